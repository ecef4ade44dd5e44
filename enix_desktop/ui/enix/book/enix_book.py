"""The book of ENIX as a whole: a front page and three parts."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.book.book_of_parts import BookOfParts
from enix_desktop.ui.book.glossary_part import GlossaryPart
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.enix.book.figures.gallery import figure_size, picture
from enix_desktop.ui.enix.book.guide_part import GuidePart
from enix_desktop.ui.enix.book.part import MARKUP
from enix_desktop.ui.enix.book.rules_part import RulesPart


class EnixBook(BookOfParts):
    """Rules, energy guide and glossary of ENIX."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = RulesPart(self)
        self._parts = (self._rules, GuidePart(self), GlossaryPart("enix", MARKUP, self))

    def title(self) -> str:
        return self.tr("The book of ENIX")

    def _about(self) -> Mapping[str, str]:
        return {
            "rules": self.tr("How ENIX is played, step by step and with pictures, for both rulebooks."),
            "guide": self.tr("The six renewable energies, and the true story behind each of the 72 cards."),
            "glossary": self.tr("The words of the game, in a sentence or two each."),
        }

    def _figure_size(self, name: str, column: int) -> tuple[int, int]:
        return figure_size(name, column)

    def picture(self, name: str, ratio: float) -> QImage | None:
        return picture(name, ratio)

    @property
    def edition(self) -> str | None:
        return self._rules.edition

    def set_edition(self, edition: str | None) -> None:
        """Only the rules differ between editions."""
        self._rules.edition = edition


def enix_book(parent: QWidget | None = None) -> BookWindow:
    """The book in a window of its own beside *parent*."""
    book = EnixBook()
    window = BookWindow(book, parent)
    book.setParent(window)
    window.paper_wanted.connect(lambda: _print(book, window))
    return window


def _print(book: EnixBook, window: QWidget) -> None:
    from enix_desktop.ui.enix.paper.papers import enix_papers

    enix_papers(window, book.edition).exec()
