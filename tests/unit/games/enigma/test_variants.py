"""Variants of ENIGMA: what may be changed, what is refused, and that the rules still hold."""

import pickle

import pytest

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.errors import BadData
from enix_desktop.games.enigma.table import HeadStart, Mode, options
from enix_desktop.games.enigma.variants import STANDARD, changed
from enix_desktop.headless.selfplay import Plan, play


def test_without_changes_it_is_the_game_of_the_rules() -> None:
    assert changed({}) == STANDARD
    chosen = {"timer": "none", "limit": "300", "goal": "20", "start": "1", "open_race": "on"}
    table = STANDARD(chosen, 3)
    assert (table.timer, table.limit, table.goal, table.start) == (None, 300, 20, 1)
    assert (table.open_race.value, table.puzzles.value, table.mode) == ("on", "all", Mode.MATCH)
    assert STANDARD({}, 2) == options({}, 2)
    assert (STANDARD({}, 2).timer, STANDARD({}, 2).limit, STANDARD({}, 2).goal) == (45, 180, 15)


def test_e4_a_start_player_who_is_not_there_means_by_lot() -> None:
    assert options({"start": "3"}, 4).start == 3
    assert options({"start": "3"}, 3) == options({}, 3)


def test_e7_head_starts_are_by_seat_and_none_is_nothing() -> None:
    assert options({"head_start": "half,none"}, 2).head_starts == (HeadStart.HALF, HeadStart.NONE)
    assert options({"head_start": "none,none"}, 2) == options({}, 2)


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"goal_points": "3"}, (45, 180, 3)),
        ({"timer_seconds": "7"}, (7, 180, 15)),
        ({"timer_seconds": "none", "limit_seconds": "none"}, (None, None, 15)),
        ({"limit_seconds": "3600"}, (45, 3600, 15)),
    ],
)
def test_each_number_can_be_changed_and_travels(
    changes: dict[str, str], wanted: tuple[int | None, ...]
) -> None:
    table = pickle.loads(pickle.dumps(changed(changes)))({}, 2)
    assert (table.timer, table.limit, table.goal) == wanted


def test_alone_there_is_nothing_to_change() -> None:
    assert changed({"goal_points": "3", "timer_seconds": "7", "limit_seconds": "9"})({}, 1) == options({}, 1)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"goal_points": "many"}, "goal_points=many: a whole number from 1 to 1000 is needed."),
        ({"goal_points": "none"}, "a whole number from 1 to 1000"),
        ({"goal_points": "0"}, "a whole number from 1 to 1000"),
        ({"timer_seconds": "3601"}, "a whole number from 1 to 3600"),
        ({"limit_seconds": "9" * 5000}, "a whole number from 1 to 3600"),
        ({"limit_seconds": "²"}, "a whole number from 1 to 3600"),
        (
            {"birds": "2"},
            "ENIGMA has no 'birds' to change; there are goal_points, timer_seconds, limit_seconds.",
        ),
    ],
)
def test_what_cannot_be_changed_is_refused_with_a_sentence(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        changed(changes)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "changes", [{"goal_points": "1"}, {"goal_points": "1000", "timer_seconds": "1"}, {"limit_seconds": "1"}]
)
def test_all_invariants_hold_in_variants(changes: dict[str, str]) -> None:
    checked = 0

    def check(state: object, events: object) -> None:
        nonlocal checked
        ENIGMA.rules.check(state)
        checked += 1

    plan = Plan(ENIGMA, {"puzzles": "easier"}, ("random",) * 3, 2, 100, changed(changes))
    done = play(plan, keep_moves=False, observe=check)
    assert done.outcome is not None
    assert checked == done.decisions
