"""The book of Sparks: one page of rules; and the same page on paper."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.content import Entry, Passage, Spot
from enix_desktop.ui.book.html import anchors
from enix_desktop.ui.book.markup import Markup, plain
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.paper.printed_book import BookText, book_pages
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import LIGHT
from tests.toy.ui.art import paint_box, paint_title
from tests.toy.ui.words import said

PAGE = "part:rules"
RULES = ("B1", "B2", "S1", "L1", "D1", "E1")
_TEXTS = Texts("sparks", "rules")
_MARKUP = Markup(lambda _name: NOTHING)


def _heading(rule: str) -> Html:
    return html(
        "<h2>{spot}{title} <span class='ids'>{rule}</span></h2>",
        spot=anchors([rule]),
        title=_TEXTS[f"{rule}-title"],
        rule=rule,
    )


def _text(rule: str) -> Html:
    return html("<p>{text}</p>", text=_MARKUP.line(_TEXTS[rule]))


class SparksBook:
    """`ui.book.content.Book` with one page."""

    home = PAGE

    def title(self) -> str:
        return said("book.title")

    def outline(self) -> Sequence[Entry]:
        """The rules."""
        rules = tuple(Entry(f"rule:{rule}", _TEXTS[f"{rule}-title"]) for rule in RULES)
        return [Entry(PAGE, said("book.rules"), children=rules)]

    def spot(self, place: str) -> Spot | None:
        """The page, or a rule on it."""
        rule = place.removeprefix("rule:")
        return Spot(PAGE) if place == PAGE else Spot(PAGE, rule) if rule in RULES else None

    def page_title(self, page: str) -> str:
        return said("book.rules")

    def html(self, page: str, width: int) -> Html:
        """The whole page."""
        intro = html(
            "<h1>{title}</h1><p class='lead'>{intro}</p>", title=said("book.rules"), intro=_TEXTS["intro"]
        )
        return joined([intro, *(part(rule) for rule in RULES for part in (_heading, _text))])

    def picture(self, name: str, ratio: float) -> QImage | None:
        """There are none."""
        return None

    def is_slow(self, name: str) -> bool:
        return False

    def hint(self, place: str) -> str:
        """The title of a rule."""
        rule = place.removeprefix("rule:")
        return _TEXTS[f"{rule}-title"] if rule in RULES else ""

    def passages(self) -> Iterator[Passage]:
        """All text."""
        yield Passage(PAGE, said("book.rules"), _TEXTS["intro"])
        for rule in RULES:
            yield Passage(f"rule:{rule}", _TEXTS[f"{rule}-title"], plain(_TEXTS[rule]))

    def set_edition(self, edition: str | None) -> None:
        """There is only one."""


class RulesPaper:
    """`ui.paper.sheet.Sheets`: a cover and the rules."""

    key = "rules"

    def title(self) -> str:
        return said("book.rules")

    def first_page(self, size: QSizeF) -> Page:
        """The cover."""
        return partial(_paint_cover, size)

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """Cover, contents and a chapter for each rule."""
        chapters = [(_TEXTS[f"{rule}-title"], _text(rule)) for rule in RULES]
        text = BookText(said("book.contents"), said("book.title"), chapters)
        return book_pages(text, self.first_page(size), lambda _painter, _name, _rect: None, size)


def _paint_cover(size: QSizeF, painter: QPainter) -> None:
    lay(painter, box(0, 0, size.width(), size.height()), LIGHT.table)
    wide = size.width() - 2 * EDGE
    paint_title(painter, QRectF(EDGE, EDGE, wide, 150), LIGHT)
    paint_box(painter, QRectF(EDGE, EDGE + 220, wide, wide), LIGHT)


def sparks_papers(parent: QWidget) -> PaperDialog:
    """The dialog that prints the rules."""
    return PaperDialog("Sparks", [RulesPaper()], parent=parent)


def sparks_book(parent: QWidget) -> BookWindow:
    """The book in a window of its own beside *parent*."""
    window = BookWindow(SparksBook(), parent)
    window.paper_wanted.connect(lambda: sparks_papers(window).exec())
    return window
