"""The command that measures players against each other."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from enix_desktop.headless.contest import Result, Tournament, hold
from enix_desktop.headless.game_rows import OUTCOME_HEAD, outcome_cells
from enix_desktop.headless.standings import standings, table
from enix_desktop.storage.files import check_writable, csv_text, write_whole


def measure(
    tournament: Tournament, workers: int, dask: str | None, csv_file: Path | None, as_json: bool
) -> int:
    """Play *tournament* and print who won how often."""
    if csv_file is not None:
        check_writable(csv_file)
    played = hold(tournament, workers, dask)
    if csv_file is not None:
        write_whole(csv_file, games_csv(played), is_shared=True)
    summary = standings(tournament, played)
    if as_json:
        json.dump(summary, sys.stdout, indent=1)
        print()
    else:
        print(table(summary))
    return 0


def games_csv(played: Sequence[Result]) -> str:
    """One row for each game; players stand in seat order."""
    chosen = tuple(played[0].values)
    rows: list[tuple[object, ...]] = [(*chosen, "deal", "rotation", "seed", "players", *OUTCOME_HEAD)]
    for result in played:
        game = (*result.values.values(), result.deal, result.rotation, result.seed, " ".join(result.players))
        rows.append((*game, *outcome_cells(result.outcome, result.rounds, result.decisions)))
    return csv_text(rows)
