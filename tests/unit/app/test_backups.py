"""A few older states of every game are kept beside it."""

from pathlib import Path

import pytest

from enix_desktop.app.backups import EVERY, KEPT, backups, keep_backup


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
