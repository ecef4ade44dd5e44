"""A learner with a mouse: does what a lesson asks for, and sometimes something else."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from tests.gui.enix.table.person import LEFT, Person
from tests.gui.tables import table_of
from tests.rules.words import card_name


class Learner(Person):
    """Sits at the table of a lesson."""

    def __init__(self, screen: LessonScreen) -> None:
        self.lesson_screen = screen
        self.run, self.coach = screen.run, screen.coach
        self.screen: Any = table_of(screen)
        self.controller: Any = screen.run
        self.match = screen.run.match
        self.scene, self.view = self.screen.scene, self.screen.view

    @property
    def step(self) -> Any:
        """The step that is open."""
        return self.run.lesson.steps[self.run.index]

    @property
    def is_over(self) -> bool:
        """Whether the lesson has been played to its end."""
        return self.run.index == len(self.run.lesson.steps)

    def wait_for_a_step(self) -> None:
        """Watch what the others do."""
        self.wait(lambda: self.is_over or self.run.is_waiting)

    def read(self) -> None:
        """Click Next, or Skip."""
        button = self.coach.next_button if self.step.kind is StepKind.READ else self.coach.skip_button
        QTest.mouseClick(button, LEFT)
        self.wait_for_a_step()

    def obey(self) -> None:
        """Do what the open step asks for."""
        match self.step.kind:
            case StepKind.READ:
                self.read()
            case StepKind.ARM:
                self.arm()
            case StepKind.DO:
                self.perform(self.run.lesson.record.entries[self.step.at].move)
            case StepKind.TRY:
                index = self.run.index
                TRIALS[self.step.rule](self)
                self.wait(lambda: self.run.index > index)
        self.wait_for_a_step()

    def go_to(self, text: str) -> None:
        """Obey until the coach says *text*."""
        while self.coach.said != text:
            assert not self.is_over, f"{text} is never said"
            self.obey()

    def perform(self, move: Move) -> None:
        """Make *move* with the mouse."""
        match move:
            case LayCard(card):
                self.click(self.card(card_name(card)))
                self.push("lay")
            case Cross(tile):
                self.click(self.tile(tile))
            case TakeCards(stacks):
                takeable = max((choice.stacks for choice in self.controller.decision.moves), key=len)
                for stack in set(takeable) - set(stacks):
                    self.click(self.stack(stack))
                self.push("take")
            case PlaceTile(tile, cell, _):
                self.drag(self.tile(tile), self.cell(cell))
                self.push("confirm")
            case PlayEnix(_, None):
                self.push("cap_off")
            case PlayEnix(_, tile) if tile is not None:
                self.click(self.tile(tile))
            case Steal(victim, energy) if energy is not None:
                self.click(self.back(victim, energy))
            case Refill(stack):
                self.click(self.stack(stack))
            case Stop():
                self.push("stop")
            case EndGame():
                self.push("end")
            case _:
                raise AssertionError(move)

    def press_enter(self) -> None:
        self.key(Qt.Key.Key_Return)
        self.wait_for_a_step()


def _drop_wind_far_out(learner: Learner) -> None:
    from enix_desktop.games.enix.components import Energy
    from enix_desktop.geometry.hexes import Hex

    learner.drag(learner.tile(Energy.WIND), learner.cell(Hex(-2, 2)))
    assert learner.is_refused


def _enter_the_dark(learner: Learner) -> None:
    from enix_desktop.games.enix.components import Energy

    learner.click(learner.tile(Energy.GEOTHERMAL))
    assert learner.is_refused


TRIALS: dict[str, Callable[[Learner], None]] = {"A5": _drop_wind_far_out, "M4": _enter_the_dark}
