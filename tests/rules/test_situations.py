"""Every situation is a case: its sentences must hold in its record."""

from pathlib import Path

import pytest

from tests.rules.games import GAMES, RuledGame, game_of
from tests.rules.situation import read_situation

PATHS = [path for game in GAMES for path in game.paths()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_sentences_of_the_situation_hold(path: Path) -> None:
    situation = read_situation(path)
    assert situation.then, "a situation says something"
    answers = game_of(path).what_is_instead(situation, situation.then)
    wrong = [
        f'"{sentence}" does not hold; {instead}'
        for sentence, instead in zip(situation.then, answers, strict=True)
        if instead is not None
    ]
    assert not wrong, "\n".join([situation.title, *wrong])


@pytest.mark.parametrize(
    "path", [path for path in PATHS if read_situation(path).compose], ids=lambda path: path.stem
)
def test_composing_again_gives_the_saved_record(path: Path) -> None:
    situation = read_situation(path)
    assert game_of(path).composed(situation) == situation.record.read_text(encoding="utf-8"), (
        f"run `python -m tests.rules.write` for {path.name}, and look at what changed"
    )


@EVERY_GAME
def test_every_record_belongs_to_a_situation(game: RuledGame) -> None:
    named = {read_situation(path).record for path in game.paths()}
    assert set(game.folder.glob("*.json")) == named


@EVERY_GAME
def test_no_two_situations_write_the_same_record(game: RuledGame) -> None:
    written = [situation.record for path in game.paths() if (situation := read_situation(path)).compose]
    assert len(written) == len(set(written))
