"""Players of ENIGMA decide from what they may see, the seed and the iterations, and nothing else."""

import pickle
from collections.abc import Mapping
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enigma.phases import Phase
from enix_desktop.players.enigma.master import MasterPlayer
from enix_desktop.players.player import Budget
from tests.unit.players.enigma_questions import (
    ASKED,
    QUICK_LEVELS,
    RULES,
    SLOW_LEVELS,
    EnigmaPlayer,
    Question,
    questions,
)

SEEDS = st.integers(0, 2**64 - 1)
every_phase = pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.value)


@every_phase
@settings(max_examples=8)
@given(st.data(), SEEDS, SEEDS)
def test_what_a_player_cannot_see_never_changes_its_choice(
    phase: Phase, data: st.DataObject, seed: int, secrets: int
) -> None:
    assert_blind(QUICK_LEVELS, data.draw(questions(phase)), seed, secrets)


@every_phase
@settings(max_examples=4)
@given(st.data(), SEEDS, SEEDS)
def test_who_looks_ahead_does_not_peek(phase: Phase, data: st.DataObject, seed: int, secrets: int) -> None:
    assert_blind(SLOW_LEVELS, data.draw(questions(phase)), seed, secrets)


@every_phase
@settings(max_examples=3)
@given(st.data(), SEEDS)
def test_the_same_question_gets_the_same_answer_in_another_process_too(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    question = data.draw(questions(phase))
    view, moves = question.view, question.moves
    sent = pickle.dumps((view, moves))
    for level, player in {**QUICK_LEVELS, **SLOW_LEVELS}.items():
        choice = player.choose(view, moves, seed)
        assert view == question.view, f"{level} has changed its view"
        received_view, received_moves = pickle.loads(sent)
        assert player.choose(received_view, received_moves, seed) == choice, level


@settings(max_examples=8)
@given(st.data(), SEEDS, st.integers(0, 3))
def test_a_decision_cut_short_is_repeated_with_the_iterations_done(
    data: st.DataObject, seed: int, patient_for: int
) -> None:
    question = data.draw(st.sampled_from((Phase.CHOOSE, Phase.PLACE)).flatmap(questions))
    player = MasterPlayer()
    asked = count(1)
    hurry = Budget(is_time_up=lambda: next(asked) > patient_for)
    hurried = player.choose(question.view, question.moves, seed, hurry)
    # The first idea is always tried, and time is asked for between ideas only.
    assert 1 <= hurried.iterations <= patient_for + 1
    again = player.choose(question.view, question.moves, seed, Budget(iterations=hurried.iterations))
    assert again == hurried


def assert_blind(levels: Mapping[str, EnigmaPlayer], question: Question, seed: int, secrets: int) -> None:
    """Every player chooses the same legal move in another world that looks the same to it."""
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    assert other.view == question.view
    assert list(other.moves) == list(question.moves)
    for level, player in levels.items():
        choice = player.choose(question.view, question.moves, seed)
        assert RULES.refusal(question.state, question.seat, choice.move) is None, level
        assert player.choose(other.view, other.moves, seed) == choice, level
