"""Sparks in the real window: whole games by every hand, and everything that helps while one plays."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.newgame.screen import NewGameScreen
from enix_desktop.ui.window.game_box import GameBox
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import about, called, found, name
from tests.gui.tables import final_of
from tests.gui.toy.hands import (
    LEFT,
    Clock,
    Hands,
    Keyboard,
    Mouse,
    ScreenReader,
    asked,
    begin,
    decide,
    play_out,
    table,
    view,
    wait,
)
from tests.toy.rules.moves import Bid, Light, Solve
from tests.toy.rules.state import Phase
from tests.toy.rules.table import Goal
from tests.toy.ui.final import SparksFinal
from tests.toy.ui.modes import SolveMode
from tests.toy.ui.table import SparksTable

MOUSE, KEYBOARD = Mouse(), Keyboard()


def on_disk(window: MainWindow) -> list[object]:
    """The moves that are written."""
    controller = window.games.controller
    assert controller is not None
    assert controller.path is not None
    window.games.saver.flush()
    return [entry.move for entry in load(controller.path).entries]


def tick(at: SparksTable) -> None:
    assert isinstance(at.mode, SolveMode)
    at.mode.tick()


def lift(window: MainWindow) -> None:
    QTest.mouseClick(window.games.curtain.widget.button, LEFT)


def solving(qtbot: QtBot, window: MainWindow, seed: int = 5) -> SparksTable:
    """A game of two people in which the first one is to add."""
    begin(window, None, None, seed=seed)
    for _ in range(2):
        at = asked(qtbot, window, Phase.BID)
        MOUSE.bid(at, 3 if at.driver.viewer == 0 else 0)
    return asked(qtbot, window, Phase.SOLVE)


def test_from_the_shelf_to_a_game_with_the_option_that_was_chosen(window: MainWindow, qtbot: QtBot) -> None:
    window._settings.last_game = "enix"
    [box] = [box for box in window.findChildren(GameBox) if box.ui.id == "sparks"]
    assert box.accessibleName() == "Sparks"
    QTest.mouseClick(box, LEFT)
    QTest.mouseClick(window._start.new_button, LEFT)
    screen = window._pages.currentWidget()
    assert isinstance(screen, NewGameScreen)
    cards = screen.cards["goal"].cards
    assert [card.radio.text() for card in cards.values()] == ["Three in a row", "Four lamps"]
    assert not screen.options.assistance.isVisible(), "nothing has a price here"
    assert screen.options.hints.isVisible()
    QTest.mouseClick(cards["four"], LEFT)
    QTest.mouseClick(screen.start_button, LEFT)
    asked(qtbot, window, Phase.BID)
    controller = window.games.controller
    assert controller is not None
    assert controller.match.record.setup.goal is Goal.FOUR
    assert window.games.remembered("sparks").options == {"goal": "four"}, "and is remembered"


@pytest.mark.parametrize("hands", [Mouse(), Keyboard(), ScreenReader()], ids=["mouse", "keyboard", "reader"])
def test_two_people_at_one_screen_play_a_whole_game(window: MainWindow, qtbot: QtBot, hands: Hands) -> None:
    begin(window, None, None)
    play_out(qtbot, window, hands)
    final = final_of(window.games)
    assert isinstance(final, SparksFinal)
    assert final.isVisible()
    controller = window.games.controller
    assert controller is not None
    kinds = {type(entry.move) for entry in controller.match.record.entries}
    assert kinds == {Bid, Solve, Light}
    assert on_disk(window) == [entry.move for entry in controller.match.record.entries]


def test_a_person_plays_against_a_computer(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "skilled")
    play_out(qtbot, window, KEYBOARD)
    controller = window.games.controller
    assert controller is not None
    assert {entry.seat for entry in controller.match.record.entries} == {0, 1}
    assert not window.games.curtain.widget.isVisible()


def test_a_bid_stays_secret_until_everybody_has_bid(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, None)
    lift(window)
    first = asked(qtbot, window, Phase.BID).driver.viewer
    MOUSE.bid(table(window), 3)
    wait(qtbot, window.games.curtain.widget.isVisible)
    assert not table(window).isVisible()
    assert not [each for each in found(window) if "Bid" in name(each)]
    lift(window)
    scene = asked(qtbot, window, Phase.BID).scene
    assert scene.places[first].bid == "\N{BULLET}"
    words = table(window).tree.player(scene.view_shown, first)  # type: ignore[arg-type]
    assert words.endswith("Sparks: 3. Has bid.")
    MOUSE.bid(table(window), 0)
    assert asked(qtbot, window, Phase.SOLVE).scene.places[first].bid == "3"


def test_every_move_is_on_disk_and_the_game_goes_on_from_there(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, None, "novice")
    for number in range(3):
        decide(asked(qtbot, window), MOUSE)
        assert len(on_disk(window)) > number
    asked(qtbot, window)
    before = table(window).driver.view()
    window.show_start()
    window.games.opening.open_last()
    assert asked(qtbot, window).driver.view() == before
    play_out(qtbot, window, MOUSE)


def test_what_the_rules_forbid_is_refused_with_a_reason_and_its_rule(
    window: MainWindow, qtbot: QtBot
) -> None:
    at = begin(window, None, "novice")
    asked(qtbot, window, Phase.BID)
    KEYBOARD.type(at, "5")
    assert at.prompt() == "You have only 3 sparks."
    assert at._prompt.why.isVisible()
    QTest.mouseClick(at._prompt.why, LEFT)
    book = window.rooms.book("sparks")
    assert book.isVisible()
    assert book.place == "rule:B1"
    book.close()
    MOUSE.click(at, at.scene.fields[4])
    assert at.prompt() == "No field may be lit now."
    KEYBOARD.type(at, "1")
    assert not at._prompt.why.isVisible()


def test_a_field_that_is_not_free_cannot_be_lit(window: MainWindow, qtbot: QtBot) -> None:
    at = solving(qtbot, window)
    MOUSE.answer(at, sum(view(window).numbers or ()))
    MOUSE.light(asked(qtbot, window, Phase.LIGHT), 4)
    for _ in range(2):  # both bid again
        MOUSE.bid(asked(qtbot, window, Phase.BID), 1)
    asked(qtbot, window, Phase.SOLVE)
    MOUSE.answer(at, sum(view(window).numbers or ()))
    asked(qtbot, window, Phase.LIGHT)
    KEYBOARD.go(at, 4)
    KEYBOARD.type(at, Qt.Key.Key_Space)
    assert at.prompt() == "You can light a free field only: the middle field is not free."
    assert at.help_place() == "rule:L1"
    assert at.mode is not None


def test_wrong_input_is_answered_and_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    at = solving(qtbot, window)
    moves = len(on_disk(window))
    KEYBOARD.type(at, Qt.Key.Key_Return)  # nothing is written yet
    for key in "x4444":
        KEYBOARD.type(at, key)
    assert at.prompt() == "An answer is a number of up to three digits."
    assert at.scene.question.text.endswith("= 444")
    KEYBOARD.type(at, Qt.Key.Key_Backspace)
    assert at.scene.question.text.endswith("= 44")
    window.menus.actions["undo"].trigger()
    assert at.scene.question.text.endswith("= ?")
    assert len(on_disk(window)) == moves


def test_the_clock_measures_the_answer_and_rests_while_nobody_sees_the_question(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    at = solving(qtbot, window)
    clock.ms += 1_500
    tick(at)
    KEYBOARD.type(at, "p")
    assert at.prompt() == "Paused. Press P to resume."
    tick(at)
    assert at.scene.question.text == ""
    clock.ms += 1_900
    tick(at)
    KEYBOARD.type(at, "7")
    KEYBOARD.type(at, "p")
    assert at.scene.question.text.endswith("= ?"), "what nobody sees nobody answers"
    clock.ms += 500
    MOUSE.answer(at, sum(view(window).numbers or ()))
    solved = on_disk(window)[-1]
    assert isinstance(solved, Solve)
    assert solved.ms == 2_000
    assert asked(qtbot, window, Phase.LIGHT) is at


def test_whoever_is_too_late_lights_nothing(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at = solving(qtbot, window)
    for _ in range(11):
        clock.ms += 1_900
        if isinstance(at.mode, SolveMode):
            at.mode.tick()
    solved = on_disk(window)[-1]
    assert isinstance(solved, Solve)
    assert solved.answer is None
    assert solved.ms > 20_000
    asked(qtbot, window, Phase.BID)
    assert any("does not add" in sentence for sentence in at.log.sentences())


def test_a_hint_says_what_a_skilled_player_would_do_and_why(
    window: MainWindow, qtbot: QtBot, languages: Languages
) -> None:
    at = begin(window, None, "novice")
    asked(qtbot, window, Phase.BID)
    KEYBOARD.type(at, "h")
    wait(qtbot, lambda: at.help.hints.hint is not None)
    note = at.help.hints.note
    assert note.text.startswith("A skilled player would bid ")
    assert note.text.endswith("Nobody can win this round: keep some sparks for later.")
    languages.use("de")
    QApplication.processEvents()
    assert note.text.startswith("Wer gut spielt, würde hier ")
    KEYBOARD.type(at, "h")
    assert not note.isVisible()


def test_a_bid_is_undone_as_long_as_nobody_has_learned_anything(window: MainWindow, qtbot: QtBot) -> None:
    at = begin(window, None, None, undo="free")
    asked(qtbot, window, Phase.BID)
    KEYBOARD.type(at, "2")
    assert at.button("bid").text() == "Bid 2"  # type: ignore[union-attr]
    window.menus.actions["undo"].trigger()
    assert not at.button("bid").isEnabled()  # type: ignore[union-attr]
    MOUSE.bid(at, 2)
    MOUSE.bid(asked(qtbot, window, Phase.BID), 0)
    asked(qtbot, window, Phase.SOLVE)
    window.menus.actions["undo"].trigger()
    assert at.driver.view().phase is Phase.BID
    assert len(on_disk(window)) < 2


def test_the_last_move_is_marked_and_told(window: MainWindow, qtbot: QtBot) -> None:
    at = solving(qtbot, window)
    KEYBOARD.type(at, "v")
    recap = at.story.recap.panel
    assert recap.lines[0].text == "Your last turn: Ada lights nothing."
    KEYBOARD.type(at, "v")
    MOUSE.answer(at, sum(view(window).numbers or ()))
    MOUSE.light(asked(qtbot, window, Phase.LIGHT), 4)
    asked(qtbot, window, Phase.BID)
    assert at.scene.fields[4].is_marked
    assert sum(field.is_marked for field in at.scene.fields) == 2, "the lamp and what lightning struck"
    window.menus.actions["last_move"].trigger()
    seat = at.driver.viewer
    told = "Your last turn: Ada lights the middle field." if seat == 0 else "You have not had a turn yet."
    assert recap.lines[0].text == told


def test_the_language_is_switched_at_once_in_the_middle_of_everything(
    window: MainWindow, qtbot: QtBot, languages: Languages
) -> None:
    at = solving(qtbot, window)
    KEYBOARD.type(at, "8")
    for language, prompt, button, sentence in (
        ("de", "Ada: Zähle die beiden Zahlen in 20 Sekunden zusammen.", "8 antworten", "Die Gebote sind"),
        ("fr", "Ada : additionne les deux nombres en 20 secondes.", "Répondre 8", "Les mises sont"),
        ("en", "Ada: add the two numbers within 20 seconds.", "Answer 8", "The bids are"),
    ):
        languages.use(language)
        QApplication.processEvents()
        assert at.prompt() == prompt
        assert at.button("answer").text() == button  # type: ignore[union-attr]
        assert any(each.startswith(sentence) for each in at.log.sentences())
    assert at.scene.question.text.endswith("= 8"), "what was written stays"


def test_a_screen_reader_finds_the_board_the_players_and_the_question(
    window: MainWindow, qtbot: QtBot
) -> None:
    at = solving(qtbot, window)
    assert about(called(window, "Numbers")) == at.scene.question.text
    assert about(called(window, "The middle field")) == "Free"
    assert called(window, "Ada. Sparks: 0. Bid: 3. Has the turn.") is not None
    KEYBOARD.type(at, "b")
    text = at.reader.note.text.toPlainText()
    assert "The middle field: Free." in text
    assert "Ben. Sparks: 3. Bid: 0." in text


def test_a_record_is_readable_by_anybody(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    begin(window, None, "novice")
    play_out(qtbot, window, MOUSE)
    controller = window.games.controller
    assert controller is not None
    assert controller.path is not None
    window.games.saver.flush()
    data = json.loads(controller.path.read_text())
    assert data["game"] == "sparks"
    assert {"bid", "solve", "light"} >= {move["move"] for move in data["moves"]}


def test_several_people_light_their_lamps_in_sight_of_all(window: MainWindow, qtbot: QtBot) -> None:
    at = solving(qtbot, window)
    assert at.driver.viewer == 0, "only one person adds"
    MOUSE.answer(at, sum(view(window).numbers or ()))
    wait(qtbot, lambda: at.mode is not None and view(window).phase is Phase.LIGHT)
    assert not window.games.curtain.widget.isVisible()
    assert at.driver.viewer == EVERYBODY
    assert at.prompt().startswith("Ada")
    assert at.sharing.button.isVisible()
    QTest.keyPress(at, Qt.Key.Key_M)
    assert at.scene.view_shown is not None
    assert at.scene.view_shown.seat == 0
    QTest.keyRelease(at, Qt.Key.Key_M)
    assert at.scene.view_shown.seat == EVERYBODY
    MOUSE.light(at, 4)
    wait(qtbot, window.games.curtain.widget.isVisible)
