"""Computer players decide from what they may see, from the seed, and from nothing else."""

import pickle
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enix.phases import Phase
from tests.unit.players.questions import (
    ASKED,
    QUICK_LEVELS,
    RULES,
    SLOW_LEVELS,
    EnixPlayer,
    Question,
    questions,
)

SEEDS = st.integers(0, 2**64 - 1)
every_phase = pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.key)


@every_phase
@settings(max_examples=12)
@given(st.data(), SEEDS, SEEDS)
def test_what_a_player_cannot_see_never_changes_its_choice(
    phase: Phase, data: st.DataObject, seed: int, secrets: int
) -> None:
    assert_blind(QUICK_LEVELS, data.draw(questions(phase)), seed, secrets)


@every_phase
@settings(max_examples=5)
@given(st.data(), SEEDS, SEEDS)
def test_who_guesses_does_not_peek(phase: Phase, data: st.DataObject, seed: int, secrets: int) -> None:
    assert_blind(SLOW_LEVELS, data.draw(questions(phase)), seed, secrets)


@every_phase
@settings(max_examples=5)
@given(st.data(), SEEDS)
def test_the_same_question_gets_the_same_answer_in_another_process_too(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    assert_steady(QUICK_LEVELS, data.draw(questions(phase)), seed)


@every_phase
@settings(max_examples=3)
@given(st.data(), SEEDS)
def test_the_same_guesses_are_made_in_another_process_too(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    assert_steady(SLOW_LEVELS, data.draw(questions(phase)), seed)


def assert_blind(levels: Mapping[str, EnixPlayer], question: Question, seed: int, secrets: int) -> None:
    """Every player chooses the same legal move in another world that looks the same to it."""
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    assert other.view == question.view
    assert other.moves == question.moves
    for level, player in levels.items():
        choice = player.choose(question.view, question.moves, seed)
        assert choice.move in question.moves, level
        assert player.choose(other.view, other.moves, seed) == choice, level


def assert_steady(levels: Mapping[str, EnixPlayer], question: Question, seed: int) -> None:
    """Every player gives the same answer when it is asked again, here or where only bytes arrive."""
    view, moves = question.view, RULES.legal_moves(question.state, question.seat)
    sent = pickle.dumps((view, moves))
    for level, player in levels.items():
        choice = player.choose(view, moves, seed)
        assert view == question.view, f"{level} has changed its view"
        assert player.choose(view, moves, seed) == choice, level
        received_view, received_moves = pickle.loads(sent)
        assert player.choose(received_view, received_moves, seed) == choice, level
