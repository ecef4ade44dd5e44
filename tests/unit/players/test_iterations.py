"""A decision that was cut short can be repeated: the iterations it took are enough to know."""

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enix.phases import Phase
from enix_desktop.players.enix.master import MasterPlayer
from enix_desktop.players.player import Budget
from tests.unit.players.questions import ASKED, Question, questions

SEARCHED = tuple(phase for phase in ASKED if phase is not Phase.WINDOW)
WORLDS_PER_SEAT = 6


def master_at(question: Question) -> MasterPlayer:
    """A master who guesses the same number of worlds at a table of any size."""
    return MasterPlayer(WORLDS_PER_SEAT * question.state.table.seats)


def patience(questions_answered: int) -> Budget:
    """A budget whose time is up when it is asked once more than that."""
    asked = count(1)
    return Budget(is_time_up=lambda: next(asked) > questions_answered)


@pytest.mark.parametrize("phase", SEARCHED, ids=lambda phase: phase.key)
@settings(max_examples=3)
@given(st.data(), st.integers(0, 2**32))
def test_as_many_iterations_as_reported_lead_to_the_same_choice(
    phase: Phase, data: st.DataObject, seed: int
) -> None:
    question = data.draw(questions(phase))
    player = master_at(question)
    choice = player.choose(question.view, question.moves, seed)
    assert 0 < choice.iterations <= WORLDS_PER_SEAT
    again = player.choose(question.view, question.moves, seed, Budget(iterations=choice.iterations))
    assert again == choice


@settings(max_examples=14)
@given(st.data(), st.integers(0, 2**32), st.integers(0, WORLDS_PER_SEAT - 1))
def test_a_decision_cut_short_is_repeated_with_the_iterations_done(
    data: st.DataObject, seed: int, patient_for: int
) -> None:
    question = data.draw(st.sampled_from(SEARCHED).flatmap(questions))
    player = master_at(question)
    unhurried = player.choose(question.view, question.moves, seed)
    hurried = player.choose(question.view, question.moves, seed, patience(patient_for))
    # The first iteration is always done, and time is asked for between iterations only.
    assert hurried.iterations == min(patient_for + 1, unhurried.iterations)
    again = player.choose(question.view, question.moves, seed, Budget(iterations=hurried.iterations))
    assert again == hurried


@settings(max_examples=6)
@given(questions(Phase.LAY), st.integers(0, 2**32))
def test_more_iterations_than_the_player_is_used_to_change_nothing(question: Question, seed: int) -> None:
    player = MasterPlayer(2 * question.state.table.seats)
    choice = player.choose(question.view, question.moves, seed)
    assert player.choose(question.view, question.moves, seed, Budget(iterations=1000)) == choice


@settings(max_examples=20)
@given(questions(Phase.WINDOW), st.integers(0, 2**32))
def test_an_interrupt_is_decided_without_search(question: Question, seed: int) -> None:
    choice = MasterPlayer().choose(question.view, question.moves, seed)
    assert choice.iterations == 0
    again = MasterPlayer().choose(question.view, question.moves, seed, Budget(iterations=0))
    assert again == choice
