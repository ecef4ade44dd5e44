import json
import os
import time
from pathlib import Path

import pytest

from enix_desktop.app.library.glance import Glance, glance, latest_games
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    games_folder().mkdir(parents=True)
    return games_folder()


def save(folder: Path, name: str, age: int, document: object) -> None:
    path = folder / name
    path.write_text(json.dumps(document), encoding="utf-8")
    os.utime(path, (1_000_000 - age, 1_000_000 - age))


def game(*names: str, moves: int = 2, result: object = None) -> dict[str, object]:
    return {
        "game": "enix",
        "players": [{"name": name} for name in names],
        "moves": [{}] * moves,
        "result": result,
    }


def test_without_games_there_is_nothing_to_continue(folder: Path) -> None:
    assert glance() is None
    folder.rmdir()
    assert glance() is None


def test_the_latest_unfinished_game_is_seen(folder: Path) -> None:
    save(folder, "a.json", 1, game("Ada", result={"winners": [0]}))
    save(folder, "b.json", 2, game("Bo", "Cy", moves=7))
    save(folder, "c.json", 3, game("Di"))
    assert glance() == Glance("enix", ("Bo", "Cy"))


@pytest.mark.parametrize("document", [[], {}, {"result": None}, {"result": None, "players": 3}, "x", None])
def test_what_is_no_game_is_passed_over(folder: Path, document: object) -> None:
    save(folder, "a.json", 1, document)
    save(folder, "b.json", 2, game("Bo"))
    assert glance() == Glance("enix", ("Bo",))


def test_a_damaged_file_is_passed_over(folder: Path) -> None:
    (folder / "a.json").write_bytes(b"\xff{")
    assert glance() is None


def test_a_damaged_game_is_seen_as_its_backup_has_it(folder: Path) -> None:
    save(folder, "older.json", 5, game("Bo"))
    save(folder, "a.json", 1, "damaged")
    (folder / "backups").mkdir()
    save(folder / "backups", "a.1.json", 2, [])
    save(folder / "backups", "a.2.json", 3, game("Ada", moves=4))
    assert glance() == Glance("enix", ("Ada",))


def test_an_unfinished_game_is_seen_behind_many_finished_ones(folder: Path) -> None:
    for age in range(50):
        save(folder, f"{age}.json", age, game("Ada", result={"winners": [0]}))
    save(folder, "old.json", 99, game("Bo"))
    assert glance() == Glance("enix", ("Bo",))


def test_where_very_many_games_are_finished_a_glance_is_not_enough(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("enix_desktop.app.library.glance._LOOKED_AT", 3)
    for age in range(4):
        save(folder, f"{age}.json", age, game("Ada", result={"winners": [0]}))
    seen = glance()
    assert seen is not None
    assert not seen.is_sure
    (folder / "3.json").unlink()
    assert glance() is None


def test_very_many_damaged_files_do_not_keep_the_first_picture_waiting(folder: Path) -> None:
    for age in range(10):
        save(folder, f"{age}.json", age, {"damaged": True})
    save(folder, "old.json", 99, game("Bo"))
    seen = glance()
    assert seen is not None
    assert not seen.is_sure, "the search behind the first picture finds it"


def test_a_date_that_is_yet_to_come_never_comes_first(folder: Path) -> None:
    now = time.time()
    for name, moment in {"future": 1e9, "far future": 2e9, "past": -1e6, "just now": 0.0}.items():
        save(folder, f"{name}.json", 0, game(name))
        os.utime(folder / f"{name}.json", (now + moment, now + moment))
    assert [path.stem for path in latest_games()] == ["just now", "past", "far future", "future"]
    assert glance() == Glance("enix", ("just now",))
