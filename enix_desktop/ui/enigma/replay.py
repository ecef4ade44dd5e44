"""How a recorded game of ENIGMA is watched: the same table, and nothing to decide."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.games.enigma.watching import PUZZLE, RESULTS, SCORED
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.widgets.paper_art import box, disc, polygon, together
from enix_desktop.ui.widgets.theme import current_theme


def paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """An hourglass for results, a disc for a scored system, a square for a puzzle, a triangle for the end."""
    middle, size = rect.center(), rect.height() / 2
    x, y = middle.x(), middle.y()
    match kind:
        case _ if kind == RESULTS:
            shape = together(
                [
                    polygon([(x - size * 0.7, y - size), (x + size * 0.7, y - size), (x, y)]),
                    polygon([(x - size * 0.7, y + size), (x + size * 0.7, y + size), (x, y)]),
                ]
            )
        case _ if kind == SCORED:
            shape = disc(x, y, size * 0.75)
        case _ if kind == PUZZLE:
            side = size * 0.7
            shape = box(x - side, y - side, 2 * side, 2 * side)
        case _:
            shape = polygon([(x, y - size), (x + size, y + size), (x - size, y + size)])
    painter.fillPath(shape, current_theme.theme.text)


ENIGMA_REPLAY = ReplayKind(EnigmaTable, paint_mark)
