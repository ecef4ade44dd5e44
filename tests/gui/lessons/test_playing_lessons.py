"""Every lesson is played through with the mouse, with a mistake in each, in every language."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    STOP,
    Cross,
    LayCard,
    Move,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    TakeCards,
)
from enix_desktop.geometry.hexes import Hex
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.lesson_targets import outline
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.lessons.coach_panel import CoachPanel
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from enix_desktop.ui.table.spotlight import Spotlight
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.application import application
from tests.gui.enix.table.person import LEFT
from tests.gui.lessons.learner import Learner
from tests.rules.words import card_called

COURSE = GAME_UIS["enix"].course()
NUMBERS = {lesson.id: number for number, lesson in enumerate(COURSE.lessons)}
MISTAKES: dict[str, tuple[str, Move, str]] = {
    "laying": ("laying.lay", LayCard(card_called("hydro-09")), "laying.lay-six"),
    "order": ("order.compete", LayCard(card_called("ocean-08")), "order.compete-else"),
    "moving": ("moving.go", Cross(Energy.GEOTHERMAL), "moving.go-geothermal"),
    "collecting": ("collecting.take", TakeCards((3,)), "collecting.take-else"),
    "tiles": ("tiles.place", PlaceTile(Energy.WIND, Hex(-1, 1), 3), "tiles.place-elsewhere"),
    "blackout": ("blackout.lay", LayCard(card_called("biomass-06")), "blackout.lay-else"),
    "enix": ("enix.play", PlayEnix(card_called("wind-12"), Energy.OCEAN), "enix.play-tile"),
    "stealing": ("stealing.refill", Refill(0), "stealing.refill-other"),
    "symbols": ("symbols.top", LayCard(card_called("ocean-02")), "symbols.top-dark"),
    "scoring": ("scoring.take", TakeCards((0, 4)), "scoring.take-both"),
    "ending": ("ending.end", LayCard(card_called("ocean-01")), "ending.end-lay"),
}
"""For each lesson where a learner does what, and what is said about it."""


@pytest.fixture
def languages(qapp: QApplication, caplog: pytest.LogCaptureFixture) -> Iterator[Languages]:
    """Speaking whatever is wanted, and English again afterwards."""
    application()
    caplog.set_level(logging.ERROR)  # texts that are not translated yet
    spoken = Languages(qapp)
    yield spoken
    spoken.use("en")


@pytest.fixture(autouse=True)
def ends_when_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _table, _view, end: end())
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))


def seated(qtbot: QtBot, lesson: str, step: int = 0, size: tuple[int, int] = (1024, 676)) -> Learner:
    screen = LessonScreen(COURSE, NUMBERS[lesson], "instant", name="Ada", step=step)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    QApplication.processEvents()
    screen.begin()
    learner = Learner(screen)
    learner.wait_for_a_step()
    return learner


def light_of(learner: Learner) -> Spotlight:
    """What darkens the table around the things that a step is about."""
    [light] = learner.view.findChildren(Spotlight)
    return light


def assert_lit(learner: Learner) -> None:
    """What is lit is there and in sight, and every click goes through the light."""
    QApplication.processEvents()
    table = QRect(QPoint(0, 0), learner.view.size())
    for target in learner.step.lit:
        if target == "button:confirm":
            continue  # offered when a tile has been moved
        shape = outline(learner.screen, target)
        assert shape is not None, (learner.coach.said, target)
        assert table.contains(shape.boundingRect().center().toPoint()), (learner.coach.said, target)
    assert light_of(learner).isVisible() == bool(learner.step.lit)
    assert learner.view.childAt(learner.view.rect().center()) is learner.view.viewport()


def assert_nothing_is_cut_off(learner: Learner) -> None:
    """The coach has room for what is said, also in longer languages."""
    QApplication.processEvents()
    coach = learner.coach
    for part in (coach._title, coach._count, *coach.findChildren(QPushButton)):
        if part.isVisible():
            assert coach.rect().contains(QRect(part.mapTo(coach, QPoint(0, 0)), part.size()))
            assert part.width() >= part.minimumSizeHint().width()
    spoken = coach._pages.widget()
    assert spoken is not None
    assert spoken.width() <= coach._pages.viewport().width()
    QTest.qWait(2)
    assert not coach._objects.visibleRegion().isEmpty()


@pytest.mark.parametrize("language", ["en", "fr", "de", pseudo.LANGUAGE])
@pytest.mark.parametrize("lesson", NUMBERS)
def test_a_lesson_is_played_to_its_end_and_a_mistake_is_explained(
    qtbot: QtBot, languages: Languages, lesson: str, language: str
) -> None:
    languages.use(language)
    learner = seated(qtbot, lesson)
    place, mistake, remark = MISTAKES[lesson]
    learner.go_to(place)
    index, made = learner.run.index, len(learner.match.record.entries)
    learner.perform(mistake)
    assert learner.coach.remark == remark
    assert learner.run.index == index
    assert len(learner.match.record.entries) == made
    assert_nothing_is_cut_off(learner)
    with qtbot.waitSignal(learner.lesson_screen.completed, timeout=5000):
        while not learner.is_over:
            assert_lit(learner)
            learner.obey()
    assert learner.match.record.entries == learner.run.lesson.record.entries


def test_every_way_over_the_board_that_begins_wrongly_is_taken_back(
    qtbot: QtBot, languages: Languages
) -> None:
    learner = seated(qtbot, "moving")
    learner.go_to("moving.go")
    for tile in (Energy.HYDRO, Energy.WIND, Energy.GEOTHERMAL):
        learner.click(learner.tile(tile))
        assert learner.coach.remark.startswith("moving.go-")
        assert learner.run.view().pawns[0] == Energy.SOLAR
    assert learner.screen.route == ()


def test_a_way_to_a_farther_tile_is_walked_one_step_at_a_time(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "collecting")
    learner.go_to("collecting.go")
    learner.click(learner.tile(Energy.GEOTHERMAL))
    learner.wait_for_a_step()
    assert learner.run.view().pawns[0] == Energy.BIOMASS
    learner.go_to("collecting.stop")
    assert learner.run.view().pawns[0] == Energy.BIOMASS
    assert learner.coach.remark == ""


def test_what_the_rules_forbid_is_refused_as_always(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "tiles")
    learner.go_to("tiles.place")
    learner.drag(learner.tile(Energy.WIND), learner.cell(Hex(0, 0)))
    assert learner.is_refused
    assert learner.coach.remark == ""
    assert learner.coach.said == "tiles.place"


def test_nobody_has_to_try_what_is_forbidden(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "tiles")
    learner.go_to("tiles.island")
    learner.read()
    assert learner.coach.said == "tiles.place"


def test_who_does_the_right_thing_at_once_need_not_try(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "tiles")
    learner.go_to("tiles.island")
    learner.perform(PlaceTile(Energy.WIND, Hex(-1, -1), 3))
    learner.wait_for_a_step()
    assert learner.coach.said == "tiles.go"


def test_before_interrupting_one_must_say_so(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "enix")
    learner.go_to("enix.arm")
    learner.click(learner.tile(Energy.BIOMASS))
    assert learner.coach.remark == "enix.arm-else"
    learner.arm()
    assert learner.coach.said == "enix.go"


@pytest.mark.parametrize("lesson", NUMBERS)
def test_asking_to_interrupt_stalls_no_lesson(qtbot: QtBot, languages: Languages, lesson: str) -> None:
    learner = seated(qtbot, lesson)
    with qtbot.waitSignal(learner.lesson_screen.completed, timeout=5000):
        while not learner.is_over:
            if learner.step.kind is not StepKind.ARM and learner.screen.interrupt.isEnabled():
                was_armed, said = learner.screen.interrupt.isChecked(), learner.coach.said
                learner.arm()
                if not was_armed:
                    assert not learner.screen.interrupt.isChecked()
                    assert (learner.coach.said, learner.coach.remark) == (said, "general.not-now")
            learner.obey()
    assert learner.match.record.entries == learner.run.lesson.record.entries


def test_the_bright_place_is_the_only_bright_place(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "tiles")
    learner.go_to("tiles.place")
    [place] = light_of(learner)._shapes
    middle = place.boundingRect().center()
    assert learner.scene.board.mapFromScene(middle) == centre(Hex(-1, -1))


def test_the_own_place_says_you(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "laying")
    assert [place.name for place in learner.scene.places] == ["Ada (you)", "Kim", "Robin"]
    languages.use("de")
    QApplication.processEvents()
    assert learner.scene.places[0].name == "Ada (du)"


def test_enter_goes_on_where_there_is_something_to_read(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "laying")
    for text in ("laying.goal", "laying.table", "laying.hand", "laying.lay"):
        learner.press_enter()
        assert learner.coach.said == text
    learner.press_enter()
    assert learner.coach.said == "laying.lay"


def test_one_can_go_back_a_step_over_a_move(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "collecting")
    learner.go_to("collecting.got")
    hand = learner.hand()
    QTest.mouseClick(learner.coach.back_button, LEFT)
    assert learner.coach.said == "collecting.take"
    assert learner.hand() == hand - {card_called("biomass-09"), card_called("biomass-06")}
    learner.obey()
    assert learner.coach.said == "collecting.got"
    assert learner.hand() == hand


def test_a_remark_about_a_mistake_goes_while_one_watches(qtbot: QtBot, languages: Languages) -> None:
    coach = CoachPanel(COURSE, NUMBERS["enix"])
    qtbot.addWidget(coach)
    coach.show_step("enix.arm", StepKind.ARM, 2, 6)
    coach.show_remark("enix.arm-else")
    assert coach.remark == "enix.arm-else"
    coach.show_watching()
    assert coach.remark == ""
    assert coach.said == "enix.arm", "what was said last stays to be read"


def test_who_goes_back_to_before_asking_to_interrupt_has_not_asked(
    qtbot: QtBot, languages: Languages
) -> None:
    learner = seated(qtbot, "enix")
    learner.go_to("enix.go")
    QTest.mouseClick(learner.coach.back_button, LEFT)
    assert learner.coach.said == "enix.arm"
    assert not learner.run.is_interrupting(learner.run.viewer)
    learner.arm()
    assert learner.coach.said == "enix.go"


def test_the_language_can_change_in_the_middle_of_a_lesson(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "laying")
    learner.go_to("laying.hand")
    before = (learner.coach._says.text(), learner.prompt, learner.coach.next_button.text())
    languages.use(pseudo.LANGUAGE)
    QApplication.processEvents()
    after = (learner.coach._says.text(), learner.prompt, learner.coach.next_button.text())
    assert all(new != old for new, old in zip(after, before, strict=True))
    learner.read()
    learner.perform(LayCard(card_called("hydro-09")))
    assert learner.coach.remark == "laying.lay-six"
    languages.use("en")
    QApplication.processEvents()
    assert "Keep it in your hand" in learner.coach._objects.text()
    assert learner.prompt == "Ada, choose a card and lay it face down."
    learner.obey()
    assert learner.coach.said == "laying.shown"


def test_the_light_follows_the_board_and_the_window(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "moving", step=1)
    light = light_of(learner)
    at_first = light._shapes[0].boundingRect()
    learner.scene.zoom(1.5, learner.scene.plan.board.center())
    qtbot.waitUntil(lambda: light._shapes[0].boundingRect() != at_first)
    zoomed = light._shapes[0].boundingRect()
    assert zoomed.height() > at_first.height()
    learner.lesson_screen.resize(1920, 1056)
    qtbot.waitUntil(lambda: light._shapes[0].boundingRect() != zoomed)
    assert light.size() == learner.view.size()


def test_the_light_follows_the_theme(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "moving", step=1)
    light = learner.lesson_screen.grab().toImage()
    try:
        current_theme.use("dark")
        dark = learner.lesson_screen.grab().toImage()
    finally:
        current_theme.use("light")
    assert light.pixelColor(500, 300).lightness() > 128 > dark.pixelColor(500, 300).lightness()


def test_a_link_leads_to_the_rules(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "laying")
    learner.go_to("laying.lay")
    with qtbot.waitSignal(learner.lesson_screen.place_wanted, timeout=1000) as wanted:
        learner.coach._says._label.linkActivated.emit("rule:R1")
    assert wanted.args == ["rule:R1"]
    assert 'href="rule:R1"' in learner.coach._says.text()


@pytest.mark.parametrize(("move", "remark"), [(STOP, "go-stop"), (Steal(1, Energy.GEOTHERMAL), "steal-else")])
def test_mistakes_that_were_not_foreseen_are_answered_kindly(
    qtbot: QtBot, languages: Languages, move: Move, remark: str
) -> None:
    learner = seated(qtbot, "stealing")
    learner.go_to("stealing.go" if move == STOP else "stealing.steal")
    learner.perform(move)
    assert learner.coach.remark == f"stealing.{remark}"


def test_the_light_goes_out_once_the_card_is_laid(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "order")
    assert learner.step.lit == ("competition",), "what the coach speaks of is bright"
    assert outline(learner.screen, "competition") is not None
    learner.go_to("order.compete")
    lit: list[tuple[str, ...]] = []
    learner.run.watching.connect(lambda: lit.append(tuple(learner.screen.lit)))
    learner.obey()
    assert lit == [()], "no empty place stays bright while the cards are turned over"
    assert learner.coach.said == "order.won"
    assert outline(learner.screen, "competition") is None


def test_steps_to_read_ask_for_nothing(qtbot: QtBot, languages: Languages) -> None:
    learner = seated(qtbot, "laying")
    assert learner.step.kind is StepKind.READ
    hand = learner.hand()
    learner.click(learner.card("wind-07"))
    assert learner.run.decision is None
    assert learner.hand() == hand
    assert learner.prompt == "Click Next or press Enter."
