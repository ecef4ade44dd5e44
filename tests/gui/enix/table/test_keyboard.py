"""The table by keyboard: every phase, a ring to be seen, and whole games without a mouse."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system.settings import Settings
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    PlayEnix,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.table.spots import ARROWS, Spot
from enix_desktop.ui.widgets.theme import current_theme
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enix.table.clicking import MOST_ROUNDS, choose
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.keying import ENTER, TAB, go_to, perform
from tests.gui.enix.table.person import Person
from tests.gui.tables import table_of
from tests.rules.words import card_called


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


class Typist(Person):
    """Sits before the whole window, with a keyboard."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.screen: Any = None

    def find_table(self) -> None:
        """Find the table that has been opened."""
        self.screen = table_of(self.window.games)
        self.controller: Any = self.window.games.controller
        self.match = self.window.games.controller.match  # type: ignore[union-attr]
        self.scene, self.view = self.screen.scene, self.screen.view

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None, "nothing has the keyboard"
        QTest.keyClick(focused, key, modifiers)

    @property
    def is_over(self) -> bool:
        return self.window.games.final is not None

    def play_on(self) -> None:
        """Lift curtains and decide until the game is over, and interrupt now and then."""
        curtain = self.window.games.curtain.widget
        while True:
            self.wait(lambda: self.controller.decision is not None or curtain.isVisible() or self.is_over)
            if self.is_over:
                return
            if curtain.isVisible():
                self.key(ENTER)
                continue
            assert self.state.round <= MOST_ROUNDS, "the game does not end"
            wants = self.state.round % 3 == 2
            if self.phase is Phase.LAY and wants != self.controller.is_interrupting(self.controller.viewer):
                self.key(Qt.Key.Key_I)
                assert self.controller.is_interrupting(self.controller.viewer) == wants
            move, count = choose(self), len(self.match.record.entries)
            perform(self, move)
            made = [entry.move for entry in self.match.record.entries[count:]]
            assert move in made, f"{move} was typed and {made} came of it; the prompt says: {self.prompt}"


@pytest.mark.parametrize(("edition", "seed"), [("english", 3), ("french", 3)])
def test_two_people_play_a_whole_game_without_a_mouse(window: MainWindow, edition: str, seed: int) -> None:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Ben", "blue", None))
    choices = Choices("enix", seats, {"edition": edition}, seed=seed)
    window._settings.set_last_choices("enix", choices.to_json())
    window._settings.speed = "instant"
    typist = Typist(window)
    typist.key(Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window._pages.currentWidget() is window.rooms.new("enix")
    typist.key(ENTER)
    typist.find_table()
    typist.play_on()
    entries = typist.match.record.entries
    assert isinstance(entries[-1].move, EndGame)
    kinds = {type(entry.move).__name__ for entry in entries}
    assert {"LayCard", "PlaceTile", "Cross", "TakeCards", "Pass"} <= kinds
    focused = window.focusWidget()
    assert isinstance(focused, QPushButton)
    QTest.keyClick(focused, ENTER)
    assert window.games.curtain.widget.isVisible()  # another game


LAYING = {
    "hands": ["solar-05 hydro-12 wind-12 wind-07", "hydro-08 ocean-01 ocean-02"],
    "pawns": ["solar", "wind"],
}


def laying(sit_down: SitDown) -> Person:
    return sit_down(LAYING)


def moving(sit_down: SitDown) -> Person:
    person = laying(sit_down)
    perform(person, LayCard(card_called("solar-05")))
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE
    return person


def test_the_first_arrow_shows_the_ring_and_the_mouse_hides_it(sit_down: SitDown) -> None:
    person = laying(sit_down)
    cursor = person.screen.cursor_ring
    assert not cursor.ring.isVisible()
    person.key(Qt.Key.Key_Right)
    assert cursor.ring.isVisible()
    person.click(person.cell(person.state.layout.cells[0]))
    assert not cursor.ring.isVisible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_ring_is_light_between_dark_lines_in_both_themes(sit_down: SitDown, theme: str) -> None:
    current_theme.use(theme)
    try:
        person = moving(sit_down)
        person.click(person.cap_home())
        before = person.view.grab().toImage()
        person.key(Qt.Key.Key_Down)
        ring = person.screen.cursor_ring.ring
        after = person.view.grab().toImage()
        assert before != after
        points = [person.at(ring.path.pointAtPercent(share / 40)) for share in range(40)]
        light = [after.pixelColor(point).lightness() > 230 for point in points]
        assert sum(light) > 30
    finally:
        current_theme.use("light")


def test_arrows_select_a_card_and_enter_lays_it(sit_down: SitDown) -> None:
    person = laying(sit_down)
    for _ in range(4):
        person.key(Qt.Key.Key_Right)
    spot = person.screen.cursor_ring.spot
    assert spot is not None
    person.key(ENTER)
    assert person.moves[0] == LayCard(spot.key)


def test_tab_leads_to_the_buttons_and_back_and_enter_presses_them(sit_down: SitDown) -> None:
    person = laying(sit_down)
    assert person.buttons()
    person.key(TAB)
    seen = []
    for _ in range(12):
        person.key(TAB)
        focused = QApplication.focusWidget()
        if focused is person.screen:
            break
        assert focused is not None
        assert not person.screen.cursor_ring.ring.isVisible()
        seen.append(focused.objectName() or focused.property("action"))
    assert [name for name in seen if name in ("lay", "interrupt", "hint_button")] == [
        "lay",
        "interrupt",
        "hint_button",
    ]
    assert person.screen.cursor_ring.ring.isVisible()
    person.key(Qt.Key.Key_Backtab)
    while QApplication.focusWidget() is not person.buttons()["lay"]:
        person.key(Qt.Key.Key_Backtab)
    person.key(ENTER)
    assert isinstance(person.moves[0], LayCard)
    assert person.screen.hasFocus()


def test_every_tile_can_be_reached_with_arrows_and_a_way_is_shown(sit_down: SitDown) -> None:
    person = moving(sit_down)
    for tile in Energy:
        go_to(person, Spot(Group.BOARD, tile))
    mode: Any = person.screen.mode
    target = next(iter(mode._ways))
    go_to(person, Spot(Group.BOARD, target))
    assert "costs" in person.prompt
    person.key(ENTER)
    assert person.moves[-1] == Cross(mode._ways[target].tiles[0])


def test_stopping_too_early_is_refused_with_a_reason(sit_down: SitDown) -> None:
    person = moving(sit_down)
    person.key(Qt.Key.Key_S)
    assert person.is_refused
    assert person.prompt == "Your piece can move, so it must go to another tile."


def test_ending_when_it_is_not_allowed_says_why(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.key(Qt.Key.Key_E)
    assert person.is_refused
    assert person.prompt.startswith("To end the game you still need “Geothermal heat”, ")


def test_the_cap_is_put_on_a_tile_or_nobody_interrupts(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.key(Qt.Key.Key_I)
    perform(person, LayCard(card_called("solar-05")))
    person.wait_to_be_asked()
    assert person.phase is Phase.WINDOW
    perform(person, PlayEnix(card_called("wind-12"), Energy.OCEAN))
    assert person.moves[-1] == PlayEnix(card_called("wind-12"), Energy.OCEAN)


def test_a_key_held_down_chooses_only_once(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.key(TAB)
    person.key(Qt.Key.Key_Escape)
    held = QKeyEvent(QKeyEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "", True)
    for _ in range(3):
        QApplication.sendEvent(person.screen, held)
    assert person.moves == []


def test_p_lets_everybody_wait(sit_down: SitDown) -> None:
    person = laying(sit_down)
    person.key(Qt.Key.Key_P)
    assert person.prompt == "Paused. Press P to resume."
    person.key(Qt.Key.Key_P)
    assert person.prompt.startswith("Ada, choose a card")


def test_c_tells_about_the_card_in_the_ring_and_the_menu_key_opens_the_book(sit_down: SitDown) -> None:
    person = laying(sit_down)
    places: list[str] = []
    person.screen.place_wanted.connect(places.append)
    person.key(TAB)
    person.key(Qt.Key.Key_C)
    assert person.screen.notes.note.isVisible()
    person.key(Qt.Key.Key_C)
    assert not person.screen.notes.note.isVisible()
    person.key(Qt.Key.Key_Menu)
    assert places == ["card:solar-05"]


def test_a_note_about_a_card_goes_with_escape_and_when_one_plays_on(sit_down: SitDown) -> None:
    person = laying(sit_down)
    note = person.screen.notes.note
    person.key(TAB)
    person.key(Qt.Key.Key_C)
    person.key(Qt.Key.Key_Escape)
    assert not note.isVisible()
    lay = person.screen.button("lay")
    assert lay is not None
    assert lay.isEnabled()  # the card is still chosen
    person.key(Qt.Key.Key_C)
    assert note.isVisible()
    person.key(Qt.Key.Key_Right)
    assert not note.isVisible()


def test_arrows_alone_never_decide_anything(sit_down: SitDown) -> None:
    person = moving(sit_down)
    count = len(person.moves)
    for key in (*ARROWS, *ARROWS):
        person.key(key)
    assert len(person.moves) == count
    assert person.phase is Phase.MOVE


def test_digits_count_the_cards_as_they_lie_also_after_one_was_added(sit_down: SitDown) -> None:
    person = sit_down({"hands": ["solar-05 wind-07", "hydro-01 wind-01 wind-03"]})
    hand = person.scene.hand
    cards = list(hand.cards)
    added = next(card for card in range(cards[0] + 1, cards[1]) if card not in cards)
    hand.show_cards([cards[0], added, cards[1]])
    assert list(hand.cards) == [cards[0], added, cards[1]]
    places = [hand.spot(card).x() for card in hand.cards]
    assert places == sorted(places)
