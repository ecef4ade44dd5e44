"""The clock as a ring around the bench: it fills while time passes, and shows no figures."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.enigma.bench.ground import CORNER, well_colour
from enix_desktop.ui.widgets.paper_art import lay, mix, thick
from enix_desktop.ui.widgets.theme import ACCENT, INK, current_theme

WIDE = 12
"""How wide the ring is."""
GAP = 5
"""Between the ring and the bench."""
INSET = WIDE + GAP + 2
_STEPS = 1440
"""In so many steps it fills, each a pixel or two long."""


class ClockRing(QWidget):
    """Lies around what is put into it; only the part that has just filled is painted anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.step: int | None = None
        """How many of the steps are filled; None if nothing is measured."""
        self._well, self._band = QPainterPath(), QPainterPath()
        self._points: list[QPointF] = []
        """Where the filling ends after each step: asking the path at every painting would take long."""
        self.setContentsMargins(INSET, INSET, INSET, INSET)
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.update()

    def set_fraction(self, fraction: float | None) -> None:
        """Be filled so far, from the middle of the upper edge clockwise."""
        step = None if fraction is None else round(min(max(fraction, 0.0), 1.0) * _STEPS)
        if step == self.step:
            return
        before, self.step = self.step, step
        if before is None or step is None or abs(step - before) > _STEPS // 8:
            self.update()
        else:
            self.update(self._part(min(before, step) - 8, max(before, step) + 8))

    def _part(self, first: int, last: int) -> QRect:
        points = self._points[max(first, 0) : last + 1]
        xs, ys = [point.x() for point in points] or [0.0], [point.y() for point in points] or [0.0]
        part = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        return part.adjusted(-WIDE, -WIDE, WIDE, WIDE).toAlignedRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        half = WIDE / 2
        room = QRectF(self.rect()).adjusted(half + 1, half + 1, -half - 1, -half - 1)
        line = _around(room, CORNER + GAP + half)
        self._well, self._band = thick(line, WIDE).united(line), thick(line, WIDE - 4)
        self._points = [line.pointAtPercent(step / _STEPS) for step in range(_STEPS + 1)]

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, self._well, well_colour(theme))
        groove = mix(well_colour(theme), INK, 0.16)
        lay(painter, self._band, theme.table if theme.is_strong else groove)
        if self.step:
            pen = QPen(ACCENT, WIDE - 4)  # whole pixels to both sides
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(self._points[: self.step + 1])
        painter.end()


def _around(room: QRectF, corner: float) -> QPainterPath:
    """A line around *room*, clockwise from the middle of the upper edge."""
    path = QPainterPath()
    path.moveTo(room.center().x(), room.top())
    for turn, (x, y) in enumerate(
        (
            (room.right(), room.top()),
            (room.right(), room.bottom()),
            (room.left(), room.bottom()),
            (room.left(), room.top()),
        )
    ):
        before = ((x - corner, y), (x, y - corner), (x + corner, y), (x, y + corner))[turn]
        after = ((x, y + corner), (x - corner, y), (x, y - corner), (x + corner, y))[turn]
        path.lineTo(*before)
        path.quadTo(x, y, *after)
    path.lineTo(room.center().x(), room.top())
    return path
