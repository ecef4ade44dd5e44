"""Station Six in the real window: whole games by every hand, and every kind of move by each of them."""

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import STATION
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.ui.station.final import StationFinal
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.station.hands import (
    Hands,
    Keyboard,
    Mouse,
    ScreenReader,
    asked,
    begin,
    play_out,
    table,
    wait,
    wanted,
)
from tests.gui.tables import final_of

MOUSE, KEYBOARD = Mouse(), Keyboard()
HANDS = {"mouse": MOUSE, "keyboard": KEYBOARD, "screen reader": ScreenReader()}


@pytest.mark.parametrize("hands", HANDS.values(), ids=HANDS)
def test_a_whole_game_is_played_by_each_hand(window: MainWindow, qtbot: QtBot, hands: Hands) -> None:
    begin(window, None, "casual", seed=8)
    made = play_out(qtbot, window, hands, "skilled")
    assert isinstance(final_of(window.games), StationFinal)
    assert len(made) > 20
    controller = window.games.controller
    assert controller is not None
    window.games.saver.flush()
    assert controller.path is not None
    record = load(controller.path)
    *_, last = replay(STATION.rules, STATION.codec, record)
    outcome = STATION.rules.outcome(last.state)
    assert outcome is not None
    assert outcome == record.outcome


def test_every_kind_of_action_is_made_by_the_mouse_in_a_game_of_four(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, None, None, None, None, seed=3, hands="open")
    made = play_out(qtbot, window, MOUSE, "casual", seed=2)
    kinds = {type(move) for move in made}
    assert kinds >= {Fill, Shift, Swap, Machine, Command, Biotope, Dock, Steal, Fire, Take, Discard}


def test_a_private_moment_lasts_a_whole_turn(window: MainWindow, qtbot: QtBot) -> None:
    """Acting, taking and discarding are one look at the own hand; then the log tells all what was done."""
    begin(window, None, None, seed=4)
    curtain = window.games.curtain.widget
    most = 0
    for _ in range(8):
        wait(qtbot, curtain.isVisible)
        MOUSE.lift(curtain.button)
        made = 0
        while True:
            wait(qtbot, lambda: curtain.isVisible() or table(window).mode is not None)
            if curtain.isVisible():
                break
            at = asked(qtbot, window)
            phase = at.driver.match.state.phase
            assert made == 0 or phase in (Phase.TAKE, Phase.DISCARD)
            mode = at.mode
            MOUSE.play(at, wanted(at, "casual", 1))
            wait(qtbot, lambda mode=mode: table(window).mode is not mode)
            made += 1
        most = max(most, made)
    assert most > 2, "some turn had several decisions"


def test_with_open_hands_no_curtain_falls(window: MainWindow, qtbot: QtBot) -> None:
    at = begin(window, None, None, seed=4, hands="open")
    at = asked(qtbot, window)
    assert at.driver.viewer == EVERYBODY
    assert not window.games.curtain.widget.isVisible()
    assert set(at.scene.hand.cards) == set(at.driver.match.state.hands[at.driver.match.state.turn])
    assert not at.sharing.button.isVisible()
