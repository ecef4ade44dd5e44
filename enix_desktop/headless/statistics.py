"""Proportions and quantiles with confidence intervals."""

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054
"""The 97.5 % point of the normal distribution: two-sided 95 % intervals."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a proportion."""
    if trials == 0:
        return 0.0, 1.0
    share, z2 = successes / trials, Z95 * Z95
    centre = share + z2 / (2 * trials)
    spread = Z95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    scale = 1 + z2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest of *values* that at least *share* of them do not exceed."""
    ordered = sorted(values)
    index = max(0, -int(-share * len(ordered) // 1) - 1)
    return ordered[min(index, len(ordered) - 1)]
