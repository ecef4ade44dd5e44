"""The rulebook and the glossary of ENIGMA: complete, linked, sound and alike in three languages."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES, Colour
from enix_desktop.i18n.texts import read

LANGUAGES = ("en", "fr", "de")
FILES = ("rules", "glossary")
RULES_DOCUMENT = Path(__file__).parents[3] / "docs" / "enigma" / "rules.md"
COUNTS = {
    **{"C": 6, "S": 3, "R": 5, "Z": 4, "ZW": 4, "ZF": 6, "ZC": 5, "ZA": 6},
    **{"T": 10, "P": 4, "N": 5, "L": 5, "G": 3, "E": 9},
}
RULES = {f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)}
REPEATED = {"E8"}
"""Puzzles without end: how they are played, and how they are made."""
OWN_WORDS = {"difficulty", "give-up", "hint", "in-time", "pause", "points", "start-player"}
"""What the table of the document has no word for, or not in one piece."""
SECTIONS: list[dict[str, Any]] = json.loads(resources.text("enigma/rulebook.json"))["sections"]
LINK = re.compile(r"\[([^\[\]()]+)\]\((\w+):([\w-]+)\)")
PICTURE = re.compile(r"\{(\w+)\}")
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")
NO_BREAK = "\N{NO-BREAK SPACE}"


def texts(language: str, name: str) -> Mapping[str, str]:
    return read(resources.text(f"enigma/texts/{language}/{name}.toml"))


TEXTS = {(language, name): texts(language, name) for language in LANGUAGES for name in FILES}
TERMS = {key.removesuffix(".name") for key in TEXTS["en", "glossary"] if key.endswith(".name")}
ALL = [
    (f"{language} {name}: {key}", text)
    for (language, name), told in TEXTS.items()
    for key, text in told.items()
]
TARGETS = {"rule": RULES, "term": TERMS}


def paragraphs() -> Iterator[dict[str, Any]]:
    return (paragraph for section in SECTIONS for paragraph in section["paragraphs"])


def expected_keys() -> Iterator[str]:
    for section in SECTIONS:
        yield f"{section['id']}.title"
        for paragraph in section["paragraphs"]:
            yield f"{section['id']}.{paragraph['id']}"
            if "figure" in paragraph:
                yield f"{section['id']}.{paragraph['id']}-caption"


@pytest.mark.parametrize("language", LANGUAGES)
def test_structure_and_texts_have_the_same_keys_in_the_same_order(language: str) -> None:
    expected = list(expected_keys())
    assert [key for key, count in Counter(expected).items() if count > 1] == []
    assert list(TEXTS[language, "rules"]) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_a_name_and_a_text_for_each_term(language: str) -> None:
    told = TEXTS[language, "glossary"]
    terms = dict.fromkeys(key.split(".")[0] for key in told)
    assert list(told) == [key for term in terms for key in (f"{term}.name", f"{term}.text")]
    assert set(terms) == TERMS
    assert len({told[f"{term}.name"] for term in terms}) == len(TERMS)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_same_links_pictures_and_numbers(language: str, name: str) -> None:
    assert list(TEXTS[language, name]) == list(TEXTS["en", name])
    for key, text in TEXTS["en", name].items():
        own = TEXTS[language, name][key]
        places = [sorted(link[1:] for link in LINK.findall(one)) for one in (text, own)]
        assert places[0] == places[1], key
        assert Counter(PICTURE.findall(text)) == Counter(PICTURE.findall(own)), key
        # Thousandths have a comma or a point; what order numbers come in is up to the language.
        numbers = [Counter(re.findall(r"\d+", LINK.sub(r"\1", one))) for one in (text, own)]
        assert numbers[0] == numbers[1], key


def test_every_rule_of_the_document_is_told_and_no_other() -> None:
    document = RULES_DOCUMENT.read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*((?:Z[WFCA]|[A-Z])\d+)\*\*", document)) == RULES
    assert {rule for paragraph in paragraphs() for rule in paragraph["rules"]} == RULES


def test_every_rule_is_told_once_beyond_the_introduction() -> None:
    told = Counter(
        rule for section in SECTIONS[1:] for part in section["paragraphs"] for rule in part["rules"]
    )
    assert set(told) == RULES
    first = Counter(part["rules"][0] for section in SECTIONS[1:] for part in section["paragraphs"])
    assert {rule: count for rule, count in first.items() if count > 1 and rule not in REPEATED} == {}


def test_names_are_words_with_hyphens() -> None:
    names = [*TERMS, *(section["id"] for section in SECTIONS), *(part["id"] for part in paragraphs())]
    assert [name for name in names if not WORD.fullmatch(name)] == []


def test_every_link_leads_somewhere_and_is_of_a_known_kind() -> None:
    wrong = [
        (place, kind, target)
        for place, text in ALL
        for _, kind, target in LINK.findall(text)
        if target not in TARGETS.get(kind, ())
    ]
    assert wrong == []


def test_no_term_links_to_itself() -> None:
    for language in LANGUAGES:
        for term in TERMS:
            assert f"(term:{term})" not in TEXTS[language, "glossary"][f"{term}.text"], (language, term)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_linked_once_in_a_section(language: str) -> None:
    linked = Counter(
        (key.split(".")[0], target)
        for key, text in TEXTS[language, "rules"].items()
        for _, kind, target in LINK.findall(text)
        if kind == "term"
    )
    assert {link: count for link, count in linked.items() if count > 1} == {}


def test_every_term_is_found_from_the_rulebook_or_from_another_term() -> None:
    linked = {target for _, text in ALL for _, kind, target in LINK.findall(text) if kind == "term"}
    assert TERMS - linked == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_explained_in_one_to_three_sentences(language: str) -> None:
    told = TEXTS[language, "glossary"]
    lengths = {term: len(re.findall(r"[.!?](?=\s|$)", told[f"{term}.text"])) for term in TERMS}
    assert {term: length for term, length in lengths.items() if not 1 <= length <= 3} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_document(language: str) -> None:
    document = RULES_DOCUMENT.read_text("utf-8").lower().replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    table = document[document.index("## words") : document.index("## components")]
    for term in TERMS - OWN_WORDS:
        assert TEXTS[language, "glossary"][f"{term}.name"].lower() in table, term


def test_there_is_no_other_markup_and_nothing_unfinished() -> None:
    for place, text in ALL:
        assert text, place
        plain = PICTURE.sub("", BOLD.sub(r"\1", LINK.sub(r"\1", text)))
        assert not re.search(r"[*_`\[\]{}<>#|\\~]", plain), place
        assert not re.search("TODO|FIXME|XXX|\\.\\.\\.|'|\"", text), place
        assert "  " not in text, place


def test_pictures_are_emblems_and_power_cells() -> None:
    known = {*(category.value for category in CATEGORIES), *(colour.name.lower() for colour in Colour)}
    assert {name for _, text in ALL for name in PICTURE.findall(text)} <= known


def test_titles_names_and_captions_are_plain() -> None:
    plain = [text for place, text in ALL if place.endswith((".title", "-caption", ".name"))]
    assert [text for text in plain if re.search(r"[*\[\]{}]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_beside_each_other_do_not_say_the_same(language: str) -> None:
    told = list(TEXTS[language, "rules"].values())
    assert [first for first, second in pairwise(told) if first == second] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_in_the_texts_are_right(language: str) -> None:
    for key, text in TEXTS[language, "rules"].items():
        for line in re.findall(r"\d+(?: [+×=] \d+)+", text):
            sides = {sum(map(_product, side.split(" + "))) for side in line.split(" = ")}
            assert len(sides) == 1, (key, line)


def _product(text: str) -> int:
    result = 1
    for factor in text.split(" × "):
        result *= int(factor)
    return result


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_components(language: str) -> None:
    components, rules = standard_components(), TEXTS[language, "rules"]
    tiles = [int(number) for number in re.findall(r"\d+", LINK.sub(r"\1", rules["things.tiles"]))]
    per_pile = Counter(face.category for face in components.tiles)
    assert len(components.tiles) in tiles
    assert set(per_pile.values()) <= set(tiles)


def test_french_signs_stay_with_their_words() -> None:
    for name in FILES:
        for key, text in TEXTS["fr", name].items():
            words = LINK.sub(r"\1", text)
            # A clock has a colon between figures.
            assert not re.search(rf"(?<!{NO_BREAK})[;?!»]|(?<![{NO_BREAK}a-z\d]):|«(?!{NO_BREAK})", words), (
                name,
                key,
            )


def test_german_says_du_and_french_says_tu() -> None:
    german = " ".join(text for place, text in ALL if place.startswith("de"))
    french = " ".join(text for place, text in ALL if place.startswith("fr"))
    assert re.search(r"\bdu\b", german)
    assert not re.search(r"\b(Ihnen|Spieler\w*)\b", german)
    assert re.search(r"\btu\b", french)
    assert not re.search(r"\b[Jj]oueu(r|se)s?\b", french)
