"""Three ways to use a bench: with the mouse, the keys alone, and what a screen reader can do."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.table.spots import ARROWS, Spot, nearest
from tests.gui.accessibility import found, name

LEFT = Qt.MouseButton.LeftButton
DIFFICULTIES = (1, 2, 3)


def tile(category: Category, difficulty: int) -> TileFace:
    """The first tile of this kind."""
    tiles = standard_components().tiles
    return next(face for face in tiles if (face.category, face.difficulty) == (category, difficulty))


class Solutions(list[object]):
    """Hears what a bench says about its solution."""

    def __init__(self, panel: BenchPanel) -> None:
        super().__init__()
        panel.solved.connect(self.append)

    def is_valid_for(self, face: TileFace) -> bool:
        """Whether exactly one was told, and it solves the puzzle."""
        return len(self) == 1 and broken(standard_components().pieces, face.puzzle, self[0]) is None


def at(panel: BenchPanel, spot: Spot) -> QPoint:
    """The middle of *spot* in the view."""
    return panel.view.mapFromScene(panel.bench.outline(spot).boundingRect().center())


def click(panel: BenchPanel, spot: Spot) -> None:
    QTest.mouseClick(panel.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at(panel, spot))


def drag(panel: BenchPanel, source: Spot, target: QPoint) -> None:
    """Drag what lies at *source* to a point of the view."""
    viewport, start = panel.view.viewport(), at(panel, source)
    QTest.mousePress(viewport, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for share in (0.1, 0.5, 1.0):
        point = start + (QPointF(target - start) * share).toPoint()
        QTest.mouseMove(viewport, point)
    QTest.mouseRelease(viewport, LEFT, Qt.KeyboardModifier.NoModifier, target)


def key(panel: BenchPanel, which: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or panel, which, held)


def walk_to(panel: BenchPanel, spot: Spot) -> None:
    """Bring the ring to *spot* with Tab and arrows alone."""
    group = next(group for group in panel.bench.spots() if spot in group)
    for _ in range(8):
        if panel.cursor_ring.ringed in group:
            break
        key(panel, Qt.Key.Key_Tab)
        if not panel.hasFocus():  # round by the buttons
            panel.setFocus(Qt.FocusReason.TabFocusReason)
    start = panel.cursor_ring.ringed
    assert start is not None
    for arrow in _way(panel, group, start, spot):
        key(panel, arrow)
    assert panel.cursor_ring.ringed == spot


def _way(panel: BenchPanel, group: Sequence[Spot], start: Spot, goal: Spot) -> list[Qt.Key]:
    """The fewest arrows from *start* to *goal*."""
    points = {spot: panel.bench.outline(spot).boundingRect().center() for spot in group}
    ways: dict[Spot, list[Qt.Key]] = {start: []}
    waiting = [start]
    while goal not in ways:
        here = waiting.pop(0)
        for arrow, direction in ARROWS.items():
            there = nearest(points, points[here], direction)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], arrow]
                waiting.append(there)
    return ways[goal]


def told(panel: BenchPanel, beginning: str) -> QAccessibleInterface:
    """What a screen reader finds whose name begins so."""
    return next(each for each in found(panel) if name(each).startswith(beginning))
