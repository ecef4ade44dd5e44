"""Agreeing on a game of ENIGMA: what one person alone is offered, and what a table is."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice, another_seat, default_choices
from enix_desktop.app.play.games import options_of
from enix_desktop.catalogue import GAMES
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.newgame.choice_list import ChoiceList
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import style_sheet
from enix_desktop.ui.widgets.theme import LIGHT

GAME = GAMES["enigma"]
ALONE = {"category", "difficulty"}
MATCH = {"timer", "limit", "goal", "puzzles", "start", "open_race"}

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def screen(qtbot: QtBot, languages: Languages) -> NewGameScreen:
    load_fonts()
    made = NewGameScreen(GAME_UIS["enigma"])
    made.setStyleSheet(style_sheet(LIGHT))
    qtbot.addWidget(made)
    made.resize(1024, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


def at_a_table(*players: str | None, **options: str) -> Choices:
    """So many seats; without a computer player it is a person's."""
    seats: list[SeatChoice] = []
    for player in players:
        seats.append(replace(another_seat(GAME, seats), player=player))
    usual = default_choices(GAME)
    return replace(usual, seats=tuple(seats), options={**usual.options, **options})


def offered(screen: NewGameScreen) -> set[str]:
    """What can be seen to be chosen."""
    return {key for key, widget in {**screen.cards, **screen.lists}.items() if widget.isVisible()}


def test_one_seat_is_asked_for_puzzles_only(screen: NewGameScreen) -> None:
    screen.set_choices(at_a_table(None))
    assert offered(screen) == ALONE
    assert not any(wish.isVisible() for row in screen.seats.rows for wish in row.wishes)
    screen.lists["category"].box.set_key("fragments")
    screen.lists["difficulty"].box.set_key("3")
    table = options_of(screen.choices)
    assert table.is_alone


def test_several_seats_are_asked_for_the_match_and_every_person_for_a_head_start(
    screen: NewGameScreen,
) -> None:
    screen.set_choices(at_a_table(None, "casual", "novice"))
    assert offered(screen) == MATCH
    assert [wish.isVisible() for row in screen.seats.rows for wish in row.wishes] == [True, False, False]
    screen.seats.rows[0].wishes[0].set_value("half")
    table = options_of(screen.choices)
    assert not table.is_alone
    assert [start.name.lower() for start in table.head_starts] == ["half", "none", "none"]


def test_the_choices_follow_when_a_seat_comes_or_goes(screen: NewGameScreen) -> None:
    screen.set_choices(at_a_table(None))
    screen.seats.add_button.click()
    assert offered(screen) == MATCH
    screen.seats.rows[1].remove.click()
    assert offered(screen) == ALONE


@pytest.mark.parametrize(
    ("players", "timer", "limit", "is_fine"),
    [
        ((None, None), "45", "none", False),
        ((None, None, "casual"), "30", "none", False),
        ((None, None), "none", "none", True),
        ((None, None), "45", "300", True),
        ((None, "casual"), "45", "none", True),
    ],
)
def test_people_who_solve_one_after_the_other_need_a_limit_where_there_is_a_timer(
    screen: NewGameScreen, players: tuple[str | None, ...], timer: str, limit: str, is_fine: bool
) -> None:
    screen.set_choices(at_a_table(*players, timer=timer, limit=limit))
    assert screen.start_button.isEnabled() == is_fine
    assert bool(screen.reason.text()) != is_fine
    assert screen.start_button.accessibleDescription() == screen.reason.text()


def test_the_complaint_goes_when_a_limit_is_chosen(screen: NewGameScreen) -> None:
    screen.set_choices(at_a_table(None, None, limit="none"))
    box = screen.lists["limit"].box
    box.setFocus()
    box.setCurrentIndex(box.keys.index("120"))
    box.activated.emit(box.currentIndex())
    assert screen.start_button.isEnabled()
    assert screen.reason.text() == ""


def shown_in(screen: NewGameScreen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("players", [(None,), (None, "casual"), (None, None, "novice", "master")], ids=len)
@pytest.mark.parametrize("language", ["en", "fr", "de", pseudo.LANGUAGE])
def test_nothing_is_cut_in_a_small_window(
    screen: NewGameScreen, languages: Languages, language: str, players: tuple[str | None, ...]
) -> None:
    languages.use(language)
    screen.set_choices(at_a_table(*players, limit="none"))
    QApplication.processEvents()
    reason = screen.reason
    assert not reason.text() or reason.heightForWidth(reason.width()) <= reason.height()
    area = screen._area
    assert area.horizontalScrollBar().maximum() == 0, "nothing has to be scrolled sideways"
    for each in screen.findChildren(ChoiceList):
        if not each.isVisible():
            continue
        box, label = each.box, each.findChild(PlainLabel)
        assert label is not None
        assert label.fontMetrics().horizontalAdvance(label.text()) <= label.width(), label.text()
        assert shown_in(screen, each).right() < screen.width()
        for index in range(box.count()):
            words = box.itemText(index)
            assert box.fontMetrics().horizontalAdvance(words) <= box.width() - 44, words


@pytest.mark.parametrize(
    ("game", "words"),
    [("enigma", "Show sums on the bench"), ("enix", "Show help with moves and costs"), ("station", "")],
)
def test_what_a_table_may_be_shown_is_said_in_the_words_of_its_game(
    qtbot: QtBot, languages: Languages, game: str, words: str
) -> None:
    made = NewGameScreen(GAME_UIS[game])
    qtbot.addWidget(made)
    assert made.options.assistance.text().replace("&", "") == words
    assert made.options.assistance.isHidden() == (not words)
