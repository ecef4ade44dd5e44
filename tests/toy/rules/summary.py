"""What a finished game of Sparks was like: what statistics count, and what earns a badge."""

from collections import Counter
from collections.abc import Iterable

from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import GameSummary, SeatSummary
from tests.toy.rules import events
from tests.toy.rules.table import Setup

LAMPS, RIGHT, WRONG, LATE = "lamps", "right", "wrong", "late"
"""What is counted: lamps and answers."""
QUICK, FREE_LAMP = "quick-sum", "free-lamp"
DEEDS = (QUICK, FREE_LAMP)
"""Everything remarkable that is found here: a sum in a moment, and a lamp that cost nothing."""
QUICK_MS = 3_000


def summarize(setup: Setup, told: Iterable[Event]) -> GameSummary:
    """The game that began with *setup*; *told* is everything that happened in it."""
    tallies: list[Counter[str]] = [Counter() for _ in range(setup.seats)]
    deeds: list[set[str]] = [set() for _ in range(setup.seats)]
    rounds, paid = 1, 0
    for event in told:
        match event:
            case events.RoundBegan(number):
                rounds = number
            case events.TurnBegan(seat, bids):
                paid = bids[seat]
            case events.SumAnswered(seat, _, ms, verdict):
                tallies[seat][verdict] += 1
                if verdict == RIGHT and ms <= QUICK_MS:
                    deeds[seat].add(QUICK)
            case events.LampLit(seat):
                tallies[seat][LAMPS] += 1
                if not paid:
                    deeds[seat].add(FREE_LAMP)
            case _:
                pass  # nothing that anybody counts
    seats = zip(tallies, deeds, strict=True)
    return GameSummary(
        edition="standard",
        is_standard=True,
        limit=None,
        rounds=rounds,
        seats=tuple(SeatSummary(dict(sorted(counted.items())), frozenset(done)) for counted, done in seats),
    )
