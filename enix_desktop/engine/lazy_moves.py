"""Legal moves that are listed only as far as somebody asks for them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import overload

from enix_desktop.engine.rules import MoveT


class LazyMoves(Sequence[MoveT]):
    """Lists one move of each effect, in a fixed order; a game says which come, and which it contains.

    It is for a seat that owes a decision, so that there is always a move.
    """

    def __init__(self) -> None:
        self._listed: list[MoveT] = []
        self._coming: Iterator[MoveT] | None = None

    def generated(self) -> Iterator[MoveT]:
        """All moves in their order."""
        raise NotImplementedError

    def __contains__(self, move: object) -> bool:
        """Whether it is legal, listed or not."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> MoveT: ...
    @overload
    def __getitem__(self, index: slice) -> list[MoveT]: ...
    def __getitem__(self, index: int | slice) -> MoveT | list[MoveT]:
        count = index + 1 if isinstance(index, int) and index >= 0 else None
        return self._moves(count)[index]

    def __len__(self) -> int:
        return len(self._moves())

    def __iter__(self) -> Iterator[MoveT]:
        return iter(self._moves())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LazyMoves) and self._moves() == other._moves()

    __hash__ = None  # type: ignore[assignment]  # it lists what may change

    def __bool__(self) -> bool:
        return True  # whoever owes a decision has one, and listing all may take long

    def _moves(self, count: int | None = None) -> list[MoveT]:
        """At least the first *count*, if there are so many; with None all."""
        if self._coming is None:
            self._coming = self.generated()
        missing = None if count is None else max(0, count - len(self._listed))
        self._listed.extend(islice(self._coming, missing))
        return self._listed
