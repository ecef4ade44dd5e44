"""The picture on the start screen: our title and the six energies, cut from paper."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
)

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.goblin import paint_cap, paint_goblin
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.theme import PAPER, Theme, font

ROOT = 3**0.5
_PLACES = {
    Energy.SOLAR: (0.0, 0.0),
    Energy.HYDRO: (0.0, 1.0),
    Energy.WIND: (0.0, -1.0),
    Energy.GEOTHERMAL: (-1.0, 0.5),
    Energy.BIOMASS: (1.0, 0.5),
    Energy.OCEAN: (-1.0, -0.5),
}
"""Columns and rows of the tiles around solar; the place at the upper right is the goblin's."""
_GOBLIN = (1.0, -0.5)
_LETTERS = (
    ("E", Energy.GEOTHERMAL, -3.0),
    ("N", Energy.HYDRO, 2.0),
    ("I", Energy.SOLAR, -2.0),
    ("X", Energy.OCEAN, 4.0),
)
"""Each letter of the title with its colour and how far it leans, in degrees."""


def paint_energies(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the six energies and the goblin as large as *rect* allows, in its middle."""
    gap = 1.04
    radius = min(rect.width() / (2 + 3 * gap), 0.95 * rect.height() / (3 * ROOT * gap))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    empty = hexagon(0.94)
    painter.setBrush(theme.table_edge)
    painter.translate(_centre(*_GOBLIN, gap))
    painter.drawPolygon(empty)
    painter.translate(-_centre(*_GOBLIN, gap))
    for energy, place in _PLACES.items():
        painter.save()
        painter.translate(_centre(*place, gap))
        _paint_tile(painter, energy, theme)
        painter.restore()
    spot = _centre(*_GOBLIN, gap)
    painter.setBrush(theme.shadow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(spot + QPointF(0, 0.74), 0.5, 0.1)
    paint_goblin(painter, QRectF(spot.x() - 0.92, spot.y() - 1.06, 1.84, 1.84))
    painter.restore()


def paint_title(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the name of the game at the left of *rect*, as high as it is."""
    size = rect.height() * 0.77
    type_ = font(max(1, round(size)), QFont.Weight.Bold)
    metrics = QFontMetricsF(type_)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = size * 0.075
    x = rect.left() + rim
    base = rect.bottom() - size * 0.13
    for letter, energy, lean in _LETTERS:
        path = QPainterPath()
        path.addText(QPointF(0, 0), type_, letter)
        middle = path.boundingRect().center()
        painter.save()
        painter.translate(x + middle.x(), base + middle.y())
        painter.rotate(lean)
        painter.translate(-middle)
        _paint_letter(painter, path, energy, rim, theme)
        painter.restore()
        if letter == "I":
            high = size * 0.52
            top = base - metrics.capHeight()
            painter.save()
            painter.translate(x + middle.x() + size * 0.02, top + size * 0.02)
            painter.rotate(9)
            paint_cap(painter, QRectF(-high / 2, -high * 0.82, high, high))
            painter.restore()
        x += metrics.horizontalAdvance(letter) + size * 0.05
    painter.restore()


def _centre(column: float, row: float, gap: float) -> QPointF:
    return QPointF(column * 1.5 * gap, row * ROOT * gap)


def _paint_letter(painter: QPainter, path: QPainterPath, energy: Energy, rim: float, theme: Theme) -> None:
    colours = ENERGY_COLOURS[energy]
    outline = _outlined(path, 2 * rim)
    painter.fillPath(outline.translated(rim * 0.35, rim * 0.7), theme.shadow)
    painter.fillPath(outline, PAPER)
    painter.fillPath(path, colours.shade)
    painter.save()
    painter.setClipPath(path)
    painter.fillPath(path.translated(-rim * 0.3, -rim * 0.35), colours.base)
    painter.restore()


def _outlined(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).united(path)


def _paint_tile(painter: QPainter, energy: Energy, theme: Theme) -> None:
    """A tile of the board without its roads."""
    # Only where the picture was not kept from the last start is there time for landscapes.
    from enix_desktop.ui.enix.tile_motifs import paint_motif

    colours = ENERGY_COLOURS[energy]
    tile = _rounded_tile()
    for fall in (0.045, 0.075, 0.1):
        painter.fillPath(tile.translated(0.3 * fall, fall + 0.02), _faint(theme.shadow))
    painter.fillPath(tile.translated(0, 0.045), colours.shade)
    painter.fillPath(tile, PAPER)
    painter.save()
    painter.setClipPath(_rounded_tile(0.945))
    painter.scale(0.01, 0.01)
    paint_motif(painter, energy)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.shadow)
    painter.drawEllipse(QPointF(0.01, 0.03), 0.37, 0.37)
    painter.setBrush(PAPER)
    painter.drawEllipse(QPointF(0, 0), 0.37, 0.37)
    painter.setBrush(colours.base)
    painter.drawEllipse(QPointF(0, 0), 0.32, 0.32)
    painter.save()
    painter.scale(0.22, 0.22)
    painter.fillPath(energy_symbol(energy), colours.on_base)
    painter.restore()


def _faint(colour: QColor) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(colour.alphaF() / 2)
    return faint


@cache
def _rounded_tile(size: float = 1.0) -> QPainterPath:
    tile = QPainterPath()
    tile.addPolygon(hexagon(0.93 * size))
    tile.closeSubpath()
    return _outlined(tile, 0.1 * size)
