"""What a table agrees before a game, and how a game begins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.components import MOST_SEATS, Components, standard_components
from enix_desktop.games.hertzschlag.faces import Card, EventCard, GoalCard, Numbers

SEATS = range(3, MOST_SEATS + 1)


class Talk(StrEnum):
    """Whether there are signals and pledges (E1)."""

    ON = "on"
    OFF = "off"


class FairStart(StrEnum):
    """Whether seats that start fewer rounds begin with more money (E3)."""

    ON = "on"
    OFF = "off"


class TalkTime(StrEnum):
    """Seconds of talking before a bid (E4); the rules do not care."""

    NONE = "0"
    MINUTE = "60"


LOT = "lot"
START_CHOICES = (LOT, *map(str, range(MOST_SEATS)))
"""Who starts, as a table can choose it (E2); a seat where nobody sits means by lot."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is agreed before a game."""

    components: Components
    seats: int
    numbers: Numbers
    talk: Talk = Talk.ON
    start: Seat | None = None
    """Who starts; None by lot (E2)."""
    fair_start: FairStart = FairStart.ON
    talk_time: TalkTime = TalkTime.NONE

    @property
    def has_talk(self) -> bool:
        return self.talk is Talk.ON

    def order(self, starter: Seat) -> tuple[Seat, ...]:
        """The turn order of a round: *starter*, then clockwise (S3)."""
        return tuple((starter + step) % self.seats for step in range(self.seats))

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        """To whom *seat* passes its hand (D2)."""
        return (seat - 1) % self.seats

    def start_money(self, starter: Seat) -> tuple[int, ...]:
        """What everybody begins with if *starter* starts the first round (S2, E3)."""
        numbers = self.numbers
        starts = [0] * self.seats
        for number in range(numbers.rounds):
            starts[(starter + number) % self.seats] += 1
        extra = numbers.fair_start if self.fair_start is FairStart.ON else 0
        return tuple(numbers.start_money + (extra if count < max(starts) else 0) for count in starts)


@dataclass(frozen=True, slots=True)
class Position:
    """A moment that somebody composed: the beginning of a round, as it differs from that of a game."""

    round: int
    marker: int
    money: tuple[int, ...]
    displays: tuple[tuple[Card, ...], ...]
    removed: tuple[tuple[Card, ...], ...]
    shown: tuple[EventCard, ...]
    """Events of earlier rounds, and of this one if it has happened."""
    plants: tuple[bool, ...]
    """Which are ready."""
    calm: int
    cheaper: int
    """What secondary control costs less (X5)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: what luck has decided before the first move."""

    table: Table
    starter: Seat
    """The start player of the first round, or of the round of a *position*."""
    hands: tuple[tuple[Card, ...], ...]
    goals: tuple[GoalCard, ...]
    event: EventCard | None
    """The event of the first round; in a *position* None if it has happened already."""
    position: Position | None = None


def options(chosen: Mapping[str, str], seats: int, components: Components | None = None) -> Table:
    """What is agreed before a game; whatever is not *chosen* is as usual."""
    components = components or standard_components()
    start = chosen.get("start", LOT)
    return Table(
        components,
        seats,
        components.numbers,
        Talk(chosen.get("talk", Talk.ON)),
        int(start) if start != LOT and int(start) < seats else None,
        FairStart(chosen.get("fair_start", FairStart.ON)),
        TalkTime(chosen.get("talk_time", TalkTime.NONE)),
    )


def with_numbers(table: Table, **changes: int) -> Table:
    """The same table with other numbers."""
    return replace(table, numbers=replace(table.numbers, **changes))
