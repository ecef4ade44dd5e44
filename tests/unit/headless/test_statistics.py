import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.headless.statistics import quantile, wilson


def test_wilson_agrees_with_published_values() -> None:
    # Newcombe 1998, table I: 81 of 263 and 15 of 148, without continuity correction.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


@given(st.integers(1, 10_000), st.data())
def test_wilson_contains_the_share_and_stays_between_0_and_1(trials: int, data: st.DataObject) -> None:
    successes = data.draw(st.integers(0, trials))
    low, high = wilson(successes, trials)
    assert 0 <= low <= successes / trials + 1e-12
    assert successes / trials - 1e-12 <= high <= 1


def test_no_trials_mean_no_knowledge() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.lists(st.integers(), min_size=1), st.floats(0.01, 1))
def test_a_quantile_is_the_smallest_value_that_enough_do_not_exceed(values: list[int], share: float) -> None:
    result = quantile(values, share)
    assert sum(value <= result for value in values) >= share * len(values) - 1e-9
    assert sum(value < result for value in values) < share * len(values) + 1e-9
