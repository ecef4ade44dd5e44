"""The rules of Sparks, one after the other."""

import pytest

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.rules import EVERYBODY, Outcome
from tests.toy.playing import NUMBERS, RULES, Table
from tests.toy.rules import events
from tests.toy.rules.moves import Bid, Light, Solve
from tests.toy.rules.state import Phase
from tests.toy.rules.table import DARK, FREE, LONGEST_MS, MOST_SPARKS, TIME_LIMIT_MS, Goal
from tests.toy.rules.view import SparksWatching


def test_a_bid_is_hidden_until_everybody_has_bid() -> None:
    """B1."""
    table = Table()
    (placed,) = table.play(0, Bid(2))
    assert placed.seen_by(0) == events.BidPlaced(0, 2)
    assert placed.seen_by(1) == placed.seen_by(EVERYBODY) == events.BidPlaced(0, None)
    assert RULES.to_move(table.state) == (1,)
    assert [RULES.view(table.state, seat).bids for seat in (0, 1)] == [(2, None), (None, None)]
    table.play(1, Bid(1), Draw("sum", (20,)), Draw("sum", (22,)))
    assert RULES.view(table.state, 1).bids == (2, 1)


def test_nobody_bids_twice_or_more_than_they_have() -> None:
    """B1."""
    table = Table()
    assert table.refused(0, Bid(4)) == ("B1", "not_enough_sparks")
    assert table.refused(0, Bid(-1)) == ("B1", "not_enough_sparks")
    assert table.refused(0, Bid(3)) is None
    table.play(0, Bid(3))
    assert table.refused(0, Bid(3)) == ("B1", "already_bid")
    table.play(1, Bid(0), Draw("sum", (20,)), Draw("sum", (22,)))
    assert table.refused(0, Bid(0)) == ("B1", "no_bidding_now")


def test_the_highest_bid_pays_and_has_the_turn() -> None:
    """B2."""
    table = Table(seats=3)
    table.bid(1, 3, 2)
    assert table.state.active == 1
    assert table.state.sparks == [3, 0, 3]
    assert table.refused(0, Solve(42, 1)) == ("B2", "not_in_turn")


@pytest.mark.parametrize(("starter", "first", "second"), [(0, 0, 1), (1, 1, 0)])
def test_ties_go_to_the_starter_and_in_the_next_round_to_the_next_seat(
    starter: int, first: int, second: int
) -> None:
    """B2."""
    table = Table(starter=starter)
    table.bid(1, 1)
    assert table.state.active == first
    table.light(first, 0, strike=8)
    table.bid(1, 1)
    assert table.state.active == second


def test_only_whoever_has_the_turn_sees_the_numbers() -> None:
    """S1."""
    table = Table()
    table.bid(1, 0)
    turn = table.events[-1]
    assert turn.seen_by(0) == events.TurnBegan(0, (1, 0), NUMBERS)
    assert turn.seen_by(1) == turn.seen_by(EVERYBODY) == events.TurnBegan(0, (1, 0), None)
    assert RULES.view(table.state, 0).numbers == NUMBERS
    assert RULES.view(table.state, 1).numbers is None
    assert RULES.view(table.state, EVERYBODY).numbers is None
    assert SparksWatching().open_view(table.state, 1).numbers == NUMBERS


@pytest.mark.parametrize(
    ("answer", "ms", "verdict"),
    [
        (42, 0, "right"),
        (42, TIME_LIMIT_MS, "right"),
        (42, TIME_LIMIT_MS + 1, "late"),
        (41, 900, "wrong"),
        (41, TIME_LIMIT_MS + 1, "late"),
        (None, TIME_LIMIT_MS, "late"),
    ],
)
def test_only_a_right_answer_in_time_lets_light_a_lamp(answer: int | None, ms: int, verdict: str) -> None:
    """S1."""
    table = Table()
    table.bid(2, 1)
    is_right = verdict == "right"
    told = table.play(0, Solve(answer, ms), *([] if is_right else [Draw("strike", (4,))]))
    assert told[0] == events.SumAnswered(0, NUMBERS, ms, verdict)
    assert table.state.phase is (Phase.LIGHT if is_right else Phase.BID)
    assert table.state.board.count(FREE) == (9 if is_right else 8)
    assert table.state.sparks == ([1, 3] if is_right else [2, 4])  # the bid is lost, and a new round began


def test_every_measured_time_is_legal_and_one_answer_of_each_kind_is_listed() -> None:
    """S1."""
    table = Table()
    table.bid(2, 1)
    for answer, ms in [(42, 2_345), (0, 0), (999, LONGEST_MS), (None, 7)]:
        assert table.refused(0, Solve(answer, ms)) is None
    for answer, ms in [(42, -1), (42, LONGEST_MS + 1), (-1, 5), (1_000, 5)]:
        assert table.refused(0, Solve(answer, ms)) == ("S1", "no_such_answer")
    assert list(RULES.legal_moves(table.state, 0)) == [
        *(Solve(42, 1), Solve(42, TIME_LIMIT_MS)),
        *(Solve(43, 1), Solve(None, TIME_LIMIT_MS + 1)),
    ]
    assert table.refused(0, Light(0)) == ("L1", "no_lighting_now")


def test_only_a_free_field_can_be_lit() -> None:
    """L1, D1."""
    table = Table()
    assert table.refused(0, Solve(42, 1)) == ("S1", "no_sum_now")
    table.bid(2, 1)
    table.light(0, 4, strike=3)
    assert table.state.board[3:5] == [DARK, 0]
    table.bid(0, 1)
    table.play(1, Solve(42, 1))
    for taken in (3, 4, 9, -1):
        assert table.refused(1, Light(taken)) == ("L1", "not_free")
    assert [move.field for move in RULES.legal_moves(table.state, 1) if isinstance(move, Light)] == [
        *(0, 1, 2, 5, 6, 7, 8)
    ]


def test_everybody_gets_a_spark_each_round_but_keeps_only_a_few() -> None:
    """B1."""
    table = Table()
    for number, strike in enumerate([0, 1, 2, 3], 1):
        assert table.state.round == number
        table.bid(0, 0)
        seat = table.state.active
        assert seat is not None
        table.play(seat, Solve(None, 1), Draw("strike", (strike,)))
    assert table.state.sparks == [MOST_SPARKS] * 2


def lit_by_the_first(goal: Goal, fields: list[int], strikes: list[int]) -> Table:
    """A game in which the first seat lights *fields*, as far as it gets."""
    table = Table(goal)
    for field, strike in zip(fields[:-1], strikes, strict=True):
        table.bid(1, 0)
        table.light(0, field, strike)
    table.bid(1, 0)
    table.light(0, fields[-1])
    return table


def test_three_lamps_in_a_row_win_at_once() -> None:
    """E1."""
    table = lit_by_the_first(Goal.ROW, [0, 4, 8], [1, 2])
    assert RULES.outcome(table.state) == Outcome((3, 0), (0,))
    assert table.events[-1] == events.GameEnded((3, 0), (0,))
    assert RULES.to_move(table.state) == ()
    assert table.refused(1, Bid(0)) == ("E1", "game_over")


def test_by_the_other_goal_four_lamps_anywhere_win() -> None:
    """E1."""
    table = lit_by_the_first(Goal.FOUR, [0, 1, 2, 6], [3, 4, 5])
    assert RULES.outcome(table.state) == Outcome((4, 0), (0,))


def test_without_a_free_field_most_lamps_win_and_equals_share() -> None:
    """E1, D1."""
    table = Table()
    table.bid(1, 0)
    table.light(0, 0, strike=1)
    table.bid(0, 1)
    table.light(1, 2, strike=3)
    for strike in (4, 5, 6, 7, 8):
        assert RULES.outcome(table.state) is None
        table.bid(1, 0)
        table.play(0, Solve(None, 1), Draw("strike", (strike,)))
    assert RULES.outcome(table.state) == Outcome((1, 1), (0, 1))


def test_a_replay_marks_lamps_and_the_end_and_finds_turns() -> None:
    table = lit_by_the_first(Goal.ROW, [0, 4, 8], [1, 2])
    watching = SparksWatching()
    assert [mark for event in table.events if (mark := watching.mark(event))] == ["lamp"] * 3 + ["end"]
    assert [seat for event in table.events if (seat := watching.turn_begun(event)) is not None] == [0, 0, 0]


def test_people_learn_from_bids_sums_and_lightning_but_not_from_their_own_bid() -> None:
    table = Table()
    known = [RULES.open_secrets(RULES.view(table.state, 1))]

    def learns() -> bool:
        known.append(RULES.open_secrets(RULES.view(table.state, 1)))
        return not known[-1] <= known[-2]

    table.play(1, Bid(3))
    assert not learns()
    table.play(0, Bid(1), Draw("sum", (20,)), Draw("sum", (22,)))
    assert learns()
    table.play(1, Solve(42, 1))
    assert not learns()
    table.play(1, Light(0), Draw("strike", (8,)))
    assert learns()
