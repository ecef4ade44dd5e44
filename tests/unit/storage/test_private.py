"""What the program keeps is for its owner alone, also what was there before; links are not followed."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from enix_desktop.engine.errors import BadData
from enix_desktop.storage.files import (
    CannotWrite,
    copy_whole,
    make_folder,
    make_shared_folder,
    temporary_beside,
    write_whole,
)
from enix_desktop.storage.private import make_all_private, open_private


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Others may read what is new, as on most machines."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_what_is_kept_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "enix" / "games"
    make_folder(folder)
    assert [mode(place) for place in (folder, folder.parent, folder.parent.parent)] == [0o700] * 3
    write_whole(folder / "game.enix", "all hands")
    copy_whole(folder / "game.enix", folder / "copy.enix")
    assert mode(folder / "game.enix") == mode(folder / "copy.enix") == 0o600


def test_a_file_that_others_could_read_is_private_when_it_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.enix"
    path.write_text("old")
    assert mode(path) == 0o644
    write_whole(path, "new")
    assert mode(path) == 0o600


def test_what_is_exported_can_be_read_like_any_other_file(tmp_path: Path) -> None:
    make_shared_folder(tmp_path / "records")
    assert mode(tmp_path / "records") == 0o755
    write_whole(tmp_path / "own.enix", "a game")
    write_whole(tmp_path / "log.txt", "a log", is_shared=True)
    copy_whole(tmp_path / "own.enix", tmp_path / "for-friends.enix", is_shared=True)
    assert mode(tmp_path / "log.txt") == mode(tmp_path / "for-friends.enix") == 0o644


def test_a_copy_has_the_date_of_its_original(tmp_path: Path) -> None:
    path = tmp_path / "game.enix"
    path.write_text("a game")
    os.utime(path, ns=(10**18, 10**18 + 5))
    copy_whole(path, tmp_path / "copy.enix")
    assert (tmp_path / "copy.enix").stat().st_mtime_ns == 10**18 + 5


def test_only_files_are_copied(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zero").symlink_to("/dev/zero")
    for name in ("pipe", "zero"):
        with pytest.raises(BadData, match="this is not a file"):
            copy_whole(tmp_path / name, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("is_shared", [True, False])
def test_an_export_replaces_no_pipe(tmp_path: Path, is_shared: bool) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(CannotWrite, match="this is not a file"):
        write_whole(tmp_path / "pipe", "a log", is_shared=is_shared)
    assert stat.S_ISFIFO((tmp_path / "pipe").lstat().st_mode)


def test_a_link_in_the_way_of_writing_is_not_followed(tmp_path: Path) -> None:
    victim, path = tmp_path / "victim", tmp_path / "game.enix"
    victim.write_text("precious")
    temporary_beside(path).symlink_to(victim)
    write_whole(path, "a game")
    assert victim.read_text() == "precious"
    assert path.read_text() == "a game"
    assert sorted(tmp_path.iterdir()) == [path, victim]


def test_a_log_is_private_and_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    os.close(open_private(tmp_path / "log", flags))
    assert mode(tmp_path / "log") == 0o600
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("log")
    for name in ("pipe", "link"):
        with pytest.raises(OSError):
            open_private(tmp_path / name, flags)


def test_everything_that_is_there_is_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    (folder / "games" / "backups").mkdir(parents=True)
    files = [folder / "games" / "a.enix", folder / "games" / "backups" / "a.1.enix"]
    for file in files:
        file.write_text("all hands")
    files[0].chmod(0o666)
    files[1].chmod(0o444)
    assert make_all_private([folder, tmp_path / "nowhere"]) == 5
    assert [mode(file) for file in files] == [0o600, 0o400], "what is read-only stays so"
    assert {mode(place) for place in (folder, folder / "games", folder / "games" / "backups")} == {0o700}
    assert make_all_private([folder]) == 0


def test_no_link_leads_out_of_the_folders(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "data"
    outside.mkdir()
    folder.mkdir()
    (outside / "photo").write_text("for all")
    (folder / "file").symlink_to(outside / "photo")
    (folder / "folder").symlink_to(outside)
    (folder / "loop").symlink_to(".")
    (tmp_path / "linked").symlink_to(outside)
    assert make_all_private([folder, tmp_path / "linked"]) == 1
    assert mode(folder) == 0o700
    assert mode(outside) == 0o755
    assert mode(outside / "photo") == 0o644


def test_pipes_and_sockets_are_not_touched(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe", 0o644)
    make_all_private([tmp_path])
    assert mode(tmp_path / "pipe") == 0o644
