"""The book of ENIX as a whole: a front page and three parts."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.glossary_part import GlossaryPart
from enix_desktop.ui.book.html import image, link
from enix_desktop.ui.book.part import Part
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.enix.book.figures.gallery import figure_size, picture
from enix_desktop.ui.enix.book.guide_part import GuidePart
from enix_desktop.ui.enix.book.part import MARKUP
from enix_desktop.ui.enix.book.rules_part import RulesPart

HOME = "part:book"
_COVERS = {"rules": "figure/cover-rules", "guide": "figure/cover-guide", "glossary": "figure/cover-glossary"}
_COVER_WIDTH = 216


class EnixBook(QObject):
    """Rules, energy guide and glossary of ENIX."""

    home = HOME

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rules = RulesPart(self)
        self._parts: tuple[Part, ...] = (self._rules, GuidePart(self), GlossaryPart("enix", MARKUP, self))

    def title(self) -> str:
        return self.tr("The book of ENIX")

    def outline(self) -> Sequence[Entry]:
        return [part.outline() for part in self._parts]

    def spot(self, place: str) -> Spot | None:
        if place == HOME:
            return Spot(HOME)
        return next((spot for part in self._parts if (spot := part.spot(place)) is not None), None)

    def _part_of(self, page: str) -> Part | None:
        return next((part for part in self._parts if part.spot(page) is not None), None)

    def page_title(self, page: str) -> str:
        part = self._part_of(page)
        return self.title() if part is None else part.page_title(page)

    def html(self, page: str, width: int) -> Html:
        part = self._part_of(page)
        return self._front(width) if part is None else part.html(page, width)

    def _front(self, width: int) -> Html:
        about = {
            "rules": self.tr("How ENIX is played, step by step and with pictures, for both rulebooks."),
            "guide": self.tr("The six renewable energies, and the true story behind each of the 72 cards."),
            "glossary": self.tr("The words of the game, in a sentence or two each."),
        }
        wide, high = figure_size("cover-rules", min(_COVER_WIDTH, round(width * 0.4)))
        rows = []
        for part in self._parts:
            place, title = f"part:{part.key}", part.title()
            cover = link(place, image(f"{_COVERS[part.key]}@{wide}", wide, high, title))
            rows.append(
                html(
                    '<tr><td width="{wide}" style="padding-bottom: 20px">{cover}</td>'
                    '<td valign="middle" style="padding-bottom: 20px"><h2>{title}</h2>'
                    "<p>{about}</p></td></tr>",
                    wide=wide + 24,
                    cover=cover,
                    title=link(place, title),
                    about=about[part.key],
                )
            )
        return html(
            '<h1>{title}</h1><p></p><table width="100%" cellspacing="0" cellpadding="0">{rows}</table>',
            title=self.title(),
            rows=joined(rows),
        )

    def picture(self, name: str, ratio: float) -> QImage | None:
        return picture(name, ratio)

    def is_slow(self, name: str) -> bool:
        """Figures are scenes; all else is quick."""
        return name.startswith("figure/")

    def hint(self, place: str) -> str:
        return next((hint for part in self._parts if (hint := part.hint(place))), "")

    def passages(self) -> Iterator[Passage]:
        for part in self._parts:
            yield from part.passages()

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
