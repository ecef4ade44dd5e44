"""What a seat thinks of its cards that has counted what became of many games."""

from statistics import fmean

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.moves import Lay
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.experience import LEARNED, Experience
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.outlook import Standing
from enix_desktop.players.hertzschlag.prospects import prospect
from enix_desktop.players.hertzschlag.styles import PLAIN, Style

LIKING = 5
"""How much more being steady counts than for others: whoever judges better has less reason for it."""


class SeasonedJudge(Judge):
    """Weighs like any judge, but knows better what points come of displays and money."""

    def __init__(self, view: View, style: Style = PLAIN, known: Experience = LEARNED) -> None:
        super().__init__(view, style, known)

    def hoped(self, display: tuple[Card, ...], money: int, marker: int) -> float:
        standing = Standing(self.view.goal, display, money)
        return prospect(self.view.table, self.known, standing, self.left, marker)

    def hoped_of(self, seat: Seat) -> float:
        """Any goal but the own one; before cards are played, the turn of this round is ahead, too."""
        view, table = self.view, self.view.table
        left = self.left + (view.phase in (Phase.SIGNAL, Phase.LAY))
        goals = [goal for goal in range(len(table.components.goals)) if goal != view.goal]
        standings = [Standing(goal, view.displays[seat], view.money[seat]) for goal in goals]
        return fmean([prospect(table, self.known, each, left, view.marker) for each in standings])

    def liking(self, lay: Lay) -> float:
        liked: float = super().liking(lay) ** LIKING
        return liked
