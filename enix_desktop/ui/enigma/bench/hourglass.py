"""The sand timer: a real hourglass, in which paper sand falls while its time runs."""

from math import cos, radians, sin

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_FRAME_MS = 40
_STANDS_AFTER_MS = 600
"""So long after the last news of the time the sand stands still."""
_TURN_MS = 500
_SAND, _SAND_DARK = QColor("#E3B25B"), QColor("#BE8C37")
_WOOD, _WOOD_DARK = QColor("#8A5A34"), QColor("#6B4325")
_WIDTH, _HEIGHT = 100.0, 160.0
"""The size in which the glass is drawn; it is scaled to its place."""
_STEPS = 400
"""So finely the sand is seen to sink."""
_LARGEST = 1.25
_NECK = 3.4
_GRAINS = 9
"""So many grains are falling at a time."""


class Hourglass(QWidget):
    """Shows what is left of a time; stands on its head while nobody has turned it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.left: float | None = None
        """The share of its time that is left; None if nobody has turned it."""
        self._turned = 1.0
        """How far it has come round, 0 to 1."""
        self._news, self._falling = QElapsedTimer(), QElapsedTimer()
        self._tick = QTimer(self, interval=_FRAME_MS)
        self._tick.timeout.connect(self._on_tick)
        self._turning = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_TURN_MS)
        self._turning.valueChanged.connect(self._on_turning)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(110, 150)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 84)

    @property
    def is_moving(self) -> bool:
        """Whether sand is falling at this moment."""
        return self._tick.isActive()

    def show_left(self, left: float | None) -> None:
        """Nobody has turned it, or so much of its time is left; what gets less is seen to fall."""
        left = None if left is None else round(left * _STEPS) / _STEPS
        if left == self.left:
            if left is not None and self.is_moving:
                self._news.start()
            return
        before, self.left = self.left, left
        is_running = left is not None and before is not None and 0.0 < left < before
        if before is None and left is not None and not motion.is_reduced and self.isVisible():
            self._turned = 0.0
            self._turning.start()
        if is_running and not motion.is_reduced:
            self._news.start()
            if not self._tick.isActive():
                self._falling.start()
                self._tick.start()
        elif not is_running:
            self._tick.stop()
        self.update()

    def stop(self) -> None:
        """The time stands still."""
        self._tick.stop()
        self.update()

    def _on_tick(self) -> None:
        if self._news.elapsed() > _STANDS_AFTER_MS or motion.is_reduced:
            self._tick.stop()
        self.update()

    def _on_turning(self, share: float) -> None:
        self._turned = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        angle = 180 * (self._turned - 1.0)
        along, across = abs(cos(radians(angle))), abs(sin(radians(angle)))
        scale = min(  # while it turns it is as small as its place asks for
            room.width() / (_WIDTH * along + _HEIGHT * across),
            room.height() / (_HEIGHT * along + _WIDTH * across),
            _LARGEST,
        )
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.rotate(angle)
        self._paint_glass(painter)
        painter.end()

    def _paint_glass(self, painter: QPainter) -> None:
        theme = current_theme.theme
        for x in (-38.0, 38.0):
            lay(painter, box(x - 3.5, -70, 7, 140, 3), _WOOD_DARK, 1.5)
        glass = _glass()
        air = mix(theme.panel, PAPER, 0.25) if theme.is_dark else PAPER
        lay(painter, glass, theme.table if theme.is_strong else air)
        self._paint_sand(painter, glass)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.text if theme.is_strong else mix(air, INK, 0.45), theme.wide(1.8, 3)))
        painter.drawPath(glass)
        if not theme.is_strong:
            shine = QPen(QColor(255, 255, 255, 150), 3)
            shine.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(shine)
            painter.drawLine(QPointF(-19, -52), QPointF(-20, -36))
        for y in (-78.0, 66.0):
            lay(painter, box(-46, y, 92, 12, 4), _WOOD, 2)
            lay(painter, box(-46, y, 92, 4, 2), mix(_WOOD, PAPER, 0.2))

    def _paint_sand(self, painter: QPainter, glass: QPainterPath) -> None:
        left = 0.0 if self.left is None else self.left
        painter.save()
        painter.setClipPath(glass)
        if left > 0.005:  # less is no grain
            surface = -4 - 56 * left**0.6
            upper = QPainterPath(QPointF(-40, surface - 3))
            upper.quadTo(0, surface + 7 * min(1.0, 2 * left), 40, surface - 3)
            upper.lineTo(40, 0)
            upper.lineTo(-40, 0)
            lay(painter, upper, _SAND)
        if left < 1.0:
            high = 52 * (1 - left) ** 0.6
            heap = QPainterPath(QPointF(-44, 66))
            heap.cubicTo(-26, 66 - high * 0.55, -14, 66 - high * 1.2, 0, 66 - high * 1.2)
            heap.cubicTo(14, 66 - high * 1.2, 26, 66 - high * 0.55, 44, 66)
            lay(painter, heap, _SAND)
        if self.is_moving and left > 0:
            self._paint_grains(painter, 66 - 52 * (1 - left) ** 0.6 * 1.2)
        painter.restore()

    def _paint_grains(self, painter: QPainter, floor: float) -> None:
        phase = (self._falling.elapsed() % 700) / 700
        painter.setPen(Qt.PenStyle.NoPen)
        for grain in range(_GRAINS):
            fallen = (grain + phase) / _GRAINS
            y = floor * fallen**1.5
            side = ((grain * 7) % 5 - 2) * 0.5 * (0.4 + fallen)
            painter.setBrush(_SAND_DARK if grain % 2 else _SAND)
            painter.drawPath(disc(side, y, 1.7))


def _glass() -> QPainterPath:
    """Two bulbs and a neck, around the origin."""
    path = QPainterPath(QPointF(-28, -66))
    path.lineTo(28, -66)
    path.cubicTo(30, -32, 22, -22, _NECK, 0)
    path.cubicTo(22, 22, 30, 32, 28, 66)
    path.lineTo(-28, 66)
    path.cubicTo(-30, 32, -22, 22, -_NECK, 0)
    path.cubicTo(-22, -22, -30, -32, -28, -66)
    path.closeSubpath()
    return path
