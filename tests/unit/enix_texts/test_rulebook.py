import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.games.enix.components import ENERGIES, standard_components
from enix_desktop.games.enix.scoring import HandScore
from enix_desktop.i18n.texts import read

RULES_DOCUMENT = Path(__file__).parents[3] / "docs" / "rules.md"
COUNTS = {"C": 6, "S": 3, "R": 4, "O": 3, "A": 6, "M": 5, "K": 5, "X": 4, "G": 5, "E": 4}
RULES = {f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)}
EDITIONS = ("english", "french")
FIGURES = {
    *("tile", "crossings", "setup", "card", "card-kinds", "symbols", "competition"),
    *("jump", "blackout", "turn-tile", "move-tile", "island", "moving"),
    *("taking", "stealing", "refill", "reshuffle", "enix", "scoring", "ending"),
}
ENERGY_KEYS = {energy.key for energy in ENERGIES}
PICTURES = ENERGY_KEYS | {"jump", "cap", "tile"}
LINK = re.compile(r"\[([^\[\]()]+)\]\((\w+):([\w-]+)\)")
PICTURE = re.compile(r"\{(\w+)\}")
BOLD = re.compile(r"\*\*([^*\[\]{}]+)\*\*")
WORD = re.compile(r"[a-z]+(-[a-z]+)*")


@dataclass(frozen=True, slots=True)
class Paragraph:
    section: str
    name: str
    rules: tuple[str, ...]
    edition: str | None
    figure: str | None


SECTIONS: list[dict[str, Any]] = json.loads(resources.text("enix/rulebook.json"))["sections"]
PARAGRAPHS = [
    Paragraph(section["id"], entry["id"], tuple(entry["rules"]), entry["edition"], entry["figure"])
    for section in SECTIONS
    for entry in section["paragraphs"]
]
RULEBOOK = read(resources.text("enix/texts/en/rules.toml"))
GLOSSARY = read(resources.text("enix/texts/en/glossary.toml"))
TERMS = {key.removesuffix(".name") for key in GLOSSARY if key.endswith(".name")}
TEXTS = [
    *((f"rules: {key}", text) for key, text in RULEBOOK.items()),
    *((f"glossary: {key}", text) for key, text in GLOSSARY.items()),
]
LINKS = [(place, kind, target) for place, text in TEXTS for _, kind, target in LINK.findall(text)]


def expected_keys() -> Iterator[str]:
    for section in SECTIONS:
        yield f"{section['id']}.title"
        for paragraph in section["paragraphs"]:
            yield f"{section['id']}.{paragraph['id']}"
            if paragraph["figure"]:
                yield f"{section['id']}.{paragraph['id']}-caption"


def test_structure_and_texts_have_the_same_keys_in_the_same_order() -> None:
    expected = list(expected_keys())
    assert [key for key, count in Counter(expected).items() if count > 1] == []
    assert list(RULEBOOK) == expected


def test_no_text_is_empty() -> None:
    assert [place for place, text in TEXTS if not text] == []


def test_sections_and_paragraphs_are_named_by_words_with_hyphens() -> None:
    names = [section["id"] for section in SECTIONS] + [paragraph.name for paragraph in PARAGRAPHS]
    assert [name for name in names if not WORD.fullmatch(name)] == []


def test_the_rules_listed_here_are_those_of_the_document() -> None:
    document = RULES_DOCUMENT.read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*([A-Z]\d+)\*\*", document)) == RULES


def test_every_rule_is_told_and_no_other() -> None:
    assert {rule for paragraph in PARAGRAPHS for rule in paragraph.rules} == RULES


def test_editions_come_in_pairs_that_tell_the_same_rules() -> None:
    marked = [paragraph for paragraph in PARAGRAPHS if paragraph.edition]
    assert len(marked) % 2 == 0
    for english, french in zip(marked[::2], marked[1::2], strict=True):
        assert (english.edition, french.edition) == EDITIONS
        assert PARAGRAPHS.index(french) == PARAGRAPHS.index(english) + 1
        assert english.section == french.section
        assert english.name.removesuffix("-english") == french.name.removesuffix("-french")
        assert english.rules == french.rules


def test_every_difference_is_told_for_both_editions_where_it_matters_and_in_the_comparison() -> None:
    for rule in ("E1", "E2", "E3", "E4"):
        sections = {p.section for p in PARAGRAPHS if rule in p.rules and p.edition}
        assert "editions" in sections
        assert sections - {"editions", "questions"}


def test_every_figure_is_shown_and_no_other() -> None:
    assert {paragraph.figure for paragraph in PARAGRAPHS if paragraph.figure} == FIGURES


def test_the_glossary_has_a_name_and_a_text_for_each_term() -> None:
    assert list(GLOSSARY) == [key for term in _terms() for key in (f"{term}.name", f"{term}.text")]
    assert [term for term in TERMS if not WORD.fullmatch(term)] == []
    assert len({GLOSSARY[f"{term}.name"] for term in TERMS}) == len(TERMS)


def test_a_term_is_explained_in_one_to_three_sentences() -> None:
    # “{cap}” and “14.5” have no end of a sentence: that is a mark before a space or the end of the text.
    lengths = {term: len(re.findall(r"[.!?](?=\s|$)", GLOSSARY[f"{term}.text"])) for term in TERMS}
    assert {term: length for term, length in lengths.items() if not 1 <= length <= 3} == {}


def test_every_term_is_found_from_the_rulebook_or_from_another_term() -> None:
    linked = {(place, target) for place, kind, target in LINKS if kind == "term"}
    assert TERMS - {target for place, target in linked if place != f"glossary: {target}.text"} == set()


@pytest.mark.parametrize(
    ("kind", "targets"),
    [
        ("rule", RULES),
        ("term", TERMS),
        ("card", {card.id for card in standard_components().cards}),
        ("energy", ENERGY_KEYS),
    ],
)
def test_every_link_leads_somewhere(kind: str, targets: set[str]) -> None:
    assert [link for link in LINKS if link[1] == kind and link[2] not in targets] == []


def test_links_are_of_known_kinds() -> None:
    assert {kind for _, kind, _ in LINKS} <= {"rule", "term", "card", "energy"}


def test_no_term_links_to_itself() -> None:
    assert [link for link in LINKS if link[0] == f"glossary: {link[2]}.text" and link[1] == "term"] == []


def test_a_term_is_linked_once_in_a_section() -> None:
    linked = Counter(
        (key.split(".")[0], target)
        for key, text in RULEBOOK.items()
        for _, kind, target in LINK.findall(text)
        if kind == "term"
    )
    assert {link: count for link, count in linked.items() if count > 1} == {}


def test_pictures_in_the_text_are_symbols_and_energies() -> None:
    used = {name for _, text in TEXTS for name in PICTURE.findall(text)}
    assert used == PICTURES


def test_there_is_no_other_markup() -> None:
    for place, text in TEXTS:
        plain = PICTURE.sub("", BOLD.sub(r"\1", LINK.sub(r"\1", text)))
        assert not re.search(r"[*_`\[\]{}<>#|\\~]", plain), place
        assert BOLD.sub("", text).count("*") == 0, place
        assert "  " not in text, place


def test_titles_names_and_captions_are_plain() -> None:
    plain = [text for key, text in RULEBOOK.items() if key.endswith((".title", "-caption"))]
    plain += [text for key, text in GLOSSARY.items() if key.endswith(".name")]
    assert [text for text in plain if re.search(r"[*\[\]{}]", text)] == []


def test_paragraphs_beside_each_other_do_not_say_the_same() -> None:
    texts = [RULEBOOK[f"{paragraph.section}.{paragraph.name}"] for paragraph in PARAGRAPHS]
    assert [first for first, second in pairwise(texts) if first == second] == []


@pytest.mark.parametrize(
    ("key", "total", "halvings", "sentence"),
    [
        ("end.example", 9 + 8 + 6 + 5 + 3 - 2, 1, "scores {score}."),
        ("end.example", 29, 2, "7.25, so {score}."),
        ("end.negative", -5, 1, "the score is {score}."),
        ("end.winner", 51, 1, "becomes {score} and stays in"),
        ("end.winner", 52, 1, "becomes {score} and drops out"),
    ],
)
def test_g2_the_examples_are_added_up_as_the_rules_do(
    key: str, total: int, halvings: int, sentence: str
) -> None:
    score = str(HandScore(total, halvings).score).replace("-", "−")
    assert sentence.format(score=score) in RULEBOOK[key]


def _terms() -> list[str]:
    """The terms in the order of the file."""
    return list(dict.fromkeys(key.split(".")[0] for key in GLOSSARY))
