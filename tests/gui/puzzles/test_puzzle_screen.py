"""A puzzle at the table: answered by mouse, keys or screen reader, compared, and told with a true reason."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.app.puzzles.run import PuzzleRun
from enix_desktop.app.puzzles.thinking import Examined, examine, solution_of
from enix_desktop.app.system.settings import Settings
from enix_desktop.coaching.positions import advised, read_position
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.puzzles import screen as screen_module
from enix_desktop.ui.puzzles.panel import Stage
from enix_desktop.ui.puzzles.screen import PuzzleScreen
from enix_desktop.ui.widgets.style_sheet import Appearance
from tests.gui.accessibility import found, name, press
from tests.gui.enix.table.keying import perform
from tests.patience import patience
from tools.puzzle_screens import position_in

PATIENCE_MS = round(patience() * 1000)
every_game = pytest.mark.parametrize("game", GAME_UIS)
LEFT = Qt.MouseButton.LeftButton


class ToldMaker(QObject):
    """Compares nothing: it says what it is told to say, when it is told to."""

    made = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.orders: list[tuple[Any, ...]] = []

    def order(self, *ordered: Any) -> None:
        self.orders.append(ordered)

    def close(self) -> None:
        """There is no process."""


Opened = Callable[..., PuzzleScreen]


@pytest.fixture
def opened(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Opened]:
    monkeypatch.setattr(screen_module, "Maker", ToldMaker)
    appearance = Appearance(qapp, Settings(tmp_path / "settings.json"))
    screens: list[PuzzleScreen] = []

    def make(game: str, *, is_known: bool = True, size: tuple[int, int] = (1024, 700)) -> PuzzleScreen:
        position = position_in(game)
        if not is_known:
            position = replace(position, record=replace(position.record, unfinished=None))
        screen = PuzzleScreen(GAME_UIS[game], position, "instant", name="Zoe")
        screens.append(screen)
        qtbot.addWidget(screen)
        screen.resize(*size)
        screen.show()
        QApplication.processEvents()
        screen.begin()
        return screen

    yield make
    for screen in screens:
        screen.close_puzzle()
    appearance.deleteLater()
    qapp.setStyleSheet("")


def maker(screen: PuzzleScreen) -> Any:
    return screen._maker


def best(screen: PuzzleScreen) -> Any:
    assert screen.solution is not None
    return screen.solution.best


def other(screen: PuzzleScreen) -> Any:
    """A move that is not the best."""
    assert screen.run.decision is not None
    return next(move for move in screen.run.decision.moves if move != best(screen))


def stage(screen: PuzzleScreen) -> Stage:
    return screen.panel.stage


def tries(screen: PuzzleScreen) -> list[bool]:
    noted: list[bool] = []
    screen.tried.connect(noted.append)
    return noted


@every_game
def test_the_best_answer_is_right_and_told_with_its_reason(opened: Opened, game: str) -> None:
    screen = opened(game)
    noted, words = tries(screen), GAME_UIS[game].move_words(screen.run.names)
    view, move = screen.position.view, best(screen)
    assert screen.panel.title.text() == words.question(view)
    assert screen.panel.title.text().endswith("?")
    screen.table.decide(move)  # type: ignore[attr-defined]
    assert stage(screen) is Stage.RIGHT
    assert screen.panel.head.text() == "Right!"
    told = screen.panel.text.text()
    assert words.move(view, move) in told
    assert words.why(view, move, advised(screen.position, move)) in told
    assert "In 100 such games it wins about" in told
    assert noted == [True]
    assert not maker(screen).orders


@every_game
def test_another_answer_is_compared_and_can_be_tried_again(opened: Opened, game: str) -> None:
    screen = opened(game)
    noted, move = tries(screen), other(screen)
    screen.run.decide(move)
    assert stage(screen) is Stage.THINKING
    [(function, _, solution, chosen)] = maker(screen).orders
    assert (function, solution, chosen) == (examine, screen.solution, move)
    maker(screen).made.emit(Examined(False, 0.142, 0.03))
    assert stage(screen) is Stage.WRONG
    words = GAME_UIS[game].move_words(screen.run.names)
    assert words.move(screen.position.view, best(screen)) not in screen.panel.text.text()
    assert "about 14 fewer" in screen.panel.text.text()
    QTest.mouseClick(screen.panel.again_button, LEFT)
    assert screen.run.decision is not None
    assert screen.table.widget.hasFocus()
    screen.run.decide(best(screen))
    assert stage(screen) is Stage.RIGHT
    assert noted == [False], "the first try counts"


def test_what_nothing_is_clearly_better_than_is_right(opened: Opened) -> None:
    screen = opened("enix")
    noted = tries(screen)
    screen.run.decide(other(screen))
    maker(screen).made.emit(Examined(True, 0.01, 0.03))
    assert screen.panel.head.text() == "Right: nothing is clearly better."
    assert noted == [True]


@every_game
def test_the_solution_is_lit_on_the_table_and_counts_as_wrong(opened: Opened, game: str) -> None:
    screen = opened(game)
    noted = tries(screen)
    QTest.mouseClick(screen.panel.solution_button, LEFT)
    assert stage(screen) is Stage.SHOWN
    assert screen.run.decision is None
    prompt: str = screen.table.prompt()  # type: ignore[attr-defined]
    assert prompt == "Read on beside the table."  # and nothing of an answer, which nobody gave
    hints: Any = screen.table.help.hints  # type: ignore[attr-defined]
    assert hints.hint is not None
    assert hints.hint.move == best(screen)
    assert not hints.note.isVisible()
    assert noted == [False]


@every_game
def test_nothing_that_is_hidden_is_in_the_view_or_told(opened: Opened, game: str) -> None:
    screen = opened(game)
    position = screen.position
    twin = position.game.rules.with_other_secrets(position.state, position.seat, 4711)
    assert position.game.rules.view(twin, position.seat) == position.view
    assert screen.run.view() == position.view
    assert screen.run.viewer == position.seat


def test_a_move_against_the_rules_is_refused_as_in_a_game(opened: Opened) -> None:
    screen = opened("enix")
    refused: list[Any] = []
    screen.run.refused.connect(lambda refusal, _move: refused.append(refusal))
    from enix_desktop.games.enix.moves import LayCard

    screen.run.decide(LayCard(0))
    assert len(refused) == 1
    assert stage(screen) is Stage.ASKED


def test_the_mouse_answers(opened: Opened) -> None:
    """The best move of this puzzle of ENIX goes to the tile of solar energy."""
    screen = opened("enix")
    table: Any = screen.table
    tile = table.scene.board.tiles[best(screen).tile]
    point = table.view.mapFromScene(tile.scenePos())
    QTest.mouseClick(table.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)
    assert stage(screen) is Stage.RIGHT


def test_the_keys_answer_and_go_on(opened: Opened, qtbot: QtBot) -> None:
    screen = opened("enix")
    table: Any = screen.table
    keyboard: Any = SimpleNamespace(screen=table, key=lambda key: QTest.keyClick(table, key))
    perform(keyboard, best(screen))
    assert stage(screen) is Stage.RIGHT
    with qtbot.waitSignal(screen.panel.next_requested, timeout=PATIENCE_MS):
        QTest.keyClick(table, Qt.Key.Key_Return)


def test_a_screen_reader_answers(opened: Opened) -> None:
    QAccessible.setActive(True)
    try:
        screen = opened("enix")
        tile = next(part for part in found(screen.table.widget) if name(part).startswith("Solar energy"))
        press(tile)
        assert stage(screen) is Stage.RIGHT
    finally:
        QAccessible.setActive(False)


def test_escape_leaves(opened: Opened, qtbot: QtBot) -> None:
    screen = opened("enix")
    with qtbot.waitSignal(screen.panel.leave_requested, timeout=PATIENCE_MS):
        QTest.keyClick(screen.table.widget, Qt.Key.Key_Escape)


def test_every_button_has_a_name_and_the_stage_is_spoken(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("enix_desktop.ui.puzzles.panel.announce", lambda _widget, text: said.append(text))
    screen = opened("enix")
    screen.run.decide(best(screen))
    assert said[0].endswith("Where would you go? Make your move on the table.")
    assert "Right! Best: go to Solar energy." in said[-1]
    panel = screen.panel
    for button in (panel.next_button, panel.solution_button, panel.export_button, panel.leave_button):
        assert button.text()


def test_a_puzzle_without_a_solution_is_worked_out_first(opened: Opened) -> None:
    screen = opened("enix", is_known=False)
    assert stage(screen) is Stage.THINKING
    assert screen.run.decision is None
    [(function, _)] = maker(screen).orders
    assert function is solution_of
    from enix_desktop.coaching.positions import kept_solution

    maker(screen).made.emit(kept_solution(position_in("enix")))
    assert stage(screen) is Stage.ASKED
    assert screen.run.decision is not None


def test_where_no_move_is_clearly_best_that_is_said(opened: Opened) -> None:
    screen = opened("enix", is_known=False)
    maker(screen).made.emit(None)
    assert stage(screen) is Stage.UNCLEAR
    assert "no puzzle any more" in screen.panel.text.text()


def test_a_process_that_is_gone_says_nothing_about_the_puzzle_and_can_be_started_again(
    opened: Opened,
) -> None:
    screen = opened("enix", is_known=False)
    spoiled: list[None] = []
    screen.spoiled.connect(lambda: spoiled.append(None))
    maker(screen).failed.emit()
    assert "no puzzle any more" not in screen.panel.text.text()
    assert "could not work out the solution" in screen.panel.text.text()
    assert screen.panel.main_button is screen.panel.again_button
    QTest.mouseClick(screen.panel.again_button, LEFT)
    assert stage(screen) is Stage.THINKING
    assert [order[0] for order in maker(screen).orders] == [solution_of, solution_of]
    from enix_desktop.coaching.positions import kept_solution

    maker(screen).made.emit(kept_solution(position_in("enix")))
    assert stage(screen) is Stage.ASKED
    assert screen.run.decision is not None
    assert spoiled == []


def test_a_process_that_is_gone_leaves_the_question(opened: Opened) -> None:
    screen = opened("enix")
    noted = tries(screen)
    screen.run.decide(other(screen))
    maker(screen).failed.emit()
    assert screen.run.decision is not None
    assert "could not be compared" in screen.panel.text.text()
    assert noted == []


def test_an_answer_is_really_compared(qtbot: QtBot) -> None:
    position = position_in("enix")
    screen = PuzzleScreen(GAME_UIS["enix"], position, "instant")
    qtbot.addWidget(screen)
    screen.show()
    screen.begin()
    screen.run.decide(other(screen))
    qtbot.waitUntil(lambda: stage(screen) in (Stage.WRONG, Stage.RIGHT), timeout=PATIENCE_MS)
    assert stage(screen) is Stage.WRONG
    screen.close_puzzle()


def test_everything_changes_its_language(opened: Opened, qapp: QApplication) -> None:
    screen = opened("hertzschlag")
    languages = Languages(qapp)
    for language, question, right in (
        ("de", "Was würdest du legen?", "Richtig!"),
        ("fr", "Que poserais-tu\N{NO-BREAK SPACE}?", "Juste\N{NO-BREAK SPACE}!"),
        ("en", "What would you lay?", "Right!"),
    ):
        if language == "de":
            screen.run.decide(best(screen))
        languages.use(language)
        QApplication.processEvents()
        assert (screen.panel.title.text(), screen.panel.head.text()) == (question, right)


@every_game
def test_the_panel_grows_with_the_window_and_cuts_nothing(opened: Opened, game: str) -> None:
    widths = []
    for size in ((1024, 700), (1600, 900)):
        screen = opened(game, size=size)
        screen.run.decide(best(screen))
        QApplication.processEvents()
        widths.append(screen.panel.width())
        label = screen.panel.text
        assert label.height() >= label.heightForWidth(label.width())
    assert widths[0] < widths[1]


def test_nobody_at_the_table_has_the_name_of_who_answers() -> None:
    for called in ("", "Volta", "Zoe"):
        run = PuzzleRun(position_in("enix"), called)
        assert len(set(run.names)) == len(run.names)
        assert run.names[run.position.seat] == (called or "Ada")


def test_a_puzzle_of_the_pictures_is_as_it_was_kept() -> None:
    for game in GAME_UIS:
        position = position_in(game)
        assert read_position(position.record).view == position.view
