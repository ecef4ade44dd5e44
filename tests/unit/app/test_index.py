"""All games of the folder are read, each once until it changes, and nothing that is odd stops it."""

import json
import os
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from pytestqt.qtbot import QtBot  # noqa: E402

from enix_desktop.app.library import reading, tidying  # noqa: E402
from enix_desktop.app.library.facts import Entry, Facts, read_entry  # noqa: E402
from enix_desktop.app.library.index import VERSION, Index  # noqa: E402
from enix_desktop.app.library.reading import StatisticsReader, read_library, read_played  # noqa: E402
from enix_desktop.app.library.statistics import Played  # noqa: E402
from enix_desktop.app.system.paths import HOME_VARIABLE, cache_folder, games_folder  # noqa: E402
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

    def noted(path: Path) -> Entry:
        names.append(path.name)
        return read_entry(path)

    monkeypatch.setattr(reading, "read_entry", noted)
    return names


def cache() -> Path:
    return cache_folder() / "games.tsv"


def library() -> list[Facts]:
    """What the library shows."""
    found: list[Facts] = []
    read_library(found.extend, lambda path, problem: "")
    return found


def test_a_game_that_was_read_once_is_not_read_again(folder: Path, opened: list[str]) -> None:
    first = read_played()
    assert len(first.games) == len(opened) == GAMES
    opened.clear()
    assert read_played() == first
    assert opened == []


def test_somebody_who_waits_hears_how_far_the_reading_has_come(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.reading._COUNT_EVERY", -1.0)
    heard: list[tuple[int, int]] = []
    read_played(lambda done, of_all: heard.append((done, of_all)))
    assert heard == [(number, GAMES) for number in range(1, GAMES + 1)]


def test_a_game_that_has_changed_is_read_again(folder: Path, opened: list[str]) -> None:
    read_played()
    opened.clear()
    changed = folder / file_name(2)
    changed.write_text(text(2).replace("Cleo", "Dora"), encoding="utf-8")
    os.utime(changed, (1e9, 1e9))
    assert any(seat.name == "Dora" for game in read_played().games for seat in game.seats)
    assert opened == [changed.name]


def test_another_size_or_another_date_alone_is_a_change(folder: Path, opened: list[str]) -> None:
    changed = folder / file_name(1)
    read_played()
    before = changed.stat()
    changed.write_text(text(1) + " ", encoding="utf-8")
    os.utime(changed, ns=(before.st_atime_ns, before.st_mtime_ns))
    opened.clear()
    read_played()
    assert opened == [changed.name]
    os.utime(changed, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    opened.clear()
    library()
    assert opened == [changed.name]


def test_a_deleted_game_is_gone_and_the_index_forgets_it(folder: Path) -> None:
    read_played()
    (folder / file_name(0)).unlink()
    assert len(read_played().games) == GAMES - 1
    assert file_name(0) not in cache().read_text()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[" * 9999,
        "{version}",
        "{version}\n\n\t\n\t\t\t",
        "{version}\n{name}",
        "{version}\n{name}\t[1, 2]\tnull",
        "{version}\n{name}\t" + "[" * 9999,
        "{version}\n{name}\t{facts}",
        "{version}\n{name}\t{facts}\tnull",
        "{version}\n{name}\t{facts}\t[1, 2, 3, 4, 5, 6, 7]",
        "0/0\n{name}\t{facts}\t{finished}",
        "\udcff",
    ],
)
def test_a_damaged_index_is_made_anew(folder: Path, damage: str) -> None:
    whole, shown = read_played(), library()
    kept = cache().read_text()
    version, line, *_ = kept.split("\n")
    name, facts, finished = line.split("\t")
    for part, content in {"version": version, "name": name, "facts": facts, "finished": finished}.items():
        damage = damage.replace(f"{{{part}}}", content)
    cache().write_bytes(damage.encode(errors="surrogateescape"))
    assert library() == shown
    cache().write_bytes(damage.encode(errors="surrogateescape"))
    assert read_played() == whole
    assert sorted(cache().read_text().split("\n")) == sorted(kept.split("\n"))


def test_library_and_statistics_read_each_file_once_between_them(folder: Path, opened: list[str]) -> None:
    shown = library()
    assert len(opened) == GAMES
    whole = read_played()
    assert len(opened) == GAMES
    cache().unlink()
    assert read_played() == whole
    assert len(opened) == 2 * GAMES
    assert library() == shown
    assert len(opened) == 2 * GAMES


def test_a_name_that_no_text_can_hold_is_a_name_all_the_same(folder: Path, opened: list[str]) -> None:
    strange = folder / os.fsdecode(b"tab\tline\n\xff.json")
    (folder / file_name(0)).rename(strange)
    assert {game.file for game in read_played().games} == {strange.name, *map(file_name, range(1, GAMES))}
    opened.clear()
    assert {facts.path for facts in library()} >= {strange}
    assert opened == []


def test_what_earlier_versions_kept_is_removed_at_the_start(folder: Path) -> None:
    read_played()
    for name in tidying.FORMER_CACHES:
        (cache_folder() / name).write_text("{}")
    tidying.tidy()
    assert [path.name for path in cache_folder().iterdir()] == [cache().name]
    assert tidying.tidy() == 0, "and nothing is missed"


def test_an_index_that_cannot_be_written_is_done_without(folder: Path) -> None:
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
    assert (len(shelf.games), shelf.unfinished) == (GAMES, ("enix",))
    assert "Secret" not in repr(shelf)
    [line] = [line for line in cache().read_text().split("\n") if "Secret" in line]
    assert line.split("\t")[2] == "null"


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
    qtbot.waitUntil(lambda: reader not in reading._running)


def test_a_reader_that_is_stopped_says_nothing(qtbot: QtBot, folder: Path) -> None:
    reader = StatisticsReader()
    heard: list[Played] = []
    reader.finished.connect(heard.append)
    reader.stop()
    reader.start()
    qtbot.waitUntil(lambda: reader not in reading._running)
    assert heard == []


def test_games_are_described_as_the_version_of_the_index_says(tmp_path: Path) -> None:
    """If this fails because more is told of a game, raise VERSION and write down what is told now."""
    game = games_folder() / "enix-2026-01-01-000000.json"
    game.write_text((GOLDEN / "enix-french-3.json").read_text(encoding="utf-8"), encoding="utf-8")
    index = Index()
    index.put(read_entry(game))
    index.save({game})
    _, facts, finished = cache().read_text().split("\n")[1].split("\t")
    told = {"version": VERSION, "facts": json.loads(facts)[2:], "finished": json.loads(finished)}
    assert told == json.loads((GOLDEN / "enix-french-3.summary.json").read_text(encoding="utf-8"))
