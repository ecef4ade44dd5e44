"""Whatever happens to the disk, play goes on, and with the next chance everything is written."""

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library import saver as saver_module
from enix_desktop.app.library.saver import CannotSave, Saver
from enix_desktop.app.library.saves import load
from enix_desktop.storage.files import CannotWrite
from enix_desktop.ui.window.troubles import Troubles
from tests.conformance.positions import Way, lucky_move, reach

WAY = Way("enix", {}, 2, 3, 12)


class Writing:
    """A saver, and what it said."""

    def __init__(self) -> None:
        self.saver = Saver()
        self.errors: list[Any] = []
        self.settled: list[Any] = []
        self.recoveries = 0
        self.saver.failed.connect(self.errors.append)
        self.saver.settled.connect(self.settled.append)
        self.saver.recovered.connect(self._count)

    def _count(self) -> None:
        self.recoveries += 1

    def save(self, qtbot: QtBot, path: Path, match: Any) -> None:
        before = len(self.settled)
        self.saver.save(path, match.record)
        qtbot.waitUntil(lambda: len(self.settled) > before)


@pytest.fixture
def writing(qapp: Any) -> Iterator[Writing]:
    made = Writing()
    yield made
    made.saver.close()


def test_without_a_record_there_is_no_thread(qapp: Any, tmp_path: Path) -> None:
    """Tables that are only looked at have a saver, too."""
    before = threading.enumerate()
    idle = Saver()
    assert threading.enumerate() == before
    idle.flush()
    idle.close()


def move_on(match: Any) -> None:
    match.play(*lucky_move(match, WAY))


def failing(number: int) -> Any:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "The folder cannot be written to")],
)
def test_a_full_disk_and_a_read_only_one_are_told_and_overcome(
    writing: Writing,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    words: str,
) -> None:
    match, path = reach(WAY), tmp_path / "game.json"
    writing.save(qtbot, path, match)
    saved = path.read_text()
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", failing(number))
        for _ in range(3):
            move_on(match)
            writing.save(qtbot, path, match)
    assert path.read_text() == saved, "the last state that could be written is still there"
    assert [game.path for game in writing.saver.unwritten()] == [path]
    assert len(writing.errors) == 3
    assert words in Troubles().saving(writing.errors[0])
    assert writing.recoveries == 0
    move_on(match)
    writing.save(qtbot, path, match)
    assert load(path) == match.record
    assert writing.recoveries == 1
    assert writing.saver.unwritten() == []


def test_a_game_that_becomes_too_long_for_a_file_keeps_its_last_readable_state(
    writing: Writing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = reach(WAY), tmp_path / "game.json"
    writing.save(qtbot, path, match)
    saved = path.read_text()
    monkeypatch.setattr("enix_desktop.engine.record_json.LARGEST_FILE", len(saved.encode()))
    move_on(match)
    writing.save(qtbot, path, match)
    assert path.read_text() == saved
    assert "too long for a file" in Troubles().saving(writing.errors[0])
    match.record.entries.pop()  # taken back: then it can be kept again
    writing.save(qtbot, path, match)
    assert writing.saver.unwritten() == []


def test_a_vanished_folder_is_made_again_with_the_next_move(
    writing: Writing, qtbot: QtBot, tmp_path: Path
) -> None:
    match, path = reach(WAY), tmp_path / "games" / "game.json"
    writing.save(qtbot, path, match)
    shutil.rmtree(path.parent)
    move_on(match)
    writing.save(qtbot, path, match)
    assert load(path) == match.record
    assert writing.errors == []


def test_a_file_where_the_folder_was_is_told_and_overcome(
    writing: Writing, qtbot: QtBot, tmp_path: Path
) -> None:
    match, path = reach(WAY), tmp_path / "games" / "game.json"
    path.parent.write_text("in the way")
    writing.save(qtbot, path, match)
    assert isinstance(writing.errors[0], CannotWrite)
    assert "Its folder is no longer there" in Troubles().saving(writing.errors[0])
    path.parent.unlink()
    writing.saver.retry()
    assert load(path) == match.record


def test_a_fault_in_the_program_does_not_end_the_saver(
    writing: Writing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = reach(WAY), tmp_path / "game.json"

    def break_down(*_: object) -> str:
        raise RuntimeError("solar-04")

    with monkeypatch.context() as patched:
        patched.setattr(saver_module, "file_text", break_down)
        writing.save(qtbot, path, match)
    assert isinstance(writing.errors[0], CannotSave)
    assert "solar-04" not in str(writing.errors[0])
    assert "There is an error in the program." in Troubles().saving(writing.errors[0])
    writing.save(qtbot, path, match)
    assert load(path) == match.record


def test_a_game_left_on_a_full_disk_is_written_with_the_next_game(
    writing: Writing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, played = reach(WAY), reach(Way("enix", {}, 2, 4, 3))
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", failing(errno.ENOSPC))
        writing.save(qtbot, tmp_path / "left.json", left)
    assert not (tmp_path / "left.json").exists()
    writing.save(qtbot, tmp_path / "played.json", played)
    writing.saver.flush()
    assert load(tmp_path / "left.json") == left.record
    assert load(tmp_path / "played.json") == played.record
    assert writing.saver.unwritten() == []


def test_a_backup_without_room_leaves_no_half_copy(
    writing: Writing, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, path = reach(Way("enix", {}, 2, 3, 9)), tmp_path / "game.json"
    writing.save(qtbot, path, match)

    def no_room(copy: Path, **_: object) -> None:
        copy.write_text("half a ga")
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr("os.utime", no_room)  # only copies get a date
    move_on(match)
    writing.save(qtbot, path, match)
    assert load(path) == match.record
    assert list((tmp_path / "backups").iterdir()) == []
