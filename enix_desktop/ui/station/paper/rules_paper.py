"""The rules of Station Six on paper, with a page about each station."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.ui.paper.printed_book import BookText, book_pages, text_width
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.station.book.figures.canvas import RING, Canvas
from enix_desktop.ui.station.book.figures.gallery import paint_picture
from enix_desktop.ui.station.book.rules_part import RulesPart
from enix_desktop.ui.station.book.stations_part import TEXTS, StationsPart
from enix_desktop.ui.station.paper.sheet_head import paint_robots, paint_stripe
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import LIGHT, SIZES

_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
_ROBOT = 56.0


class RulesPaper:
    """`ui.paper.sheet.Sheets`: cover, contents, the rules and the six stations."""

    key = "rules"

    def title(self) -> str:
        return TEXTS["paper.rules"]

    def first_page(self, size: QSizeF) -> Page:
        """The cover."""
        return partial(_paint_cover, size)

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """Cover, contents and chapters."""
        rules, stations = RulesPart(), StationsPart()
        text = BookText(
            contents=TEXTS["book.contents"],
            foot=TEXTS["book.foot"].format(title=self.title()),
            chapters=[*rules.printed(text_width(size)), *stations.printed()],
        )
        return book_pages(text, self.first_page(size), paint_picture, size)


def _paint_cover(size: QSizeF, painter: QPainter) -> None:
    """The name, the ring, and the robots of all players."""
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
    high = wide * RING.height() / RING.width()
    Canvas(painter, width, height).ring(QRectF(EDGE, 350, wide, high), seats=4)
    row = 4 * _ROBOT * 1.15 - _ROBOT * 0.15
    paint_robots(painter, QPointF((width - row) / 2, min(350 + high + 60, height - 130)), _ROBOT)
