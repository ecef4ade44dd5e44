"""Hertzschlag in a replay: the same table with a chart and open hands, and signs for the timeline."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.games.hertzschlag.watching import BID, BLACKOUT, EVENT
from enix_desktop.ui.hertzschlag.course_of_game import course_of
from enix_desktop.ui.hertzschlag.replay_sheets import CHART, HANDS, ReplaySheets
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.use import ReplayUse
from enix_desktop.ui.widgets.paper_art import box, cut, disc, polygon, together
from enix_desktop.ui.widgets.theme import current_theme

_KEYS = {Qt.Key.Key_G: CHART, Qt.Key.Key_K: HANDS}


class WatchedTable(HertzschlagTable):
    """A table that is only watched, and what there is to see when nobody plays any more."""

    replay_sheets: ReplaySheets | None = None

    def __init__(self, run: ReplayRun, speed: str, use: ReplayUse) -> None:
        super().__init__(run, speed, use)
        reel = run.reel
        course = course_of(reel.game.rules.view(reel.states[-1], EVERYBODY))
        self.replay_sheets = ReplaySheets(self.view, self.scene, self.names, self._panel, course)
        self.replay_sheets.closed.connect(self.setFocus)
        self.replay_sheets.opened.connect(self.sheets.hide)
        for button in self.sheets.buttons.values():
            button.clicked.connect(self.replay_sheets.hide_all)
        self.replay_sheets.follow()

    def on_own_key(self, event: QKeyEvent) -> bool:
        """G shows the chart of the game, K everybody's hands; there is room for one sheet."""
        sheets = self.replay_sheets
        if sheets is not None and event.key() in _KEYS:
            return sheets.toggle(_KEYS[Qt.Key(event.key())])
        is_own = super().on_own_key(event)
        if is_own and sheets is not None:
            sheets.hide_all()
        return is_own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts away what lies above everything."""
        if event.key() == Qt.Key.Key_Escape and self.replay_sheets is not None and self.replay_sheets.shown:
            self.replay_sheets.hide_all()
        else:
            super().keyPressEvent(event)

    def show_view(self, view: View) -> None:
        super().show_view(view)
        if self.replay_sheets is not None:
            self.replay_sheets.follow()

    def retranslate(self) -> None:
        super().retranslate()
        if self.replay_sheets is not None:
            self.replay_sheets.retranslate()


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A newspaper for an event, a coin for a bid, a moon for a blackout, a flag for the end."""
    middle = rect.center()
    painter.save()
    painter.translate(middle)
    painter.scale(rect.height() / 2, rect.height() / 2)
    painter.fillPath(_mark(kind), current_theme.theme.text)
    painter.restore()


@cache
def _mark(kind: str) -> QPainterPath:
    """A sign in a circle of radius 1; shared, so never to be changed."""
    if kind == EVENT:
        headline, lines = box(-0.5, -0.7, 1, 0.4), [box(-0.5, y, 1, 0.2) for y in (0.05, 0.5)]
        return cut(box(-0.8, -1, 1.6, 2), together([headline, *lines]))
    if kind == BID:
        return cut(disc(0, 0, 1), cut(disc(0, 0, 0.7), disc(0, 0, 0.4)))
    if kind == BLACKOUT:
        return cut(disc(0, 0, 1), disc(0.5, -0.2, 0.85))
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


HERTZSCHLAG_REPLAY = ReplayKind(WatchedTable, _paint_mark)
