"""What the laboratory measures of a game, and the comparison of two variants."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from enix_desktop.headless.estimates import (
    Estimate,
    Estimator,
    Mean,
    Quantile,
    Share,
    difference,
    paired_correlation,
)
from enix_desktop.headless.experiment import Experiment, Result

MEDIAN, P95, MEAN, SHARE = Quantile(0.5), Quantile(0.95), Mean(), Share()


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the comparison."""

    key: str
    title: str
    estimator: Estimator
    value: Callable[[Result], float | None]
    """What a game contributes; None if the question does not arise in it."""
    most: float | None = None
    """Where counting ended: of a value above it is only known that it is higher."""

    @property
    def is_share(self) -> bool:
        """Whether the figure is a part of all games, shown in per cent."""
        return isinstance(self.estimator, Share)


@dataclass(frozen=True, slots=True)
class Compared:
    """A measure of both variants; None where no game had a value."""

    measure: Measure
    a: Estimate | None
    b: Estimate | None
    difference: Estimate | None
    """a - b; None also where one of them is only known to be higher than it could be counted."""

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the difference leaves out zero."""
        return self.difference is not None and not self.difference.low <= 0 <= self.difference.high


def measures(seats: int, max_rounds: int) -> list[Measure]:
    """All lines for a table with so many *seats*."""
    return [
        Measure("rounds_median", "rounds, median", MEDIAN, _rounds, max_rounds),
        Measure("rounds_p95", "rounds, p95", P95, _rounds, max_rounds),
        Measure("winning_score_median", "winner's score, median", MEDIAN, _winning_score),
        Measure("winning_score_mean", "winner's score, mean", MEAN, _winning_score),
        Measure("drop_outs_mean", "drop-outs in a game, mean", Mean(least=0), _drop_outs),
        Measure("with_drop_out", "games with a drop-out", SHARE, _has_drop_out),
        Measure("without_winner", "games without a winner", SHARE, _has_no_winner),
        Measure("shared_wins", "games with a shared win", SHARE, _has_shared_win),
        Measure("given_up", "games given up", SHARE, _is_given_up),
        *(
            Measure(f"wins_of_seat_{seat}", f"wins of seat {seat}", SHARE, partial(_is_won_by, seat))
            for seat in range(seats)
        ),
    ]


def compare(experiment: Experiment, played: Mapping[str, Sequence[Result]]) -> list[Compared]:
    """Every measure of both variants."""
    sides = [played[variant.name] for variant in experiment.variants]
    all_measures = measures(len(experiment.players), experiment.max_rounds)
    return [_compared(measure, *sides) for measure in all_measures]


def _compared(measure: Measure, ones: Sequence[Result], others: Sequence[Result]) -> Compared:
    pairs = [(measure.value(one), measure.value(other)) for one, other in zip(ones, others, strict=True)]
    a = _estimate(measure, [one for one, _ in pairs])
    b = _estimate(measure, [other for _, other in pairs])
    if a is None or b is None or (measure.most is not None and max(a.high, b.high) > measure.most):
        return Compared(measure, a, b, None)
    whole = [(one, other) for one, other in pairs if one is not None and other is not None]
    # Only as far as the games that have a value do so in both variants are the two figures paired.
    paired = len(whole) / max(sum(one is not None for one, _ in pairs), sum(b is not None for _, b in pairs))
    together = paired_correlation(measure.estimator, whole, (a.value, b.value)) * paired
    return Compared(measure, a, b, difference(a, b, together))


def _estimate(measure: Measure, values: Sequence[float | None]) -> Estimate | None:
    known = [value for value in values if value is not None]
    return measure.estimator.estimate(known) if known else None


def _rounds(result: Result) -> float:
    # A game that was given up has begun one round too many, so it counts among the longest.
    return result.rounds


def _winning_score(result: Result) -> float | None:
    if result.outcome is None or not result.outcome.winners:
        return None
    return result.outcome.scores[result.outcome.winners[0]]


def _drop_outs(result: Result) -> float | None:
    return None if result.outcome is None else len(result.outcome.dropped_out)


def _has_drop_out(result: Result) -> float | None:
    return None if result.outcome is None else float(bool(result.outcome.dropped_out))


def _has_no_winner(result: Result) -> float | None:
    return None if result.outcome is None else float(not result.outcome.winners)


def _has_shared_win(result: Result) -> float | None:
    return None if result.outcome is None else float(len(result.outcome.winners) > 1)


def _is_given_up(result: Result) -> float:
    return float(result.outcome is None)


def _is_won_by(seat: int, result: Result) -> float | None:
    return None if result.outcome is None else float(seat in result.outcome.winners)
