"""Undo and redo without end."""

from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.ui.enigma.bench.history import History


def test_a_step_that_changes_nothing_is_none() -> None:
    history = History(1)
    assert not history.step(1)
    assert not history.can_undo


def test_a_new_step_forgets_what_was_undone() -> None:
    history = History(1)
    history.step(2)
    history.undo()
    history.step(3)
    assert not history.can_redo
    assert not history.redo()
    assert history.now == 3


@given(st.lists(st.integers(), max_size=60))
def test_all_steps_can_be_undone_and_done_again(values: list[int]) -> None:
    history = History(0)
    seen = [0]
    for value in values:
        if history.step(value):
            seen.append(value)
    back = [history.now]
    while history.undo():
        back.append(history.now)
    assert back == seen[::-1]
    forth = [history.now]
    while history.redo():
        forth.append(history.now)
    assert forth == seen
