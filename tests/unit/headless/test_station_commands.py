"""Station Six at the command line: whatever plays ENIX there plays it too."""

import json
from pathlib import Path

import pytest

from enix_desktop.cli import main

Capture = pytest.CaptureFixture[str]
GAME = ["--game", "station"]
OPEN = "end=four_rounds,start=varied,bridges=first_game,hands=open"


@pytest.fixture
def record(capsys: Capture, tmp_path: Path) -> Path:
    table = ["--players", "novice,casual,random", "--games", "2", "--set", "end=four_rounds"]
    assert main(["simulate", *GAME, *table, "--records", str(tmp_path), "--workers", "2"]) == 0
    assert "given up: 0" in capsys.readouterr().out
    return tmp_path / "game-000001.json"


def test_a_game_is_told_in_sentences(capsys: Capture) -> None:
    assert main(["watch", *GAME, "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("A game of 4 computer players with seed 3.\n\ncasual 0 ")
    assert "The game is over. Lasers: " in told
    assert "begins at" not in told  # quiet: what follows shows it


def test_a_record_is_verified_and_every_choice_recomputed(record: Path, capsys: Capture) -> None:
    assert main(["replay", "--verify", "--players", str(record)]) == 0
    told = capsys.readouterr().out
    assert "follow the rules, and the game has the right result." in told
    assert "recomputed and confirmed." in told


def test_a_seat_reads_its_cards_by_name_and_nobody_elses(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record), "--until", "12", "--view", "1"]) == 0
    _, told = capsys.readouterr().out.split("sees it:\n")
    facts = dict(line.strip().split(": ", 1) for line in told.splitlines())
    hand = facts["hand"].strip("[]").split(", ")
    assert all(len(card.strip("'").split()) == 2 for card in hand), "a colour and a symbol"
    assert facts["open hands"] == "None"


def test_a_tournament_plays_the_usual_choices_unless_told_otherwise(capsys: Capture) -> None:
    players = ["--players", "novice,casual", "--games", "2", "--workers", "1"]
    assert main(["tournament", *GAME, *players, "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["settings"]) == {"laser-equal-shuffled-secret"}
    assert main(["tournament", *GAME, *players, "--set", OPEN]) == 0
    told = capsys.readouterr().out
    assert "\nfour_rounds-varied-first_game-open  novice " in told


def test_the_laboratory_compares_other_numbers(capsys: Capture, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    players = ["--players", "casual,casual", "--games", "4", "--workers", "1"]
    assert main(["lab", *GAME, "--b", "laser_goal=5", *players, "--report", str(report)]) == 0
    assert "laser_goal=5" in capsys.readouterr().out
    assert "two variants compared" in report.read_text()


def test_a_soak_checks_every_position(capsys: Capture) -> None:
    assert main(["soak", *GAME, "--games", "12", "--workers", "1"]) == 0
    assert "12 games of station" in capsys.readouterr().out
