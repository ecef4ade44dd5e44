"""The program in a real window on a screen of its own, driven by a mouse."""

import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.record_json import read
from enix_desktop.games.enix.events import CompetitionBegan, EnixPlayed, TilePlaced
from tests import patience
from tests.e2e.family import NAMES, SEED, AnyMatch, course
from tests.e2e.hands import Hands
from tests.e2e.window import ROOT, Window, environment

pytestmark = [pytest.mark.slow, pytest.mark.qt]


def enix_desktop(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command without any screen."""
    command = [sys.executable, "-m", "enix_desktop", *arguments]
    with tempfile.TemporaryDirectory() as home:  # not that of whoever plays while the tests run
        return patience.run(command, cwd=ROOT, env=environment(ENIX_DESKTOP_HOME=home, **more))


def saved_game(home: Path) -> Path:
    (path,) = (home / "data" / "games").glob("*.enix")
    return path


def test_two_persons_play_a_whole_game_with_the_mouse(display: str, tmp_path: Path) -> None:
    with Window(display, tmp_path, tmp_path) as window:
        window.picture("start")
        hands = Hands(window)
        hands.start_game(SEED)
        hands.play()
        played = read(window.record(), CODECS)
        window.picture("final")
        window.click("final:table")
        window.wait_for(lambda: window.situation()["page"] == "TableScreen", "table to look at")
        window.picture("table after the end")
        assert window.end(["menu:Game", "entry:quit"]) == 0
        assert window.complaints() == ""
    assert [who.name for who in played.participants] == list(NAMES)
    assert played.outcome is not None
    happened = {type(event) for step in replay(ENIX.rules, ENIX.codec, played) for event in step.events}
    assert {TilePlaced, CompetitionBegan, EnixPlayed} <= happened
    assert hands.drags > 0
    assert hands.curtains > 0
    assert load(saved_game(tmp_path)) == played
    verified = enix_desktop("replay", "--verify", str(saved_game(tmp_path)))
    assert verified.returncode == 0, verified.stderr


def test_the_game_that_is_driven_has_a_tile_move_a_competition_and_an_interrupt() -> None:
    assert course(SEED).is_worth_driving


@pytest.mark.parametrize("display", ["", ":4711"], ids=["none", "nobody there"])
def test_without_a_screen_one_sentence_says_what_can_be_done(display: str) -> None:
    told = enix_desktop("play", DISPLAY=display)
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    for command in ("watch", "simulate", "replay", "screenshot"):
        assert command in told.stderr


def test_a_game_left_in_the_middle_is_continued_where_it_was(display: str, tmp_path: Path) -> None:
    """Left by the menu, continued, ended by a signal, and continued again."""
    with Window(display, tmp_path, tmp_path) as window:
        hands = Hands(window)
        hands.start_game(SEED)
        hands.play(moves=5)
        path = saved_game(tmp_path)
        before = left(window, hands, ["menu:Game", "entry:quit"], path)
    with Window(display, tmp_path, tmp_path) as window:
        window.picture("start again")
        before = left(window, continued(window, before), signal.SIGTERM, path)
    with Window(display, tmp_path, tmp_path) as window:
        continued(window, before)
    assert saved_game(tmp_path) == path


def left(window: Window, hands: Hands, ending: list[str] | signal.Signals, path: Path) -> AnyMatch:
    """The game as it is on disk when the program ends."""
    hands.wait_to_be_asked()  # until then, people who do not interrupt go on without being asked
    before = hands.match()
    window.wait_for(lambda: load(path) == before.record, "saved game")
    window.end(ending)
    return before


def continued(window: Window, before: AnyMatch) -> Hands:
    """Somebody who has found the game as it was, and has made one more move."""
    window.click("start:continue")
    hands = Hands(window)
    hands.wait_to_be_asked()  # behind a curtain, or at the table where all may look
    window.picture("continued")
    after = hands.match()
    assert after.record == before.record
    assert after.state == before.state
    hands.play(moves=1)
    assert window.complaints() == ""
    assert hands.match().record.entries[: len(before.record.entries)] == before.record.entries
    return hands
