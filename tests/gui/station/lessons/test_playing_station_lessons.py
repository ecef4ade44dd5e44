"""Every lesson of Station Six is played through in the real window, with a mistake in each."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import LessonStep, StepKind
from enix_desktop.games.station.moves import PASS, Biotope, Command, Discard, Fill, Move, Take
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.lessons.coach_panel import CoachPanel
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from enix_desktop.ui.lessons.speech_bubble import SpeechBubble
from enix_desktop.ui.station.course import STATION_COURSE
from enix_desktop.ui.station.table.screen import StationTable
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.table.targets import outline
from enix_desktop.ui.table.spotlight import Spotlight
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.application import application
from tests.gui.station.hands import Hands, Keyboard, Mouse, ScreenReader, wait
from tests.gui.tables import table_of
from tools.station_story import card

LEFT = Qt.MouseButton.LeftButton
NUMBERS = {lesson.id: number for number, lesson in enumerate(STATION_COURSE.lessons)}
EVERY_LESSON = pytest.mark.parametrize("lesson", NUMBERS)
MISTAKES: dict[str, tuple[str, Move, str]] = {
    "first-shot": ("fire", PASS, "fire-pass"),
    "charge": ("take", Take(None), "take-pile"),
    "transfer": ("transfer", Command(1), "transfer-command"),
    "machine-command": ("discard", Discard((card("white port"),)), "discard-else"),
    "biotope-port": ("spread", Biotope(3, 0), "spread-one-way"),
    "canteen": ("steal", PASS, "steal-else"),
    "energy-centre": ("take", Take(0), "take-else"),
    "round-and-end": ("pass", Fill((card("violet canteen"),)), "pass-fill"),
}
"""For each lesson where a learner does what, and what is said about it."""


class Typist(Keyboard):
    """Types no faster than buttons appear, and goes to the button that confirms."""

    def press(self, at: StationTable, name: str) -> None:
        button = at.button(name)
        while name == "confirm" and at.window().focusWidget() is not button:
            self.type(at, Qt.Key.Key_Tab)
        self.type(at, self.KEYS[name])

    def type(self, at: QWidget, key: Any) -> None:
        super().type(at, key)
        QApplication.processEvents()


class Pupil:
    """Does what a lesson asks for, with a mouse or without."""

    def __init__(self, qtbot: QtBot, lesson: str, hands: Hands) -> None:
        self.screen = LessonScreen(STATION_COURSE, NUMBERS[lesson], "instant", name="Ada")
        qtbot.addWidget(self.screen)
        self.screen.resize(1024, 676)
        self.screen.show()
        QApplication.processEvents()
        self._qtbot, self.hands = qtbot, hands
        self.run, self.coach = self.screen.run, self.screen.coach
        self.table: Any = table_of(self.screen)
        self.screen.begin()
        self.table.setFocus()
        self.wait_for_a_step()

    @property
    def step(self) -> LessonStep:
        return self.run.lesson.steps[self.run.index]

    @property
    def is_over(self) -> bool:
        return self.run.index == len(self.run.lesson.steps)

    def wait_for_a_step(self) -> None:
        wait(self._qtbot, lambda: self.is_over or (self.run.is_waiting and not self.table.queue.is_running))
        QApplication.processEvents()

    def obey(self) -> None:
        """Do what the open step asks for."""
        index = self.run.index
        if self.step.kind is StepKind.READ:
            if isinstance(self.hands, Mouse):
                QTest.mouseClick(self.coach.next_button, LEFT)
            else:
                QTest.keyClick(self.screen, Qt.Key.Key_Return)
        else:
            self.hands.play(self.table, self.run.lesson.record.entries[self.step.at].move)
        wait(self._qtbot, lambda: self.run.index > index)
        self.wait_for_a_step()

    def go_to(self, text: str) -> None:
        while self.step.text != text:
            self.obey()


@pytest.fixture(autouse=True)
def languages(
    qapp: QApplication, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Languages]:
    """Speaking whatever is wanted, and English again afterwards."""
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    caplog.set_level(logging.ERROR)  # texts that are not translated yet
    spoken = Languages(qapp)
    yield spoken
    spoken.use("en")


def assert_lit(pupil: Pupil) -> None:
    """What is lit is there and in sight."""
    QApplication.processEvents()
    view = pupil.table.view
    seen = QRect(QPoint(0, 0), view.size())
    for target in pupil.step.lit:
        shape = outline(pupil.table, target)
        assert shape is not None, (pupil.step.text, target)
        assert seen.contains(shape.boundingRect().center().toPoint()), (pupil.step.text, target)
    [light] = view.findChildren(Spotlight)
    assert light.isVisible() == bool(pupil.step.lit)
    assert len(pupil.table.lit_words(pupil.step.lit)) >= len(pupil.step.lit)


def assert_everything_said_is_in_sight(pupil: Pupil) -> None:
    pages = pupil.coach._pages
    page = pages.widget()
    assert page is not None
    assert page.width() <= pages.viewport().width()
    assert not pupil.coach._objects.visibleRegion().isEmpty()


@pytest.mark.parametrize("language", ["en", "fr", "de", pseudo.LANGUAGE])
@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_and_a_mistake_is_explained(
    qtbot: QtBot, languages: Languages, lesson: str, language: str
) -> None:
    languages.use(language)
    pupil = Pupil(qtbot, lesson, Mouse())
    place, mistake, remark = MISTAKES[lesson]
    pupil.go_to(f"{lesson}.{place}")
    index, made = pupil.run.index, len(pupil.run.match.record.entries)
    pupil.hands.play(pupil.table, mistake)
    QTest.qWait(2)
    assert pupil.coach.remark == f"{lesson}.{remark}"
    assert (pupil.run.index, len(pupil.run.match.record.entries)) == (index, made)
    assert_everything_said_is_in_sight(pupil)
    with qtbot.waitSignal(pupil.screen.completed, timeout=5000):
        while not pupil.is_over:
            assert_lit(pupil)
            pupil.obey()
    assert pupil.run.match.record.entries == pupil.run.lesson.record.entries


@EVERY_LESSON
@pytest.mark.parametrize("hands", [Typist(), ScreenReader()], ids=["keyboard", "screen reader"])
def test_a_lesson_is_played_without_a_mouse(qtbot: QtBot, lesson: str, hands: Hands) -> None:
    pupil = Pupil(qtbot, lesson, hands)
    with qtbot.waitSignal(pupil.screen.completed, timeout=5000):
        while not pupil.is_over:
            pupil.obey()
    assert pupil.run.match.record.entries == pupil.run.lesson.record.entries


def test_the_button_that_confirms_is_lit_once_it_can_be_pressed(qtbot: QtBot) -> None:
    pupil = Pupil(qtbot, "charge", Mouse())
    pupil.go_to("charge.charge")
    [light] = pupil.table.view.findChildren(Spotlight)

    def is_lit(name: str) -> bool:
        button = pupil.table.button(name)
        middle = button.mapTo(pupil.table.view, button.rect().center()).toPointF()
        return any(shape.contains(middle) for shape in light._shapes)

    pupil.hands.press(pupil.table, "charge")
    QApplication.processEvents()
    assert not is_lit("confirm"), "nothing is chosen yet"
    for number in (6, 15):
        pupil.hands.choose(pupil.table, Spot(Group.HAND, number))
    wait(qtbot, lambda: is_lit("confirm"))
    assert not is_lit("cancel")


def test_there_is_no_bubble_without_words(qtbot: QtBot) -> None:
    coach = CoachPanel(STATION_COURSE, NUMBERS["transfer"])
    qtbot.addWidget(coach)
    coach.show_watching()
    coach.show()
    bubbles = coach.findChildren(SpeechBubble)
    assert [bubble.isVisible() for bubble in bubbles] == [False, False]
    coach.show_step("transfer.tie", StepKind.READ, 0, 5)
    assert [bubble.isVisible() for bubble in bubbles] == [True, False]
