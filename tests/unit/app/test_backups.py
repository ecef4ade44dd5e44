"""A few older states of every game are kept beside it."""

from pathlib import Path

import pytest

from enix_desktop.app.library.backups import (
    EVERY,
    KEPT,
    backups,
    companions,
    keep_backup,
    keep_original,
    renamed,
)
from enix_desktop.storage.files import CannotWrite


def test_the_latest_states_are_kept_and_the_oldest_goes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for moves in range(EVERY * (KEPT + 2) + 1):
        keep_backup(path, moves)
        path.write_text(str(moves))
    kept = [int(backup.read_text()) for backup in backups(path)]
    assert kept == [EVERY * number - 1 for number in range(KEPT + 2, 2, -1)]


def test_there_is_nothing_to_keep_of_a_new_game(tmp_path: Path) -> None:
    keep_backup(tmp_path / "game.json", 0)
    assert list(backups(tmp_path / "game.json")) == []


def test_a_backup_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("a game")
    (tmp_path / "backups").write_text("in the way")
    keep_backup(path, EVERY)
    assert path.read_text() == "a game"
    assert list(backups(path)) == []


@pytest.mark.parametrize("name", ["game.json", "game.2.json"])
def test_games_with_similar_names_do_not_share_backups(tmp_path: Path, name: str) -> None:
    path, other = tmp_path / name, tmp_path / "another.json"
    for game in (path, other):
        game.write_text(game.name)
        keep_backup(game, EVERY)
    assert [backup.read_text() for backup in backups(path)] == [name]


def test_the_original_of_an_older_version_stays_for_good(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"version": 1, "first": true}')
    keep_original(path, 2)
    path.write_text('{"version": 1, "first": false}')
    keep_original(path, 2)
    original = tmp_path / "backups" / "game.version-1.json"
    assert original.read_text() == '{"version": 1, "first": true}'
    assert companions(path) == [original]


@pytest.mark.parametrize("content", ['{"version": 2}', '{"version": 3}', "", "{}", "[]", None])
def test_there_is_no_original_of_what_is_not_older(tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_text(content)
    keep_original(path, 2)
    assert companions(path) == []


def test_nothing_is_written_over_an_original_that_cannot_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"version": 1}')
    (tmp_path / "backups").write_text("in the way")
    with pytest.raises(CannotWrite, match="original"):
        keep_original(path, 2)


def test_only_what_belongs_to_a_game_goes_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("a.1.json", "a.12.json", "a.version-1.json", "a.1.1.json", "ab.1.json", "a.json", "a.1.txt"):
        (folder / name).write_text(name)
    belonging = [kept.name for kept in companions(tmp_path / "a.json")]
    assert belonging == ["a.1.json", "a.12.json", "a.version-1.json"]
    renames = [renamed(Path(name), Path("a.json"), Path("b.c.json")).name for name in belonging]
    assert renames == ["b.c.1.json", "b.c.12.json", "b.c.version-1.json"]
