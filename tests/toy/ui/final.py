"""The end of a game of Sparks: who won, and how many lamps everybody has."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.rules import Outcome
from enix_desktop.ui.statistics.new_badges import NewBadgesLine
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, Theme, font
from tests.toy.rules.table import is_won, lamps
from tests.toy.rules.view import View
from tests.toy.ui.art import paint_board, paint_look
from tests.toy.ui.statistics import SparksStatistics
from tests.toy.ui.words import said


class SparksFinal(QWidget):
    """Who won, and why."""

    again_requested = Signal()
    new_requested = Signal()
    table_requested = Signal()
    replay_requested = Signal()

    def __init__(
        self, view: View, outcome: Outcome, names: PlayerNames, pawn_looks: Sequence[PawnLook]
    ) -> None:
        super().__init__()
        Cloth(self)
        self._view, self._outcome, self._names, self._pawn_looks = view, outcome, names, pawn_looks
        self.title, self._why, self._lamps = PlainLabel(), PlainLabel(), PlainLabel()
        self.title.setFont(font(36, QFont.Weight.Bold))
        self.badges = NewBadgesLine(SparksStatistics(self), self)
        self.buttons = {name: QPushButton() for name in ("replay", "table", "new", "again")}
        targets = (self.replay_requested, self.table_requested, self.new_requested, self.again_requested)
        row = QHBoxLayout()
        for button, target in zip(self.buttons.values(), targets, strict=True):
            button.clicked.connect(target)
            button.setMinimumHeight(44)
            button.setAutoDefault(True)  # Enter presses it
            row.addWidget(button)
        set_role(self.buttons["again"], "main")
        self.setFocusProxy(self.buttons["again"])
        picture = Picture(self._paint, self)
        picture.setMinimumHeight(220)
        paper = QFrame()
        set_role(paper, "panel")
        inside = QVBoxLayout(paper)
        inside.setContentsMargins(8 * STEP, 6 * STEP, 8 * STEP, 6 * STEP)
        inside.setSpacing(3 * STEP)
        for label in (self.title, self._why, self._lamps):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            inside.addWidget(label)
        inside.addWidget(picture, 1)
        inside.addWidget(self.badges)
        inside.addLayout(row)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(10 * STEP, 8 * STEP, 10 * STEP, 8 * STEP)
        whole.addWidget(paper)
        self.retranslate()

    @property
    def widget(self) -> QWidget:
        """What is shown."""
        return self

    def look_for_badges(self, settings: Settings, record: AnyRecord, path: Path) -> None:
        """Tell which badges this game has brought, when that is found out."""
        self.badges.look_for(settings, record, path)

    def retranslate(self) -> None:
        """Use the current language."""
        winners, names, goal = self._outcome.winners, self._names, self._view.goal
        if len(winners) == 1:
            self.title.setText(said("final.wins", player=names.player(winners[0])))
        else:
            self.title.setText(said("final.share", players=names.players(winners)))
        is_goal = is_won(goal, lamps(self._view.board, winners[0]))
        self._why.setText(said(f"final.{goal}" if is_goal else "final.most"))
        each = [
            said("event.one-bid", player=names.player(seat), sparks=score)
            for seat, score in enumerate(self._outcome.scores)
        ]
        self._lamps.setText(said("final.lamps", lamps=", ".join(each)))
        for name, button in self.buttons.items():
            button.setText(said(f"final.{name}"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _paint(self, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
        """The board at the end, and the pieces of whoever won beside it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_board(painter, rect, self._view.board, self._pawn_looks)
        for number, seat in enumerate(self._outcome.winners):
            middle = QPointF(rect.center().x() - rect.height() / 2 - 80 - 80 * number, rect.center().y())
            paint_look(painter, self._pawn_looks[seat], middle, 96)
