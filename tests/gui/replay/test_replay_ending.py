"""A replay that is played on to its end tells the result as it was told when it was played."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.replay_reel import Viewpoint
from enix_desktop.ui.enix.final_screen import FinalScreen
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from tests.gui.replay.watching import golden, watched

LEFT = Qt.MouseButton.LeftButton


def near_the_end(qtbot: QtBot, speed: str = "instant") -> ReplayScreen:
    screen = watched(qtbot, golden(), speed)
    screen.run.go_to(screen.run.reel.stops[-2])
    return screen


def ending(screen: ReplayScreen) -> FinalScreen:
    assert isinstance(screen.final, FinalScreen)
    assert screen.final.isVisible()
    return screen.final


def press(screen: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(screen.window().focusWidget() or screen, key)


def test_played_on_to_the_end_the_result_is_told(qtbot: QtBot) -> None:
    screen = near_the_end(qtbot)
    screen.run.play()
    qtbot.waitUntil(lambda: screen.final is not None)
    final = ending(screen)
    assert not screen.run.is_playing
    assert final.title.text() == final.headline()
    assert set(final.buttons) == {"replay", "review", "table"}, "nothing new is played from here"


def test_at_a_speed_that_can_be_followed_it_is_told_in_stages_and_a_key_skips_them(qtbot: QtBot) -> None:
    screen = near_the_end(qtbot)
    screen.set_speed("slow")
    screen.run.go_to(screen.run.reel.last)
    press(screen, Qt.Key.Key_Right)
    final = ending(screen)
    assert final.is_telling
    assert final.title.text() == final.announcement()
    press(screen, Qt.Key.Key_Right)
    assert ending(screen) is final
    assert not final.is_telling
    press(screen, Qt.Key.Key_Left)
    assert screen.final is None
    assert screen.run.index == screen.run.reel.stops[-2]
    assert screen.table.widget.isVisible()


@pytest.mark.parametrize("speed", ["instant", "slow"])
def test_jumping_to_the_end_shows_the_result_at_once(qtbot: QtBot, speed: str) -> None:
    screen = near_the_end(qtbot)
    screen.set_speed(speed)
    press(screen, Qt.Key.Key_End)
    assert not ending(screen).is_telling
    assert screen.run.index == screen.run.reel.last
    press(screen, Qt.Key.Key_Left)
    assert screen.final is None


def test_from_the_table_at_the_end_a_button_leads_back_to_the_result(qtbot: QtBot) -> None:
    screen = near_the_end(qtbot)
    QTest.mouseClick(screen.bar.signs["last"], LEFT)
    QTest.mouseClick(ending(screen).buttons["table"], LEFT)
    assert screen.final is None
    for name in ("forward", "last"):
        QTest.mouseClick(screen.bar.signs[name], LEFT)
        assert ending(screen).title.text() == ending(screen).headline()
        QTest.mouseClick(ending(screen).buttons["table"], LEFT)


def test_jumping_to_the_end_of_a_game_that_is_not_over_shows_its_table(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(moves=98))
    press(screen, Qt.Key.Key_End)
    assert screen.final is None
    assert not screen.bar.signs["last"].isEnabled()


def test_from_the_result_one_goes_to_the_table_or_watches_again(qtbot: QtBot) -> None:
    screen = near_the_end(qtbot)
    for name, index in (("table", screen.run.reel.last), ("replay", 0)):
        screen.run.go_to(screen.run.reel.last)
        screen.run.step_forward()
        QTest.mouseClick(ending(screen).buttons[name], LEFT)
        assert screen.final is None
        assert screen.run.is_playing is (name == "replay")
        screen.run.pause()
        assert screen.run.index in (index, screen.run.reel.stops[1])


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_everybody_may_see_the_same_result(qtbot: QtBot, seat: int) -> None:
    screen = near_the_end(qtbot)
    screen.run.set_viewpoint(Viewpoint(seat))
    assert screen.run.viewer == seat
    screen.run.go_to(screen.run.reel.last)
    screen.run.step_forward()
    outcome = screen.run.reel.record.outcome
    assert outcome is not None
    assert [row.score.score for row in ending(screen).rows] == list(outcome.scores)


def test_a_game_that_is_not_over_tells_no_result(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(moves=98))
    screen.run.set_viewpoint(Viewpoint(0))
    screen.run.go_to(screen.run.reel.last)
    screen.run.step_forward()
    assert screen.final is None
