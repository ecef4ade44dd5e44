"""One ranking for every screen: order and places never contradict each other."""

from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.rules import Outcome


def test_winners_come_first_and_drop_outs_last_the_nearest_to_the_limit_before_the_others() -> None:
    outcome = Outcome((20, 24, 40, 26), (1,), (2, 3))
    assert outcome.ranking() == [1, 0, 3, 2]
    assert [outcome.place(seat) for seat in range(4)] == [2, 1, 4, 3]


def test_who_wins_a_tie_with_less_comes_first() -> None:
    outcome = Outcome((9, 1, 9), (1,), ended_by=1)
    assert outcome.ranking() == [1, 0, 2]


def test_shared_places_are_shared() -> None:
    assert [Outcome((20, 20, 3), (0, 1)).place(seat) for seat in range(3)] == [1, 1, 3]


@given(st.lists(st.integers(-5, 40), min_size=2, max_size=6))
def test_places_never_fall_along_the_ranking(scores: list[int]) -> None:
    out = tuple(seat for seat, score in enumerate(scores) if score > 25)
    left = [score for score in scores if score <= 25]
    winners = tuple(seat for seat, score in enumerate(scores) if left and score == max(left))
    outcome = Outcome(tuple(scores), winners, out)
    places = [outcome.place(seat) for seat in outcome.ranking()]
    assert places == sorted(places)
    assert places[0] == 1
