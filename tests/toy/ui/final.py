"""The end of a game of Sparks: lamps are counted player by player, then it is said who won."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.final_frame import FinalFrame
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import Theme
from tests.toy.rules.table import DARK, FREE, is_won, lamps
from tests.toy.rules.view import View
from tests.toy.ui.art import LIGHT, SPARK, paint_board, paint_look
from tests.toy.ui.statistics import SparksStatistics
from tests.toy.ui.words import said


class SparksFinal(FinalFrame):
    """Who won, and why."""

    def __init__(
        self, view: View, outcome: Outcome, names: PlayerNames, pawn_looks: Sequence[PawnLook]
    ) -> None:
        super().__init__(SparksStatistics())
        self._view, self._outcome, self._names, self._pawn_looks = view, outcome, names, pawn_looks
        self.counted = set(range(len(outcome.scores)))
        """Whose lamps are shown."""
        self._board, self._winners = Picture(self._paint_board, self), Picture(self._paint_winners, self)
        self._board.setMinimumHeight(220)
        self._winners.setFixedSize(90 * max(1, len(outcome.winners)), 104)
        self.lay_out(self._winners, self._board)

    def announcement(self) -> str:
        """It is over."""
        return said("final.over")

    def headline(self) -> str:
        """Who wins."""
        winners, names = self._outcome.winners, self._names
        if len(winners) == 1:
            return said("final.wins", player=names.player(winners[0]))
        return said("final.share", players=names.players(winners))

    def reason(self) -> str:
        """The goal, or most lamps; and how many everybody has."""
        goal = self._view.goal
        is_goal = is_won(goal, lamps(self._view.board, self._outcome.winners[0]))
        each = ", ".join(self._lamps_of(seat) for seat in range(len(self._outcome.scores)))
        return f"{said(f'final.{goal}' if is_goal else 'final.most')} {said('final.lamps', lamps=each)}"

    def results(self) -> Sequence[str]:
        """The reason says everything."""
        return ()

    def stages(self) -> Sequence[Stage]:
        """One for each player: their lamps are lit again, and counted."""
        return [
            Stage(partial(self._lamps_of, seat), partial(self._count, seat))
            for seat in range(len(self._outcome.scores))
        ]

    def cover(self) -> None:
        """No lamp is counted yet."""
        self._show(set())

    def rank(self) -> None:
        """All lamps are counted."""
        self._show(set(range(len(self._outcome.scores))))

    def colours(self) -> Sequence[QColor]:
        """Sparks and light."""
        return [SPARK, LIGHT, *(self._pawn_looks[seat].colour for seat in self._outcome.winners)]

    def _show(self, counted: set[Seat]) -> None:
        self.counted = counted
        self._board.paint_with(self._paint_board)
        self._winners.paint_with(self._paint_winners)

    def _count(self, seat: Seat, _pace: Pace) -> Sequence[QAbstractAnimation]:
        self._show(self.counted | {seat})
        return ()

    def _lamps_of(self, seat: Seat) -> str:
        return said("event.one-bid", player=self._names.player(seat), sparks=self._outcome.scores[seat])

    def _paint_board(self, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = [held if held == DARK or held in self.counted else FREE for held in self._view.board]
        paint_board(painter, rect, shown, self._pawn_looks)

    def _paint_winners(self, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, seat in enumerate(() if self.is_telling else self._outcome.winners):
            paint_look(painter, self._pawn_looks[seat], QPointF(45 + 90 * number, rect.center().y()), 90)
