"""The end of a game of Sparks: the shared frame tells what this game has to count."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import final_of
from tests.gui.toy.hands import Keyboard, begin, play_out
from tests.toy.ui.final import SparksFinal


def told(window: MainWindow, qtbot: QtBot) -> SparksFinal:
    """The result of a whole game, told again slowly."""
    begin(window, None, None)
    play_out(qtbot, window, Keyboard())
    final = final_of(window.games)
    assert isinstance(final, SparksFinal)
    assert not final.is_telling, "at once, as the speed wants it"
    final.begin("slow")
    final.setFocus()
    return final


def test_lamps_are_counted_player_by_player_and_then_the_winner_is_named(
    window: MainWindow, qtbot: QtBot
) -> None:
    final = told(window, qtbot)
    assert final.title.text() == "The game is over!"
    assert final.counted == set()
    sentences: list[str] = []
    counted: list[list[int]] = []
    final.ending.told.connect(sentences.append)
    while final.is_telling:
        running = final.ending.queue._running
        assert running is not None
        running.setCurrentTime(running.totalDuration())
        counted.append(sorted(final.counted))
    assert [sentence.split()[0] for sentence in sentences] == ["Ada", "Ben"]
    assert counted == [[0], [0, 1], [0, 1]]
    assert final.title.text() == final.headline()


def test_a_key_skips_and_enter_then_plays_again(window: MainWindow, qtbot: QtBot) -> None:
    final = told(window, qtbot)
    QTest.keyClick(final.skip_button, Qt.Key.Key_Escape)
    assert not final.is_telling
    assert final.counted == {0, 1}
    with qtbot.waitSignal(final.again_requested):
        QTest.keyClick(final.buttons["again"], Qt.Key.Key_Return)
