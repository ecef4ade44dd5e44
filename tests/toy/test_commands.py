"""Sparks at the command line: whatever plays ENIX there plays it too."""

import json
from pathlib import Path

import pytest

from enix_desktop.catalogue import EXTRA_GAMES_VARIABLE
from enix_desktop.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES_VARIABLE, "tests.toy.game:TOY")


def test_a_game_is_told_in_sentences(capsys: Capture) -> None:
    assert main(["watch", "--game", "sparks", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("A game of 3 computer players with seed 3.\n\nThe bids are skilled 0 ")
    assert "has bid" not in told  # quiet: what follows shows it
    assert "Lightning strikes field" in told
    assert "The game is over. Lamps: " in told


@pytest.mark.parametrize("goal", ["row", "four"])
def test_games_are_played_with_an_option_and_every_choice_is_recomputed(
    capsys: Capture, tmp_path: Path, goal: str
) -> None:
    players = ["--players", "novice,skilled", "--set", f"goal={goal}"]
    kept = ["--games", "4", "--records", str(tmp_path), "--workers", "2", "--json"]
    assert main(["simulate", "--game", "sparks", *players, *kept]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 4
    path = tmp_path / "game-000003.json"
    assert json.loads(path.read_text())["setup"]["goal"] == goal
    assert main(["replay", "--verify", "--players", str(path)]) == 0
    assert "recomputed and confirmed." in capsys.readouterr().out


def test_a_tournament_plays_every_goal(capsys: Capture) -> None:
    players = ["--players", "novice,skilled", "--games", "4", "--workers", "1", "--json"]
    assert main(["tournament", "--game", "sparks", *players]) == 0
    assert set(json.loads(capsys.readouterr().out)["settings"]) == {"row", "four"}


def test_a_soak_checks_every_position(capsys: Capture) -> None:
    assert main(["soak", "--game", "sparks", "--games", "100", "--workers", "1"]) == 0
    assert "100 games of sparks" in capsys.readouterr().out
