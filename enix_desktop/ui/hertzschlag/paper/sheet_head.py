"""What the sheets of Hertzschlag share: stripes in the colours of the categories, a head and a cover."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.art.palette import TONES
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark
from enix_desktop.ui.hertzschlag.book.figures.canvas import Canvas
from enix_desktop.ui.hertzschlag.book.rules_part import TEXTS
from enix_desktop.ui.paper.sheet import EDGE
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import LIGHT, SIZES

PAPERS = Texts("hertzschlag", "classroom")
HEAD = 118.0
"""How high the head is, in units."""
_STRIPE = 14.0
_MARK = 64.0
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


def paint_stripe(painter: QPainter, width: float, y: float, high: float = _STRIPE) -> None:
    """The six colours side by side over the whole page."""
    wide = width / len(CATEGORIES)
    for category in CATEGORIES:
        lay(painter, box(category * wide, y, wide + 1, high), TONES[category].base)


def paint_head(painter: QPainter, width: float, title: str) -> None:
    """The stripes, the name of the game and what the sheet is."""
    paint_stripe(painter, width, 0)
    room = QRectF(EDGE, 44, width - 2 * EDGE, HEAD - 50)
    write(painter, room, TEXTS["book.game"], size=SIZES[4], weight=QFont.Weight.Bold, align=_LEFT)
    write(painter, room, title, size=SIZES[3], weight=QFont.Weight.DemiBold, align=_RIGHT)


def paint_cover(size: QSizeF, title: str, about: str, painter: QPainter) -> None:
    """The name, what the paper is, the town in the evening, and the symbols of all categories."""
    width, height = size.width(), size.height()
    lay(painter, box(0, 0, width, height), LIGHT.table)
    paint_stripe(painter, width, 0, 18)
    paint_stripe(painter, width, height - 18, 18)
    wide, bold = width - 2 * EDGE, QFont.Weight.Bold
    write(painter, QRectF(EDGE, 110, wide, 110), TEXTS["book.game"], size=72, weight=bold, align=_CENTRE)
    write(painter, QRectF(EDGE, 232, wide, 60), title, size=SIZES[4], weight=bold, align=_CENTRE)
    below = QRectF(EDGE, 292, wide, 80)
    write(painter, below, about, size=SIZES[2], align=_CENTRE, colour=LIGHT.muted)
    high = wide * 0.66
    painter.save()
    painter.translate(EDGE, 400)
    Canvas(painter, wide, high).town(0)
    painter.restore()
    step = wide / len(CATEGORIES)
    top = min(400 + high + 60, height - 150)
    for category in CATEGORIES:
        middle = EDGE + step * (category + 0.5)
        paint_category_mark(painter, QRectF(middle - _MARK / 2, top, _MARK, _MARK), category)
