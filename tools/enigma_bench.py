"""The benches of ENIGMA: pictures of any tile's bench, and how long a frame takes while dragging.

python -m tools.enigma_bench picture W18 out.png --theme dark --language de --size 1024x640 --half
python -m tools.enigma_bench time W18 C10
python -m tools.enigma_bench open W18
"""

import argparse
import tempfile
import time
from itertools import cycle
from math import cos, pi, sin
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.app.system.settings import Settings
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.headless.statistics import quantile
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.application import application
from tools.bench_table import Frames
from tools.settling import settle

_MOVES = 600
_CIRCLE = 120
"""So many moves of the mouse are once around."""


def tile(name: str) -> TileFace:
    """The tile with this id."""
    return next(face for face in standard_components().tiles if face.id == name)


def shown(face: TileFace, size: QSize, help: BenchHelp | None = None) -> BenchPanel:
    """The bench of *face* in a window of this *size*, with half of the time gone."""
    panel = BenchPanel(face.puzzle, help=help)
    panel.resize(size)
    panel.set_speed(0.0)
    panel.show()
    panel.set_progress(0.42)
    panel.set_time(75_600)
    QApplication.processEvents()
    return panel


def half_solved(panel: BenchPanel) -> None:
    """Let about half of a solution lie on the bench."""
    count = {"weights": 2, "conduits": 4, "fragments": 3, "angles": 2}[_category(panel)]
    for _ in range(count):
        panel.bench.lay_hint()
    if _category(panel) == "weights":
        panel.bench.choose(panel.bench.spots()[0][-1])


def _category(panel: BenchPanel) -> str:
    return type(panel.bench).__name__.removesuffix("Bench").lower()


def drag_times(panel: BenchPanel, source: Spot) -> tuple[list[float], list[float]]:
    """Milliseconds until each move of the mouse is painted, with the clock running, and those of work."""
    view, frames = panel.view, Frames(panel.view)
    item = panel.bench.item_at(source)
    assert item is not None
    start, middle = item.sceneBoundingRect().center(), QPointF(view.rect().center())
    radius = min(view.width(), view.height()) * 0.4
    _mouse(panel, QEvent.Type.MouseButtonPress, start)
    times: list[float] = []
    work: list[float] = []
    for number, step in zip(range(_MOVES), cycle(range(_CIRCLE)), strict=False):
        angle = 2 * pi * step / _CIRCLE
        point = middle + QPointF(radius * cos(angle), radius * sin(angle))

        def move(point: QPointF = point, number: int = number) -> None:
            _mouse(panel, QEvent.Type.MouseMove, point)
            panel.set_progress(number / _MOVES)
            panel.set_time(100 * number)
            panel.show_timer("Ada", 45_000 - 30 * number)
            view.viewport().update(0, 0, 1, 1)  # a frame comes, even if the move means nothing

        began = time.process_time()
        times.append(frames.after(move))
        work.append(1e3 * (time.process_time() - began))
    _mouse(panel, QEvent.Type.MouseButtonRelease, QPointF(2, 2))
    return times[20:], work[20:]  # pictures are painted when first needed


def _mouse(panel: BenchPanel, kind: QEvent.Type, point: QPointF) -> None:
    viewport = panel.view.viewport()
    is_move = kind == QEvent.Type.MouseMove
    button = Qt.MouseButton.NoButton if is_move else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    where = QPointF(viewport.mapToGlobal(point.toPoint()))
    event = QMouseEvent(kind, point, where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def draggable(panel: BenchPanel) -> Spot:
    """Something that can be dragged."""
    for item in panel.bench.items():
        spot = getattr(item, "spot", None)
        if isinstance(spot, Spot) and panel.bench.can_drag(spot):
            return spot
    raise SystemExit("nothing can be dragged")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    picture = commands.add_parser("picture")
    picture.add_argument("tile")
    picture.add_argument("file", type=Path)
    picture.add_argument("--theme", default="light", choices=("light", "dark", "contrast"))
    picture.add_argument("--language", default="en")
    picture.add_argument("--half", action="store_true", help="half of a solution lies there")
    picture.add_argument("--turned", action="store_true", help="somebody has turned the sand timer")
    picture.add_argument("--hints", action="store_true")
    picture.add_argument("--touch", action="store_true")
    picture.add_argument("--no-sums", action="store_true")
    picture.add_argument("--state", default="", choices=("", "covered", "solved", "keys", "give_up"))
    timing = commands.add_parser("time")
    timing.add_argument("tiles", nargs="+")
    opening = commands.add_parser("open")
    opening.add_argument("tile")
    for each in (picture, timing, opening):
        each.add_argument("--size", default="1024x640")
    wanted = parser.parse_args()
    app = application()
    folder = tempfile.TemporaryDirectory()  # the settings of whoever works here stay as they are
    settings = Settings(Path(folder.name) / "settings.json")
    settings.touch = wanted.command == "picture" and wanted.touch
    appearance = Appearance(app, settings)
    wide, high = map(int, wanted.size.split("x"))
    size = QSize(wide, high)
    if wanted.command == "time":
        for name in wanted.tiles:
            _tell_times(name, size)
    elif wanted.command == "open":
        panel = shown(tile(wanted.tile), size)
        panel.set_speed(1.0)
        app.exec()
    else:
        current_theme.use(wanted.theme)
        Languages(app).use(wanted.language)
        _take_picture(wanted, size)
    del appearance
    folder.cleanup()


def _take_picture(wanted: argparse.Namespace, size: QSize) -> None:
    panel = shown(tile(wanted.tile), size, BenchHelp(shows_sums=not wanted.no_sums, has_hints=wanted.hints))
    if wanted.half:
        half_solved(panel)
    if wanted.turned:
        panel.show_timer("Ada", 32_000)
    match wanted.state:
        case "covered":
            panel.cover("Ada", None)
        case "keys":
            panel.toggle_keys()
        case "give_up":
            panel.ask_to_give_up()
        case "solved":
            while panel.bench.lay_hint():
                pass
    panel.setFocus()
    settle(panel)
    QTest.qWait(600)  # the sand timer comes round
    panel.grab().save(str(wanted.file))


def _tell_times(name: str, size: QSize) -> None:
    panel = shown(tile(name), size)
    half_solved(panel)
    times, work = drag_times(panel, draggable(panel))
    for what, figures in (("until painted", times), ("work of the processor", work)):
        print(
            f"{name}, {len(figures)} moves, {what}: median {median(figures):.1f} ms, "
            f"p99 {quantile(figures, 0.99):.1f} ms, most {max(figures):.1f} ms"
        )
    panel.close()


if __name__ == "__main__":
    main()
