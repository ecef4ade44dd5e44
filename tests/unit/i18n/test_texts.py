"""Long texts: each language is complete, and what a language lacks is English."""

import logging
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from enix_desktop import resources
from enix_desktop.i18n import texts
from enix_desktop.i18n.texts import FALLBACK, Texts, speech

FILES = ("cards", "glossary", "guide", "rules", "tutorial")
OTHERS = ("de", "fr")
LINK = re.compile(r"\]\(([^()]*)\)")
PICTURE = re.compile(r"\{[^{}]*\}")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """German texts of a game of which English says two things; the game is called after the test."""
    for language in ("en", "de"):
        (tmp_path / tmp_path.name / "texts" / language).mkdir(parents=True)
    english = tmp_path / tmp_path.name / "texts" / "en" / "rules.toml"
    english.write_text('[king]\nmoves = "One step."\nfalls = "Lost."\n')
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    yield tmp_path / tmp_path.name / "texts" / "de"
    speech.language = FALLBACK


def texts_of(folder: Path, name: str = "rules") -> Texts:
    return Texts(folder.parents[1].name, name)


def shipped(name: str, language: str) -> dict[str, str]:
    return dict(texts.read(resources.text(f"enix/texts/{language}/{name}.toml")))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_a_language_has_every_string_with_its_links_and_pictures(name: str, language: str) -> None:
    english, other = shipped(name, FALLBACK), shipped(name, language)
    assert list(other) == list(english)
    for key, text in english.items():
        assert other[key], key
        assert Counter(LINK.findall(other[key])) == Counter(LINK.findall(text)), key
        assert Counter(PICTURE.findall(other[key])) == Counter(PICTURE.findall(text)), key
        assert other[key].count("**") == text.count("**"), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", ["glossary", "guide", "rules", "tutorial"])
def test_no_sentence_is_left_in_english(name: str, language: str) -> None:
    english, other = shipped(name, FALLBACK), shipped(name, language)
    same = [key for key, text in english.items() if other[key] == text and len(text.split()) > 2]
    assert same == []


@pytest.mark.parametrize("language", [FALLBACK, *OTHERS])
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = shipped("cards", language)
    assert len(names) == 72
    assert len(set(names.values())) == 72


def test_the_language_in_use_is_read(folder: Path) -> None:
    (folder / "rules.toml").write_text('[king]\nmoves = "Ein Schritt."\nfalls = "Verloren."\n')
    rules = texts_of(folder)
    assert rules["king.moves"] == "One step."
    speech.language = "de"
    assert dict(rules) == {"king.moves": "Ein Schritt.", "king.falls": "Verloren."}


@pytest.mark.parametrize("lacking", ["", '[king]\nfalls = ""\n'])
def test_a_string_that_is_lacking_is_english_and_one_line_says_so(
    folder: Path, lacking: str, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "rules.toml").write_text(f'{lacking or "[king]"}\nmoves = "Ein Schritt."\n')
    speech.language = "de"
    with caplog.at_level(logging.WARNING):
        rules = texts_of(folder)
        assert (rules["king.moves"], rules["king.falls"]) == ("Ein Schritt.", "Lost.")
        assert rules["king.falls"] == "Lost."
    assert len(caplog.records) == 1
    assert "king.falls" in caplog.text


@pytest.mark.parametrize("damaged", [None, "[king\n", "king = 3\n", "\x00"])
def test_a_missing_or_damaged_file_is_english_and_one_line_says_so(
    folder: Path, damaged: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    if damaged is not None:
        (folder / "rules.toml").write_text(damaged)
    speech.language = "de"
    rules = texts_of(folder)
    assert dict(rules) == {"king.moves": "One step.", "king.falls": "Lost."}
    assert len(caplog.records) == 1


def test_damaged_english_is_a_sentence(folder: Path) -> None:
    (folder.parent / "en" / "broken.toml").write_text("[king\n")
    with pytest.raises(resources.MissingResource, match=r"broken\.toml is damaged"):
        texts_of(folder, "broken")["king.moves"]


def test_without_english_there_is_a_sentence(folder: Path) -> None:
    with pytest.raises(resources.MissingResource, match=r"nothing\.toml cannot be read"):
        texts_of(folder, "nothing")["king.moves"]
