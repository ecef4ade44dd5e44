"""Odd words that were mended do not come back: plain_words has a list for each language."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from enix_desktop import resources
from enix_desktop.catalogue import SHIPPED
from enix_desktop.i18n.texts import FALLBACK

ROOT = Path(__file__).parents[2]
LISTS = sorted((Path(__file__).parent / "plain_words").glob("*.toml"))
SOURCES = ROOT / "translations" / "enix_de.ts"
"""Has every English source; the English file has plurals only."""
PLAIN_TEXTS = ("README.md", "CHANGELOG.md", "packaging/linux/deb/enix-desktop.6")


def strings(table: Mapping[str, Any]) -> Iterator[str]:
    """All strings of nested tables."""
    for value in table.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from strings(value)


def short_texts(path: Path, tag: str) -> Iterator[str]:
    """What stands in *tag* in a .ts file, without the contexts that only correct Qt's own words."""
    for context in ElementTree.parse(path).iter("context"):
        if not context.findtext("name", "").startswith("Q"):
            for found in context.iter(tag):
                yield from found.itertext()


def window_texts(language: str) -> Iterator[str]:
    """Everything that the window says in *language*, of every game on the shelf."""
    if language == FALLBACK:
        yield from short_texts(SOURCES, "source")
    yield from short_texts(ROOT / "translations" / f"enix_{language}.ts", "translation")
    for path in sorted(resources.folder().glob(f"*/texts/{language}/*.toml")):
        yield from strings(tomllib.loads(path.read_text(encoding="utf-8")))


def other_texts(language: str) -> Iterator[str]:
    """What is said elsewhere, which is English only."""
    if language == FALLBACK:
        for story in sorted(resources.folder().glob("*/story.json")):
            yield from strings(json.loads(story.read_text(encoding="utf-8")))
        for name in PLAIN_TEXTS:
            yield from (ROOT / name).read_text(encoding="utf-8").splitlines()


def odd(texts: Iterator[str], instead: Mapping[str, str]) -> list[str]:
    """Every odd text, with what to write instead."""
    expressions = [(re.compile(key, re.IGNORECASE), words) for key, words in instead.items()]
    return [
        f"{found.group()!r} in {text!r}: rather {words!r}"
        for text in texts
        for expression, words in expressions
        if (found := expression.search(text))
    ]


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_no_odd_word_comes_back(path: Path) -> None:
    lists: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    words, typography = lists["words"], lists.get("typography", {})
    assert odd(window_texts(path.stem), words | typography) == []
    assert odd(other_texts(path.stem), words) == []


def test_english_has_a_list() -> None:
    assert FALLBACK in {path.stem for path in LISTS}


@pytest.mark.parametrize("game", sorted(SHIPPED))
def test_the_texts_of_every_game_are_read(game: str) -> None:
    assert list((resources.folder() / game / "texts" / FALLBACK).glob("*.toml"))
