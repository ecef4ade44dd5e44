"""The leak gate for ENIGMA: puzzle sides, hidden results and the order of the piles are seen nowhere."""

from collections.abc import Callable
from typing import Any

import pytest

from enix_desktop.app.play.clock import Stopwatch
from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.ui.enigma.table.screen import EnigmaTable
from tests.gui.leaks import twins
from tests.gui.leaks.twins import SEAT, Pairs, assert_same, differing

RULES = ENIGMA.rules


def position(seats: int, wanted: Callable[[Any], bool], people: tuple[Seat, ...] = (SEAT,)) -> Any:
    """The first match in a state that is *wanted*."""
    return next(
        match for seed in range(40) for match in twins.positions(ENIGMA, {}, seats, seed, wanted, people)
    )


def solving(state: Any) -> bool:
    """Only the person has still to solve."""
    return state.phase is Phase.SOLVE and state.to_move == (SEAT,) and state.round >= 2


def asked(phase: Phase) -> Callable[[Any], bool]:
    return lambda state: state.phase is phase and state.round >= 3 and state.to_move[:1] == (SEAT,)


def test_who_solves_learns_nothing_of_the_puzzles_and_results_of_others(pair: Pairs) -> None:
    match = position(3, solving)
    twin = differing(match)
    assert [twin.back_of(tile) for tile in twin.taken] != [
        match.state.back_of(tile) for tile in match.state.taken
    ]
    one, other = pair(match, twin)
    assert_same(one.shown(), other.shown())


@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.PLACE, Phase.NETWORKER])
def test_the_order_of_the_piles_is_seen_nowhere(pair: Pairs, phase: Phase) -> None:
    match = position(3, asked(phase))
    one, other = pair(match, differing(match))
    assert_same(one.shown(), other.shown())


def test_the_public_table_of_several_people_shows_no_puzzle(pair: Pairs) -> None:
    match = position(3, asked(Phase.CHOOSE), (0, 1))
    one, other = pair(match, differing(match, EVERYBODY))
    assert_same(one.shown(), other.shown())


def test_who_solves_later_learns_nothing_of_a_result_before(
    pair: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both have solved for as long.
    monkeypatch.setattr(EnigmaTable, "new_clock", lambda _table: Stopwatch(now=lambda: 0))
    monkeypatch.setattr(EnigmaTable, "isActiveWindow", lambda _table: True)
    people = (0, 1)
    match = position(
        3,
        lambda state: (
            state.phase is Phase.SOLVE
            and state.round >= 2
            and state.results[2] is not None
            and sum(state.results[seat] is not None for seat in people) == 1
        ),
        people,
    )
    [later] = match.state.to_move
    both = pair(match, differing(match, later))
    one, other = (window.shown() for window in both)
    assert one.texts == other.texts, "only one of two windows has the keys, so the pictures differ"
    for window in both:
        window.window.games.curtain.widget.button.click()
        window.settle()
        assert window.table.mode.desk.is_open
        assert not window.table.mode.desk.solving.help.has_figures
    assert_same(*(window.shown() for window in both))
