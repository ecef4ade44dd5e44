"""A screen of its own, the program on it, and a mouse."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tests import patience
from tests.isolation import NO_BUS, OF_A_DESKTOP
from tests.patience import REST

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
SCREEN = "1400x900x24"
STEPS = 8

T = TypeVar("T")


def missing_programs() -> list[str]:
    """What is not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


def environment(**more: str) -> dict[str, str]:
    """The environment without anything that says how or where Qt shows its windows, and without a bus."""
    foreign = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", *OF_A_DESKTOP)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    return {name: value for name, value in kept.items() if name not in foreign} | NO_BUS | more


@contextmanager
def screen(size: str = SCREEN, *looks: str) -> Iterator[str]:
    """A screen that nobody else uses; the name of its display. *looks* are options of Xvfb."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        size,
        "-nolisten",
        "tcp",
        "-noreset",
        *looks,
    ]
    with (
        os.fdopen(reading) as numbers,
        subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server,
    ):
        os.close(writing)
        try:
            number = patience.line_of(numbers, "Xvfb to say which display it opened")
            yield f":{number}"
        finally:
            server.terminate()


class Window:
    """The program in a window on *display*, its files in *home*."""

    def __init__(self, display: str, home: Path, pictures: Path) -> None:
        self._environment = environment(
            DISPLAY=display, QT_QPA_PLATFORM="xcb", ENIX_DESKTOP_HOME=str(home), LC_ALL="C.UTF-8"
        )
        self._pictures = pictures
        self._errors = (home / "stderr.txt").open("a+")
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.driven_app"],
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            bufsize=1,
            start_new_session=True,
        )

    def __enter__(self) -> "Window":
        try:
            self.wait_for(lambda: self.situation()["page"] == "StartScreen", "the start screen")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.program.kill()
        self.program.wait()
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        for stream in (self.program.stdin, self.program.stdout, self._errors):
            stream.close()

    def ask(self, ask: str, **more: str) -> dict[str, Any]:
        """What the program answers to a question."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        print(json.dumps({"ask": ask, **more}), file=self.program.stdin)
        line = patience.line_of(self.program.stdout, f"an answer to {ask}", self.complaints)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def situation(self) -> dict[str, Any]:
        """What is shown and asked."""
        return {"page": None, **self.ask("situation")}

    def record(self) -> str:
        """The game so far."""
        return str(self.ask("record")["record"])

    def complaints(self) -> str:
        """What the program wrote to its standard error."""
        self._errors.flush()
        return Path(self._errors.name).read_text()

    def picture(self, name: str) -> None:
        """Keep a picture of the screen."""
        assert self.ask("grab", path=str(self._pictures / f"{name}.png"))["saved"]

    def where(self, what: str) -> tuple[int, int]:
        """Where something is on the screen, once it is there and stays there."""

        def at_rest() -> tuple[int, int] | None:
            before = self.ask("where", what=what).get("at")
            time.sleep(REST)
            return before if before == self.ask("where", what=what).get("at") else None

        x, y = self.wait_for(at_rest, what)
        return x, y

    def wait_for(self, condition: Callable[[], T | None], what: str) -> T:
        """The first result of *condition* that is true."""
        return patience.wait_for(condition, what, lambda: self.complaints() or self.situation())

    def click(self, what: str) -> None:
        """Go there and press the main button."""
        x, y = self.where(what)
        self._mouse("mousemove", x, y, "sleep", REST, "click", 1)

    def drag(self, what: str, to: str) -> None:
        """Press there, go on in small steps and let go."""
        (x, y), (end_x, end_y) = self.where(what), self.where(to)
        way: list[object] = []
        for step in range(STEPS):
            across, down = ((end - start) * (step + 1) // STEPS for start, end in ((x, end_x), (y, end_y)))
            before = ((end - start) * step // STEPS for start, end in ((x, end_x), (y, end_y)))
            by = [now - then for now, then in zip((across, down), before, strict=True)]
            way += ["mousemove_relative", "--", *by, "sleep", REST]
        self._mouse("mousemove", x, y, "sleep", REST, "mousedown", 1, "sleep", REST, *way, "mouseup", 1)

    def type(self, text: str) -> None:
        """Type into the field that has the focus."""
        self._mouse("type", "--delay", 20, text)

    def _mouse(self, *words: object) -> None:
        done = patience.run(["xdotool", *map(str, words)], env=self._environment)
        assert done.returncode == 0, done.stderr

    def is_gone(self) -> bool:
        """Whether the program and everything it started have ended."""
        try:
            os.killpg(self.program.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def end(self, how: Sequence[str] | signal.Signals) -> int:
        """Click these things, or send a signal, and wait for the end of the program; its exit code."""
        if isinstance(how, signal.Signals):
            self.program.send_signal(how)
        else:
            for what in how:
                self.click(what)
        code = patience.end_of(self.program, "the program")
        self.wait_for(self.is_gone, "end of the program's workers")
        return code
