"""What a coach needs to know of its game to say what a decision was worth.

A coach judges by what a seat could know: it gets views and makes up worlds that fit them. Where a game is
over and all lies open, it also values states as they were; they are the same kind of value as made-up worlds.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.record import Entry
from enix_desktop.engine.rules import Copyable, Seat
from enix_desktop.players.search import Search

WorldT = TypeVar("WorldT", bound=Copyable)
ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")
ValuedT = TypeVar("ValuedT", contravariant=True)
TriedT = TypeVar("TriedT", contravariant=True)


class Tried(Protocol[ValuedT, TriedT]):
    """Tries a move."""

    def __call__(self, world: ValuedT, seat: Seat, move: TriedT, luck: int) -> float:
        """How likely *seat* wins *world* after *move*, with this *luck*."""


class Awaited(Protocol[ValuedT]):
    """Plays on."""

    def __call__(self, world: ValuedT, seat: Seat, this_round: int, luck: int) -> float:
        """How likely *seat* wins *world*, judged once *this_round* is over; at once if it is over already."""


Exchanged: TypeAlias = tuple[WorldT, Sequence[Entry[MoveT]]]
"""A state in which a position begins, and the moves since then."""
REDRAWS = 24
"""So many times each step is drawn again to see what was luck."""


def _always(_view: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Posing(Generic[WorldT, MoveT]):
    """How a game makes a position out of the middle of a game: a setup, and a few moves."""

    setup: Callable[[WorldT], Any]
    """The setup of a game that begins with this state; None if none can."""
    exchanged: Callable[[WorldT, Sequence[Entry[MoveT]], WorldT, Seat, int], Exchanged[WorldT, MoveT] | None]
    """The same beginning and the same moves with other secrets, from the state in which it begins, the moves,
    the state to which they lead, the seat that may not notice, and a seed; None if that cannot be done."""


@dataclass(frozen=True, slots=True)
class Coach(Generic[WorldT, ViewT, MoveT]):
    """One game's part of the coach. All of it is repeatable: the same arguments give the same answer."""

    ideas: Callable[[ViewT, Sequence[MoveT], int], Sequence[MoveT]]
    """Moves of a decision that may be the best, from a view, the legal moves and a seed."""
    guesses: Callable[[ViewT, int], WorldT]
    """A world that fits a view, by a seed."""
    tried: Tried[WorldT, MoveT]
    awaited: Awaited[WorldT]
    standing: Callable[[WorldT], Sequence[float]]
    """How likely each seat wins a world or a state, at first sight and with all hands open.

    It must not look at what is still to be drawn.
    """
    redrawn: Callable[[WorldT, int], WorldT]
    """The same state with what nobody has seen and will be drawn, in another order; never the same object."""
    judges: Callable[[ViewT], bool] = _always
    """Whether a decision is one that can be judged, from the view of who makes it."""
    may_draw: Callable[[MoveT], bool] = _always
    """Whether a move may bring luck."""
    redraws: int = REDRAWS
    posing: Posing[WorldT, MoveT] | None = None
    """None if no positions are made of this game."""


def coached_by(
    search: Search[WorldT, ViewT, MoveT],
    *,
    ideas: Callable[[ViewT, Sequence[MoveT], int], Sequence[MoveT]],
    standing: Callable[[WorldT], Sequence[float]],
    redrawn: Callable[[WorldT, int], WorldT],
    judges: Callable[[ViewT], bool] = _always,
    may_draw: Callable[[MoveT], bool] = _always,
    redraws: int = REDRAWS,
    posing: Posing[WorldT, MoveT] | None = None,
) -> Coach[WorldT, ViewT, MoveT]:
    """A coach that tries moves as *search* does."""
    return Coach(
        ideas,
        search.guess,
        search.tried,
        search.awaited,
        standing,
        redrawn,
        judges,
        may_draw,
        redraws,
        posing,
    )


def renamed(
    entries: Sequence[Entry[MoveT]], cards: Mapping[int, int], kinds: Sequence[str]
) -> list[Entry[MoveT]]:
    """The moves with other *cards* in chance results of these *kinds*, and nothing about who made them."""

    def other(draw: Draw) -> Draw:
        return Draw(draw.kind, tuple([cards.get(card, card) for card in draw.result]))

    def drawn(draws: Sequence[Draw]) -> tuple[Draw, ...]:
        return tuple([other(draw) if draw.kind in kinds else draw for draw in draws])

    return [Entry(entry.seat, entry.move, drawn(entry.draws)) for entry in entries]
