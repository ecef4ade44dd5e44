"""The rules of ENIX on paper, for one rulebook or for both."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.book.figures.board_figures import RING
from enix_desktop.ui.enix.book.figures.gallery import paint_picture
from enix_desktop.ui.enix.book.figures.stage import Stage, layout_of
from enix_desktop.ui.enix.book.rules_part import RulesPart
from enix_desktop.ui.enix.box_art import paint_title
from enix_desktop.ui.enix.edition_words import edition_name
from enix_desktop.ui.enix.goblin import paint_goblin
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.paper.printed_book import BookText, book_pages, text_width
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, LIGHT, SIZES, font


class RulesPaper(QObject):
    """The whole rulebook; without an *edition* it says what differs between the two."""

    def __init__(self, edition: str | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.key = f"rules-{edition or 'both'}"
        self._edition = edition
        self._rules = RulesPart(self)
        self._rules.edition = edition

    def title(self) -> str:
        return self.tr("Rules – {edition}").format(edition=self._edition_name())

    def _edition_name(self) -> str:
        if self._edition is None:
            return self.tr("Both rulebooks")
        return edition_name(self._edition)

    def first_page(self, size: QSizeF) -> Page:
        return lambda painter: self._paint_cover(painter, size)

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """Cover, contents and chapters."""
        text = BookText(
            contents=self.tr("Contents"),
            foot=self.tr("ENIX: {title}").format(title=self.title()),
            chapters=self._rules.printed(text_width(size)),
        )
        return book_pages(text, self.first_page(size), paint_picture, size)

    def _paint_cover(self, painter: QPainter, size: QSizeF) -> None:
        """The name, the board in the middle, and the goblin that looks at it."""
        width, height = size.width(), size.height()
        lay(painter, box(0, 0, width, height), LIGHT.table)
        stripe = width / len(ENERGIES)
        for number, energy in enumerate(ENERGIES):
            lay(painter, box(number * stripe, 0, stripe + 1, 18), ENERGY_COLOURS[energy].base)
            lay(painter, box(number * stripe, height - 18, stripe + 1, 18), ENERGY_COLOURS[energy].base)
        paint_title(painter, QRectF(width / 2 - 190, EDGE + 40, 380, 170), LIGHT)
        centre = Qt.AlignmentFlag.AlignHCenter
        painter.setPen(INK)
        painter.setFont(font(SIZES[4], QFont.Weight.DemiBold))
        painter.drawText(QRectF(EDGE, EDGE + 250, width - 2 * EDGE, 60), centre, self._rules.title())
        painter.setPen(LIGHT.muted)
        painter.setFont(font(SIZES[2]))
        painter.drawText(QRectF(EDGE, EDGE + 310, width - 2 * EDGE, 40), centre, self._edition_name())
        stage = Stage(600, 600)
        stage.board(layout_of(RING, {energy: 2 * energy for energy in ENERGIES}), stage.inside())
        wide = min(width - 2 * EDGE, 620)
        stage.paint(painter, QRectF(width / 2 - wide / 2, EDGE + 380, wide, wide), with_table=False)
        corner = QPointF(width - EDGE - 170, height - EDGE - 200)
        paint_goblin(painter, QRectF(corner, QSizeF(170, 170)))
