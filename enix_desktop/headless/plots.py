"""Small plots as inline SVG: no scripts, nothing loaded, colours from the style of the page."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from enix_desktop.headless.estimates import Estimate
from enix_desktop.markup import Html, html, joined

WIDTH, HEIGHT = 480, 250
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 22, 44
MOST_BINS = 26
MOST_LABELS = 10
WIDE = 1000
"""Plots that have the page for themselves, so that letters are the same size everywhere."""
SIDES = ("a", "b")
"""The classes that give the two variants their colours."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Whole numbers of one variant."""

    values: Sequence[int]
    median: float | None


@dataclass(frozen=True, slots=True)
class Bin:
    """The numbers from *first* to *last*, or all that are *beyond* counting."""

    first: int
    last: int
    label: str


def histogram(samples: tuple[Sample, Sample], title: str, unit: str, most: int | None, beyond: str) -> Html:
    """How often each number occurs in both samples, in per cent; all above *most* are one bar, *beyond*."""
    bins = _bins([value for sample in samples for value in sample.values], most, beyond)
    if not bins:
        return html('<p class="none">{title}: there is nothing to show.</p>', title=title)
    shares = [[_share(sample.values, bin_) for bin_ in bins] for sample in samples]
    step, top = _scale(max(map(max, shares)))
    slot = (WIDTH - LEFT - RIGHT) / len(bins)
    bar = min(slot * 0.42, 26)

    def height(share: float) -> float:
        return (HEIGHT - TOP - BOTTOM) * share / top

    parts = list(_horizontal_grid(step, top))
    for side, sample in enumerate(samples):
        for number, bin_ in enumerate(bins):
            x = LEFT + slot * (number + 0.5) + (side - 1) * bar
            share = shares[side][number]
            parts.append(
                html(
                    '<rect class="{side}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="1.5">'
                    "<title>{tip}</title></rect>",
                    side=SIDES[side],
                    x=f"{x:.1f}",
                    y=f"{HEIGHT - BOTTOM - height(share):.1f}",
                    wide=f"{bar - 1:.1f}",
                    high=f"{height(share):.1f}",
                    tip=f"{SIDES[side].upper()}, {bin_.label} {unit}: {share:.1f} %",
                )
            )
            if sample.median is not None and bin_.first <= sample.median <= bin_.last:
                parts.append(_median_mark(x + (bar - 1) / 2, SIDES[side]))
    every = ceil(len(bins) / MOST_LABELS)
    for number, bin_ in enumerate(bins):
        is_beyond = most is not None and bin_.first > most
        if is_beyond:  # words, too long to stand beside the numbers
            parts.append(_text(WIDTH - RIGHT, HEIGHT - 8, bin_.label, "end", "tick"))
        elif number % every == 0:
            x = LEFT + slot * (number + 0.5)
            parts.append(_text(x, HEIGHT - BOTTOM + 18, bin_.label, "middle", "tick"))
    parts.append(_text(LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 8, unit, "middle", "axis"))
    return _svg(WIDTH, HEIGHT, title, parts)


def whiskers(
    rows: Sequence[tuple[str, Sequence[Estimate | None]]], even: Sequence[float], title: str
) -> Html:
    """Shares with their intervals, a row for each; dashed lines show the *even* share of each variant."""
    row_height, left, right = 44, 72, 24
    bottom = TOP + row_height * len(rows)
    step, top = _scale(
        100 * max([estimate.high for _, both in rows for estimate in both if estimate] + [0.1])
    )

    def x_of(share: float) -> float:
        return left + (WIDE - left - right) * 100 * share / top

    parts = []
    for tick in _ticks(step, top):
        x = x_of(tick / 100)
        parts.append(_line("grid", (x, TOP), (x, bottom)))
        parts.append(_text(x, bottom + 18, f"{tick:g} %", "middle", "tick"))
    for side, share in enumerate(even):
        x = x_of(share)
        parts.append(_line(f"even {SIDES[side]}", (x, TOP - 6), (x, bottom)))
    for number, (name, both) in enumerate(rows):
        middle = TOP + row_height * (number + 0.5)
        parts.append(_text(left - 14, middle + 4, name, "end", "name"))
        for side, estimate in enumerate(both):
            if estimate is not None:
                y = middle + (-8, 8)[side]
                parts.append(_whisker(x_of, estimate, y, SIDES[side]))
    return _svg(WIDE, bottom + 26, title, parts)


def _whisker(x_of: Callable[[float], float], estimate: Estimate, y: float, side: str) -> Html:
    low, dot, high = (x_of(share) for share in (estimate.low, estimate.value, estimate.high))
    tip = f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f} %)"
    return html(
        '<g class="{side}"><title>{letter}: {tip}</title>{line}<circle cx="{dot}" cy="{y}" r="5"/></g>',
        side=side,
        letter=side.upper(),
        tip=tip,
        line=_line("range", (low, y), (high, y)),
        dot=f"{dot:.1f}",
        y=y,
    )


def _bins(values: Sequence[int], most: int | None, beyond: str) -> list[Bin]:
    counted = [value for value in values if most is None or value <= most]
    bins = []
    if counted:
        width = next(width for width in _widths() if _bin_count(counted, width) <= MOST_BINS)
        dash = "–" if min(counted) >= 0 else " to "
        for start in range(min(counted), max(counted) + 1, width):
            last = min(start + width - 1, max(counted))  # never into what is beyond counting
            bins.append(Bin(start, last, str(start) if start == last else f"{start}{dash}{last}"))
    if most is not None and len(counted) < len(values):
        bins.append(Bin(most + 1, max(values), beyond))
    return bins


def _widths() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _bin_count(values: Sequence[int], width: int) -> int:
    return (max(values) - min(values)) // width + 1


def _share(values: Sequence[int], bin_: Bin) -> float:
    if not values:
        return 0.0
    return 100 * sum(bin_.first <= value <= bin_.last for value in values) / len(values)


def _scale(highest: float) -> tuple[float, float]:
    """A round step and the end of an axis from 0 beyond *highest*, with four to eight steps."""
    rough = max(highest, 1e-9) / 4
    power = 10.0 ** floor(log10(rough))
    step = max(factor * power for factor in (1, 2, 2.5, 5) if factor * power <= rough)
    return step, step * ceil(highest / step - 1e-9)


def _ticks(step: float, top: float) -> list[float]:
    return [step * number for number in range(round(top / step) + 1)]


def _horizontal_grid(step: float, top: float) -> Iterator[Html]:
    for tick in _ticks(step, top):
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * tick / top
        name = "base" if tick == 0 else "grid"
        yield _line(name, (LEFT, y), (WIDTH - RIGHT, y))
        yield _text(LEFT - 8, y + 4, f"{tick:g} %", "end", "tick")


def _line(name: str, start: tuple[float, float], end: tuple[float, float]) -> Html:
    x1, y1, x2, y2 = (f"{number:.1f}" for number in (*start, *end))
    return html(
        '<line class="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>',
        name=name,
        x1=x1,
        y1=y1,
        x2=x2,
        y2=y2,
    )


def _median_mark(x: float, side: str) -> Html:
    way = f"M{x:.1f} {TOP - 6}l-5 -9h10z"
    return html('<path class="median {side}" d="{way}"><title>median</title></path>', side=side, way=way)


def _text(x: float, y: float, words: str, anchor: str, name: str) -> Html:
    return html(
        '<text class="{name}" x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>',
        name=name,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        anchor=anchor,
        words=words,
    )


def _svg(width: int, height: int, title: str, parts: Sequence[Html]) -> Html:
    return html(
        '<svg viewBox="0 0 {width} {height}" role="img" aria-label="{title}">{parts}</svg>',
        width=width,
        height=height,
        title=title,
        parts=joined(parts),
    )
