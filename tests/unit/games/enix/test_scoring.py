import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.scoring import HandScore, hand_score, outcome_of, score_of, winners_of


@pytest.mark.parametrize(
    ("total", "halvings", "score"),
    [(24, 0, 24), (25, 1, 12), (51, 1, 25), (53, 1, 26), (-5, 1, -3), (-1, 3, -1), (7, 2, 1), (0, 6, 0)],
)
def test_g2_a_total_is_halved_for_each_enix_card_and_rounded_down_once(
    total: int, halvings: int, score: int
) -> None:
    assert HandScore(total, halvings).score == score


@given(st.integers(-100, 200), st.integers(0, 6))
def test_g2_rounding_once_is_never_more_than_the_exact_half(total: int, halvings: int) -> None:
    exact = total / 2**halvings
    assert exact - 1 < HandScore(total, halvings).score <= exact


@pytest.mark.parametrize(
    ("scores", "ended_by", "dropped_out", "winners"),
    [
        ((20, 25), 0, (), (1,)),
        ((20, 26), 0, (1,), (0,)),
        ((20, 20, 10), 2, (), (2,)),
        ((20, 20, 26), 2, (2,), (0, 1)),
        ((26, 30), 0, (0, 1), ()),
        ((26, 12), 0, (0,), (1,)),
        ((-3, -3), 1, (), (1,)),
    ],
)
def test_g3_g4_g5_winners(
    scores: tuple[int, ...], ended_by: int, dropped_out: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = outcome_of(scores, ended_by, 25)
    assert outcome.dropped_out == dropped_out
    assert outcome.winners == winners


@given(st.sets(st.integers(0, 71)))
def test_g2_the_score_is_that_of_the_whole_account(cards: set[int]) -> None:
    components, hand = standard_components(), set_of(cards)
    values = [components.cards[card].value for card in cards]
    total = sum(value for value in values if value is not None)
    assert hand_score(components, hand) == HandScore(total, values.count(None))
    assert score_of(components, hand) == total // 2 ** values.count(None)


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((20, 20, 19), (2,)), ((20, 19, 20), (2,)), ((20, 20, 26), (0, 1)), ((21, 20, 20), (0,))],
)
def test_g4_a_tie_goes_to_who_ended_the_game_or_is_shared(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners_of(scores, 2, 25) == winners
