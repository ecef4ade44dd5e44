"""What lies on every landscape: the rim, roads with their path points, closed sides and the source."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.games.enix.components import Energy, Ray
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS, side_angle
from enix_desktop.ui.enix.palette import ENERGY_COLOURS, EnergyColours
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.paper_art import box, cast_shadow, cut, disc, lay, mix, polygon, thick, together
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED, current_theme

PAPER_RADIUS = TILE_RADIUS - 1.6
"""Tiles are cut a little smaller than their cells: only the roads reach the neighbour."""
SOURCE_RADIUS = 35.0
BEAD_RADIUS = 8.2
BEAD_PLACES: Sequence[Sequence[float]] = ((), (59.0,), (47.5, 67.5))
"""How far from the source the beads of a road lie, by their number."""
_RIM, _STRONG_RIM = 4.0, 8.0
_ROAD_WIDTH = 19.0
_EDGED_WIDTH = _ROAD_WIDTH + 2.8
_OVERLAP = 0.5
"""Roads reach this far over the side, so that no seam shines through."""
_ROAD = QColor("#FFF3D6")
_ROAD_EDGE = QColor("#B99F6B")
_BEAD = QColor("#2A2E38")
_LEAF = QColor("#5E7330")
_NIGHT = QColor(18, 22, 54, 166)


def paint_frame(painter: QPainter, energy: Energy, rays: Sequence[Ray]) -> None:
    """Paint rim, closed sides and roads as the theme wants them; *rays* are given by side, already turned."""
    lay(painter, _rim(current_theme.theme.wide(_RIM, _STRONG_RIM)), PAPER)
    colours = ENERGY_COLOURS[energy]
    for side, ray in enumerate(rays):
        if ray is None:
            _CLOSED[energy](painter, _side_frame(side), colours)
    if current_theme.theme.is_strong:
        lay(painter, _rim(_RIM), PAPER)  # a dark hedge on a black table would have no edge
    for side, ray in enumerate(rays):
        if ray is not None:
            _paint_road(painter, _side_frame(side), ray)


def paint_source(painter: QPainter, energy: Energy, dark: bool = False) -> None:
    """Paint the ring in the middle with the symbol of *energy*, always upright."""
    colours = ENERGY_COLOURS[energy]
    lay(painter, disc(0, 0, SOURCE_RADIUS), mix(colours.shade, INK, 0.25), 3.5, 0.4)
    lay(painter, disc(0, 0, SOURCE_RADIUS - 2), PAPER)
    lay(painter, disc(0, 0, SOURCE_RADIUS - 6.5), colours.base)
    lay(painter, QTransform.fromScale(20.5, 20.5).map(energy_symbol(energy)), colours.on_base)
    if dark:
        lay(painter, disc(0, 0, SOURCE_RADIUS), _NIGHT)


def paint_night(painter: QPainter, rays: Sequence[Ray]) -> None:
    """Dim everything painted so far and bar the open sides (M4)."""
    roads = [_road(_side_frame(side)) for side, ray in enumerate(rays) if ray is not None]
    lay(painter, together([outline(), *roads]), _NIGHT)
    for side, ray in enumerate(rays):
        if ray is not None:
            _paint_bar(painter, _side_frame(side))


def outline(radius: float = PAPER_RADIUS) -> QPainterPath:
    """The edge of a tile."""
    path = QPainterPath()
    path.addPolygon(hexagon(radius))
    path.closeSubpath()
    return path


def beyond_roads(rays: Sequence[Ray]) -> QPainterPath:
    """Everything but the ends of the roads and what continues them: a neighbour's road stays bright."""
    open_sides = [_side_frame(side) for side, ray in enumerate(rays) if ray is not None]
    all_around = box(-2 * TILE_RADIUS, -2 * TILE_RADIUS, 4 * TILE_RADIUS, 4 * TILE_RADIUS)
    return cut(all_around, together(place.map(_strip(60, 120, _EDGED_WIDTH)) for place in open_sides))


def _side_frame(side: int) -> QTransform:
    """Turns a drawing made for a side on the right, x outwards, to *side*."""
    return QTransform().rotate(side_angle(side))


@cache
def _rim(width: float) -> QPainterPath:
    return cut(outline(PAPER_RADIUS), outline(PAPER_RADIUS - width))


def _road(place: QTransform) -> QPainterPath:
    return place.map(_strip(SOURCE_RADIUS - 6, INNER_RADIUS + _OVERLAP, _ROAD_WIDTH))


def _strip(start: float, end: float, width: float) -> QPainterPath:
    return box(start, -width / 2, end - start, width)


def _paint_road(painter: QPainter, place: QTransform, beads: int) -> None:
    # No shadow falls across the seam: both halves must look like one road.
    cast_shadow(painter, place.map(_strip(SOURCE_RADIUS, INNER_RADIUS - 3, _EDGED_WIDTH)), 2.5, 0.3)
    lay(painter, place.map(_strip(SOURCE_RADIUS - 6, INNER_RADIUS + _OVERLAP, _EDGED_WIDTH)), _ROAD_EDGE)
    lay(painter, _road(place), _ROAD)
    for distance in BEAD_PLACES[beads]:
        bead = place.map(QPointF(distance, 0))
        x, y = bead.x(), bead.y()
        lay(painter, disc(x, y, BEAD_RADIUS), _BEAD, 1.6)
        lay(painter, disc(x - BEAD_RADIUS * 0.3, y - BEAD_RADIUS * 0.34, BEAD_RADIUS * 0.24), _ROAD)


def _paint_bar(painter: QPainter, place: QTransform) -> None:
    bar = box(75, -17, 8.5, 34, 4.2)
    lay(painter, place.map(thick(bar, 2.4)), INK)
    lay(painter, place.map(bar), PAPER)
    stripes = [polygon([(75, y), (75, y + 5.5), (83.5, y + 9.5), (83.5, y + 4)]) for y in (-14.5, -4.75, 5.0)]
    lay(painter, place.map(together(stripes)), REFUSED)


def _paint_hedge(painter: QPainter, place: QTransform, colours: EnergyColours) -> None:
    # Yellow and green grow leaves; a lavender hedge must not turn grey.
    leaf = mix(colours.shade, _LEAF, 0.5) if colours.shade.blue() < 100 else colours.shade
    dark, light = mix(leaf, INK, 0.35), mix(leaf, colours.base, 0.3)
    bushes = [disc(77 + (index % 2), -38 + 9.5 * index, 7.4 + index % 3) for index in range(9)]
    lay(painter, place.map(together([*bushes, box(77, -43, 8, 86, 4)])), dark, 3, 0.4)
    tops = [disc(78.5 + (index % 2), -38 + 9.5 * index, 4.6 + 0.8 * (index % 3)) for index in range(9)]
    lay(painter, place.map(together(tops)), light)


def _paint_rocks(painter: QPainter, place: QTransform, colours: EnergyColours) -> None:
    dark, light = mix(colours.shade, INK, 0.4), mix(colours.shade, PAPER, 0.38)
    rocks, tops = [], []
    for index in range(6):
        y, reach = -37.0 + 14.8 * index, 3.5 * (index % 2)
        rocks.append(
            polygon([(86, y - 9), (74 - reach, y - 8), (69 - reach, y), (73 - reach, y + 8), (86, y + 9)])
        )
        tops.append(polygon([(82, y - 5.5), (76 - reach, y - 5), (73 - reach, y), (80, y + 4.5)]))
    lay(painter, place.map(together(rocks)), dark, 3, 0.4)
    lay(painter, place.map(together(tops)), light)


def _paint_surf(painter: QPainter, place: QTransform, colours: EnergyColours) -> None:
    deep = mix(colours.shade, INK, 0.35)
    crests = [disc(78, -36 + 12 * index, 8.5) for index in range(7)]
    lay(painter, place.map(together([*crests, box(77, -44, 8.5, 88, 4)])), PAPER, 3, 0.4)
    inner = [disc(80, -36 + 12 * index, 6.3) for index in range(7)]
    lay(painter, place.map(together([*inner, box(79, -42, 6.5, 84, 3)])), deep)
    ripples = [disc(82, -36 + 12 * index, 3.2) for index in range(7)]
    lay(painter, place.map(together(ripples)), mix(colours.shade, colours.base, 0.4))


_CLOSED = {
    Energy.SOLAR: _paint_hedge,
    Energy.HYDRO: _paint_rocks,
    Energy.GEOTHERMAL: _paint_rocks,
    Energy.OCEAN: _paint_surf,
    Energy.WIND: _paint_hedge,
    Energy.BIOMASS: _paint_hedge,
}
