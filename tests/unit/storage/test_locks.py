"""A file is open in one program at a time, and a program that was killed holds nothing."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enix_desktop.app.library.glance import latest_games
from enix_desktop.storage.locks import Lock, Locks, OpenElsewhere, briefly, is_open_elsewhere

HOLDING = (
    "import sys; from pathlib import Path; from enix_desktop.storage.locks import Lock\n"
    "lock = Lock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
)


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    return tmp_path / "data" / "games" / "game.json"


def locks_left(game: Path) -> list[Path]:
    return list(game.parent.iterdir())


def test_a_file_is_held_once_until_it_is_released(game: Path) -> None:
    lock = Lock(game)
    with pytest.raises(OpenElsewhere, match="open in another window"):
        Lock(game)
    assert is_open_elsewhere(game)
    other = Lock(game.with_name("other.json"))
    lock.release()
    lock.release()
    assert not is_open_elsewhere(game)
    Lock(game).release()
    other.release()
    assert locks_left(game) == []


def test_two_names_of_one_file_are_one_file(game: Path) -> None:
    lock = Lock(game)
    with pytest.raises(OpenElsewhere):
        Lock(game.parent / ".." / "games" / "game.json")
    lock.release()


def test_a_program_may_take_what_it_has_by_another_name(game: Path, tmp_path: Path) -> None:
    game.parent.mkdir(parents=True)
    (tmp_path / "link").symlink_to(game.parent)
    locks = Locks()
    locks.take(game)
    locks.take(tmp_path / "link" / game.name)
    locks.release(but=[tmp_path / "link" / game.name])
    assert is_open_elsewhere(game)
    locks.release()
    assert not is_open_elsewhere(game)


def test_a_killed_program_holds_nothing(game: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(game)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        assert is_open_elsewhere(game)
        program.kill()
        program.wait()
    assert len(locks_left(game)) == 1, "nobody could tidy up"
    assert not is_open_elsewhere(game)
    Lock(game).release()


def test_where_no_lock_can_be_made_one_plays_without(game: Path) -> None:
    game.parent.parent.write_text("in the way")
    lock = Lock(game)
    assert not is_open_elsewhere(game)
    lock.release()


def test_a_program_may_take_again_what_it_has(game: Path) -> None:
    locks = Locks()
    locks.take(game)
    locks.take(game)
    locks.release(but=[game])
    assert is_open_elsewhere(game)
    locks.release()
    assert not is_open_elsewhere(game)


def test_a_lock_lies_beside_the_file_and_is_private_and_hidden(game: Path) -> None:
    lock = Lock(game)
    [place] = locks_left(game)
    assert place.name == ".game.json.lock"
    assert place.stat().st_mode & 0o777 == 0o600
    assert latest_games() == []
    lock.release()


def test_a_file_with_the_longest_name_is_held_too(game: Path) -> None:
    longest = game.with_name("n" * 250 + ".json")
    lock = Lock(longest)
    assert is_open_elsewhere(longest)
    assert not is_open_elsewhere(game.with_name("m" * 250 + ".json"))
    lock.release()


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: path.symlink_to("elsewhere")])
def test_what_lies_in_the_place_of_a_lock_is_neither_waited_for_nor_followed(
    game: Path, make: Callable[[Path], None]
) -> None:
    game.parent.mkdir(parents=True)
    make(game.with_name(".game.json.lock"))
    lock = Lock(game)
    assert not game.with_name("elsewhere").exists()
    lock.release()


def test_short_work_waits_for_nobody_for_long(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with briefly(path), briefly(path):
        path.write_text("written all the same")
    assert list(tmp_path.iterdir()) == [path]
