"""How a game of Station Six ended, in words: who fired what, and who won by what."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.station.final_art import Volley
from enix_desktop.ui.station.words import said
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("station", "final")


def volleys(told: Sequence[Event], seats: int) -> list[list[Volley]]:
    """What each seat fired, the earliest first."""
    number, fired = 1, [[] for _ in range(seats)]  # type: tuple[int, list[list[Volley]]]
    for event in told:
        match event:
            case events.RoundBegan(round_number):
                number = round_number
            case events.LaserFired(seat, _, _, before, after):
                fired[seat].append(Volley(number, before, after))
    return fired


class FinalWords:
    """What is said at the end, in the current language."""

    def __init__(self, view: View, outcome: Outcome, names: PlayerNames) -> None:
        self._table, self._outcome, self._names = view.table, outcome, names
        self.centre = view.energy[Station.CENTRE]
        top = max(outcome.scores)
        self.tied = [seat for seat, score in enumerate(outcome.scores) if score == top]
        """Who has the highest laser."""

    def announcement(self) -> str:
        return said("announcement", TEXTS)

    def ended(self) -> str:
        """Why it is over now."""
        numbers = self._table.numbers
        key = "rounds" if self._table.end is End.FOUR_ROUNDS else "laser"
        return said(f"ended.{key}", TEXTS, goal=numbers.laser_goal, rounds=numbers.option_rounds)

    def headline(self) -> str:
        winners, names = self._outcome.winners, self._names
        if len(winners) == 1:
            return said("win.one", TEXTS, player=names.player(winners[0]))
        if len(winners) == 2:  # names of more would not fit
            return said("win.two", TEXTS, players=names.players(winners))
        return said("win.many", TEXTS, count=len(winners))

    def reason(self) -> str:
        winners = self._outcome.winners
        facts = {
            "laser": max(self._outcome.scores),
            "centre": self.centre[winners[0]],
            "player": self._names.player(winners[0]),
        }
        is_tied = len(self.tied) > 1
        key = "shared" if len(winners) > 1 else "tied" if is_tied else "highest"
        return said(f"reason.{key}", TEXTS, **facts)

    def place(self, seat: Seat) -> str:
        winners = self._outcome.winners
        if seat in winners:
            return said("row.winner" if len(winners) == 1 else "row.shared", TEXTS)
        key = "row.tied" if seat in self.tied else "row.place"
        return said(key, TEXTS, place=self._outcome.place(seat))

    def result(self, seat: Seat) -> str:
        place = said("row.place", TEXTS, place=self._outcome.place(seat))
        laser = self._outcome.scores[seat]
        return said("row.result", TEXTS, place=place, player=self._names.player(seat), laser=laser)

    def shots(self, fired: Sequence[Volley]) -> str:
        """All that somebody fired, round by round."""
        each = [
            said("count.round", TEXTS, round=volley.round, shots=f"+{volley.after - volley.before}")
            for volley in fired
        ]
        return " ".join(each) or said("row.no-shots", TEXTS)

    def round(self, number: int, gains: Sequence[tuple[Seat, int]]) -> str:
        """Who fired in a round."""
        each = [
            said("count.shot", TEXTS, player=self._names.player(seat), shots=gain) for seat, gain in gains
        ]
        return said("count.round", TEXTS, round=number, shots=", ".join(each))

    def tie(self) -> str:
        return said("count.tied", TEXTS, players=self._names.players(self.tied))

    def counted(self) -> str:
        """The energy that decides."""
        each = [
            said("count.score", TEXTS, player=self._names.player(seat), number=self.centre[seat])
            for seat in self.tied
        ]
        return said("count.centre", TEXTS, scores=", ".join(each))
