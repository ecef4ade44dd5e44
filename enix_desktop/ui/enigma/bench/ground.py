"""What a bench is made of: slate, by day pale stone, with engraved lines; and the lid over it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from enix_desktop.games.enigma.faces import Colour
from enix_desktop.ui.enigma.art.cells import cell_shape, paint_cell
from enix_desktop.ui.enigma.art.palette import stone_of
from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix, polar
from enix_desktop.ui.widgets.theme import Theme, current_theme

CORNER = 18.0
"""How round the slab is."""
_SLATE, _STONE = QColor("#2B323C"), QColor("#DCD8CE")
_WELL_DARK, _WELL_LIGHT = QColor("#1B2027"), QColor("#CFC7B6")
_LID_SLATE, _LID_STONE = QColor("#39424F"), QColor("#DBD5C8")
_LEAST_WHEEL = 40.0
"""A smaller wheel is no wheel."""
_GAP = 64.0
"""Between engraved lines."""


def slab_colour(theme: Theme) -> QColor:
    """The ground of the benches."""
    if theme.is_strong:
        return theme.table
    return _SLATE if theme.is_dark else _STONE


def well_colour(theme: Theme) -> QColor:
    """What the benches are let into."""
    return theme.table_edge if theme.is_strong else _WELL_DARK if theme.is_dark else _WELL_LIGHT


def engraved(theme: Theme) -> tuple[QColor, QColor]:
    """The dark and the light edge of a line cut into the slab."""
    slab = slab_colour(theme)
    if theme.is_strong:
        return theme.table_edge, theme.table
    return mix(slab, QColor("black"), 0.22 if theme.is_dark else 0.1), mix(
        slab, QColor("white"), 0.06 if theme.is_dark else 0.35
    )


def paint_bench(painter: QPainter, room: QRectF) -> None:
    """Paint an empty bench into *room*."""
    theme = current_theme.theme
    painter.fillRect(room, well_colour(theme))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    slab = box(room.x(), room.y(), room.width(), room.height(), CORNER)
    lay(painter, slab, slab_colour(theme))
    painter.save()
    painter.setClipPath(slab)
    _engrave(painter, room, theme)
    painter.restore()
    if theme.is_strong:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, 2))
        inside = room.adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(inside, CORNER - 1, CORNER - 1)


def _engrave(painter: QPainter, room: QRectF, theme: Theme) -> None:
    """Quiet lines: arcs of a great wheel around the middle, and a cross through it."""
    dark, light = engraved(theme)
    middle = room.center()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift, colour in ((1.2, light), (0.0, dark)):
        painter.setPen(QPen(colour, 1.4))
        radius = _GAP
        while radius < max(room.width(), room.height()) / 2:  # none cuts a corner off
            painter.drawEllipse(middle + QPointF(0, shift), radius, radius)
            radius += 2 * _GAP
        for step in (-1, 1):
            way = QPointF(room.width(), step * room.width() * 0.5774)
            painter.drawLine(middle - way + QPointF(0, shift), middle + way + QPointF(0, shift))


def paint_lid(painter: QPainter, room: QRectF, is_awake: bool = False) -> None:
    """Paint the lid of a bench: a slab with a border and a great wheel, whose cells glow if it *is_awake*."""
    theme = current_theme.theme
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = theme.panel if theme.is_strong else _LID_SLATE if theme.is_dark else _LID_STONE
    slab = box(room.x(), room.y(), room.width(), room.height(), CORNER)
    lay(painter, slab, colour)
    dark, light = mix(colour, QColor("black"), 0.25), mix(colour, QColor("white"), 0.3)
    if theme.is_strong:
        dark, light = theme.panel_edge, theme.panel
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for margin, width in ((14.0, 2.0), (20.0, 1.0)):
        for shift, edge in ((1.0, light), (0.0, dark)):
            painter.setPen(QPen(edge, width))
            frame = room.adjusted(margin, margin + shift, -margin, -margin + shift)
            painter.drawRoundedRect(frame, CORNER - 6, CORNER - 6)
    for x in (room.left() + 34, room.right() - 34):
        for y in (room.top() + 34, room.bottom() - 34):
            lay(painter, disc(x, y, 5.0), dark)
    _paint_wheel(painter, room, (dark, light), is_awake)


def _paint_wheel(painter: QPainter, room: QRectF, edges: tuple[QColor, QColor], is_awake: bool) -> None:
    """Three rings around the middle, with the marks of the three colours of cells on the outer one."""
    radius = min(room.width(), room.height()) * 0.36
    if radius < _LEAST_WHEEL:
        return
    middle, plasma = room.center(), stone_of(current_theme.theme).plasma
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, width in ((1.0, 6.0), (0.9, 1.6), (0.62, 1.6)):
        for shift, edge in ((1.4, edges[1]), (0.0, plasma if is_awake and share == 1.0 else edges[0])):
            painter.setPen(QPen(edge, width))
            painter.drawEllipse(middle + QPointF(0, shift), radius * share, radius * share)
    for number, colour in enumerate(Colour):
        place = middle + QPointF(*polar(radius, 120 * number - 90))
        lay(painter, disc(place.x(), place.y(), radius * 0.17), edges[0])
        if is_awake:
            paint_cell(painter, place, radius * 0.1, colour, is_lit=True)
        else:
            mark = QTransform().translate(place.x(), place.y()).scale(radius * 0.1, radius * 0.1)
            lay(painter, mark.map(cell_shape(colour)), edges[1])
