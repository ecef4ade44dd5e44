"""The program in a real window, played by somebody who hears it: the tree of AT-SPI and its actions alone."""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import CODECS
from enix_desktop.engine.record_json import write
from tests import patience
from tests.e2e import window
from tests.e2e.family import NAMES, begin
from tests.e2e.window import ROOT
from tests.patience import REST

pytest.importorskip("jeepney")
from tests.e2e import speech_bus
from tests.e2e.speech_bus import FOCUSABLE, SENSITIVE, Found, ScreenReader

pytestmark = [pytest.mark.slow, pytest.mark.qt]

SEED = 923
NEXT_ROUND = "Round 2 begins."
MOST_STEPS = 200
EFFECT = 5.0
"""Seconds, on an idle machine, after which whoever has pressed something presses again."""
BUTTONS = ("Lay this card", "Leave it there", "Take (no card|nothing|[0-9]+ card.*)", "Stop here", "Not now")
"""What ends a choice, as soon as it can be pressed."""


class Listener:
    """A person who knows only what a screen reader tells, and can do only what it can do."""

    def __init__(self, reader: ScreenReader, program: subprocess.Popen[bytes]) -> None:
        self.reader, self._program = reader, program
        self.tree: list[Found] = []
        self.chosen: list[str] = []
        self.behind_curtains: list[str] = []

    def look(self) -> None:
        """Read everything anew."""
        assert self._program.poll() is None, "the program has ended"
        self.tree = self.reader.tree()

    def wait_for(self, holds: Callable[[], bool], what: str) -> None:
        def holds_now() -> bool:
            self.look()
            return holds()

        patience.wait_for(holds_now, what, lambda: f"After {self.chosen}: {self._told()}")

    def play(self, is_over: Callable[[], bool]) -> None:
        """Choose what can be chosen until it is over."""
        for _ in range(MOST_STEPS):
            self.wait_for(lambda: is_over() or self.step(), "choice")
            if is_over():
                return
            self._wait_for_effect(self._told())
        raise AssertionError(f"not over after {self.chosen}")

    def _wait_for_effect(self, before: list[tuple[str, int]]) -> None:
        """A button is seen to go down before it does anything; pressed again, it would begin anew."""
        end = time.monotonic() + EFFECT * patience.crowd()
        while self._told() == before and time.monotonic() < end:
            time.sleep(REST)
            self.look()

    def _told(self) -> list[tuple[str, int]]:
        return [(each.name, each.states) for each in self.tree]

    def step(self) -> bool:
        """Choose one thing, if anything can be chosen now."""
        curtain = self.buttons("I am .*")
        if curtain:
            self.look()  # it may have been drawn or lifted while we read
            curtain = self.buttons("I am .*")
            if not curtain:
                return False
            self.behind_curtains += [each.name for each in self.tree]
        for found in (*curtain, *(button for name in BUTTONS for button in self.buttons(name))):
            return self._press(found)
        found_here = self._choices()
        return bool(found_here) and self._press(found_here[0])

    def _press(self, found: Found) -> bool:
        self.chosen.append(found.name)
        try:
            self.reader.press(found)
        except LookupError:  # it went while we decided
            return False
        return True

    def buttons(self, pattern: str) -> list[Found]:
        """Buttons of that name that can be pressed now."""
        return [
            each
            for each in self.tree
            if each.role == "push button" and each.has(SENSITIVE) and re.fullmatch(pattern, each.name)
            if "Press" in self.reader.actions(each)
        ]

    def _choices(self) -> list[Found]:
        """What lies on the table and can be chosen: free places first, then what is told to be in reach."""
        things = [each for each in self.inside("Table") if each.has(FOCUSABLE)]
        things = [each for each in things if self.reader.actions(each) == ["Press", "SetFocus"]]
        cells = [each for each in things if re.fullmatch("Move .*: (?!where it was).*", each.name)]
        in_reach = [each for each in things if "costs" in self.reader.get(each, "Description")]
        on_board = {each.path for each in self.inside("Board")}
        is_moving = any(
            "move your piece" in each.name or "keep moving with" in each.name for each in self.tree
        )
        others = [each for each in things if not (is_moving and each.path in on_board)]
        return cells or in_reach or others

    def inside(self, name: str) -> list[Found]:
        """What lies in something, by its name."""
        inside: list[Found] = []
        depth: int | None = None
        for each in self.tree:
            if depth is not None and each.depth > depth:
                inside.append(each)
            elif re.fullmatch(name, each.name):
                depth = each.depth
            else:
                depth = None
        return inside


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    """At the window of the program, with a game of two persons that has just been dealt."""
    missing = [*window.missing_programs(), *speech_bus.missing_programs()]
    if missing:
        pytest.skip(f"A screen reader needs {' and '.join(missing)}; 'make test' installs them.")
    game = tmp_path / "data" / "games" / "game.enix"
    game.parent.mkdir(parents=True)
    game.write_text(write(begin(SEED).record, CODECS["enix"]), encoding="utf-8")
    with (
        window.screen() as display,
        speech_bus.speech_bus(tmp_path) as env,
        (tmp_path / "stderr.txt").open("w") as errors,
    ):
        reader = ScreenReader(env)
        own = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8", "ENIX_DESKTOP_SILENT": "1"}
        program = subprocess.Popen(
            [sys.executable, "-m", "enix_desktop", "play", str(game)],
            cwd=ROOT,
            env=env | own | {"ENIX_DESKTOP_HOME": str(tmp_path)},
            stderr=errors,
            start_new_session=True,
        )
        try:
            yield Listener(reader, program)
        finally:
            program.kill()
            program.wait()
            reader.close()


def test_a_round_is_played_by_what_a_screen_reader_tells_and_can_do(
    listener: Listener, tmp_path: Path
) -> None:
    reader = listener.reader
    listener.play(lambda: NEXT_ROUND in reader.listen())

    played = load(tmp_path / "data" / "games" / "game.enix")
    assert {entry.seat for entry in played.entries} == set(range(len(NAMES)))
    assert {f"I am {name}" for name in NAMES} <= set(listener.chosen)
    assert "Lay this card" in listener.chosen
    assert not [name for name in listener.behind_curtains if "’s hand" in name or "energy" in name]
    for name in NAMES:
        assert f"{name}, choose a card and lay it face down." in reader.heard
    assert any(sentence.startswith("All cards are turned over") for sentence in reader.heard)
    errors = (tmp_path / "stderr.txt").read_text().splitlines()
    # Qt mentions it when somebody asks about what has gone.
    assert [line for line in errors if "qt.accessibility.atspi" not in line] == []


def test_what_lies_on_the_table_has_a_name_and_a_place(listener: Listener) -> None:
    listener.wait_for(lambda: bool(listener.buttons("I am .*")), "curtain")
    assert listener.inside("Table") == []
    listener.step()
    listener.wait_for(lambda: bool(listener.inside(".*’s hand")), "hand")
    things = listener.inside("Table")
    (frame,) = [each for each in listener.tree if each.role == "frame"]
    left, top, wide, high = listener.reader.place(frame)
    for each in things:
        x, y, width, height = listener.reader.place(each)
        assert each.name or each.role == "filler"
        assert left <= x < x + width <= left + wide
        assert top <= y < y + height <= top + high
