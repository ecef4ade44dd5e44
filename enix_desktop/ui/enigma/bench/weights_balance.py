"""The balance of the weights bench: a beam of brass-coloured paper that turns, and the stand below it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.enigma.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT
from enix_desktop.ui.enigma.bench.weights_items import edge
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.paper_art import box, disc, lay, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme, font

NEEDLE = 74.0
"""How long the needle of the balance is."""
_NEEDLE_RED = QColor("#A8262B")


class BeamItem(QGraphicsObject):
    """The beam and its needle; it turns around its origin, the pivot."""

    def __init__(self) -> None:
        super().__init__()
        self.half = 200.0
        self.setZValue(1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.update()

    def resize(self, half: float) -> None:
        """Be so long to each side."""
        self.prepareGeometryChange()
        self.half = half
        self.update()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def boundingRect(self) -> QRectF:
        return QRectF(-self.half - 16, -20, 2 * self.half + 32, NEEDLE + 28)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme, half = current_theme.theme, self.half
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, polygon(((-3.5, 0), (3.5, 0), (1.2, NEEDLE + 4), (-1.2, NEEDLE + 4))), _NEEDLE_RED)
        beam = QPainterPath(QPointF(-half - 8, -4))
        beam.quadTo(-half * 0.4, -6, 0, -13)
        beam.quadTo(half * 0.4, -6, half + 8, -4)
        beam.lineTo(half + 8, 4)
        beam.quadTo(half * 0.4, 7, 0, 11)
        beam.quadTo(-half * 0.4, 7, -half - 8, 4)
        beam.closeSubpath()
        lay(painter, beam, BRASS, 3)
        groove = QPen(BRASS_DARK, 1.4)
        painter.setPen(groove)
        painter.drawLine(QPointF(-half + 10, 0), QPointF(half - 10, 0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge(theme, BRASS))
        painter.drawPath(beam)
        for x in (-half - 8, half + 8):
            lay(painter, disc(x, 0, 7), BRASS_LIGHT, 1)
        lay(painter, disc(0, 0, 12), BRASS_LIGHT, 2)
        lay(painter, disc(0, 0, 4.5), BRASS_DARK)


class StandItem(MarkItem):
    """The pillar, the scale behind the needle, and the foot with what both arms weigh."""

    def __init__(self) -> None:
        super().__init__()
        self.high = 200.0
        self.foot = QRectF()
        self.sums: tuple[int, int] | None = None
        self.is_even = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def resize(self, high: float, foot: tuple[float, float]) -> None:
        """The pivot is the origin, the foot's lower edge so far below it."""
        self.prepareGeometryChange()
        self.high = high
        wide, tall = foot
        self.foot = QRectF(-wide / 2, high - tall, wide, tall)
        self.update()

    def show_sums(self, sums: tuple[int, int] | None, is_even: bool) -> None:
        """What both arms weigh, if that is shown."""
        if (sums, is_even) != (self.sums, self.is_even):
            self.sums, self.is_even = sums, is_even
            self.update()

    def boundingRect(self) -> QRectF:
        return self.foot.united(QRectF(-60, -20, 120, self.high)).adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        pillar = polygon(((-7, 0), (7, 0), (12, self.foot.top() + 4), (-12, self.foot.top() + 4)))
        lay(painter, pillar, BRASS_DARK, 3)
        lay(painter, polygon(((-3, 0), (1, 0), (2, self.foot.top()), (-6, self.foot.top()))), BRASS)
        self._paint_scale(painter)
        foot = box(self.foot.x(), self.foot.y(), self.foot.width(), self.foot.height(), 12)
        lay(painter, foot, BRASS, 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(edge(theme, BRASS))
        painter.drawPath(foot)
        if self.sums is not None:
            self._paint_sums(painter, self.sums)

    def _paint_scale(self, painter: QPainter) -> None:
        """A fan of paper behind the needle, with a mark for even."""
        fan = QPainterPath()
        around = QRectF(-NEEDLE - 10, -NEEDLE - 10, 2 * NEEDLE + 20, 2 * NEEDLE + 20)
        fan.moveTo(0, NEEDLE * 0.45)
        fan.arcTo(around, 270 - 24, 48)
        fan.closeSubpath()
        lay(painter, fan, PAPER, 2)
        painter.setPen(QPen(INK, 1.2))
        for degrees in range(-18, 19, 6):
            painter.save()
            painter.rotate(degrees)
            painter.drawLine(QPointF(0, NEEDLE + (-2 if degrees else -7)), QPointF(0, NEEDLE + 7))
            painter.restore()

    def _paint_sums(self, painter: QPainter, sums: tuple[int, int]) -> None:
        inside = self.foot.adjusted(8, 7, -8, -7)
        lay(painter, box(inside.x(), inside.y(), inside.width(), inside.height(), 8), PAPER, 1)
        left, right = sums
        sign = "=" if left == right else ">" if left > right else "<"
        painter.setPen(INK)
        painter.setFont(font(24, QFont.Weight.Bold))
        third = inside.width() / 3
        for number, text in enumerate((str(left), sign, str(right))):
            place = QRectF(inside.left() + number * third, inside.top(), third, inside.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
