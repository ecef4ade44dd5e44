"""Figures of the laboratory as people read them."""

from enix_desktop.headless.estimates import Estimate, Mean
from enix_desktop.headless.measures import Measure

UNKNOWN = "-"


def figure_words(measure: Measure, estimate: Estimate | None) -> str:
    """The figure alone."""
    return UNKNOWN if estimate is None else _number(measure, estimate.value)


def interval_words(measure: Measure, estimate: Estimate | None) -> str:
    """The interval alone."""
    if estimate is None:
        return UNKNOWN
    if measure.most is not None and estimate.low > measure.most:
        return _number(measure, estimate.low)
    return f"{_number(measure, estimate.low)} – {_number(measure, estimate.high)}"


def change_words(measure: Measure, change: Estimate | None) -> tuple[str, str]:
    """A difference with its sign, and its interval; of shares in points of a hundred."""
    if change is None:
        return UNKNOWN, UNKNOWN
    scale = 100 if measure.is_share else 1
    digits = 1 if measure.is_share or not isinstance(measure.estimator, Mean) else 2
    value, low, high = (
        f"{_without_negative_zero(scale * number, digits):+.{digits}f}"
        for number in (change.value, change.low, change.high)
    )
    return value, f"{low} to {high}"


def _number(measure: Measure, value: float) -> str:
    if measure.is_share:
        return f"{100 * value:.1f} %"
    if measure.most is not None and value > measure.most:
        return f"> {measure.most}"
    return f"{value:.2f}" if isinstance(measure.estimator, Mean) else f"{value:g}"


def _without_negative_zero(value: float, digits: int) -> float:
    return round(value, digits) + 0.0
