"""Watching a game of Hertzschlag again: the same table, for every seat, and nothing hidden too early."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.watching import BID, BLACKOUT, END, EVENT, MARKS
from enix_desktop.ui.hertzschlag.replay import HERTZSCHLAG_REPLAY
from enix_desktop.ui.hertzschlag.replay_sheets import CHART, HANDS
from enix_desktop.ui.hertzschlag.table.sheets import DISPLAYS
from enix_desktop.ui.hertzschlag.words import card_name, goal_name
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.hertzschlag.played import wandered
from tests.gui.reading import texts
from tests.gui.replay.watching import NAMES, PIECES, SMALL, watched
from tests.gui.tables import table_of

HERTZSCHLAG = GAMES["hertzschlag"]
COMPONENTS = standard_components()
HELD, DARK = 1, 4
"""Seeds of a game of three that is played to its end, with bids, and of one that ends with a blackout."""
MOVES = 30
"""So many moves of a game that is not over."""


def game(seed: int = HELD, people: Sequence[int] = (0,), moves: int | None = None) -> AnyRecord:
    """A game of three, or as much of it, with persons on these seats."""
    record: Any = wandered(3, seed).match.record
    participants = tuple(
        replace(who, name=NAMES[seat], piece=PIECES[seat], player=None if seat in people else "casual")
        for seat, who in enumerate(record.participants)
    )
    return replace(
        record,
        participants=participants,
        entries=list(record.entries if moves is None else record.entries[:moves]),
        outcome=record.outcome if moves is None else None,
        agreed={"undo": "own"},
    )


@pytest.fixture(scope="module")
def whole() -> AnyRecord:
    return game()


def press(screen: ReplayScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table_of(screen), key)


def read_aloud(screen: ReplayScreen) -> Iterator[tuple[str, str]]:
    """Everything that a screen reader finds on the table."""
    tree = table_of(screen).tree
    ways: list[tuple[object, ...]] = [()]
    while ways:
        path = ways.pop()
        item = tree.item(path)
        yield item.name, item.about
        ways += [(*path, child) for child in item.children]


def test_arrows_walk_the_replay_and_the_table_shows_it(qtbot: QtBot, whole: AnyRecord) -> None:
    screen = watched(qtbot, whole)
    reel = screen.run.reel
    press(screen, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert screen.run.index == reel.stops[3]
    press(screen, Qt.Key.Key_Left)
    assert table_of(screen).scene.view_shown == reel.view(reel.stops[2], Viewpoint(0))


def test_nothing_can_be_chosen(qtbot: QtBot, whole: AnyRecord) -> None:
    screen = watched(qtbot, whole)
    screen.run.go_to(screen.run.reel.stops[5])
    assert table_of(screen).cursor_ring.spots() == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_seat_can_look_at_its_own_hand_and_goals(qtbot: QtBot, whole: AnyRecord, seat: int) -> None:
    screen = watched(qtbot, whole)
    reel = screen.run.reel
    for stop in (reel.stops[8], reel.last):
        screen.run.go_to(stop)
        screen.run.set_viewpoint(Viewpoint(seat))
        scene, state = table_of(screen).scene, reel.states[screen.run.index]
        assert tuple(sorted(scene.hand.cards)) == state.hands[seat]
        assert scene.view_shown.goal == state.goals[seat]


def test_while_a_game_runs_nobody_sees_hands_that_are_not_their_own() -> None:
    for people in ((0,), (0, 1), ()):
        reel = Reel(game(people=people, moves=MOVES))
        assert not any(viewpoint.is_open for viewpoint in reel.permitted)
        seats = {viewpoint.seat for viewpoint in reel.permitted}
        assert seats <= {0, EVERYBODY}


def test_forward_and_back_show_the_same(qtbot: QtBot, whole: AnyRecord) -> None:
    screen = watched(qtbot, whole, "normal")
    reel = screen.run.reel
    for first in (3, len(reel.stops) // 2):
        screen.run.go_to(reel.stops[first])
        press(screen, *[Qt.Key.Key_Right] * 4)
        table_of(screen).queue.skip()
        walked, told = list(read_aloud(screen)), table_of(screen).log.sentences()
        screen.run.go_to(reel.last)
        screen.run.go_to(reel.stops[first + 4])
        assert table_of(screen).log.sentences() == told
        assert list(read_aloud(screen)) == walked


def test_a_blackout_goes_away_when_one_goes_back(qtbot: QtBot) -> None:
    screen = watched(qtbot, game(DARK))
    reel = screen.run.reel
    screen.run.go_to(reel.stops[2])
    before = table_of(screen).grab().toImage()
    screen.run.go_to(reel.last)
    assert table_of(screen).scene.view_shown.has_blackout
    assert table_of(screen).grab().toImage() != before
    screen.run.go_to(reel.stops[2])
    assert table_of(screen).grab().toImage() == before


def test_the_chart_of_the_game_says_where_the_replay_is(qtbot: QtBot, whole: AnyRecord) -> None:
    screen = watched(qtbot, whole)
    sheets, reel = table_of(screen).replay_sheets, screen.run.reel
    press(screen, Qt.Key.Key_G)
    assert sheets.shown == CHART
    pictures = []
    for stop in (reel.stops[1], reel.stops[len(reel.stops) // 2], reel.last - 1):
        screen.run.go_to(stop)
        QApplication.processEvents()
        pictures.append(sheets.chart.panel.frequency.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
    assert "50" in sheets.chart.panel.frequency.accessibleDescription()
    press(screen, Qt.Key.Key_Escape)
    assert sheets.shown == ""


@pytest.mark.parametrize("wide", [SMALL.width(), SMALL.width() - 236])
def test_in_a_small_window_the_charts_do_not_lie_over_each_other(
    qtbot: QtBot, whole: AnyRecord, wide: int
) -> None:
    """With and without the log beside the table."""
    screen = watched(qtbot, whole)
    screen.resize(wide, SMALL.height() - 2)
    press(screen, Qt.Key.Key_G)
    QApplication.processEvents()
    sheet = table_of(screen).replay_sheets.chart
    panel = sheet.panel
    parts = [panel.frequency, panel.titles[1], panel.money, panel.legend]
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    assert sheet.parentWidget().rect().contains(sheet.geometry())


def test_all_hands_are_shown_only_when_they_lie_open(qtbot: QtBot, whole: AnyRecord) -> None:
    screen = watched(qtbot, whole)
    sheets, reel = table_of(screen).replay_sheets, screen.run.reel
    screen.run.go_to(reel.stops[8])
    press(screen, Qt.Key.Key_K)
    assert (sheets.shown, sheets.buttons[HANDS].isHidden()) == ("", True)
    screen.run.set_viewpoint(Viewpoint(0, is_open=True))
    assert not sheets.buttons[HANDS].isHidden()
    press(screen, Qt.Key.Key_K)
    assert sheets.shown == HANDS
    state = reel.states[screen.run.index]
    told = sheets.hands.page.accessibleName()
    assert all(card_name(card, COMPONENTS) in told for hand in state.hands for card in hand)
    assert all(goal_name(goal, COMPONENTS) in told for goal in state.goals)
    press(screen, Qt.Key.Key_D)
    assert (sheets.shown, table_of(screen).sheets.shown) == ("", DISPLAYS)
    press(screen, Qt.Key.Key_K)
    screen.run.set_viewpoint(Viewpoint(1))
    assert (sheets.shown, table_of(screen).sheets.shown) == ("", "")
    assert sheets.hands.page.accessibleName() == ""


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_mark_has_a_sign_of_its_own(qapp: QApplication, theme: str) -> None:
    current_theme.use(theme)
    signs = []
    for kind in MARKS:
        image = QImage(20, 20, QImage.Format.Format_RGB32)
        image.fill(current_theme.theme.panel)
        empty = image.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        HERTZSCHLAG_REPLAY.paint_mark(painter, QRectF(5, 5, 10, 10), kind)
        painter.end()
        assert image != empty
        assert image not in signs
        signs.append(image)


def test_the_line_marks_events_bids_and_how_it_ended(whole: AnyRecord) -> None:
    held, dark = Reel(whole), Reel(game(DARK))
    assert {mark.kind for mark in held.marks} == {EVENT, BID, END}
    assert [mark.index for mark in held.marks if mark.kind == END] == [held.last]
    assert BLACKOUT in {mark.kind for mark in dark.marks}
    assert held.states[-1].phase is dark.states[-1].phase is Phase.OVER


def told(screen: ReplayScreen) -> list[object]:
    """Pixels, texts, what a screen reader finds, and what the line tells."""
    reel = screen.run.reel
    found: list[object] = [screen.windowTitle(), screen.text()]
    for stop in (0, *reel.stops[5::9], reel.last):
        screen.run.go_to(stop)
        QApplication.processEvents()
        found += [table_of(screen).grab().toImage(), screen.bar.grab().toImage()]
        found += [sorted(text for _, text in texts(screen)), screen.described(stop)]
        found += [list(read_aloud(screen)), table_of(screen).tree.board()]
    return found


def exchanged(record: AnyRecord) -> Reel:
    """The same game with other secrets of all whom nobody may look at."""
    reel = Reel(record)
    seat = reel.permitted[0].seat
    reel.states = [HERTZSCHLAG.rules.with_other_secrets(state, seat, 4711) for state in reel.states]
    assert reel.states[-1] != Reel(record).states[-1]
    return reel


@pytest.mark.parametrize("people", [(0,), (1,), (0, 1)])
def test_while_a_game_runs_other_secrets_make_no_difference(qtbot: QtBot, people: tuple[int, ...]) -> None:
    record = game(people=people, moves=MOVES)
    watched(qtbot, record).close()  # without a style sheet, the first window is laid out for other type
    stories = []
    for reel in (Reel(record), exchanged(record)):
        screen = watched_reel(qtbot, reel)
        stories.append(told(screen))
        screen.close()
    assert stories[0] == stories[1]


def watched_reel(qtbot: QtBot, reel: Reel) -> ReplayScreen:
    screen = ReplayScreen(HERTZSCHLAG_REPLAY, reel, "instant")
    qtbot.addWidget(screen)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(SMALL)
    screen.show()
    screen.begin()
    QApplication.processEvents()
    return screen
