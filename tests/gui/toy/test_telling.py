"""Sparks tells its story by the sentences that it has for its log: nothing else is needed."""

from pytestqt.qtbot import QtBot

from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.toy.hands import Mouse, asked, begin, decide, table, wait
from tests.toy.rules import events
from tests.toy.rules.state import Phase


def test_what_happens_is_told_with_the_piece_of_who_does_it(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "novice")
    at = asked(qtbot, window, Phase.BID)
    at.set_speed("normal")
    view, prompt = at.driver.view(), at._prompt
    lasts = at.story.narrator.begin(events.LampLit(1, 4), view)
    assert at.prompt() == at.sentence(events.LampLit(1, 4))
    assert lasts > 0
    assert prompt.is_telling
    assert prompt._look == at.looks[1]
    assert [place.is_framed for place in at.scene.places] == [False, True]
    at.story.narrator.begin(events.FieldStruck(3), view)
    assert prompt._look is None
    assert at.story.narrator.begin(events.BidPlaced(1, None), view) == 0, "a bid needs no words"


def test_what_others_did_is_told_at_the_next_own_decision(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "novice")
    told: list[events.LampLit] = []
    while not told:
        at = asked(qtbot, window)
        told = [event for event in at.driver.told() if isinstance(event, events.LampLit) and event.seat == 1]
        if not told:
            mode = at.mode
            decide(at, Mouse())
            wait(qtbot, lambda mode=mode: table(window).mode is not mode)
    panel = at.story.recap.panel
    assert panel.isVisible()
    assert at.sentence(told[-1]) in [line.text for line in panel.lines]
    Mouse().click(at, at.scene.fields[0])
    assert not panel.isVisible()
