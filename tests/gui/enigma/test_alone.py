"""Puzzles alone in the window: one after the other, with hints, given up, interrupted and continued."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.making import Maker
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.match import replay
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.moves import Failed, Pose, Solved, Unsolved
from enix_desktop.games.enigma.posing import known_solution
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Category
from enix_desktop.games.enigma.solo import next_pose
from enix_desktop.games.enigma.summary import time_name
from enix_desktop.ui.enigma.table.alone_sheet import AloneSheet
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from enix_desktop.ui.enigma.table.solution_words import solution_words
from enix_desktop.ui.enigma.table.solve_desk import KEEP_EVERY, SolveDesk
from enix_desktop.ui.enigma.table.solve_mode import SolveMode
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.enigma.alone_hands import (
    LEFT,
    Hands,
    Keyboard,
    Mouse,
    ScreenReader,
    begin,
    bench,
    between,
    over,
    table,
    wait,
)
from tests.gui.enigma.conftest import Clock
from tests.gui.replay.watching import watched
from tests.gui.tables import table_of

HANDS = (Mouse(), Keyboard(), ScreenReader())
EVERY_HAND = pytest.mark.parametrize("hands", HANDS, ids=lambda one: type(one).__name__)


def moves(at: EnigmaTable) -> list[object]:
    return [entry.move for entry in at.driver.match.record.entries]


def poses(at: EnigmaTable) -> list[Pose]:
    return [move for move in moves(at) if isinstance(move, Pose)]


def desk(at: EnigmaTable) -> SolveDesk:
    found = cast(SolveMode, at.mode).desk
    assert found is not None
    return found


def sheet(at: EnigmaTable) -> AloneSheet:
    [found] = [each for each in at.findChildren(AloneSheet) if each.isVisible()]
    return found


def tallies(at: EnigmaTable) -> Mapping[str, int]:
    """What statistics count of the game."""
    record, game = at.driver.match.record, GAMES["enigma"]
    happened = [event for step in replay(game.rules, game.codec, record) for event in step.events]
    [seat] = game.summarize(record.setup, happened).seats
    return seat.tallies


def start_solving(qtbot: QtBot, at: EnigmaTable, hands: Hands) -> None:
    """Ask for the next puzzle and open it."""
    between(qtbot, at)
    hands.button(at, "next")
    panel = bench(qtbot, at)
    if panel.is_covered:
        hands.ready(panel)
    wait(qtbot, lambda: desk(at).is_open)


@EVERY_HAND
def test_three_puzzles_are_solved_one_after_the_other(
    window: MainWindow, qtbot: QtBot, clock: Clock, hands: Hands
) -> None:
    at = begin(window)
    for number in range(3):
        start_solving(qtbot, at, hands)
        clock.ms += 1500
        hands.solve(bench(qtbot, at))
        wait(qtbot, lambda done=number + 1: len(at.driver.match.state.alone) == done)
    between(qtbot, at)
    assert [type(move) for move in moves(at)] == [Pose, Solved] * 3
    assert [each.result.ms for each in at.driver.match.state.alone] == [1501] * 3
    shown = sheet(at)
    assert shown.title.text() == "Puzzle 3: Weights"
    assert shown.result.text() == "Solved in 0:01."
    assert shown.run.text().startswith("3 of 3 solved. 3 in a row!")
    hands.button(at, "finish")
    final = over(qtbot, window)
    assert final.title.text() == "3 puzzles solved"
    assert final.spoken().count("Solved in 0:01.") == 3


def test_giving_up_shows_a_solution(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at, hands = begin(window, "fragments"), Mouse()
    start_solving(qtbot, at, hands)
    panel = bench(qtbot, at)
    clock.ms += 2000
    QTest.mouseClick(panel.side.give_up, LEFT)
    QTest.mouseClick(panel.question.yes, LEFT)
    between(qtbot, at)
    assert moves(at)[-1] == Failed(2001, Unsolved.GAVE_UP)
    shown = sheet(at)
    assert shown.result.text() == "Not solved this time. It could have looked like this."
    assert shown.picture.accessibleName() == "A solution"
    assert shown.picture.isVisible()
    assert is_painted(shown.picture.grab())


@pytest.mark.parametrize(
    ("category", "begins"),
    [
        ("weights", "Left cup "),
        ("fragments", "1: "),
        ("conduits", "Row 1, column "),
        ("angles", "1: "),
    ],
)
def test_a_solution_is_told_to_those_who_do_not_see_it(
    window: MainWindow, qtbot: QtBot, clock: Clock, category: str, begins: str
) -> None:
    at = begin(window, category)
    start_solving(qtbot, at, Mouse())
    panel = bench(qtbot, at)
    QTest.mouseClick(panel.side.give_up, LEFT)
    QTest.mouseClick(panel.question.yes, LEFT)
    between(qtbot, at)
    told = sheet(at).picture.accessibleDescription()
    assert told.startswith(begins)
    [done] = at.driver.match.state.alone
    solution = known_solution(standard_components(), done.posed.puzzle)
    assert solution is not None
    assert told == solution_words(done.posed.puzzle, solution)
    aside = {"weights": "Take", "fragments": "Beside", "conduits": "empty", "angles": "Beside"}[category]
    assert aside not in told, "everything lies where it belongs"


def is_painted(picture: QPixmap) -> bool:
    image = picture.toImage()
    points = [(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
    return len({image.pixel(x, y) for x, y in points}) > 6


@pytest.mark.parametrize("how", ["hint", "pause"])
def test_a_time_with_a_hint_or_a_pause_is_nobodys_best(
    window: MainWindow, qtbot: QtBot, clock: Clock, how: str
) -> None:
    at, hands = begin(window), Mouse()
    start_solving(qtbot, at, hands)
    panel = bench(qtbot, at)
    clock.ms += 1000
    if how == "hint":
        before = panel.arrangement()
        QTest.mouseClick(panel.side.hint, LEFT)
        assert panel.arrangement() != before
        while panel.lay_hint():
            pass
    else:
        clock.is_window_in_front = False
        wait(qtbot, lambda: panel.is_covered)
        clock.is_window_in_front = True
        hands.ready(panel)
        hands.solve(panel)
    between(qtbot, at)
    done = at.driver.match.state.alone[-1].result
    assert isinstance(done, Solved)
    assert done.is_aided
    assert sheet(at).result.text() == "Solved in 0:01, with a hint or a pause."
    start_solving(qtbot, at, hands)
    clock.ms += 1000
    hands.solve(bench(qtbot, at))
    between(qtbot, at)
    hands.button(at, "finish")
    over(qtbot, window)
    assert tallies(at)[time_name(Category.WEIGHTS, 1)] == at.driver.match.state.alone[-1].result.ms


def test_a_table_without_hints_has_none_on_the_bench(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at = begin(window, hints=False)
    start_solving(qtbot, at, Mouse())
    panel = bench(qtbot, at)
    assert not panel.side.hint.isVisible()
    assert not panel.lay_hint()


def test_the_lamp_stays_away_and_h_lays_a_piece(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at = begin(window)
    between(qtbot, at)
    assert not at.help.lamp.isVisible()
    at.toggle_hint()
    assert not poses(at), "between puzzles there is nothing to be hinted at"
    start_solving(qtbot, at, Mouse())
    before = bench(qtbot, at).arrangement()
    at.toggle_hint()
    assert bench(qtbot, at).arrangement() != before
    assert desk(at).is_aided


def test_a_cover_names_the_kind_of_puzzle(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    at = begin(window)
    between(qtbot, at)
    Mouse().button(at, "next")
    words = bench(qtbot, at).cover_sheet.label.text()
    assert words == "Ada: a weight puzzle. The time begins as soon as you are ready."


def test_the_same_seed_brings_the_same_puzzles(window: MainWindow, qtbot: QtBot, clock: Clock) -> None:
    runs = []
    for _ in range(2):
        at = begin(window, "mix", seed=77)
        for _ in range(4):
            start_solving(qtbot, at, Mouse())
            panel = bench(qtbot, at)
            while panel.lay_hint():
                pass
            between(qtbot, at)
        runs.append(poses(at))
    assert runs[0] == runs[1]
    assert {CATEGORY_OF[type(pose.puzzle)] for pose in runs[0]} == set(Category)
    assert [pose.seed for pose in runs[0]] == [f"77/{number}" for number in range(1, 5)]
    assert "Seed 77:" in sheet(at).seed.text()


def test_the_next_puzzle_is_made_while_the_present_one_is_solved(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    at = begin(window, seed=9)
    start_solving(qtbot, at, Mouse())
    [first] = poses(at)
    wait(qtbot, lambda: at.puzzles.ready is not None)
    assert at.driver.match.state.posed is not None, "still being solved"
    record = at.driver.match.record
    assert at.puzzles.ready == next_pose(record.setup.table, 9, [first.puzzle])


def resumed(window: MainWindow, qtbot: QtBot, path: Path) -> EnigmaTable:
    window.games.opening.open(path)
    bench(qtbot, table(window))
    return table(window)


def killed_in_the_middle(window: MainWindow, qtbot: QtBot, clock: Clock) -> tuple[Path, object]:
    """A game file as a kill leaves it, and what lay on the bench."""
    at = begin(window)
    start_solving(qtbot, at, Mouse())
    panel = bench(qtbot, at)
    panel.bench.lay_hint()
    laid = panel.arrangement()
    for _ in range(3 * KEEP_EVERY // 1000):
        clock.ms += 1000
        desk(at).tick()
    path = window.games.controller.path  # type: ignore[union-attr]
    window.games.saver.flush()
    assert path is not None
    left = path.read_bytes()
    window.games.end()
    path.write_bytes(left)
    return path, laid


def test_after_a_kill_the_bench_goes_on_covered_with_the_time_used(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    left, laid = killed_in_the_middle(window, qtbot, clock)
    at = resumed(window, qtbot, left)
    panel = bench(qtbot, at)
    assert panel.is_covered
    assert panel.arrangement() == laid
    clock.ms += 1500
    Mouse().ready(panel)
    assert 4000 < desk(at).ms < 7000, "what was used before counts, time under the cover does not"
    while panel.lay_hint():
        pass
    between(qtbot, at)
    done = at.driver.match.state.alone[-1].result
    assert isinstance(done, Solved)
    assert done.is_aided
    assert at.driver.match.record.unfinished is None


@pytest.mark.parametrize(
    "damage",
    [
        {"ms": -5},
        {"ms": "soon"},
        {"ms": 10**12},
        {"seat": 1},
        {"puzzle": 2},
        {"bench": {"cups": "all"}},
        {"bench": None},
        {"bench": [[[]]]},
    ],
    ids=str,
)
def test_what_was_kept_and_makes_no_sense_is_left_alone(
    window: MainWindow, qtbot: QtBot, clock: Clock, damage: dict[str, object]
) -> None:
    left, _ = killed_in_the_middle(window, qtbot, clock)
    record = json.loads(left.read_text("utf-8"))
    record["unfinished"] |= damage
    left.write_text(json.dumps(record), "utf-8")
    at = resumed(window, qtbot, left)
    panel = bench(qtbot, at)
    if panel.is_covered:
        Mouse().ready(panel)
    assert desk(at).is_open
    Mouse().solve(panel)
    between(qtbot, at)
    assert isinstance(at.driver.match.state.alone[-1].result, Solved)


def test_closing_the_table_ends_the_process_that_makes_puzzles(
    window: MainWindow, qtbot: QtBot, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers: list[Maker] = []
    make = Maker.__init__

    def note(self: Maker, *given: object) -> None:
        make(self, *given)  # type: ignore[arg-type]
        makers.append(self)

    monkeypatch.setattr(Maker, "__init__", note)
    at = begin(window)
    between(qtbot, at)
    [maker] = makers
    process = maker._process
    assert process.is_alive()
    window.games.end()
    window.show_start()
    wait(qtbot, lambda: not process.is_alive() if maker._process is not None else True)
    assert maker._process is None


def test_the_record_can_be_replayed_without_a_generator(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    at, hands = begin(window), Mouse()
    start_solving(qtbot, at, hands)
    clock.ms += 900
    hands.solve(bench(qtbot, at))
    between(qtbot, at)
    hands.button(at, "finish")
    over(qtbot, window)
    record, game = at.driver.match.record, GAMES["enigma"]
    *_, last = replay(game.rules, game.codec, record)
    assert record.outcome is not None
    assert record.outcome == game.rules.outcome(last.state)
    assert record.outcome.scores == (1,)


def test_a_run_that_is_over_is_told_at_its_table_and_in_its_replay(
    window: MainWindow, qtbot: QtBot, clock: Clock
) -> None:
    at, hands = begin(window), Mouse()
    start_solving(qtbot, at, hands)
    clock.ms += 900
    hands.solve(bench(qtbot, at))
    between(qtbot, at)
    hands.button(at, "finish")
    final = over(qtbot, window)
    assert sheet_of(at) == "Puzzle 1: Weights"
    record = at.driver.match.record
    assert final.title.text() == "1 puzzle solved"
    screen = watched(qtbot, record)
    assert sheet_of(table_of(screen)) == "Endless puzzles"
    screen.run.go_to(screen.run.reel.last)
    wait(qtbot, lambda: sheet_of(table_of(screen)) == "Puzzle 1: Weights")
    assert table_of(screen).cursor_ring.spots() == []


def sheet_of(at: EnigmaTable) -> str:
    """The title of the sheet that tells of a run nobody plays."""
    shown = at._alone_story.sheet
    assert shown is not None
    return shown.title.text()
