"""Round paper handles on a bench: what they do is drawn on them, and said in their words."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import disc, lay, polygon
from enix_desktop.ui.widgets.theme import ACCENT, INK, LARGE_TARGET, PAPER, current_theme

SIZE = float(LARGE_TARGET)
_GREY = QColor("#8A8880")


class HandleItem(ThingItem):
    """A round button in the scene."""

    def __init__(self, spot: Spot, sign: str, is_main: bool = False) -> None:
        super().__init__(spot)
        self.sign, self.is_main = sign, is_main
        self.is_possible = True

    def set_possible(self, is_possible: bool) -> None:
        """It does something now, or it is pale."""
        if is_possible != self.is_possible:
            self.is_possible = is_possible
            self.update()

    @property
    def corner(self) -> float:
        return self.rect.width() / 2

    def paint_thing(self, painter: QPainter) -> None:
        radius = self.rect.width() / 2 - 2
        theme = current_theme.theme
        ground = ACCENT if self.is_main and self.is_possible else PAPER
        lay(painter, disc(0, 0, radius), ground, 3.0 if self.is_possible else 0.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(INK if self.is_possible else _GREY, theme.wide(1.4, 2.6)))
        painter.drawEllipse(QPointF(), radius, radius)
        painter.save()
        painter.scale(radius / 20, radius / 20)
        paint_sign(painter, self.sign, INK if self.is_possible else _GREY)
        painter.restore()


def paint_sign(painter: QPainter, sign: str, colour: QColor) -> None:
    """Paint what a handle does, around the origin, within 13 units."""
    pen = QPen(colour, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _SIGNS[sign](painter, colour)


def _head(painter: QPainter, tip: QPointF, way: QPointF, colour: QColor, size: float = 6.0) -> None:
    """A solid arrowhead that ends at *tip* and points along the unit vector *way*."""
    side = QPointF(-way.y(), way.x())
    back = tip - way * size
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    corners = (tip, back + side * size * 0.62, back - side * size * 0.62)
    painter.drawPath(polygon([(point.x(), point.y()) for point in corners]))
    painter.restore()


def _spin(painter: QPainter, colour: QColor, way: int) -> None:
    painter.save()
    painter.scale(way, 1)
    painter.drawArc(QRectF(-9.5, -9.5, 19, 19), 200 * 16, -230 * 16)
    _head(painter, QPointF(5.4, 9.6), QPointF(-0.5, 0.866), colour, 8.0)
    painter.restore()


def _flip(painter: QPainter, colour: QColor, _way: int = 1) -> None:
    pen = QPen(colour, 1.8, Qt.PenStyle.DashLine)
    painter.save()
    painter.setPen(pen)
    painter.drawLine(QPointF(0, -12), QPointF(0, 12))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(polygon(((-3.5, -8), (-3.5, 8), (-12, 8))))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.8))
    painter.drawPath(polygon(((3.5, -8), (3.5, 8), (12, 8))))
    painter.restore()


def _ellipse_turn(painter: QPainter, colour: QColor, way: int) -> None:
    """Round an upright axis."""
    painter.save()
    painter.scale(way, 1)
    painter.drawLine(QPointF(0, -12), QPointF(0, -5))
    painter.drawLine(QPointF(0, 8), QPointF(0, 12))
    painter.drawArc(QRectF(-12, -5, 24, 11), 150 * 16, 240 * 16)
    _head(painter, QPointF(4.0, -5.6), QPointF(-0.96, -0.28), colour, 7.0)
    painter.restore()


def _tip(painter: QPainter, colour: QColor, slant: int) -> None:
    """A block that falls over towards a lower corner (-1 left, 1 right), or away from one (-2, 2)."""
    way = 1 if slant > 0 else -1
    is_away = abs(slant) > 1
    painter.save()
    painter.scale(-way if is_away else way, 1)
    path = QPainterPath(QPointF(-9, -3))
    path.cubicTo(QPointF(-6, -13), QPointF(8, -12), QPointF(8, 1))
    painter.drawPath(path)
    _head(painter, QPointF(8, 5), QPointF(0, 1), colour, 7.0)
    if is_away:
        painter.drawLine(QPointF(-11, 9), QPointF(11, 3))
    else:
        painter.drawLine(QPointF(-11, 3), QPointF(11, 9))
    painter.restore()


def _back(painter: QPainter, colour: QColor, _way: int = 1) -> None:
    path = QPainterPath(QPointF(-10, 2))
    path.lineTo(-10, 10)
    path.lineTo(10, 10)
    path.lineTo(10, 2)
    painter.drawPath(path)
    painter.drawLine(QPointF(0, -11), QPointF(0, 0))
    _head(painter, QPointF(0, 5), QPointF(0, 1), colour, 7.0)


def _down(painter: QPainter, colour: QColor, _way: int = 1) -> None:
    painter.drawLine(QPointF(0, -12), QPointF(0, 1))
    _head(painter, QPointF(0, 6), QPointF(0, 1), colour, 8.0)
    painter.drawLine(QPointF(-10, 10), QPointF(10, 10))


def _look(painter: QPainter, colour: QColor, way: int) -> None:
    """An eye that goes round: the view is turned, not the piece."""
    painter.save()
    painter.scale(way, 1)
    eye = QPainterPath(QPointF(-9, -4))
    eye.quadTo(QPointF(0, -13), QPointF(9, -4))
    eye.quadTo(QPointF(0, 4), QPointF(-9, -4))
    painter.drawPath(eye)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, -4.4), 2.0, 2.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(QRectF(-11, -6, 22, 17), 205 * 16, 110 * 16)
    _head(painter, QPointF(10.4, 4.2), QPointF(0.55, -0.83), colour, 6.0)
    painter.restore()


_SIGNS: Mapping[str, Callable[[QPainter, QColor], None]] = {
    "turn_right": lambda painter, colour: _spin(painter, colour, 1),
    "turn_left": lambda painter, colour: _spin(painter, colour, -1),
    "flip": _flip,
    "back": _back,
    "down": _down,
    "spin_right": lambda painter, colour: _ellipse_turn(painter, colour, 1),
    "spin_left": lambda painter, colour: _ellipse_turn(painter, colour, -1),
    "tip_right": lambda painter, colour: _tip(painter, colour, 1),
    "tip_left": lambda painter, colour: _tip(painter, colour, -1),
    "tip_right_back": lambda painter, colour: _tip(painter, colour, 2),
    "tip_left_back": lambda painter, colour: _tip(painter, colour, -2),
    "look_right": lambda painter, colour: _look(painter, colour, 1),
    "look_left": lambda painter, colour: _look(painter, colour, -1),
}
