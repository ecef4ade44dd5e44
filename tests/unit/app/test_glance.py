import json
import os
from pathlib import Path

import pytest

from enix_desktop.app.glance import Glance, glance
from enix_desktop.app.paths import HOME_VARIABLE, games_folder


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
    return {"players": [{"name": name} for name in names], "moves": [{}] * moves, "result": result}


def test_without_games_there_is_nothing_to_continue(folder: Path) -> None:
    assert glance() is None
    folder.rmdir()
    assert glance() is None


def test_the_latest_unfinished_game_is_seen(folder: Path) -> None:
    save(folder, "a.json", 1, game("Ada", result={"winners": [0]}))
    save(folder, "b.json", 2, game("Bo", "Cy", moves=7))
    save(folder, "c.json", 3, game("Di"))
    assert glance() == Glance(("Bo", "Cy"), 7)


@pytest.mark.parametrize("document", [[], {}, {"result": None}, {"result": None, "players": 3}, "x", None])
def test_what_is_no_game_is_passed_over(folder: Path, document: object) -> None:
    save(folder, "a.json", 1, document)
    save(folder, "b.json", 2, game("Bo"))
    assert glance() == Glance(("Bo",), 2)


def test_a_damaged_file_is_passed_over(folder: Path) -> None:
    (folder / "a.json").write_bytes(b"\xff{")
    assert glance() is None


def test_only_the_latest_few_games_are_read(folder: Path) -> None:
    for age in range(5):
        save(folder, f"{age}.json", age, game("Ada", result={"winners": [0]}))
    save(folder, "old.json", 9, game("Bo"))
    assert glance() is None
