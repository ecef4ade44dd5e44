"""Somebody who does what a lesson of ENIGMA asks for, with a mouse or without."""

from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import LessonStep, StepKind
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Solved,
)
from enix_desktop.games.enigma.network import CellSpot
from enix_desktop.games.enigma.puzzles.puzzle import WeightsPuzzle
from enix_desktop.ui.enigma.course import ENIGMA_COURSE
from enix_desktop.ui.enigma.table.modes import NetworkerMode
from enix_desktop.ui.enigma.table.place_mode import PlaceMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.solve_mode import SolveMode
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from tests.gui.enigma.table.hands import Hands, Keyboard, Mouse, desk_of, wait
from tests.gui.tables import table_of

LEFT = Qt.MouseButton.LeftButton
NUMBERS = {lesson.id: number for number, lesson in enumerate(ENIGMA_COURSE.lessons)}


class Pupil:
    """Does what a lesson asks for, step by step."""

    def __init__(self, qtbot: QtBot, lesson: str, hands: Hands, step: int = 0) -> None:
        self.screen = LessonScreen(ENIGMA_COURSE, NUMBERS[lesson], "instant", name="Ada", step=step)
        qtbot.addWidget(self.screen)
        self.screen.resize(1024, 676)
        self.screen.show()
        QApplication.processEvents()
        self._qtbot, self.hands = qtbot, hands
        self.run, self.coach = self.screen.run, self.screen.coach
        self.table: EnigmaTable = table_of(self.screen)
        self.screen.begin()
        self.table.setFocus()
        self.wait_for_a_step()

    @property
    def step(self) -> LessonStep:
        return self.run.lesson.steps[self.run.index]

    @property
    def is_over(self) -> bool:
        return self.run.index == len(self.run.lesson.steps)

    @property
    def recorded(self) -> Move:
        """What the lesson wants next."""
        return cast(Move, self.run.lesson.record.entries[self.step.at].move)

    def wait_for_a_step(self) -> None:
        wait(
            self._qtbot,
            lambda: self.is_over or (self.run.is_waiting and not self.table.queue.is_running),
        )
        QApplication.processEvents()

    def obey(self) -> None:
        """Do what the open step asks for."""
        index, step = self.run.index, self.step
        match step.kind:
            case StepKind.READ:
                self.next()
            case StepKind.TRY:
                self.try_power(step)
            case _:
                self.play(self.recorded)
        wait(self._qtbot, lambda: self.run.index > index)
        self.wait_for_a_step()

    def next(self) -> None:
        """Read, and go on."""
        if isinstance(self.hands, Mouse):
            QTest.mouseClick(self.coach.next_button, LEFT)
        else:
            QTest.keyClick(self.screen, Qt.Key.Key_Return)

    def try_power(self, step: LessonStep) -> None:
        """Choose the power cell that is lit."""
        [target] = step.lit
        spot = CellSpot(*map(int, target.partition(":")[2].split(",")))
        mode = self.table.mode
        assert isinstance(mode, NetworkerMode)
        self._choose_power(spot)

    def _choose_power(self, spot: CellSpot) -> None:
        from enix_desktop.ui.enigma.table.spots import Group
        from enix_desktop.ui.table.spots import Spot

        hands: Any = self.hands
        if isinstance(hands, Mouse):
            hands.click(self.table, Spot(Group.POWER, spot))
        else:
            self.table._choose(Spot(Group.POWER, spot))

    def play(self, move: Move) -> None:
        """Make *move* with the hands."""
        match move:
            case Choose(category):
                self.hands.choose(self.table, category)
            case Solved():
                self.solve()
            case Failed():
                self.open_bench()
                self.hands.give_up(desk_of(self.table).panel)
            case PlaceTile(x, y, rotation):
                mode = self.table.mode
                assert isinstance(mode, PlaceMode)
                self.hands.place(self.table, (x, y), (rotation - mode.rotation) % 4)
            case PlaceNetworker(net, cell):
                placed = cast(NetworkerMode, self.table.mode).view.placed
                assert placed is not None
                self.hands.networker(self.table, CellSpot(*placed, net, cell))
            case NoNetworker():
                self.hands.networker(self.table, None)

    def open_bench(self) -> None:
        """Lift the cover."""
        wait(self._qtbot, lambda: isinstance(self.table.mode, SolveMode))
        desk = desk_of(self.table)
        if not desk.is_open:
            self.hands.open(self.table)
            wait(self._qtbot, lambda: desk.is_open)

    def solve(self) -> None:
        """Weights by hand, everything else with hints as the texts say."""
        self.open_bench()
        desk = desk_of(self.table)
        panel, puzzle = desk.panel, desk.solving.puzzle
        if isinstance(puzzle, WeightsPuzzle):
            self.hands.balance(panel, puzzle)
            return
        while not panel.bench.is_locked:
            if isinstance(self.hands, Mouse):
                QTest.mouseClick(panel.side.hint, LEFT)
            else:
                QTest.keyClick(panel, Qt.Key.Key_H)

    def go_to(self, text: str) -> None:
        while self.step.text != text:
            self.obey()


__all__ = ["NUMBERS", "Keyboard", "Pupil"]
