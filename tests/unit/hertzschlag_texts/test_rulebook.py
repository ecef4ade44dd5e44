"""The rulebook and the glossary of Hertzschlag: complete, linked, sound and alike in three languages."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import CATEGORIES, PLANTS
from enix_desktop.i18n.texts import read

LANGUAGES = ("en", "fr", "de")
FILES = ("rules", "glossary")
RULES_DOCUMENT = Path(__file__).parents[3] / "docs" / "hertzschlag" / "rules.md"
OWN_WORDS = {"grid", "frequency", "green", "special", "discount", "calm", "start-card"}
"""What the table of the document has no word for, or not in one piece, or none that is neutral."""
COUNTS = {
    **{"C": 7, "S": 4, "R": 3, "V": 5, "A": 4, "I": 1, "P": 4, "F": 4, "X": 6, "Q": 7},
    **{"D": 2, "K": 3, "G": 7, "T": 4, "E": 4},
}
RULES = {f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)}
FIGURES = {"scale", "thresholds", "card", "event", "display", "bid", "goals", "signals", "passing"}
SECTIONS: list[dict[str, Any]] = json.loads(resources.text("hertzschlag/rulebook.json"))["sections"]
LINK = re.compile(r"\[([^\[\]()]+)\]\((\w+):([\w-]+)\)")
PICTURE = re.compile(r"\{(\w+)\}")
BOLD = re.compile(r"\*\*([^*{}]+)\*\*")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")
NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


def texts(language: str, name: str) -> Mapping[str, str]:
    return read(resources.text(f"hertzschlag/texts/{language}/{name}.toml"))


TEXTS = {(language, name): texts(language, name) for language in LANGUAGES for name in FILES}
TERMS = {key.removesuffix(".name") for key in TEXTS["en", "glossary"] if key.endswith(".name")}
ALL = [
    (f"{language} {name}: {key}", text)
    for (language, name), told in TEXTS.items()
    for key, text in told.items()
]
TARGETS = {
    "rule": RULES,
    "term": TERMS,
    "category": {category.key for category in CATEGORIES},
    "card": {card.id for card in standard_components().cards},
    "event": {event.id for event in standard_components().events},
    "plant": {plant.key for plant in PLANTS},
    "guide": {"why", "control"},
}


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
        numbers = [re.findall(rf"[+{MINUS}]?\d+", LINK.sub(r"\1", one)) for one in (text, own)]
        assert numbers[0] == numbers[1], key


def test_every_rule_of_the_document_is_told_and_no_other() -> None:
    document = RULES_DOCUMENT.read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*([A-Z]\d)\*\*", document)) == RULES
    assert {rule for paragraph in paragraphs() for rule in paragraph["rules"]} == RULES


def test_every_rule_is_the_first_of_a_paragraph_beyond_the_introduction() -> None:
    subjects = {part["rules"][0] for section in SECTIONS[1:] for part in section["paragraphs"]}
    assert subjects == RULES


def test_every_figure_is_shown_and_no_other() -> None:
    shown = [paragraph["figure"] for paragraph in paragraphs() if "figure" in paragraph]
    assert sorted(shown) == sorted(FIGURES)


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
    # The plants have pages of their own, which links prefer.
    assert TERMS - linked == {plant.key.replace("_", "-") for plant in PLANTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_explained_in_one_to_three_sentences(language: str) -> None:
    told = TEXTS[language, "glossary"]
    lengths = {term: len(re.findall(r"[.!?](?=\s|$)", told[f"{term}.text"])) for term in TERMS}
    assert {term: length for term, length in lengths.items() if not 1 <= length <= 3} == {}


def test_cards_and_events_are_called_by_their_names() -> None:
    for language in LANGUAGES:
        names = texts(language, "cards")
        for key, text in TEXTS[language, "rules"].items():
            for words, kind, target in LINK.findall(text):
                if kind in ("card", "event"):
                    # German says “Vollem Solardach” where a sentence asks for it.
                    assert words.replace("Vollem", "Volles") == names[target], (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_and_signals_are_called_as_the_window_calls_them(language: str) -> None:
    words, rules = texts(language, "words"), TEXTS[language, "rules"]
    for name, kind, target in LINK.findall(rules["things.categories"]):
        assert (kind, name) == ("category", words[f"category.{target}.name"])
    for signal in ("far_down", "down", "hold", "up", "far_up"):
        assert words[f"signal-meaning.{signal}"] in rules["talk.signals"], signal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_document(language: str) -> None:
    document = (
        RULES_DOCUMENT.read_text(encoding="utf-8").lower().replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    )
    table = document[document.index("## words") : document.index("## components")]
    for term in TERMS - OWN_WORDS:
        assert TEXTS[language, "glossary"][f"{term}.name"].lower() in table, term


def test_there_is_no_other_markup_and_nothing_unfinished() -> None:
    for place, text in ALL:
        assert text, place
        plain = PICTURE.sub("", BOLD.sub(r"\1", LINK.sub(r"\1", text)))
        assert not re.search(r"[*_`\[\]{}<>#|\\~]", plain), place
        assert not re.search("TODO|FIXME|XXX|\\.\\.\\.|'|\"", text), place
        assert not re.search(r"(?<![\w,])-\d", text), place
        assert "  " not in text, place


def test_pictures_are_symbols_of_categories_and_cards() -> None:
    known = {*(category.key for category in CATEGORIES), "coin", "footprint", "towards"}
    assert {name for _, text in ALL for name in PICTURE.findall(text)} == known


def test_titles_names_and_captions_are_plain() -> None:
    plain = [text for place, text in ALL if place.endswith((".title", "-caption", ".name"))]
    assert [text for text in plain if re.search(r"[*\[\]{}]", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_beside_each_other_do_not_say_the_same(language: str) -> None:
    told = list(TEXTS[language, "rules"].values())
    assert [first for first, second in pairwise(told) if first == second] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_in_the_texts_are_right(language: str) -> None:
    sums = re.findall(r"(\d+(?: \+ \d+)+) = (\d+)", " ".join(TEXTS[language, "rules"].values()))
    assert len(sums) == 4
    for left, right in sums:
        assert sum(map(int, left.split(" + "))) == int(right)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_components(language: str) -> None:
    components, rules = standard_components(), TEXTS[language, "rules"]
    numbers, track = components.numbers, components.track

    def told(key: str) -> list[int]:
        found = re.findall(rf"{MINUS}?\d+", LINK.sub(r"\1", rules[key]))
        return [int(number.replace(MINUS, "-")) for number in found]

    assert told("things.track")[:3] == [
        len(range(track.lowest, track.highest + 1)),
        track.lowest,
        track.highest,
    ]
    assert told("things.areas")[:2] == [track.green_lowest, track.green_highest]
    assert told("things.thresholds") == [field for pair in track.thresholds for field in pair]
    assert told("things.cards")[0] == len(components.cards)
    assert told("things.others")[:2] == [len(components.events), len(components.goals)]
    assert told("setup.shuffle") == [numbers.hand, 1]
    assert numbers.start_money in told("setup.start")
    assert told("frequency.price") == [numbers.threshold_euro] * 2
    assert told("check.bid")[:3] == [0, numbers.fingers, numbers.price]
    assert told("specials.reserve")[-1] == numbers.lowest_price
    assert told("end.money")[:2] == [1, numbers.euro_per_point]
    assert told("end.income") == [1, numbers.income_per_point]
    assert told("end.footprint") == [1, numbers.footprint_per_point]
    assert told("end.symbols") == [*range(3, 7), *components.different_symbols[3:]]
    assert told("options.fair") == [
        numbers.start_money + numbers.fair_start,
        numbers.start_money,
        numbers.start_money,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costs_and_changes_in_examples_are_printed_on_the_cards(language: str) -> None:
    cards = {card.id: card for card in standard_components().cards}
    for key, card in (("frequency.example-far", "wind-11"), ("questions.both-ways", "wind-08")):
        text = TEXTS[language, "rules"][key]
        assert re.search(rf" {cards[card].cost},[^()]*\+{cards[card].change}\b", text), key
    virtual = cards["flexibility-07"]
    assert re.search(
        rf" {virtual.cost}, {virtual.towards} ", TEXTS[language, "rules"]["frequency.example-home"]
    )


def test_french_signs_stay_with_their_words() -> None:
    for name in FILES:
        for key, text in TEXTS["fr", name].items():
            words = LINK.sub(r"\1", text)
            assert not re.search(rf"(?<!{NO_BREAK})[;?!»]|(?<![{NO_BREAK}a-z]):|«(?!{NO_BREAK})", words), (
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
