"""All games of the folder are read, what was read before from a cache, and nothing that is odd stops it."""

import json
import os
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from pytestqt.qtbot import QtBot  # noqa: E402

from enix_desktop.app.library import background, statistics_reading  # noqa: E402
from enix_desktop.app.library.statistics import Played, summary_of, to_json  # noqa: E402
from enix_desktop.app.library.statistics_reading import CACHE_VERSION, StatisticsReader, read_played  # noqa: E402
from enix_desktop.app.system.paths import HOME_VARIABLE, cache_folder, games_folder  # noqa: E402
from enix_desktop.catalogue import CODECS  # noqa: E402
from enix_desktop.engine.record import read  # noqa: E402
from tests.unit.app.shelves import file_name, text  # noqa: E402

GAMES = 4
GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    games_folder().mkdir(parents=True)
    for seed in range(GAMES):
        (games_folder() / file_name(seed)).write_text(text(seed), encoding="utf-8")
    return games_folder()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are really read."""
    names: list[str] = []
    real = statistics_reading._read

    def noted(path: Path, saved: int, size: int) -> statistics_reading.Seen:
        names.append(path.name)
        return real(path, saved, size)

    monkeypatch.setattr(statistics_reading, "_read", noted)
    return names


def cache() -> Path:
    return cache_folder() / "statistics.json"


def test_a_game_that_was_read_once_is_not_read_again(folder: Path, opened: list[str]) -> None:
    first = read_played()
    assert len(first.games) == len(opened) == GAMES
    opened.clear()
    assert read_played() == first
    assert opened == []


def test_a_game_that_has_changed_is_read_again(folder: Path, opened: list[str]) -> None:
    read_played()
    opened.clear()
    changed = folder / file_name(2)
    changed.write_text(text(2).replace("Cleo", "Dora"), encoding="utf-8")
    os.utime(changed, (1e9, 1e9))
    assert any(seat.name == "Dora" for game in read_played().games for seat in game.seats)
    assert opened == [changed.name]


def test_a_deleted_game_is_gone_and_the_cache_forgets_it(folder: Path) -> None:
    read_played()
    (folder / file_name(0)).unlink()
    assert len(read_played().games) == GAMES - 1
    assert file_name(0) not in json.loads(cache().read_text())["files"]


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "null",
        '{"version": 1}',
        '{"version": 1, "files": {"a.json": [1, 2]}}',
        '{"version": 1, "files": {"a.json": [1, 2, {"when": 3}]}}',
        '{"version": 0, "files": {}}',
        "\udcff",
    ],
)
def test_a_damaged_cache_is_made_anew(folder: Path, damage: str) -> None:
    whole = read_played()
    kept = cache().read_text()
    cache().write_bytes(damage.encode(errors="surrogateescape"))
    assert read_played() == whole
    assert cache().read_text() == kept


def test_a_cache_that_cannot_be_written_is_done_without(folder: Path) -> None:
    cache_folder().parent.mkdir(exist_ok=True)
    cache_folder().write_text("a file where a folder should be")
    assert len(read_played().games) == GAMES


def test_damaged_and_foreign_files_are_passed_over_and_counted(folder: Path) -> None:
    broken = json.loads(text(0))
    broken["moves"] = broken["moves"][:-3]
    newer = {**json.loads(text(0)), "version": 99}
    oddities = {
        "empty.json": "",
        "list.json": "[]",
        "foreign.json": '{"format": "something else"}',
        "newer.json": json.dumps(newer),
        "broken.json": json.dumps(broken),
        "half.json": text(1)[: len(text(1)) // 2],
    }
    for name, content in oddities.items():
        (folder / name).write_text(content, encoding="utf-8")
    (folder / "folder.json").mkdir()  # no game, whatever it is called
    (folder / "binary.json").write_bytes(bytes(range(256)))
    (folder / "notes.txt").write_text("not looked at")
    shelf = read_played()
    assert len(shelf.games) == GAMES
    assert shelf.unreadable == len(oddities) + 1
    assert read_played() == shelf


def test_an_unfinished_game_is_only_counted(folder: Path) -> None:
    running = json.loads(text(3))
    running["moves"] = running["moves"][:40]
    running["result"] = None
    for who in running["players"]:
        who["name"] = "Secret"
    (folder / "enix-2026-09-09-090909.json").write_text(json.dumps(running), encoding="utf-8")
    shelf = read_played()
    assert (len(shelf.games), shelf.unfinished) == (GAMES, 1)
    assert "Secret" not in repr(shelf)
    assert "Secret" not in cache().read_text()


def test_without_a_folder_there_are_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "nowhere"))
    assert read_played() == Played()


def test_what_was_read_before_a_stop_is_kept(folder: Path, opened: list[str]) -> None:
    read_played(is_stopped=lambda: len(opened) == 2)
    assert len(opened) == 2
    opened.clear()
    assert len(read_played().games) == GAMES
    assert len(opened) == GAMES - 2


def test_the_reader_works_in_a_thread_and_says_when_it_is_done(qtbot: QtBot, folder: Path) -> None:
    reader = StatisticsReader()
    with qtbot.waitSignal(reader.finished) as signal:
        reader.start()
    assert signal.args is not None
    assert len(signal.args[0].games) == GAMES
    qtbot.waitUntil(lambda: reader not in background._running)


def test_a_reader_that_is_stopped_says_nothing(qtbot: QtBot, folder: Path) -> None:
    reader = StatisticsReader()
    heard: list[Played] = []
    reader.finished.connect(heard.append)
    reader.stop()
    reader.start()
    qtbot.waitUntil(lambda: reader not in background._running)
    assert heard == []


def test_records_are_summed_up_as_the_version_of_the_cache_says() -> None:
    """If this fails because more is told of a game, raise CACHE_VERSION and write down what is told now."""
    record = read((GOLDEN / "enix-french-3.json").read_text(encoding="utf-8"), CODECS)
    told = to_json(summary_of(record, "enix-2026-01-01-000000.json", 0.0, ""))
    expected = json.loads((GOLDEN / "enix-french-3.summary.json").read_text(encoding="utf-8"))
    assert expected == {"version": CACHE_VERSION, "summary": told}
