"""Moves that are refused, in the order of R5 and T3, whatever the values are."""

from typing import Any

import pytest
from hypothesis import given, settings

from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.enigma.moves import (
    KINDS,
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import networker_refused
from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle
from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.games.enigma.state import State
from tests.unit.games.enigma.tables import (
    RULES,
    AnyMatch,
    chosen,
    dealt,
    matches,
    played,
    posed,
    results,
    solved,
    state,
)

WEIGHTS, FRAGMENTS = Category.WEIGHTS, Category.FRAGMENTS
ANY: Any = None
"""Values that no type allows."""


def refused(now: State, seat: int, move: Move) -> Reason | None:
    before = now.copy()
    refusal = RULES.refusal(now, seat, move)
    assert now == before, "asking changes nothing"
    assert (refusal is None) == (move in RULES.legal_moves(now, seat))
    return None if refusal is None else refusal.reason


def solving() -> State:
    return chosen(state(tops=["W18", "F10"]), WEIGHTS, FRAGMENTS)


def placing(**compose: object) -> State:
    return results(chosen(state(tops=["W18"], **compose), WEIGHTS, FRAGMENTS), 5, None)[0]


@given(match=matches())
@settings(max_examples=80)
def test_r5_every_kind_of_move_has_its_answer_in_every_phase(match: AnyMatch) -> None:
    """A seat that is not asked, then another kind: the rule is that of the phase."""
    now = match.state
    moves: list[Move] = [
        Choose(WEIGHTS),
        Solved(5, ()),
        Failed(5, Unsolved.LIMIT),
        PlaceTile(0, 0, 9),
        PlaceNetworker(9, 9),
        NoNetworker(),
        posed("W01"),
        Finish(),
    ]
    assert {type(move) for move in moves} == set(KINDS)
    rules = {
        Phase.CHOOSE: ("R1", "R1"),
        Phase.SOLVE: (None, "T1"),
        Phase.PLACE: ("R3", "P1"),
        Phase.NETWORKER: ("R3", "N1"),
        Phase.POSE: ("R1", "E8"),
        Phase.OVER: (now.ended_by, now.ended_by),
    }
    not_asked, other_kind = rules[now.phase]
    owed = {type(move) for seat in now.to_move for move in RULES.legal_moves(now, seat)}
    for seat in now.seats:
        for move in moves:
            refusal = RULES.refusal(now, seat, move)
            if seat not in now.to_move:
                assert refusal is not None
                assert refusal.rule == (not_asked or "T3")
            elif type(move) not in {*owed, Pose} and not (type(move) is Finish and now.phase is Phase.POSE):
                assert refusal is not None
                assert refusal.rule == other_kind


@pytest.mark.parametrize("value", [None, 3, "choose", (), WEIGHTS, WeightsPuzzle((1, 2), (3, 4), 3)])
def test_what_is_no_move_is_foreign(value: Any) -> None:
    for now in (state(), solving(), dealt(1, 1).state):
        with pytest.raises(ForeignMove):
            RULES.refusal(now, 0, value)
        assert value not in RULES.legal_moves(now, 0)


def test_a_seat_that_does_not_exist_is_not_asked() -> None:
    assert refused(state(), 7, Choose(WEIGHTS)) is Reason.R1_NOT_IN_TURN
    assert refused(solving(), 7, Failed(5, Unsolved.LIMIT)) is Reason.T1_NOT_ASKED
    assert refused(placing(), 7, PlaceTile(1, 0, 0)) is Reason.R3_NOT_IN_TURN


@pytest.mark.parametrize("category", ["weights", None, 0, "cards"])
def test_r1_only_categories_can_be_chosen(category: Any) -> None:
    assert refused(state(), 0, Choose(category)) is Reason.R1_OTHER_KIND


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        (Solved(ANY, ()), Reason.T1_FORM),
        (Solved(True, ()), Reason.T1_FORM),
        (Failed(ANY, Unsolved.LIMIT), Reason.T1_FORM),
        (Failed(5, ANY), Reason.T1_FORM),
        (Failed(0, ANY), Reason.T1_FORM),
        (Solved(5, ((1, 1), (1, 2)), is_aided=True), Reason.T1_FORM),
        (Solved(0, ((1, 1), (1, 2))), Reason.T3_MS),
        (Solved(180_001, ((1, 1), (1, 2))), Reason.T3_MS),
        (Solved(180_001, ()), Reason.T3_MS),
        (Failed(180_001, Unsolved.LIMIT), Reason.T3_MS),
        (Failed(-5, Unsolved.GAVE_UP), Reason.T3_MS),
        (Solved(180_000, ((1, 1), (1, 2))), None),
        (Solved(5, ((1, 1), (1, 1))), Reason.ZW3_NOT_ALL),
        (Solved(5, None), Reason.ZW1_CUPS),
        (Solved(5, {"left": 1}), Reason.ZW1_CUPS),
        (Failed(180_000, Unsolved.TIMER), None),
        (Failed(1, Unsolved.LIMIT), None),
    ],
)
def test_t3_a_result_is_judged_by_form_then_time_then_solution(
    result: Solved | Failed, reason: Reason | None
) -> None:
    assert refused(solving(), 0, result) is reason


def test_t3_a_second_result_is_refused_before_anything_else() -> None:
    now = solving()
    now, _ = played(now, [(0, solved(now, 0, 5))])
    assert refused(now, 0, Solved(ANY, ())) is Reason.T3_SECOND
    assert refused(now, 0, Choose(WEIGHTS)) is Reason.T3_SECOND


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (PlaceTile(0, 0, 9), Reason.P2_TAKEN),
        (PlaceTile(5, 5, 9), Reason.P2_NO_NEIGHBOUR),
        (PlaceTile(1, 1, 0), Reason.P2_NO_NEIGHBOUR),
        (PlaceTile(True, 0, 0), Reason.P2_NO_NEIGHBOUR),
        (PlaceTile(ANY, 0, 0), Reason.P2_NO_NEIGHBOUR),
        (PlaceTile(1, 0, 4), Reason.P4_ROTATION),
        (PlaceTile(1, 0, -1), Reason.P4_ROTATION),
        (PlaceTile(1, 0, True), Reason.P4_ROTATION),
        (PlaceTile(1, 0, ANY), Reason.P4_ROTATION),
        (PlaceTile(1, 0, 3), None),
    ],
)
def test_p2_the_cell_is_judged_before_the_rotation(move: PlaceTile, reason: Reason | None) -> None:
    assert refused(placing(), 0, move) is reason


@pytest.mark.parametrize(
    ("net", "cell", "reason"),
    [
        (1, 0, Reason.N1_NO_SUCH_CELL),
        (0, 2, Reason.N1_NO_SUCH_CELL),
        (0, -1, Reason.N1_NO_SUCH_CELL),
        (-1, 0, Reason.N1_NO_SUCH_CELL),
        (False, 0, Reason.N1_NO_SUCH_CELL),
        (0, ANY, Reason.N1_NO_SUCH_CELL),
        (0, 1, Reason.N2_COLOUR_TAKEN),
        (0, 0, None),
    ],
)
def test_n1_the_cell_is_judged_before_its_colour(net: int, cell: int, reason: Reason | None) -> None:
    now = placing(networkers=["seat 1 on (0, 0), net 0, cell 0"])
    now, _ = played(now, [(0, PlaceTile(1, 0, 1))])
    assert refused(now, 0, PlaceNetworker(net, cell)) is reason


def test_n3_with_an_empty_supply_no_cell_is_allowed() -> None:
    now, _ = played(placing(), [(0, PlaceTile(1, 0, 0))])
    now.supplies[0] = 0
    assert networker_refused(now, 0, 0, 0) is Reason.N3_NO_SUPPLY
    assert networker_refused(now, 0, 9, 9) is Reason.N1_NO_SUCH_CELL
    assert list(RULES.legal_moves(now, 0)) == [NoNetworker()]


def test_a_refusal_names_the_facts() -> None:
    refusal = RULES.refusal(state(), 1, Choose(WEIGHTS))
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.facts) == ("R1", "R1_NOT_IN_TURN", {"seat": 0})
    refusal = RULES.refusal(solving(), 0, Failed(0, Unsolved.LIMIT))
    assert refusal is not None
    assert refusal.facts == {"ms": 0, "limit": 180_000}
