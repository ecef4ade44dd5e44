"""Watching a game again with mouse and keys."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.replay_reel import Viewpoint
from enix_desktop.app.play.replay_run import PAUSES
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.table.animation import SPEEDS
from tests.gui.accessibility import about, found
from tests.gui.accessibility import name as name_of
from tests.gui.replay.watching import golden, greatest_difference, seen, watched
from tests.gui.tables import table_of

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(screen: ReplayScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table_of(screen), key)


def click_line(screen: ReplayScreen, index: int) -> None:
    line = screen.bar.timeline
    QTest.mouseClick(line, LEFT, pos=QPoint(round(line.spot(index)), line.height() // 2))


def test_arrows_walk_the_replay(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel = screen.run.reel
    press(screen, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert screen.run.index == reel.stops[3]
    press(screen, Qt.Key.Key_Left)
    assert screen.run.index == reel.stops[2]
    assert table_of(screen).scene.view_shown == reel.view(reel.stops[2], Viewpoint(0))


def test_home_end_and_the_page_keys_jump(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel = screen.run.reel
    press(screen, Qt.Key.Key_End)
    assert screen.run.index == reel.last
    press(screen, Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_Down)
    assert screen.run.index == reel.chapters[2].start
    press(screen, Qt.Key.Key_PageUp)
    assert screen.run.index == reel.chapters[1].start
    press(screen, Qt.Key.Key_Up)
    assert screen.run.index == 0


def test_the_keys_mean_the_same_on_the_line_and_on_buttons(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    QTest.keyClick(screen.bar.timeline, Qt.Key.Key_Right)
    QTest.keyClick(screen.bar.signs["last"], Qt.Key.Key_Right)
    assert screen.run.index == screen.run.reel.stops[2]


def test_where_nothing_lies_ahead_or_behind_no_button_leads_there(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    back, forward = ("first", "chapter_back", "back"), ("forward", "chapter_forward", "last")
    last = screen.run.reel.last
    to_the_result = ("forward", "last")
    for index, there in ((0, forward), (last // 2, back + forward), (last, back + to_the_result)):
        screen.run.go_to(index)
        assert tuple(name for name in back + forward if screen.bar.signs[name].isEnabled()) == there


def test_buttons_step_and_jump(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel = screen.run.reel
    for name, index in (
        ("forward", reel.stops[1]),
        ("chapter_forward", reel.chapters[1].start),
        ("last", reel.last),
        ("back", reel.stops[-2]),
        ("chapter_back", reel.chapters[-1].start),
        ("first", 0),
    ):
        QTest.mouseClick(screen.bar.signs[name], LEFT)
        assert screen.run.index == index, name
    assert not screen.bar.signs["back"].isEnabled()


def test_a_click_on_the_line_goes_there_and_so_does_dragging(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel, line = screen.run.reel, screen.bar.timeline
    click_line(screen, reel.stops[40])
    assert screen.run.index == reel.stops[40]
    assert line.value() == 40
    start, end = (QPoint(round(line.spot(reel.stops[stop])), 20) for stop in (40, 90))
    QTest.mousePress(line, LEFT, pos=start)
    QTest.mouseMove(line, end)
    QTest.mouseRelease(line, LEFT, pos=end)
    assert screen.run.index == reel.stops[90]


def test_forward_and_back_show_the_same_pictures(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(), "normal")
    reel = screen.run.reel
    for first in (3, 20, 44, 70):
        screen.run.go_to(reel.stops[first])
        for _ in range(4):
            press(screen, Qt.Key.Key_Right)
        table_of(screen).queue.skip()
        walked, told = seen(screen), table_of(screen).log.sentences()
        screen.run.go_to(reel.last)
        screen.run.go_to(reel.stops[first + 4])
        assert greatest_difference(seen(screen), walked) < 16
        assert table_of(screen).log.sentences() == told


def test_stepping_forward_is_animated_and_a_second_step_does_not_wait(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(), "normal")
    press(screen, Qt.Key.Key_Right)
    assert table_of(screen).queue.is_running
    press(screen, Qt.Key.Key_Right)
    assert screen.run.index == screen.run.reel.stops[2]
    press(screen, Qt.Key.Key_Left)
    assert not table_of(screen).queue.is_running
    view = screen.run.reel.view(screen.run.reel.stops[1], Viewpoint(0))
    assert table_of(screen).scene.view_shown == view


def test_it_plays_to_the_end_and_stays_there(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    screen.run._timer.setInterval(0)
    screen.run.go_to(screen.run.reel.stops[-12])
    press(screen, Qt.Key.Key_Space)
    assert screen.run.is_playing
    assert screen.bar.signs["play"].sign == "pause"
    qtbot.waitUntil(lambda: not screen.run.is_playing, timeout=10_000)
    assert screen.run.index == screen.run.reel.last
    assert screen.bar.signs["play"].sign == "play"


def test_space_stays_and_goes_on_and_from_the_end_it_begins_anew(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(), "normal")
    press(screen, Qt.Key.Key_Space)
    press(screen, Qt.Key.Key_P)
    assert not screen.run.is_playing
    table_of(screen).queue.skip()
    index = screen.run.index
    assert index == screen.run.reel.stops[1]
    press(screen, Qt.Key.Key_End)
    QTest.mouseClick(screen.bar.signs["play"], LEFT)
    table_of(screen).queue.skip()
    assert screen.run.is_playing
    assert screen.run.index == screen.run.reel.stops[1]
    press(screen, Qt.Key.Key_Left)
    assert not screen.run.is_playing


def test_speed_is_chosen_below_the_table(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(), "normal")
    screen.bar.speed.chosen.emit("fast")
    assert table_of(screen).queue.factor == SPEEDS["fast"]
    assert screen.run._timer.interval() == PAUSES["fast"]
    assert screen.bar.speed.key == "fast"


def test_everybody_can_be_looked_over_the_shoulder_when_the_game_is_over(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    reel, bar = screen.run.reel, screen.bar
    click_line(screen, reel.stops[50])
    bar.viewpoint.setCurrentIndex(2)
    bar.viewpoint.activated.emit(2)
    assert screen.run.viewpoint == Viewpoint(2)
    hand = set(cards_of(reel.states[reel.stops[50]].hands[2]))
    assert set(table_of(screen).scene.hand.cards) == hand
    assert table_of(screen).log.sentences() == [
        line for stop in reel.stops[:51] for line in screen.sentences(stop)
    ]


def test_all_cards_can_be_opened_when_the_game_is_over(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    click_line(screen, screen.run.reel.stops[50])
    covered = seen(screen)
    QTest.mouseClick(screen.bar.open, LEFT)
    assert screen.run.viewpoint == Viewpoint(0, is_open=True)
    assert [hand.isVisible() for hand in table_of(screen).scene.open_hands] == [False, True, True, True]
    assert seen(screen) != covered
    press(screen, Qt.Key.Key_O)
    assert screen.run.viewpoint == Viewpoint(0)
    assert seen(screen) == covered


def test_the_last_move_that_is_told_is_that_of_whoever_looks(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    screen.run.go_to(screen.run.reel.last)
    table = table_of(screen)
    told = []
    for seat in (0, 1):
        screen.run.set_viewpoint(Viewpoint(seat))
        table.toggle_last_move()
        told.append(table.story.recap.panel.lines[0].text)
        assert told[-1] == table.last_move_words.sentence(screen.run.told(), seat)
    assert told[0] != told[1]


def test_open_cards_lie_open_while_others_choose(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    screen.run.set_viewpoint(Viewpoint(0, is_open=True))
    press(screen, Qt.Key.Key_Right, Qt.Key.Key_Right)
    chosen = screen.run.reel.states[screen.run.index].chosen[1]
    assert chosen is not None
    assert table_of(screen).scene.places[1]._laid_cards == [chosen]
    covered = told_about(screen, "Volta")
    screen.run.go_to(0)
    [worth] = [part for part in told_about(screen, "Volta").splitlines() if "Hand worth" in part]
    assert worth in covered, "a card laid face down still counts"


def test_before_the_end_there_is_nothing_to_choose(qtbot: QtBot) -> None:
    alone = watched(qtbot, golden(moves=120))
    assert not alone.bar.viewpoint.isEnabled()
    assert not alone.bar.open.isEnabled()
    press(alone, Qt.Key.Key_O)
    assert alone.run.viewpoint == Viewpoint(0)
    together = watched(qtbot, golden(people=(0, 1), moves=120))
    assert together.run.viewpoint.is_public
    together.run.set_viewpoint(Viewpoint(0))
    assert together.run.viewpoint.is_public
    press(together, Qt.Key.Key_End)
    assert table_of(together).scene.hand.cards == {}


def test_nothing_can_be_decided(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(moves=120))
    press(screen, Qt.Key.Key_End)
    before = table_of(screen).scene.view_shown
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_S, Qt.Key.Key_E, Qt.Key.Key_I, Qt.Key.Key_H):
        press(screen, key)
    card = next(iter(table_of(screen).scene.hand.cards.values()))
    spot = table_of(screen).view.mapFromScene(card.sceneBoundingRect().center())
    QTest.mouseClick(table_of(screen).view.viewport(), LEFT, pos=spot)
    assert table_of(screen).mode is None
    assert table_of(screen).actions_shown == []
    assert not table_of(screen).hints.is_shown
    assert screen.run.index == 120
    assert table_of(screen).scene.view_shown == before


def test_why_can_be_asked_about_everything_told(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    press(screen, Qt.Key.Key_End)
    table_of(screen).log.show()
    entries = table_of(screen).log._list
    spot = entries.visualItemRect(entries.item(entries.count() - 2)).topLeft() + QPoint(20, 12)
    QTest.mouseClick(entries.viewport(), LEFT, pos=spot)
    assert table_of(screen).asking.is_open
    press(screen, Qt.Key.Key_PageDown)  # reads on
    assert screen.run.index == screen.run.reel.last
    left: list[bool] = []
    screen.left.connect(lambda: left.append(True))
    press(screen, Qt.Key.Key_Escape)
    assert not table_of(screen).asking.is_open
    assert not left
    press(screen, Qt.Key.Key_Escape)
    assert left == [True]


def test_escape_leaves_the_full_screen_before_the_replay(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    left: list[bool] = []
    screen.left.connect(lambda: left.append(True))
    screen.setWindowState(Qt.WindowState.WindowFullScreen)
    press(screen, Qt.Key.Key_Escape)
    assert not left
    screen.setWindowState(Qt.WindowState.WindowNoState)
    press(screen, Qt.Key.Key_Escape)
    assert left == [True]


def test_the_search_marks_what_it_finds_and_goes_from_one_to_the_next(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    finder = screen.bar.finder
    QTest.keyClicks(finder.field, "blackout CAP")
    hits = list(finder.hits)
    assert hits
    assert list(screen.bar.timeline.found) == hits
    for hit in hits:
        assert any("blackout cap" in sentence for sentence in screen.sentences(hit))
    QTest.keyClick(finder.field, Qt.Key.Key_Return)
    assert screen.run.index == hits[0]
    assert finder.count.text() == f"1 of {len(hits)}"
    QTest.mouseClick(finder.after, LEFT)
    assert screen.run.index == hits[1]
    QTest.keyClick(finder.field, Qt.Key.Key_Return, SHIFT)
    QTest.keyClick(finder.field, Qt.Key.Key_Return, SHIFT)
    assert screen.run.index == hits[-1]  # around
    QTest.keyClick(finder.field, Qt.Key.Key_Escape)
    assert list(screen.bar.timeline.found) == []
    QTest.keyClicks(finder.field, "no such words")
    assert finder.count.text() == "not found"
    assert not finder.after.isEnabled()


def test_the_search_finds_only_what_the_eyes_know(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    finder = screen.bar.finder
    screen.run.set_viewpoint(Viewpoint(1))
    drawn = next(
        (stop, line)
        for stop in screen.run.reel.stops
        for line in screen.sentences(stop)
        if line.startswith("Volta draws")
    )
    screen.run.set_viewpoint(Viewpoint(0))
    finder.field.setText(drawn[1])
    assert list(finder.hits) == []
    assert finder.count.text() == "not found"
    screen.run.set_viewpoint(Viewpoint(1))
    assert list(finder.hits) == list(screen.bar.timeline.found) == [drawn[0]]
    assert finder.count.text() == "1 found"
    screen.run.set_viewpoint(Viewpoint(0))
    assert list(finder.hits) == list(screen.bar.timeline.found) == []


def test_resting_on_the_line_tells_what_happened_there(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    line, reel = screen.bar.timeline, screen.run.reel
    turn = reel.chapters[1]
    point = QPointF(line.spot(turn.start), 20).toPoint()
    with qtbot.waitSignal(line.asked) as asked:
        QApplication.sendEvent(line, QHelpEvent(QHelpEvent.Type.ToolTip, point, line.mapToGlobal(point)))
    assert asked.args == [turn.start]
    first, *told = screen.described(turn.start)
    assert first == "Round 1, Ada’s turn"
    assert told[-1].startswith("It is Ada’s turn")


def test_whoever_does_not_see_the_line_is_told_where_it_is(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    press(screen, Qt.Key.Key_PageDown)
    line = screen.bar.timeline
    assert line.accessibleName() == "Timeline"
    assert line.accessibleDescription().startswith("Round 1, Ada’s turn")
    assert (line.minimum(), line.maximum()) == (0, len(screen.run.reel.stops) - 1)
    for button in (*screen.bar.signs.values(), screen.bar.open, screen.bar.finder.after):
        assert button.accessibleName()
        assert button.toolTip()


def test_the_record_is_never_written(qtbot: QtBot) -> None:
    record = golden(moves=80)
    before = list(record.entries)
    screen = watched(qtbot, record)
    press(screen, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Right)
    assert record.entries == before


def told_about(screen: ReplayScreen, player: str) -> str:
    """What a screen reader finds at the place of *player*."""
    return about(next(each for each in found(table_of(screen)) if name_of(each) == player))


def test_a_screen_reader_hears_of_hands_only_what_is_shown(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden())
    screen.run.go_to(screen.run.reel.stops[5])
    screen.run.set_viewpoint(Viewpoint(0))
    own = told_about(screen, "Ada")
    assert "Hand worth" in own
    assert "Hand worth" not in told_about(screen, "Volta")
    screen.run.set_viewpoint(Viewpoint(1))
    volta = told_about(screen, "Volta")
    screen.run.set_viewpoint(Viewpoint(0, True))
    assert told_about(screen, "Ada") == own
    assert told_about(screen, "Volta") == volta
    names = table_of(screen).names
    view = table_of(screen).scene.view_shown
    cards = [names.card(card) for card in cards_of(view.open_hands[1])]
    assert cards
    assert {name_of(each) for each in found(table_of(screen))} >= set(cards)


def test_a_screen_reader_hears_of_nobodys_hand_where_several_people_play_on(qtbot: QtBot) -> None:
    screen = watched(qtbot, golden(people=(0, 1), moves=60))
    assert "Hand worth" not in told_about(screen, "Ada")
    assert not any(name_of(each) == "Ada’s hand" for each in found(table_of(screen)))
    backs = [name_of(each) for each in found(table_of(screen)) if name_of(each).endswith("in hand")]
    assert len(backs) == sum(map(bool, sum(table_of(screen).scene.view_shown.hand_energies, ())))
