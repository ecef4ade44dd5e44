"""Three ways to play Station Six in the window: with the mouse, the keyboard alone, and a screen reader."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import monotonic
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.catalogue import STATION
from enix_desktop.engine.rng import derived
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.ui.station.table.modes import StationMode
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.table.tree import path_of
from enix_desktop.ui.table.spots import ARROWS, Spot, nearest
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import press
from tests.gui.tables import table_of
from tests.patience import patience

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, *players: str | None, seed: int = 5, **options: str) -> StationTable:
    """Start a game; a seat without a computer player is a person."""
    names, pawns = ("Ada", "Ben", "Cleo", "Dan"), ("red", "blue", "green", "yellow")
    seats = tuple(SeatChoice(names[seat], pawns[seat], player) for seat, player in enumerate(players))
    window.games.start(Choices("station", seats, options, speed="instant", seed=seed))
    return table(window)


def table(window: MainWindow) -> StationTable:
    found = table_of(window.games)
    assert isinstance(found, StationTable)
    return found


def wait(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


def asked(qtbot: QtBot, window: MainWindow) -> StationTable:
    """The table, once somebody in front of it is asked."""
    wait(qtbot, lambda: table(window).mode is not None and not table(window).queue.is_running)
    return table(window)


class Hands(ABC):
    """Somebody who plays: every move is made of things that are chosen and buttons that are pressed."""

    @abstractmethod
    def lift(self, curtain: QPushButton) -> None:
        """Say who one is."""

    @abstractmethod
    def choose(self, at: StationTable, spot: Spot) -> None:
        """Choose what lies at *spot*."""

    @abstractmethod
    def press(self, at: StationTable, name: str) -> None:
        """Press the button with this name."""

    def put(self, at: StationTable, source: Spot, target: Spot) -> None:
        """Put one thing onto another one."""
        self.choose(at, source)
        self.choose(at, target)

    def _cards(self, at: StationTable, button: str, cards: Sequence[int]) -> None:
        self.press(at, button)
        for card in cards:
            self.choose(at, Spot(Group.HAND, card))
        self.press(at, "confirm")

    def play(self, at: StationTable, move: Move) -> None:
        """Compose *move* and confirm it."""
        match move:
            case Fill(cards):
                self._cards(at, "charge", cards)
            case Machine(cards):
                self._cards(at, "station", cards)
            case Fire(shots):
                self._cards(at, "station", [card for _, card in shots])
            case Swap(card):
                self._cards(at, "swap", [card])
            case Pass():
                self._cards(at, "pass", ())
            case Shift(clockwise, anticlockwise):
                self._transfer(at, clockwise, anticlockwise)
            case Command(energy):
                self.press(at, "station")
                for _ in range(energy):
                    self.press(at, "more")
                self.press(at, "confirm")
            case Biotope(clockwise_units, anticlockwise_units):
                self.press(at, "station")
                for _ in range(clockwise_units):
                    self.press(at, "clockwise")
                for _ in range(anticlockwise_units):
                    self.press(at, "anticlockwise")
                self.press(at, "confirm")
            case Dock(docks):
                self.press(at, "station")
                for shuttle, station in docks:
                    self.put(at, Spot(Group.SHUTTLE, shuttle), Spot(Group.ROOM, station))
                self.press(at, "confirm")
            case Steal(seats):
                self.press(at, "station")
                for seat in seats:
                    self.choose(at, Spot(Group.SEAT, seat))
                self.press(at, "confirm")
            case Take(position):
                self.choose(at, Spot(Group.PILE, 0) if position is None else Spot(Group.DISPLAY, position))
            case Discard(cards):
                for card in cards:
                    self.choose(at, Spot(Group.HAND, card))
                self.press(at, "confirm")

    def _transfer(self, at: StationTable, clockwise: Sequence[int], anticlockwise: Sequence[int]) -> None:
        mode = at.mode
        assert isinstance(mode, StationMode)
        back, forth = mode.view.active.slots
        view, components = mode.view, mode.view.table.components
        are_alike = components.bridges[view.ring[back]] is components.bridges[view.ring[forth]]
        self.press(at, "transfer")
        for cards, slot in ((anticlockwise, back), (clockwise, forth)):
            for card in cards:
                if are_alike:
                    self.put(at, Spot(Group.HAND, card), Spot(Group.BRIDGE, slot))
                else:
                    self.choose(at, Spot(Group.HAND, card))
        self.press(at, "confirm")


class Mouse(Hands):
    """Clicks, and drags what is put onto something."""

    def lift(self, curtain: QPushButton) -> None:
        QTest.mouseClick(curtain, LEFT)

    def place(self, at: StationTable, spot: Spot) -> QPoint:
        """Where to point in the view; the left part of a card is never covered by the next one."""
        box = at.scene.outline(spot).boundingRect()
        assert not box.isEmpty(), spot
        point = QPointF(box.left() + 22, box.center().y()) if spot.group is Group.HAND else box.center()
        if spot.group is Group.ROOM:
            point = QPointF(at.scene.ring.rooms[Station(spot.key)].name.center())
        return at.view.mapFromScene(point)

    def choose(self, at: StationTable, spot: Spot) -> None:
        QTest.mouseClick(at.view.viewport(), LEFT, pos=self.place(at, spot))

    def press(self, at: StationTable, name: str) -> None:
        button = at.button(name)
        assert button is not None, name
        QTest.mouseClick(button, LEFT)

    def put(self, at: StationTable, source: Spot, target: Spot) -> None:
        """Drag it there."""
        start, end = self.place(at, source), self.place(at, target)
        port = at.view.viewport()
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
            QApplication.processEvents()
        QTest.mouseRelease(port, LEFT, pos=end)


class Keyboard(Hands):
    """Types to whatever has the focus; Tab and arrows lead to things."""

    KEYS: ClassVar = {
        "charge": Qt.Key.Key_E,
        "transfer": Qt.Key.Key_T,
        "swap": Qt.Key.Key_S,
        "pass": Qt.Key.Key_N,
        "station": Qt.Key.Key_A,
        "confirm": Qt.Key.Key_Return,
        "more": Qt.Key.Key_Right,
        "clockwise": Qt.Key.Key_Right,
        "anticlockwise": Qt.Key.Key_Left,
    }

    def type(self, at: QWidget, key: Any) -> None:
        focused = at.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def lift(self, curtain: QPushButton) -> None:
        self.type(curtain, Qt.Key.Key_Return)

    def press(self, at: StationTable, name: str) -> None:
        if name == "confirm" and at.cursor_ring.is_shown:
            draft = at.mode.draft  # type: ignore[union-attr]
            # Else Enter would choose what the ring is around.
            assert draft.is_counted or at.cursor_ring.spot in draft.chosen, draft
        self.type(at, self.KEYS[name])

    def choose(self, at: StationTable, spot: Spot) -> None:
        self.walk(at, spot)
        self.type(at, Qt.Key.Key_Space)

    def walk(self, at: StationTable, goal: Spot) -> None:
        """Tab to the group, then follow arrows."""
        cursor, mode = at.cursor_ring, at.mode
        assert mode is not None
        for _ in range(12):
            here = cursor.ringed
            if here == goal:
                return
            group = next(group for group in mode.spots() if goal in group)
            if here is None or here not in group:
                self.type(at, Qt.Key.Key_Tab)
                continue
            self.type(at, self._arrow(at, group, here, goal))
        assert cursor.ringed == goal

    @staticmethod
    def _arrow(at: StationTable, group: Sequence[Spot], here: Spot, goal: Spot) -> Qt.Key:
        """The first arrow of the shortest way within *group*."""
        middle = {spot: at.scene.outline(spot).boundingRect().center() for spot in group}
        ways: dict[Spot, list[Qt.Key]] = {here: []}
        waiting = [here]
        while waiting:
            spot = waiting.pop(0)
            for key, direction in ARROWS.items():
                after = nearest(middle, middle[spot], direction)
                if after is not None and after not in ways:
                    ways[after] = [*ways[spot], key]
                    waiting.append(after)
        assert goal in ways, f"no arrows lead from {here} to {goal}"
        return ways[goal][0]


class ScreenReader(Hands):
    """Presses what the accessible tree offers, and buttons."""

    def lift(self, curtain: QPushButton) -> None:
        press(QAccessible.queryAccessibleInterface(curtain))

    def press(self, at: StationTable, name: str) -> None:
        button = at.button(name)
        assert button is not None, name
        done: list[bool] = []
        button.clicked.connect(lambda: done.append(True))
        press(QAccessible.queryAccessibleInterface(button))
        end = monotonic() + patience()
        while not done and monotonic() < end:  # what a screen reader presses is down for a moment
            QTest.qWait(10)
        assert done, name

    def choose(self, at: StationTable, spot: Spot) -> None:
        press(self.interface(at, spot))

    def interface(self, at: StationTable, spot: Spot) -> QAccessibleInterface:
        """What a screen reader finds at *spot*."""
        found = at.reader.access.interface(path_of(spot))
        assert found is not None, spot
        return found


def wanted(at: StationTable, level: str, seed: int) -> Move:
    """What a computer player would do in place of the person who is asked."""
    mode = at.mode
    assert isinstance(mode, StationMode)
    match = at.driver.match
    moves = STATION.rules.legal_moves(match.state, mode.seat)
    luck = derived(seed, f"hand/{len(match.record.entries)}")
    move: Move = STATION.player(level).choose(STATION.rules.view(match.state, mode.seat), moves, luck).move
    return move


def play_out(
    qtbot: QtBot, window: MainWindow, hands: Hands, level: str = "casual", seed: int = 5
) -> list[Move]:
    """Play until the result is shown, as a computer player would; return the moves made by hand."""
    games, made = window.games, []
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
            at, mode = table(window), table(window).mode
            move = wanted(at, level, seed)
            count = len(at.driver.match.record.entries)
            hands.play(at, move)
            wait(qtbot, lambda mode=mode: table(window).mode is not mode)
            made.append(move)
            assert at.driver.match.record.entries[count].move == move
    return made
