"""What `simulate` writes can be read again, however long the games are."""

import json
from pathlib import Path

import pytest

from enix_desktop.cli import main
from enix_desktop.engine import record, record_json
from enix_desktop.engine.errors import BadData, TooLong
from enix_desktop.engine.reading import LARGEST_FILE, read_file
from enix_desktop.headless import simulate
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.simulate import Job, Series

Capture = pytest.CaptureFixture[str]

LONG = Series("enix", {"edition": "french"}, ("random",) * 6, games=1, seed=5, max_rounds=330)
"""48,420 moves, 2.4 MB: random players forget to end their games."""
SHORT = ["simulate", "--players", "casual,random", "--games", "3", "--seed", "5", "--workers", "1"]


def test_a_very_long_game_of_random_players_is_read_and_verified(tmp_path: Path, capsys: Capture) -> None:
    [report] = simulate.run(Job(LONG, range(1), tmp_path))
    path = tmp_path / "game-000000.json"
    assert path.stat().st_size > 2 * 1024**2
    assert main(["replay", "--verify", str(path)]) == 0
    assert f"all {report.decisions} moves follow the rules" in capsys.readouterr().out


def test_a_game_too_long_for_a_record_is_counted_told_and_not_written(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    main([*SHORT, "--json", "--records", str(tmp_path / "all")])
    figures, sizes = json.loads(capsys.readouterr().out), _sizes(tmp_path / "all")
    longest = max(sizes, key=lambda name: sizes[name])
    monkeypatch.setattr(record_json, "LARGEST_FILE", sizes[longest] - 1)
    assert main([*SHORT, "--json", "--records", str(tmp_path / "some")]) == 0
    told = capsys.readouterr()
    assert {**json.loads(told.out), "seconds": 0} == {**figures, "seconds": 0}
    assert told.err.startswith("enix-desktop: these games are too long for a record and were not written: ")
    assert longest.removeprefix("game-").removesuffix(".json") in told.err
    assert _sizes(tmp_path / "some") == {name: size for name, size in sizes.items() if name != longest}


def test_the_largest_file_that_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b" " * LARGEST_FILE)
    assert len(read_file(path)) == LARGEST_FILE
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(BadData, match="larger than 8 MiB"):
        read_file(path)


def test_a_name_outside_ascii_counts_with_all_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes are those of files; a text may have fewer characters."""
    plan = LONG.plan(0)
    game = play(Plan(plan.game, plan.values, plan.players, 1, max_rounds=1)).record
    game.participants = tuple(record.Participant("é" * 80) for _ in game.participants)
    text = record_json.write(game, plan.game.codec)
    monkeypatch.setattr(record_json, "LARGEST_FILE", len(text.encode()))
    assert record_json.file_text(game, plan.game.codec) == text
    monkeypatch.setattr(record_json, "LARGEST_FILE", len(text.encode()) - 1)
    with pytest.raises(TooLong, match="is too long for a file"):
        record_json.file_text(game, plan.game.codec)


def _sizes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_size for path in folder.iterdir()}
