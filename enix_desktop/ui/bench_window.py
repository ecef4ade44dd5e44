"""How fast the window is, measured beside the same thing done by bare Qt in the same run.

Machines are noisy, so both take turns; the median of the pairs counts. Where there is Xvfb the windows are
real ones on a private screen, else Qt paints offscreen; the last line says which.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from enix_desktop.app.system.paths import HOME_VARIABLE

PAIRS = 11
SIZE = (1920, 1080)

_WAIT = """
import sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Painted(QObject):
    def eventFilter(self, window, event):
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        print(time.monotonic(), *sys.modules, flush=True)
        QApplication.instance().quit()

painted = Painted()
def watch():
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QMainWindow):
            widget.installEventFilter(painted)
"""
"""Tells when the first main window is on the screen, and ends the process."""
OURS = f"""
from enix_desktop.app.system import gc_pauses
gc_pauses.rest()  # as `play` does before it loads Qt
{_WAIT}
wait = QApplication.exec
QApplication.exec = staticmethod(lambda: (watch(), wait())[1])
from enix_desktop.cli import main
main(["play"])
"""
BARE = f"""{_WAIT}
app = QApplication([])
window = QMainWindow()
window.show()
watch()
app.exec()
"""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, the same figure of bare Qt, and the most that is allowed."""

    name: str
    unit: str
    ours: float
    bare: float | None
    needed: float
    is_ratio: bool = False
    """Whether *needed* limits the ratio to bare Qt and not the figure itself."""
    ratio: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether the figure is good enough."""
        figure = self.ratio if self.is_ratio else self.ours
        return figure is not None and figure <= self.needed


@dataclass(frozen=True, slots=True)
class Start:
    """A start of a process: seconds to the first paint, and the modules loaded by then."""

    seconds: float
    modules: frozenset[str]


def bench(as_json: bool) -> int:
    """Measure everything and print it."""
    with screen() as shown_on, tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        _keep_bytecode(Path(home))
        rows = [start_row()]
        from enix_desktop.ui.bench_table import table_rows

        rows += table_rows(SIZE, Path(home))
    if as_json:
        json.dump({"screen": shown_on, "rows": [asdict(row) for row in rows]}, sys.stdout, indent=1)
        print()
    else:
        _print_table(rows, shown_on)
    return 0


def _keep_bytecode(folder: Path) -> None:
    """Let processes find compiled modules, as they do where the program is installed."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")


def start_row() -> Row:
    """The time from starting a process to the first painted window, ours and a bare one in turns."""
    for program in (OURS, BARE):
        started(program)  # warms the disk
    pairs = [(started(OURS).seconds, started(BARE).seconds) for _ in range(PAIRS)]
    ours, bare = zip(*pairs, strict=True)
    ratio = median(own / other for own, other in pairs)
    name = "start of the process to the start screen"
    return Row(name, "ms", 1e3 * median(ours), 1e3 * median(bare), 2.0, True, ratio)


def started(program: str) -> Start:
    """Run *program*, one of OURS and BARE, until its window is painted."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    painted, *modules = done.stdout.split()
    return Start(float(painted) - began, frozenset(modules))


def in_turns(count: int, *measures: Callable[[int], float]) -> list[list[float]]:
    """What each of *measures* gives, called in turns."""
    results: list[list[float]] = [[] for _ in measures]
    for number in range(count):
        for measure, result in zip(measures, results, strict=True):
            result.append(measure(number))
    return results


@contextmanager
def screen() -> Iterator[str]:
    """A private screen for real windows, if there is Xvfb; says what is used."""
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        yield "offscreen (there is no Xvfb)"
        return
    reading, writing = os.pipe()
    geometry = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", geometry, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        yield f"real windows on Xvfb, {geometry}"
    finally:
        server.terminate()
        server.wait()


def _print_table(rows: Sequence[Row], shown_on: str) -> None:
    print(f"{'':<52}{'here':>9}{'bare Qt':>9}{'ratio':>8}{'needed':>9}")
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
        bare = "-" if row.bare is None else f"{row.bare:.2f}"
        needed = f"{row.needed:.1f}{'x' if row.is_ratio else ''}"
        name = f"{row.name} ({row.unit})"
        print(f"{name:<52}{row.ours:>9.2f}{bare:>9}{ratio:>8}{needed:>9}{'' if row.is_met else '  missed'}")
    print(f"\nMeasured with {shown_on}.")
