"""What the table shows and tells: the opening, steps of the marker, a rescue, a blackout, and marks of it."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSceneHelpEvent, QListWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.table_driver import Happening
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.faces import GoalKind
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.hertzschlag.table.row_item import Side
from enix_desktop.ui.hertzschlag.table.scene import TIP_BELOW, HertzschlagScene
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.hertzschlag.table.side_items import GoalItem
from enix_desktop.ui.table.log_entries import EVENT
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.hertzschlag.hands import asked, begin
from tests.gui.hertzschlag.table.positions import match_of, position
from tests.rules.hertzschlag.words import CARDS
from tools.hertzschlag_screens import table

pytestmark = pytest.mark.usefixtures("languages")

HANDS = ["LED lamps", "Wallbox", "E-bike"]


def income(*names: str) -> list[tuple[int, Move]]:
    return [(seat, Lay(CARDS[name], Place.INCOME)) for seat, name in enumerate(names)]


def shown_after(
    qtbot: QtBot, *moves: tuple[int, Move], speed: str = "instant", **composed: Any
) -> HertzschlagTable:
    """The table that has shown the last of *moves*."""
    match = match_of(*moves[:-1], **composed)
    at = table(match)
    qtbot.addWidget(at)
    at.show()
    at.leave_mode()
    at.set_speed(speed)
    driver: Any = at.driver
    driver.go_on = lambda: None
    seat, move = moves[-1]
    happened = match.play(seat, move)
    driver.history.extend(happened)
    at._on_happened(Happening([event.seen_by(0) for event in happened], match.rules.view(match.state, 0)))
    return at


def logged(at: HertzschlagTable) -> list[type]:
    """The kinds of events in the log."""
    entries = at.log.findChild(QListWidget)
    assert entries is not None
    return [type(entries.item(row).data(EVENT)) for row in range(entries.count())]


def test_a_game_begins_with_its_first_event(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "casual", "casual", seed=5)
    at = asked(qtbot, window)
    assert logged(at)[:2] == [events.RoundBegan, events.EventHappened]
    happened = at.opening[1]
    assert isinstance(happened, events.EventHappened)
    assert at.scene.page.shown == happened.event
    assert at.scene.board.field == happened.after


def test_the_log_answers_why_from_the_first_event_on(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "casual", "casual", seed=5)
    at = asked(qtbot, window)
    at.help.answer_event(1)
    assert at.asking.is_open


def test_the_bird_sits_where_the_card_brought_it(qtbot: QtBot) -> None:
    moves = [*income("Coal exit", "Wallbox", "E-bike")]
    moves[0] = (0, Lay(CARDS["Coal exit"], Place.ACTION))
    at = shown_after(qtbot, *moves, hands=["Coal exit", "Wallbox", "E-bike"], marker=2, round=8)
    assert at.scene.board.field == -3
    assert at.scene.places[0].standing.money == 12
    cards = {laid.seat: laid for laid in at.scene.desk.row.cards}
    assert (cards[0].side, cards[0].before, cards[0].after) == (Side.UP, 2, -3)
    assert cards[1].side is Side.INCOME


def test_the_marker_goes_step_by_step_and_can_be_skipped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = list[int]()
    show = HertzschlagScene.show_marker

    def noting(scene: HertzschlagScene, field: int, is_blackout: bool = False) -> None:
        fields.append(field)
        show(scene, field, is_blackout)

    moves = [*income("LED lamps", "Wallbox"), (2, Lay(CARDS["Coal exit"], Place.ACTION))]
    composed: dict[str, Any] = {"hands": ["LED lamps", "Wallbox", "Coal exit"], "marker": 2, "round": 8}
    monkeypatch.setattr(HertzschlagScene, "show_marker", noting)
    at = shown_after(qtbot, *moves, speed="rapid", **composed)
    qtbot.waitUntil(lambda: not at.queue.is_running, timeout=60_000)
    steps = [after for before, after in pairwise(fields) if before != after]
    assert steps == [1, 0, -1, -2, -3]
    skipped = shown_after(qtbot, *moves, speed="slow", **composed)
    skipped.skip()
    qtbot.waitUntil(lambda: not skipped.queue.is_running)
    assert skipped.scene.board.field == -3


def test_bids_come_up_and_are_counted_to_the_price(qtbot: QtBot) -> None:
    moves = [*income(*HANDS), (0, Bid(4)), (1, Bid(4)), (2, Bid(3))]
    at = shown_after(qtbot, *moves, speed="fast", hands=HANDS, marker=-6, round=2)
    totals = set()
    while at.queue.is_running:
        if at.scene.desk.bids.is_counting:
            totals.add(at.scene.desk.bids.total)
        QTest.qWait(10)
    assert {0, 4, 8, 11} <= totals
    assert not at.scene.plants[0].is_ready
    assert at.scene.plants[1].is_ready


def test_a_blackout_leaves_the_town_dark(qtbot: QtBot) -> None:
    moves = [*income(*HANDS), (0, Bid(4)), (1, Bid(4)), (2, Bid(2))]
    at = shown_after(qtbot, *moves, hands=HANDS, marker=-6, round=2)
    assert at.scene.board.property("darkness") == 1.0
    assert not at.scene.readout.isVisible()
    assert events.BlackedOut in logged(at)
    words = at.tree.item(("grid", "scale"))
    assert words is not None
    assert words.name.startswith("Blackout")


def test_the_sum_of_the_bids_is_told_after_the_hands_have_shown_it(qtbot: QtBot) -> None:
    moves = [*income(*HANDS), (0, Bid(4)), (1, Bid(4)), (2, Bid(2))]
    at = shown_after(qtbot, *moves, speed="rapid", hands=HANDS, marker=-6, round=2)
    qtbot.waitUntil(lambda: at.scene.desk.bids.is_counting)
    assert "10" not in at.prompt()
    qtbot.waitUntil(lambda: at.scene.desk.bids.total == 10)
    qtbot.waitUntil(lambda: "10" in at.prompt())


def test_the_last_move_stays_marked(qtbot: QtBot) -> None:
    moves = [*income("LED lamps", "Wallbox"), (2, Lay(CARDS["Coal exit"], Place.ACTION))]
    at = shown_after(qtbot, *moves, hands=["LED lamps", "Wallbox", "Coal exit"], marker=2, round=8)
    assert [turn.seat for turn in at.marks.shown] == [2]
    assert at.marks.items


def test_the_public_table_shows_no_hand_and_a_sealed_letter(qtbot: QtBot) -> None:
    at = position(qtbot, talk=True, people=2, seat=EVERYBODY).at
    assert not at.scene.shows_hand
    assert not at.scene.goal.goals
    assert at.tree.item(("goals",)) is None
    at.scene.peek(at.driver.peek())
    assert at.scene.goal.goals
    assert at.scene.tray.isVisible()
    at.scene.end_peek(at.driver.view())
    assert not at.scene.goal.goals
    assert not at.scene.tray.hand.cards


def test_nobody_hears_a_win_after_a_blackout(qtbot: QtBot) -> None:
    moves = [*income(*HANDS), (0, Bid(4)), (1, Bid(4)), (2, Bid(2))]
    at = shown_after(qtbot, *moves, hands=HANDS, marker=-6, round=2)
    heard = list[str]()
    at.sound_wanted.connect(lambda name, _pitch: heard.append(name))
    at.sounds.end()
    assert "win" not in heard
    bright = position(qtbot, hands=HANDS).at
    bright.sound_wanted.connect(lambda name, _pitch: heard.append(name))
    bright.sounds.end()
    assert heard == ["win"]


def test_symbols_are_explained_under_the_mouse(qtbot: QtBot) -> None:
    at = position(qtbot, hands=["Better weather forecast"], event="Dark and still").at
    card = at.scene.hand.cards[CARDS["Better weather forecast"]]
    assert "You alone see the event of the next round." in card.toolTip()
    assert "Dark and still" in at.scene.page.toolTip()
    assert "11 euros" in at.scene.plants[0].toolTip()


def test_what_a_card_says_lies_above_the_hand(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[QPoint, str]] = []
    monkeypatch.setattr(
        "enix_desktop.ui.hertzschlag.table.scene.show_tip",
        lambda place, text, widget, width: shown.append((place, text)),
    )
    at = position(qtbot, hands=HANDS).at
    [*_, card] = at.scene.hand.cards.values()
    help_event = QGraphicsSceneHelpEvent(QEvent.Type.GraphicsSceneHelp)
    help_event.setScenePos(card.sceneBoundingRect().center())
    help_event.setScreenPos(at.view.mapToGlobal(at.view.mapFromScene(help_event.scenePos())))
    QApplication.sendEvent(at.scene, help_event)
    [(place, text)] = shown
    assert text == card.toolTip()
    tip_top = at.view.mapFromGlobal(place).y() + TIP_BELOW
    assert tip_top == round(at.scene.plan.prompt.top())


def test_no_card_of_a_hand_stays_when_everybody_looks(qtbot: QtBot) -> None:
    at = position(qtbot, hands=HANDS).at
    assert at.scene.hand.cards
    match = at.driver.match
    at.show_view(match.rules.view(match.state, EVERYBODY))
    assert not at.scene.hand.cards


@pytest.mark.parametrize("wide", [150, 206, 240])
def test_the_number_of_a_goal_does_not_touch_its_points(qtbot: QtBot, wide: int) -> None:
    """The goal with all six symbols is the longest."""
    item = GoalItem()
    faces = standard_components().goals
    goals = next(face.goals for face in faces if any(goal.kind is GoalKind.DIFFERENT for goal in face.goals))
    item.show_goals("", [(goal, 0) for goal in goals])
    item.set_rect(QRectF(0, 0, wide, wide * 0.7))
    picture = QImage(wide, round(wide * 0.7), QImage.Format.Format_RGB32)
    picture.fill(current_theme.theme.panel)
    painter = QPainter(picture)
    painter.translate(-item.rect.topLeft())
    item.paint_thing(painter)
    painter.end()
    longest = [goal.kind for goal in goals].index(GoalKind.DIFFERENT)
    high = picture.height() * 0.76 / 2
    top = round(picture.height() * (0.24 if longest == 0 else 0.62) + high * 0.1)
    band = range(top, top + round(high * 0.35))
    paper = current_theme.theme.panel.rgb()
    points = round(8 + 0.8 * (wide - 16))  # where the points begin, at the right of the number
    before = range(points - 3, points)
    assert all(picture.pixel(x, y) == paper for x in before for y in band)


def test_the_buttons_beside_the_table_have_type_that_can_be_read(qtbot: QtBot, languages: Languages) -> None:
    for language in ("en", "de", "fr"):
        languages.use(language)
        at = position(qtbot, hands=["LED lamps", "Wallbox", "E-bike"]).at
        at.resize(1024, 700)
        QApplication.processEvents()
        sizes = {name: button.font().pixelSize() for name, button in at.sheets.buttons.items()}
        assert min(sizes.values()) >= 11, (language, sizes)
