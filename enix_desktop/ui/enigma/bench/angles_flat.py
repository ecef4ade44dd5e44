"""Straight from above: the picture that is wanted, and the building compared with it."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.angles_art import COLOURS, Ground, engraved_mark, paint_mark, tones
from enix_desktop.ui.enigma.bench.angles_camera import Camera
from enix_desktop.ui.enigma.bench.angles_items import ground_of
from enix_desktop.ui.enigma.bench.angles_model import EDGE, Match
from enix_desktop.ui.enigma.bench.angles_shown import Shown
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import lay, mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, Theme, current_theme, font

_PREVIEW = 226
"""How solid the piece in hand is in the plan, of 255: what it would cover hardly counts."""


class CardItem(ThingItem):
    """What lies below the picture or the plan, with its title."""

    def __init__(self, is_paper: bool) -> None:
        super().__init__()
        self._is_paper = is_paper
        self.title = ""

    def show_title(self, title: str) -> None:
        """Be called so."""
        self.title = title
        self.update()

    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, -22, 0, 0)

    def paint_thing(self, painter: QPainter) -> None:
        theme, card = current_theme.theme, QPainterPath()
        card.addRoundedRect(self.rect, 8, 8)
        stone = ground_of(theme).slab
        lay(painter, card, PAPER if self._is_paper and not theme.is_strong else stone, 3.0)
        if theme.is_strong:
            painter.setPen(QPen(theme.panel_edge, 2))
            painter.drawRoundedRect(self.rect, 8, 8)
        painter.setPen(theme.text)
        painter.setFont(font(13, QFont.Weight.DemiBold))
        room = QRectF(self.rect.left(), self.rect.top() - 22, self.rect.width(), 20)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.title)


class FlatItem(ThingItem):
    """Columns seen straight from above: the picture that is wanted, or the building as it is."""

    def __init__(self, width: int, depth: int, picture: Mapping[Point, str]) -> None:
        super().__init__()
        self._width, self._depth, self._picture = width, depth, picture
        self.camera = Camera(1.0, QPointF(), 1, 1, 0)

    def show_side(self, camera: Camera) -> None:
        """Be turned as the table in depth is."""
        if camera != self.camera:
            self.camera = camera
            self.update()

    @property
    def cell(self) -> float:
        """The side of a column; around them half a column is seen as well."""
        return self.rect.width() / (max(self._width, self._depth) + 1)

    def cell_rect(self, column: Point) -> QRectF:
        """Where *column* is; those around the picture are cut in half."""
        x, y = self.camera.seen_column(column)
        wide, deep = self.camera.seen_size()
        left = -(wide - 2 * EDGE) * self.cell / 2
        top = -(deep - 2 * EDGE) * self.cell / 2
        return QRectF(left + (x - EDGE) * self.cell, top + (y - EDGE) * self.cell, self.cell, self.cell)

    def column_at(self, point: QPointF) -> Point | None:
        """The column at a *point* of the scene."""
        there = self.mapFromScene(point)
        if not self.rect.contains(there):
            return None
        wide, deep = self.camera.seen_size()
        x = there.x() / self.cell + (wide - 2 * EDGE) / 2 + EDGE
        y = there.y() / self.cell + (deep - 2 * EDGE) / 2 + EDGE
        return self.camera.cell(x, y) if 0 <= x < wide and 0 <= y < deep else None


class PictureItem(FlatItem):
    """The picture of the puzzle."""

    def paint_thing(self, painter: QPainter) -> None:
        for column, digit in self._picture.items():
            paint_top(painter, self.cell_rect(column), digit)


class PlanItem(FlatItem):
    """The building from above, compared with the picture column by column."""

    def __init__(self, width: int, depth: int, picture: Mapping[Point, str]) -> None:
        super().__init__(width, depth, picture)
        self.shown = Shown()
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # as for the table in depth

    def show_building(self, shown: Shown, camera: Camera) -> None:
        """Show it, turned as the table in depth is."""
        if (shown, camera) != (self.shown, self.camera):
            self.shown, self.camera = shown, camera
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme, shown = current_theme.theme, self.shown
        ground = ground_of(theme)
        painter.save()
        painter.setClipRect(self.rect.adjusted(2, 2, -2, -2))
        painter.setFont(font(13, QFont.Weight.Bold))
        for column, match in shown.matches.items():
            rect = self.cell_rect(column)
            if column in shown.tops:
                paint_top(painter, rect, shown.tops[column])
                self._paint_height(painter, rect, column)
            elif match is Match.MISSING:
                paint_wanted(painter, rect, self._picture[column], ground)
            _paint_match(painter, rect, match, theme)
        self._paint_hand(painter, theme)
        for column in {(x, y) for x, y, _ in shown.gaps}:
            _paint_gap_corner(painter, self.cell_rect(column))
        painter.restore()

    def _paint_height(self, painter: QPainter, rect: QRectF, column: Point) -> None:
        height = self.shown.heights.get(column, 0)
        painter.setPen(tones(self.shown.tops[column]).mark)
        room = rect.adjusted(3, 0, -3, -1)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, str(height))

    def _paint_hand(self, painter: QPainter, theme: Theme) -> None:
        """Where the piece in hand would cover the building."""
        path, digit = QPainterPath(), self.shown.held
        if not digit:
            return
        tone = tones(digit)
        colour = QColor(tone.top)
        colour.setAlpha(_PREVIEW)
        for column in {(x, y) for x, y, _ in self.shown.landing}:
            cell = QPainterPath()
            cell.addRect(self.cell_rect(column).adjusted(1, 1, -1, -1))
            path = path.united(cell)
            painter.fillPath(cell, colour)
            paint_mark(painter, digit, self.cell_rect(column), tone.mark)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for line, wide in ((INK, 4.4), (ACCENT, 2.4)):
            painter.setPen(QPen(line, theme.wide(wide, wide + 1)))
            painter.drawPath(path)


def paint_top(painter: QPainter, rect: QRectF, digit: str) -> None:
    """Paint one column as it is seen from above."""
    tone = tones(digit)
    painter.setPen(QPen(tone.edge, 1.2))
    painter.setBrush(tone.top)
    painter.drawRect(rect.adjusted(0.6, 0.6, -0.6, -0.6))
    paint_mark(painter, digit, rect, tone.mark)


def paint_wanted(painter: QPainter, rect: QRectF, digit: str, ground: Ground) -> None:
    """Paint a column where nothing stands yet, as it is engraved in the table."""
    painter.setPen(QPen(mix(ground.slab, COLOURS[digit], 0.75), 1.2, Qt.PenStyle.DotLine))
    painter.setBrush(mix(ground.slab, COLOURS[digit], 0.22))
    painter.drawRect(rect.adjusted(2, 2, -2, -2))
    paint_mark(painter, digit, rect, engraved_mark(ground, digit))


def _paint_match(painter: QPainter, rect: QRectF, match: Match, theme: Theme) -> None:
    """A tick where picture and building agree, a red hatch with a cross where another piece is on top."""
    if match in (Match.OTHER, Match.EXTRA):
        painter.setPen(QPen(REFUSED, 2.0))
        painter.setBrush(QBrush(REFUSED, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(rect.adjusted(1.5, 1.5, -1.5, -1.5))
    if match not in (Match.RIGHT, Match.OTHER, Match.EXTRA):
        return
    radius = min(8.0, rect.width() * 0.22)
    middle = rect.topRight() + QPointF(-radius - 1, radius + 1)
    painter.setPen(QPen(INK, 1.0))
    painter.setBrush(PAPER)
    painter.drawEllipse(middle, radius, radius)
    is_right = match is Match.RIGHT
    colour = QColor("#1F6B45") if is_right else REFUSED
    painter.setPen(QPen(colour, theme.wide(2.2, 2.8), c=Qt.PenCapStyle.RoundCap))
    if is_right:
        points = (-0.45, 0.05), (-0.1, 0.42), (0.5, -0.4)
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) * radius for x, y in points]))
        return
    for slant in (-1, 1):
        painter.drawLine(
            middle + QPointF(-0.4, -0.4 * slant) * radius, middle + QPointF(0.4, 0.4 * slant) * radius
        )


def _paint_gap_corner(painter: QPainter, rect: QRectF) -> None:
    """There is a gap below: a red triangle with an exclamation mark in the lower right corner."""
    side = rect.width() * 0.48
    corner = rect.bottomRight() + QPointF(-1, -1)
    painter.setPen(QPen(PAPER, 1.4))
    painter.setBrush(REFUSED)
    painter.drawPolygon(QPolygonF([corner, corner - QPointF(side, 0), corner - QPointF(0, side)]))
    painter.setPen(PAPER)
    room = QRectF(corner.x() - side * 0.62, corner.y() - side * 0.72, side * 0.6, side * 0.7)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "!")
