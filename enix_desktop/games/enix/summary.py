"""Summary of a finished game of ENIX: what each seat collected, where it went, what was remarkable."""

from collections.abc import Iterable

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.engine.summary import GameSummary, Listener
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card, set_of
from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.games.enix.scoring import hand_score
from enix_desktop.games.enix.table import STANDARD_NUMBERS, Setup

EXACT, NEGATIVE, HALVED, EVERYWHERE = "exact", "negative-card", "halved-in-time", "all-energies"
OWN_CAP, HARVEST, LONG_WAY, CLOSE = "own-cap", "harvest", "long-way", "one-point-ahead"
TIE, PEACEFUL, IN_THE_DARK = "won-tie", "peaceful", "won-in-the-dark"
DEEDS = (
    *(EXACT, NEGATIVE, HALVED, EVERYWHERE, OWN_CAP, HARVEST, LONG_WAY, CLOSE),
    *(TIE, PEACEFUL, IN_THE_DARK),
)
"""Everything remarkable that this module finds."""
CARDS, TAKEN, STOLEN, LOST, ENIX_PLAYED, DARK = "cards", "taken", "stolen", "lost", "enix", "dark"
MANY_CARDS, MANY_TILES = 4, 4
"""How many cards on one arrival are a harvest, how many crossings in one turn a long way."""


def visits(energy: Energy) -> str:
    """The name under which arrivals at *energy* are counted."""
    return f"visit:{energy.key}"


def summarize(setup: Setup, happened: Iterable[Event]) -> GameSummary:
    """The game that began with *setup*; *happened* is everything that happened in it."""
    table = setup.table
    return _Listener(setup).summary(
        happened,
        is_standard=_is_standard(setup),
        edition=table.edition.value,
        limit=table.numbers.limit,
    )


def _is_standard(setup: Setup) -> bool:
    table = setup.table
    is_whole = setup.composed is None and table.components is standard_components()
    return is_whole and table.numbers == STANDARD_NUMBERS


class _Listener(Listener):
    """Hears one event after the other."""

    def __init__(self, setup: Setup) -> None:
        seats = setup.table.seats
        self._table = setup.table
        composed = setup.composed
        self._pawns = list(composed.pawns) if composed else [Energy.SOLAR] * seats
        self._cap = composed.cap if composed else None
        self._seen = [{pawn} for pawn in self._pawns]
        self._crossings = 0
        super().__init__(seats)

    def hear(self, event: Event) -> None:
        match event:
            case events.RoundBegan(number):
                self.rounds = number
            case events.TurnBegan():
                self._crossings = 0
            case events.PawnCrossed(seat, _, target):
                self._crossings += 1
                if self._crossings >= MANY_TILES:
                    self.deeds[seat].add(LONG_WAY)
                self._arrive(seat, target)
            case events.PawnJumped(seat, _, target):
                self._arrive(seat, target)
            case events.CapMoved(seat, _, target):
                self._put_cap(seat, target)
            case events.EnixPlayed(seat, _, _, target):
                self.tallies[seat][ENIX_PLAYED] += 1
                self._put_cap(seat, target)
            case events.PawnStayed(seat, "under_cap"):
                self.tallies[seat][DARK] += 1
            case events.CardsTaken(seat, _, stacks):
                self.tallies[seat][TAKEN] += len(stacks)
                if len(stacks) >= MANY_CARDS:
                    self.deeds[seat].add(HARVEST)
            case events.CardStolen(thief, victim):
                self.tallies[thief][STOLEN] += 1
                self.tallies[victim][LOST] += 1
            case events.GameEnded():
                self._end(event)
            case _:
                pass  # nothing that anybody counts

    def _arrive(self, seat: Seat, energy: Energy) -> None:
        self._pawns[seat] = energy
        self._seen[seat].add(energy)
        self.tallies[seat][visits(energy)] += 1
        if len(self._seen[seat]) == len(ENERGIES):
            self.deeds[seat].add(EVERYWHERE)

    def _put_cap(self, seat: Seat, target: Energy | None) -> None:
        self._cap = target
        if target is not None and target == self._pawns[seat]:
            self.deeds[seat].add(OWN_CAP)

    def _end(self, end: events.GameEnded) -> None:
        for seat, hand in enumerate(end.hands):
            self.tallies[seat][CARDS] = len(hand)
            self._judge_hand(seat, hand, seat in end.winners)
            if end.scores[seat] == self._table.numbers.limit:
                self.deeds[seat].add(EXACT)
        for seat in end.winners:
            if not self.tallies[seat][STOLEN]:
                self.deeds[seat].add(PEACEFUL)
            if self._cap is not None and self._pawns[seat] == self._cap:
                self.deeds[seat].add(IN_THE_DARK)
        self._judge_margin(end)

    def _judge_hand(self, seat: Seat, hand: tuple[Card, ...], is_winner: bool) -> None:
        components, limit = self._table.components, self._table.numbers.limit
        score = hand_score(components, set_of(hand))
        if is_winner and any(components.values[card] < 0 for card in hand):
            self.deeds[seat].add(NEGATIVE)
        if score.total > limit >= score.score:
            self.deeds[seat].add(HALVED)

    def _judge_margin(self, end: events.GameEnded) -> None:
        left = [seat for seat in range(self._table.seats) if seat not in end.dropped_out]
        ranked = sorted((end.scores[seat] for seat in left), reverse=True)
        if len(end.winners) != 1 or len(ranked) < 2:
            return
        [winner] = end.winners
        if ranked[0] == ranked[1]:
            self.deeds[winner].add(TIE)
        elif end.scores[winner] == ranked[0] == ranked[1] + 1:
            self.deeds[winner].add(CLOSE)
