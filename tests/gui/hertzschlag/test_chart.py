"""The course of a game of Hertzschlag: read from its record, painted, and told in words."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.games.hertzschlag.faces import Plant
from enix_desktop.games.hertzschlag.moves import Signal, Word
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.chart import ChartRoom, paint_frequency, paint_money, span_of
from enix_desktop.ui.hertzschlag.chart_panel import ChartPanel
from enix_desktop.ui.hertzschlag.chart_words import ChartWords
from enix_desktop.ui.hertzschlag.course_of_game import Course, Step, course_of
from enix_desktop.ui.table.pieces import looks_of
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.hertzschlag.played import NAMES, Played, wandered
from tests.unit.games.hertzschlag.tables import RULES, bids, card, lays, played, state

PEOPLE = PlayerNames(NAMES)


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.use("en")
    yield languages
    languages.use("en")
    current_theme.use("light")


def panel(qtbot: QtBot, game: Played, width: int = 520, height: int = 420) -> ChartPanel:
    made = ChartPanel(course_of(game.view()), PEOPLE, looks_of(game.match.record.participants))
    qtbot.addWidget(made)
    made.resize(width, height)
    made.show()
    return made


def picture(course: Course, game: Played, **more: object) -> QImage:
    image = QImage(640, 400, QImage.Format.Format_RGB32)
    image.fill(current_theme.theme.panel)
    looks = looks_of(game.match.record.participants)
    painter = QPainter(image)
    for top, paint in ((0, paint_frequency), (200, paint_money)):
        room = ChartRoom(QRectF(0, top, 640, 200), course, span_of(course))
        paint(painter, room, looks, **more)  # type: ignore[arg-type]
    painter.end()
    return image


def test_every_step_of_a_game_joins_the_one_before() -> None:
    for seats in (3, 4, 5):
        for seed in range(6):
            game = wandered(seats, seed)
            field = 0
            for told in course_of(game.view()).rounds:
                assert told.began == field
                for step in told.steps:
                    assert step.before == field
                    field = step.after
                assert told.ended == field
            assert field == game.state.marker


def test_a_round_names_the_event_every_action_and_the_plant() -> None:
    now = state(marker=3, money=6, hands=["Offshore wind farm", "LED lamps", "Wallbox"], event="Holiday")
    now, _ = played(now, lays(now, seat1="LED lamps"))
    now, _ = played(now, bids(5, 3, 3))
    course = course_of(RULES.view(now, 0))
    first = course.rounds[0]
    assert first.steps == (
        Step(3, 7, event=6),
        Step(7, 7, seat=0),
        Step(7, 8, seat=1, card=card("LED lamps")),
        Step(8, 8, seat=2),
        Step(8, 4, plant=Plant.GAS_PLANT),
    )
    assert first.bids == (5, 3, 3)
    assert course.rounds[1].money is None
    assert course.start_money is None


def test_a_running_round_is_shown_as_far_as_it_has_come() -> None:
    now = state(talk=True, marker=0, event="Holiday")
    now, _ = played(now, [(0, Signal(Word.UP))])
    [told] = course_of(RULES.view(now, 0)).rounds
    assert told.steps == (Step(0, 4, event=6),)
    assert told.money is None


def test_a_game_knows_what_everybody_began_with_unless_it_was_composed() -> None:
    game = wandered(3, 2)
    money = course_of(game.view()).start_money
    assert money is not None
    assert sorted(money) == [15, 15, 16]
    composed = state(round=3, displays=["LED lamps", "", ""])
    assert course_of(RULES.view(composed, 0)).start_money is None


def test_a_game_that_broke_off_has_no_empty_rounds_in_its_chart() -> None:
    games = [wandered(3, seed) for seed in range(30)]
    for game in games:
        course = course_of(game.view())
        wanted = max(3, len(course.rounds)) if course.is_blackout else 8
        assert span_of(course) == wanted
    assert {game.state.is_blackout for game in games} == {True, False}


def test_every_round_is_told_with_who_moved_the_marker_and_all_money() -> None:
    words = ChartWords(course_of(wandered(4, 3).view()), PEOPLE)
    assert words.round(0) == (
        "Round 1 began at 0. Sunny spring Sunday: from 0 to +2. Dan: income, the marker stayed at +2. "
        "Ada, Power for tenants: from +2 to +4. Ben: income, the marker stayed at +4. "
        "Cleo, Low-wind turbine: from +4 to +6. Bids: Ada 5, Ben 5, Cleo 5, Dan 5. Together 20. "
        "The gas plant: from +6 to +4. It ended at +4 (50.20\xa0Hz), in the green. "
        "Money: Ada 6, Ben 13, Cleo 2, Dan 13."
    )
    assert words.rounds()[-1].split("Money")[0].endswith("the lights went out. ")
    assert words.short_round(1) == "Round 2, Everybody charges at six: from +4 to +3 (50.15\xa0Hz)."
    assert "R1: Ada 6, Ben 13" in words.money()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_rounds_appear_one_after_the_other(qtbot: QtBot, theme: str) -> None:
    current_theme.use(theme)
    game = wandered(4, 3)
    course = course_of(game.view())
    pictures = [picture(course, game, shown=float(count)) for count in range(len(course.rounds) + 1)]
    for before, after in pairwise(pictures):
        assert before != after
    assert picture(course, game) == pictures[-1]
    assert picture(course, game, marked=1) != pictures[-1]
    assert picture(course, game, moment=(1, 2)) != pictures[-1]


def test_arrows_go_from_round_to_round_and_say_it(qtbot: QtBot) -> None:
    made = panel(qtbot, wandered(4, 3))
    plot = made.frequency
    for key, wanted in (
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, 2),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(plot, key)
        assert plot.marked == made.money.marked == wanted
    assert made.legend.text().startswith("Round 1, Sunny spring Sunday")


def test_a_click_marks_a_round_and_a_second_one_takes_the_mark_away(qtbot: QtBot) -> None:
    made = panel(qtbot, wandered(4, 3))
    room = made.money.room
    place = QPointF(room.left(1) + room.column / 2, room.plot.center().y()).toPoint()
    QTest.mouseClick(made.money, Qt.MouseButton.LeftButton, pos=place)
    assert made.frequency.marked == 1
    assert made.money.tip_at(QPointF(place)).startswith("Round 2 began at +4.")
    QTest.mouseClick(made.money, Qt.MouseButton.LeftButton, pos=place)
    assert made.frequency.marked is None
    assert made.legend.text().startswith("Front page: event")


def test_every_round_has_room_for_its_words(qtbot: QtBot) -> None:
    made = panel(qtbot, wandered(4, 3))
    made.show_list(True)
    for width in range(300, 700, 37):
        made.resize(width, 420)
        QApplication.processEvents()
        for row in range(made.list.count()):
            item = made.list.item(row)
            room = made.list.visualItemRect(item)
            beside = room.adjusted(16, 0, -16, 0)  # the padding of the style sheet
            words = made.list.fontMetrics().boundingRect(beside, Qt.TextFlag.TextWordWrap, item.text())
            assert words.height() <= room.height(), width


def test_what_the_charts_show_can_be_read_and_heard(qtbot: QtBot) -> None:
    made = panel(qtbot, wandered(4, 3))
    assert made.frequency.accessibleName() == "Frequency in Hz"
    assert "Round 1 began at 0." in made.frequency.accessibleDescription()
    assert "R1: Ada 6" in made.money.accessibleDescription()
    made.switch.click()
    assert made.shows_list
    assert made.list.isVisible()
    assert made.list.count() == 3
    assert made.list.item(0).text().startswith("Round 1 began at 0.")
    made.switch.click()
    assert not made.shows_list


def test_the_charts_follow_the_language_and_a_game_that_goes_on(qtbot: QtBot, in_english: Languages) -> None:
    made = panel(qtbot, wandered(4, 3, 8))
    in_english.use("de")
    QApplication.processEvents()
    assert made.titles[0].text() == "Frequenz in Hz"
    made.set_course(course_of(wandered(4, 3).view()))
    assert made.list.count() == 3
    made.set_moment((1, 2))
    assert made.list.item(2).text().startswith("Runde 3 begann auf")
