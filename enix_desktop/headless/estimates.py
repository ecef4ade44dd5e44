"""Figures with their 95 % intervals, and the difference of two of them.

The difference is found by recovering the variances from both intervals (Newcombe 1998 for shares, Zou and
Donner 2008 in general). Where the same deals were played in pairs, their correlation makes it narrower.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log, sqrt
from statistics import StatisticsError, correlation, fmean, stdev
from typing import Protocol

from enix_desktop.headless.statistics import Z95, quantile, wilson

TAIL = 0.025
"""What a two-sided 95 % interval leaves out on each side."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Estimator(Protocol):
    """A way from the values of single games to one figure."""

    def estimate(self, values: Sequence[float]) -> Estimate:
        """The figure that *values* give; there is at least one."""

    def influence(self, value: float, figure: float) -> float:
        """What one game adds to its *figure*, up to scale: what is correlated between paired games."""


@dataclass(frozen=True, slots=True)
class Share:
    """The share of games in which something happened: values are 0 or 1, the interval is Wilson's."""

    def estimate(self, values: Sequence[float]) -> Estimate:
        """How many of *values* are 1."""
        return Estimate(fmean(values), *wilson(round(sum(values)), len(values)))

    def influence(self, value: float, figure: float) -> float:
        """The value itself."""
        return value


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean, with the interval of the normal distribution, as far as it is not below *least*."""

    least: float = -inf

    def estimate(self, values: Sequence[float]) -> Estimate:
        """The mean of *values*; of a single one nothing is known about the spread."""
        mean = fmean(values)
        spread = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return Estimate(mean, max(self.least, mean - spread), mean + spread)

    def influence(self, value: float, figure: float) -> float:
        """The value itself."""
        return value


@dataclass(frozen=True, slots=True)
class Quantile:
    """A quantile, with the interval between two order statistics, whatever the distribution."""

    share: float

    def estimate(self, values: Sequence[float]) -> Estimate:
        """The quantile of *values*; with too few of them the interval ends at the lowest or highest."""
        ordered = sorted(values)
        low, high = quantile_ranks(len(ordered), self.share)
        return Estimate(quantile(ordered, self.share), ordered[max(low, 1) - 1], ordered[high - 1])

    def influence(self, value: float, figure: float) -> float:
        """On which side of the quantile the value lies."""
        return float(value <= figure)


def quantile_ranks(count: int, share: float) -> tuple[int, int]:
    """Between which of *count* ordered values, counted from 1, the quantile lies with 95 %.

    The number of values below the true quantile is binomial. Rank 0 means: lower than all of them.
    """
    low, below = 0, 0.0
    for rank in range(count + 1):
        # below: how probable it is that fewer than `rank` values lie below the quantile
        if below <= TAIL:
            low = rank
        if below >= 1 - TAIL:
            return low, rank
        below += _binomial(count, rank, share)
    return low, count


def _binomial(count: int, successes: int, share: float) -> float:
    """How probable exactly *successes* successes are; by logarithms, for large numbers."""
    ways = lgamma(count + 1) - lgamma(successes + 1) - lgamma(count - successes + 1)
    return exp(ways + successes * log(share) + (count - successes) * log(1 - share))


def difference(a: Estimate, b: Estimate, correlated: float = 0.0) -> Estimate:
    """a - b, with *correlated* telling how far both go up and down together."""
    value = a.value - b.value
    below = _joined(a.value - a.low, b.high - b.value, correlated)
    above = _joined(a.high - a.value, b.value - b.low, correlated)
    return Estimate(value, value - below, value + above)


def _joined(one: float, other: float, correlated: float) -> float:
    return sqrt(max(0.0, one * one - 2 * correlated * one * other + other * other))


def paired_correlation(
    estimator: Estimator, pairs: Sequence[tuple[float, float]], figures: tuple[float, float]
) -> float:
    """How far the two games of each pair agree in what they add to their *figures*; 0 if nothing varies."""
    if len(pairs) < 2:
        return 0.0
    ones = [estimator.influence(one, figures[0]) for one, _ in pairs]
    others = [estimator.influence(other, figures[1]) for _, other in pairs]
    try:
        return correlation(ones, others)
    except StatisticsError:
        return 0.0
