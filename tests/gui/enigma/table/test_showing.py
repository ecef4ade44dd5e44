"""What happens is shown, a whole game of computers long, and the last picture is always the view."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enigma.table.hands import Clock, Mouse, asked, begin, solve, table, wait


def test_a_game_of_computers_is_shown_step_by_step(window: MainWindow, qtbot: QtBot) -> None:
    at = begin(window, "skilled", "skilled", "novice", seed=4, speed="rapid", options={"goal": "10"})
    at.queue.factor = 0.02
    told: list[str] = []
    at.story.narrator.told.connect(told.append)
    scored = []
    for _ in range(20_000):
        qtbot.wait(5)
        controller = window.games.controller
        assert controller is not None
        if window.games.final is not None or controller.match.state.phase is Phase.OVER:
            break
        if not at.queue.is_running:
            view = at.driver.view()
            assert at.scene.board.board == view.board
            assert [place.standing.points for place in at.scene.places] == list(view.points)
            assert [place.standing.supply for place in at.scene.places] == list(view.supplies)
            assert set(at.scene.board.networkers) == set(view.board.networkers)
            scored.append(sum(view.points))
    wait(qtbot, lambda: window.games.final is not None)
    assert max(scored) > 0
    assert any("A system is closed" in text for text in told)
    assert any("In time" in text or "in time" in text for text in told)
    assert table(window) is at


def test_results_stay_until_somebody_goes_on(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at = begin(window, None, "novice", seed=11, speed="rapid", options={"timer": "none", "limit": "none"})
    at.queue.factor = 0.02
    mouse = Mouse()
    mouse.choose(asked(qtbot, window, Phase.CHOOSE), Category.WEIGHTS)
    solve(qtbot, asked(qtbot, window, Phase.SOLVE), mouse)
    wait(qtbot, lambda: at.queue.is_held)
    assert at.scene.results.isVisible()
    assert "press any key" in at.prompt()
    assert at.mode is None
    QTest.keyClick(at, Qt.Key.Key_Space)
    asked(qtbot, window, Phase.PLACE)
    assert not at.scene.results.isVisible()
