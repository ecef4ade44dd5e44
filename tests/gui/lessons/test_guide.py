"""The list of lessons: opening, leaving, resuming and finishing them, and what the window does with it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.lesson import StepKind
from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import LessonProgress, Settings
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.lessons.guide import LessonGuide
from enix_desktop.ui.lessons.lesson_list import LessonCard
from enix_desktop.ui.table.animation import SPEEDS
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.lessons.learner import Learner
from tests.gui.tables import table_of

COURSE = GAME_UIS["enix"].course()
IDS = [lesson.id for lesson in COURSE.lessons]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Settings:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(TableScreen, "confirm_end", lambda _table, _view, end: end())
    application()
    settings = Settings()
    settings.speed = "instant"
    return settings


@pytest.fixture
def guide(qtbot: QtBot, settings: Settings) -> LessonGuide:
    return opened(qtbot, settings)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    made = MainWindow(settings)
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def opened(qtbot: QtBot, settings: Settings) -> LessonGuide:
    guide = LessonGuide(COURSE, settings)
    qtbot.addWidget(guide)
    guide.resize(1024, 676)
    guide.show()
    return guide


def learner_at(guide: LessonGuide) -> Learner:
    assert guide.screen_shown is not None
    QApplication.processEvents()
    return Learner(guide.screen_shown)


def test_the_first_lesson_comes_first_and_any_other_may_be_opened(guide: LessonGuide) -> None:
    roles = [card.property("role") for card in guide.list.cards]
    assert roles == ["main", *["plain"] * 10]
    QTest.mouseClick(guide.list.cards[6], LEFT)
    assert learner_at(guide).coach.said == "enix.card"


def test_a_lesson_left_in_the_middle_goes_on_exactly_there_after_a_new_start(
    qtbot: QtBot, guide: LessonGuide
) -> None:
    QTest.mouseClick(guide.list.cards[3], LEFT)
    learner = learner_at(guide)
    learner.go_to("collecting.got")
    hand = learner.hand()
    QTest.mouseClick(learner.coach.leave_button, LEFT)
    assert guide.currentWidget() is guide.list
    assert guide.list.cards[3].note == "Continue"
    again = opened(qtbot, Settings())
    assert again.list.first == 3
    QTest.mouseClick(again.list.cards[3], LEFT)
    resumed = learner_at(again)
    assert resumed.coach.said == "collecting.got"
    assert resumed.hand() == hand
    resumed.obey()
    assert resumed.coach.said == "collecting.stop"


def test_another_lesson_begins_at_its_beginning(guide: LessonGuide) -> None:
    guide.open_lesson(3)
    learner_at(guide).go_to("collecting.got")
    guide.show_list()
    QTest.mouseClick(guide.list.cards[6], LEFT)
    assert learner_at(guide).coach.said == "enix.card"


def test_after_the_last_step_the_next_lesson_opens_and_the_first_is_ticked(guide: LessonGuide) -> None:
    guide.open_lesson(0)
    learner = learner_at(guide)
    learner.go_to("laying.shown")
    learner.obey()
    assert guide.progress == LessonProgress(("laying",), "order", 0)
    assert learner_at(guide).coach.said == "order.equal"
    guide.show_list()
    assert [card.note for card in guide.list.cards][:3] == ["Done", "Continue", ""]


def test_the_first_lesson_that_is_not_done_is_offered(guide: LessonGuide, settings: Settings) -> None:
    settings.set_lesson_progress("enix", LessonProgress(("laying", "moving")))
    guide.show_list()
    assert guide.list.first == 1
    assert [card.property("role") for card in guide.list.cards].index("main") == 1


def test_whoever_leaves_on_the_last_page_has_done_the_lesson(guide: LessonGuide) -> None:
    guide.open_lesson(0)
    learner_at(guide).go_to("laying.shown")
    guide.show_list()
    assert guide.progress == LessonProgress(("laying",))
    assert guide.list.cards[0].note == "Done"


def test_escape_leaves_the_list(qtbot: QtBot, guide: LessonGuide) -> None:
    with qtbot.waitSignal(guide.left, timeout=1000):
        QTest.keyClick(guide.list, Qt.Key.Key_Escape)


def test_lessons_are_slower_than_games(guide: LessonGuide, settings: Settings) -> None:
    settings.speed = "normal"
    guide.open_lesson(0)
    assert table_of(guide).queue.factor == SPEEDS["slow"]
    settings.speed = "instant"
    assert table_of(guide).queue.factor == SPEEDS["instant"]


def test_two_quick_clicks_turn_one_page(guide: LessonGuide) -> None:
    guide.open_lesson(0)
    learner = learner_at(guide)
    QTest.mouseClick(learner.coach.next_button, LEFT)
    QTest.mouseDClick(learner.coach.next_button, LEFT)
    assert learner.coach.said == "laying.goal"


def test_nothing_can_be_skipped_where_next_was(guide: LessonGuide) -> None:
    guide.open_lesson(0)
    coach = learner_at(guide).coach
    where_next_was = coach.next_button.geometry()
    coach.show_step(coach.said, StepKind.TRY, 1, 4)
    QApplication.processEvents()
    assert coach.skip_button.isVisible()
    assert not coach.skip_button.geometry().intersects(where_next_was)


def test_in_a_lesson_the_goblin_is_the_hint(guide: LessonGuide) -> None:
    guide.open_lesson(0)
    learner = learner_at(guide)
    QTest.keyClick(table_of(guide), Qt.Key.Key_H)
    assert (
        learner.screen.hints.note.text == "In a lesson the goblin shows you the way: follow the orange light."
    )


def test_after_the_last_lesson_one_can_play(qtbot: QtBot, guide: LessonGuide) -> None:
    guide.open_lesson(10)
    learner = learner_at(guide)
    while not learner.is_over:
        learner.obey()
    assert guide.currentWidget() is guide.finish
    assert guide.progress == LessonProgress(("ending",))
    with qtbot.waitSignal(guide.game_requested, timeout=1000):
        QTest.mouseClick(guide.finish.game_button, LEFT)
    QTest.mouseClick(guide.finish.list_button, LEFT)
    assert guide.currentWidget() is guide.list


def test_a_lesson_done_before_can_be_done_again(guide: LessonGuide, settings: Settings) -> None:
    settings.set_lesson_progress("enix", LessonProgress(("laying", "order")))
    guide.open_lesson(0)
    learner = learner_at(guide)
    learner.go_to("laying.shown")
    learner.obey()
    assert guide.progress.done == ("laying", "order")


@pytest.mark.parametrize("step", [7, 10**6])
def test_a_step_that_does_not_exist_is_ignored(guide: LessonGuide, settings: Settings, step: int) -> None:
    settings.set_lesson_progress("enix", LessonProgress((), "laying", step))
    guide.open_lesson(0)
    assert learner_at(guide).coach.said == "laying.shown"


def test_a_lesson_of_another_version_is_ignored(guide: LessonGuide, settings: Settings) -> None:
    settings.set_lesson_progress("enix", LessonProgress(("juggling",), "juggling", 3))
    guide.show_list()
    assert guide.list.first == 0


def test_the_list_speaks_another_language_at_once(guide: LessonGuide) -> None:
    guide.list.back_button.setText("?")
    guide.finish.game_button.setText("?")
    for page in (guide.list, guide.finish):
        page.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert guide.list.back_button.text() == "&Back"
    assert "novice" in guide.finish.game_button.text()


def test_enter_opens_the_lesson_in_focus(guide: LessonGuide) -> None:
    QTest.keyClick(guide.list.cards[0], Qt.Key.Key_Return)
    assert learner_at(guide).coach.said == "laying.hello"


def test_a_new_player_is_shown_the_lessons_first(window: MainWindow, settings: Settings) -> None:
    start = window._start
    assert start.learn_button.property("role") == "main"
    assert start.new_button.property("role") == "plain"
    settings.set_lesson_progress("enix", LessonProgress(("laying",)))
    window.show_start()
    assert start.learn_button.property("role") == "plain"
    assert start.new_button.property("role") == "main"


def test_lessons_write_no_game_and_leave_the_last_one_alone(window: MainWindow) -> None:
    QTest.mouseClick(window._start.learn_button, LEFT)
    guide: Any = window._pages.currentWidget()
    assert isinstance(guide, LessonGuide)
    QTest.mouseClick(guide.list.cards[0], LEFT)
    learner = learner_at(guide)
    learner.go_to("laying.shown")
    window.show_start()
    assert list(games_folder().glob("*")) == []
    assert window._start.continue_button.isHidden()


def test_the_first_game_is_against_a_novice(window: MainWindow) -> None:
    window.show_lessons()
    window.rooms.lessons("enix").game_requested.emit()
    table: Any = window._pages.currentWidget()
    assert isinstance(table, TableScreen)
    assert window.games.controller is not None
    players = [who.player for who in window.games.controller.match.record.participants]
    assert players == [None, "novice"]


def test_a_game_that_is_begun_ends_the_lesson(window: MainWindow) -> None:
    window.show_lessons()
    window.rooms.lessons("enix").open_lesson(0)
    window.show_new()
    assert window.rooms.lessons("enix").screen_shown is None
    window.show_lessons()
    assert window.rooms.lessons("enix").list.cards[0].note == "Continue"


def test_the_menu_works_in_a_lesson_too(window: MainWindow) -> None:
    window.show_lessons()
    window.rooms.lessons("enix").open_lesson(2)
    table = table_of(window.rooms.lessons("enix"))
    window.menus.actions["log"].trigger()
    assert table.log.isVisible()
    table.scene.zoom(1.5, table.scene.plan.board.center())
    zoomed = table.scene.board.scale()
    window.menus.actions["fit"].trigger()
    assert table.scene.board.scale() < zoomed


def test_what_a_lesson_links_to_opens_in_the_book(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[str] = []
    monkeypatch.setattr(MainWindow, "show_place", lambda _window, place: wanted.append(place))
    window.show_lessons()
    window.rooms.lessons("enix").open_lesson(0)
    window.rooms.lessons("enix").place_wanted.emit("rule:A5")
    window.menus.actions["rules"].trigger()
    assert wanted[0] == "rule:A5"
    assert wanted[1].startswith(("rule:", "part:"))


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_in_longer_languages_no_page_needs_more_room_than_there_is(
    qtbot: QtBot, settings: Settings, size: tuple[int, int]
) -> None:
    languages = Languages(application())
    languages.use(pseudo.LANGUAGE)
    try:
        guide = opened(qtbot, settings)
        guide.resize(size[0], size[1] - 24)
        for page in (guide.list, guide.finish):
            guide.setCurrentWidget(page)
            QApplication.processEvents()
            hint = page.minimumSizeHint()
            needed = max(hint.height(), page.heightForWidth(guide.width()))
            assert needed <= guide.height()
            assert hint.width() <= guide.width()
            for button in page.findChildren(QPushButton):
                assert isinstance(button, LessonCard) or button.width() >= button.sizeHint().width()
    finally:
        languages.use("en")
