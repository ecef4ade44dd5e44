"""Power cells of glassy paper: red discs, blue squares, yellow triangles (C4)."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.games.enigma.faces import Colour
from enix_desktop.ui.enigma.art.palette import CELLS
from enix_desktop.ui.widgets.paper_art import (
    box,
    common,
    cut,
    disc,
    lay,
    merged,
    mix,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER


@cache
def cell_shape(colour: Colour) -> QPainterPath:
    """The mark of *colour*, one unit from its middle to its edge."""
    if colour is Colour.RED:
        return disc(0, 0, 0.92)
    if colour is Colour.BLUE:
        return box(-0.82, -0.82, 1.64, 1.64, 0.2)
    corners = [(0.0, -0.98), (0.98, 0.72), (-0.98, 0.72)]
    return together([polygon(corners), thick(polygon(corners), 0.1)])


def paint_cell(painter: QPainter, middle: QPointF, size: float, colour: Colour, is_lit: bool = False) -> None:
    """A cell around *middle*, *size* from there to its edge; one with plasma in it shines."""
    tone = CELLS[colour]
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    outer, rim, shape, shade, gleam = _papers(colour)
    lay(painter, outer, INK)
    lay(painter, rim, PAPER)
    lay(painter, shape, tone.base)
    lay(painter, shade, mix(tone.base, tone.shade, 0.55))
    lay(painter, gleam, mix(tone.base, PAPER, 0.75 if is_lit else 0.45))
    if is_lit:
        lay(painter, disc(0, 0.1, 0.3), PAPER)
    painter.restore()


def paint_cell_mark(painter: QPainter, rect: QRectF, colour: Colour) -> None:
    """A cell in the middle of *rect*, as large as that allows."""
    paint_cell(painter, rect.center(), min(rect.width(), rect.height()) / 2.4, colour)


@cache
def _papers(colour: Colour) -> Sequence[QPainterPath]:
    """From below: two rims, the glass, its shade and its gleam; shared, so never to be changed."""
    shape = cell_shape(colour)
    gleam = QPainterPath()
    gleam.addEllipse(QPointF(-0.22, -0.42 if colour is not Colour.YELLOW else -0.12), 0.4, 0.2)
    lower = cut(box(-1.2, -1.2, 2.4, 2.4), disc(-0.25, -0.35, 1.12))
    return _rim(colour, 0.23), _rim(colour, 0.12), shape, common(shape, lower), gleam


def _rim(colour: Colour, wide: float) -> QPainterPath:
    """The shape with an edge around it, with as few corners as can be: cells are painted often."""
    if colour is Colour.RED:
        return disc(0, 0, 0.92 + wide)
    if colour is Colour.BLUE:
        return box(-0.82 - wide, -0.82 - wide, 1.64 + 2 * wide, 1.64 + 2 * wide, 0.2 + wide)
    shape = cell_shape(colour)
    return merged(together([shape, thick(shape, 2 * wide)]))
