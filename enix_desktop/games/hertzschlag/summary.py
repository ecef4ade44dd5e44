"""Summary of a finished game of Hertzschlag: what each seat did, and what was remarkable."""

from collections.abc import Iterable, Mapping

from enix_desktop.engine.badges import Condition, Did, OwnGames, WonAgainst, WonAmong
from enix_desktop.engine.bests import COMMON_BESTS, RUN, SCORE, Best
from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import GameSummary, Listener
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.games.hertzschlag.table import SEATS, Setup

PLAYED, INCOME, BIDS, BID_EURO, BLACKOUT = "played", "income", "bids", "bid-euro", "blackout"
EARNED, FINES = "threshold-earned", "threshold-paid"
TALLIES = (PLAYED, INCOME, BIDS, BID_EURO, EARNED, FINES, BLACKOUT)
"""What is counted: actions, bids and their euros, threshold money, and whether the lights went out."""

WON, HELD, GENEROUS, TIGHTROPE = "first-win", "eight-rounds", "generous", "tightrope"
PEACEMAKER, NO_INCOME, FULL_HOUSE, RESCUER = "peacemaker", "no-income", "full-house", "rescuer"
DEEDS = (WON, HELD, GENEROUS, TIGHTROPE, PEACEMAKER, NO_INCOME, FULL_HOUSE, RESCUER)
"""Everything remarkable that this module finds."""
BEAT_STRONGEST, FULL_TABLE = "beat-master", "table-of-five"
MANY_RETURNS = 3
"""So often one brings the marker back into the green as a peacemaker."""


def hertzschlag_badges(strongest: str) -> Mapping[str, Condition]:
    """All badges with what they are earned for; *strongest* is the best computer player."""
    return {
        **{deed: Did(deed) for deed in DEEDS},
        BEAT_STRONGEST: WonAgainst(strongest),
        FULL_TABLE: WonAmong(SEATS[-1]),
    }


def points_of_a_held_grid(games: OwnGames) -> int | None:
    """The points of the last game; after a blackout they only would have been (Q7)."""
    _, seat = games[-1]
    return None if BLACKOUT in seat.tallies else seat.score


HERTZSCHLAG_BESTS: Mapping[str, Best] = {SCORE: Best(points_of_a_held_grid), RUN: COMMON_BESTS[RUN]}
"""No fastest win: whoever wins has played all rounds."""


def summarize(setup: Setup, happened: Iterable[Event]) -> GameSummary:
    """The game that began with *setup*; *happened* is everything that happened in it."""
    return _Listener(setup).summary(happened, is_standard=_is_standard(setup))


def _is_standard(setup: Setup) -> bool:
    components = setup.table.components
    is_whole = setup.position is None and components is standard_components()
    return is_whole and setup.table.numbers == components.numbers


class _Listener(Listener):
    """Hears one event after the other."""

    def __init__(self, setup: Setup) -> None:
        table, position = setup.table, setup.position
        self._components, self._track = table.components, table.components.track
        self._fingers = table.numbers.fingers
        self._symbols = [
            {table.components.cards[card].category for card in cards}
            for cards in (position.displays if position else ((),) * table.seats)
        ]
        self._returns = [0] * table.seats
        self._field = 0
        super().__init__(table.seats, position.round if position else 1)

    def hear(self, event: Event) -> None:
        """Count what there is to count."""
        match event:
            case events.RoundBegan(number):
                self.rounds = number
            case events.IncomeTaken(seat):
                self.tallies[seat][INCOME] += 1
            case events.CardPlayed(seat, card):
                self.tallies[seat][PLAYED] += 1
                self._symbols[seat].add(self._components.cards[card].category)
            case events.MarkerMoved():
                self._move(event)
            case events.BidsShown():
                self._bid(event)
            case events.CheckPassed(_, field) | events.PlantUsed(_, _, field):
                self._field = field
            case events.GameEnded():
                self._end(event)
            case _:
                pass  # nothing that anybody counts

    def _move(self, moved: events.MarkerMoved) -> None:
        seat, is_green = moved.seat, self._track.is_green
        for crossing in moved.crossings:
            self.tallies[seat][EARNED if crossing.euro > 0 else FINES] += abs(crossing.euro)
        if is_green(moved.after) and not is_green(moved.before):
            self._returns[seat] += 1
            if self._returns[seat] == MANY_RETURNS:
                self.deeds[seat].add(PEACEMAKER)

    def _bid(self, shown: events.BidsShown) -> None:
        for seat, bid in enumerate(shown.bids):
            self.tallies[seat][BIDS] += 1
            self.tallies[seat][BID_EURO] += bid
            if bid == self._fingers:
                self.deeds[seat].add(GENEROUS)
                if shown.total >= shown.price > shown.total - bid:
                    self.deeds[seat].add(RESCUER)

    def _end(self, end: events.GameEnded) -> None:
        for seat, deeds in enumerate(self.deeds):
            if end.is_blackout:
                self.tallies[seat][BLACKOUT] += 1
                continue
            deeds.add(HELD)
            if len(self._symbols[seat]) == len(CATEGORIES):
                deeds.add(FULL_HOUSE)
        for seat in end.winners:
            self.deeds[seat].add(WON)
            if not self.tallies[seat][INCOME]:
                self.deeds[seat].add(NO_INCOME)
            if self._field in (self._track.green_lowest, self._track.green_highest):
                self.deeds[seat].add(TIGHTROPE)
