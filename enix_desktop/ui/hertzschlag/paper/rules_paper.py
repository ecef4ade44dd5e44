"""The rules of Hertzschlag on paper."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSizeF

from enix_desktop.ui.hertzschlag.book.figures.gallery import paint_picture
from enix_desktop.ui.hertzschlag.book.rules_part import TEXTS, RulesPart
from enix_desktop.ui.hertzschlag.paper.sheet_head import PAPERS, paint_cover
from enix_desktop.ui.paper.printed_book import BookText, book_pages, text_width
from enix_desktop.ui.paper.sheet import Page


class RulesPaper:
    """`ui.paper.sheet.Sheets`: cover, contents and the rules."""

    key = "rules"

    def title(self) -> str:
        return PAPERS["paper.rules"]

    def first_page(self, size: QSizeF) -> Page:
        """The cover."""
        return partial(paint_cover, size, self.title(), PAPERS["paper.subtitle"])

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """Cover, contents and chapters."""
        text = BookText(
            contents=TEXTS["book.contents"],
            foot=TEXTS["book.foot"].format(title=self.title()),
            chapters=RulesPart().printed(text_width(size)),
        )
        return book_pages(text, self.first_page(size), paint_picture, size)
