"""The marks on tiles; each differs from the others by its form, never by colour alone."""

from functools import cache
from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.enix.board_geometry import TILE_RADIUS
from enix_desktop.ui.enix.motifs.frame import PAPER_RADIUS, SOURCE_RADIUS, outline
from enix_desktop.ui.widgets.paper_art import common, cut, disc, lay, line, polar, together
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, current_theme

_WHITE = 4.0
"""The white beside a coloured line, both sides together."""

Glow: TypeAlias = Literal["may", "refused", "chosen", "island"]


def paint_glow(painter: QPainter, glow: Glow) -> None:
    """Paint the mark *glow* over a tile around the origin."""
    if glow == "may":
        _edge(painter, ACCENT, current_theme.theme.wide(5, 8))
    elif glow == "chosen":
        _edge(painter, ACCENT, current_theme.theme.wide(6, 9))
        for corner in range(6):
            x, y = polar(PAPER_RADIUS - 6, 60 * corner)
            lay(painter, disc(x, y, 8.5), PAPER, 2)
            lay(painter, disc(x, y, 5.5), ACCENT)
    elif glow == "refused":
        lay(painter, _hatch(4.6), QColor(255, 253, 247, 110))
        lay(painter, _hatch(2.2), REFUSED)
        _edge(painter, REFUSED, 5)
        _cross(painter)
    else:
        veil = QColor(INK)
        veil.setAlphaF(0.28)
        lay(painter, outline(), veil)
        _edge(painter, REFUSED, 5.5, dashed=True)


def _edge(painter: QPainter, colour: QColor, width: float, dashed: bool = False) -> None:
    """A line inside the edge of the tile with a white rim on both sides."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = TILE_RADIUS - (width + _WHITE) * 0.58
    ring = outline(radius)
    join = Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(PAPER, width + _WHITE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join))
    painter.drawPath(ring)
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join)
    if dashed:
        # Dashes are counted in widths of the pen; six times this is one side, so corners are all alike.
        side = radius / width
        pen.setDashPattern([side / 8, side / 8])
        pen.setDashOffset(side / 16)
    painter.setPen(pen)
    painter.drawPath(ring)
    painter.setPen(Qt.PenStyle.NoPen)


@cache
def _hatch(width: float) -> QPainterPath:
    """A wide cross hatch that leaves the source free."""
    steps = range(-180, 181, 24)
    rising = [line([(step - 120, 120), (step + 120, -120)], width) for step in steps]
    falling = [line([(step - 120, -120), (step + 120, 120)], width) for step in steps]
    return cut(common(together([*rising, *falling]), outline()), disc(0, 0, SOURCE_RADIUS))


def _cross(painter: QPainter) -> None:
    """A cross beside the source, for those who do not see red."""
    place = QPointF(30, -30)
    lay(painter, disc(place.x(), place.y(), 15), PAPER, 2)
    lay(painter, disc(place.x(), place.y(), 12.5), REFUSED)
    for slant in (-1, 1):
        start, end = (place.x() - 5, place.y() - 5 * slant), (place.x() + 5, place.y() + 5 * slant)
        lay(painter, line([start, end], 3.6), PAPER)
