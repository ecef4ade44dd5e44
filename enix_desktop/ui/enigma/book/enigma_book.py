"""The book of ENIGMA as a whole: a front page and two parts."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.book.book_of_parts import BookOfParts
from enix_desktop.ui.book.glossary_part import GlossaryPart
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.enigma.book.figures.gallery import figure_size, picture
from enix_desktop.ui.enigma.book.rules_part import TEXTS, RulesPart
from enix_desktop.ui.enigma.book.small_pictures import MARKUP


class EnigmaBook(BookOfParts):
    """Rules and glossary."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = (RulesPart(self), GlossaryPart("enigma", MARKUP, self))

    def title(self) -> str:
        return TEXTS["book.title"]

    def _about(self) -> Mapping[str, str]:
        return {part.key: TEXTS[f"book.about-{part.key}"] for part in self._parts}

    def _figure_size(self, name: str, column: int) -> tuple[int, int]:
        return figure_size(name, column)

    def picture(self, name: str, ratio: float) -> QImage | None:
        return picture(name, ratio)


def enigma_book(parent: QWidget | None = None) -> BookWindow:
    """The book in a window of its own beside *parent*."""
    book = EnigmaBook()
    window = BookWindow(book, parent)
    book.setParent(window)
    window.paper_wanted.connect(lambda: _print(window))
    return window


def _print(window: QWidget) -> None:
    from enix_desktop.ui.enigma.paper.papers import enigma_papers

    enigma_papers(window).exec()
