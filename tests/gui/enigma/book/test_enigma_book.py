"""The pages of the book of ENIGMA: complete, linked, and painted in every theme."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK, Texts
from enix_desktop.ui.book.book_of_parts import HOME
from enix_desktop.ui.book.content import Entry
from enix_desktop.ui.book.search import find
from enix_desktop.ui.enigma.book.enigma_book import EnigmaBook, enigma_book
from enix_desktop.ui.enigma.book.figures.gallery import FIGURES, figure_size, picture
from enix_desktop.ui.enigma.book.rules_part import RULEBOOK
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import current_theme

WIDTH = 620
RULES = {rule for paragraph in RULEBOOK.paragraphs for rule in paragraph.rules}
TERMS = {key.split(".")[0] for key in Texts("enigma", "glossary")}


@pytest.fixture(params=["en", "fr", "de"])
def book(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[EnigmaBook]:
    load_fonts()
    languages = Languages(qapp)
    languages.use(request.param)
    yield EnigmaBook()
    languages.use(FALLBACK)


def places(entries: list[Entry]) -> list[str]:
    return [place for entry in entries for place in (entry.place, *places(list(entry.children)))]


def all_pages(book: EnigmaBook) -> dict[str, str]:
    spots = [book.spot(place) for place in [HOME, *places(list(book.outline()))]]
    return {spot.page: book.html(spot.page, WIDTH) for spot in spots if spot is not None}


def test_the_contents_name_every_chapter_thing_and_term(book: EnigmaBook) -> None:
    listed = places(list(book.outline()))
    assert len(listed) == len(set(listed))
    assert {f"chapter:{section.id}" for section in RULEBOOK.sections} <= set(listed)
    assert {f"term:{term}" for term in TERMS} <= set(listed)
    assert all(book.spot(place) is not None for place in listed)


def test_every_rule_and_every_term_has_its_place_on_a_page(book: EnigmaBook) -> None:
    pages = all_pages(book)
    for place in [*(f"rule:{rule}" for rule in RULES), *(f"term:{term}" for term in TERMS)]:
        spot = book.spot(place)
        assert spot is not None, place
        assert f'name="{spot.anchor}"' in pages[spot.page], place


def test_every_rule_that_a_refusal_cites_is_told_beyond_the_introduction(book: EnigmaBook) -> None:
    for reason in Reason:
        spot = book.spot(f"rule:{reason.rule}")
        assert spot is not None, reason
        assert spot.page != f"chapter:{RULEBOOK.sections[0].id}", reason


def test_every_link_leads_somewhere_and_no_markup_is_left(book: EnigmaBook) -> None:
    for page, html in all_pages(book).items():
        for place in re.findall(r'href="([^"]+)"', html):
            assert book.spot(place) is not None, (page, place)
        document = QTextDocument()
        document.setHtml(html)
        assert not re.search(r"\*\*|\]\(|[{}]|<!--", document.toPlainText()), page


def test_every_picture_of_every_page_is_there_and_said_in_words(book: EnigmaBook) -> None:
    html = "".join(all_pages(book).values())
    assert set(re.findall(r'src="figure/([\w-]+)@', html)) == set(FIGURES)
    assert not re.search(r'src="figure/[^>]*alt=""', html)
    pictures = set(re.findall(r'src="(small/[^"]+)"', html))
    assert [name for name in pictures if book.picture(name, 0.5) is None] == []


def test_words_are_found_by_searching(book: EnigmaBook) -> None:
    passages = list(book.passages())
    assert any(hit.place.startswith("text:") for hit in find(passages, "T5"))
    term = Texts("enigma", "glossary")["networker.name"]
    assert "term:networker" in [hit.place for hit in find(passages, term)]
    assert all(book.spot(passage.place) is not None for passage in passages)


def test_hints_are_plain_words(book: EnigmaBook) -> None:
    for place in ("rule:L3", "rule:ZW1", "term:networker"):
        assert len(book.hint(place)) > 20, place
        assert not re.search(r"[\[\]{}*]", book.hint(place)), place
    assert book.hint("part:rules") == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(FIGURES))
def test_every_figure_shows_many_colours_in_every_theme(qapp: QApplication, name: str, theme: str) -> None:
    load_fonts()
    current_theme.use(theme)
    try:
        width, height = figure_size(name, WIDTH)
        image = picture(f"figure/{name}@{width}", 1.0)
    finally:
        current_theme.use("light")
    assert isinstance(image, QImage)
    assert (image.width(), image.height()) == (width, height)
    colours = {image.pixelColor(x, y).name() for x in range(0, width, 5) for y in range(0, height, 5)}
    assert len(colours) > 12


def test_a_picture_that_nobody_knows_is_none(qapp: QApplication) -> None:
    assert picture("figure/nothing@100", 1.0) is None
    assert picture("small/nothing", 1.0) is None


def test_the_window_opens_at_a_rule(qtbot: QtBot) -> None:
    load_fonts()
    window = enigma_book()
    qtbot.addWidget(window)
    window.show_place("rule:T7")
    assert window.place == "rule:T7"
    assert "T7" in window.browser.marked_text
    qtbot.waitUntil(lambda: window.is_at_rest)
