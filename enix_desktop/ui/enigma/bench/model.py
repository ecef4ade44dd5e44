"""What benches share beneath their surface: an arrangement, its history, and when it is a solution."""

from typing import Generic, Protocol, TypeVar

from enix_desktop.games.enigma.puzzles.puzzle import Written
from enix_desktop.ui.enigma.bench.history import History

T = TypeVar("T")


class Judge(Protocol):
    """Knows one puzzle and its rules."""

    def is_valid(self, written: Written) -> bool:
        """Whether *written* solves the puzzle (Z1)."""

    def completion(self, partial: object) -> Written | None:
        """A solution that keeps as much as possible of what lies there; None if the puzzle has none."""


class BenchModel(Generic[T]):
    """Immutable arrangements of the pieces, one after the other; it knows nothing of the screen.

    A bench of its own says in `written_form` how an arrangement is written as a solution, in `as_json`
    and `read` how it is kept, and in `with_hint` what a hint would do.
    """

    def __init__(self, empty: T, judge: Judge) -> None:
        self.empty, self.judge = empty, judge
        self.history = History(empty)

    @property
    def now(self) -> T:
        """What lies on the bench."""
        return self.history.now

    def lay(self, arrangement: T) -> bool:
        """Let the pieces lie so; False if they do already."""
        return self.history.step(arrangement)

    def undo(self) -> bool:
        return self.history.undo()

    def redo(self) -> bool:
        return self.history.redo()

    def reset(self) -> bool:
        """Clear the bench; this can be undone as well."""
        return self.history.step(self.empty)

    def hint(self) -> bool:
        """Lay one piece of a solution (E8); False if nothing is left to lay."""
        laid = self.with_hint()
        return laid is not None and self.history.step(laid)

    def solution(self) -> Written | None:
        """The arrangement as a solution, if it is a valid one (Z2)."""
        written = self.written_form()
        return written if written is not None and self.judge.is_valid(written) else None

    def arrangement(self) -> object:
        """What lies there, as JSON can write it."""
        return self.as_json(self.now)

    def restore(self, node: object) -> bool:
        """Begin with what `arrangement` once said; False, with an empty bench, if that makes no sense."""
        self.history = History(self.empty)
        try:
            self.history.step(self.read(node))
        except (ValueError, TypeError, KeyError, IndexError):
            return False
        return True

    def written_form(self) -> Written | None:
        """The arrangement as a record writes a solution; None as long as it cannot be one."""
        raise NotImplementedError

    def as_json(self, arrangement: T) -> object:
        """*arrangement* as lists, numbers and texts."""
        raise NotImplementedError

    def read(self, node: object) -> T:
        """The arrangement that `as_json` made *node* of, or raise ValueError."""
        raise NotImplementedError

    def with_hint(self) -> T | None:
        """What lies there after a hint."""
        raise NotImplementedError
