"""The report of the laboratory: one HTML file that needs nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from enix_desktop import __version__
from enix_desktop.headless.estimates import Estimate
from enix_desktop.headless.experiment import Experiment, Result
from enix_desktop.headless.figure_words import change_words, figure_words, interval_words
from enix_desktop.headless.measures import Compared
from enix_desktop.headless.plots import Sample, histogram, whiskers
from enix_desktop.headless.report_style import STYLE


def report_html(
    experiment: Experiment,
    played: Mapping[str, Sequence[Result]],
    compared: Sequence[Compared],
    command: str,
) -> str:
    """The whole page."""
    by_key = {line.measure.key: line for line in compared}
    game = escape(experiment.game.upper())
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{game}: two variants compared</title><style>{STYLE}</style></head><body><main>",
        f"<header><h1>{game}: two variants compared</h1>{_sides(experiment)}{_facts(experiment)}</header>",
        _section("What differs", _table(compared)),
        '<div class="pair">',
        _section("Length of a game", _rounds_plot(experiment, played, by_key["rounds_median"])),
        _section("The winner's score", _scores_plot(experiment, played, by_key["winning_score_median"])),
        "</div>",
        _section("Seats", _seats_plot(experiment, by_key)),
        _section(
            "Run it again", f"<p>The same games, with any number of workers:</p><pre>{escape(command)}</pre>"
        ),
        f"<footer>Enix Desktop {__version__}, seed {experiment.seed}</footer>",
        "</main></body></html>\n",
    ]
    return "\n".join(parts)


def _section(title: str, content: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def _sides(experiment: Experiment) -> str:
    rows = (
        f'<div class="side"><b class="{variant.name}">{variant.name.upper()}</b>'
        f"<span>{escape(variant.title)}</span></div>"
        for variant in experiment.variants
    )
    return f'<div class="sides">{"".join(rows)}</div>'


def _facts(experiment: Experiment) -> str:
    return (
        f'<p class="facts">{experiment.games} games of each variant on the same deals, '
        f"seed {experiment.seed}. Players: {escape(', '.join(experiment.players))}, rotating by one seat "
        f"from game to game. A game is given up after {experiment.max_rounds} rounds.</p>"
    )


def _table(compared: Sequence[Compared]) -> str:
    head = (
        '<tr><th></th><th class="a">A</th><th>95 % interval</th><th class="b">B</th>'
        "<th>95 % interval</th><th>A − B</th><th>95 % interval</th></tr>"
    )
    body = "".join(_rows(compared))
    return (
        f'<div class="scroll"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'
        '<p class="note">Bold: the interval of the difference leaves out zero. Of many lines, one in twenty '
        "does so by chance. Differences of shares are in percentage points.</p>"
    )


def _rows(compared: Sequence[Compared]) -> Iterator[str]:
    for line in compared:
        measure = line.measure
        cells = [figure_words(measure, line.a), interval_words(measure, line.a)]
        cells += [figure_words(measure, line.b), interval_words(measure, line.b)]
        cells += change_words(measure, line.difference)
        columns = "".join(
            f'<td class="{"range" if number % 2 else "figure"}">{escape(cell)}</td>'
            for number, cell in enumerate(cells)
        )
        kind = ' class="clear"' if line.is_clear else ""
        yield f"<tr{kind}><th>{escape(measure.title)}</th>{columns}</tr>"


def _legend(line: Compared) -> str:
    words = (
        f'<span><i class="{side}"></i>{side.upper()}: median {escape(figure_words(line.measure, estimate))} '
        f"({escape(interval_words(line.measure, estimate))})</span>"
        for side, estimate in (("a", line.a), ("b", line.b))
    )
    return f'<p class="legend">{"".join(words)}</p>'


def _value(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.value


def _rounds_plot(experiment: Experiment, played: Mapping[str, Sequence[Result]], medians: Compared) -> str:
    a, b = ([result.rounds for result in played[variant.name]] for variant in experiment.variants)
    samples = (Sample(a, _value(medians.a)), Sample(b, _value(medians.b)))
    plot = histogram(samples, "Rounds of a game", "rounds", experiment.max_rounds, "given up")
    return _legend(medians) + plot


def _scores_plot(experiment: Experiment, played: Mapping[str, Sequence[Result]], medians: Compared) -> str:
    a, b = (
        [
            result.outcome.scores[result.outcome.winners[0]]
            for result in played[variant.name]
            if result.outcome is not None and result.outcome.winners
        ]
        for variant in experiment.variants
    )
    samples = (Sample(a, _value(medians.a)), Sample(b, _value(medians.b)))
    return _legend(medians) + histogram(samples, "Scores of winners", "points", None, "")


def _seats_plot(experiment: Experiment, by_key: Mapping[str, Compared]) -> str:
    seats = range(len(experiment.players))
    lines = [by_key[f"wins_of_seat_{seat}"] for seat in seats]
    rows = [(f"seat {seat}", (line.a, line.b)) for seat, line in zip(seats, lines, strict=True)]
    even = [
        sum(estimate.value for estimate in side if estimate is not None) / len(seats)
        for side in ([line.a for line in lines], [line.b for line in lines])
    ]
    return (
        '<p class="legend"><span><i class="a"></i>A</span><span><i class="b"></i>B</span>'
        "<span>share of finished games won, 95 % interval; dashed: the same for every seat</span></p>"
        + whiskers(rows, even, "Wins of each seat")
    )
