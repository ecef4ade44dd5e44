"""Paper confetti over a result: it falls once and is gone. Where motion is reduced there is none."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import Property, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.table.animation import AnimationQueue, glide
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.widgets.theme import PAPER, current_theme

PIECES = 96
FALLS = 3600
"""Milliseconds."""
_GOLDEN, _SILVER, _BRONZE = 0.618033989, 0.754877666, 0.569840291
"""Multiples of these spread evenly, and look as if by chance."""


class Confetti(QWidget):
    """Lies over the whole of its parent and lets every click through."""

    def __init__(self, over: QWidget, colours: Sequence[QColor]) -> None:
        super().__init__(over)
        self._over, self._colours = over, colours
        self._fallen = 0.0
        self._queue = AnimationQueue(self)
        self._queue.emptied.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def fall(self, factor: float) -> None:
        """Fall once, *factor* times as long as usual."""
        if motion.is_reduced or factor == 0 or not self._colours:
            return
        self._queue.factor = factor
        self._fallen = 0.0
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._queue.add(lambda: [glide(self, "fallen", 1.0, self._queue.duration(FALLS))])
        self._queue.start()

    def stop(self) -> None:
        """Be gone at once."""
        self._queue.skip()

    @property
    def is_falling(self) -> bool:
        return self._queue.is_running

    def _get_fallen(self) -> float:
        return self._fallen

    def _set_fallen(self, fallen: float) -> None:
        self._fallen = fallen
        self.update()

    fallen = Property(float, _get_fallen, _set_fallen)
    """From 0, all above the screen, to 1, all below it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PAPER, 1.5) if current_theme.theme.is_dark else Qt.PenStyle.NoPen)
        for number in range(PIECES):
            self._paint_piece(painter, number)

    def _paint_piece(self, painter: QPainter, number: int) -> None:
        across, late, turn = (number * step % 1.0 for step in (_GOLDEN, _SILVER, _BRONZE))
        down = (1.6 * self._fallen - 0.5 * late) / 1.0
        if not 0.0 < down < 1.05:
            return
        sway = 14 * sin(2 * pi * (2 * down + turn))
        size = 5 + 5 * turn
        painter.save()
        painter.translate(QPointF(across * self.width() + sway, down * (self.height() + 20) - 20))
        painter.rotate(360 * (turn + 1.5 * down))
        painter.scale(1.0, 0.35 + 0.65 * abs(cos(2 * pi * (1.5 * down + late))))
        painter.setBrush(self._colours[number % len(self._colours)])
        if number % 3:
            painter.drawRoundedRect(QRectF(-size, -size / 2, 2 * size, size), 2, 2)
        else:
            painter.drawEllipse(QPointF(), size * 0.7, size * 0.7)
        painter.restore()
