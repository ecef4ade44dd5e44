"""The pages of the ENIX book: complete, linked, and nothing left unturned."""

import re

import pytest
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import ENERGIES, standard_components
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.book.book_of_parts import HOME
from enix_desktop.ui.book.content import Entry
from enix_desktop.ui.enix.book.enix_book import EnixBook
from enix_desktop.ui.enix.book.figures.gallery import FIGURES, figure_size, picture
from enix_desktop.ui.enix.book.rules_part import RULEBOOK
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.application import application

WIDTH = 620
CARDS = [card.id for card in standard_components().cards]


@pytest.fixture
def book(qtbot: QtBot) -> EnixBook:
    application()
    return EnixBook()


def places(entries: list[Entry]) -> list[str]:
    return [place for entry in entries for place in (entry.place, *places(list(entry.children)))]


def all_pages(book: EnixBook) -> list[str]:
    spots = [book.spot(place) for place in [HOME, *places(list(book.outline()))]]
    return sorted({spot.page for spot in spots if spot is not None})


def text_of(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


def test_the_contents_name_every_chapter_energy_and_card(book: EnixBook) -> None:
    listed = places(list(book.outline()))
    assert len(listed) == len(set(listed))
    assert {f"card:{card}" for card in CARDS} <= set(listed)
    assert {f"energy:{energy.key}" for energy in ENERGIES} <= set(listed)
    assert {f"chapter:{section.id}" for section in RULEBOOK.sections} <= set(listed)
    assert all(book.spot(place) is not None for place in listed)


def test_no_markup_and_no_placeholder_is_left_on_any_page(book: EnixBook) -> None:
    for page in all_pages(book):
        text = text_of(book.html(page, WIDTH))
        assert not re.search(r"\*\*|\]\(|[{}]|<!--", text), page


def test_every_link_of_every_page_leads_somewhere(book: EnixBook) -> None:
    for page in all_pages(book):
        html = book.html(page, WIDTH)
        for place in re.findall(r'href="([^"]+)"', html):
            if place.startswith("source:"):
                assert f'name="{place}"' in html, (page, place)
            else:
                assert book.spot(place) is not None, (page, place)


def test_every_anchor_that_a_place_names_is_on_its_page(book: EnixBook) -> None:
    rules = {rule for paragraph in RULEBOOK.paragraphs for rule in paragraph.rules}
    terms = {key.split(".")[0] for key in Texts("enix", "glossary")}
    html = {page: book.html(page, WIDTH) for page in all_pages(book)}
    for place in [*(f"rule:{rule}" for rule in rules), *(f"term:{term}" for term in terms)]:
        spot = book.spot(place)
        assert spot is not None
        assert f'name="{spot.anchor}"' in html[spot.page], place


def test_every_picture_of_every_page_is_there(book: EnixBook) -> None:
    for page in all_pages(book):
        for name in re.findall(r'src="([^"]+)"', book.html(page, WIDTH)):
            if not book.is_slow(name):
                assert book.picture(name, 1.0) is not None, name
            else:
                assert re.split("[/@]", name)[1] in FIGURES, name


def test_every_figure_says_in_words_what_it_shows(book: EnixBook) -> None:
    told = [paragraph for paragraph in RULEBOOK.paragraphs if paragraph.figure]
    assert {paragraph.figure for paragraph in told} == {name for name in FIGURES if "cover" not in name}
    for paragraph in told:
        caption = Texts("enix", "rules")[f"{paragraph.key}-caption"]
        assert caption, paragraph.key
    assert not re.search(r'figure/[^>]*alt=""', "".join(book.html(page, WIDTH) for page in all_pages(book)))


@pytest.mark.parametrize("card_id", CARDS)
def test_a_card_page_tells_name_value_symbols_and_story(book: EnixBook, card_id: str) -> None:
    components = standard_components()
    card = components.cards[components.card_by_id[card_id]]
    text = text_of(book.html(f"card:{card_id}", WIDTH))
    assert Texts("enix", "cards")[card_id] in text
    assert ("ENIX card" if card.is_enix else "Value") in text
    assert len(Texts("enix", "guide")[f"{card_id}.text"]) > 60
    assert text.count("Jump:") + text.count("Blackout:") + text.count("Tile:") == len(card.symbols)
    html = book.html(f"card:{card_id}", WIDTH)
    keys = re.findall(r'src="symbol/([^"]+)"', html)
    assert [key.split(":")[0] for key in keys] == [
        {"Jump": "jump", "Blackout": "blackout", "TurnOrShift": "tile"}[type(symbol).__name__]
        for symbol in card.symbols
    ]


def test_cards_can_be_leafed_through_from_the_first_to_the_last(book: EnixBook) -> None:
    first, last = (book.html(f"card:{card}", WIDTH) for card in (CARDS[0], CARDS[-1]))
    assert f'href="card:{CARDS[1]}"' in first
    assert f'href="card:{CARDS[-2]}"' in last
    assert "→" not in text_of(last)


def test_every_rule_a_refusal_can_cite_is_told(book: EnixBook) -> None:
    for reason in Reason:
        assert book.spot(f"rule:{reason.rule}") is not None, reason


def test_rules_are_shown_where_they_are_told_and_not_in_the_introduction() -> None:
    best = RULEBOOK.best_paragraph("G2", None)
    assert best is not None
    assert best.section != RULEBOOK.sections[0].id


def test_both_editions_are_told_for_every_difference() -> None:
    marks: dict[str, set[str]] = {}
    for paragraph in RULEBOOK.paragraphs:
        if paragraph.edition:
            for rule in paragraph.rules:
                if rule.startswith("E"):
                    marks.setdefault(rule, set()).add(paragraph.edition)
    assert marks == {rule: {"english", "french"} for rule in ("E1", "E2", "E3", "E4")}


def test_sources_are_text_and_never_links(book: EnixBook) -> None:
    html = book.html("energy:solar", WIDTH)
    assert "Sources" in html
    assert 'href="http' not in html
    assert "http" in text_of(html)


def test_hints_are_plain_words(book: EnixBook) -> None:
    assert "cap" in book.hint("term:cap").lower()
    assert "[" not in book.hint("term:cap")
    assert book.hint("card:solar-12").startswith(Texts("enix", "cards")["solar-12"])
    assert book.hint("rule:A5")
    assert book.hint("source:opt-sunlight") != "opt-sunlight"
    assert book.hint("part:guide") == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(FIGURES))
def test_every_figure_shows_many_colours_in_every_theme(qtbot: QtBot, name: str, theme: str) -> None:
    application()
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


def test_figures_shrink_with_the_column() -> None:
    assert figure_size("setup", 300)[0] == 300
    wide, high = figure_size("setup", 2000)
    assert (wide, high) == (FIGURES["setup"].width, FIGURES["setup"].height)


def test_there_is_a_rule_for_every_phase(book: EnixBook) -> None:
    from enix_desktop.ui.enix.book.help_places import _RULES

    assert set(_RULES) == set(Phase)
    assert all(book.spot(f"rule:{rule}") is not None for rule in _RULES.values())
