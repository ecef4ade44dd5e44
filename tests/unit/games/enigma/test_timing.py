"""Who was in time, and what may be known while somebody is still solving (T4 to T8, E3, E7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma import timing
from enix_desktop.games.enigma.moves import Failed, Result, Solved, Unsolved
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import HeadStart, options
from enix_desktop.games.enigma.timing import Turned
from tests.unit.games.enigma.tables import chosen, played, results, solved, state

WEIGHTS, FRAGMENTS, CONDUITS = Category.WEIGHTS, Category.FRAGMENTS, Category.CONDUITS
MS = st.integers(1, 180_000)


def solving(*times: int | None, **compose: object) -> State:
    """Three seats solve; who has no time is still at it."""
    now = chosen(state(seats=3, **compose), WEIGHTS, FRAGMENTS, CONDUITS)
    return played(now, [(seat, solved(now, seat, ms)) for seat, ms in enumerate(times) if ms is not None])[0]


def made(times: list[int | None]) -> list[Result | None]:
    return [Failed(9, Unsolved.GAVE_UP) if ms is None else Solved(ms, ()) for ms in times]


@given(times=st.lists(st.none() | MS, min_size=4, max_size=4), timer=st.sampled_from(["30", "45", "none"]))
def test_t5_in_time_is_who_is_not_later_than_the_first_and_the_timer(
    times: list[int | None], timer: str
) -> None:
    table, solvers = options({"timer": timer}, 4), [ms for ms in times if ms is not None]
    longest = float("inf") if timer == "none" else int(timer) * 1000
    wanted = {seat for seat, ms in enumerate(times) if ms is not None and ms <= min(solvers) + longest}
    assert timing.in_time(table, made(times)) == wanted
    assert timing.first_of(table, made(times)) == min(solvers, default=None)


@given(ms=st.integers(1, 10**6), head=st.sampled_from(HeadStart))
def test_e7_the_latest_time_is_the_last_that_counts_so_much(ms: int, head: HeadStart) -> None:
    counted = head.counted(ms)
    assert head.counted(head.latest(counted)) == counted
    assert head.counted(head.latest(counted) + 1) == counted + 1
    assert head.latest(counted) >= ms


@pytest.mark.parametrize(("head", "counted"), [("none", 1001), ("quarter", 750), ("half", 500)])
def test_e7_times_count_rounded_down(head: str, counted: int) -> None:
    assert HeadStart[head.upper()].counted(1001) == counted


def test_t8_a_result_that_lies_in_the_future_of_the_own_clock_is_not_told() -> None:
    now = solving(None, 40_000, 20_000)
    assert timing.turned(now, 19_999, 0) is None
    assert timing.turned(now, 20_000, 0) == Turned(2, 20_000, 65_000, 65_000)
    assert timing.turned(now, 170_000, 0) == Turned(2, 20_000, 65_000, 65_000)


def test_t6_a_cut_off_after_the_limit_ends_at_the_limit() -> None:
    now = solving(None, 150_000, None)
    assert timing.turned(now, 160_000, 0) == Turned(1, 150_000, 195_000, 180_000)
    relaxed = solving(None, 150_000, None, limit="none")
    assert timing.turned(relaxed, 160_000, 2) == Turned(1, 150_000, 195_000, 195_000)


def test_t6_the_own_result_and_failures_turn_nothing() -> None:
    now = solving(30_000, None, None)
    assert timing.turned(now, 60_000, 0) is None
    now, _ = played(now, [(1, Failed(5, Unsolved.GAVE_UP))])
    assert timing.turned(now, 60_000, 2) == Turned(0, 30_000, 75_000, 75_000)


def test_nothing_is_turned_when_nobody_solves() -> None:
    """T6, T7: neither before the puzzles are open nor after all results are in."""
    assert timing.turned(state(), 10**6, 0) is None
    now, _ = results(chosen(state(), WEIGHTS, FRAGMENTS), 5, 6)
    assert timing.turned(now, 10**6, 0) is None
    assert timing.best_so_far(now, 0) is None


def test_e3_only_an_open_race_tells_the_best_time() -> None:
    assert timing.best_so_far(solving(None, 40_000, 20_000), 0) is None
    race = solving(None, 40_000, 20_000, open_race="on")
    assert timing.best_so_far(race, 0) == Turned(2, 20_000, 65_000, 65_000)
    untimed = solving(None, 40_000, 20_000, open_race="on", timer="none", limit="none")
    assert timing.best_so_far(untimed, 0) == Turned(2, 20_000, None, None)


@given(first=MS, clock=MS)
def test_t6_whoever_is_stopped_would_have_been_too_late(first: int, clock: int) -> None:
    """E7 included: one millisecond more would not count any longer."""
    now = solving(None, first, None, head_start="half,none,none")
    turned = timing.turned(now, clock, 0)
    assert (turned is None) == (clock // 2 < first)
    if turned is not None and turned.stop_ms is not None and turned.stop_ms < 180_000:
        assert HeadStart.HALF.counted(turned.stop_ms) == turned.cutoff
        late = made([turned.stop_ms + 1, first, None])
        assert timing.in_time(now.table, late) == {1}
