"""Players of Hertzschlag decide from what they may see, the seed and the iterations, and nothing else."""

import pickle
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.hertzschlag.phases import Phase
from tests.unit.games.hertzschlag.tables import RULES
from tests.unit.players.hertzschlag_questions import (
    ALL_LEVELS,
    ASKED,
    HertzschlagPlayer,
    Question,
    questions,
)

SEEDS = st.integers(0, 2**64 - 1)
every_phase = pytest.mark.parametrize("phase", ASKED, ids=lambda phase: phase.value)


@every_phase
@settings(max_examples=12)
@given(st.data(), SEEDS, SEEDS)
def test_what_a_player_cannot_see_never_changes_its_choice(
    phase: Phase, data: st.DataObject, seed: int, secrets: int
) -> None:
    assert_blind(ALL_LEVELS, data.draw(questions(phase)), seed, secrets)


@every_phase
@settings(max_examples=4)
@given(st.data(), SEEDS)
def test_the_same_question_gets_the_same_answer_in_another_process_too(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    question = data.draw(questions(phase))
    view, moves = question.view, question.moves
    sent = pickle.dumps((view, moves))
    for level, player in ALL_LEVELS.items():
        choice = player.choose(view, moves, seed)
        assert view == question.view, f"{level} has changed its view"
        received_view, received_moves = pickle.loads(sent)
        assert player.choose(received_view, received_moves, seed) == choice, level


def assert_blind(
    levels: Mapping[str, HertzschlagPlayer], question: Question, seed: int, secrets: int
) -> None:
    """Every player chooses the same legal move in another world that looks the same to it."""
    other = Question(RULES.with_other_secrets(question.state, question.seat, secrets), question.seat)
    assert other.view == question.view
    assert other.moves == question.moves
    for level, player in levels.items():
        choice = player.choose(question.view, question.moves, seed)
        assert RULES.refusal(question.state, question.seat, choice.move) is None, level
        assert player.choose(other.view, other.moves, seed) == choice, level
