"""The pictures of the three parts on the front page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from enix_desktop.games.enix.components import ENERGIES, SYMBOL_BY_KEY, Energy
from enix_desktop.ui.enix.book.figures.board_figures import RING
from enix_desktop.ui.enix.book.figures.card_figures import SymbolMark
from enix_desktop.ui.enix.book.figures.marks import Mark, Sheet
from enix_desktop.ui.enix.book.figures.stage import Stage, layout_of
from enix_desktop.ui.enix.card_symbols import CELL
from enix_desktop.ui.enix.goblin import paint_goblin
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.widgets.paper_art import disc, lay
from enix_desktop.ui.widgets.theme import PAPER


class EnergyMark(Mark):
    """The symbol of an energy on a disc of its colour."""

    def __init__(self, energy: Energy) -> None:
        super().__init__()
        self._energy = energy

    def draw(self, painter: QPainter) -> None:
        colours = ENERGY_COLOURS[self._energy]
        lay(painter, disc(0, 0, 26), PAPER, 2.5, 0.3)
        lay(painter, disc(0, 0, 23), colours.base)
        lay(painter, QTransform.fromScale(16, 16).map(energy_symbol(self._energy)), colours.on_base)


class GoblinMark(Mark):
    """The goblin itself."""

    def draw(self, painter: QPainter) -> None:
        paint_goblin(painter, QRectF(-52, -52, 104, 104))


def rules(stage: Stage) -> None:
    """The board and two cards."""
    stage.board(layout_of(RING, {energy: 2 * energy for energy in ENERGIES}), QRectF(12, 14, 118, 122))
    stage.card("hydro-10", 148, 74, 0.46, -6)
    stage.card("wind-08", 180, 80, 0.46, 7)


def guide(stage: Stage) -> None:
    """The six energies."""
    for number, energy in enumerate(ENERGIES):
        stage.put(EnergyMark(energy), 50 + 60 * (number % 3), 44 + 62 * (number // 3))


def glossary(stage: Stage) -> None:
    """The goblin and some symbols."""
    stage.put(GoblinMark(), 72, 76)
    for number, key in enumerate(("jump:wind", "blackout:solar", "tile")):
        x, y = 158 + 18 * (number % 2), 38 + 38 * number
        stage.put(Sheet(36), x, y)
        stage.put(SymbolMark(SYMBOL_BY_KEY[key]), x, y, 32 / CELL)
