"""The protocol between a game and everything around it."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Never, Protocol, Self, TypeAlias, TypeVar

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.errors import EnixError

Seat: TypeAlias = int
EVERYBODY: Seat = -1
"""The viewer at the public table: sees what all may know, and nobody's secrets. Never an index."""


class Refusal(Protocol):
    """Why a move is not allowed."""

    @property
    def rule(self) -> str:
        """The id of the broken rule, such as A5."""

    @property
    def key(self) -> str:
        """An untranslated name of the reason; the user interface has the words."""

    @property
    def facts(self) -> Mapping[str, object]:
        """What a sentence about it needs, by untranslated names."""


class IllegalMove(EnixError):
    """A move that the rules refuse; nothing has changed."""

    def __init__(self, seat: Seat, refusal: Refusal) -> None:
        super().__init__(f"seat {seat}: rule {refusal.rule}: {refusal.key}")
        self.seat = seat
        self.refusal = refusal


class ForeignMove(EnixError):
    """A value that is no move of this game at all, so that no rule speaks of it."""

    def __init__(self, move: Never) -> None:  # so that the type checker finds a forgotten kind of move
        super().__init__(f"{type(move).__name__} is no move of this game")


class Event(Protocol):
    """Something that happened, in the past tense."""

    def seen_by(self, seat: Seat) -> Self:
        """The same event with only what *seat*, or EVERYBODY, may know."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    dropped_out: tuple[Seat, ...] = ()
    ended_by: Seat | None = None

    def ranking(self) -> list[Seat]:
        """The best first: winners, then the others by score, then those who went too far, the least first."""
        return sorted(range(len(self.scores)), key=self._rank)

    def place(self, seat: Seat) -> int:
        """The place of *seat* from 1 on; equals share one."""
        return 1 + sum(self._rank(other) < self._rank(seat) for other in range(len(self.scores)))

    def _rank(self, seat: Seat) -> tuple[bool, bool, int]:
        is_out, score = seat in self.dropped_out, self.scores[seat]
        return seat not in self.winners, is_out, score if is_out else -score


class Copyable(Protocol):
    """A state: a value that is copied before it is changed."""

    def copy(self) -> Self:
        """An equal state that shares nothing changeable."""


OptionsT = TypeVar("OptionsT", contravariant=True)
SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT", bound=Copyable)
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT", covariant=True)


class Rules(Protocol[OptionsT, SetupT, StateT, MoveT, ViewT]):
    """The rules of one game; every method but `transition` leaves its arguments alone."""

    def deal(self, options: OptionsT, chance: Chance) -> SetupT:
        """Draw a complete setup for a table with these *options*."""

    def start(self, setup: SetupT) -> StateT:
        """The state before the first move."""

    def to_move(self, state: StateT) -> tuple[Seat, ...]:
        """Every seat that owes a decision now; empty exactly when the game is over."""

    def legal_moves(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """All moves of *seat* in a fixed order; empty if it owes no decision."""

    def declining_move(self, state: StateT) -> MoveT | None:
        """The move that says no, if what is asked now is only an offer to interrupt; None otherwise.

        Offers are made to everybody, whatever they hold, so that being asked tells nothing.
        """

    def is_secret(self, state: StateT) -> bool:
        """Whether what is asked now is decided with secrets, so that nobody else may look; all know that."""

    def refusal(self, state: StateT, seat: Seat, move: MoveT) -> Refusal | None:
        """The first rule that *move* breaks, or None if it is legal; raise ForeignMove if it is no move."""

    def transition(self, state: StateT, seat: Seat, move: MoveT, chance: Chance) -> Sequence[Event]:
        """Change *state* by a move known to be legal and tell what happened."""

    def view(self, state: StateT, seat: Seat) -> ViewT:
        """What *seat* may know: public facts and its own secrets; for EVERYBODY the public facts alone."""

    def open_secrets(self, view: Any) -> AbstractSet[object]:
        """What this view shows and others may not know: as long as it has not grown, nothing was learned."""

    def round_number(self, state: StateT) -> int:
        """Rounds begun so far."""

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, or None while the game runs."""

    def with_other_secrets(self, state: StateT, seat: Seat, seed: int) -> StateT:
        """A state that *seat*, or EVERYBODY, cannot tell from *state*, the hidden exchanged by *seed*."""

    def check(self, state: StateT) -> None:
        """Raise AssertionError if *state* breaks an invariant of the game."""
