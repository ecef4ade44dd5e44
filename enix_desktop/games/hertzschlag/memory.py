"""What is remembered: the public record of past rounds, and what each seat saw (K1, K3)."""

from dataclasses import dataclass
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import Card, EventCard
from enix_desktop.games.hertzschlag.moves import Place, Word


class Passed(NamedTuple):
    """The hand that a seat passed on at the end of a round (D2)."""

    round: int
    to: Seat
    cards: tuple[Card, ...]


class Forecast(NamedTuple):
    """An event that a seat saw ahead in a round (X6)."""

    round: int
    event: EventCard


@dataclass(frozen=True, slots=True)
class PastRound:
    """What everybody saw of one round; all tuples are by seat, but for the fields of the marker."""

    number: int
    starter: Seat
    event: EventCard | None
    """None if it had happened before the game was composed."""
    signals: tuple[Word | None, ...]
    """None where there is no talk."""
    places: tuple[Place, ...]
    cards: tuple[Card | None, ...]
    """What was played; None for income."""
    fields: tuple[int, ...]
    """The marker before the event, after it, after each action in turn order, and after the check."""
    pledges: tuple[int | None, ...] | None
    """None if there were none; a silent seat pledged None."""
    bids: tuple[int, ...] | None
    money: tuple[int, ...]
    """At the end of the round."""
