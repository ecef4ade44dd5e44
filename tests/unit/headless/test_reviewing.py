"""`enix-desktop review`: what the choices of a recorded game were worth, in the terminal."""

import json
import re
from pathlib import Path

import pytest

from enix_desktop import commands
from enix_desktop.catalogue import SHIPPED
from enix_desktop.cli import main
from enix_desktop.engine.record_json import file_text
from enix_desktop.games.enix.moves import EndGame
from enix_desktop.headless.reviewing import StoryWords, told
from enix_desktop.headless.selfplay import Plan, play
from tests.unit.coaching.reviewed import GAMES, course_of, review_of

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.enix"
    game = SHIPPED["hertzschlag"]
    players = ("novice", "casual", "skilled")
    path.write_text(file_text(play(Plan(game, {}, players, 2)).record, game.codec))
    return path


def test_review_prints_curve_sum_choices_and_luck(
    record: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is where there is no Qt; `tests/gui/review/test_review_in_the_terminal.py` has the other way."""
    monkeypatch.setattr(commands, "find_spec", lambda _name: None)
    assert main(["review", str(record), "--seat", "1", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("casual 1 (seat 1) in a game of hertzschlag\n")
    assert "Luck with what was drawn" in out
    assert [name for name in ("novice 0", "casual 1", "skilled 2") if f"  {name} " in out]
    sum_ = next(line for line in out.splitlines() if " = " in line and line.startswith("  "))
    *parts, result = map(float, re.findall(r"[+-]?[0-9]+\.[0-9]", sum_))
    assert sum(parts) == pytest.approx(result, abs=0.3)


@pytest.mark.parametrize("game", GAMES)
def test_the_dearest_choices_are_told_with_what_would_have_been_better(game: str) -> None:
    course, review = course_of(game), review_of(game)
    lines = told(course, review, StoryWords(course, review.seat))
    assert sum(line.startswith("        better: ") for line in lines) == len(review.dearest())
    for one in review.dearest():
        assert any(line.startswith(f"{one.number:6}  {course.record.participants[1].name}") for line in lines)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({}, "no seat 9"),
        ({"result": None}, "not finished"),
        (
            {"result": None, "version": 3, "branches": [{"at": 12, "seed": None}]},
            "copy of an unfinished game",
        ),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_one_sentence(
    record: Path, tmp_path: Path, capsys: Capture, change: dict[str, object], complaint: str
) -> None:
    document = json.loads(record.read_text())
    if change:
        document.update(moves=document["moves"][:12], **change)
    path = tmp_path / "other.enix"
    path.write_text(json.dumps(document))
    assert main(["review", str(path), *([] if change else ["--seat", "9"])]) == 2
    told_ = capsys.readouterr()
    assert told_.out == ""
    assert told_.err.count("\n") == 1
    assert complaint in told_.err


def test_a_game_that_breaks_a_rule_is_refused(record: Path, tmp_path: Path, capsys: Capture) -> None:
    document = json.loads(record.read_text())
    del document["moves"][4]
    path = tmp_path / "broken.enix"
    path.write_text(json.dumps(document))
    assert main(["review", str(path)]) == 2
    assert "rule" in capsys.readouterr().err


def test_how_a_game_would_have_ended_is_not_made_up() -> None:
    course, review = course_of("enix"), review_of("enix")
    last = next(one for one in reversed(course.decisions) if one.seat == review.seat)
    words = StoryWords(course, review.seat)
    [judged] = [one for one in review.decisions if one.number == last.number]
    assert words.move(judged, EndGame()) == '{"move": "end"}'
    assert "lays" in words.move(review.decisions[0], review.decisions[0].move)
