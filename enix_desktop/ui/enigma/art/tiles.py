"""The conduit side of a tile: a plate of stone with inlaid channels and power cells."""

from collections.abc import Collection
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.games.enigma.faces import Nets
from enix_desktop.ui.enigma.art.cells import paint_cell
from enix_desktop.ui.enigma.art.palette import Stone, stone_of
from enix_desktop.ui.enigma.art.routes import CELL, CHANNEL, HALF, TILE, Route, routes
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import ACCENT, PAPER, Theme, current_theme

CORNER = 6.0
_RIM = 1.6
_DASH = (0.9, 1.5)
"""How long light and dark are in moving plasma, in widths of its core."""


def paint_tile(
    painter: QPainter,
    nets: Nets,
    rotation: int = 0,
    *,
    closed: Collection[int] = (),
    lit: Collection[int] = (),
    depth: float = 2.5,
    theme: Theme | None = None,
) -> None:
    """Paint a tile of 100 units around the origin; *closed* nets run with plasma, *lit* ones are framed."""
    theme = theme or current_theme.theme
    stone = stone_of(theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_plate(painter, stone, theme, depth)
    painter.save()
    painter.setClipPath(_plate(0.0), Qt.ClipOperation.IntersectClip)
    for number, route in enumerate(routes(nets, rotation)):
        paint_channel(painter, route.path, stone, number in closed, number in lit)
    painter.restore()
    for number, route in enumerate(routes(nets, rotation)):
        paint_cells(painter, route, number in closed)


def paint_plate(painter: QPainter, stone: Stone, theme: Theme, depth: float) -> None:
    """The stone of a tile, its upper edges in the light."""
    lay(painter, _plate(0.0), stone.rim, depth, 0.4)
    if theme.is_strong:
        lay(painter, _plate(theme.wide(_RIM, 2.2)), stone.tile)
        return
    lay(painter, _plate(_RIM), stone.tile_dark)
    lay(painter, _plate(_RIM).translated(-0.9, -1.1).intersected(_plate(_RIM)), stone.tile_light)
    lay(painter, _plate(_RIM + 1.3), stone.tile)


def paint_channel(painter: QPainter, path: QPainterPath, stone: Stone, is_closed: bool, is_lit: bool) -> None:
    """An inlaid channel: dull, or filled with plasma."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if is_lit:
        _stroke(painter, path, PAPER, CHANNEL + 8)
        _stroke(painter, path, ACCENT, CHANNEL + 5.6)
    _stroke(painter, path, stone.groove, CHANNEL)
    if not is_closed:
        _stroke(painter, path, stone.dull, CHANNEL - 5)
        _stroke(painter, path, stone.groove, 1.4)
        return
    _stroke(painter, path, stone.glow, CHANNEL - 2)
    _stroke(painter, path, stone.plasma, CHANNEL - 5)
    paint_flow(painter, path, stone, 0.0)


def paint_flow(painter: QPainter, path: QPainterPath, stone: Stone, phase: float) -> None:
    """The light that runs along plasma; *phase* says how far it has come."""
    pen = QPen(stone.core, 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern(_DASH)
    pen.setDashOffset(-phase * sum(_DASH))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_cells(painter: QPainter, route: Route, is_lit: bool) -> None:
    """The power cells of one net."""
    for spot, colour in zip(route.cells, route.colours, strict=True):
        paint_cell(painter, spot, CELL, colour, is_lit)


def paint_tile_in(painter: QPainter, rect: QRectF, nets: Nets, rotation: int = 0) -> None:
    """A tile in the middle of *rect*, as large as that allows."""
    painter.save()
    painter.translate(rect.center())
    size = min(rect.width(), rect.height()) / TILE
    painter.scale(size, size)
    paint_tile(painter, nets, rotation)
    painter.restore()


def net_outline(nets: Nets, rotation: int, net: int) -> QPainterPath:
    """The channels and cells of one net, for what has to lie around them."""
    route = routes(nets, rotation)[net]
    outline = QPainterPath(route.path)
    for spot in route.cells:
        outline.addEllipse(QPointF(spot), CELL, CELL)
    return outline


@cache
def _plate(inset: float) -> QPainterPath:
    corner = -HALF + inset
    return box(corner, corner, TILE - 2 * inset, TILE - 2 * inset, max(1.0, CORNER - inset))


def _stroke(painter: QPainter, path: QPainterPath, colour: QColor, wide: float) -> None:
    pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
