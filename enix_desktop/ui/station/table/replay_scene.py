"""Station Six in a replay: the same table, and small pictures for the timeline."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.games.station.components import Station
from enix_desktop.games.station.watching import DOCK, SHOT, STEAL
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.station.art.symbols import placed, station_symbol
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.widgets.paper_art import cut, disc, polar, polygon
from enix_desktop.ui.widgets.theme import current_theme


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A flash for a shot, a shuttle, an arrow for what changed hands, a flag for the end."""
    middle = rect.center()
    painter.fillPath(placed(_mark(kind), middle.x(), middle.y(), rect.height() / 2), current_theme.theme.text)


@cache
def _mark(kind: str) -> QPainterPath:
    """A sign in a circle of radius 1; shared, so never to be changed."""
    if kind == SHOT:
        rays = polygon(polar(1.1 if k % 2 == 0 else 0.5, 30 * k - 90) for k in range(12))
        return cut(rays, disc(0, 0, 0.22))
    if kind == DOCK:
        return station_symbol(Station.PORT)
    if kind == STEAL:
        return polygon([(-1, -0.3), (0, -0.3), (0, -0.9), (1, 0), (0, 0.9), (0, 0.3), (-1, 0.3)])
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


STATION_REPLAY = ReplayKind(StationTable, _paint_mark)
