"""How fast the window is, measured beside the same thing done by bare Qt in the same run.

Machines are noisy, so both take turns; the median of the pairs counts. Where there is Xvfb the windows are
real ones on a private screen, else Qt paints offscreen; the last line says which.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from statistics import median

from enix_desktop.app.system.paths import HOME_VARIABLE
from tools.measuring import SIZE, Row, print_rows, screen

PAIRS = 11

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
gc_pauses.pause_gc()  # as `play` does before it loads Qt
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
class Start:
    """A start of a process: seconds to the first paint, and the modules loaded by then."""

    seconds: float
    modules: frozenset[str]


TABLES = {"enix": "tools.bench_table"}
"""The module that measures the table of a game, for each game that has one."""


def bench(game: str, as_json: bool) -> int:
    """Measure everything and print it."""
    with screen() as shown_on, tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        _keep_bytecode(Path(home))
        rows = [start_row()]
        if game in TABLES:
            rows += import_module(TABLES[game]).table_rows(SIZE, Path(home))
    if as_json:
        json.dump({"screen": shown_on, "rows": [asdict(row) for row in rows]}, sys.stdout, indent=1)
        print()
    else:
        print_rows(rows, shown_on)
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


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench_window", allow_abbrev=False)
    parser.add_argument("--game", default="enix", metavar="KEY", help="whose table (default: enix)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    return bench(options.game, options.json)


if __name__ == "__main__":
    sys.exit(main())
