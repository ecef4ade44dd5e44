"""Paper confetti over a result: it falls once and is gone. Where motion is reduced there is none."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import Property, QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from enix_desktop.ui.table.animation import AnimationQueue, glide
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.widgets.theme import PAPER, current_theme

PIECES = 72
FALLS = 3600
"""Milliseconds."""
CELL = 32
"""Pixels: what is painted again begins at multiples of it, so that few edges differ."""
_GOLDEN, _SILVER, _BRONZE = 0.618033989, 0.754877666, 0.569840291
"""Multiples of these spread evenly, and look as if by chance."""
_TYPES = QEvent.Type
_CHANGING = (_TYPES.LayoutRequest, _TYPES.PaletteChange, _TYPES.StyleChange, _TYPES.LanguageChange)
"""After these what lies below looks different."""
_TOUCHING = (_TYPES.Enter, _TYPES.Leave, _TYPES.FocusIn, _TYPES.FocusOut)
"""After these a button below looks different."""
_GOING_ON = (_TYPES.MouseButtonPress, _TYPES.KeyPress, _TYPES.Wheel)
"""With these somebody goes on: the celebration is over."""


class _Piece(NamedTuple):
    """One piece of paper: where it is, how large, and how it is turned."""

    number: int
    spot: QPointF
    size: float
    angle: float
    flat: float
    """1 if one sees all of it, less if it is tilted."""


class Confetti(QWidget):
    """Lies over the whole of its parent and lets every click through.

    While it falls it shows a picture of what lies below: to paint a whole result again for every step would
    take too long.
    """

    def __init__(self, over: QWidget, colours: Sequence[QColor]) -> None:
        super().__init__(over)
        self._over, self._colours = over, colours
        self._fallen = 0.0
        self._pieces: Sequence[_Piece] = ()
        self._below = QPixmap()
        self._queue = AnimationQueue(self)
        self._queue.emptied.connect(self._end)
        self._looking = QTimer(self, interval=0, singleShot=True)
        self._looking.timeout.connect(self._look_below)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._set_clear(False)
        over.installEventFilter(self)
        self.hide()

    def fall(self, factor: float) -> None:
        """Fall once, *factor* times as long as usual."""
        if motion.is_reduced or factor == 0 or not self._colours:
            return
        self._queue.factor = factor
        self._fallen, self._pieces = 0.0, ()
        self.setGeometry(self._over.rect())
        self._look_below()
        self.show()
        self.raise_()
        for button in self._over.findChildren(QAbstractButton):
            button.installEventFilter(self)
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
        """Only what a piece leaves or comes to is painted again."""
        before = self._covered()
        self._fallen, self._pieces = fallen, self._pieces_at(fallen)
        after, region = self._covered(), QRegion()
        for number in before.keys() | after.keys():
            region |= QRegion(before.get(number, QRect()).united(after.get(number, QRect())))
        self.update(region)

    fallen = Property(float, _get_fallen, _set_fallen)
    """From 0, all above the screen, to 1, all below it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if not self.is_falling:
            pass
        elif kind in _GOING_ON:
            self.stop()
        elif watched is self._over and kind == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
            self._looking.start()
        elif kind in (_CHANGING if watched is self._over else _TOUCHING):
            self._looking.start()
        return super().eventFilter(watched, event)

    def _look_below(self) -> None:
        """Take a picture of what lies below, without any paper."""
        self._set_clear(True)
        self._below = self._over.grab()
        self._set_clear(False)
        self.update()

    def _set_clear(self, is_clear: bool) -> None:
        """Whether what lies below is seen; hiding would let everything be laid out again."""
        self._is_clear = is_clear
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, not is_clear)

    def _end(self) -> None:
        self._looking.stop()
        self.hide()
        self._below = QPixmap()
        for button in self._over.findChildren(QAbstractButton):
            button.removeEventFilter(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_clear:
            return
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._below)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PAPER, 1.5) if current_theme.theme.is_dark else Qt.PenStyle.NoPen)
        for piece in self._pieces:
            self._paint_piece(painter, piece)

    def _pieces_at(self, fallen: float) -> Sequence[_Piece]:
        """Those that are to be seen then."""
        pieces = []
        for number in range(PIECES):
            across, late, turn = (number * step % 1.0 for step in (_GOLDEN, _SILVER, _BRONZE))
            down = 1.6 * fallen - 0.5 * late
            if 0.0 < down < 1.05:
                sway = 14 * sin(2 * pi * (2 * down + turn))
                spot = QPointF(across * self.width() + sway, down * (self.height() + 20) - 20)
                flat = 0.35 + 0.65 * abs(cos(2 * pi * (1.5 * down + late)))
                pieces.append(_Piece(number, spot, 5 + 5 * turn, 360 * (turn + 1.5 * down), flat))
        return pieces

    def _covered(self) -> dict[int, QRect]:
        """The room of each piece by its number."""
        rooms = {}
        for piece in self._pieces:
            reach, spot = round(piece.size) + 4, piece.spot.toPoint()
            left, top = (spot.x() - reach) // CELL * CELL, (spot.y() - reach) // CELL * CELL
            rooms[piece.number] = QRect(left, top, 2 * CELL, 2 * CELL)
        return rooms

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
