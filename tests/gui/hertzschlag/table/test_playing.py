"""Hertzschlag in the real window: whole games by every hand, alone and with several people at one screen."""

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag.moves import Lay, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.hertzschlag.hands import (
    DraggingMouse,
    Hands,
    Keyboard,
    Mouse,
    ScreenReader,
    WalkingKeyboard,
    asked,
    begin,
    play_out,
    table,
    wait,
    wanted,
)

MOUSE = Mouse()
HANDS = {
    "mouse": MOUSE,
    "dragging mouse": DraggingMouse(),
    "keyboard": Keyboard(),
    "tab and arrows": WalkingKeyboard(),
    "screen reader": ScreenReader(),
}


@pytest.mark.parametrize("hands", HANDS.values(), ids=HANDS)
def test_a_whole_game_is_played_by_each_hand(window: MainWindow, qtbot: QtBot, hands: Hands) -> None:
    begin(window, None, "casual", "casual", seed=8)
    made = play_out(qtbot, window, hands, "skilled")
    assert len(made) > 6
    assert {type(move) for move in made} >= {Signal, Lay}
    controller = window.games.controller
    assert controller is not None
    window.games.saver.flush()
    assert controller.path is not None
    record = load(controller.path)
    *_, last = replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, record)
    outcome = HERTZSCHLAG.rules.outcome(last.state)
    assert outcome is not None
    assert outcome == record.outcome


def test_curtains_fall_only_for_laying_and_bidding(window: MainWindow, qtbot: QtBot) -> None:
    """Signals and pledges are given at the public table."""
    begin(window, None, None, "casual", seed=4)
    games, curtain = window.games, window.games.curtain.widget
    for _ in range(24):
        wait(qtbot, lambda: games.final is not None or curtain.isVisible() or table(window).mode is not None)
        if games.final is not None:
            break
        if curtain.isVisible():
            assert table(window).driver.match.state.phase in (Phase.LAY, Phase.BID)
            MOUSE.lift(curtain.button)
            wait(qtbot, lambda: not curtain.isVisible())
            continue
        at = asked(qtbot, window)
        phase, mode = at.driver.match.state.phase, at.mode
        assert (at.driver.viewer == EVERYBODY) == (phase in (Phase.SIGNAL, Phase.PLEDGE))
        MOUSE.play(at, wanted(at, "casual", 1))
        wait(qtbot, lambda mode=mode: table(window).mode is not mode or games.final is not None)
    assert table(window).driver.match.state.round > 1
