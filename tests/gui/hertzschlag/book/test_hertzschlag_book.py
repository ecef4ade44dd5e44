"""The pages of the book of Hertzschlag: complete, linked, and painted in every theme."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.games.hertzschlag.refusals import Reason
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK, Texts
from enix_desktop.ui.book.book_of_parts import HOME
from enix_desktop.ui.book.content import Entry
from enix_desktop.ui.book.search import find
from enix_desktop.ui.book.sources import sources_of
from enix_desktop.ui.hertzschlag.book.figures.gallery import FIGURES, figure_size, picture
from enix_desktop.ui.hertzschlag.book.hertzschlag_book import HertzschlagBook, hertzschlag_book
from enix_desktop.ui.hertzschlag.book.rules_part import RULEBOOK
from enix_desktop.ui.hertzschlag.words import NAMES
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import current_theme

WIDTH = 620
RULES = {rule for paragraph in RULEBOOK.paragraphs for rule in paragraph.rules}
TERMS = {key.split(".")[0] for key in Texts("hertzschlag", "glossary")}
THINGS = [
    *(f"card:{card.id}" for card in standard_components().cards),
    *(f"event:{event.id}" for event in standard_components().events),
    *(f"plant:{plant.key}" for plant in PLANTS),
]


@pytest.fixture(params=["en", "fr", "de"])
def book(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[HertzschlagBook]:
    load_fonts()
    languages = Languages(qapp)
    languages.use(request.param)
    yield HertzschlagBook()
    languages.use(FALLBACK)


def places(entries: list[Entry]) -> list[str]:
    return [place for entry in entries for place in (entry.place, *places(list(entry.children)))]


def all_pages(book: HertzschlagBook) -> dict[str, str]:
    spots = [book.spot(place) for place in [HOME, *places(list(book.outline()))]]
    return {spot.page: book.html(spot.page, WIDTH) for spot in spots if spot is not None}


def test_the_contents_name_every_chapter_thing_and_term(book: HertzschlagBook) -> None:
    listed = places(list(book.outline()))
    assert len(listed) == len(set(listed))
    assert {f"chapter:{section.id}" for section in RULEBOOK.sections} <= set(listed)
    assert {f"category:{category.key}" for category in CATEGORIES} <= set(listed)
    assert {*THINGS, *(f"term:{term}" for term in TERMS)} <= set(listed)
    assert all(book.spot(place) is not None for place in listed)


def test_every_rule_and_every_term_has_its_place_on_a_page(book: HertzschlagBook) -> None:
    pages = all_pages(book)
    for place in [*(f"rule:{rule}" for rule in RULES), *(f"term:{term}" for term in TERMS)]:
        spot = book.spot(place)
        assert spot is not None, place
        assert f'name="{spot.anchor}"' in pages[spot.page], place


def test_every_rule_that_a_refusal_cites_is_told_beyond_the_introduction(book: HertzschlagBook) -> None:
    for reason in Reason:
        spot = book.spot(f"rule:{reason.rule}")
        assert spot is not None, reason
        assert spot.page != f"chapter:{RULEBOOK.sections[0].id}", reason


def test_every_link_leads_somewhere_and_no_markup_is_left(book: HertzschlagBook) -> None:
    for page, html in all_pages(book).items():
        for place in re.findall(r'href="([^"]+)"', html):
            is_on_page = place.startswith("source:") and f'name="{place}"' in html
            assert is_on_page or book.spot(place) is not None, (page, place)
        document = QTextDocument()
        document.setHtml(html)
        assert not re.search(r"\*\*|\]\(|[{}]|<!--", document.toPlainText()), page


def test_every_picture_of_every_page_is_there_and_said_in_words(book: HertzschlagBook) -> None:
    html = "".join(all_pages(book).values())
    assert set(re.findall(r'src="figure/([\w-]+)@', html)) == set(FIGURES)
    assert not re.search(r'src="(?:figure|card|event|plant)/[^>]*alt=""', html)
    pictures = set(re.findall(r'src="((?:small|card|event|plant)/[^"]+)"', html))
    assert [name for name in pictures if book.picture(name, 0.5) is None] == []
    assert {f"{name.partition('@')[0].replace('/', ':')}" for name in pictures} >= set(THINGS)


def test_a_page_shows_its_thing_its_numbers_and_its_sources(book: HertzschlagBook) -> None:
    for place in THINGS:
        html = book.html(place, WIDTH)
        kind, _, name = place.partition(":")
        assert f"<h1>{NAMES[name]}</h1>" in html.replace("&#x27;", "'")
        assert f'src="{kind}/{name}@' in html
        assert re.search(r'href="rule:[A-Z]\d"', html)
        assert re.search(r'<p class="source">.*?https://', html)


def test_all_sources_stand_on_one_page_as_text(book: HertzschlagBook) -> None:
    html = book.html("guide:sources", WIDTH)
    assert len(re.findall(r'<p class="source">', html)) == len(sources_of("hertzschlag"))
    assert 'href="http' not in html


def test_words_are_found_by_searching(book: HertzschlagBook) -> None:
    passages = list(book.passages())
    assert "text:check.result" in [hit.place for hit in find(passages, "Q6")]
    assert "event:event-06" in [hit.place for hit in find(passages, "1990")]
    assert "term:bid" in [hit.place for hit in find(passages, Texts("hertzschlag", "glossary")["bid.name"])]
    assert all(book.spot(passage.place) is not None for passage in passages)


def test_hints_are_plain_words(book: HertzschlagBook) -> None:
    hinted = (
        "rule:F2",
        "term:threshold",
        "category:solar",
        "card:solar-08",
        "plant:gas_plant",
        "event:event-03",
    )
    for place in (*hinted, "guide:why", "source:rte-cold"):
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
    window = hertzschlag_book()
    qtbot.addWidget(window)
    window.show_place("rule:Q6")
    assert window.place == "rule:Q6"
    assert "Q6" in window.browser.marked_text
    qtbot.waitUntil(lambda: window.is_at_rest)
