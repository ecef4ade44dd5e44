"""What lies on the conduits bench: a plate with cells and ports, ceramic pieces, and the stock beside it."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enigma.puzzles.conduits import STEPS, Flaw, OpenEnd
from enix_desktop.games.enigma.puzzles.puzzle import Point, Port
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polar, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, current_theme, font

CERAMIC, CERAMIC_RIM = QColor("#F3EFE6"), QColor("#CFC8BA")
CHANNEL, CHANNEL_DEEP = QColor("#3A424E"), QColor("#232931")
PLASMA, PLASMA_LIGHT = QColor("#19B9AE"), QColor("#8FF0DF")
_PLATE_DARK, _PLATE_LIGHT = QColor("#4A5564"), QColor("#BDB6A6")
SIZE = 100.0
"""A piece is drawn so large; in stock and on small plates it is scaled."""
_WIDE = 30.0
"""How wide a channel is."""


class Group(Enum):
    """What can be chosen on the conduits bench."""

    CELL = auto()
    """A cell of the plate, by x and y, with or without a piece."""
    STOCK = auto()
    """A piece in stock, by its id."""
    TRAY = auto()
    """The stock itself."""


def channel_path(sides: Iterable[int], wide: float = _WIDE, is_end: bool = False) -> QPainterPath:
    """The channels of a piece around its middle, as far as its edge."""
    half = SIZE / 2
    paths = [disc(0, 0, wide * (0.82 if is_end else 0.5))]
    for side in sides:
        dx, dy = STEPS[side]
        arm = box(-wide / 2, -half, wide, half)
        turned = QTransform().rotate(90 * side)
        paths.append(turned.map(arm))
        assert abs(dx) + abs(dy) == 1
    return together(paths).simplified()


def paint_piece(painter: QPainter, sides: Iterable[int], is_lit: bool, shadow: QPointF) -> None:
    """A ceramic piece around the origin; *shadow* is how far its shadow falls."""
    theme, half = current_theme.theme, SIZE / 2
    sides = tuple(sides)
    tile = box(-half + 1.5, -half + 1.5, SIZE - 3, SIZE - 3, 13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(28, 20, 8, 70))
    painter.drawPath(tile.translated(shadow))
    lay(painter, tile, CERAMIC_RIM)
    lay(painter, box(-half + 4, -half + 4, SIZE - 8, SIZE - 8, 11), CERAMIC)
    is_end = len(sides) == 1
    channel = channel_path(sides, _WIDE, is_end).intersected(tile)
    lay(painter, channel, CHANNEL)
    lay(painter, channel_path(sides, _WIDE - 12, is_end).intersected(tile), CHANNEL_DEEP)
    if is_lit:
        lay(painter, channel_path(sides, _WIDE - 12, is_end).intersected(tile), PLASMA)
        lay(painter, channel_path(sides, 6, False).intersected(tile), PLASMA_LIGHT)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK if theme.is_strong else mix(CERAMIC_RIM, INK, 0.3), theme.wide(1.2, 3)))
    painter.drawPath(tile)


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
        wide = side * _WIDE / SIZE
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
        self.setZValue(20)
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


class StockItem(ThingItem):
    """Where pieces lie that are on no cell, with a number each; what is crossed out lies aside."""

    def __init__(self, pieces: Iterable[str], out: Iterable[tuple[int, ...]]) -> None:
        super().__init__(Spot(Group.TRAY, 0))
        self.pieces, self.out = tuple(pieces), tuple(out)
        self.left = len(self.pieces)
        self.slots: dict[str, QRectF] = {}
        self._aside: list[QRectF] = []

    def show_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.update()

    def lay_out(self, rect: QRectF, largest: float, least: float) -> float:
        """Lie in the middle of *rect*, at least so high; return how large pieces are, at most *largest*."""
        rows = -(-len(self.pieces) // 3)
        aside_rows = -(-len(self.out) // 3) * 0.62 + (0.3 if self.out else 0.0)
        gap, head = 12.0, 40.0
        wide = (rect.width() - 4 * gap) / 3
        high = (rect.height() - head - gap * (rows + 1)) / (rows + aside_rows)
        side = min(wide, high, largest)
        needed = head + gap + rows * (side + gap) + aside_rows * side
        lies = QRectF(0, 0, rect.width(), min(max(needed, least), rect.height()))
        lies.moveCenter(rect.center())
        self.set_rect(lies)
        left = -1.5 * side - gap
        top = self.rect.top() + head
        self.slots = {
            piece: QRectF(left + (number % 3) * (side + gap), top + number // 3 * (side + gap), side, side)
            for number, piece in enumerate(self.pieces)
        }
        small = side * 0.56
        first = left + (side - small) / 2
        low = top + rows * (side + gap) + side * 0.24
        self._aside = [
            QRectF(first + number % 3 * (side + gap), low + number // 3 * (small + 6), small, small)
            for number in range(len(self.out))
        ]
        self.update()
        return side

    def slot(self, piece: str) -> QPointF:
        """Where *piece* belongs, in the scene."""
        return self.mapToScene(self.slots[piece].center())

    @property
    def corner(self) -> float:
        return 14.0

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3)))
        painter.drawPath(self.shape())
        text = said("conduits.tray", left=self.left, whole=len(self.pieces))
        head = QRectF(self.rect.left() + 14, self.rect.top() + 4, self.rect.width() - 28, 34)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(text, head.width(), (18, 15, 13, 11), QFont.Weight.DemiBold))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, text)
        for number, slot in enumerate(self.slots.values(), 1):
            painter.setPen(QPen(theme.line, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slot.adjusted(3, 3, -3, -3), 9, 9)
            painter.setPen(theme.muted)
            painter.setFont(font(18, QFont.Weight.DemiBold))
            painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, str(number))
        for sides, place in zip(self.out, self._aside, strict=True):
            self._paint_out(painter, sides, place)

    def _paint_out(self, painter: QPainter, sides: tuple[int, ...], place: QRectF) -> None:
        painter.save()
        painter.translate(place.center())
        painter.scale(place.width() / SIZE, place.width() / SIZE)
        painter.setOpacity(0.45)
        paint_piece(painter, sides, False, QPointF())
        painter.setOpacity(1.0)
        for colour, wide in ((PAPER, 17.0), (REFUSED, 10.0)):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(-36, -36), QPointF(36, 36))
            painter.drawLine(QPointF(36, -36), QPointF(-36, 36))
        painter.restore()
