"""How the last move is drawn: in the colour of its player, with a light rim, beside the roads."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.motifs.frame import SOURCE_RADIUS
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.traces import CapStep, Placing, Step, Trace
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme, font

TRACE_Z = 2.5
"""Over the tiles and under everything that stands on them."""
CAP = QColor("#574C93")
_BOW, _JUMP_BOW = 0.17, 0.3
"""How far the way of a piece bends aside, in parts of its length: the beads of the road stay in sight."""
_WIDTH, _RIM = 6.0, 4.0
_ARROW = 15.0


class TraceItem(MarkItem):
    """Arrows of piece and cap, the cell that a tile left, and how far it was turned."""

    def __init__(self, board: BoardItem, trace: Trace, pawn: PawnLook, room: Callable[[], QRectF]) -> None:
        """*room* is the board's in the scene: a cell that does not lie whole in it is not drawn."""
        super().__init__(board)
        self.trace = trace
        self._room = room
        self.setZValue(TRACE_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        # A light piece has a line of its shade, which is seen between light rims.
        self._colour = mix(pawn.colour, INK, 0.45) if pawn.colour.lightness() > 225 else pawn.colour
        self._places = {energy: tile.pos() for energy, tile in board.tiles.items()}
        self.left_cells = self._left_cells()

    def look_around(self) -> None:
        """The board has moved in its room: other cells may lie in it."""
        cells = self._left_cells()
        if cells != self.left_cells:
            self.left_cells = cells
            self.update()

    def _left_cells(self) -> list[QPolygonF]:
        """The outlines of the cells that tiles left, if they are bare and in the board's room."""
        outlines = [
            hexagon(TILE_RADIUS * 0.93).translated(centre(placing.origin))
            for placing in self.trace.placings
            if placing.is_moved and self._is_bare(centre(placing.origin))
        ]
        return [
            outline for outline in outlines if self._room().contains(self.mapToScene(outline).boundingRect())
        ]

    def _is_bare(self, cell: QPointF) -> bool:
        return all(_apart(cell, place) > TILE_RADIUS for place in self._places.values())

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for place in (*self._places.values(), *(centre(placing.origin) for placing in self.trace.placings)):
            rect = rect.united(QRectF(place.x() - 110, place.y() - 110, 220, 220))
        return rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for outline in self.left_cells:
            ground = QColor(current_theme.theme.table_edge)
            ground.setAlphaF(0.7)
            painter.setBrush(ground)
            _draw_dashed(painter, outline, self._colour)
        for placing in self.trace.placings:
            self._paint_placing(painter, placing)
        if self.trace.cap is not None:
            self._paint_cap(painter, self.trace.cap)
        for step in self.trace.steps:
            self._paint_step(painter, step)

    def _paint_step(self, painter: QPainter, step: Step) -> None:
        start, end = self._places[step.origin], self._places[step.target]
        _paint_ring(painter, start, self._colour)
        _paint_arrow(painter, (start, end), self._colour, _JUMP_BOW if step.is_jump else _BOW, step.is_jump)

    def _paint_cap(self, painter: QPainter, cap: CapStep) -> None:
        if cap.origin is not None:
            _paint_ring(painter, self._places[cap.origin], CAP)
        if cap.origin is not None and cap.target is not None:
            way = self._places[cap.origin], self._places[cap.target]
            _paint_arrow(painter, way, CAP, -_JUMP_BOW, True)

    def _paint_placing(self, painter: QPainter, placing: Placing) -> None:
        middle = self._places[placing.tile]
        _paint_corners(painter, middle, self._colour)
        if placing.turns:
            _paint_turn(painter, middle, self._colour, placing.turns)


class PieceChip(MarkItem):
    """A piece on a paper disc: its player took or laid something here."""

    def __init__(self, pawn: PawnLook) -> None:
        super().__init__()
        self.pawn = pawn
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return QRectF(-16, -16, 32, 34)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme.theme.shadow)
        painter.drawEllipse(QPointF(0, 1.5), 14, 14)
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(PAPER)
        painter.drawEllipse(QPointF(0, 0), 13.5, 13.5)
        painter.scale(0.62, 0.62)
        paint_pawn(painter, self.pawn)


class GainItem(MarkItem):
    """So many cards of an energy came to a hand, or left it."""

    def __init__(self, energy: Energy, gain: int) -> None:
        super().__init__()
        self.energy, self.gain = energy, gain
        self.text = f"+{gain}" if gain > 0 else f"\N{MINUS SIGN}{-gain}"

    def boundingRect(self) -> QRectF:
        return QRectF(-12, -9.5, 24, 19)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """In the colour of the energy; in high contrast that is the rim."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, ground = gain_colours(self.energy, current_theme.theme)
        painter.setPen(QPen(INK, 1))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(QRectF(-11.5, -9, 23, 18), 9, 9)
        painter.setPen(QPen(ENERGY_COLOURS[self.energy].base, 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(-9.5, -7, 19, 14), 7, 7)
        painter.setPen(ink)
        painter.setFont(font(11, QFont.Weight.Bold))
        painter.drawText(QRectF(-13, -10, 26, 20), Qt.AlignmentFlag.AlignCenter, self.text)


def gain_colours(energy: Energy, theme: Theme) -> tuple[QColor, QColor]:
    """Text and ground of a gain."""
    colours = ENERGY_COLOURS[energy]
    return (PAPER, INK) if theme.is_strong else (colours.on_base, colours.base)


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _strokes(colour: QColor, width: float) -> tuple[tuple[QColor, float], ...]:
    """A line is seen on any ground: dark, light, and its colour in the middle."""
    return (INK, width + _RIM + 2.4), (PAPER, width + _RIM), (colour, width)


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _paint_ring(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Where something was: a ring around the source."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, width in _strokes(colour, 4.0):
        painter.setPen(QPen(stroke, width))
        painter.drawEllipse(middle, SOURCE_RADIUS + 6, SOURCE_RADIUS + 6)


def _paint_arrow(
    painter: QPainter, way: tuple[QPointF, QPointF], colour: QColor, bow: float, is_dashed: bool
) -> None:
    """A bent arrow from source to source."""
    start, end = way
    along = end - start
    length = math.hypot(along.x(), along.y())
    aside = QPointF(along.y(), -along.x()) * (2 * bow)
    bend = (start + end) / 2 + aside
    first = start + _towards(bend - start, SOURCE_RADIUS + 8)
    tip = end + _towards(bend - end, SOURCE_RADIUS + 3)
    direction = _towards(end - bend, 1.0) if length else QPointF(1, 0)
    neck = tip - direction * _ARROW
    path = QPainterPath(first)
    path.quadTo(bend, neck)
    across = QPointF(-direction.y(), direction.x()) * (_ARROW * 0.62)
    head = QPolygonF([tip, neck + across, neck - across])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, width in _strokes(colour, _WIDTH):
        pen = _pen(stroke, width)
        if is_dashed and stroke is colour:
            pen.setDashPattern([1.4, 1.7])
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(_pen(stroke, max(0.5, width - _WIDTH)))
        painter.setBrush(stroke)
        painter.drawPolygon(head)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _towards(vector: QPointF, length: float) -> QPointF:
    return vector * (length / max(1e-6, math.hypot(vector.x(), vector.y())))


def _draw_dashed(painter: QPainter, outline: QPolygonF, colour: QColor) -> None:
    """A line that ends a place where nothing lies any more."""
    painter.setPen(_pen(PAPER, 6))
    painter.drawPolygon(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = _pen(colour, 3.4)
    pen.setDashPattern([2.2, 3.2])
    painter.setPen(pen)
    painter.drawPolygon(outline)


def _paint_corners(painter: QPainter, middle: QPointF, colour: QColor) -> None:
    """Brackets at the corners of the tile that was touched."""
    outline = hexagon(TILE_RADIUS * 0.965)
    corners = [middle + outline.at(index) for index in range(SIDES)]
    path = QPainterPath()
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        path.moveTo(corner + (before - corner) * 0.2)
        path.lineTo(corner)
        path.lineTo(corner + (after - corner) * 0.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, width in _strokes(colour, 5.0):
        painter.setPen(_pen(stroke, width))
        painter.drawPath(path)


def _paint_turn(painter: QPainter, middle: QPointF, colour: QColor, turns: int) -> None:
    """A bent arrow around the source, as far as the tile was turned."""
    radius = SOURCE_RADIUS + 9
    room = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    begin, sweep = 90.0, -60.0 * turns  # Qt counts anticlockwise, from the right
    sweep -= math.copysign(14, sweep)
    path = QPainterPath()
    path.arcMoveTo(room, begin)
    path.arcTo(room, begin, sweep)
    end = math.radians(begin + sweep)
    tip = middle + QPointF(math.cos(end), -math.sin(end)) * radius
    spin = 1 if sweep < 0 else -1
    direction = QPointF(math.sin(end), math.cos(end)) * spin
    across = QPointF(-direction.y(), direction.x()) * 9
    head = QPolygonF([tip + direction * 13, tip + across, tip - across])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke, width in _strokes(colour, 5.0):
        painter.setPen(_pen(stroke, width))
        painter.drawPath(path)
        painter.setPen(_pen(stroke, max(0.5, width - 5.0)))
        painter.setBrush(stroke)
        painter.drawPolygon(head)
        painter.setBrush(Qt.BrushStyle.NoBrush)
