"""Three ways to play ENIGMA in the window: with the mouse, the keyboard alone, and a screen reader."""

from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Choose
from enix_desktop.games.enigma.network import Cell, CellSpot
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles import weights
from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.bench.panel import BenchPanel
from enix_desktop.ui.enigma.bench.weights_items import Group as BenchGroup
from enix_desktop.ui.enigma.bench.weights_model import Cup
from enix_desktop.ui.enigma.table.modes import EnigmaMode, NetworkerMode
from enix_desktop.ui.enigma.table.place_mode import PlaceMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.solve_desk import SolveDesk
from enix_desktop.ui.enigma.table.solve_mode import SolveMode
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import category_name, place_name
from enix_desktop.ui.table.spots import ARROWS, Spot
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import called, found, name, press
from tests.gui.enigma.bench.hands import click as click_bench
from tests.gui.enigma.bench.hands import key as key_bench
from tests.gui.enigma.bench.hands import told, walk_to
from tests.gui.tables import table_of
from tests.patience import patience

LEFT = Qt.MouseButton.LeftButton


class Clock:
    """Tells the time that a test says, in nanoseconds."""

    ms = 0
    is_window_in_front = True
    """Without a screen no window is sure to be."""

    def __call__(self) -> int:
        return self.ms * 1_000_000


def seats(*players: str | None) -> tuple[SeatChoice, ...]:
    names, pawns = ("Ada", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow")
    return tuple(SeatChoice(names[seat], pawns[seat], player) for seat, player in enumerate(players))


def begin(window: MainWindow, *players: str | None, seed: int = 5, **more: Any) -> EnigmaTable:
    """Start a game; a seat without a computer player is a person."""
    speed = more.pop("speed", "instant")
    window.games.start(
        Choices("enigma", seats(*players), more.pop("options", {}), speed=speed, seed=seed, **more)
    )
    return table(window)


def table(window: MainWindow) -> EnigmaTable:
    found_table = table_of(window.games)
    assert isinstance(found_table, EnigmaTable)
    return found_table


def wait(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


def asked(qtbot: QtBot, window: MainWindow, phase: Phase | None = None) -> EnigmaTable:
    """The table, once somebody in front of it is asked; whoever is behind the curtain lifts it."""
    curtain = window.games.curtain.widget
    wait(qtbot, lambda: curtain.isVisible() or table(window).mode is not None)
    if curtain.isVisible():
        QTest.mouseClick(curtain.button, LEFT)
        wait(qtbot, lambda: table(window).mode is not None)
    assert phase in (None, view(window).phase)
    return table(window)


def view(window: MainWindow) -> View:
    """What the person who is asked sees."""
    mode = table(window).mode
    assert isinstance(mode, EnigmaMode)
    return mode.view


def desk_of(at: EnigmaTable) -> SolveDesk:
    """The bench of the person who solves."""
    assert isinstance(at.mode, SolveMode)
    assert at.mode.desk is not None
    return at.mode.desk


def counts(puzzle: WeightsPuzzle) -> dict[Cup, int]:
    """How many weights each cup gets."""
    solution = next(iter(weights.solutions(puzzle)))
    return {Cup(arm, place): count for arm in (0, 1) for place, count in enumerate(solution[arm]) if count}


class Hands(Protocol):
    """Somebody who plays."""

    def lift(self, curtain: QPushButton) -> None:
        """Say who one is."""

    def choose(self, at: EnigmaTable, category: Category) -> None:
        """Take a tile."""

    def open(self, at: EnigmaTable) -> None:
        """Say that one is ready."""

    def balance(self, panel: BenchPanel, puzzle: WeightsPuzzle) -> None:
        """Solve a weight puzzle."""

    def give_up(self, panel: BenchPanel) -> None:
        """Give a puzzle up."""

    def place(self, at: EnigmaTable, cell: Cell, turns: int) -> None:
        """Place the own tile, turned by so many quarters."""

    def networker(self, at: EnigmaTable, spot: CellSpot | None) -> None:
        """Put a networker, or none."""


class Mouse:
    """Clicks and drags."""

    def lift(self, curtain: QPushButton) -> None:
        QTest.mouseClick(curtain, LEFT)

    def click(self, at: EnigmaTable, spot: Spot) -> None:
        middle = at.scene.outline(spot).boundingRect().center()
        QTest.mouseClick(at.view.viewport(), LEFT, pos=at.view.mapFromScene(middle))

    def press(self, at: EnigmaTable, button_name: str) -> None:
        button = at.button(button_name)
        assert button is not None
        QTest.mouseClick(button, LEFT)

    def drag(self, at: EnigmaTable, source: Spot, target: Spot) -> None:
        port = at.view.viewport()
        start, end = (
            at.view.mapFromScene(at.scene.outline(spot).boundingRect().center()) for spot in (source, target)
        )
        QTest.mousePress(port, LEFT, pos=start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(port, start + (end - start) * share)
        QTest.mouseRelease(port, LEFT, pos=end)

    def choose(self, at: EnigmaTable, category: Category) -> None:
        self.click(at, Spot(Group.PILE, category))
        self.press(at, "take")

    def open(self, at: EnigmaTable) -> None:
        QTest.mouseClick(desk_of(at).panel.cover_sheet.button, LEFT)

    def balance(self, panel: BenchPanel, puzzle: WeightsPuzzle) -> None:
        for where, count in counts(puzzle).items():
            for _ in range(count):
                click_bench(panel, Spot(BenchGroup.CUP, where))

    def give_up(self, panel: BenchPanel) -> None:
        QTest.mouseClick(panel.side.give_up, LEFT)
        QTest.mouseClick(panel.question.yes, LEFT)

    def place(self, at: EnigmaTable, cell: Cell, turns: int) -> None:
        for _ in range(turns):
            self.click(at, Spot(Group.TURN, 1))
        self.drag(at, Spot(Group.OWN, 0), Spot(Group.CELL, cell))
        self.press(at, "place")

    def networker(self, at: EnigmaTable, spot: CellSpot | None) -> None:
        if spot is None:
            self.press(at, "none")
        else:
            self.click(at, Spot(Group.POWER, spot))
            self.press(at, "networker")


class Keyboard:
    """Types to whatever has the focus."""

    def type(self, at: QWidget, key: Any) -> None:
        focused = at.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def lift(self, curtain: QPushButton) -> None:
        assert curtain.window().focusWidget() is curtain
        self.type(curtain, Qt.Key.Key_Return)

    def choose(self, at: EnigmaTable, category: Category) -> None:
        self.type(at, str(CATEGORIES.index(category) + 1))
        self.type(at, Qt.Key.Key_Return)

    def open(self, at: EnigmaTable) -> None:
        self.type(at, Qt.Key.Key_Return)

    def balance(self, panel: BenchPanel, puzzle: WeightsPuzzle) -> None:
        for where, count in counts(puzzle).items():
            walk_to(panel, Spot(BenchGroup.CUP, where))
            for _ in range(count):
                key_bench(panel, Qt.Key.Key_Return)

    def give_up(self, panel: BenchPanel) -> None:
        for _ in range(20):
            if panel.side.give_up.hasFocus():
                break
            key_bench(panel, Qt.Key.Key_Tab)
        key_bench(panel, Qt.Key.Key_Return)
        key_bench(panel, Qt.Key.Key_Tab)
        key_bench(panel, Qt.Key.Key_Return)

    def go(self, at: EnigmaTable, goal: Spot) -> None:
        """Tab and the arrows lead to *goal*."""
        ring = at.cursor_ring
        for _ in range(6):
            if ring.is_shown and ring.spot is not None and ring.spot.group is goal.group:
                break
            self.type(at, Qt.Key.Key_Tab if ring.is_shown else Qt.Key.Key_Right)
        start = ring.spot
        assert start is not None
        waiting = [start]
        ways: dict[Spot, tuple[Qt.Key, ...]] = {start: ()}
        while waiting and goal not in ways:
            here = waiting.pop(0)
            for key in ARROWS:
                ring.go_to(here)  # only the way is looked for; it is typed afterwards
                there = self._after(at, key)
                if there not in ways:
                    ways[there] = (*ways[here], key)
                    waiting.append(there)
        ring.go_to(start)
        for key in ways[goal]:
            self.type(at, key)
        assert ring.spot == goal

    def _after(self, at: EnigmaTable, key: Qt.Key) -> Spot:
        self.type(at, key)
        spot = at.cursor_ring.spot
        assert spot is not None
        return spot

    def place(self, at: EnigmaTable, cell: Cell, turns: int) -> None:
        for _ in range(turns):
            self.type(at, Qt.Key.Key_R)
        self.go(at, Spot(Group.CELL, cell))
        self.type(at, Qt.Key.Key_Return)
        self.type(at, Qt.Key.Key_Return)

    def networker(self, at: EnigmaTable, spot: CellSpot | None) -> None:
        if spot is None:
            self.type(at, Qt.Key.Key_N)
        else:
            self.go(at, Spot(Group.POWER, spot))
            self.type(at, Qt.Key.Key_Return)
            self.type(at, Qt.Key.Key_Return)


class ScreenReader:
    """Presses what is found by its name."""

    def lift(self, curtain: QPushButton) -> None:
        press(QAccessible.queryAccessibleInterface(curtain))

    def press(self, window: QWidget, text: str) -> None:
        press(called(window, text))

    def begins(self, window: QWidget, text: str) -> None:
        press(next(each for each in found(window) if name(each).startswith(text)))

    def choose(self, at: EnigmaTable, category: Category) -> None:
        self.press(at.window(), category_name(category))
        self.begins(at.window(), "Take ")

    def open(self, at: EnigmaTable) -> None:
        self.press(at.window(), "Ready")

    def balance(self, panel: BenchPanel, puzzle: WeightsPuzzle) -> None:
        for where, count in counts(puzzle).items():
            number = (puzzle.left, puzzle.right)[where.arm][where.place]
            for _ in range(count):
                press(told(panel, f"{('Left', 'Right')[where.arm]} cup {number}:"))

    def give_up(self, panel: BenchPanel) -> None:
        press(QAccessible.queryAccessibleInterface(panel.side.give_up))
        press(QAccessible.queryAccessibleInterface(panel.question.yes))

    def place(self, at: EnigmaTable, cell: Cell, turns: int) -> None:
        for _ in range(turns):
            press(next(each for each in found(at.view) if name(each) == "Turn right"))
        self.press(at.view, f"Free cell: {place_name(*cell)}")
        self.press(at.window(), "Place tile")

    def networker(self, at: EnigmaTable, spot: CellSpot | None) -> None:
        if spot is None:
            self.press(at.window(), "No networker")
            return
        beginning = "Power cell: "
        rows = [each for each in found(at.view) if name(each).startswith(beginning)]
        wanted = f"conduit {spot.net + 1}, cell {spot.cell + 1}"
        press(next(each for each in rows if name(each).endswith(wanted)))
        self.press(at.window(), "Put networker")


def decide(qtbot: QtBot, at: EnigmaTable, hands: Hands) -> None:
    """Whoever is asked takes weights if they can, solves them, and places what closes most."""
    assert isinstance(at.mode, EnigmaMode)
    seen, mode = at.mode.view, at.mode
    match seen.phase:
        case Phase.CHOOSE:
            free = [category for category in CATEGORIES if mode.judge(Choose(category)) is None]
            hands.choose(at, Category.WEIGHTS if Category.WEIGHTS in free else free[0])
        case Phase.SOLVE:
            solve(qtbot, at, hands)
        case Phase.PLACE:
            assert isinstance(mode, PlaceMode)
            hands.place(at, *best_place(mode))
        case _:
            assert isinstance(mode, NetworkerMode)
            free_cells = [spot for spot, ring in at.scene.board.power.items() if ring.ring == "may"]
            hands.networker(at, free_cells[0] if free_cells else None)


def best_place(mode: PlaceMode) -> tuple[Cell, int]:
    """Where most points are earned, or else the last cell there is."""
    best = max(
        ((cell, rotation) for cell in mode.cells for rotation in range(4)),
        key=lambda place: _worth(mode, *place),
    )
    mode.rotation = 0
    return best


def _worth(mode: PlaceMode, cell: Cell, rotation: int) -> tuple[int, int]:
    mode.rotation = rotation
    preview = mode.preview(cell)
    return preview.gains[mode.seat], -len(preview.closed)


def solve(qtbot: QtBot, at: EnigmaTable, hands: Hands) -> None:
    """Balance weights; what is anything else is given up."""
    desk = desk_of(at)
    if not desk.is_open:
        hands.open(at)
        wait(qtbot, lambda: desk.is_open)
    puzzle = desk.solving.puzzle
    if isinstance(puzzle, WeightsPuzzle):
        hands.balance(desk.panel, puzzle)
    else:
        hands.give_up(desk.panel)


def play_out(qtbot: QtBot, window: MainWindow, hands: Hands) -> None:
    """Play until the result is shown; whoever is behind the curtain lifts it."""
    games = window.games
    while games.final is None:
        wait(
            qtbot,
            lambda: (
                games.final is not None or games.curtain.widget.isVisible() or table(window).mode is not None
            ),
        )
        if games.final is None and games.curtain.widget.isVisible():
            hands.lift(games.curtain.widget.button)
            wait(qtbot, lambda: not games.curtain.widget.isVisible())
        elif games.final is None:
            mode = table(window).mode
            decide(qtbot, table(window), hands)
            # What a screen reader presses is down for a moment.
            wait(qtbot, lambda mode=mode: games.final is not None or table(window).mode is not mode)
