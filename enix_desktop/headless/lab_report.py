"""The report of the laboratory: one HTML file, light and dark, that needs nothing else."""

from collections.abc import Iterator, Mapping, Sequence

from enix_desktop import __version__
from enix_desktop.headless.estimates import Estimate
from enix_desktop.headless.experiment import Experiment, Result
from enix_desktop.headless.figure_words import change_words, figure_words, interval_words
from enix_desktop.headless.measures import Compared
from enix_desktop.headless.plots import Sample, histogram, whiskers
from enix_desktop.markup import NOTHING, Html, html, joined, literal

STYLE = literal("""
:root { --table: #E9E3D6; --paper: #FFFDF7; --ink: #20242C; --muted: #5A5F69; --edge: #D9D1BF;
  --a: #FF8A3D; --b: #1F8A8A; --on-a: #20242C; --on-b: #FFFDF7; }
@media (prefers-color-scheme: dark) {
  :root { --table: #232A34; --paper: #303A48; --ink: #FFFDF7; --muted: #B9C0CC; --edge: #465366;
    --b: #45B8B4; --on-b: #20242C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink);
  font: 16px/1.5 "Noto Sans", system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 32px; }
h1 { font-size: 30px; line-height: 1.2; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 0 0 12px; }
section { background: var(--paper); border: 1px solid var(--edge); border-radius: 12px;
  padding: 22px 26px; margin: 20px 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }
.pair section { margin: 0; min-width: 0; }
.sides { display: flex; flex-wrap: wrap; gap: 12px 32px; font-size: 18px; }
.side { display: flex; align-items: center; gap: 10px; }
.side b { width: 30px; height: 30px; border-radius: 8px; display: grid; place-items: center;
  font-size: 16px; }
.side b.a { background: var(--a); color: var(--on-a); }
.side b.b { background: var(--b); color: var(--on-b); }
.facts, .note, footer { color: var(--muted); font-size: 14px; }
.facts { max-width: 110ch; margin: 16px 0 0; }
.note { margin: 14px 0 0; }
footer { text-align: center; margin-top: 24px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 15px; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; }
thead th { font-weight: 600; color: var(--muted); font-size: 13px; border-bottom: 2px solid var(--edge); }
thead th.a { border-bottom-color: var(--a); color: var(--ink); }
thead th.b { border-bottom-color: var(--b); color: var(--ink); }
tbody th { text-align: left; font-weight: 400; padding-left: 0; }
tbody tr + tr > * { border-top: 1px solid var(--edge); }
td.range { color: var(--muted); font-size: 14px; }
tr.clear td:nth-last-child(2) { font-weight: 700; }
tr.clear td:last-child { color: var(--ink); font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 22px; margin: 0 0 8px; font-size: 14px;
  color: var(--muted); }
.legend span { display: inline-flex; align-items: center; gap: 7px; }
.legend i { width: 12px; height: 12px; border-radius: 3px; display: inline-block; }
.legend i.a { background: var(--a); }
.legend i.b { background: var(--b); }
.none { color: var(--muted); }
pre { margin: 0; padding: 14px 16px; border-radius: 8px; background: var(--table); overflow-x: auto;
  font: 14px/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; white-space: pre-wrap; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--muted); font-size: 12px; }
svg text.name { fill: var(--ink); font-size: 14px; }
svg .a { fill: var(--a); stroke: none; }
svg .b { fill: var(--b); stroke: none; }
svg .grid { stroke: var(--edge); stroke-width: 1; }
svg .base { stroke: var(--muted); stroke-width: 1; }
svg .range { stroke-width: 3; stroke-linecap: round; }
svg .a .range, svg .even.a { stroke: var(--a); }
svg .b .range, svg .even.b { stroke: var(--b); }
svg .even { stroke-width: 1.5; stroke-dasharray: 4 4; }
@media (max-width: 860px) { .pair { grid-template-columns: 1fr; } main { padding: 24px 12px; }
  section { padding: 16px; } }
@media print { body { background: #fff; } section { break-inside: avoid; } }
""")


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
