"""What stands on roads while a pawn may move: costs at the crossings and the way it would go."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.enix.motifs.frame import SOURCE_RADIUS
from enix_desktop.ui.enix.motifs.paper import disc, lay, mix, polygon, thick, together
from enix_desktop.ui.theme import ACCENT, INK, PAPER, font

_BADGE = 13.5
_RING = SOURCE_RADIUS + 3


class CostItem(QGraphicsItem):
    """The cost of one crossing, on the middle of the side it crosses."""

    def __init__(self, cost: int, reachable: bool, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.cost = cost
        self.reachable = reachable
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The badge with its shadow."""
        return QRectF(-17, -17, 34, 37)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the badge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cost(painter, QPointF(0, 0), self.cost, self.reachable)


def paint_cost(painter: QPainter, centre: QPointF, cost: int, reachable: bool) -> None:
    """Paint a badge with *cost*: bright with a double rim, or small and grey with a dotted one."""
    x, y = centre.x(), centre.y()
    radius = _BADGE if reachable else _BADGE - 2.5
    ground = PAPER if reachable else mix(PAPER, INK, 0.18)
    if reachable:
        lay(painter, disc(x, y, radius + 2), PAPER, 2.5, 0.4)
        lay(painter, disc(x, y, radius), ACCENT)
        lay(painter, disc(x, y, radius - 3), ground)
    else:
        lay(painter, disc(x, y, radius), ground, 2)
        painter.setPen(QPen(mix(INK, PAPER, 0.3), 1.6, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap))
        painter.drawEllipse(centre, radius - 1.6, radius - 1.6)
    painter.setFont(font(18 if reachable else 15, QFont.Weight.Bold))
    painter.setPen(INK if reachable else mix(INK, PAPER, 0.2))
    painter.drawText(QRectF(x - 15, y - 15, 30, 29), Qt.AlignmentFlag.AlignCenter, str(cost))


class PathItem(QGraphicsItem):
    """The way a pawn would go, from source to source, with an arrow at its end."""

    def __init__(self, sources: Sequence[QPointF], parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._way = QPainterPath()
        self._rim = QPainterPath()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.set_sources(sources)

    def set_sources(self, sources: Sequence[QPointF]) -> None:
        """Show the way through *sources*; fewer than two show nothing."""
        self.prepareGeometryChange()
        self._way, self._rim = QPainterPath(), QPainterPath()
        if len(sources) > 1:
            core = [*_lines(sources), *(disc(stop.x(), stop.y(), _RING) for stop in sources[1:-1])]
            head = _arrow_head(sources[-2], sources[-1])
            self._way = together([*(thick(part, 7) for part in core), head])
            self._rim = together([*(thick(part, 12) for part in core), thick(head, 5)])
        self.update()

    def boundingRect(self) -> QRectF:
        """The line with its rim, the arrow and the shadow."""
        return self._rim.boundingRect().adjusted(-2, -2, 2, 5)

    def shape(self) -> QPainterPath:
        """Nothing of it can be clicked: what lies below can."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the way with a white rim."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, self._rim, PAPER, 2)
        lay(painter, self._way, ACCENT)


def _lines(sources: Sequence[QPointF]) -> list[QPainterPath]:
    """The roads between *sources*, from ring to ring: the symbols stay in sight."""
    roads = []
    for index, (start, end) in enumerate(pairwise(sources)):
        is_last = index == len(sources) - 2
        road = QPainterPath(_before(end, start, _RING))
        road.lineTo(_before(start, end, _RING + 12 if is_last else _RING))
        roads.append(road)
    return roads


def _before(start: QPointF, end: QPointF, distance: float) -> QPointF:
    """The point at *distance* before *end* on the way from *start*."""
    line = QLineF(end, start)
    line.setLength(distance)
    return line.p2()


def _arrow_head(start: QPointF, end: QPointF) -> QPainterPath:
    tip, base = _before(start, end, _RING + 1), _before(start, end, _RING + 16)
    across = QLineF(base, tip).normalVector()
    across.setLength(11)
    wing = across.p2() - base
    corners = (tip, base + wing, base - wing)
    return polygon((corner.x(), corner.y()) for corner in corners)
