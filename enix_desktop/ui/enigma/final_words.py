"""How a game of ENIGMA ended, in words: who has how many points from which power cells, and who won."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enigma.events import SystemScored
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.words import points_words, said, said_count
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("enigma", "final")


def parts_of(told: Sequence[Event], seats: int) -> list[dict[Colour, int]]:
    """By seat: the points earned on power cells of each colour."""
    parts = [dict.fromkeys(Colour, 0) for _ in range(seats)]
    for event in told:
        if isinstance(event, SystemScored):
            for earning in event.earnings:
                parts[earning.seat][earning.colour] += earning.points
    return parts


class FinalWords:
    """What is said at the end, in the current language."""

    def __init__(self, view: View, outcome: Outcome, told: Sequence[Event], names: PlayerNames) -> None:
        self._view, self._outcome, self._names = view, outcome, names
        self.parts = parts_of(told, len(outcome.scores))
        owners = list(view.board.networkers.values())
        self.on_table = [owners.count(seat) for seat in range(len(outcome.scores))]

    @property
    def is_tied(self) -> bool:
        """Whether networkers on the table had to decide, or could not (G2)."""
        scores = self._outcome.scores
        return scores.count(max(scores)) > 1

    def announcement(self) -> str:
        return said(f"announcement.{self._view.ended_by}", TEXTS)

    def ended(self) -> str:
        """What ended the game."""
        return said(f"ended.{self._view.ended_by}", TEXTS, goal=self._view.table.goal, round=self._view.round)

    def headline(self) -> str:
        winners, names = self._outcome.winners, self._names
        if self._view.table.is_alone:
            return said_count("win.alone", self._outcome.scores[0], TEXTS)
        if len(winners) == 1:
            return said("win.one", TEXTS, player=names.player(winners[0]))
        if len(winners) == 2:  # names of more would not fit
            return said("win.two", TEXTS, players=names.players(winners))
        return said("win.many", TEXTS, count=len(winners))

    def reason(self) -> str:
        """Most points, or what decided between equals."""
        if self._view.table.is_alone:
            return self.ended()
        most = max(self._outcome.scores)
        if not self.is_tied:
            return said("reason.most", TEXTS, points=most)
        if len(self._outcome.winners) == 1:
            count = self.on_table[self._outcome.winners[0]]
            return said_count("reason.networkers", count, TEXTS, points=points_words(most))
        return said("reason.shared", TEXTS, points=points_words(most))

    def same_again(self) -> str:
        """On the button that begins the puzzles of the day once more."""
        return said("same", TEXTS)

    def counted(self, colour: Colour) -> str:
        """What everybody earned on cells of one colour."""
        each = [
            said("count.one", TEXTS, player=self._names.player(seat), points=parts[colour])
            for seat, parts in enumerate(self.parts)
        ]
        return said(f"count.{colour.name.lower()}", TEXTS, scores=", ".join(each))

    def tie(self) -> str:
        """How the tie is broken."""
        most = max(self._outcome.scores)
        each = [
            said_count("count.networkers", self.on_table[seat], TEXTS, player=self._names.player(seat))
            for seat, points in enumerate(self._outcome.scores)
            if points == most
        ]
        return said("count.tie", TEXTS, scores=", ".join(each))

    def place(self, seat: Seat) -> str:
        """What stands below the name."""
        winners = self._outcome.winners
        if seat in winners:
            return said("row.winner" if len(winners) == 1 else "row.shared", TEXTS)
        return said("row.place", TEXTS, place=self._number(seat))

    def _number(self, seat: Seat) -> int:
        standing = list(zip(self._outcome.scores, self.on_table, strict=True))
        return 1 + sum(1 for other in standing if other > standing[seat])

    def parts_words(self, seat: Seat) -> str:
        """“Red cells 3, blue cells 5, yellow cells 0”."""
        return ", ".join(
            said(f"part.{colour.name.lower()}", TEXTS, points=points)
            for colour, points in self.parts[seat].items()
        )

    def result(self, seat: Seat) -> str:
        """A row in one sentence."""
        facts = {"place": self.place(seat), "player": self._names.player(seat)}
        points = points_words(self._outcome.scores[seat])
        return said("row.result", TEXTS, points=points, parts=self.parts_words(seat), **facts)
