"""Two people at one window: the public table for all, and the curtain before secrets (C4, R1, X4)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY, Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enix.table.person import LEFT, NO_KEYS, Compose, prepared
from tests.gui.tables import table_of
from tests.rules.position import CODEC, RULES
from tests.rules.words import card_called

TWO = {"hands": ["solar-05 hydro-04 wind-07 hydro-12", "solar-01 ocean-01 ocean-02"]}
ADA, BEN = ({card_called(name) for name in hand.split()} for hand in TWO["hands"])
TAKING = {
    "hands": ["solar-05 solar-01 solar-02 solar-03", "hydro-01 wind-01 wind-03 wind-02 wind-05"],
    "pawns": ["solar", "wind"],
    "stacks": ["geothermal-01 hydro-06 hydro-04", "geothermal-02 wind-06", "geothermal-03 hydro-05"],
    "moves": ["all lay solar-05 and hydro-01", "everybody passes", "seat 0: cross to hydro"],
}


class Window:
    """The whole window with a game of two people."""

    def __init__(self, qtbot: QtBot) -> None:
        settings = Settings()
        settings.speed = "instant"
        self.window = MainWindow(settings)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()
        QApplication.processEvents()

    @property
    def table(self) -> TableScreen:
        table = table_of(self.window.games)
        assert isinstance(table, TableScreen)
        return table

    @property
    def curtain(self) -> Any:
        return self.window.games.curtain.widget

    def open(self, compose: Compose) -> None:
        match = prepared(compose, people=(0, 1))
        path = games_folder() / "prepared.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(records.write(match.record, CODEC), encoding="utf-8")
        self.window.open_file(path)
        QApplication.processEvents()

    def lift(self) -> None:
        assert self.curtain.isVisible()
        QTest.mouseClick(self.curtain.button, LEFT)
        self.settle()
        QApplication.processEvents()

    def lay(self, name: str) -> None:
        point = self.table.view.mapFromScene(self.table.scene.hand.cards[card_called(name)].scenePos())
        viewport = self.table.view.viewport()
        QTest.mouseClick(viewport, LEFT, NO_KEYS, point)
        QTest.mouseClick(viewport, LEFT, NO_KEYS, point)
        self.settle()

    def settle(self) -> None:
        """Nobody is asked before the last move is on disk; a window of several passes is several moves."""
        controller: Any = self.table.driver
        while controller._is_saving:
            self.window.games.saver.flush()
            QApplication.processEvents()

    def push(self, name: str) -> None:
        buttons = self.table.findChildren(QPushButton)
        [button] = [b for b in buttons if b.property("action") == name and b.isVisible()]
        QTest.mouseClick(button, LEFT)
        self.settle()

    def shown_hand(self) -> set[int]:
        return set(self.table.scene.hand.cards)

    def held_hand(self) -> set[int]:
        """The hand that lies over the public table as long as somebody asks for it."""
        tray = self.table.scene.tray
        return set(tray.hand.cards) if tray.isVisible() else set()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    made = Window(qtbot)
    yield made
    made.window.close()


def assert_nothing_is_seen(window: Window) -> None:
    """Every visible pixel, widget and text belongs to the curtain."""
    assert window.curtain.isVisible()
    assert window.curtain.geometry() == window.window.rect()
    assert not window.table.isVisible()
    picture = window.window.grab().toImage()
    corners = [QPoint(3, 3), QPoint(1276, 3), QPoint(3, 796), QPoint(1276, 796), QPoint(640, 700)]
    assert {picture.pixelColor(point).name() for point in corners} == {
        QColor(current_theme.theme.table).name()
    }
    under = [QApplication.widgetAt(window.window.mapToGlobal(point)) for point in corners]
    assert all(widget is None or widget is window.curtain for widget in under)


def names_on(curtain: QWidget) -> str:
    button: Any = curtain
    return str(button.button.text())


def test_the_first_person_is_called_before_anything_is_seen(window: Window) -> None:
    window.open(TWO)
    assert_nothing_is_seen(window)
    assert names_on(window.curtain) == "I am Ada"
    assert window.curtain.button.hasFocus()


def test_after_the_curtain_the_right_hand_is_shown_and_nothing_of_the_other(window: Window) -> None:
    window.open(TWO)
    window.lift()
    assert not window.curtain.isVisible()
    assert window.shown_hand() == ADA
    assert window.table.scene.places[1]._meter is None
    window.lay("wind-07")
    assert_nothing_is_seen(window)
    assert names_on(window.curtain) == "I am Ben"
    window.lift()
    assert window.shown_hand() == BEN
    assert window.table.scene.places[0]._meter is None
    assert window.table.prompt() == "Ben, choose a card and lay it face down."
    [laid] = window.table.scene.places[0]._laid
    assert laid.card is None


def test_keys_and_shortcuts_reach_nothing_behind_the_curtain(window: Window) -> None:
    window.open(TWO)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_L, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget() or window.window, key)
    assert_nothing_is_seen(window)
    assert window.table.driver.match.record.entries == []


def test_the_curtain_closes_the_book_at_a_card_that_somebody_looked_up(window: Window) -> None:
    window.open(TWO)
    window.lift()
    book = window.window.rooms.book("enix")
    for place in ("part:rules", "card:wind-07"):
        window.table.place_wanted.emit(place)
    book.search.setText("Wind 7")
    assert book.isVisible()
    assert "card:wind-07" in book.place
    window.lay("wind-07")
    assert_nothing_is_seen(window)
    assert not book.isVisible()
    assert book.search.text() == ""
    window.lift()
    window.table.place_wanted.emit("part:rules")
    assert not book.buttons["back"].isEnabled()


def test_enter_lifts_the_curtain(window: Window) -> None:
    window.open(TWO)
    QTest.keyClick(window.curtain.button, Qt.Key.Key_Space)
    assert not window.curtain.isVisible()
    assert window.table.isVisible()


def test_the_curtain_covers_the_window_at_every_size(window: Window) -> None:
    window.open(TWO)
    window.window.resize(1500, 900)
    QApplication.processEvents()
    assert window.curtain.geometry() == window.window.rect()
    window.lift()
    assert window.table.view.viewport().height() > 800


def assert_public(window: Window) -> None:
    """The table is there for all, with nobody's hand."""
    assert not window.curtain.isVisible()
    assert window.table.isVisible()
    assert window.table.driver.viewer == EVERYBODY
    assert window.table.scene.view_shown.seat == EVERYBODY  # type: ignore[union-attr]
    assert window.shown_hand() == window.held_hand() == set()
    assert all(place._meter is None for place in window.table.scene.places)


def test_the_reveal_and_the_turns_are_seen_by_all_together(window: Window) -> None:
    window.open(TWO)
    window.lift()
    window.lay("wind-07")
    window.lift()
    window.lay("ocean-02")
    assert_public(window)
    laid = [[item.card is not None for item in place._laid] for place in window.table.scene.places]
    assert laid == [[True], [True]]
    assert window.table.driver.decision is not None
    assert window.table.prompt().startswith("Ada, ")


def test_what_is_done_on_the_public_board_needs_no_curtain(window: Window) -> None:
    window.open(TAKING)
    assert_public(window)
    assert "worth" not in window.table.prompt(), "what a hand is worth is nobody else's business"
    told: list[str] = []
    window.table.story.narrator.told.connect(told.append)
    window.push("take")
    assert any(sentence.startswith("Ada takes 2 card") for sentence in told)
    assert not any("Hydropower 2" in sentence for sentence in [*told, *window.table.log.sentences()])
    assert_public(window)


def to_the_next_laying(window: Window) -> None:
    """Decide everything that is asked at the public table."""
    while not window.curtain.isVisible():
        decision = window.table.driver.decision
        assert decision is not None
        assert_public(window)
        window.table.decide(decision.moves[-1])
        window.settle()
        QApplication.processEvents()


def test_what_was_drawn_and_stolen_is_told_at_the_next_private_moment(window: Window) -> None:
    window.open(TAKING)
    window.push("take")
    to_the_next_laying(window)
    assert_nothing_is_seen(window)
    assert window.table.log.sentences() == []
    window.lift()
    panel = window.table.story.recap.panel
    assert panel.isVisible()
    assert panel.accessibleName().startswith("What is new for you You got Hydropower 2 and Hydropower 3.")
    assert panel.lines[0].concerns_viewer
    assert window.table.prompt() == "Ada, choose a card and lay it face down."
    first = next(iter(window.table.scene.hand.cards.values()))
    QTest.mouseClick(
        window.table.view.viewport(), LEFT, NO_KEYS, window.table.view.mapFromScene(first.scenePos())
    )
    assert not panel.isVisible(), "it has been read"
    QTest.keyClick(window.table, Qt.Key.Key_V)
    assert panel.isVisible()
    assert "You got Hydropower 2 and Hydropower 3." in [line.text for line in panel.lines]
    window.lay("solar-01")
    assert_nothing_is_seen(window)
    assert not panel.isVisible()
    window.lift()
    whole = " ".join(line.text for line in panel.lines)
    assert "Ada went to Hydropower and got 2 card" in whole
    assert "Hydropower 2" not in whole, "which cards they were is Ada's secret"


def test_the_recap_at_the_public_table_tells_what_all_may_know(window: Window) -> None:
    window.open(TAKING)
    window.push("take")
    while window.table.driver.decision.seat != 1:  # type: ignore[union-attr]
        window.table.decide(window.table.driver.decision.moves[-1])  # type: ignore[union-attr]
        window.settle()
        QApplication.processEvents()
    assert_public(window)
    panel = window.table.story.recap.panel
    assert not panel.isVisible(), "everybody has just seen it"
    QTest.keyClick(window.table, Qt.Key.Key_V)
    whole = panel.accessibleName()
    assert whole.startswith("Ben, since your last turn")
    assert "Ada went to Hydropower and got 2 card" in whole
    assert "Hydropower 2" not in whole
    assert "worth" not in whole, "what a hand is worth is nobody else's business"
    QTest.keyClick(window.table, Qt.Key.Key_V)
    assert not panel.isVisible()


STOLEN: list[Event] = [
    events.CardsTaken(0, Energy.HYDRO, (0, 1), (2, 3)),
    events.CardStolen(0, 1, Energy.WIND, 60),
    events.CardStolen(1, 0, Energy.SOLAR, 4),
    events.TilePlaced(1, Energy.OCEAN, Hex(0, 1), Hex(1, 1), 0, 0),
    events.StacksShuffled((9, 9, 9, 9, 9)),
    events.CapMoved(1, None, Energy.HYDRO),
]


def told_to(window: Window, seat: int, viewer: int) -> list[str]:
    """What the recap says to *seat* of what was stolen and done, where *viewer* looks."""
    table, match = window.table, window.table.driver.match
    view = match.rules.view(match.state, viewer)
    told = table._recap.lines(
        [event.seen_by(viewer) for event in STOLEN],
        view,
        seat,
        table.scene.own_total(view) if viewer == seat else None,
        is_new=True,
    )
    return [line.text for line in told]


def test_everything_that_concerns_somebody_is_told_in_the_private_moment_and_without_cards_in_public(
    window: Window,
) -> None:
    window.open(TAKING)
    names = window.table.names
    alone = told_to(window, 0, 0)
    assert alone[:-1] == [
        f"You got {names.cards([2, 3, 60])}.",
        f"Ben stole from you: {names.card(4)}.",
        "Ben moved Waves and tides.",
        "Stacks and played cards were reshuffled.",
        "Ben’s card put the blackout cap on Hydropower.",
    ]
    assert alone[-1].startswith("Your hand is worth ")
    public = told_to(window, 0, EVERYBODY)
    assert public[:2] == [
        "You got 2 \N{MULTIPLICATION SIGN} Hydropower, Wind energy.",
        "Ben stole from you: Solar energy.",
    ]
    assert public[2:] == alone[2:-1]


def test_the_own_hand_is_shown_as_long_as_the_button_is_held(window: Window) -> None:
    window.open(TAKING)
    button = window.table.sharing.button
    assert button.isVisible()
    before = window.window.grab().toImage()
    QTest.mousePress(button, LEFT)
    assert window.held_hand() == set(cards_of(window.table.driver.match.state.hands[0]))
    assert all(place._meter is None for place in window.table.scene.places)
    QTest.mouseRelease(button, LEFT)
    assert_public(window)
    QTest.mouseMove(window.table.view.viewport(), QPoint(20, 400))
    QApplication.processEvents()
    assert window.window.grab().toImage() == before
    window.push("take")
    assert_public(window)


def test_the_own_hand_is_shown_as_long_as_m_is_held(window: Window) -> None:
    window.open(TAKING)
    QTest.keyPress(window.table, Qt.Key.Key_M)
    assert window.held_hand()
    QTest.keyRelease(window.table, Qt.Key.Key_M)
    assert_public(window)
    QTest.keyPress(window.table, Qt.Key.Key_M)
    window.push("take")
    assert_public(window)


def test_pressing_the_button_with_a_key_or_a_screen_reader_asks_for_a_private_moment(window: Window) -> None:
    window.open(TAKING)
    window.table.sharing.button.click()
    assert_nothing_is_seen(window)
    assert names_on(window.curtain) == "I am Ada"
    window.lift()
    assert window.shown_hand()
    assert "worth" in window.table.prompt()
    window.push("take")
    assert_public(window)


def test_a_hint_at_the_public_table_goes_through_the_private_moment(window: Window) -> None:
    window.open(TAKING)
    QTest.keyClick(window.table, Qt.Key.Key_H)
    assert_nothing_is_seen(window)
    window.lift()
    hints = window.table.help.hints
    for _ in range(2000):
        if hints.hint is not None:
            break
        QTest.qWait(5)
    assert hints.hint is not None
    assert window.shown_hand()
    window.push("take")
    assert_public(window)
    assert not hints.is_shown


def test_interrupting_at_the_public_table_asks_who_wants_to(window: Window) -> None:
    window.open(TAKING)
    QTest.mouseClick(window.table.interrupt, LEFT)
    menu = window.table.interrupt.people_menu
    assert [action.text() for action in menu.actions()] == ["Who wants to interrupt?", "Ada", "Ben"]
    assert not window.table.driver.is_interrupting(0)
    menu.actions()[2].trigger()
    menu.close()
    assert window.table.interrupt.isChecked()
    window.push("take")
    assert_nothing_is_seen(window)
    assert names_on(window.curtain) == "I am Ben"
    window.lift()
    decision = window.table.driver.decision
    assert decision is not None
    assert (decision.seat, decision.view.phase) == (1, Phase.WINDOW)
    window.table.decide(decision.moves[-1])
    window.settle()
    assert_public(window)
    assert not window.table.interrupt.isChecked()


def test_what_was_asked_alone_is_not_shown_to_all(window: Window) -> None:
    window.open(TAKING)
    button, driver = window.table.interrupt, window.table.driver
    button._ask_for(1, True)
    assert button.isChecked()
    driver.set_interrupting(1, False)  # the chance has come and gone
    button.follow_viewer()
    driver.set_interrupting(1, True)  # alone, behind a curtain
    button.follow_viewer()
    assert not button.isChecked()


def test_a_card_looked_up_alone_is_not_left_open_for_all(window: Window) -> None:
    window.open(TWO)
    window.lift()
    window.window.show_place("card:solar-05")
    book = window.window.rooms.book("enix")
    assert book.place == "card:solar-05"
    window.table.curtain_unwanted.emit()
    assert book.place != "card:solar-05"


def test_undo_at_the_public_table_lets_go_of_a_choice_and_stays_public(window: Window) -> None:
    window.open(TAKING)
    stack = window.table.scene.stacks[0]
    QTest.mouseClick(
        window.table.view.viewport(), LEFT, NO_KEYS, window.table.view.mapFromScene(stack.scenePos())
    )
    window.table.undo()
    assert_public(window)
    assert window.table.driver.decision is not None


def test_after_loading_the_curtain_calls_the_person_who_is_to_decide(window: Window) -> None:
    window.open(TWO)
    window.lift()
    window.lay("wind-07")
    window.window.show_start()
    window.window.games.opening.open_last()
    QApplication.processEvents()
    assert_nothing_is_seen(window)
    assert names_on(window.curtain) == "I am Ben"
    window.lift()
    assert window.shown_hand() == BEN


def test_a_game_left_at_the_public_table_is_found_there_again(window: Window) -> None:
    window.open(TAKING)
    window.window.show_start()
    window.window.games.opening.open_last()
    QApplication.processEvents()
    assert_public(window)
    assert window.table.driver.decision is not None


def test_going_to_the_start_screen_takes_the_curtain_away_and_the_game_can_go_on(window: Window) -> None:
    window.open(TWO)
    window.window.show_start()
    QApplication.processEvents()
    assert not window.curtain.isVisible()
    assert window.window._start.isVisible()
    window.window.games.opening.open_last()
    QApplication.processEvents()
    assert window.curtain.isVisible()


def test_who_wants_to_interrupt_is_remembered_for_each_person(window: Window) -> None:
    window.open(TWO)
    window.lift()
    QTest.mouseClick(window.table.interrupt, LEFT)
    window.lay("wind-07")
    window.lift()
    assert not window.table.interrupt.isChecked()
    window.lay("ocean-02")
    assert names_on(window.curtain) == "I am Ada"
    window.lift()
    assert window.table.driver.decision is not None
    assert window.table.driver.decision.view.phase is Phase.WINDOW


def test_the_curtain_is_drawn_before_the_other_sees_whether_somebody_wants_to_interrupt(
    window: Window,
) -> None:
    window.open(TWO)
    window.lift()
    QTest.mouseClick(window.table.interrupt, LEFT)
    window.lay("wind-07")
    assert_nothing_is_seen(window)


def test_closing_and_continuing_restores_the_same_position(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open(TAKING)
    before = window.table.driver.match.state
    told = window.table.log.sentences()
    # Plural forms need a translator, which only some tests have installed.
    assert [sentence.partition(" movement point")[0] for sentence in told] == [
        "All cards are turned over: Ada Solar energy 3, Ben Hydropower −10.",
        "It is Ada’s turn, with 3",
        "Ada goes from Solar energy to Hydropower for 1",
    ]
    window.window.close()
    again = Window(qtbot)
    again.window.games.opening.open_last()
    QApplication.processEvents()
    assert_public(again)
    assert again.table.driver.match.state == before
    assert again.table.log.sentences() == told
    assert again.table.prompt().startswith("Ada, you may take 2 top card")
    board = again.table.scene.board
    assert (board.pawns[0].pos() - board.tiles[before.pawns[0]].pos()).manhattanLength() < 100
    again.push("take")
    again.window.close()
    record = load(games_folder() / "prepared.json")
    assert len(list(replay(RULES, CODEC, record))) == len(record.entries)
