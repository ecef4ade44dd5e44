"""Every lesson can be played to its end without a mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.application import application
from tests.gui.enix.table.keying import ENTER, carry, go_to, perform
from tests.gui.lessons.learner import Learner

COURSE = GAME_UIS["enix"].course()


def try_what_is_refused(learner: Learner) -> None:
    """What the lessons want to be tried once."""
    if learner.step.rule == "M4":
        go_to(learner, Spot(Group.BOARD, Energy.GEOTHERMAL))
        learner.key(ENTER)
    else:
        go_to(learner, Spot(Group.BOARD, Energy.WIND))
        learner.key(ENTER)
        carry(learner, learner.state.layout.cells[Energy.WIND], Hex(-2, 2))
        learner.key(Qt.Key.Key_Escape)


def obey(learner: Learner) -> None:
    """Do what the open step asks for, by keyboard."""
    match learner.step.kind:
        case StepKind.READ:
            learner.key(ENTER)
        case StepKind.ARM:
            learner.key(Qt.Key.Key_I)
        case StepKind.DO:
            move = learner.run.lesson.record.entries[learner.step.at].move
            if type(move).__name__ == "EndGame":
                learner.key(Qt.Key.Key_E)
            else:
                perform(learner, move)
        case StepKind.TRY:
            index = learner.run.index
            try_what_is_refused(learner)
            learner.wait(lambda: learner.run.index > index)
    learner.wait_for_a_step()


@pytest.mark.parametrize("number", range(len(COURSE.lessons)), ids=[lesson.id for lesson in COURSE.lessons])
def test_a_lesson_is_played_to_its_end(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int
) -> None:
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _table, _view, end: end())
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    screen = LessonScreen(COURSE, number, "instant", name="Ada")
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    QApplication.processEvents()
    screen.begin()
    learner = Learner(screen)
    learner.wait_for_a_step()
    with qtbot.waitSignal(screen.completed, timeout=5000):
        while not learner.is_over:
            index = learner.run.index
            obey(learner)
            assert learner.is_over or learner.run.index > index, learner.coach.said
