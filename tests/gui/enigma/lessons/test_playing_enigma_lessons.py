"""Every lesson of ENIGMA is played through in the real window, with a mistake in each."""

import logging
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enigma.bench.angles_bench import AnglesBench
from enix_desktop.ui.enigma.bench.weights_bench import WeightsBench
from enix_desktop.ui.enigma.bench.weights_items import Group
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.targets import outline
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.application import application
from tests.gui.enigma.lessons.pupil import NUMBERS, Pupil
from tests.gui.enigma.table.hands import Hands, Keyboard, Mouse, ScreenReader, desk_of, wait

EVERY_LESSON = pytest.mark.parametrize("lesson", NUMBERS)
GIVEN_UP = Failed(1, Unsolved.GAVE_UP)
MISTAKES: dict[str, tuple[str, Move]] = {
    "welcome": ("place", PlaceTile(-1, 0, 0)),
    "weights": ("choose", Choose(Category.ANGLES)),
    "placing": ("networker", NoNetworker()),
    "pipes": ("solve", GIVEN_UP),
    "fragments": ("decline", PlaceNetworker(0, 0)),
    "angles": ("solve", GIVEN_UP),
    "end": ("place", PlaceTile(1, 0, 1)),
}
"""For each lesson but that of the clock, where everything is right: where a learner does what else."""


@pytest.fixture(autouse=True)
def languages(
    qapp: QApplication, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Languages]:
    """Speaking whatever is wanted, and English again afterwards; the window is in front."""
    monkeypatch.setattr(EnigmaTable, "isActiveWindow", lambda _table: True)
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
        if not target.startswith("button:"):
            shown = view.mapFromScene(shape.boundingRect()).boundingRect()
            assert seen.adjusted(-14, -14, 14, 14).contains(shown), (pupil.step.text, target)


def assert_everything_said_is_in_sight(pupil: Pupil) -> None:
    """Nothing that the keeper says has to be scrolled sideways."""
    pages = pupil.coach._pages
    page = pages.widget()
    assert page is not None
    assert page.width() <= pages.viewport().width()


def assert_done(pupil: Pupil) -> None:
    """The learner's own solutions stand in the record, and everything else as it was written."""
    for own, written in zip(pupil.run.match.record.entries, pupil.run.lesson.record.entries, strict=True):
        if not isinstance(own.move, Solved):
            assert own == written


@pytest.mark.parametrize("language", ["en", "fr", "de", pseudo.LANGUAGE])
@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_and_a_mistake_is_explained(
    qtbot: QtBot, languages: Languages, lesson: str, language: str
) -> None:
    languages.use(language)
    pupil = Pupil(qtbot, lesson, Mouse())
    if lesson in MISTAKES:
        place, mistake = MISTAKES[lesson]
        pupil.go_to(f"{lesson}.{place}")
        index, made = pupil.run.index, len(pupil.run.match.record.entries)
        pupil.play(mistake)
        wait(qtbot, lambda: pupil.coach.remark == f"{lesson}.{place}-else")
        assert (pupil.run.index, len(pupil.run.match.record.entries)) == (index, made)
        assert_everything_said_is_in_sight(pupil)
        pupil.wait_for_a_step()
    with qtbot.waitSignal(pupil.screen.completed, timeout=30_000):
        while not pupil.is_over:
            assert_lit(pupil)
            pupil.obey()
    assert_done(pupil)


@EVERY_LESSON
@pytest.mark.parametrize("hands", [Keyboard(), ScreenReader()], ids=["keyboard", "screen reader"])
def test_a_lesson_is_played_without_a_mouse(qtbot: QtBot, lesson: str, hands: Hands) -> None:
    pupil = Pupil(qtbot, lesson, hands)
    with qtbot.waitSignal(pupil.screen.completed, timeout=30_000):
        while not pupil.is_over:
            pupil.obey()
    assert_done(pupil)


def test_one_can_go_back_to_a_puzzle_and_solve_it_again(qtbot: QtBot) -> None:
    pupil = Pupil(qtbot, "weights", Mouse())
    pupil.go_to("weights.solve")
    pupil.obey()
    assert pupil.step.text == "weights.done"
    QTest.mouseClick(pupil.coach.back_button, Qt.MouseButton.LeftButton)
    wait(qtbot, lambda: pupil.step.text == "weights.solve")
    pupil.wait_for_a_step()
    pupil.obey()
    assert pupil.step.text == "weights.done"
    assert_done(pupil)


@pytest.mark.parametrize("lesson", ["weights", "pipes", "fragments", "angles"])
def test_a_puzzle_of_a_lesson_has_hints_and_no_limit(qtbot: QtBot, lesson: str) -> None:
    pupil = Pupil(qtbot, lesson, Mouse())
    pupil.go_to(f"{lesson}.solve")
    pupil.open_bench()
    desk = pupil.table.mode.desk  # type: ignore[union-attr]
    assert desk.panel.side.hint.isVisible()
    assert desk.solving.limit is None
    assert pupil.step.kind is StepKind.DO
    before = desk.panel.arrangement()
    QTest.mouseClick(desk.panel.side.hint, Qt.MouseButton.LeftButton)
    assert desk.panel.arrangement() != before


def test_beside_the_keeper_the_picture_to_build_has_room_and_nothing_covers_anything(qtbot: QtBot) -> None:
    pupil = Pupil(qtbot, "angles", Mouse())
    pupil.go_to("angles.solve")
    pupil.open_bench()
    bench = desk_of(pupil.table).panel.bench
    assert isinstance(bench, AnglesBench)
    plan = bench.plan
    assert plan.picture.width() >= 110
    things = [plan.depth, plan.picture, plan.plan, *plan.trays, *plan.handles]
    for first, second in combinations(things, 2):
        assert not first.adjusted(1, 1, -1, -1).intersects(second), (first, second)


def test_beside_the_keeper_no_cup_hides_the_sums(qtbot: QtBot) -> None:
    pupil = Pupil(qtbot, "weights", Mouse())
    pupil.go_to("weights.solve")
    pupil.open_bench()
    panel = desk_of(pupil.table).panel
    bench = panel.bench
    assert isinstance(bench, WeightsBench)
    for cup in bench.cups:
        bench.reset()
        bench.press(Spot(Group.CUP, cup))
        plate = bench.stand.sceneBoundingRect()
        plate.setTop(plate.bottom() - 50)
        for other in bench.cups:
            bowl = bench.outline(Spot(Group.CUP, other)).boundingRect()
            assert bowl.bottom() <= plate.top() + 8 or not bowl.intersects(plate), (cup, other)
