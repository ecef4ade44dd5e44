"""What holds in every game of Sparks, also with times that only a clock comes up with."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.record_json import read, write
from enix_desktop.engine.rng import derived
from enix_desktop.engine.seals import check_seals, sealed
from tests.toy.game import TOY
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.state import State
from tests.toy.rules.table import LONGEST_MS, Goal, Setup

AnyMatch = Match[Any, Any, State, Move, Any]
CODECS = {TOY.id: TOY.codec}
seeds = st.integers(0, 2**32)


def lucky_move(match: AnyMatch, luck: int) -> tuple[int, Move]:
    """A seat that owes a decision and any of its moves; an answer has any time at all."""
    owing = match.rules.to_move(match.state)
    seat = owing[luck % len(owing)]
    moves = match.rules.legal_moves(match.state, seat)
    move = moves[luck // 8 % len(moves)]
    return seat, Solve(move.answer, luck % 30_000) if isinstance(move, Solve) else move


def played(seed: int, most: int = 1000) -> AnyMatch:
    """A game by luck, with a seal on every hidden bid."""
    goal, seats = ("row", "four")[seed % 2], TOY.seats[seed // 2 % len(TOY.seats)]
    participants = [Participant(f"seat {seat}") for seat in range(seats)]
    options = TOY.options({"goal": goal}, seats)
    match: AnyMatch = Match.begin(TOY.rules, TOY.id, participants, options, seed=seed)
    while match.rules.to_move(match.state) and len(match.record.entries) < most:
        seat, move = lucky_move(match, derived(seed, f"test/{len(match.record.entries)}"))
        seal = partial(sealed, match.record, TOY.codec, seat, move, "5a17") if _is_hidden(match) else None
        match.play(seat, move, seal=seal)
        match.rules.check(match.state)
    return match


def _is_hidden(match: AnyMatch) -> bool:
    return len(match.rules.to_move(match.state)) > 1


@given(seeds)
def test_the_same_seed_gives_the_same_game_which_is_read_and_replayed_as_it_was(seed: int) -> None:
    match = played(seed)
    text = write(match.record, TOY.codec)
    assert text == write(played(seed).record, TOY.codec)
    record: Record[Any, Any] = read(text, CODECS)
    assert record == match.record
    *_, last = replay(TOY.rules, TOY.codec, record)
    assert last.state == match.state
    assert record.outcome == TOY.rules.outcome(match.state)
    assert check_seals(record, TOY.codec) >= match.state.round


@given(seeds, st.integers(0, 60), seeds)
def test_no_view_and_no_choice_depends_on_what_a_seat_cannot_know(seed: int, moves: int, other: int) -> None:
    state = played(seed, moves).state
    for seat in state.seats:
        twin = TOY.rules.with_other_secrets(state, seat, other)
        TOY.rules.check(twin)
        assert TOY.rules.view(twin, seat) == TOY.rules.view(state, seat)
        assert TOY.rules.legal_moves(twin, seat) == TOY.rules.legal_moves(state, seat)
        assert TOY.board(twin) == TOY.board(state)


def test_exchanging_secrets_does_exchange_bids_and_sums() -> None:
    states = [played(seed, moves).state for seed in range(20) for moves in (1, 2)]
    twins = [TOY.rules.with_other_secrets(state, seat, 7) for state in states for seat in state.seats]
    assert {twin.bids[0] for twin in twins} == {None, 0, 1, 2, 3}
    assert len({twin.numbers for twin in twins}) > 10


def test_a_record_that_breaks_a_rule_names_it() -> None:
    def rule_broken_by(**changes: Any) -> str:
        record = played(1).record
        record.entries[0] = replace(record.entries[0], **changes)
        with pytest.raises(BrokenRecord) as broke:
            list(replay(TOY.rules, TOY.codec, record))
        return broke.value.rule

    assert rule_broken_by(move=Bid(4)) == "B1"
    assert rule_broken_by(draws=(Draw("sum", (12,)),)) == "S1"
    assert rule_broken_by(draws=(Draw("strike", (0,)),)) == "D1"


SETUP = Setup(2, Goal.ROW, 1)


@pytest.mark.parametrize(
    "move", [Bid(0), Bid(5), Solve(None, 0), Solve(0, 1), Solve(999, LONGEST_MS), Light(0), Light(8)]
)
def test_every_move_is_read_as_it_was_written(move: Move) -> None:
    assert TOY.codec.read_move(SETUP, Node(TOY.codec.move_json(SETUP, move), "")) == move


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ({"move": "bet", "sparks": 1}, "there is no move"),
        ({"move": "bid", "sparks": 6}, "sparks: a number from 0 to 5"),
        ({"move": "bid", "sparks": 1, "ms": 5}, "unknown entry"),
        ({"move": "solve", "answer": 42}, '"ms" is missing'),
        ({"move": "solve", "answer": -1, "ms": 5}, "answer: a number from 0 to 999"),
        ({"move": "solve", "answer": 42, "ms": 1.5}, "ms: a whole number"),
        ({"move": "solve", "answer": 42, "ms": LONGEST_MS + 1}, "ms: a number from 0 to 600000"),
        ({"move": "light", "field": 9}, "field: a number from 0 to 8"),
    ],
)
def test_a_move_of_the_wrong_form_is_refused_with_its_place(written: object, says: str) -> None:
    with pytest.raises(BadData, match=says):
        TOY.codec.read_move(SETUP, Node(written, "moves[0]"))


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ({"sun": 12}, "one of sum, strike is expected"),
        ({"sum": 50}, "a number from 11 to 49"),
        ({"strike": -1}, "a number from 0 to 8"),
        ({"sum": 12, "strike": 1}, "unknown entry"),
    ],
)
def test_luck_of_the_wrong_form_is_refused_with_its_place(written: object, says: str) -> None:
    with pytest.raises(BadData, match=says):
        TOY.codec.read_draw(SETUP, Node(written, "moves[0].chance[0]"))


@pytest.mark.parametrize("written", [{"goal": "five", "starter": 0}, {"goal": "row", "starter": 2}, {}])
def test_a_setup_of_the_wrong_form_is_refused(written: object) -> None:
    with pytest.raises(BadData, match="setup"):
        TOY.codec.read_setup(Node(written, "setup"), seats=2)
