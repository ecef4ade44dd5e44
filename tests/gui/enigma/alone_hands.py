"""Three ways to play ENIGMA alone in the window: with the mouse, the keyboard alone, and a screen reader."""

from collections.abc import Iterator
from typing import Any, Protocol, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.posing import known_solution
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.enigma.bench.weights_bench import WeightsBench
from enix_desktop.ui.enigma.bench.weights_items import Group
from enix_desktop.ui.enigma.bench.weights_model import LEFT as LEFT_ARM
from enix_desktop.ui.enigma.bench.weights_model import RIGHT, Cup
from enix_desktop.ui.enigma.table.alone_mode import AloneMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.solve_mode import SolveMode
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import called, press
from tests.gui.enigma.bench.hands import click, key, told, walk_to
from tests.gui.tables import final_of, table_of
from tests.patience import patience

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, category: str = "weights", *, seed: int = 5, **more: Any) -> EnigmaTable:
    """Start endless puzzles for one person."""
    options = {"category": category, "difficulty": more.pop("difficulty", "1")}
    seat = SeatChoice("Ada", "red", None)
    window.games.start(Choices("enigma", (seat,), options, speed="instant", seed=seed, **more))
    return table(window)


def table(window: MainWindow) -> EnigmaTable:
    found = table_of(window.games)
    assert isinstance(found, EnigmaTable)
    return found


def wait(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


def between(qtbot: QtBot, at: EnigmaTable) -> AloneMode:
    """The sheet between two puzzles, once the next one is made."""
    wait(qtbot, lambda: isinstance(at.mode, AloneMode) and at.puzzles.ready is not None)
    return cast(AloneMode, at.mode)


def bench(qtbot: QtBot, at: EnigmaTable) -> BenchPanel:
    """What is solved now."""
    wait(qtbot, lambda: isinstance(at.mode, SolveMode) and at.mode.desk is not None)
    desk = cast(SolveMode, at.mode).desk
    assert desk is not None
    return desk.panel


def cups(panel: BenchPanel) -> Iterator[tuple[int, int, Cup]]:
    """Each weight of a solution: the arm, the number of the cup, and the cup."""
    assert isinstance(panel.bench, WeightsBench)
    puzzle = panel.bench.model.puzzle
    solution: Any = known_solution(standard_components(), puzzle)
    for arm, numbers in ((LEFT_ARM, puzzle.left), (RIGHT, puzzle.right)):
        for place, number in enumerate(numbers):
            for _ in range(solution[arm][place]):
                yield arm, number, Cup(arm, place)


class Hands(Protocol):
    """Somebody who plays alone."""

    def button(self, at: EnigmaTable, name: str) -> None:
        """Press the button of the table with this name."""

    def ready(self, panel: BenchPanel) -> None:
        """Lift the cover."""

    def solve(self, panel: BenchPanel) -> None:
        """Put every weight into its cup."""


class Mouse:
    """Clicks."""

    def button(self, at: EnigmaTable, name: str) -> None:
        button = at.button(name)
        assert button is not None
        QTest.mouseClick(button, LEFT)

    def ready(self, panel: BenchPanel) -> None:
        QTest.mouseClick(panel.cover_sheet.button, LEFT)

    def solve(self, panel: BenchPanel) -> None:
        for _, _, cup in cups(panel):
            click(panel, Spot(Group.CUP, cup))


class Keyboard:
    """Types to whatever has the focus."""

    def button(self, at: EnigmaTable, name: str) -> None:
        self._type(at, {"next": Qt.Key.Key_Return, "finish": Qt.Key.Key_E}[name])

    def ready(self, panel: BenchPanel) -> None:
        self._type(panel, Qt.Key.Key_Return)

    def solve(self, panel: BenchPanel) -> None:
        for _, _, cup in cups(panel):
            walk_to(panel, Spot(Group.CUP, cup))
            key(panel, Qt.Key.Key_Return)

    @staticmethod
    def _type(at: QWidget, which: Qt.Key) -> None:
        focused = at.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, which)


class ScreenReader:
    """Presses what is found by its name."""

    def button(self, at: EnigmaTable, name: str) -> None:
        button = cast(QPushButton, at.button(name))
        press(called(at.window(), button.text()))

    def ready(self, panel: BenchPanel) -> None:
        press(called(panel, panel.cover_sheet.button.text()))

    def solve(self, panel: BenchPanel) -> None:
        for arm, number, _ in list(cups(panel)):
            side = "Left" if arm == LEFT_ARM else "Right"
            press(told(panel, f"{side} cup {number}:"))


def over(qtbot: QtBot, window: MainWindow) -> Any:
    """The final screen."""
    wait(qtbot, lambda: window.games.final is not None)
    return final_of(window.games)
