"""The frozen program, in a window with a keyboard or without one."""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tests.e2e.window import environment
from tests.packaging.frozen.first_paint import PATIENCE, Screen

VARIABLE = "ENIX_DESKTOP_FROZEN"
"""Names the program to be tried; `make smoke` sets it, so that no other run tries one that is out of date."""
REST = 0.05
STILL = 0.7
"""Seconds without any change after which a picture is taken for finished."""


def frozen_program() -> Path | None:
    """The program to be tried, if there is one."""
    named = os.environ.get(VARIABLE)
    return None if not named else Path(named).resolve()


class Shown:
    """The program in a window on *screen*, its files in *home*."""

    def __init__(self, program: Path, screen: Screen, home: Path, *arguments: str) -> None:
        self._screen = screen
        self._environment = environment(
            DISPLAY=screen.display,
            QT_QPA_PLATFORM="xcb",
            ENIX_DESKTOP_HOME=str(home),
            ENIX_DESKTOP_SILENT="1",
            LC_ALL="C.UTF-8",
        )
        home.mkdir(parents=True, exist_ok=True)
        self._said = home / "said.txt"
        self._before = screen.glance()
        with self._said.open("w") as said:
            command = [str(program), *arguments]
            self.process = subprocess.Popen(command, env=self._environment, stdout=said, stderr=said)

    def __enter__(self) -> "Shown":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def said(self) -> str:
        """What the program wrote, on either stream."""
        return self._said.read_text()

    def wait_for(self, condition: Callable[[], object], what: str) -> None:
        """Until *condition* holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert self.process.poll() is None, f"It ended with {self.process.returncode}: {self.said()}"
            assert time.monotonic() < end, f"There is no {what}; it said: {self.said()}"
            time.sleep(REST)

    def picture(self) -> bytes:
        """What is shown, once there is anything and nothing moves any more."""
        self.wait_for(lambda: self._screen.glance() != self._before, "window")
        end = time.monotonic() + PATIENCE
        seen, since = self._screen.picture(), time.monotonic()
        while time.monotonic() - since < STILL:
            assert time.monotonic() < end, "The picture never rests."
            time.sleep(REST)
            now = self._screen.picture()
            if now != seen:
                seen, since = now, time.monotonic()
        return seen

    def title(self) -> str:
        """What the frame of the window would say."""
        return self._xdotool("getwindowname", self._window())

    def press(self, *keys: str) -> None:
        """Press keys, one after the other, in this window."""
        self._xdotool("windowfocus", "--sync", self._window())
        for key in keys:
            self._xdotool("key", key)
            time.sleep(5 * REST)

    def quit(self) -> int:
        """Leave as a person at the keyboard would; the exit code."""
        self.press("ctrl+q")
        return self.process.wait(PATIENCE)

    def _window(self) -> str:
        """The largest window of the program, as X knows it; others are a pixel wide."""
        found = self._xdotool(
            "search", "--onlyvisible", "--pid", str(self.process.pid), "--name", "."
        ).split()
        assert found, "There is no window"
        return found[-1]

    def _xdotool(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout.strip()
