"""The state of a game: a value without names, clocks or randomness."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.layout import Layout, Roads
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.table import Table


class State:
    """Changed only by `flow.transition`, on a copy of one's own.

    Mutable with a hand-written copy because that is what measured fastest: see docs/decisions.md.
    """

    __slots__ = (
        "active",
        "barred",
        "cap",
        "chosen",
        "contenders",
        "discard",
        "ended_by",
        "hands",
        "laid",
        "layout",
        "lots",
        "moved",
        "owing",
        "pawns",
        "phase",
        "points",
        "roads",
        "round",
        "short_of_cards",
        "stacks",
        "stage",
        "symbols_done",
        "table",
        "victims",
        "waiting",
    )

    table: Table
    round: int
    """Rounds begun so far."""
    phase: Phase
    """What is to be decided."""
    owing: tuple[Seat, ...]
    """Who owes a decision: in a window one after the other, while laying all at once."""
    layout: Layout
    roads: Roads
    """The crossings that follow from the layout."""
    pawns: list[Energy]
    cap: Energy | None
    """The tile under the cap; None while it lies beside the board."""
    hands: list[CardSet]
    stacks: list[tuple[Card, ...]]
    """Cards from bottom to top."""
    discard: tuple[Card, ...]
    short_of_cards: bool
    """K2 waits until stacks and discard hold enough cards for all stacks."""
    chosen: list[Card | None]
    """Cards laid face down that nobody else has seen yet."""
    laid: list[tuple[Card, ...]]
    """Cards laid and turned over this round, in order."""
    waiting: tuple[Seat, ...]
    """Who has not had a turn this round."""
    lots: tuple[tuple[Seat, ...], ...]
    """Orders drawn by lot this round (O3)."""
    contenders: tuple[Seat, ...]
    """Who is in the competition going on; otherwise empty."""
    active: Seat | None
    """The player in turn, if there is one."""
    stage: Stage
    symbols_done: int
    points: int
    """Points of movement left this turn."""
    moved: bool
    """Whether the pawn has crossed to another tile this turn."""
    barred: int
    """Bits of the tiles that may not be entered again this turn (M5)."""
    victims: tuple[Seat, ...]
    """Who can still be stolen from this turn."""
    ended_by: Seat | None

    def copy(self) -> "State":
        """An equal state that shares nothing changeable."""
        twin = _new(State)
        twin.table = self.table
        twin.round = self.round
        twin.phase = self.phase
        twin.owing = self.owing
        twin.layout = self.layout
        twin.roads = self.roads
        twin.pawns = self.pawns[:]
        twin.cap = self.cap
        twin.hands = self.hands[:]
        twin.stacks = self.stacks[:]
        twin.discard = self.discard
        twin.short_of_cards = self.short_of_cards
        twin.chosen = self.chosen[:]
        twin.laid = self.laid[:]
        twin.waiting = self.waiting
        twin.lots = self.lots
        twin.contenders = self.contenders
        twin.active = self.active
        twin.stage = self.stage
        twin.symbols_done = self.symbols_done
        twin.points = self.points
        twin.moved = self.moved
        twin.barred = self.barred
        twin.victims = self.victims
        twin.ended_by = self.ended_by
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    # Equal states are found by comparing; a changeable value must not be a key.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={getattr(self, name)!r}' for name in State.__slots__)})"


_new = object.__new__
