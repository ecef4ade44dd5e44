"""A scripted family at one screen: four people and a computer play ENIX with the mouse in the real window.

`python -m tools.family_evening` counts clicks and curtains per round in both editions, and fails if anybody's
hand is on the screen while cards are revealed, a competition is held or the game ends.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from enix_desktop.app.play.choices import COMPUTER_NAMES, PAWN_KEYS, PEOPLE_NAMES, Choices, SeatChoice
from enix_desktop.app.play.table_driver import Decision, Happening
from enix_desktop.app.play.thinking import Answer, Question
from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix import events, moves
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow

PEOPLE, ROUNDS, GAMES = 4, 5, 5
MOST_CLICKS, MOST_CURTAINS = 24.0, 5.7
"""Per round, on average."""
PLAYER = "casual"
SHOWN_TO_ALL = (events.CardsRevealed, events.CompetitionBegan, events.TurnBegan, events.GameEnded)
LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60.0


@dataclass(slots=True)
class Evening:
    """What a family did in some rounds."""

    rounds: int = 0
    clicks: int = 0
    curtains: int = 0
    reveals: int = 0
    competitions: int = 0
    endings: int = 0

    def add(self, other: "Evening") -> None:
        for name in ("rounds", "clicks", "curtains", "reveals", "competitions", "endings"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def __str__(self) -> str:
        return (
            f"{self.clicks / self.rounds:.1f} clicks and {self.curtains / self.rounds:.2f} curtains "
            f"per round ({self.rounds} rounds, {self.reveals} reveals, {self.competitions} competitions and "
            f"{self.endings} endings seen by all)"
        )


class QuickThinker(QObject):
    """The computer at the table answers at once, in this process."""

    answered = Signal(object, object)

    def warm_up(self) -> None:
        """Nothing has to be started."""

    def forget(self) -> None:
        """Nothing is waiting."""

    def close(self) -> None:
        """Nothing was started."""

    def ask(self, question: Question) -> None:
        QTimer.singleShot(0, self, lambda: self._answer(question))

    def _answer(self, question: Question) -> None:
        chosen = ENIX.player(PLAYER).choose(question.view, question.moves, question.seed)
        self.answered.emit(question, Answer(chosen.move, 0))


class Family:
    """People who play like the casual player, each with the own hand in mind, and share one mouse."""

    def __init__(self, edition: str, seed: int) -> None:
        settings = Settings()
        settings.speed = "instant"
        self.window = MainWindow(settings)
        self.window.resize(1280, 800)
        self._thinker = QuickThinker()
        self.window.games.__dict__["thinker"] = self._thinker
        self.window.show()
        self.window.setUpdatesEnabled(False)  # nobody looks, and painting takes most of the time
        self.seen = Evening()
        names = (*PEOPLE_NAMES[:PEOPLE], COMPUTER_NAMES[0])
        seats = tuple(
            SeatChoice(name, PAWN_KEYS[seat], None if seat < PEOPLE else PLAYER)
            for seat, name in enumerate(names)
        )
        choices = Choices(ENIX.id, seats, {"edition": edition}, speed="instant", seed=seed)
        self.window.games.start(choices)
        table: Any = self.window.games.table
        driver: Any = self.window.games.controller
        self.table, self.driver = table, driver
        self.table.scene.is_moving = lambda: True  # so that no pictures are painted ahead
        self.driver.happened.connect(self._look)

    @property
    def state(self) -> Any:
        return self.driver.match.state

    def play(self, rounds: int) -> Evening:
        """Play so many rounds, and then on to the end, which is looked at and not counted."""
        counted = Evening()
        while self.window.games.final is None:
            self._wait_for_somebody()
            if self.state.round > rounds and not counted.rounds:
                counted = Evening(rounds, self.seen.clicks, self.seen.curtains)
            if self.window.games.curtain.is_drawn:
                self.seen.curtains += 1
                self._press(self.window.games.curtain.widget.button)
            elif self.driver.decision is not None:
                self._decide(self.driver.decision, is_counted=not counted.rounds)
        if not counted.rounds:
            counted = Evening(self.state.round, self.seen.clicks, self.seen.curtains)
        for name in ("reveals", "competitions", "endings"):
            setattr(counted, name, getattr(self.seen, name))
        return counted

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()

    def _wait_for_somebody(self) -> None:
        games = self.window.games
        self._wait(
            lambda: games.final is not None or games.curtain.is_drawn or self.driver.decision is not None
        )

    def _wait(self, holds: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"still waiting; the prompt says: {self.table.prompt()}"
            QTest.qWait(1)

    def _look(self, happening: Happening) -> None:
        """What everybody is to see together is shown with nobody's hand."""
        if not any(isinstance(event, SHOWN_TO_ALL) for event in happening.events):
            return
        assert self.driver.viewer == EVERYBODY, f"somebody alone sees {happening.events}"
        assert not self.window.games.curtain.is_drawn
        assert self.table.isVisible()
        assert self.table.scene.view_shown.seat == EVERYBODY
        assert not self.table.scene.hand.cards, "a hand is on the screen"
        for event in happening.events:
            self.seen.reveals += isinstance(event, events.CardsRevealed)
            self.seen.competitions += isinstance(event, events.CompetitionBegan)
            self.seen.endings += isinstance(event, events.GameEnded)

    # What people decide

    def _decide(self, decision: Decision, is_counted: bool) -> None:
        made = len(self.driver.match.record.entries)
        view = ENIX.rules.view(self.state, decision.seat)
        offered: Any = decision.moves
        if view.phase is Phase.PLACE_TILE:
            offered = [move for move in offered if self._is_in_sight(move)]
        if view.phase is Phase.MOVE and not view.moved:
            # A click on a tile takes the cheapest way there; the nearest tile has only one.
            roads = dict(view.roads[view.pawns[decision.seat]])
            offered = [min(offered, key=lambda move: roads[move.tile])]
        move = ENIX.player(PLAYER).choose(view, offered, made).move
        if is_counted:
            self._perform(move)
        else:
            self.table.decide(moves.END_GAME if moves.END_GAME in offered else move)
        assert len(self.driver.match.record.entries) > made, f"{move} was clicked: {self.table.prompt()}"

    def _is_in_sight(self, move: moves.PlaceTile) -> bool:
        place = self.table.scene.board.mapToScene(centre(move.cell))
        return bool(self.table.scene.plan.board.adjusted(50, 50, -50, -50).contains(place))

    def _perform(self, move: moves.Move) -> None:
        scene = self.table.scene
        match move:
            case moves.LayCard(card):
                self._drag(self._card(card), scene.plan.board.center())
            case moves.EndGame():
                self._push("end")
                self._press(self.table.question.yes)
            case moves.PlaceTile(tile, cell, rotation):
                self._place(tile, cell, rotation)
            case moves.Cross(tile):
                self._click(scene.board.tiles[tile].scenePos())
            case moves.Stop():
                self._push("stop")
            case moves.TakeCards(stacks):
                lifted = {item.position for item in scene.stacks if item.lift}
                for position in lifted ^ set(stacks):
                    self._click(scene.stacks[position].scenePos())
                self._push("take")
            case moves.Steal(victim, energy):
                place = scene.places[victim]
                spot = QPointF(60, 18) if energy is None else place.back(energy).center()
                self._click(place.mapToScene(spot))
            case moves.Refill(stack):
                self._click(scene.stacks[stack].scenePos())
            case _:
                raise AssertionError(f"nobody asked to interrupt: {move}")

    def _place(self, tile: Any, cell: Any, rotation: int) -> None:
        scene, before = self.table.scene, self.state.layout
        self._drag(scene.board.tiles[tile].scenePos(), scene.board.mapToScene(centre(cell)))
        for _ in range((rotation - before.rotations[tile]) % 6):
            self.table.current_mode.on_wheel(1)
        self._push("confirm")

    def _card(self, card: int) -> QPointF:
        """What can be seen of a card: in a full hand the next one covers the rest."""
        item = self.table.scene.hand.cards[card]
        spot: QPointF = item.scenePos() - QPointF(item.boundingRect().width() * item.scale() * 0.3, 0)
        return spot

    # What hands do

    def _at(self, point: QPointF) -> QPoint:
        place: QPoint = self.table.view.mapFromScene(point)
        return place

    def _click(self, point: QPointF) -> None:
        self.seen.clicks += 1
        QTest.mouseClick(self.table.view.viewport(), LEFT, pos=self._at(point))

    def _drag(self, start: QPointF, goal: QPointF) -> None:
        """One press that ends elsewhere."""
        self.seen.clicks += 1
        viewport, first, last = self.table.view.viewport(), self._at(start), self._at(goal)
        QTest.mousePress(viewport, LEFT, pos=first)
        for step in range(1, 5):
            point = QPointF(first + (last - first) * step / 4)
            move = QMouseEvent(
                QEvent.Type.MouseMove,
                point,
                viewport.mapToGlobal(point),
                Qt.MouseButton.NoButton,
                LEFT,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(viewport, move)
        QTest.mouseRelease(viewport, LEFT, pos=last)

    def _press(self, button: QWidget) -> None:
        self.seen.clicks += 1
        QTest.mouseClick(button, LEFT)

    def _push(self, name: str) -> None:
        QApplication.processEvents()
        button: QPushButton | None = self.table.button(name)
        assert button is not None, f"there is no button {name}: {self.table.prompt()}"
        self._press(button)


def evenings(edition: str, games: int, rounds: int) -> Evening:
    """The figures of some games of *edition* together."""
    whole = Evening()
    for seed in range(1, games + 1):
        family = Family(edition, seed)
        try:
            whole.add(family.play(rounds))
        finally:
            family.close()
    return whole


@contextmanager
def at_home(folder: Path) -> Iterator[None]:
    """Nothing of the person who runs this is read or written."""
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(folder)
    yield
    if before is None:
        del os.environ[HOME_VARIABLE]
    else:
        os.environ[HOME_VARIABLE] = before


def main() -> int:
    """Measure, and say whether the family is left in peace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each edition")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of each game that are counted")
    wanted = parser.parse_args()
    app = application()
    is_good = True
    with tempfile.TemporaryDirectory() as folder, at_home(Path(folder)):
        for edition in ENIX.editions:
            found = evenings(edition, wanted.games, wanted.rounds)
            print(f"{edition}: {found}")
            is_good &= found.clicks <= MOST_CLICKS * found.rounds
            is_good &= found.curtains <= MOST_CURTAINS * found.rounds
    app.processEvents()
    return 0 if is_good else 1


if __name__ == "__main__":
    raise SystemExit(main())
