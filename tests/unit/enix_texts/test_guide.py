"""The energy guide is complete, short, and says where its numbers come from."""

import json
import re
import tomllib
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.enix.components import ENERGIES, standard_components
from enix_desktop.i18n import texts

GUIDE = texts.strings("enix", "guide", "en")
SOURCES: dict[str, dict[str, Any]] = json.loads(resources.text("enix/sources.json"))
ENERGY_KEYS = [energy.key for energy in ENERGIES]
CARDS = list(texts.strings("enix", "cards", "en"))
GLOSSARY = texts.read(resources.text("enix/texts/en/glossary.toml"))
RULEBOOK = json.loads(resources.text("enix/rulebook.json"))

LINK = re.compile(r"\[([^\[\]]*)\]\((\w+):([\w-]+)\)")
BOLD = re.compile(r"\*\*([^*\[\]{}]+)\*\*")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")
"""A mark inside a number, such as 14.5, has no space behind it."""
LINKS = [(key, *link) for key, text in GUIDE.items() for link in LINK.findall(text)]

TARGETS = {
    "card": {card.id for card in standard_components().cards},
    "energy": set(ENERGY_KEYS),
    "rule": {rule for part in RULEBOOK["sections"] for told in part["paragraphs"] for rule in told["rules"]},
    "term": {key.removesuffix(".name") for key in GLOSSARY if key.endswith(".name")},
    "source": set(SOURCES),
}


def sentences(text: str) -> list[str]:
    return SENTENCE_END.split(text)


def words(text: str) -> str:
    """What is read of *text*: without places and without citations."""
    return LINK.sub(r"\1", BOLD.sub(r"\1", text))


def paragraphs(text: str) -> list[str]:
    return re.split(r"\n\s*\n", text)


def test_every_energy_is_followed_by_its_cards_in_their_order() -> None:
    expected = ["intro"]
    for energy in ENERGY_KEYS:
        expected += [energy, *(card for card in CARDS if card.startswith(f"{energy}-"))]
    assert list(tomllib.loads(resources.text("enix/texts/en/guide.toml"))) == expected
    assert len(expected) == 1 + 6 + 72


def test_the_guide_has_these_strings_and_no_other() -> None:
    expected = {"intro.title", "intro.text"}
    expected |= {f"{energy}.{part}" for energy in ENERGY_KEYS for part in ("lead", "text")}
    expected |= {f"{card}.text" for card in CARDS}
    assert set(GUIDE) == expected
    assert [key for key, text in GUIDE.items() if not text] == []


def test_a_card_is_told_in_two_or_three_sentences() -> None:
    lengths = {card: len(sentences(GUIDE[f"{card}.text"])) for card in CARDS}
    assert {card: length for card, length in lengths.items() if length not in (2, 3)} == {}


def test_a_card_is_told_in_one_paragraph_that_fits_beside_its_picture() -> None:
    for card in CARDS:
        assert len(paragraphs(GUIDE[f"{card}.text"])) == 1, card
        assert 120 <= len(words(GUIDE[f"{card}.text"])) <= 400, card


def test_an_energy_is_told_in_one_sentence_and_in_three_or_four_short_paragraphs() -> None:
    for energy in ENERGY_KEYS:
        assert len(sentences(GUIDE[f"{energy}.lead"])) == 1, energy
        parts = paragraphs(GUIDE[f"{energy}.text"])
        assert len(parts) in (3, 4), energy
        assert [part for part in parts if not 2 <= len(sentences(part)) <= 4] == []


def test_the_introduction_has_two_paragraphs() -> None:
    assert len(paragraphs(GUIDE["intro.text"])) == 2


def test_the_texts_of_all_cards_differ_from_the_first_sentence_on() -> None:
    openings = [sentences(GUIDE[f"{card}.text"])[0] for card in CARDS]
    assert len(set(openings)) == len(CARDS)


def test_the_goblin_appears_on_its_own_cards_only() -> None:
    goblins = {card.id for card in standard_components().cards if card.value is None}
    assert {card for card in CARDS if "ENIX" in GUIDE[f"{card}.text"]} == goblins


def test_every_sentence_with_a_number_says_where_it_is_from() -> None:
    assert [
        sentence
        for text in GUIDE.values()
        for sentence in sentences(text)
        if re.search(r"\d", words(sentence)) and "](source:" not in sentence
    ] == []


def test_a_citation_has_no_words_and_stands_right_after_a_word() -> None:
    assert [link for link in LINKS if link[2] == "source" and link[1]] == []
    assert [link for link in LINKS if link[2] != "source" and not link[1]] == []
    assert [key for key, text in GUIDE.items() if re.search(r"(?<![\w%])\[\]\(", text)] == []


def test_every_source_is_cited() -> None:
    assert set(SOURCES) - {target for _, _, kind, target in LINKS if kind == "source"} == set()


def test_links_are_of_known_kinds() -> None:
    assert {kind for _, _, kind, _ in LINKS} <= set(TARGETS)


@pytest.mark.parametrize("kind", sorted(TARGETS))
def test_every_link_leads_somewhere(kind: str) -> None:
    assert [link for link in LINKS if link[2] == kind and link[3] not in TARGETS[kind]] == []


def test_there_is_no_other_markup() -> None:
    for key, text in GUIDE.items():
        assert not re.search(r"[*_`\[\]{}<>#|\\~]", words(text)), key
        assert "  " not in text, key


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
