"""ENIGMA in the real window: whole games by every hand."""

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.phases import Phase
from enix_desktop.ui.enigma.final import EnigmaFinal
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enigma.table.hands import (
    Hands,
    Keyboard,
    Mouse,
    ScreenReader,
    begin,
    play_out,
)
from tests.gui.tables import final_of


@pytest.mark.parametrize("hands", [Mouse(), Keyboard(), ScreenReader()], ids=["mouse", "keys", "reader"])
def test_a_whole_game_is_played_against_a_computer(window: MainWindow, qtbot: QtBot, hands: Hands) -> None:
    begin(window, None, "novice", options={"goal": "10", "timer": "none", "limit": "none"}, seed=11)
    play_out(qtbot, window, hands)
    assert isinstance(final_of(window.games), EnigmaFinal)
    controller = window.games.controller
    assert controller is not None
    state = controller.match.state
    assert state.phase is Phase.OVER
    assert sum(state.points) > 0


def test_two_people_and_a_computer_play_a_whole_game_at_one_screen(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "casual", None, options={"goal": "10"}, seed=7)
    play_out(qtbot, window, Mouse())
    controller = window.games.controller
    assert controller is not None
    assert controller.match.state.phase is Phase.OVER
    assert window.games.final is not None
