from itertools import pairwise
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.headless.estimates import (
    Estimate,
    Mean,
    Quantile,
    Share,
    difference,
    paired_correlation,
    quantile_ranks,
)
from enix_desktop.headless.statistics import wilson


@pytest.mark.parametrize(
    ("count", "share", "ranks"),
    [(6, 0.5, (1, 6)), (10, 0.5, (2, 9)), (25, 0.5, (8, 18)), (100, 0.5, (40, 61)), (200, 0.95, (184, 197))],
)
def test_the_ranks_cover_95_percent_and_no_narrower_ones_do(
    count: int, share: float, ranks: tuple[int, int]
) -> None:
    def covered(low: int, high: int) -> float:
        """How probable it is that at least *low* and fewer than *high* values lie below the quantile."""
        return sum(comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(low, high))

    low, high = quantile_ranks(count, share)
    assert (low, high) == ranks
    assert covered(0, low) <= 0.025 < covered(0, low + 1)
    assert covered(high, count + 1) <= 0.025 < covered(high - 1, count + 1)


def test_too_few_values_say_nothing_beyond_themselves() -> None:
    assert quantile_ranks(5, 0.5)[0] == 0
    assert Quantile(0.5).estimate([3, 1, 2]) == Estimate(2, 1, 3)
    assert Quantile(0.95).estimate([7]) == Estimate(7, 7, 7)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=200), st.sampled_from([0.5, 0.95]))
def test_a_quantile_lies_in_its_interval(values: list[int], share: float) -> None:
    estimate = Quantile(share).estimate(values)
    assert min(values) <= estimate.low <= estimate.value <= estimate.high <= max(values)


def test_more_games_give_a_narrower_interval() -> None:
    widths = []
    for games in (50, 500, 5000):
        estimate = Quantile(0.5).estimate([number / games for number in range(games)])
        widths.append(estimate.high - estimate.low)
    assert all(wide > 2 * narrow for wide, narrow in pairwise(widths))


def test_a_share_has_the_interval_of_wilson() -> None:
    estimate = Share().estimate([1.0] * 15 + [0.0] * 133)
    assert (estimate.low, estimate.high) == wilson(15, 148)


def test_a_mean_has_the_interval_of_the_normal_distribution() -> None:
    estimate = Mean().estimate([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert estimate.value == 5
    assert estimate.high - 5 == pytest.approx(1.96 * 2.138 / 8**0.5, abs=1e-3)
    assert 5 - estimate.low == pytest.approx(estimate.high - 5)
    assert Mean(least=0).estimate([0.0] * 9 + [1.0]).low == 0


def test_the_difference_of_shares_agrees_with_published_values() -> None:
    # Newcombe 1998 (independent proportions), table II, method 10: 56/70 - 48/80 and 9/10 - 3/10.
    for (a, n), (b, m), expected in [
        ((56, 70), (48, 80), (0.0524, 0.3339)),
        ((9, 10), (3, 10), (0.1705, 0.8090)),
    ]:
        change = difference(Estimate(a / n, *wilson(a, n)), Estimate(b / m, *wilson(b, m)))
        assert (change.low, change.high) == pytest.approx(expected, abs=5e-5)


def test_pairs_that_go_together_make_the_difference_narrower() -> None:
    a, b = Estimate(0.5, 0.4, 0.6), Estimate(0.4, 0.3, 0.5)
    alone, paired = difference(a, b), difference(a, b, 0.9)
    assert paired.value == alone.value
    assert paired.high - paired.low < (alone.high - alone.low) / 2
    assert difference(a, a, 1.0) == Estimate(0, 0, 0)


def test_correlation_needs_something_that_varies() -> None:
    assert paired_correlation(Share(), [(1, 1), (0, 0), (1, 1)], (0.5, 0.5)) == pytest.approx(1)
    assert paired_correlation(Share(), [(1, 0), (0, 1)], (0.5, 0.5)) == pytest.approx(-1)
    assert paired_correlation(Share(), [(0, 0), (0, 1)], (0, 0.5)) == 0
    assert paired_correlation(Share(), [(1, 1)], (1, 1)) == 0
    assert paired_correlation(Quantile(0.5), [(1, 10), (2, 20), (9, 90)], (2, 20)) == pytest.approx(1)
