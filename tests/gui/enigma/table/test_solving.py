"""Solving at the table: the clock, the cover, pauses, the sand timer, and several people at one screen."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import load
from enix_desktop.games.enigma.moves import Failed, Solved, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle
from enix_desktop.ui.enigma.bench.weights_items import Group
from enix_desktop.ui.enigma.table.modes import EnigmaMode
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.solve_desk import SolveDesk
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import about, found, name
from tests.gui.enigma.bench.hands import click
from tests.gui.enigma.table.hands import (
    LEFT,
    Clock,
    Mouse,
    asked,
    begin,
    counts,
    desk_of,
    table,
    wait,
)

MOUSE = Mouse()


def solving(
    qtbot: QtBot, window: MainWindow, *players: str | None, seed: int = 11, **options: str
) -> SolveDesk:
    """The bench of the first person, before anybody is ready."""
    begin(window, *players, seed=seed, options=options)
    while True:
        at = asked(qtbot, window)
        assert isinstance(at.mode, EnigmaMode)
        if at.mode.view.phase is Phase.SOLVE:
            return desk_of(at)
        free = [category for category in Category if category not in at.mode.view.taken]
        mode = at.mode
        MOUSE.choose(at, free[0])
        wait(
            qtbot,
            lambda mode=mode: (
                window.games.curtain.widget.isVisible() or table(window).mode not in (None, mode)
            ),
        )


def result_of(window: MainWindow, seat: int) -> Any:
    controller = window.games.controller
    assert controller is not None
    return controller.match.state.results[seat]


def advance(desk: SolveDesk, clock: Clock, ms: int) -> None:
    """So much time passes, seen by a window that responds."""
    end = clock.ms + ms
    while clock.ms < end:
        clock.ms = min(clock.ms + 1_000, end)
        desk.tick()


def test_the_clock_begins_when_the_puzzle_is_shown(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none")
    assert not desk.is_open
    clock.ms += 60_000
    assert desk.ms == 1
    MOUSE.open(table(window))
    assert desk.is_open
    advance(desk, clock, 5_000)
    assert desk.ms == 5_001
    puzzle = desk.solving.puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    MOUSE.balance(desk.panel, puzzle)
    wait(qtbot, lambda: any(isinstance(e.move, Solved) and e.seat == 0 for e in entries(window)))
    [solved] = [e.move for e in entries(window) if e.seat == 0 and isinstance(e.move, Solved)]
    assert solved.ms == 5_001


def entries(window: MainWindow) -> Any:
    controller = window.games.controller
    assert controller is not None
    return controller.match.record.entries


def test_a_pause_covers_the_puzzle_and_its_time_does_not_count(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none")
    MOUSE.open(table(window))
    advance(desk, clock, 3_000)
    QTest.keyClick(desk.panel, Qt.Key.Key_P)
    desk.tick()
    assert not desk.is_open
    advance(desk, clock, 30_000)
    assert desk.ms == 3_001
    MOUSE.open(table(window))
    assert desk.is_open
    advance(desk, clock, 1_000)
    assert desk.ms == 4_001


def test_another_window_in_front_covers_it_too(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none")
    MOUSE.open(table(window))
    clock.is_window_in_front = False
    desk.tick()
    assert not desk.is_open
    MOUSE.open(table(window))
    assert not desk.is_open, "who looks at another window is not ready"
    clock.is_window_in_front = True
    before = desk.ms
    advance(desk, clock, 5_000)
    assert not desk.is_open
    assert desk.ms == before, "nobody can see the puzzle, so its time does not count"
    MOUSE.open(table(window))
    assert desk.is_open


def test_nothing_of_a_covered_puzzle_is_found(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice")
    puzzle = desk.solving.puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    heard = " ".join(f"{name(each)} {about(each)}" for each in found(window))
    assert "cup" not in heard
    MOUSE.open(table(window))
    heard = " ".join(f"{name(each)} {about(each)}" for each in found(window))
    assert "cup" in heard


def test_the_limit_stops_who_solves(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none", limit="120")
    MOUSE.open(table(window))
    advance(desk, clock, 119_000)
    assert desk.is_open
    advance(desk, clock, 2_000)
    wait(qtbot, lambda: any(isinstance(e.move, Failed) and e.seat == 0 for e in entries(window)))
    [failed] = [e.move for e in entries(window) if e.seat == 0 and isinstance(e.move, Failed)]
    assert failed == Failed(120_000, Unsolved.LIMIT)


def test_the_sand_timer_is_seen_only_when_a_computer_has_turned_it(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    desk = solving(qtbot, window, None, "master", seed=3)
    wait(qtbot, lambda: result_of(window, 1) is not None)
    other = result_of(window, 1)
    assert isinstance(other, Solved)
    MOUSE.open(table(window))
    advance(desk, clock, other.ms - 500)
    assert table(window).sand(0, desk.ms) is None
    advance(desk, clock, 1_000)
    sand = table(window).sand(0, desk.ms)
    assert sand is not None
    assert sand.name == "Ben"
    assert sand.stop == other.ms + 45_000
    advance(desk, clock, 45_000)
    wait(qtbot, lambda: any(isinstance(e.move, Failed) and e.seat == 0 for e in entries(window)))
    [failed] = [e.move for e in entries(window) if e.seat == 0 and isinstance(e.move, Failed)]
    assert failed == Failed(other.ms + 45_000, Unsolved.TIMER)


def test_who_solves_after_the_cut_off_is_too_late_even_if_the_window_slept(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    desk = solving(qtbot, window, None, "master", seed=3)
    wait(qtbot, lambda: result_of(window, 1) is not None)
    stop = result_of(window, 1).ms + 45_000
    MOUSE.open(table(window))
    advance(desk, clock, stop - 500)
    desk._ticking.stop()
    clock.ms += 1_000
    puzzle = desk.solving.puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    MOUSE.balance(desk.panel, puzzle)
    wait(qtbot, lambda: any(isinstance(e.move, Failed) and e.seat == 0 for e in entries(window)))
    [failed] = [e.move for e in entries(window) if e.seat == 0 and isinstance(e.move, Failed)]
    assert failed == Failed(stop, Unsolved.TIMER)


def test_two_people_solve_one_after_the_other_without_figures(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    desk = solving(qtbot, window, None, None)
    assert desk.is_open, "who lifts the curtain is ready"
    assert not desk.solving.help.has_figures
    assert not desk.solving.help.has_timer
    first = table(window).driver.viewer
    advance(desk, clock, 2_000)
    assert table(window).sand(first, desk.ms) is None
    MOUSE.give_up(desk.panel)
    wait(qtbot, lambda: window.games.curtain.widget.isVisible())
    at = asked(qtbot, window, Phase.SOLVE)
    assert at.driver.viewer == 1 - first
    second = desk_of(at)
    assert second.is_open
    assert second.ms == 1
    MOUSE.give_up(second.panel)
    wait(qtbot, lambda: all(isinstance(result, Failed) for result in results_told(window)))


def results_told(window: MainWindow) -> list[Any]:
    moves = [e.move for e in entries(window) if isinstance(e.move, Solved | Failed)]
    return moves if len(moves) == 2 else [None]


def test_an_open_race_tells_the_best_time(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, None, open_race="on")
    assert desk.solving.help.has_figures
    puzzle = desk.solving.puzzle
    first = table(window).driver.viewer
    advance(desk, clock, 7_000)
    if isinstance(puzzle, WeightsPuzzle):
        MOUSE.balance(desk.panel, puzzle)
        wait(qtbot, lambda: window.games.curtain.widget.isVisible())
        at = asked(qtbot, window, Phase.SOLVE)
        sand = at.sand(1 - first, 1)
        assert sand is not None
        assert sand.stop == 7_001 + 45_000


def test_a_game_goes_on_covered_with_the_time_used(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none")
    MOUSE.open(table(window))
    puzzle = desk.solving.puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    where = next(iter(counts(puzzle)))
    click(desk.panel, Spot(Group.CUP, where))
    lying = desk.panel.arrangement()
    advance(desk, clock, 6_000)
    controller = window.games.controller
    assert controller is not None
    assert controller.path is not None
    window.games.saver.flush()
    record = load(controller.path)
    assert record.unfinished is not None
    window.show_start()
    window.games.opening.open_last()
    wait(qtbot, lambda: table(window).mode is not None)
    again = desk_of(table(window))
    assert again is not desk
    assert not again.is_open
    assert 4_000 <= again.ms <= 6_001
    assert again.panel.arrangement() == lying


def test_undo_and_redo_of_the_table_reach_the_bench(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice")
    at: EnigmaTable = table(window)
    MOUSE.open(at)
    empty = desk.panel.arrangement()
    desk.panel.bench.lay_hint()
    lying = desk.panel.arrangement()
    assert lying != empty
    at.undo()
    assert desk.panel.arrangement() == empty
    at.redo()
    assert desk.panel.arrangement() == lying


def test_there_are_no_hints_while_solving(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice")
    MOUSE.open(table(window))
    at: EnigmaTable = table(window)
    QTest.keyClick(desk.panel, Qt.Key.Key_H)
    assert "Nobody gets hints" in at.prompt()
    assert at.help.hints.hint is None


def test_the_sheet_of_results_can_be_seen_again(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    desk = solving(qtbot, window, None, "novice", timer="none")
    MOUSE.open(table(window))
    puzzle = desk.solving.puzzle
    assert isinstance(puzzle, WeightsPuzzle)
    MOUSE.balance(desk.panel, puzzle)
    at = asked(qtbot, window, Phase.PLACE)
    assert not at.scene.results.isVisible()
    QTest.keyClick(at, Qt.Key.Key_S)
    assert at.scene.results.isVisible()
    assert any(name(each).startswith("Ada. Weights.") for each in found(at))
    QTest.keyClick(at, Qt.Key.Key_Escape)
    assert not at.scene.results.isVisible()
    QTest.mouseClick(at.view.viewport(), LEFT)
