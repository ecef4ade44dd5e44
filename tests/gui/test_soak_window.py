"""Nothing of a game stays in memory when it has been left; `make soak` does the same with 200 games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.catalogue import ENIX, SHIPPED, Game
from tools import soak_window
from tools.soak_window import WindowSoak, recorded, table_of


@pytest.fixture
def game() -> Game:
    return ENIX


@pytest.fixture
def soaking(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: Game
) -> Iterator[WindowSoak]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(soak_window, "MOST_MOVES", 32)
    made = WindowSoak(tmp_path, 0, game)
    yield made
    made.close()


def test_no_table_outlives_its_game(soaking: WindowSoak) -> None:
    left = [soaking.play(number) for number in range(4)]
    assert [game.alive for game in left] == [0, 0, 0, 0]
    assert soaking.moves == 4 * 32


@pytest.mark.parametrize(
    "game", [game for game in SHIPPED.values() if game is not ENIX], ids=lambda game: game.id
)
def test_every_game_is_played_and_disturbed(soaking: WindowSoak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_window, "OFTEN", 3)
    assert [soaking.play(number).alive for number in range(2)] == [0, 0]


def test_what_is_replayed_was_played_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_window, "MOST_MOVES", 5000)
    moves, is_ending = recorded(table_of(1, 0))
    assert is_ending
    assert all(moves.values())


def test_a_whole_game_is_replayed_to_its_end(soaking: WindowSoak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_window, "MOST_MOVES", 5000)
    soaking.play(1)  # it asserts that the game is over
    moves, _ = recorded(table_of(1, 0))
    assert soaking.moves >= sum(map(len, moves.values())) > 100  # declining goes without being recorded
