"""Three ways to play Hertzschlag in the window: with the mouse, the keyboard alone, and a screen reader."""

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
from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rng import derived
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.ui.hertzschlag.table.modes import HertzschlagMode
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.hertzschlag.table.tree import path_of
from enix_desktop.ui.table.spots import ARROWS, Spot, nearest
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import press
from tests.gui.tables import table_of
from tests.patience import patience

LEFT = Qt.MouseButton.LeftButton


def begin(window: MainWindow, *players: str | None, seed: int = 5, **options: str) -> HertzschlagTable:
    """Start a game; a seat without a computer player is a person."""
    names, pawns = ("Ada", "Ben", "Cleo", "Dan", "Eva"), ("red", "blue", "green", "yellow", "purple")
    seats = tuple(SeatChoice(names[seat], pawns[seat], player) for seat, player in enumerate(players))
    window.games.start(Choices("hertzschlag", seats, options, speed="instant", seed=seed))
    return table(window)


def table(window: MainWindow) -> HertzschlagTable:
    found = table_of(window.games)
    assert isinstance(found, HertzschlagTable)
    return found


def wait(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


def asked(qtbot: QtBot, window: MainWindow) -> HertzschlagTable:
    """The table, once somebody in front of it is asked."""
    wait(qtbot, lambda: table(window).mode is not None and not table(window).queue.is_running)
    return table(window)


class Hands(ABC):
    """Somebody who plays: every move is made of things that are chosen and buttons that are pressed."""

    @abstractmethod
    def lift(self, curtain: QPushButton) -> None:
        """Say who one is."""

    @abstractmethod
    def choose(self, at: HertzschlagTable, spot: Spot) -> None:
        """Choose what lies at *spot*."""

    @abstractmethod
    def press(self, at: HertzschlagTable, name: str) -> None:
        """Press the button with this name."""

    def play(self, at: HertzschlagTable, move: Move) -> None:
        """Compose *move* and confirm it."""
        match move:
            case Signal(word):
                self.choose(at, Spot(Group.WORD, word))
                return
            case Lay(card, place):
                self.choose(at, Spot(Group.HAND, card))
                self.choose(at, Spot(Group.PLACE, place))
            case Pledge(euro):
                self.choose(at, Spot(Group.EURO, SILENT if euro is None else euro))
            case Bid(euros):
                self.choose(at, Spot(Group.EURO, euros))
        self.press(at, "confirm")


class Mouse(Hands):
    """Clicks."""

    def lift(self, curtain: QPushButton) -> None:
        QTest.mouseClick(curtain, LEFT)

    def place(self, at: HertzschlagTable, spot: Spot) -> QPoint:
        """Where to point in the view; the left part of a card is never covered by the next one."""
        box = at.scene.outline(spot).boundingRect()
        assert not box.isEmpty(), spot
        point = QPointF(box.left() + 22, box.center().y()) if spot.group is Group.HAND else box.center()
        return at.view.mapFromScene(point)

    def choose(self, at: HertzschlagTable, spot: Spot) -> None:
        QTest.mouseClick(at.view.viewport(), LEFT, pos=self.place(at, spot))

    def press(self, at: HertzschlagTable, name: str) -> None:
        button = at.button(name)
        assert button is not None, name
        QTest.mouseClick(button, LEFT)


class DraggingMouse(Mouse):
    """Drags every card to its place instead of clicking both."""

    def drag(self, at: HertzschlagTable, source: Spot, target: Spot) -> None:
        """Drag one thing onto another one."""
        start, end = self.place(at, source), self.place(at, target)
        port = at.view.viewport()
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
            QApplication.processEvents()
        QTest.mouseRelease(port, LEFT, pos=end)

    def play(self, at: HertzschlagTable, move: Move) -> None:
        if isinstance(move, Lay):
            self.drag(at, Spot(Group.HAND, move.card), Spot(Group.PLACE, move.place))
            self.press(at, "confirm")
        else:
            super().play(at, move)


class Keyboard(Hands):
    """Types to whatever has the focus."""

    PLACES: ClassVar = {Place.ACTION: Qt.Key.Key_A, Place.INCOME: Qt.Key.Key_I}

    def type(self, at: QWidget, key: Any) -> None:
        focused = at.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def lift(self, curtain: QPushButton) -> None:
        self.type(curtain, Qt.Key.Key_Return)

    def press(self, at: HertzschlagTable, name: str) -> None:
        assert name == "confirm"
        self.type(at, Qt.Key.Key_Return)

    def choose(self, at: HertzschlagTable, spot: Spot) -> None:
        match spot.group:
            case Group.HAND:
                mode: Any = at.mode
                self.type(at, Qt.Key(Qt.Key.Key_1 + list(mode.view.hand).index(spot.key)))
            case Group.PLACE:
                self.type(at, self.PLACES[spot.key])
            case Group.WORD:
                self.type(at, Qt.Key(Qt.Key.Key_1 + list(Word).index(spot.key)))
            case _ if spot.key == SILENT:
                self.type(at, Qt.Key.Key_S)
            case _:
                self.type(at, Qt.Key(Qt.Key.Key_0 + spot.key))

    def play(self, at: HertzschlagTable, move: Move) -> None:
        if move == Pledge(None):  # one key is enough
            self.choose(at, Spot(Group.EURO, SILENT))
        else:
            super().play(at, move)


class WalkingKeyboard(Keyboard):
    """Tab and arrows lead to things, Space chooses them, Enter confirms."""

    def choose(self, at: HertzschlagTable, spot: Spot) -> None:
        self.walk(at, spot)
        self.type(at, Qt.Key.Key_Space)

    def play(self, at: HertzschlagTable, move: Move) -> None:
        Hands.play(self, at, move)

    def walk(self, at: HertzschlagTable, goal: Spot) -> None:
        """Tab to the group, then follow arrows."""
        cursor, mode = at.cursor_ring, at.mode
        assert mode is not None
        for _ in range(16):
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
    def _arrow(at: HertzschlagTable, group: Sequence[Spot], here: Spot, goal: Spot) -> Qt.Key:
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

    def press(self, at: HertzschlagTable, name: str) -> None:
        button = at.button(name)
        assert button is not None, name
        done: list[bool] = []
        button.clicked.connect(lambda: done.append(True))
        press(QAccessible.queryAccessibleInterface(button))
        end = monotonic() + patience()
        while not done and monotonic() < end:  # what a screen reader presses is down for a moment
            QTest.qWait(10)
        assert done, name

    def choose(self, at: HertzschlagTable, spot: Spot) -> None:
        press(self.interface(at, spot))

    def interface(self, at: HertzschlagTable, spot: Spot) -> QAccessibleInterface:
        """What a screen reader finds at *spot*."""
        found = at.reader.access.interface(path_of(spot))
        assert found is not None, spot
        return found


def wanted(at: HertzschlagTable, level: str, seed: int) -> Move:
    """What a computer player would do in place of the person who is asked."""
    mode = at.mode
    assert isinstance(mode, HertzschlagMode)
    match = at.driver.match
    moves = HERTZSCHLAG.rules.legal_moves(match.state, mode.seat)
    luck = derived(seed, f"hand/{len(match.record.entries)}")
    view = HERTZSCHLAG.rules.view(match.state, mode.seat)
    move: Move = HERTZSCHLAG.player(level).choose(view, moves, luck).move
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
            hands.play(at, move)
            wait(qtbot, lambda mode=mode: table(window).mode is not mode)
            made.append(move)
            assert move in [entry.move for entry in at.driver.match.record.entries]
    return made
