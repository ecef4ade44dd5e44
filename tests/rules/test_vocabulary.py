"""The vocabulary is understood, used and listed in the README."""

from pathlib import Path

import pytest

from tests.rules.deeds import deeds
from tests.rules.luck import luck
from tests.rules.position import position_of, read_record
from tests.rules.sentences import SENTENCES, what_is_instead
from tests.rules.situation import FOLDER, paths, read_situation
from tests.rules.words import NotUnderstood, Words

README = Path(__file__).with_name("README.md")


def test_an_unknown_sentence_is_answered_with_the_nearest_forms() -> None:
    with pytest.raises(NotUnderstood, match=r"seat \{seat\} has \{number\} point\(s\)"):
        SENTENCES.understand("seat 1 has got 4 points")


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(NotUnderstood, match='there is no card "solar-13"'):
        Words({"card": "solar-13"}).card()


def test_a_sentence_that_does_not_hold_is_answered_with_what_is_the_case() -> None:
    position = position_of(read_record(FOLDER / "example-1.json"), after=11)
    assert what_is_instead(position, "seat 1 has 4 points") is None
    assert what_is_instead(position, "seat 1 has 5 points") == "its points: 4"
    assert what_is_instead(position, "seat 1 wins") == "the game is not over"


def test_every_known_sentence_is_used_by_a_situation() -> None:
    used = {SENTENCES.form_of(sentence) for path in paths() for sentence in read_situation(path).then}
    assert not set(SENTENCES.forms) - used


@pytest.mark.parametrize("form", [*SENTENCES.forms, *deeds.forms, *luck.forms])
def test_the_readme_lists_the_form(form: str) -> None:
    assert f"`{form}`" in README.read_text(encoding="utf-8")
