"""The report of the laboratory: one HTML file that needs nothing else."""

from collections.abc import Iterator, Mapping, Sequence

from enix_desktop import __version__
from enix_desktop.headless.estimates import Estimate
from enix_desktop.headless.experiment import Experiment, Result
from enix_desktop.headless.figure_words import change_words, figure_words, interval_words
from enix_desktop.headless.measures import Compared
from enix_desktop.headless.plots import Sample, histogram, whiskers
from enix_desktop.headless.report_style import STYLE
from enix_desktop.markup import NOTHING, Html, html, joined


def report_html(
    experiment: Experiment,
    played: Mapping[str, Sequence[Result]],
    compared: Sequence[Compared],
    command: str,
) -> Html:
    """The whole page."""
    by_key = {line.measure.key: line for line in compared}
    game = experiment.game.upper()
    again = html("<p>The same games, with any number of workers:</p><pre>{command}</pre>", command=command)
    parts = [
        html("<!DOCTYPE html>"),
        html('<html lang="en"><head><meta charset="utf-8">'),
        html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        html('<meta name="color-scheme" content="light dark">'),
        html("<title>{game}: two variants compared</title>", game=game),
        html("<style>{style}</style></head><body><main>", style=STYLE),
        html("<header><h1>{game}: two variants compared</h1>", game=game),
        html("{sides}{facts}</header>", sides=_sides(experiment), facts=_facts(experiment)),
        _section("What differs", _table(compared)),
        html('<div class="pair">'),
        _section("Length of a game", _rounds_plot(experiment, played, by_key["rounds_median"])),
        _section("The winner's score", _scores_plot(experiment, played, by_key["winning_score_median"])),
        html("</div>"),
        _section("Seats", _seats_plot(experiment, by_key)),
        _section("Run it again", again),
        html(
            "<footer>Enix Desktop {version}, seed {seed}</footer>", version=__version__, seed=experiment.seed
        ),
        html("</main></body></html>\n"),
    ]
    return joined(parts, html("\n"))


def _section(title: str, content: Html) -> Html:
    return html("<section><h2>{title}</h2>{content}</section>", title=title, content=content)


def _sides(experiment: Experiment) -> Html:
    rows = (
        html(
            '<div class="side"><b class="{name}">{letter}</b><span>{title}</span></div>',
            name=variant.name,
            letter=variant.name.upper(),
            title=variant.title,
        )
        for variant in experiment.variants
    )
    return html('<div class="sides">{rows}</div>', rows=joined(rows))


def _facts(experiment: Experiment) -> Html:
    return html(
        '<p class="facts">{games} games of each variant on the same deals, seed {seed}. '
        "Players: {players}, rotating by one seat from game to game. "
        "A game is given up after {rounds} rounds.</p>",
        games=experiment.games,
        seed=experiment.seed,
        players=", ".join(experiment.players),
        rounds=experiment.max_rounds,
    )


def _table(compared: Sequence[Compared]) -> Html:
    head = html(
        '<tr><th></th><th class="a">A</th><th>95 % interval</th><th class="b">B</th>'
        "<th>95 % interval</th><th>A − B</th><th>95 % interval</th></tr>"
    )
    return html(
        '<div class="scroll"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'
        '<p class="note">Bold: the interval of the difference leaves out zero. Of many lines, one in twenty '
        "does so by chance. Differences of shares are in percentage points.</p>",
        head=head,
        body=joined(_rows(compared)),
    )


def _rows(compared: Sequence[Compared]) -> Iterator[Html]:
    for line in compared:
        measure = line.measure
        cells = [figure_words(measure, line.a), interval_words(measure, line.a)]
        cells += [figure_words(measure, line.b), interval_words(measure, line.b)]
        cells += change_words(measure, line.difference)
        columns = joined(
            html('<td class="{kind}">{cell}</td>', kind="range" if number % 2 else "figure", cell=cell)
            for number, cell in enumerate(cells)
        )
        kind = html(' class="clear"') if line.is_clear else NOTHING
        yield html(
            "<tr{kind}><th>{title}</th>{columns}</tr>", kind=kind, title=measure.title, columns=columns
        )


def _legend(line: Compared) -> Html:
    words = (
        html(
            '<span><i class="{side}"></i>{letter}: median {figure} ({interval})</span>',
            side=side,
            letter=side.upper(),
            figure=figure_words(line.measure, estimate),
            interval=interval_words(line.measure, estimate),
        )
        for side, estimate in (("a", line.a), ("b", line.b))
    )
    return html('<p class="legend">{words}</p>', words=joined(words))


def _value(estimate: Estimate | None) -> float | None:
    return None if estimate is None else estimate.value


def _rounds_plot(experiment: Experiment, played: Mapping[str, Sequence[Result]], medians: Compared) -> Html:
    a, b = ([result.rounds for result in played[variant.name]] for variant in experiment.variants)
    samples = (Sample(a, _value(medians.a)), Sample(b, _value(medians.b)))
    plot = histogram(samples, "Rounds of a game", "rounds", experiment.max_rounds, "given up")
    return joined([_legend(medians), plot])


def _scores_plot(experiment: Experiment, played: Mapping[str, Sequence[Result]], medians: Compared) -> Html:
    a, b = (
        [
            result.outcome.scores[result.outcome.winners[0]]
            for result in played[variant.name]
            if result.outcome is not None and result.outcome.winners
        ]
        for variant in experiment.variants
    )
    samples = (Sample(a, _value(medians.a)), Sample(b, _value(medians.b)))
    return joined([_legend(medians), histogram(samples, "Scores of winners", "points", None, "")])


def _seats_plot(experiment: Experiment, by_key: Mapping[str, Compared]) -> Html:
    seats = range(len(experiment.players))
    lines = [by_key[f"wins_of_seat_{seat}"] for seat in seats]
    rows = [(f"seat {seat}", (line.a, line.b)) for seat, line in zip(seats, lines, strict=True)]
    even = [
        sum(estimate.value for estimate in side if estimate is not None) / len(seats)
        for side in ([line.a for line in lines], [line.b for line in lines])
    ]
    return html(
        '<p class="legend"><span><i class="a"></i>A</span><span><i class="b"></i>B</span>'
        "<span>share of finished games won, 95 % interval; dashed: the same for every seat</span></p>{plot}",
        plot=whiskers(rows, even, "Wins of each seat"),
    )
