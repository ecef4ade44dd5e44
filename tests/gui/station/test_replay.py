"""Watching a game of Station Six again: the same table, for every seat, and nothing hidden too early."""

from collections.abc import Iterator

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
from enix_desktop.games.station.components import standard_components
from enix_desktop.games.station.watching import MARKS
from enix_desktop.ui.replay.replay_screen import ReplayScreen
from enix_desktop.ui.station.table.replay_scene import STATION_REPLAY
from enix_desktop.ui.widgets.theme import current_theme
from tests.gui.reading import texts
from tests.gui.replay.watching import SMALL, golden, watched
from tests.gui.tables import table_of

STATION = GAMES["station"]
STATION_CARDS = standard_components().all_cards
GAME = "station-laser-2"
MOVES = 40
"""So many moves of a game that is not over."""


@pytest.fixture(scope="module")
def whole() -> AnyRecord:
    return golden(GAME)


def press(screen: ReplayScreen, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(table_of(screen), key)


def seen(screen: ReplayScreen) -> QImage:
    image: QImage = table_of(screen).grab().toImage()
    return image


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


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seat_can_look_and_all_hands_can_lie_open(qtbot: QtBot, whole: AnyRecord, seat: int) -> None:
    screen = watched(qtbot, whole)
    screen.run.go_to(screen.run.reel.stops[8])
    scene = table_of(screen).scene
    for is_open in (False, True):
        screen.run.set_viewpoint(Viewpoint(seat, is_open))
        state = screen.run.reel.states[screen.run.index]
        assert tuple(sorted(scene.hand.cards)) == state.hands[seat]
        other = scene.places[1 - seat].open_hand
        assert (tuple(sorted(other)) if other is not None else None) == (
            state.hands[1 - seat] if is_open else None
        )


def test_while_a_game_runs_nobody_sees_hands_that_are_not_their_own() -> None:
    for people in ((0,), (0, 1), ()):
        reel = Reel(golden(GAME, people=people, moves=MOVES))
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
        STATION_REPLAY.paint_mark(painter, QRectF(5, 5, 10, 10), kind)
        painter.end()
        assert image != empty
        assert image not in signs
        signs.append(image)


def test_the_line_marks_the_end_of_a_whole_game(whole: AnyRecord) -> None:
    reel = Reel(whole)
    assert {mark.kind for mark in reel.marks} <= set(MARKS)
    assert [mark.index for mark in reel.marks if mark.kind == "end"] == [reel.last]


def known(record: AnyRecord) -> set[int]:
    """Every card whose face was seen at some time by whoever may look at the replay."""
    reel = Reel(record)
    viewpoint = reel.permitted[0]
    cards: set[int] = set()
    for index in range(reel.last + 1):
        secrets = STATION.rules.open_secrets(reel.view(index, viewpoint))
        cards |= {secret for secret in secrets if isinstance(secret, int)}
    return cards


def exchanged(record: AnyRecord) -> Reel:
    """The same game with other faces on all cards that nobody saw who may look."""
    reel = Reel(record)
    hidden = sorted(set(STATION_CARDS) - known(record))
    names = dict(zip(hidden, hidden[len(hidden) // 2 :] + hidden[: len(hidden) // 2], strict=True))
    for state in reel.states:
        state.hands = [tuple(sorted(names.get(card, card) for card in hand)) for hand in state.hands]
        state.rows = [tuple(names.get(card, card) for card in row) for row in state.rows]
        state.pile = [names.get(card, card) for card in state.pile]
    assert reel.states[-1] != Reel(record).states[-1]
    return reel


def told(screen: ReplayScreen) -> list[object]:
    """Pixels, texts, what a screen reader finds, and what the line tells."""
    reel = screen.run.reel
    found: list[object] = [screen.windowTitle(), screen.text()]
    for stop in (0, *reel.stops[5::9], reel.last):
        screen.run.go_to(stop)
        QApplication.processEvents()
        found += [seen(screen), screen.bar.grab().toImage(), sorted(text for _, text in texts(screen))]
        found += [screen.described(stop), list(read_aloud(screen)), table_of(screen).tree.board()]
    return found


@pytest.mark.parametrize("people", [(0,), (1,), (0, 1)])
def test_while_a_game_runs_other_hidden_cards_make_no_difference(
    qtbot: QtBot, people: tuple[int, ...]
) -> None:
    record = golden(GAME, people=people, moves=MOVES)
    watched(qtbot, record).close()  # without a style sheet, the first window is laid out for other type
    stories = []
    for reel in (Reel(record), exchanged(record)):
        screen = watched_reel(qtbot, reel)
        stories.append(told(screen))
        screen.close()
    assert stories[0] == stories[1]


def watched_reel(qtbot: QtBot, reel: Reel) -> ReplayScreen:
    screen = ReplayScreen(STATION_REPLAY, reel, "instant")
    qtbot.addWidget(screen)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.resize(SMALL)
    screen.show()
    screen.begin()
    QApplication.processEvents()
    return screen
