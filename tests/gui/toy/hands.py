"""Three ways to play Sparks in the window: with the mouse, the keyboard alone, and a screen reader."""

from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.ui.table.spots import ARROWS
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import called, press
from tests.gui.tables import table_of
from tests.patience import patience
from tests.toy.rules.state import Phase
from tests.toy.rules.table import free_fields
from tests.toy.rules.view import View
from tests.toy.ui.modes import SparksMode
from tests.toy.ui.table import SparksTable
from tests.toy.ui.words import field_name

LEFT = Qt.MouseButton.LeftButton


class Clock:
    """Tells the time that a test says, in nanoseconds."""

    ms = 0
    is_window_in_front = True
    """Without a screen no window is sure to be."""

    def __call__(self) -> int:
        return self.ms * 1_000_000


def seats(*players: str | None) -> tuple[SeatChoice, ...]:
    names, pawns = ("Ada", "Ben", "Cleo"), ("red", "blue", "green")
    return tuple(SeatChoice(names[seat], pawns[seat], player) for seat, player in enumerate(players))


def begin(window: MainWindow, *players: str | None, seed: int = 5, **more: Any) -> SparksTable:
    """Start a game; a seat without a computer player is a person."""
    window.games.start(
        Choices("sparks", seats(*players), more.pop("options", {}), speed="instant", seed=seed, **more)
    )
    return table(window)


def table(window: MainWindow) -> SparksTable:
    found = table_of(window.games)
    assert isinstance(found, SparksTable)
    return found


def wait(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=round(1000 * patience()))


def asked(qtbot: QtBot, window: MainWindow, phase: Phase | None = None) -> SparksTable:
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
    assert isinstance(mode, SparksMode)
    return mode.view


class Hands(Protocol):
    """Somebody who plays."""

    def lift(self, curtain: QPushButton) -> None:
        """Say who one is."""

    def bid(self, at: SparksTable, sparks: int) -> None:
        """Bid so many."""

    def answer(self, at: SparksTable, answer: int) -> None:
        """Answer the sum."""

    def light(self, at: SparksTable, field: int) -> None:
        """Light a field."""


class Mouse:
    """Clicks."""

    def lift(self, curtain: QPushButton) -> None:
        QTest.mouseClick(curtain, LEFT)

    def click(self, at: SparksTable, item: Any) -> None:
        QTest.mouseClick(at.view.viewport(), LEFT, pos=at.view.mapFromScene(item.scenePos()))

    def press(self, at: SparksTable, name: str) -> None:
        button = at.button(name)
        assert button is not None
        QTest.mouseClick(button, LEFT)

    def bid(self, at: SparksTable, sparks: int) -> None:
        self.click(at, at.scene.keys[str(sparks)])
        self.press(at, "bid")

    def answer(self, at: SparksTable, answer: int) -> None:
        for digit in str(answer):
            self.click(at, at.scene.keys[digit])
        self.press(at, "answer")

    def light(self, at: SparksTable, field: int) -> None:
        self.click(at, at.scene.fields[field])


class Keyboard:
    """Types to whatever has the focus."""

    def type(self, at: QWidget, key: Any) -> None:
        focused = at.window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)

    def lift(self, curtain: QPushButton) -> None:
        assert curtain.window().focusWidget() is curtain
        self.type(curtain, Qt.Key.Key_Return)

    def bid(self, at: SparksTable, sparks: int) -> None:
        self.type(at, str(sparks))
        self.type(at, Qt.Key.Key_Return)

    def answer(self, at: SparksTable, answer: int) -> None:
        for digit in str(answer):
            self.type(at, digit)
        self.type(at, Qt.Key.Key_Return)

    def go(self, at: SparksTable, field: int) -> None:
        """The arrows lead to *field*."""
        ring = at.cursor_ring
        while not ring.is_shown:
            self.type(at, Qt.Key.Key_Right)
        while ring.spot is not None and ring.spot.key != field:
            across, down = field % 3 - ring.spot.key % 3, field // 3 - ring.spot.key // 3
            step = (across > 0) - (across < 0), 0 if across else (down > 0) - (down < 0)
            self.type(at, next(key for key, way in ARROWS.items() if (way.x(), way.y()) == step))

    def light(self, at: SparksTable, field: int) -> None:
        self.go(at, field)
        self.type(at, Qt.Key.Key_Return)


class ScreenReader:
    """Presses what is found by its name."""

    def lift(self, curtain: QPushButton) -> None:
        press(QAccessible.queryAccessibleInterface(curtain))

    def press(self, window: QWidget, name: str) -> None:
        press(called(window, name))

    def bid(self, at: SparksTable, sparks: int) -> None:
        self.press(at.window(), str(sparks))
        self.press(at.window(), f"Bid {sparks}")

    def answer(self, at: SparksTable, answer: int) -> None:
        for digit in str(answer):
            self.press(at.window(), digit)
        self.press(at.window(), f"Answer {answer}")

    def light(self, at: SparksTable, field: int) -> None:
        name = field_name(field)
        self.press(at.window(), name[0].upper() + name[1:])


def decide(at: SparksTable, hands: Hands) -> None:
    """Whoever is asked bids one spark if there is one, adds well, and lights the first free field."""
    assert isinstance(at.mode, SparksMode)
    seen = at.mode.view
    match seen.phase:
        case Phase.BID:
            hands.bid(at, min(1, seen.sparks[seen.seat]))
        case Phase.SOLVE:
            hands.answer(at, sum(seen.numbers or ()))
        case _:
            hands.light(at, free_fields(seen.board)[0])


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
            decide(table(window), hands)
            # What a screen reader presses is down for a moment.
            wait(qtbot, lambda mode=mode: table(window).mode is not mode)
