"""The minute of talk before a bid (E4): it is seen, and when it is over nobody pledges any more."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from enix_desktop.app.play.clock import Hold, Stopwatch
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.table import TalkTime
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.paper_art import disc, lay
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, font

TICK = 200
"""Milliseconds between two looks at the clock."""


class ClockItem(MarkItem):
    """A round clock whose ring empties, with the seconds that are left."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self.left = self._whole = 0
        self.hide()

    def set_rect(self, rect: QRectF) -> None:
        """Lie in *rect* of the scene."""
        self.prepareGeometryChange()
        self._rect = rect

    def show_left(self, left: int, whole: int) -> None:
        """So many seconds are left of the *whole*."""
        if (left, whole) != (self.left, self._whole):
            self.left, self._whole = left, whole
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._rect.width()
        middle = self._rect.center()
        lay(painter, disc(middle.x(), middle.y(), side / 2), PAPER, 3)
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self._rect)
        inset = side * 0.12
        ring = self._rect.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(ACCENT, side * 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(ring, 90 * 16, round(360 * 16 * self.left / max(1, self._whole)))
        painter.setPen(INK)
        painter.setFont(font(round(side * 0.36), QFont.Weight.Bold))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, str(self.left))


class TalkClock(QObject):
    """Counts down while pledges are given, or before a bid where there is no talk (reading 16)."""

    over = Signal()
    """The time is over."""

    def __init__(
        self,
        item: ClockItem,
        talk_time: TalkTime,
        holds: Callable[[], Mapping[Hold, bool]],
        parent: QObject,
        watch: Stopwatch | None = None,
    ) -> None:
        """*holds* says why the time does not count, if it does not."""
        super().__init__(parent)
        self._item, self._seconds, self._holds = item, int(talk_time), holds
        self._watch = watch or Stopwatch()
        self._check: int | None = None
        """The round for whose check it runs, or ran."""
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.tick)

    @property
    def is_on(self) -> bool:
        """Whether this table has agreed on a talking time."""
        return self._seconds > 0

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    @property
    def is_over(self) -> bool:
        """Whether the time of the present check has run out."""
        return self._check is not None and not self._timer.isActive()

    def attend(self, view: View) -> None:
        """Follow the game: begin with a check that needs bids, and end when it is decided."""
        is_talking = view.phase is Phase.PLEDGE or (view.phase is Phase.BID and not view.table.has_talk)
        if not self.is_on or not is_talking:
            self.stop()
        elif self._check != view.round:
            self.start(view.round)
        elif self.is_over and view.phase is Phase.PLEDGE:
            QTimer.singleShot(0, self, self.over.emit)

    def start(self, check: int) -> None:
        """Begin to count for the check of a round."""
        self._check = check
        self._watch.start()
        self._timer.start()
        self._item.show()
        self._show()

    def stop(self) -> None:
        """Nothing is talked about."""
        self._check = None
        self._timer.stop()
        self._item.hide()

    def tick(self) -> None:
        """Look at the clock, and whether it may run."""
        for why, holds in self._holds().items():
            (self._watch.hold if holds else self._watch.release)(why)
        self._show()
        if not self._item.left:
            self._timer.stop()
            self._item.hide()
            self.over.emit()

    def _show(self) -> None:
        left = max(0, self._seconds - self._watch.read() // 1000)
        self._item.show_left(left, self._seconds)
