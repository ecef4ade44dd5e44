"""The commands know every game, in this process and in workers; the shipped program has only its own."""

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop.catalogue import CODECS, EXTRA_GAMES_VARIABLE, GAMES, SHIPPED
from enix_desktop.cli import main
from enix_desktop.headless.lineup import usual_lineup
from tests.games import EXTRA_GAMES

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]
TWO_WORKERS = ["--workers", "2"]
LINEUP = ["--players", "random,random"]


@pytest.fixture
def _more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES_VARIABLE, EXTRA_GAMES)


with_tiny = pytest.mark.usefixtures("_more_games")


def test_only_games_of_the_program_are_shipped() -> None:
    script = "from enix_desktop.catalogue import CODECS, GAMES; print(*GAMES, len(GAMES), *CODECS)"
    environment = {name: value for name, value in os.environ.items() if name != EXTRA_GAMES_VARIABLE}
    told = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == [*SHIPPED, str(len(SHIPPED)), *SHIPPED]
    assert not {"tiny", "sparks"} & set(SHIPPED)
    assert list(GAMES) == list(CODECS) == list(SHIPPED)


@with_tiny
def test_a_game_that_the_environment_names_is_on_the_shelf() -> None:
    assert list(GAMES) == list(CODECS) == [*SHIPPED, "tiny", "sparks"]
    assert GAMES["tiny"].codec is CODECS["tiny"]


def complaint(capture: Capture, *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        sys.exit(main(arguments))
    assert ended.value.code == 2
    told = capture.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    return told.err


@pytest.mark.parametrize("command", ["watch", "simulate", "tournament", "lab", "soak"])
def test_an_unknown_game_is_refused_with_what_there_is(capsys: Capture, command: str) -> None:
    players = LINEUP if command in ("tournament", "lab") else []
    sentence = complaint(capsys, command, "--game", "chess", *players)
    are = "is" if len(SHIPPED) == 1 else "are"
    assert sentence == f"enix-desktop: There is no game 'chess'; there {are} {' and '.join(SHIPPED)}.\n"


@with_tiny
def test_the_sentence_names_all_games(capsys: Capture) -> None:
    assert f"there are {' and '.join([*SHIPPED, 'tiny', 'sparks'])}." in complaint(
        capsys, "watch", "--game", "chess"
    )


@pytest.mark.parametrize("option", ["--gam", "--playe", "--wor"])
def test_no_option_can_be_abbreviated(capsys: Capture, option: str) -> None:
    assert "unrecognized arguments" in complaint(capsys, "simulate", option, "2")


@with_tiny
def test_a_game_without_words_is_told_by_its_facts(capsys: Capture) -> None:
    assert main(["watch", "--game", "tiny", "--seed", "3"]) == 0
    first, _, *moves = capsys.readouterr().out.splitlines()
    assert first == "A game of 3 computer players with seed 3."
    assert moves[0] == "Taken, seat 0, count 1."


@with_tiny
def test_games_are_simulated_by_workers_and_their_records_verified(capsys: Capture, tmp_path: Path) -> None:
    records = ["--records", str(tmp_path)]
    arguments = ["simulate", "--game", "tiny", "--seats", "2", "--games", "45", *records]
    assert main([*arguments, *TWO_WORKERS, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["set"], figures["finished"]) == ("tiny", {}, 45)
    assert sum(row["wins"] for row in figures["by_seat"]) == 45
    path = str(tmp_path / "game-000044.json")
    assert main(["replay", "--verify", "--players", path]) == 0
    assert "recomputed and confirmed." in capsys.readouterr().out
    assert main(["replay", path, "--view", "1"]) == 0
    assert "sticks: 0" in capsys.readouterr().out


@with_tiny
def test_an_illegal_move_is_told_without_words(capsys: Capture, tmp_path: Path) -> None:
    assert main(["simulate", "--game", "tiny", "--games", "1", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    path = tmp_path / "game-000000.json"
    document = json.loads(path.read_text())
    document["moves"][0]["seat"] = 1
    path.write_text(json.dumps(document))
    assert "move 1 by seat 1 breaks rule T1: not_in_turn." in complaint(
        capsys, "replay", "--verify", str(path)
    )


@with_tiny
def test_a_tournament_of_a_game_without_settings(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    arguments = ["tournament", "--game", "tiny", "--players", "random,modest", "--games", "6"]
    assert main([*arguments, *TWO_WORKERS, "--csv", str(path)]) == 0
    told = capsys.readouterr().out
    assert "6 games in each setting: 3 deals, each in 2 rotations" in told
    assert "usual: without a winner 0" in told
    rows = list(csv.DictReader(io.StringIO(path.read_text())))
    assert [row["deal"] for row in rows] == ["0", "0", "1", "1", "2", "2"]
    assert "edition" not in rows[0]


@with_tiny
def test_the_laboratory_compares_variants_of_any_game(capsys: Capture, tmp_path: Path) -> None:
    report, table = tmp_path / "report.html", tmp_path / "games.csv"
    files = ["--report", str(report), "--csv", str(table)]
    arguments = ["lab", "--game", "tiny", *LINEUP, "--b", "sticks=3", "--games", "10"]
    assert main([*arguments, *files, *TWO_WORKERS]) == 0
    told = capsys.readouterr().out
    assert "A: As in the rulebook" in told
    assert "B: sticks=3" in told
    assert "Again: enix-desktop lab --game tiny" in told
    assert "<title>TINY: two variants compared</title>" in report.read_text()
    assert len(table.read_text().splitlines()) == 21


@with_tiny
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--set", "edition=french"], "tiny leaves nothing to choose."),
        (["simulate", "--players", "casual,casual"], "There is no player 'casual'; there are random"),
        (["simulate", "--seats", "4"], "tiny is played by 2 to 3, not by 4."),
        (["lab", *LINEUP, "--a", "edition=french"], "There is no 'edition' to change; there is sticks."),
        (["lab", *LINEUP, "--a", "sticks=many"], "Variant A: sticks=many: a whole number is needed."),
    ],
)
def test_what_a_game_does_not_offer_is_refused(capsys: Capture, arguments: list[str], sentence: str) -> None:
    command, *rest = arguments
    assert sentence in complaint(capsys, command, "--game", "tiny", *rest)


@with_tiny
def test_a_soak_plays_the_game_that_was_asked_for(capsys: Capture) -> None:
    assert main(["soak", "--game", "tiny", "--games", "260", *TWO_WORKERS]) == 0
    assert "260 games of tiny" in capsys.readouterr().out


@with_tiny
def test_a_program_of_its_own_knows_the_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "enix_desktop", "simulate", "--game", "tiny", "--games", "3", "--json"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout)["finished"] == 3


def test_where_nobody_says_who_plays_four_of_the_second_level_do() -> None:
    assert usual_lineup(GAMES["enix"]) == ("casual",) * 4
    assert usual_lineup(GAMES["enix"], 2) == ("casual",) * 2
