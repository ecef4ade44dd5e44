"""The energy-system guide of Hertzschlag is complete, short, and says where its facts come from."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.i18n.texts import read

LANGUAGES = ("en", "fr", "de")
COMPONENTS = standard_components()
CATEGORY_KEYS = [category.key for category in CATEGORIES]
CARDS = [card.id for card in COMPONENTS.cards]
EVENTS = [event.id for event in COMPONENTS.events]
PLANT_KEYS = [plant.key for plant in PLANTS]
PAGES = ("why", "tells", "control", "plants")
TOLD = [*CARDS, *EVENTS, *PLANT_KEYS]
WORDS = ("book", "head", "facts")
"""What the book says around the guide."""
SOURCES: dict[str, dict[str, Any]] = json.loads(resources.text("hertzschlag/sources.json"))

LINK = re.compile(r"\[([^\[\]]*)\]\((\w+):([\w-]+)\)")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[^a-z\d])")
"""A mark inside a number or a date, such as 14.5 or 4. November, ends nothing."""
THOUSANDS = re.compile("(?<=\\d)[.,\N{NO-BREAK SPACE}](?=\\d{3}\\b)")
NO_BREAK = "\N{NO-BREAK SPACE}"
HERTZ = f"50{NO_BREAK}Hz"


def texts(language: str) -> Mapping[str, str]:
    return read(resources.text(f"hertzschlag/texts/{language}/guide.toml"))


def sections(language: str) -> list[str]:
    return list(tomllib.loads(resources.text(f"hertzschlag/texts/{language}/guide.toml")))


GUIDE = {language: texts(language) for language in LANGUAGES}
PROSE = {
    language: {key: text for key, text in told.items() if key.split(".")[0] not in WORDS}
    for language, told in GUIDE.items()
}
LINKS = [
    (language, key, *link)
    for language, told in GUIDE.items()
    for key, text in told.items()
    for link in LINK.findall(text)
]


def sentences(text: str) -> list[str]:
    # The stop of a German date such as “8. Januar 2021” ends nothing.
    whole = re.sub(r"(\b\d{1,2})\. (?=[A-Z]\w+ \d{4})", r"\1 ", text)
    return SENTENCE_END.split(whole)


def words(text: str) -> str:
    """What is read of *text*: without places and without citations."""
    return LINK.sub(r"\1", text)


def paragraphs(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", THOUSANDS.sub("", words(text))))


def told(keys: list[str]) -> Iterator[tuple[str, str, str]]:
    return ((language, key, GUIDE[language][f"{key}.text"]) for language in LANGUAGES for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_is_followed_by_its_cards_in_their_order(language: str) -> None:
    expected = [*WORDS, "intro", *PAGES, *PLANT_KEYS]
    for category in CATEGORIES:
        expected += [category.key, *(card.id for card in COMPONENTS.cards if card.category is category)]
    expected += ["events", *EVENTS]
    assert sections(language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_tells_everything_and_nothing_else(language: str) -> None:
    expected = {f"{page}.{part}" for page in ("intro", *PAGES) for part in ("title", "text")}
    expected |= {f"{key}.{part}" for key in (*CATEGORY_KEYS, "events") for part in ("lead", "text")}
    expected |= {"events.title", *(f"{key}.text" for key in TOLD)}
    assert set(PROSE[language]) == expected
    assert len(TOLD) == 64 + 12 + 2
    assert [key for key, text in GUIDE[language].items() if not text] == []


def test_all_languages_tell_the_same_in_the_same_order() -> None:
    assert list(GUIDE["en"]) == list(GUIDE["fr"]) == list(GUIDE["de"])


def test_a_card_an_event_and_a_plant_are_told_in_two_or_three_sentences() -> None:
    lengths = {(language, key): len(sentences(text)) for language, key, text in told(TOLD)}
    assert {place: length for place, length in lengths.items() if length not in (2, 3)} == {}


def test_they_are_told_in_one_paragraph_that_fits_beside_the_picture() -> None:
    for language, key, text in told(TOLD):
        assert len(paragraphs(text)) == 1, (language, key)
        assert 120 <= len(words(text)) <= 400, (language, key, len(words(text)))


def test_a_category_is_told_in_one_sentence_and_in_three_short_paragraphs() -> None:
    for language, key, text in told(CATEGORY_KEYS):
        assert len(sentences(GUIDE[language][f"{key}.lead"])) == 1, (language, key)
        parts = paragraphs(text)
        assert len(parts) == 3, (language, key)
        assert [part for part in parts if len(sentences(part)) > 4] == [], (language, key)


def test_every_card_event_and_plant_names_a_source() -> None:
    assert [(language, key) for language, key, text in told(TOLD) if "](source:" not in text] == []


def test_every_card_says_what_the_frequency_does() -> None:
    named = {"en": r"frequency|50.Hz", "fr": r"fréquence|50.Hz", "de": r"Frequenz|50.Hz"}
    missing = [(language, key) for language, key, text in told(CARDS) if not re.search(named[language], text)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frequency_moves_as_the_card_does(language: str) -> None:
    rises = {
        "en": r"\b(rises|raises|leaps up)\b",
        "fr": r"\b(monte|bondit|monter)\b",
        "de": r"\b(steigt|hebt|springt nach oben)\b",
    }
    falls = {"en": r"\bfalls\b", "fr": r"\bbaisse\b", "de": r"\bsinkt\b"}
    for card in COMPONENTS.cards:
        text = GUIDE[language][f"{card.id}.text"]
        if card.change > 0:
            assert re.search(rises[language], text), card.id
        elif card.change < 0:
            assert re.search(falls[language], text), card.id
        if card.towards:
            assert HERTZ in text, card.id


def test_the_texts_of_all_cards_differ_from_the_first_sentence_on() -> None:
    for language in LANGUAGES:
        openings = [sentences(GUIDE[language][f"{key}.text"])[0] for key in TOLD]
        assert len(set(openings)) == len(TOLD)


def test_every_sentence_with_a_number_says_where_it_is_from() -> None:
    bare = [
        (language, sentence)
        for language, prose in PROSE.items()
        for key, text in prose.items()
        if key.endswith(".text")
        for sentence in sentences(text)
        if re.search(r"\d", words(sentence).replace(HERTZ, "")) and "](source:" not in sentence
    ]
    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_cites_the_same_sources_and_numbers(language: str) -> None:
    for key, text in PROSE["en"].items():
        own = PROSE[language][key]
        assert sorted(link[1:] for link in LINK.findall(text)) == sorted(
            link[1:] for link in LINK.findall(own)
        ), key
        assert numbers(text) == numbers(own), key


def test_a_citation_has_no_words_and_stands_right_after_a_word() -> None:
    assert [link for link in LINKS if link[3] == "source" and link[2]] == []
    assert [link for link in LINKS if link[3] != "source" and not link[2]] == []
    for language, prose in PROSE.items():
        for key, text in prose.items():
            assert not re.search(r"(?<![\w%₂])\[\]\(", text), (language, key)


def test_every_source_is_cited_and_every_citation_has_a_source() -> None:
    assert {target for _, _, _, kind, target in LINKS if kind == "source"} == set(SOURCES)


def test_other_links_lead_to_events() -> None:
    others = [link for link in LINKS if link[3] != "source"]
    assert {link[3] for link in others} == {"event"}
    assert {link[4] for link in others} <= set(EVENTS)


def test_there_is_no_other_markup() -> None:
    for language, prose in PROSE.items():
        for key, text in prose.items():
            assert not re.search(r"[*_`\[\]{}<>#|\\~'\"]", words(text)), (language, key)
            assert "  " not in text, (language, key)


def test_french_signs_stay_with_their_words() -> None:
    for key, text in GUIDE["fr"].items():
        assert not re.search(rf"(?<!{NO_BREAK})[;?!»€]|(?<![{NO_BREAK}]):", words(text)), key


def test_sources_are_in_alphabetical_order() -> None:
    assert list(SOURCES) == sorted(SOURCES)
    assert [name for name in SOURCES if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


def test_a_source_has_a_title_a_publisher_a_year_if_known_and_an_address() -> None:
    for name, source in SOURCES.items():
        assert list(source) == ["title", "publisher", "year", "url"], name
        assert source["title"], name
        assert source["publisher"], name
        assert source["year"] is None or 1900 < source["year"] < 2100, name
        assert re.fullmatch(r"https://[\w.-]+\.[a-z]+/\S*", source["url"]), name


def test_no_source_is_listed_twice() -> None:
    addresses = [source["url"] for source in SOURCES.values()]
    assert len(set(addresses)) == len(addresses)
