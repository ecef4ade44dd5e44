"""What is counted in a game of ENIGMA, badges, and best times alone (E8)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

import pytest

from enix_desktop.engine.bests import FASTEST, RUN, SCORE
from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import FinishedGame, GameSummary, SeatResult
from enix_desktop.games.enigma.moves import Failed, Finish, Move, NoNetworker, PlaceTile, Unsolved
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.solo import day_options, day_times
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.summary import (
    ALL_ROUNDER,
    ALWAYS_IN_TIME,
    BIG_SYSTEM,
    DAY_COMPLETE,
    DEEDS,
    ENIGMA_BESTS,
    LIGHTNING,
    MARATHON,
    RUN_ALONE,
    TWO_COLOURS,
    TWO_SYSTEMS,
    UNAIDED,
    WON,
    enigma_badges,
    summarize,
    time_name,
)
from enix_desktop.games.enigma.variants import changed
from tests.rules.enigma.setting import setup_of
from tests.unit.games.enigma.tables import (
    RULES,
    chosen,
    dealt,
    played,
    posed,
    results,
    solved,
    wandered,
)

WEIGHTS, FRAGMENTS = Category.WEIGHTS, Category.FRAGMENTS


def placed(compose: Mapping[str, object], place: PlaceTile, *then: Move) -> GameSummary:
    """Seat 0 solves in 40 seconds and places; seat 1 gives up."""
    setup = setup_of(compose)
    now, told = results(chosen(RULES.start(setup), WEIGHTS, FRAGMENTS), 40_000, None)
    return summarize(setup, [*told, *played(now, [(0, place), *((0, move) for move in then)])[1]])


def alone(*results: tuple[str, int | None, bool], chosen: Mapping[str, str] | None = None) -> GameSummary:
    """Puzzles from the box, solved in so many milliseconds, and whether with a hint."""
    setup = dealt(1, 1, chosen).record.setup
    now, told = RULES.start(setup), list[Event]()
    for tile, ms, is_aided in results:
        now, more = played(now, [(0, posed(tile))])
        told += more
        now, more = played(now, [(0, _result(now, ms, is_aided))])
        told += more
    if now.to_move:
        told += played(now, [(0, Finish())])[1]
    return summarize(setup, told)


def _result(now: State, ms: int | None, is_aided: bool) -> Move:
    if ms is None:
        return Failed(5, Unsolved.GAVE_UP)
    done = solved(now, 0, ms)
    return type(done)(ms, done.solution, is_aided)


def test_results_tiles_and_points_are_counted() -> None:
    compose = {
        "tops": ["W15"],
        "has_start": False,
        "tiles": ["1 rb at (0, 0) turned 0"],
        "networkers": ["seat 0 on (0, 0), net 0, cell 0", "seat 0 on (0, 0), net 0, cell 1"],
    }
    found = placed(compose, PlaceTile(1, 0, 3), NoNetworker())
    assert found.seats[0].tallies == {
        "closed": 1,
        "earned": 3,
        "in-time": 1,
        "placed": 1,
        "quickest": 1,
        "solved": 1,
        "tried": 1,
    }
    assert found.seats[1].tallies == {"in-time": 0, "tried": 1}
    assert found.seats[0].deeds == {TWO_COLOURS}
    assert (found.rounds, found.is_standard) == (2, False)


def test_big_systems_and_two_at_once_are_remarkable() -> None:
    bridge = {
        "tops": ["W12"],
        "has_start": False,
        "tiles": [
            *("1 rrr at (0, 0) turned 0", "3 rr at (2, 0) turned 0", "2 y at (0, 1) turned 0"),
            *("0 b at (1, 1) turned 0", "2 y at (2, 1) turned 0"),
        ],
        "networkers": ["seat 0 on (0, 0), net 0, cell 0", "seat 0 on (1, 1), net 0, cell 0"],
    }
    deeds = placed(bridge, PlaceTile(1, 0, 1), NoNetworker()).seats[0].deeds
    assert {BIG_SYSTEM, TWO_SYSTEMS} <= deeds
    other = {**bridge, "networkers": ["seat 1 on (0, 0), net 0, cell 0"]}
    assert not placed(other, PlaceTile(1, 0, 1), NoNetworker()).seats[0].deeds & {BIG_SYSTEM, TWO_SYSTEMS}


@pytest.mark.parametrize(("ms", "is_quick"), [(9_999, True), (10_000, False)])
def test_a_puzzle_in_less_than_ten_seconds_is_lightning(ms: int, is_quick: bool) -> None:
    assert (LIGHTNING in alone(("W01", ms, False)).seats[0].deeds) == is_quick


def test_e8_the_best_times_alone_are_those_without_a_hint() -> None:
    found = alone(("W01", 70_000, False), ("W02", 50_000, False), ("W03", 20_000, True), ("W04", None, False))
    tallies = found.seats[0].tallies
    assert tallies[time_name(WEIGHTS, 1)] == 50_000
    assert (tallies["tried"], tallies["solved"], tallies[RUN_ALONE]) == (4, 3, 3)
    assert (found.rounds, found.is_standard) == (4, True)
    assert alone(("W03", 20_000, True)).seats[0].tallies.get(time_name(WEIGHTS, 1)) is None


def test_each_category_and_a_run_of_ten_are_remarkable_alone() -> None:
    every = [(tile, 20_000, False) for tile in ("W01", "F01", "C01", "A01")]
    harder = [(tile, 20_000, False) for tile in ("W18", "F10", "C10", "A10")]
    hardest = [(tile, 20_000, False) for tile in ("W19", "F19")]
    deeds = alone(*every, *harder, *hardest).seats[0].deeds
    assert deeds == {ALL_ROUNDER, MARATHON, UNAIDED}
    assert MARATHON not in alone(*every, *harder, *hardest[:1]).seats[0].deeds


def test_e9_a_day_on_which_all_was_solved_is_complete() -> None:
    day = {"mode": "day", "day": "2026-11-18"}
    whole = [(tile, 20_000, False) for tile in ("W01", "F01", "C01", "A01")]
    assert DAY_COMPLETE in alone(*whole, chosen=day).seats[0].deeds
    assert DAY_COMPLETE not in alone(*whole[:3], ("A01", None, False), chosen=day).seats[0].deeds


def test_e9_the_shelf_asks_for_a_day_and_its_times() -> None:
    assert day_options(date(2026, 11, 18)) == {"mode": "day", "day": "2026-11-18"}
    match = wandered(1, 4, 8, day_options(date(2026, 11, 18)))
    times = day_times(match.record)
    assert len(times) == 4
    assert sum(ms is not None for ms in times) == match.state.points[0]


def test_who_is_always_in_time_and_who_wins_is_remarkable() -> None:
    left = {"weights": 5, "fragments": 5, "conduits": 0, "angles": 0}
    setup = setup_of({"points": [0, 1], "left": left})
    now, told = RULES.start(setup), list[Event]()
    while now.to_move:
        now = chosen(now, WEIGHTS, FRAGMENTS) if now.taken[0] is None else now
        now, more = results(now, 40_000, None)
        told += more
        while now.to_move and now.taken[0] is not None:
            moves = RULES.legal_moves(now, 0)
            now, more = played(now, [(0, moves[-1] if isinstance(moves[-1], NoNetworker) else moves[0])])
            told += more
    seats = summarize(setup, told).seats
    assert ALWAYS_IN_TIME in seats[0].deeds
    assert WON in seats[1].deeds
    assert ALWAYS_IN_TIME not in seats[1].deeds


def test_every_deed_has_a_badge() -> None:
    badges = enigma_badges("master")
    assert set(DEEDS) < set(badges)
    assert len(badges) == len(DEEDS) + 2


def finished(*scores: int, tallies: Mapping[str, int] | None = None, rounds: int = 9) -> FinishedGame:
    seats = tuple(
        SeatResult(f"P{seat}", None, score, score == max(scores), False, tallies or {}, frozenset())
        for seat, score in enumerate(scores)
    )
    return FinishedGame(
        "f", "2026-11-18 10:00:00", "d", "enigma", "standard", True, True, None, rounds, None, seats
    )


def figure(name: str, games: Sequence[FinishedGame]) -> int | None:
    return ENIGMA_BESTS[name].figure([(game, game.seats[0]) for game in games])


def test_a_puzzle_that_was_given_up_ends_a_run() -> None:
    names = [f"W{number:02}" for number in range(1, 7)]
    times = (9, 9, None, 9, 9, 9)
    puzzles = [(name, ms, False) for name, ms in zip(names, times, strict=True)]
    tallies = alone(*puzzles, chosen={"difficulty": "1"}).seats[0].tallies
    assert tallies[RUN_ALONE] == 3


def test_bests_of_matches_know_nothing_of_puzzles_alone() -> None:
    match, lost, solo = finished(16, 3), finished(3, 16), finished(7)
    assert figure(SCORE, [match]) == 16
    assert figure(SCORE, [match, solo]) is None
    assert figure(RUN, [match, solo, match]) == 2
    assert figure(RUN, [match, lost]) == 0
    assert figure(RUN, [match, solo]) is None
    assert figure(FASTEST, [match]) == 9
    assert figure(FASTEST, [solo]) is None
    timed = finished(1, tallies={time_name(WEIGHTS, 3): 5000, RUN_ALONE: 4})
    assert figure(time_name(WEIGHTS, 3), [timed]) == 5000
    assert ENIGMA_BESTS[time_name(WEIGHTS, 3)].beats(4000, 5000)
    assert figure(RUN_ALONE, [timed]) == 4
    assert figure(time_name(FRAGMENTS, 3), [timed]) is None


def test_a_variant_is_no_standard_game() -> None:
    free = {"timer_seconds": "none", "limit_seconds": "300"}
    standard: tuple[dict[str, str], ...] = ({}, {"goal_points": "20"}, free)
    others: tuple[dict[str, str], ...] = (
        {"goal_points": "7"},
        {"timer_seconds": "31"},
        {"limit_seconds": "100"},
    )
    for changes in (*standard, *others):
        varied = replace(dealt(2, 1).record.setup, table=changed(changes)({}, 2))
        assert summarize(varied, []).is_standard == (changes in standard)
