"""The rules of ENIGMA on paper."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.book.figures.gallery import figure_size, paint_picture
from enix_desktop.ui.enigma.book.rules_part import TEXTS, RulesPart
from enix_desktop.ui.enigma.paper.sheet_head import paint_stripe
from enix_desktop.ui.paper.printed_book import BookText, book_pages, text_width
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import LIGHT, SIZES

_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_SEAL = 84.0


class RulesPaper:
    """`ui.paper.sheet.Sheets`: cover, contents and the rules."""

    key = "rules"

    def title(self) -> str:
        return TEXTS["paper.rules"]

    def first_page(self, size: QSizeF) -> Page:
        """The cover."""
        return partial(_paint_cover, size)

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """Cover, contents and chapters."""
        text = BookText(
            contents=TEXTS["book.contents"],
            foot=TEXTS["book.foot"].format(title=self.title()),
            chapters=RulesPart().printed(text_width(size)),
        )
        return book_pages(text, self.first_page(size), paint_picture, size)


def _paint_cover(size: QSizeF, painter: QPainter) -> None:
    """The name, a closed system, and the four kinds of puzzles."""
    width, height = size.width(), size.height()
    lay(painter, box(0, 0, width, height), LIGHT.table)
    paint_stripe(painter, width, 0, 18)
    paint_stripe(painter, width, height - 18, 18)
    wide = width - 2 * EDGE
    bold = QFont.Weight.Bold
    write(painter, QRectF(EDGE, 110, wide, 110), TEXTS["book.game"], size=72, weight=bold, align=_CENTRE)
    words = TEXTS["paper.rules"]
    write(painter, QRectF(EDGE, 232, wide, 60), words, size=SIZES[4], weight=bold, align=_CENTRE)
    players = TEXTS["paper.subtitle"]
    write(painter, QRectF(EDGE, 288, wide, 40), players, size=SIZES[2], align=_CENTRE, colour=LIGHT.muted)
    across, high = figure_size("system", round(wide))
    paint_picture(painter, "figure/system", QRectF((width - across) / 2, 370, across, high))
    row = len(CATEGORIES) * _SEAL * 1.3 - _SEAL * 0.3
    for number, category in enumerate(CATEGORIES):
        x = (width - row) / 2 + number * _SEAL * 1.3
        paint_seal(painter, QRectF(x, 370 + high + 70, _SEAL, _SEAL), category)
