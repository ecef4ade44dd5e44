"""Files are written whole or not at all, and what a kill leaves behind is tidied up."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from enix_desktop.storage.files import CannotWrite, copy_whole, remove_leftovers, write_whole


def fail(number: int) -> object:
    def failing(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return failing


def dead_process() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as program:
        program.wait()
    return program.pid


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_what_cannot_be_written_leaves_the_old_file_and_nothing_else(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_whole(path, "old", is_durable=True)
    monkeypatch.setattr("os.fsync", fail(number))
    with pytest.raises(CannotWrite, match=r"game\.json: cannot be written"):
        write_whole(path, "new", is_durable=True)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_real_limit_of_the_system_does_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from enix_desktop.storage.files import CannotWrite, write_whole\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try: write_whole(Path(sys.argv[1]), 'x' * 100_000, is_durable=True)\n"
        "except CannotWrite as error: print(error)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert "cannot be written (File too large)" in told.stdout
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_copy_has_the_date_of_its_original(tmp_path: Path) -> None:
    original, copy = tmp_path / "game.enix", tmp_path / "copy.enix"
    write_whole(original, "moves")
    os.utime(original, ns=(10**18, 10**18))
    copy_whole(original, copy)
    assert copy.read_text() == "moves"
    assert copy.stat().st_mtime_ns == 10**18


def test_only_half_written_files_of_programs_that_have_ended_are_removed(tmp_path: Path) -> None:
    dead, old = dead_process(), time.time() - 3 * 24 * 60 * 60
    kept = [
        f".game.json.{os.getpid()}",
        f".other.json.{os.getppid()}",
        f"game.json.{dead}",
        f".game.json.{dead}.txt",
        f".notes.txt.{dead}",
        ".game.json.",
        ".game.json.old",
        "game.json",
        f".json.{dead}",
    ]
    gone = [f".game.json.{dead}", f".settings.json.{dead}", f".left.json.{os.getppid()}"]
    for name in kept + gone:
        (tmp_path / name).write_text("half a fi")
    os.utime(tmp_path / f".left.json.{os.getppid()}", (old, old))
    (tmp_path / f".folder.json.{dead}").mkdir()
    (tmp_path / f".link.json.{dead}").symlink_to(tmp_path / "game.json")
    assert remove_leftovers(tmp_path) == len(gone)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*kept, f".folder.json.{dead}", f".link.json.{dead}"}


def test_where_there_is_no_folder_there_is_nothing_to_remove(tmp_path: Path) -> None:
    assert remove_leftovers(tmp_path / "nowhere") == 0
