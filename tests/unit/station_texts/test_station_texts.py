"""The long texts of Station Six: complete, linked, sound and alike in three languages."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.station.components import COLOUR_BY_KEY, STATION_BY_KEY, STATIONS, standard_components
from enix_desktop.games.station.refusals import Reason
from enix_desktop.i18n.texts import read

LANGUAGES = ("en", "fr", "de")
FILES = ("rules", "stations", "glossary")
RULES_DOCUMENT = Path(__file__).parents[3] / "docs" / "station" / "rules.md"
COUNTS = {
    **{"C": 9, "S": 5, "R": 2, "O": 3, "A": 6, "N": 6, "U": 4, "G": 3, "E": 3, "V": 5},
    **{"TM": 2, "TC": 1, "TB": 2, "TP": 2, "TK": 2, "TE": 3},
}
RULES = {f"{letters}{number}" for letters, count in COUNTS.items() for number in range(1, count + 1)}
SECTIONS: list[dict[str, Any]] = json.loads(resources.text("station/rulebook.json"))["sections"]
TOLD = ("lead", "does", "worth", "example", "cards")
LINK = re.compile(r"\[([^\[\]()]+)\]\((\w+):([\w-]+)\)")
PICTURE = re.compile(r"\{(\w+)\}")
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")
NO_BREAK = "\N{NO-BREAK SPACE}"


def texts(language: str, name: str) -> Mapping[str, str]:
    return read(resources.text(f"station/texts/{language}/{name}.toml"))


TEXTS = {(language, name): texts(language, name) for language in LANGUAGES for name in FILES}
TERMS = {key.removesuffix(".name") for key in TEXTS["en", "glossary"] if key.endswith(".name")}
ALL = [
    (f"{language} {name}: {key}", text)
    for (language, name), told in TEXTS.items()
    for key, text in told.items()
]
TARGETS = {"rule": RULES, "term": TERMS, "station": set(STATION_BY_KEY)}


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


@pytest.mark.parametrize("name", FILES)
def test_all_languages_tell_the_same_in_the_same_order(name: str) -> None:
    for language in LANGUAGES[1:]:
        assert list(TEXTS[language, name]) == list(TEXTS["en", name])


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_links_to_the_same_places_and_shows_the_same_pictures(language: str, name: str) -> None:
    for key, text in TEXTS["en", name].items():
        own = TEXTS[language, name][key]
        places = [sorted(link[1:] for link in LINK.findall(one)) for one in (text, own)]
        assert places[0] == places[1], key
        assert Counter(PICTURE.findall(text)) == Counter(PICTURE.findall(own)), key
        assert re.findall(r"\d+", text) == re.findall(r"\d+", own) or name != "rules", key


def test_every_rule_of_the_document_is_told_and_no_other() -> None:
    document = RULES_DOCUMENT.read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*([A-Z]{1,2}\d)\*\*", document)) == RULES
    assert {rule for paragraph in paragraphs() for rule in paragraph["rules"]} == RULES


def test_every_rule_is_the_first_of_a_paragraph_beyond_the_introduction() -> None:
    subjects = {part["rules"][0] for section in SECTIONS[1:] for part in section["paragraphs"]}
    assert subjects == RULES


def test_every_rule_that_a_refusal_names_is_told() -> None:
    assert {reason.rule for reason in Reason} <= RULES


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
    for (language, name), told in TEXTS.items():
        if name == "glossary":
            for term in TERMS:
                assert f"(term:{term})" not in told[f"{term}.text"], (language, term)


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
    assert TERMS - linked - set(STATION_BY_KEY) == set()  # stations have pages, which links prefer


def test_there_is_no_other_markup_and_nothing_unfinished() -> None:
    for place, text in ALL:
        assert text, place
        plain = PICTURE.sub("", BOLD.sub(r"\1", LINK.sub(r"\1", text)))
        assert not re.search(r"[*_`\[\]{}<>#|\\~]", plain), place
        assert not re.search("TODO|FIXME|XXX|\\.\\.\\.|'|\"", text), place
        assert "  " not in text, place


def test_pictures_are_symbols_and_colours() -> None:
    known = {*STATION_BY_KEY, *COLOUR_BY_KEY, "title", "number"}
    assert {name for _, text in ALL for name in PICTURE.findall(text)} == known


def test_titles_names_and_captions_are_plain() -> None:
    ends = (".title", "-caption", ".name")
    plain = [text for place, text in ALL if place.endswith(ends)]
    assert [text for text in plain if re.search(r"[*\[\]{}]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_stations_are_those_that_the_window_says(language: str) -> None:
    words = read(resources.text(f"station/texts/{language}/words.toml"))
    for station in STATIONS:
        name = words[f"station.{station.key}.name"]
        assert TEXTS[language, "glossary"][f"{station.key}.name"] == name
        assert words[f"symbol.{station.key}"].lower() in TEXTS[language, "glossary"]["symbol.text"].lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_document(language: str) -> None:
    told = RULES_DOCUMENT.read_text(encoding="utf-8").lower()
    table = told[told.index("## words") : told.index("## components")].replace("'", "’")
    for term in TERMS - {"inner-track", "outer-track", "dock"}:
        assert TEXTS[language, "glossary"][f"{term}.name"].lower().removesuffix("s") in table, term


def test_a_page_tells_everything_about_its_station() -> None:
    for station in STATIONS:
        told = [key for key in TEXTS["en", "stations"] if key.startswith(f"{station.key}.")]
        assert told == [f"{station.key}.{about}" for about in TOLD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_in_the_texts_are_right(language: str) -> None:
    sums = 0
    for name in FILES:
        for key, text in TEXTS[language, name].items():
            for left, right in re.findall(r"(\d(?: [+\N{MINUS SIGN}] \d)+) = (\d+)", text):
                parts = re.findall(r"([+\N{MINUS SIGN}]?) ?(\d)", left)
                assert sum(int(n) * (-1 if sign == "\N{MINUS SIGN}" else 1) for sign, n in parts) == int(
                    right
                ), key
                sums += 1
    assert sums >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_components(language: str) -> None:
    components, rules = standard_components(), TEXTS[language, "rules"]
    start = [int(number) for number in re.findall(r"\d+", rules["setup.energy"])]
    assert start == [*components.start, sum(components.start)]
    assert str(len(components.symbols)) in rules["ring.deck"]
    assert str(components.numbers.hand_limit) in rules["cards.limit"]
    assert str(components.numbers.laser_goal) in rules["end.when"]


def test_french_signs_stay_with_their_words() -> None:
    for (language, name), told in TEXTS.items():
        if language == "fr":
            for key, text in told.items():
                assert not re.search(
                    rf"(?<!{NO_BREAK})[;?!»]|(?<![{NO_BREAK}a-z]):", LINK.sub(r"\1", text)
                ), (name, key)


def test_german_says_du_and_french_says_tu() -> None:
    german = " ".join(text for place, text in ALL if place.startswith("de"))
    french = " ".join(text for place, text in ALL if place.startswith("fr"))
    assert re.search(r"\bdu\b", german)
    assert not re.search(r"\b(Ihnen|Spieler\w*)\b", german)
    assert re.search(r"\btu\b", french)
    assert not re.search(r"\b[Jj]oueu(r|se)s?\b", french)
