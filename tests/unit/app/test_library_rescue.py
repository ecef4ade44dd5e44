"""What cannot be read is set aside and explained, never deleted; a backup takes its place."""

import json
from pathlib import Path
from typing import Any

import pytest

from enix_desktop.app.library.backups import FOLDER as BACKUPS
from enix_desktop.app.library.facts import Condition, Problem, check_sound
from enix_desktop.app.library.rescue import Rescue, aside_folder, rescue, set_aside
from enix_desktop.app.library.saves import last_unfinished, load
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.engine.errors import EnixError, NewerVersion
from enix_desktop.engine.reading import LARGEST_FILE
from enix_desktop.engine.record import VERSION
from tests.unit.app.kept_games import keep, text_of

DAMAGED = {
    "empty": b"",
    "half": text_of().encode()[:2000],
    "no text": b"\xff\xfe\x00",
    "something else": b'{"name": "a list of shopping"}',
    "too large": b" " * (LARGEST_FILE + 1024**2),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    games_folder().mkdir(parents=True)
    return games_folder()


def explained(path: Path, problem: Problem) -> str:
    return f"{path.name}: {problem.condition.value}: {problem.details}"


def tried(path: Path) -> Rescue:
    """What becomes of *path* when it is opened."""
    with pytest.raises(EnixError) as caught:
        load(path)
    return rescue(path, caught.value, explained)


def backup_of(path: Path, number: int, text: str) -> None:
    keep(path.parent / BACKUPS / f"{path.stem}.{number}.json", text)


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_set_aside_whole_with_an_explanation(folder: Path, content: bytes) -> None:
    path = keep(folder / "game.json", content)
    rescued = tried(path)
    assert rescued.aside == aside_folder() / "game.json"
    assert rescued.aside.read_bytes() == content
    assert not path.exists()
    explanation = rescued.aside.with_name("game.json.txt").read_text(encoding="utf-8")
    assert explanation.startswith("game.json: damaged: ")
    assert set_aside() == [rescued.aside]


def test_files_of_the_same_name_are_kept_side_by_side(folder: Path) -> None:
    for content in (b"one", b"two", b"three"):
        tried(keep(folder / "game.json", content))
    assert sorted(path.read_bytes() for path in set_aside()) == [b"one", b"three", b"two"]
    assert len(list(aside_folder().glob("*.txt"))) == 3


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_the_newest_readable_backup_takes_its_place(folder: Path, content: bytes) -> None:
    path = keep(folder / "game.json", content)
    backup_of(path, 1, "damaged, too")
    backup_of(path, 2, text_of(10))
    backup_of(path, 3, text_of(5))
    rescued = tried(path)
    assert rescued.game is not None
    assert len(rescued.game.record.entries) == 10
    assert path.read_text() == text_of(10)
    assert rescued.aside is not None
    assert rescued.aside.read_bytes() == content


def test_a_game_that_breaks_a_rule_stays_unless_a_backup_is_sound(folder: Path) -> None:
    document: Any = json.loads(text_of(12))
    document["moves"][3]["seat"] = 1 - document["moves"][3]["seat"]
    path = keep(folder / "game.json", json.dumps(document))
    with pytest.raises(EnixError) as caught:
        check_sound(load(path))
    assert rescue(path, caught.value, explained).aside is None
    assert path.exists()
    backup_of(path, 1, text_of(2))
    rescued = rescue(path, caught.value, explained)
    assert rescued.problem.condition is Condition.BROKEN
    assert rescued.game is not None
    assert len(load(path).entries) == 2


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_from_elsewhere_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = keep(tmp_path / "elsewhere" / "game.json", content)
    backup_of(path, 1, text_of(5))
    rescued = tried(path)
    assert (rescued.aside, rescued.game) == (None, None)
    assert path.read_bytes() == content


def test_a_file_of_a_newer_version_says_which_it_needs_and_stays(folder: Path) -> None:
    document = json.loads(text_of(5, program="9.1.0"))
    path = keep(folder / "game.json", json.dumps({**document, "version": VERSION + 1, "weather": "fine"}))
    with pytest.raises(NewerVersion) as caught:
        load(path)
    assert (caught.value.form, caught.value.program) == (VERSION + 1, "9.1.0")
    rescued = rescue(path, caught.value, explained)
    assert rescued.problem.condition is Condition.NEWER
    assert rescued.problem.program == "9.1.0"
    assert path.exists()


def test_what_a_later_program_wrote_is_no_damage_only_because_we_do_not_know_it(folder: Path) -> None:
    document = json.loads(text_of(5, program="9.1.0"))
    later = keep(folder / "later.json", json.dumps({**document, "game": "enigma"}))
    assert tried(later).problem.condition is Condition.NEWER
    ours = keep(folder / "ours.json", json.dumps({**document, "game": "enigma", "program": "0.0.9"}))
    assert tried(ours).problem.condition is Condition.DAMAGED


def test_a_file_that_may_not_be_read_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = keep(folder / "game.json", text_of())

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.open", refuse)
    rescued = tried(path)
    assert rescued.problem.condition is Condition.LOCKED
    assert rescued.aside is None
    assert path.exists()


def test_where_nothing_can_be_moved_the_file_stays(folder: Path) -> None:
    path = keep(folder / "game.json", b"")
    (folder / "unreadable").write_text("in the way")
    assert tried(path).aside is None
    assert path.exists()


def test_the_game_to_continue_is_found_in_its_backup(folder: Path) -> None:
    keep(folder / "older.json", text_of(5, seed=2), age=100)
    path = keep(folder / "game.json", b"")
    backup_of(path, 1, text_of(10))
    game = last_unfinished()
    assert game is not None
    assert (game.path, len(game.record.entries)) == (path, 10)
    assert path.read_bytes() == b""


def test_folders_and_links_that_lead_nowhere_are_no_games(folder: Path) -> None:
    (folder / "folder.json").mkdir()
    (folder / "loop.json").symlink_to(folder / "loop.json")
    (folder / "nowhere.json").symlink_to(folder / "gone")
    keep(folder / "game.json", text_of(5))
    game = last_unfinished()
    assert game is not None
    assert game.path.name == "game.json"
    for name in ("folder.json", "loop.json", "nowhere.json"):
        assert tried(folder / name).problem.condition is Condition.GONE
        assert (folder / name).is_symlink() or (folder / name).is_dir()
