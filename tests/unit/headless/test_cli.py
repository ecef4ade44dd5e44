"""The command line as a user meets it: right input, and every kind of wrong input."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop import __version__
from enix_desktop.cli import main
from tests.schema import accepted

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    main(["simulate", "--players", "casual,random", "--games", "1", "--seed", "5", "--records", str(folder)])
    return folder / "game-000000.json"


def refused(capture: Capture, *arguments: str) -> str:
    """Run a command that must fail with one sentence and exit code 2, and return the sentence."""
    capture.readouterr()
    try:
        code = main(arguments)
    except SystemExit as ended:
        code = int(ended.code or 0)
    told = capture.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.startswith("enix-desktop")
    assert told.err.count("\n") == 1
    return told.err


def test_simulate_prints_a_table(capsys: Capture) -> None:
    assert (
        main(["simulate", "--seats", "3", "--players", "casual", "--games", "5", "--set", "edition=french"])
        == 0
    )
    told = capsys.readouterr()
    assert "french edition, seed 0: 5 games" in told.out
    assert "95 % interval" in told.out
    assert told.err == ""


def test_simulate_counts_what_is_in_the_records(capsys: Capture, tmp_path: Path) -> None:
    kept = ["--records", str(tmp_path)]
    main(["simulate", "--players", "casual,random", "--games", "4", "--seed", "9", "--json", *kept])
    figures = json.loads(capsys.readouterr().out)
    games = [accepted(path.read_text()) for path in tmp_path.iterdir()]
    results = [game.outcome for game in games if game.outcome is not None]
    assert figures["games"] == len(games) == 4
    assert figures["decisions"] == sum(len(game.entries) for game in games)
    assert figures["seconds"] > 0
    assert figures["finished"] == len(results)
    assert figures["without_winner"] == sum(not result.winners for result in results)
    assert [row["wins"] for row in figures["by_seat"]] == [
        sum(seat in result.winners for result in results) for seat in range(2)
    ]


def test_the_number_of_workers_changes_nothing_but_the_time(capsys: Capture, tmp_path: Path) -> None:
    figures, records = [], []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        main(["simulate", "--games", "45", "--workers", workers, "--records", str(folder), "--json"])
        summary = json.loads(capsys.readouterr().out)
        del summary["seconds"]
        figures.append(summary)
        records.append({path.name: path.read_text() for path in folder.iterdir()})
    assert figures[0] == figures[1]
    assert records[0] == records[1]
    assert len(records[0]) == 45


def test_what_simulate_writes_fits_the_schema(record: Path) -> None:
    assert accepted(record.read_text()).outcome is not None


def test_verify_says_what_was_checked(record: Path, capsys: Capture) -> None:
    assert main(["replay", "--verify", str(record)]) == 0
    assert "moves follow the rules, and the game has the right result." in capsys.readouterr().out


def test_replay_tells_the_game(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "ends the game" in told[-1]
    for until, numbers in ((1, {"1"}), (2, {"1", "2"})):
        assert main(["replay", str(record), "--until", str(until)]) == 0
        assert {line.split()[0] for line in capsys.readouterr().out.splitlines()} == numbers


def test_replay_for_a_seat_keeps_the_secrets_of_others(record: Path, capsys: Capture) -> None:
    main(["replay", str(record), "--until", "2", "--view", "1"])
    told = capsys.readouterr().out
    assert "casual 0 lays a card face down." in told
    assert "As random 1 (seat 1) sees it:" in told
    hand = json.loads(record.read_text())["setup"]["hands"][0]
    laid = json.loads(record.read_text())["moves"][0]["card"]
    assert not any(card in told for card in hand if card != laid)


def test_watch_tells_a_whole_game(capsys: Capture) -> None:
    assert main(["watch", "--seed", "3"]) == 0
    assert "ends the game" in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "--seats", "1", "--players", "casual"], "played by 2 to 6, not by 1"),
        (["simulate", "--seats", "7", "--players", "casual"], "played by 2 to 6, not by 7"),
        (["simulate", "--players", "casual"], "played by 2 to 6, not by 1"),
        (["simulate", "--seats", "3", "--players", "casual,casual"], "3 seats, but 2 players"),
        (["simulate", "--players", "casual,wizard"], "no player 'wizard'"),
        (["simulate", "--players", ""], "played by 2 to 6"),
        (["simulate", "--set", "edition=german"], "no edition 'german'; there are english and french."),
        (["simulate", "--games", "0"], "a number from 1"),
        (["simulate", "--games", "many"], "not a whole number"),
        (["simulate", "--seed", "-1"], "a number from 0"),
        (["simulate", "--workers", "0"], "a number from 1"),
        (["simulate", "--games", "1", "--records", "/dev/null/x"], "cannot be created as a folder"),
        (["dance"], "invalid choice"),
        (["replay"], "required"),
        (["replay", "nothing.json"], "no such file"),
        (["replay", "/"], "not a file"),
    ],
)
def test_wrong_arguments_are_refused_with_one_sentence(
    capsys: Capture, arguments: list[str], complaint: str
) -> None:
    assert complaint in refused(capsys, *arguments)


@pytest.mark.parametrize("verify", [[], ["--verify"]])
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("", "not valid JSON"),
        ("{}", '"format" is missing'),
        ("[]", "an object is expected"),
        ("null", "an object is expected"),
        ("[" * 200_000, "nested too deeply"),
        ('{"format": "enix-desktop record", "version": 99}', "newer version"),
        ('{"format": "enix-desktop record", "version": true}', "a whole number"),
        ('{"format": "chess"}', "not a record of Enix Desktop"),
    ],
)
def test_wrong_files_are_refused_with_one_sentence(
    capsys: Capture, tmp_path: Path, content: str, complaint: str, verify: list[str]
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(content)
    sentence = refused(capsys, "replay", *verify, str(path))
    assert complaint in sentence
    assert "wrong.json" in sentence


def test_a_truncated_record_is_refused_wherever_it_is_cut(
    record: Path, capsys: Capture, tmp_path: Path
) -> None:
    text = record.read_text()
    path = tmp_path / "cut.json"
    for length in range(0, len(text) - 2, len(text) // 40):
        path.write_text(text[:length])
        assert "not valid JSON" in refused(capsys, "replay", "--verify", str(path))


def test_an_illegal_move_is_named_with_number_and_rule(record: Path, capsys: Capture, tmp_path: Path) -> None:
    document = json.loads(record.read_text())
    number, move = next((n, m) for n, m in enumerate(document["moves"], 1) if m["move"] == "cross")
    move["seat"] = 1 - move["seat"]  # whichever way the pawn went: it was the other's turn
    path = tmp_path / "illegal.json"
    path.write_text(json.dumps(document))
    sentence = refused(capsys, "replay", "--verify", str(path))
    assert f"move {number} by seat {move['seat']} breaks rule " in sentence


def test_the_first_fault_is_told_be_it_a_seal_or_a_move(
    record: Path, capsys: Capture, tmp_path: Path
) -> None:
    document = json.loads(record.read_text())
    document["moves"][0]["seal"] = {"salt": "0", "digest": "0" * 64}
    document["moves"][5]["seat"] = 1 - document["moves"][5]["seat"]
    path = tmp_path / "two-faults.json"
    path.write_text(json.dumps(document))
    assert "move 1 by seat 0 is not what was sealed" in refused(capsys, "replay", "--verify", str(path))


def test_a_seat_or_move_that_does_not_exist_is_refused(record: Path, capsys: Capture) -> None:
    assert "no seat 2" in refused(capsys, "replay", str(record), "--view", "2")
    assert "only" in refused(capsys, "replay", str(record), "--until", "1000000")


def test_help_and_version_need_neither_qt_nor_shapely() -> None:
    script = (
        "import sys, enix_desktop.cli as cli\n"
        "try: cli.main(['--version'])\n"
        "except SystemExit: pass\n"
        "print([name for name in ('PySide6', 'shapely', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"Enix Desktop {__version__}\n[]\n"


def test_the_module_can_be_run_and_its_output_may_be_cut_off() -> None:
    command = f"{sys.executable} -m enix_desktop watch --seed 3 | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "A game of 4 computer players with seed 3.\n"
    assert done.stderr == ""


def test_soak_reports_that_all_invariants_held(capsys: Capture) -> None:
    assert main(["soak", "--games", "12", "--workers", "1"]) == 0
    assert "all invariants held after every move" in capsys.readouterr().out
