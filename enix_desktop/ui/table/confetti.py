"""Paper confetti over a result: it falls once and is gone. Where motion is reduced there is none."""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import Property, QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.table.animation import AnimationQueue, glide
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.widgets.theme import PAPER, current_theme

PIECES = 72
FALLS = 3600
"""Milliseconds."""
_GOLDEN, _SILVER, _BRONZE = 0.618033989, 0.754877666, 0.569840291
"""Multiples of these spread evenly, and look as if by chance."""


class _Piece(NamedTuple):
    """One piece of paper: where it is, how large, and how it is turned."""

    number: int
    spot: QPointF
    size: float
    angle: float
    flat: float
    """1 if one sees all of it, less if it is tilted."""


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
        """Only what a piece leaves or comes to is painted again: what lies below is costly."""
        before = self._covered()
        self._fallen = fallen
        self.update(before | self._covered())

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
        for piece in self._pieces():
            self._paint_piece(painter, piece)

    def _pieces(self) -> Iterator[_Piece]:
        """Those that are to be seen now."""
        for number in range(PIECES):
            across, late, turn = (number * step % 1.0 for step in (_GOLDEN, _SILVER, _BRONZE))
            down = 1.6 * self._fallen - 0.5 * late
            if 0.0 < down < 1.05:
                sway = 14 * sin(2 * pi * (2 * down + turn))
                spot = QPointF(across * self.width() + sway, down * (self.height() + 20) - 20)
                flat = 0.35 + 0.65 * abs(cos(2 * pi * (1.5 * down + late)))
                yield _Piece(number, spot, 5 + 5 * turn, 360 * (turn + 1.5 * down), flat)

    def _covered(self) -> QRegion:
        region = QRegion()
        for piece in self._pieces():
            reach = piece.size + 3
            room = QRectF(piece.spot - QPointF(reach, reach), piece.spot + QPointF(reach, reach))
            region |= QRegion(room.toAlignedRect())
        return region

    def _paint_piece(self, painter: QPainter, piece: _Piece) -> None:
        size = piece.size
        painter.save()
        painter.translate(piece.spot)
        painter.rotate(piece.angle)
        painter.scale(1.0, piece.flat)
        painter.setBrush(self._colours[piece.number % len(self._colours)])
        if piece.number % 3:
            painter.drawRoundedRect(QRectF(-size, -size / 2, 2 * size, size), 2, 2)
        else:
            painter.drawEllipse(QPointF(), size * 0.7, size * 0.7)
        painter.restore()
