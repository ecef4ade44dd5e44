"""Figures about cards, stacks and hands."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from enix_desktop.games.enix.components import SYMBOL_BY_KEY, Energy, Symbol
from enix_desktop.ui.enix.board_geometry import arrange
from enix_desktop.ui.enix.book.figures.marks import Arrow, Mark, Path, Pill, Pointer, Sheet
from enix_desktop.ui.enix.book.figures.stage import Stage, card_of
from enix_desktop.ui.enix.cap_item import CapItem
from enix_desktop.ui.enix.card_symbols import CELL, paint_symbol
from enix_desktop.ui.enix.goblin import paint_cap
from enix_desktop.ui.enix.stack_item import PileItem
from enix_desktop.ui.widgets.theme import ACCENT, current_theme

SOLAR, HYDRO, GEOTHERMAL, OCEAN, WIND, BIOMASS = Energy


class SymbolMark(Mark):
    """A symbol of a card."""

    def __init__(self, symbol: Symbol) -> None:
        super().__init__()
        self._symbol = symbol

    def draw(self, painter: QPainter) -> None:
        paint_symbol(painter, self._symbol)


def card(stage: Stage) -> None:
    """A card large; the numbers point at value, symbols and energy."""
    x, y, scale = stage.width / 2, stage.height / 2, 1.35
    stage.card("geothermal-10", x, y, scale)
    targets = (QPointF(-52, -60), QPointF(-50, -2), QPointF(50, -68))
    sides = (QPointF(-160, -92), QPointF(-160, 10), QPointF(160, -70))
    for number, (target, side) in enumerate(zip(targets, sides, strict=True), start=1):
        point = target * scale
        stage.put(Pointer(number, point - side), x + side.x(), y + side.y())


def card_kinds(stage: Stage) -> None:
    """Positive, zero, negative, ENIX, and a back."""
    step = stage.width / 5
    faces = ("solar-11", "hydro-03", "ocean-01", "wind-12")
    for number, face in enumerate(faces):
        stage.card(face, step * (number + 0.5), stage.height / 2, 0.84)
    stage.back(BIOMASS, step * 4.5, stage.height / 2, 0.84)


def symbols(stage: Stage) -> None:
    """The three kinds of symbols."""
    for number, key in enumerate(("jump:solar", "blackout:ocean", "tile")):
        x = stage.width * (number + 0.5) / 3
        stage.put(Sheet(106), x, stage.height / 2)
        stage.put(SymbolMark(SYMBOL_BY_KEY[key]), x, stage.height / 2, 92 / CELL)


def competition(stage: Stage) -> None:
    """Three cards of one player on top of each other, and what they are worth together."""
    y = stage.height / 2
    stage.pawn(0, 56, y, 1.9)
    faces = (("solar-07", "4"), ("biomass-02", "\N{MINUS SIGN}2"), ("wind-05", "2"))
    for number, (face, _) in enumerate(faces):
        item = stage.card(face, 164 + 62 * number, y, 0.96, (-4, 1, -1)[number])
        if number == len(faces) - 1:
            item.set_glow("chosen")
    stage.put(Pill("4 \N{MINUS SIGN} 2 + 2 = 4", 24, strong=False), stage.width - 112, y)


def taking(stage: Stage) -> None:
    """A piece on a tile, and the two stacks whose top cards fit."""
    y = stage.height / 2
    tile = stage.tile(OCEAN, 104, y, 0.88, 1)
    spot = tile.pos() + arrange(1)[0] * 0.88
    stage.pawn(1, spot.x(), spot.y(), 1.0)
    tops = (SOLAR, OCEAN, BIOMASS, OCEAN, HYDRO)
    for stack, top in zip(stage.stacks(tops, (9, 8, 9, 7, 8), 254, y - 4, 0.56), tops, strict=True):
        if top is OCEAN:
            stack.set_glow("may")


def stealing(stage: Stage) -> None:
    """Two pieces on one tile and the hand of one of them, seen from behind."""
    y = stage.height / 2
    tile = stage.tile(GEOTHERMAL, 112, y, 0.92, 2)
    for number, spot in enumerate(arrange(2)):
        place = tile.pos() + spot * 0.92
        stage.pawn(number, place.x(), place.y(), 1.0)
    stage.pawn(0, 258, y, 1.5)
    for number, energy in enumerate((SOLAR, SOLAR, WIND, BIOMASS, HYDRO)):
        is_wanted = energy is WIND
        back = stage.back(energy, 326 + 60 * number, y + (-10 if is_wanted else 6), 0.64)
        back.set_glow("may" if is_wanted else None)


def refill(stage: Stage) -> None:
    """Three cards in hand; two more come from one stack."""
    y = stage.height / 2
    for number, face in enumerate(("hydro-08", "wind-07", "solar-06")):
        stage.card(face, 70 + 68 * number, y, 0.7)
    for number, energy in enumerate((BIOMASS, OCEAN)):
        stage.back(energy, 70 + 68 * (3 + number), y, 0.7)
    (stack,) = stage.stacks((GEOTHERMAL,), (8,), stage.width - 84, y - 4, 0.78)
    stack.set_glow("chosen")
    stage.put(Path(QPointF(-108, 0), 34), stage.width - 136, y - 26)


def reshuffle(stage: Stage) -> None:
    """Stacks, one of them empty, and the played cards become five new stacks."""
    y = stage.height / 2
    stage.stacks((SOLAR, WIND, None), (6, 5, 0), 48, y - 60, 0.5)
    stage.stacks((HYDRO, OCEAN), (7, 6), 48, y + 54, 0.5)
    pile = PileItem()
    pile.set_pile(card_of("solar-08"), 21)
    stage.put(pile, 48 + 138, y + 54, 0.5)
    stage.put(Arrow(), 282, y)
    tops = (BIOMASS, SOLAR, GEOTHERMAL)
    stage.stacks(tops, (9, 9, 9), 374, y - 60, 0.5)
    stage.stacks((OCEAN, BIOMASS), (9, 9), 408, y + 54, 0.5)


def enix(stage: Stage) -> None:
    """An ENIX card, and the places where the cap may go: another tile, or beside the board."""
    y = stage.height / 2
    stage.card("biomass-12", 84, y, 0.94)
    dark = stage.tile(HYDRO, 268, y, 0.72, 0)
    dark.set_dark(True)
    stage.put(CapItem(), 268, y, 0.72)
    stage.tile(SOLAR, 428, y - 78, 0.72, 1).set_glow("may")
    stage.put(CapGhost(), 428, y + 86)
    stage.put(Path(QPointF(92, -58), 26), 304, y - 26)
    stage.put(Path(QPointF(88, 56), -20), 304, y + 24)


class CapGhost(Mark):
    """The place of the cap beside the board."""

    def draw(self, painter: QPainter) -> None:
        """The cap, half there, on a disc marked out on the table."""
        painter.setBrush(current_theme.theme.table_edge)
        painter.setPen(QPen(ACCENT, 3, Qt.PenStyle.DashLine))
        painter.drawEllipse(QPointF(0, 0), 38, 38)
        painter.setOpacity(0.45)
        paint_cap(painter, QRectF(-27, -27, 54, 54))


def _hand(stage: Stage, faces: Sequence[str], y: float, scale: float, right: float) -> None:
    first = 22 + 60 * scale
    step = (right - first - 60 * scale) / (len(faces) - 1)
    for number, face in enumerate(faces):
        stage.card(face, first + step * number, y, scale)


def scoring(stage: Stage) -> None:
    """A hand with one ENIX card: its sum, and half of it."""
    y = stage.height / 2
    hand = ("solar-11", "hydro-11", "wind-10", "biomass-09", "ocean-12", "geothermal-06", "wind-02")
    _hand(stage, hand, y, 0.66, stage.width - 188)
    stage.put(Pill("29", 24, strong=False), stage.width - 148, y)
    stage.put(Arrow(), stage.width - 95, y, 0.7)
    stage.put(Pill("14", 28), stage.width - 46, y)


def ending(stage: Stage) -> None:
    """A hand with all six energies."""
    hand = ("solar-06", "hydro-04", "geothermal-09", "ocean-02", "wind-10", "biomass-12")
    _hand(stage, hand, stage.height / 2, 0.78, stage.width - 22)
