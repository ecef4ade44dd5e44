"""The state of a game of Hertzschlag: a value that knows neither luck nor time."""

from dataclasses import dataclass, field

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import Card, EventCard, GoalCard, Plant
from enix_desktop.games.hertzschlag.memory import Forecast, Passed, PastRound
from enix_desktop.games.hertzschlag.moves import Lay, Place, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.table import Table


@dataclass(slots=True)
class State:
    """Everything there is, secrets included."""

    table: Table
    starter: Seat
    """The start player of this round."""
    marker: int
    money: list[int]
    reserves: list[bool]
    """Who holds a reserve card (C6)."""
    hands: list[tuple[Card, ...]]
    """Ascending."""
    goals: tuple[GoalCard, ...]
    displays: list[tuple[Card, ...]]
    """As they were played."""
    removed: list[tuple[Card, ...]]
    """What each seat laid for income; nobody else ever sees it (I1)."""
    pile: tuple[Card, ...]
    """Cards that nobody has drawn yet, ascending: luck picks from them (S4)."""
    shown: list[EventCard]
    """Events so far, that of this round last."""
    plants: list[bool]
    """Which are ready (Q2)."""
    laid: list[Lay | None]
    """What each seat has laid in this round, until all have."""
    signals: list[Word]
    """In turn order, as far as they are given."""
    pledges: list[int | None]
    """In turn order, as far as they are given; None is silent."""
    bids: list[int | None]
    """By seat; None for who has not bid."""
    round: int = 1
    phase: Phase = Phase.LAY
    calm: int = 0
    cheaper: int = 0
    """What secondary control costs less (X5)."""
    forecast: EventCard | None = None
    """The event of the next round, if somebody saw it ahead (X6)."""
    is_blackout: bool = False
    places: tuple[Place, ...] | None = None
    """Where everybody laid in this round, once all have (A3)."""
    played: list[Card | None] = field(default_factory=list)
    """What each seat played in this round, once all have laid; None for income."""
    fields: list[int] = field(default_factory=list)
    """Where the marker stood in this round so far, see `PastRound`."""
    past: tuple[PastRound, ...] = ()
    passed: list[tuple[Passed, ...]] = field(default_factory=list)
    drawn: list[tuple[Card, ...]] = field(default_factory=list)
    """The card that each seat drew each round (K3)."""
    forecasts: list[tuple[Forecast, ...]] = field(default_factory=list)

    def copy(self) -> "State":
        """An equal state that shares nothing changeable."""
        # By position: this is done thousands of times for one decision of a player that searches.
        return State(
            self.table,
            self.starter,
            self.marker,
            self.money[:],
            self.reserves[:],
            self.hands[:],
            self.goals,
            self.displays[:],
            self.removed[:],
            self.pile,
            self.shown[:],
            self.plants[:],
            self.laid[:],
            self.signals[:],
            self.pledges[:],
            self.bids[:],
            self.round,
            self.phase,
            self.calm,
            self.cheaper,
            self.forecast,
            self.is_blackout,
            self.places,
            self.played[:],
            self.fields[:],
            self.past,
            self.passed[:],
            self.drawn[:],
            self.forecasts[:],
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.seats)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The turn order of this round (S3)."""
        return self.table.order(self.starter)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Every seat that owes a decision."""
        match self.phase:
            case Phase.SIGNAL:
                return (self.order[len(self.signals)],)
            case Phase.LAY:
                return tuple([seat for seat, lay in enumerate(self.laid) if lay is None])
            case Phase.PLEDGE:
                return (self.order[len(self.pledges)],)
            case Phase.BID:
                return tuple([seat for seat, bid in enumerate(self.bids) if bid is None])
            case Phase.OVER:
                return ()

    @property
    def price(self) -> int:
        """What secondary control costs now (Q4, X5)."""
        numbers = self.table.numbers
        return max(min(numbers.lowest_price, numbers.price), numbers.price - self.cheaper)

    @property
    def events_left(self) -> tuple[EventCard, ...]:
        """Events that have neither happened nor been seen ahead."""
        gone = {*self.shown, self.forecast}
        return tuple([event for event in range(len(self.table.components.events)) if event not in gone])

    def plant_needed(self) -> Plant | None:
        """The plant that helps where the marker is; None in the green area (Q1, Q2)."""
        track = self.table.components.track
        if track.is_green(self.marker):
            return None
        return Plant.PUMPED_STORAGE if self.marker < track.green_lowest else Plant.GAS_PLANT
