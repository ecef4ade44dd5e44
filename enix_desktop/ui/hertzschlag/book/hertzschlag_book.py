"""The book of Hertzschlag as a whole: a front page and three parts."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.book.book_of_parts import BookOfParts
from enix_desktop.ui.book.glossary_part import GlossaryPart
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.hertzschlag.book.figures.gallery import figure_size, picture
from enix_desktop.ui.hertzschlag.book.guide_part import GuidePart
from enix_desktop.ui.hertzschlag.book.rules_part import TEXTS, RulesPart
from enix_desktop.ui.hertzschlag.book.small_pictures import MARKUP


class HertzschlagBook(BookOfParts):
    """Rules, guide to the energy system and glossary."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts = (RulesPart(self), GuidePart(self), GlossaryPart("hertzschlag", MARKUP, self))

    def title(self) -> str:
        return TEXTS["book.title"]

    def _about(self) -> Mapping[str, str]:
        return {part.key: TEXTS[f"book.about-{part.key}"] for part in self._parts}

    def _figure_size(self, name: str, column: int) -> tuple[int, int]:
        return figure_size(name, column)

    def picture(self, name: str, ratio: float) -> QImage | None:
        return picture(name, ratio)


def hertzschlag_book(parent: QWidget | None = None) -> BookWindow:
    """The book in a window of its own beside *parent*."""
    book = HertzschlagBook()
    window = BookWindow(book, parent)
    book.setParent(window)
    window.paper_wanted.connect(lambda: _print(window))
    return window


def _print(window: QWidget) -> None:
    from enix_desktop.ui.hertzschlag.paper.papers import hertzschlag_papers

    hertzschlag_papers(window).exec()
