"""The emblems of badges: a hexagon of paper with one sign on it, made of the shapes of the game."""

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from enix_desktop.games.enix import summary
from enix_desktop.games.enix.badges import ALL_EDITIONS, FULL_TABLE, STRONGEST
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS, EnergyColours
from enix_desktop.ui.enix.symbols import cap_path, energy_symbol
from enix_desktop.ui.table.card_lettering import letters
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.paper_art import cast_shadow, cut, disc, line, merged, polar, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_NIGHT = EnergyColours(QColor("#2B3350"), QColor("#A9B0CC"), QColor("#171C30"), PAPER)
"""The colours of a tile under the cap."""


def _lettering(text: str) -> QPainterPath:
    """*text* as a shape, as large as a symbol."""
    path = letters(text, 36)
    bounds = path.boundingRect()
    scale = min(1.5 / bounds.width(), 1.15 / bounds.height())
    centred = QTransform.fromTranslate(-bounds.center().x(), -bounds.center().y())
    return (centred * QTransform.fromScale(scale, scale)).map(path)


def _cards() -> QPainterPath:
    card = QPainterPath()
    card.addRoundedRect(-0.27, -1.02, 0.54, 0.86, 0.1, 0.1)
    fan = QPainterPath()
    for turn in (-42, -14, 14, 42):
        turned = QTransform().translate(0, 0.62).rotate(turn).map(card)
        rim = QTransform().translate(0, 0.62).rotate(turn).scale(1.18, 1.1).map(card)
        fan = together([cut(fan, rim), turned])
    return merged(fan)


def _road() -> QPainterPath:
    """A way of beads that goes up and down."""
    beads = [(-0.82, 0.34), (-0.42, -0.18), (0.0, 0.34), (0.42, -0.18), (0.82, 0.34)]
    return merged(together([line(beads, 0.1), *(disc(x, y, 0.2) for x, y in beads)]))


def _halves() -> QPainterPath:
    """A disc cut in two, one half sliding away."""
    whole = disc(0, 0, 0.72)
    left, right = QPainterPath(), QPainterPath()
    left.addRect(-1, -1, 0.94, 2)
    right.addRect(0.06, -1, 1, 2)
    return together([whole.intersected(left), whole.intersected(right).translated(0.06, 0.24)])


def _star() -> QPainterPath:
    corners = [polar(0.9 if corner % 2 == 0 else 0.4, 36 * corner - 90) for corner in range(10)]
    return polygon(corners)


def _table_of_six() -> QPainterPath:
    return together([disc(0, 0, 0.26), *(disc(*polar(0.72, 60 * seat - 90), 0.2) for seat in range(6))])


def _books() -> QPainterPath:
    """Two books, the second one leaning on the first."""
    book = QPainterPath()
    book.addRoundedRect(-0.3, -0.8, 0.52, 1.6, 0.08, 0.08)
    band = QPainterPath()
    band.addRect(-0.3, -0.46, 0.52, 0.14)
    book = cut(book, band)
    leaning = QTransform().translate(0.46, 0.08).rotate(-16).map(book)
    return together([book.translated(-0.4, 0), leaning])


def _steps() -> QPainterPath:
    """One step higher than the other."""
    return together([_box(-0.78, 0.0, 0.7, 0.66), _box(0.08, -0.3, 0.7, 0.96), disc(0.43, -0.66, 0.2)])


def _box(x: float, y: float, wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(x, y, wide, high, 0.08, 0.08)
    return path


def _scales() -> QPainterPath:
    """Two equal bars and the word that decides."""
    return together([line([(-0.5, -0.06), (0.5, -0.06)], 0.24), line([(-0.5, 0.44), (0.5, 0.44)], 0.24)])


def _cap_over(below: Callable[[], QPainterPath]) -> QPainterPath:
    cap = QTransform().translate(0, -0.24).scale(0.78, 0.78).map(cap_path())
    return together([cap, QTransform().translate(0, 0.68).scale(0.34, 0.34).map(below())])


_SIGNS: Mapping[str, tuple[EnergyColours, Callable[[], QPainterPath]]] = {
    summary.EXACT: (ENERGY_COLOURS[Energy.SOLAR], lambda: _lettering("25")),
    summary.HARVEST: (ENERGY_COLOURS[Energy.BIOMASS], _cards),
    summary.LONG_WAY: (ENERGY_COLOURS[Energy.WIND], _road),
    summary.NEGATIVE: (ENERGY_COLOURS[Energy.GEOTHERMAL], lambda: _lettering("\N{MINUS SIGN}3")),
    summary.HALVED: (ENERGY_COLOURS[Energy.OCEAN], _halves),
    summary.CLOSE: (ENERGY_COLOURS[Energy.HYDRO], _steps),
    summary.TIE: (ENERGY_COLOURS[Energy.SOLAR], _scales),
    summary.OWN_CAP: (_NIGHT, cap_path),
    summary.IN_THE_DARK: (_NIGHT, lambda: _cap_over(_star)),
    summary.PEACEFUL: (ENERGY_COLOURS[Energy.BIOMASS], lambda: energy_symbol(Energy.BIOMASS)),
    STRONGEST: (ENERGY_COLOURS[Energy.HYDRO], _star),
    FULL_TABLE: (ENERGY_COLOURS[Energy.OCEAN], _table_of_six),
    ALL_EDITIONS: (ENERGY_COLOURS[Energy.GEOTHERMAL], _books),
}
"""Colours and sign of each badge; the round trip has six of both."""


@cache
def _sign(badge: str) -> QPainterPath:
    return _SIGNS[badge][1]()


def paint_emblem(painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
    """Coloured paper with its sign, or only the outline of one that is not earned yet."""
    painter.save()
    painter.translate(room.center())
    radius = min(room.width(), room.height()) / 2 - 3
    shape = QPainterPath()
    shape.addPolygon(hexagon(radius))
    shape.closeSubpath()
    if is_earned:
        colours = _SIGNS[badge][0] if badge in _SIGNS else ENERGY_COLOURS[Energy.SOLAR]
        cast_shadow(painter, shape, 2.0)
        painter.fillPath(shape, colours.base)
        painter.setPen(QPen(_edge(colours), 2))
    else:
        painter.setPen(
            QPen(current_theme.theme.faint, current_theme.theme.wide(1.6, 2.4), Qt.PenStyle.DashLine)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if badge == summary.EVERYWHERE:
        _paint_round_trip(painter, radius, is_earned)
    painter.drawPath(shape)
    if badge in _SIGNS:
        painter.scale(radius * 0.66, radius * 0.66)
        painter.fillPath(_sign(badge), _SIGNS[badge][0].on_base if is_earned else current_theme.theme.faint)
    painter.restore()


def _edge(colours: EnergyColours) -> QColor:
    """What sets the paper apart from what it lies on."""
    if current_theme.theme.is_strong:
        return current_theme.theme.text
    return colours.tint if current_theme.theme.is_dark else colours.shade


def _paint_round_trip(painter: QPainter, radius: float, is_earned: bool) -> None:
    """Six wedges, each with the symbol of its energy."""
    for index, energy in enumerate(ENERGIES):
        ends = [QPointF(*polar(radius, 60 * corner)) for corner in (index, index + 1)]
        wedge = QPolygonF([QPointF(0, 0), *ends])
        middle = QPointF(*polar(radius * 0.58, 60 * index + 30))
        colours = ENERGY_COLOURS[energy]
        painter.save()
        if is_earned:
            painter.setPen(QPen(PAPER if current_theme.theme.is_dark else INK, 0.8))
            painter.setBrush(colours.base)
            painter.drawPolygon(wedge)
        painter.translate(middle)
        painter.scale(radius * 0.2, radius * 0.2)
        painter.fillPath(energy_symbol(energy), colours.on_base if is_earned else current_theme.theme.faint)
        painter.restore()
