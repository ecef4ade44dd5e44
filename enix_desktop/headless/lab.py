"""The laboratory: two variants of a game side by side."""

import json
import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from enix_desktop import __version__
from enix_desktop.headless.experiment import Experiment, Result, perform
from enix_desktop.headless.figure_words import change_words, figure_words, interval_words
from enix_desktop.headless.game_rows import OUTCOME_HEAD, outcome_cells
from enix_desktop.headless.lab_report import report_html
from enix_desktop.headless.measures import Compared, compare
from enix_desktop.storage.files import check_writable, csv_text, write_whole


@dataclass(frozen=True, slots=True)
class Outputs:
    """The files to write in addition to the table."""

    csv: Path | None = None
    json: Path | None = None
    report: Path | None = None


def investigate(experiment: Experiment, workers: int, dask: str | None, outputs: Outputs) -> int:
    """Play both variants, print the comparison and write the files."""
    for path in (outputs.csv, outputs.json, outputs.report):
        if path is not None:
            check_writable(path)
    played = perform(experiment, workers, dask)
    compared = compare(experiment, played)
    writers: list[tuple[Path | None, Callable[[], str]]] = [
        (outputs.csv, lambda: games_csv(experiment, played)),
        (outputs.json, lambda: json.dumps(summary(experiment, played, compared), indent=1) + "\n"),
        (outputs.report, lambda: report_html(experiment, played, compared, command(experiment))),
    ]
    for path, text in writers:
        if path is not None:
            write_whole(path, text(), is_shared=True)
    print(table(experiment, compared))
    return 0


def command(experiment: Experiment) -> str:
    """What to type for the same games; workers and files change nothing about them."""
    a, b = experiment.variants
    return shlex.join(
        [
            *("enix-desktop", "lab", "--game", experiment.game, "--a", a.text, "--b", b.text),
            *("--players", ",".join(experiment.players), "--games", str(experiment.games)),
            *("--seed", str(experiment.seed), "--max-rounds", str(experiment.max_rounds)),
        ]
    )


def summary(
    experiment: Experiment, played: Mapping[str, Sequence[Result]], compared: Sequence[Compared]
) -> dict[str, Any]:
    """Everything that was found out, as JSON."""
    return {
        "game": experiment.game,
        "program": __version__,
        "command": command(experiment),
        "players": list(experiment.players),
        "games": experiment.games,
        "seed": experiment.seed,
        "max_rounds": experiment.max_rounds,
        "variants": {
            variant.name: {
                "changes": variant.text,
                "set": dict(variant.values),
                "rounds": _counted([result.rounds for result in played[variant.name]]),
                "winning_scores": _counted(
                    [
                        result.outcome.scores[result.outcome.winners[0]]
                        for result in played[variant.name]
                        if result.outcome is not None and result.outcome.winners
                    ]
                ),
            }
            for variant in experiment.variants
        },
        "figures": {
            line.measure.key: {
                "title": line.measure.title,
                "a": asdict(line.a) if line.a else None,
                "b": asdict(line.b) if line.b else None,
                "difference": asdict(line.difference) if line.difference else None,
            }
            for line in compared
        },
    }


def _counted(values: Sequence[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))


def games_csv(experiment: Experiment, played: Mapping[str, Sequence[Result]]) -> str:
    """One row for each game; players stand in seat order."""
    chosen = tuple(experiment.variants[0].values)
    rows: list[tuple[object, ...]] = [("variant", "game", *chosen, "seed", "players", *OUTCOME_HEAD)]
    for variant in experiment.variants:
        for result in played[variant.name]:
            setting = (variant.name, result.number, *variant.values.values())
            game = (*setting, result.seed, " ".join(result.players))
            rows.append((*game, *outcome_cells(result.outcome, result.rounds, result.decisions)))
    return csv_text(rows)


def table(experiment: Experiment, compared: Sequence[Compared]) -> str:
    """The comparison for people."""
    lines = [f"{experiment.game}: {experiment.games} games of each variant, seed {experiment.seed}"]
    for variant in experiment.variants:
        lines.append(f"  {variant.name.upper()}: {variant.title}")
    lines += [
        f"  players: {', '.join(experiment.players)}, rotating by one seat from game to game",
        "",
        f"{'':<28}{'A':>8}{'95 % interval':>17}{'B':>9}{'95 % interval':>17}"
        f"{'A - B':>9}{'95 % interval':>17}",
    ]
    for line in compared:
        cells = (
            f"{figure_words(line.measure, estimate):>{width}}{interval_words(line.measure, estimate):>17}"
            for estimate, width in ((line.a, 8), (line.b, 9))
        )
        value, interval = change_words(line.measure, line.difference)
        mark = " *" if line.is_clear else ""
        lines.append(f"{line.measure.title:<28}{''.join(cells)}{value:>9}{interval:>17}{mark}")
    lines += [
        "",
        "* The interval of the difference leaves out zero. Of many lines, one in twenty does so by accident.",
        f"Again: {command(experiment)}",
    ]
    return "\n".join(lines)
