"""A screen whose pixels can be seen from outside, and how long a program takes to show its first picture.

Xvfb keeps the screen in a file, so whoever reads it sees what a person would see; the program need not know.
"""

import mmap
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.e2e import window

PATIENCE = 30.0
MOMENT = 0.001
WIDTH, HEIGHT, DEPTH = 1400, 900, 4
LOOKED_AT = WIDTH * 400 * DEPTH
"""Bytes from the top of the screen, enough to see a window of any size come up."""
BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([])
window = QMainWindow()
window.show()
app.exec()
"""
"""The least that shows a window; what anything written with PySide6 has to do."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen that nobody else uses."""

    display: str
    pixels: mmap.mmap

    def picture(self) -> bytes:
        """Everything that is shown."""
        return self.pixels[-WIDTH * HEIGHT * DEPTH :]

    def glance(self) -> bytes:
        """The upper part, which is sooner read."""
        start = len(self.pixels) - WIDTH * HEIGHT * DEPTH
        return self.pixels[start : start + LOOKED_AT]


@contextmanager
def bare_screen(folder: Path) -> Iterator[Screen]:
    """A black screen without a pointer; *folder* holds its pixels."""
    with (
        window.screen(f"{WIDTH}x{HEIGHT}x24", "-br", "-nocursor", "-fbdir", str(folder)) as display,
        (folder / "Xvfb_screen0").open("rb") as file,
        mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ) as pixels,
    ):
        yield Screen(display, pixels)


def seconds_to_first_paint(
    screen: Screen, command: Sequence[str], environment: Mapping[str, str], stay: float = 0.0
) -> float:
    """Start *command*, wait until the screen changes, let it *stay* for some seconds and end it."""
    before = screen.glance()
    began = time.monotonic()
    env = {**environment, "DISPLAY": screen.display}
    program = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    try:
        while screen.glance() == before:
            assert program.poll() is None, f"{command[0]} ends with {program.returncode}, and shows nothing"
            assert time.monotonic() - began < PATIENCE, f"{command[0]} shows nothing"
            time.sleep(MOMENT)
        seconds = time.monotonic() - began
        time.sleep(stay)
        return seconds
    finally:
        program.terminate()
        program.wait(PATIENCE)
        _wait_until_gone(screen, before)


def _wait_until_gone(screen: Screen, before: bytes) -> None:
    """The server takes a moment to remove the window of a program that has ended."""
    end = time.monotonic() + PATIENCE
    while screen.glance() != before:
        assert time.monotonic() < end, "The window stays"
        time.sleep(MOMENT)
