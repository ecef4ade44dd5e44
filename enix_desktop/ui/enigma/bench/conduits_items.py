"""What lies on the conduits bench: a plate with cells and ports, pieces, and marks for open ends."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enigma.puzzles.conduits import STEPS, Flaw, OpenEnd
from enix_desktop.games.enigma.puzzles.puzzle import Point, Port
from enix_desktop.ui.enigma.bench.conduits_art import (
    CERAMIC,
    CHANNEL,
    CHANNEL_DEEP,
    PLASMA,
    PLASMA_LIGHT,
    SIZE,
    WIDE,
    paint_piece,
)
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.spots import RING_Z, Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polar, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, current_theme

_PLATE_DARK, _PLATE_LIGHT = QColor("#4A5564"), QColor("#BDB6A6")


class Group(Enum):
    """What can be chosen on the conduits bench."""

    CELL = auto()
    """A cell of the plate, by x and y, with or without a piece."""
    STOCK = auto()
    """A piece in stock, by its id."""
    TRAY = auto()
    """The stock itself."""


class PieceItem(ThingItem):
    """A conduit piece as it is printed; turned by its rotation."""

    def __init__(self, piece: str, sides: Iterable[int], spot: Spot | None) -> None:
        super().__init__(spot)
        self.piece, self.sides = piece, tuple(sides)
        self.is_lit = False
        self.rect = QRectF(-SIZE / 2, -SIZE / 2, SIZE, SIZE)
        self.start: tuple[QPointF, float, float] | None = None
        """Place, size and rotation from which it is on its way."""
        self.goal = (QPointF(), 1.0, 0.0)

    @property
    def corner(self) -> float:
        return 13.0

    def show_lit(self, is_lit: bool) -> None:
        """Whether its conduit has no open channel."""
        if is_lit != self.is_lit:
            self.is_lit = is_lit
            self.update()

    def glide(self, share: float) -> None:
        """Be so far on the way."""
        (place, size, angle) = self.goal
        if self.start is not None and share < 1.0:
            from_place, from_size, from_angle = self.start
            place = from_place + (place - from_place) * share
            size = from_size + (size - from_size) * share
            angle = from_angle + (angle - from_angle) * share
        self.setPos(place)
        self.setScale(size)
        self.setRotation(angle)

    def paint_thing(self, painter: QPainter) -> None:
        # The light stays above, however the piece is turned.
        shadow = QTransform().rotate(-self.rotation()).map(QPointF(0, 4))
        paint_piece(painter, self.sides, self.is_lit, shadow)


class CellItem(ThingItem):
    """A recess in the plate, in which one piece fits."""

    def __init__(self, cell: Point) -> None:
        super().__init__(Spot(Group.CELL, cell))

    @property
    def corner(self) -> float:
        return self.rect.width() * 0.12

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        plate = plate_colour()
        inside = self.rect.adjusted(2, 2, -2, -2)
        recess = box(inside.x(), inside.y(), inside.width(), inside.height(), self.corner)
        lay(painter, recess, theme.panel_edge if theme.is_strong else mix(plate, INK, 0.42))
        floor = inside.adjusted(1.5, 4, -1.5, -0.5)
        lay(
            painter,
            box(floor.x(), floor.y(), floor.width(), floor.height(), self.corner),
            theme.table if theme.is_strong else mix(plate, INK, 0.26),
        )


def plate_colour() -> QColor:
    """The plate that carries the cells."""
    theme = current_theme.theme
    return theme.table_edge if theme.is_strong else _PLATE_DARK if theme.is_dark else _PLATE_LIGHT


class PlateItem(MarkItem):
    """The frame with its ports; a port that nothing meets yet is plain to see."""

    def __init__(self, ports: Iterable[Port]) -> None:
        super().__init__()
        self.ports = tuple(ports)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.rect, self.side = QRectF(), SIZE
        self.cells: Mapping[Point, QRectF] = {}
        self._flaws: dict[Port, Flaw] = {}

    def lay_out(self, rect: QRectF, side: float, cells: Mapping[Point, QRectF]) -> None:
        """Lie in *rect* of the scene, around *cells* of this *side*."""
        self.prepareGeometryChange()
        self.rect, self.side, self.cells = rect, side, cells
        self.update()

    def show_ends(self, ends: Iterable[OpenEnd]) -> None:
        """Mark the ports that nothing meets."""
        flaws: dict[Port, Flaw] = {
            Port(end.x, end.y, end.side): end.flaw for end in ends if end.flaw in (Flaw.PORT, Flaw.WAITING)
        }
        if flaws != self._flaws:
            self._flaws = flaws
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-10, -10, 10, 14)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme = current_theme.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = box(self.rect.x(), self.rect.y(), self.rect.width(), self.rect.height(), self.side * 0.22)
        lay(painter, plate, plate_colour(), 4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = theme.panel_edge if theme.is_strong else mix(plate_colour(), PAPER, 0.22)
        painter.setPen(QPen(edge, theme.wide(1.6, 3)))
        painter.drawPath(plate)
        for port in self.ports:
            self._paint_port(painter, port)

    def _paint_port(self, painter: QPainter, port: Port) -> None:
        dx, dy = STEPS[port.side]
        rect, side = self.cells[port.x, port.y], self.side
        edge = rect.center() + QPointF(dx, dy) * (side / 2)
        end = edge + QPointF(dx, dy) * (side * 0.27)
        wide = side * WIDE / SIZE
        flaw = self._flaws.get(port)
        path = together((line((_pair(edge), _pair(end)), wide), disc(end.x(), end.y(), wide * 0.72)))
        painter.save()
        # The channel ends at the cell, where the piece goes on with it.
        painter.setClipRect(_beyond(edge, port.side, side))
        rim = together((line((_pair(edge), _pair(end)), wide + 7), disc(end.x(), end.y(), wide * 0.72 + 3.5)))
        lay(painter, rim, CERAMIC)
        lay(painter, path, CHANNEL)
        inner = line((_pair(edge), _pair(end)), wide * 0.5)
        if flaw is None:
            lay(painter, inner, PLASMA)
            lay(painter, disc(end.x(), end.y(), wide * 0.4), PLASMA)
            lay(painter, disc(end.x(), end.y(), wide * 0.16), PLASMA_LIGHT)
        else:
            lay(painter, inner, CHANNEL_DEEP)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ACCENT, max(3.0, wide * 0.14)))
            painter.drawEllipse(end, wide * 0.42, wide * 0.42)
        painter.restore()


def _pair(point: QPointF) -> tuple[float, float]:
    return point.x(), point.y()


def _beyond(edge: QPointF, side: int, size: float) -> QRectF:
    """What lies outside of a cell's edge there, as far as a port reaches."""
    dx, dy = STEPS[side]
    middle = edge + QPointF(dx, dy) * (size / 2)
    return QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)


class EndsItem(MarkItem):
    """Glowing marks where channels are open, and crosses where they cannot stay so."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(RING_Z + 1)  # what is open is seen under the ring of the keyboard, too
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.marks: tuple[tuple[QPointF, bool], ...] = ()
        self._radius = 8.0

    def show_ends(self, ends: Iterable[OpenEnd], cells: Mapping[Point, QRectF], side: float) -> None:
        """Mark every side where something does not fit, or not yet."""
        marks = []
        for end in ends:
            if end.flaw is Flaw.WAITING:
                continue  # the port itself shows it
            dx, dy = STEPS[end.side]
            place = cells[end.x, end.y].center() + QPointF(dx, dy) * (side / 2)
            marks.append((place, end.flaw is not Flaw.EMPTY))
        radius = max(6.0, side * 0.085)
        if (tuple(marks), radius) != (self.marks, self._radius):
            self.prepareGeometryChange()
            self.marks, self._radius = tuple(marks), radius
            self.update()

    def boundingRect(self) -> QRectF:
        reach = 3 * self._radius
        rect = QRectF()
        for place, _ in self.marks:
            rect = rect.united(QRectF(place.x() - reach, place.y() - reach, 2 * reach, 2 * reach))
        return rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # An open end is soft, so what cannot stay lies above.
        for place, is_wrong in sorted(self.marks, key=lambda mark: mark[1]):
            if is_wrong:
                self._paint_cross(painter, place)
            else:
                self._paint_glow(painter, place)

    def _paint_glow(self, painter: QPainter, place: QPointF) -> None:
        glow = QColor(ACCENT)
        glow.setAlpha(60)
        for share in (2.6, 2.0, 1.5):
            lay(painter, disc(place.x(), place.y(), self._radius * share), glow)
        lay(painter, disc(place.x(), place.y(), self._radius * 1.15), PAPER)
        lay(painter, disc(place.x(), place.y(), self._radius * 0.8), ACCENT)

    def _paint_cross(self, painter: QPainter, place: QPointF) -> None:
        radius = self._radius * 1.35
        lay(painter, disc(place.x(), place.y(), radius + 2.5), PAPER)
        lay(painter, disc(place.x(), place.y(), radius), REFUSED)
        pen = QPen(PAPER, radius * 0.34)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for degrees in (45, 135):
            way = QPointF(*polar(radius * 0.5, degrees))
            painter.drawLine(place - way, place + way)
