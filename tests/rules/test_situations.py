"""Every situation is a case: its sentences must hold in its record."""

from pathlib import Path

import pytest

from tests.rules.compose import composed
from tests.rules.position import position_of, read_record
from tests.rules.sentences import what_is_instead
from tests.rules.situation import FOLDER, paths, read_situation


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_the_sentences_of_the_situation_hold(path: Path) -> None:
    situation = read_situation(path)
    position = position_of(read_record(situation.record), situation.after)
    assert situation.then, "a situation says something"
    wrong = [
        f'"{sentence}" does not hold; {instead}'
        for sentence in situation.then
        if (instead := what_is_instead(position, sentence)) is not None
    ]
    assert not wrong, "\n".join([situation.title, *wrong])


@pytest.mark.parametrize(
    "path", [path for path in paths() if read_situation(path).compose], ids=lambda path: path.stem
)
def test_composing_again_gives_the_saved_record(path: Path) -> None:
    situation = read_situation(path)
    assert composed(situation) == situation.record.read_text(encoding="utf-8"), (
        f"run `python -m tests.rules.compose` for {path.name}, and look at what changed"
    )


def test_every_record_belongs_to_a_situation() -> None:
    named = {read_situation(path).record for path in paths()}
    assert set(FOLDER.glob("*.json")) == named


def test_no_two_situations_write_the_same_record() -> None:
    written = [situation.record for path in paths() if (situation := read_situation(path)).compose]
    assert len(written) == len(set(written))
