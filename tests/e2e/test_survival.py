"""The real program is killed while it plays, and nothing is lost; `make crash` does it 200 times."""

import subprocess
import sys
from pathlib import Path

import pytest

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import GAMES, SHIPPED
from enix_desktop.engine.match import replay
from enix_desktop.identity import RECORD_SUFFIXES
from tests import patience
from tests.e2e.killing import Program, kill

pytestmark = [pytest.mark.slow, pytest.mark.qt]


@pytest.mark.parametrize("game", SHIPPED)
def test_no_confirmed_move_is_lost_when_the_program_is_killed(tmp_path: Path, game: str) -> None:
    figures = kill(tmp_path, None, kills=5, seed=7, games=(game,))
    assert figures.kills == 5
    assert figures.lost == 0
    assert figures.confirmed > 0
    assert figures.continued > 0


def test_what_a_killed_program_left_half_written_is_gone_after_the_next_start(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        ended.wait()
    games = tmp_path / "data" / "games"
    games.mkdir(parents=True)
    half, kept = [games / f".enix-1{suffix}.{ended.pid}" for suffix in RECORD_SUFFIXES], games / "notes.txt"
    for left in half:
        left.write_text("half a ga")
    kept.write_text("mine")
    with Program(tmp_path, None) as program:
        patience.wait_for(lambda: not any(left.exists() for left in half), "the end of half-written files")
        assert program.kill(), "it was still running"
    assert not [left for left in half if left.exists()]
    assert kept.read_text() == "mine"


def played(program: Program, moves: int) -> dict[str, int]:
    """What is confirmed as soon as some game has so many moves."""
    patience.wait_for(lambda: max(program.confirmed().values(), default=0) >= moves, f"{moves} moves")
    return program.confirmed()


def test_two_programs_on_one_folder_play_two_games(tmp_path: Path) -> None:
    # As on another machine with the same home folder: it cannot hand over, and is offered the same game.
    apart = tmp_path / "runtime"
    apart.mkdir(mode=0o700)
    with Program(tmp_path, None) as one:
        assert max(played(one, 2).values()) >= 2
        one.pause()  # or its game might end just when it is offered
        with Program(tmp_path, None, XDG_RUNTIME_DIR=str(apart)) as other:
            assert max(played(other, 2).values()) >= 2
            one.go_on()
            assert one.kill()
            assert other.kill()
    [refused] = [line["refused"] for line in other.told if "refused" in line]
    assert refused.startswith("This game is open in another window of Enix Desktop.")
    assert not set(one.confirmed()) & set(other.confirmed())
    for name, confirmed in (one.confirmed() | other.confirmed()).items():
        record = load(tmp_path / "data" / "games" / name)
        steps = list(replay(GAMES[record.game].rules, GAMES[record.game].codec, record))
        assert len(steps) >= confirmed
