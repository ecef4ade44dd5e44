"""A person at the table: prepared positions, and real mouse and key events."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.thinking import Answer, Question
from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import PASS, Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.placing_mode import PlaceMode
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.table.shapes import CARD_WIDTH
from tests.rules.compose import composed
from tests.rules.position import CODEC, RULES
from tests.rules.situation import Situation
from tests.rules.words import card_called

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny")
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier

Compose = Mapping[str, object]


def prepared(compose: Compose, people: Sequence[Seat] = (0,)) -> Any:
    """The match that *compose* describes, as in tests/rules; who is not among *people* is a computer."""
    situation = Situation(Path("prepared.toml"), "", (), Path(), None, (), dict(compose))
    record = records.read(composed(situation), {"enix": CODEC})
    seats = range(len(record.participants))
    players = [Participant(NAMES[seat], None if seat in people else "casual") for seat in seats]
    return Match.resume(RULES, CODEC, replace(record, participants=tuple(players)), seed=1)


class ObedientThinker(QObject):
    """Computers that answer at once: with what they were told by seat, else with the first legal move."""

    answered = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[Seat, list[Move]] = {}
        self.is_silent = False

    def warm_up(self) -> None:
        """Nothing has to be started."""

    def forget(self) -> None:
        """Nothing is waiting."""

    def ask(self, question: Question) -> None:
        """Answer as soon as control is back in the event loop."""
        if not self.is_silent:
            QTimer.singleShot(0, self, lambda: self._answer(question))

    def _answer(self, question: Question) -> None:
        told = self.told.get(question.seat, [])
        wished = [move for move in told if move in question.moves][:1]
        if wished:
            told.remove(wished[0])
        self.answered.emit(question, Answer(wished[0] if wished else question.moves[0]))


class Person:
    """Sits at a table and uses the mouse; positions are looked up in the scene when they are needed."""

    def __init__(self, match: Any, path: Path, speed: str = "instant", thinker: Any = None) -> None:
        self.match = match
        self.path = path
        self._before = len(match.record.entries)
        self.obedient = ObedientThinker()
        self.thinker: Any = self.obedient
        if thinker is not None:
            self.thinker = thinker
        self.saver = Saver()
        self.controller = Controller(match, path, self.thinker, self.saver)
        self.screen = TableScreen(self.controller, speed)
        self.scene, self.view = self.screen.scene, self.screen.view
        self.curtains: list[str] = []
        self.outcomes: list[Any] = []
        self.screen.curtain_wanted.connect(self.curtains.append)
        self.screen.finished.connect(self.outcomes.append)
        self.screen.resize(1280, 800)
        self.screen.show()
        QApplication.processEvents()

    def sit_down(self) -> "Person":
        """Begin, lift the first curtain if there is one, and wait for the first question."""
        self.screen.begin()
        if self.curtains:
            self.screen.lift_curtain()
        self.wait(lambda: self.controller.decision is not None)
        return self

    def leave(self) -> None:
        """Stand up."""
        self.controller.close()
        self.saver.close()
        self.screen.close()
        self.screen.deleteLater()
        QApplication.processEvents()

    # What is the case

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    @property
    def phase(self) -> Phase:
        """What the person is being asked."""
        assert self.controller.decision is not None
        phase: Phase = self.controller.decision.view.phase
        return phase

    @property
    def moves(self) -> list[Move]:
        """What people have decided since they sat down; not interrupting goes without saying."""
        entries = self.match.record.entries[self._before :]
        return [
            entry.move for entry in entries if entry.seat in self.controller.people and entry.move != PASS
        ]

    @property
    def prompt(self) -> str:
        return self.screen.prompt()

    @property
    def is_refused(self) -> bool:
        return bool(self.screen._prompt.property("role") == "refused")

    @property
    def place_mode(self) -> PlaceMode:
        mode = self.screen.mode
        assert isinstance(mode, PlaceMode)
        return mode

    def glows(self) -> dict[str, str]:
        """The marks of the tiles that have one, by the keys of their energies."""
        return {
            energy.key: str(tile._glow)
            for energy, tile in self.scene.board.tiles.items()
            if tile._glow is not None
        }

    def hand(self) -> set[int]:
        """The cards that are shown in the hand."""
        return {card for card, item in self.scene.hand.cards.items() if item.isVisible()}

    def buttons(self) -> dict[str, QPushButton]:
        """The buttons that are shown, by their untranslated names."""
        QApplication.processEvents()  # a layout shows its new widgets a little later
        found = self.screen.findChildren(QPushButton)
        return {
            str(button.property("action")): button
            for button in found
            if button.isVisible() and button.property("action")
        }

    def is_lifted(self, energy: Energy) -> bool:
        return self.scene.board.tiles[energy]._is_lifted

    # Where things are

    def at(self, scene_point: QPointF) -> QPoint:
        return self.view.mapFromScene(scene_point)

    def tile(self, energy: Energy) -> QPoint:
        return self.at(self.scene.board.tiles[energy].scenePos())

    def cell(self, cell: Hex) -> QPoint:
        return self.at(self.scene.board.mapToScene(centre(cell)))

    def card(self, name: str) -> QPoint:
        """The middle of what can be seen of a card: in a full hand the next one covers the rest."""
        hand = self.scene.hand
        middle, half = hand.cards[card_called(name)].scenePos(), CARD_WIDTH * hand.scale_of_cards / 2
        others = [item.scenePos().x() for item in hand.cards.values()]
        end = min([middle.x() + half, *(x - half for x in others if x > middle.x())])
        return self.at(QPointF((middle.x() - half + end) / 2, middle.y()))

    def stack(self, position: int) -> QPoint:
        return self.at(self.scene.stacks[position].scenePos())

    def back(self, seat: Seat, energy: Energy) -> QPoint:
        place = self.scene.places[seat]
        return self.at(place.mapToScene(place.back(energy).center()))

    def place(self, seat: Seat) -> QPoint:
        return self.at(self.scene.places[seat].mapToScene(QPointF(60, 18)))

    def cap_home(self) -> QPoint:
        return self.at(self.scene.plan.cap_home.center())

    def handle(self, number: int) -> QPoint:
        """0 and 1 turn anticlockwise and clockwise, 2 is the tick, 3 the cross."""
        return self.at(self.place_mode._handles.items[number].scenePos())

    # What a person does

    def click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, NO_KEYS, point)

    def double_click(self, point: QPoint) -> None:
        self.click(point)
        QTest.mouseDClick(self.view.viewport(), LEFT, NO_KEYS, point)
        self.release(point)

    def hover(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)

    def press(self, point: QPoint) -> None:
        self.hover(point)
        QTest.mousePress(self.view.viewport(), LEFT, NO_KEYS, point)

    def move_to(self, point: QPoint, start: QPoint) -> None:
        """Move with the button down, in small steps from *start*."""
        for step in range(1, 9):
            QTest.mouseMove(self.view.viewport(), start + (point - start) * step / 8)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, NO_KEYS, point)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        self.move_to(end, start)
        self.release(end)

    def push(self, name: str) -> None:
        """Click the button with this untranslated name."""
        QTest.mouseClick(self.buttons()[name], LEFT)

    def arm(self) -> None:
        """Click the button that asks to interrupt."""
        QTest.mouseClick(self.screen.interrupt, LEFT)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        target: QWidget = QApplication.focusWidget() or self.screen
        QTest.keyClick(target, key, modifiers)

    def wheel(self, point: QPoint, steps: float, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Turn the wheel; up is positive."""
        viewport = self.view.viewport()
        event = QWheelEvent(
            QPointF(point),
            QPointF(viewport.mapToGlobal(point)),
            QPoint(),
            QPoint(0, round(120 * steps)),
            Qt.MouseButton.NoButton,
            modifiers,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def wait(self, holds: Callable[[], bool], seconds: float = 20.0) -> None:
        """Let time pass until something holds."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, f"still waiting; the prompt says: {self.prompt}"
            QTest.qWait(1)

    def wait_to_be_asked(self) -> None:
        self.wait(lambda: self.controller.decision is not None)

    def assert_sound(self) -> None:
        """What is on disk is this game, and it follows the rules."""
        self.saver.flush()
        record = records.read(self.path.read_text(encoding="utf-8"), {"enix": CODEC})
        assert record == self.match.record
        assert len(list(replay(RULES, CODEC, record))) == len(record.entries)
