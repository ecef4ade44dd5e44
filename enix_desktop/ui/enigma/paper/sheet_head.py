"""What the sheets of ENIGMA share: a stripe in the colours of the four kinds of puzzles, and a title."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.ui.enigma.art.palette import CATEGORY_TONES
from enix_desktop.ui.enigma.book.rules_part import TEXTS
from enix_desktop.ui.paper.sheet import EDGE
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import SIZES

HEAD = 118.0
"""How high the head is, in units."""
_STRIPE = 14.0


def paint_stripe(painter: QPainter, width: float, y: float, high: float = _STRIPE) -> None:
    """The four colours side by side over the whole page."""
    wide = width / len(CATEGORIES)
    for number, category in enumerate(CATEGORIES):
        lay(painter, box(number * wide, y, wide + 1, high), CATEGORY_TONES[category].base)


def paint_head(painter: QPainter, width: float, title: str) -> None:
    """The stripe, the name of the game and what the sheet is."""
    paint_stripe(painter, width, 0)
    room = QRectF(EDGE, 44, width - 2 * EDGE, HEAD - 50)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    write(painter, room, TEXTS["book.game"], size=SIZES[4], weight=QFont.Weight.Bold, align=left)
    write(painter, room, title, size=SIZES[3], weight=QFont.Weight.DemiBold, align=right)
