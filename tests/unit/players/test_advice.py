"""Advice is true: whatever reason is given for a move, the facts behind it hold."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import decision_seed
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import END_GAME, PASS, Cross, LayCard, Move, PlaceTile, Refill
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.advice import Advice, Reason, reason
from enix_desktop.players.enix.outlook import Outlook
from enix_desktop.players.enix.skilled import SkilledPlayer
from tests.rules.words import card_called
from tests.unit.players.advice_checks import CHECKS, is_true
from tests.unit.players.questions import ASKED, RULES, Question, composed_state, questions

MOST_ROUNDS = 25
SEEDS = st.integers(0, 2**64 - 1)
RARE = {Reason.END_OUT_OF_REACH, Reason.REFILL_LOWER, Reason.PASS_NONE, Reason.STOP_HELD}
"""Not every series of a few dozen games has these."""


def advised(game: int) -> Iterator[tuple[View, list[Move], Move, Advice]]:
    """Every decision of a game, what the skilled player would do, and why."""
    seats = ENIX.seats[game % len(ENIX.seats)]
    level = ENIX.player("greedy" if game % 3 == 2 else "skilled")
    options = ENIX.options({"edition": ENIX.editions[game % 2]}, seats)
    people = [Participant(f"P{seat}") for seat in range(seats)]
    match = Match.begin(ENIX.rules, ENIX.id, people, options, seed=game)
    while match.state.round <= MOST_ROUNDS and RULES.to_move(match.state):
        seat = RULES.to_move(match.state)[0]
        view, moves = RULES.view(match.state, seat), list(RULES.legal_moves(match.state, seat))
        seed = decision_seed(game, seat, len(match.record.entries))
        best = moves[0] if len(moves) == 1 else SkilledPlayer().choose(view, moves, seed).move
        yield view, moves, best, reason(view, best, seed)
        match.play(seat, moves[0] if len(moves) == 1 else level.choose(view, moves, seed).move)


@cache
def told(game: int) -> Counter[Reason]:
    """What was said in a game, after all of it was found to be true."""
    counted: Counter[Reason] = Counter()
    for view, moves, move, advice in advised(game):
        assert is_true(view, move, advice), (view, move, advice)
        if advice.reason is Reason.ONLY:
            assert len(moves) == 1, (view, moves)
        if len(moves) > 1:
            counted[advice.reason] += 1
    return counted


GAMES = range(36)


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_false(game: int) -> None:
    assert told(game)


def test_every_reason_is_given_sometimes_and_seldom_none() -> None:
    counted = sum((told(game) for game in GAMES), Counter[Reason]())
    assert set(CHECKS) == set(Reason)
    never = {reason for reason in Reason if not counted[reason]}
    assert never <= RARE | {Reason.ONLY}
    assert counted[Reason.GENERAL] < 0.2 * counted.total()


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.key)
@settings(max_examples=15)
@given(st.data(), SEEDS)
def test_every_move_can_be_explained_truly_however_odd_it_is(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    question = data.draw(questions(phase))
    moves = question.moves
    for move in moves[:: max(1, len(moves) // 5)]:
        advice = reason(question.view, move, seed)
        assert is_true(question.view, move, advice), (move, advice)


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.key)
@settings(max_examples=10)
@given(st.data(), SEEDS, SEEDS)
def test_equal_views_give_equal_hints(phase: Phase, data: st.DataObject, seed: int, secrets: int) -> None:
    question = data.draw(questions(phase))
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    move = SkilledPlayer().choose(question.view, question.moves, seed).move
    assert SkilledPlayer().choose(other.view, other.moves, seed).move == move
    assert reason(question.view, move, seed) == reason(other.view, move, seed)


@settings(max_examples=30)
@given(st.data(), SEEDS)
def test_the_plan_for_a_card_keeps_its_promise(data: st.DataObject, seed: int) -> None:
    view = data.draw(questions(Phase.LAY)).view
    outlook = Outlook(view, seed)
    for card in cards_of(view.hand & ~view.table.components.enix_cards):
        plan, drafts, here = (
            outlook.after_laying(card, 0),
            outlook.drafts(view.hand ^ 1 << card),
            outlook.tile,
        )
        assert not (plan.visits and plan.opened)
        for visit in (plan.jump, *plan.visits, plan.opened):
            if visit is not None:
                here = visit.tile
                drafts, taken = outlook.after_arriving(drafts, here)
                assert taken == visit.taken
        assert plan.worth == outlook.at_turns_end(drafts, here)


@settings(max_examples=30)
@given(st.data(), SEEDS)
def test_the_best_way_can_be_walked_and_keeps_its_promise(data: st.DataObject, seed: int) -> None:
    view = data.draw(questions(Phase.MOVE)).view
    outlook = Outlook(view, seed)
    drafts, here, points, barred = outlook.drafts(view.hand), outlook.tile, view.points, view.barred
    plan = outlook.best_way(drafts, here, points, barred)
    assert plan.worth >= outlook.at_turns_end(drafts, here)
    for visit in plan.visits:
        assert visit.tile != view.cap
        assert not barred >> visit.tile & 1
        points -= dict(view.roads[here])[visit.tile]
        here, barred = visit.tile, barred | 1 << visit.tile
        drafts, taken = outlook.after_arriving(drafts, here)
        assert taken == visit.taken
    assert points >= 0
    assert plan.worth == outlook.at_turns_end(drafts, here)


ALL_SIX = "solar-10 hydro-08 geothermal-03 ocean-08 wind-08 biomass-07"


def test_a_hand_of_the_limit_is_told_to_be_unbeatable() -> None:
    state = composed_state(hands=[ALL_SIX, "solar-01 ocean-01"])
    advice = reason(RULES.view(state, 0), END_GAME)
    assert advice == Advice(Reason.END_TOP, {"score": 25, "limit": 25})


def test_a_hand_that_is_too_high_is_a_reason_to_lay_a_card() -> None:
    state = composed_state(hands=[ALL_SIX + " wind-11", "solar-01 ocean-01"])
    advice = reason(RULES.view(state, 0), LayCard(card_called("wind-11")))
    assert advice == Advice(Reason.LAY_OVER, {"score": 33, "after": 25, "limit": 25})


MOVING: dict[str, object] = {
    "hands": ["solar-08 solar-05 hydro-04 wind-07 ocean-06 biomass-06", "solar-01 wind-01 wind-02"],
    "pawns": ["solar", "ocean"],
    "tops": ["geothermal-05", "geothermal-06", "hydro-07", "biomass-04", "solar-02"],
    "moves": ["all lay solar-08 and solar-01", "nobody interrupts"],
}


def test_an_energy_that_lies_on_top_is_a_reason_to_go_there() -> None:
    view = RULES.view(composed_state(**MOVING), 0)
    advice = reason(view, Cross(Energy.GEOTHERMAL))
    assert advice == Advice(Reason.CROSS_TAKE, {"tile": Energy.GEOTHERMAL, "count": 2, "lacking": True})


def test_moves_are_explained_without_the_seed_too() -> None:
    view = RULES.view(composed_state(**MOVING), 0)
    assert reason(view, PASS).reason is Reason.PASS_NONE
    assert reason(view, Refill(0)).reason is Reason.REFILL_LACKING


def test_a_placement_that_changes_no_way_claims_none() -> None:
    view = RULES.view(composed_state(**MOVING), 0)
    layout = view.layout
    far = PlaceTile(Energy.BIOMASS, layout.cells[Energy.BIOMASS], (layout.rotations[Energy.BIOMASS] + 1) % 6)
    assert is_true(view, far, reason(view, far))
