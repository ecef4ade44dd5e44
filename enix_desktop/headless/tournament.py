"""A tournament: the command, its figures, and how they are shown."""

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from enix_desktop.headless.contest import Result, Tournament, hold
from enix_desktop.headless.game_rows import OUTCOME_HEAD, outcome_cells
from enix_desktop.headless.lineup import rotations
from enix_desktop.headless.statistics import wilson
from enix_desktop.headless.stopwatch import Times
from enix_desktop.headless.table_choices import setting_name
from enix_desktop.storage.files import check_writable, csv_text, write_whole


def standings(tournament: Tournament, played: Sequence[Result]) -> dict[str, Any]:
    """What came out, for each setting and for all together."""
    summary: dict[str, Any] = {
        "game": tournament.game,
        "players": list(tournament.players),
        "seed": tournament.seed,
        "max_rounds": tournament.max_rounds,
        "deals_per_setting": tournament.deals,
        "rotations": len(rotations(tournament.players)),
        "games_per_setting": tournament.games,
        "choices": list(tournament.settings[0]),
        "settings": {
            setting_name(values): _figures(tournament, [game for game in played if game.values == values])
            for values in tournament.settings
        },
        "together": _figures(tournament, played),
    }
    if tournament.is_timed:
        summary["times"] = {key: times.figures() for key, times in _times(played).items()}
    return summary


def _figures(tournament: Tournament, played: Sequence[Result]) -> dict[str, Any]:
    outcomes = [result.outcome for result in played if result.outcome is not None]
    return {
        "games": len(played),
        "given_up": len(played) - len(outcomes),
        "without_winner": sum(not outcome.winners for outcome in outcomes),
        "shared_wins": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "players": {
            key: _player_figures(tournament, played, key) for key in dict.fromkeys(tournament.players)
        },
    }


def _player_figures(tournament: Tournament, played: Sequence[Result], key: str) -> dict[str, Any]:
    """A player wins a game if one of its seats is among the winners, alone or not.

    In `fraction_share` a win that is shared counts as a part of one, for each winning seat.
    """
    wins = shared = 0
    fractions = 0.0
    for result in played:
        winners = () if result.outcome is None else result.outcome.winners
        if any(result.players[seat] == key for seat in winners):
            wins += 1
            shared += len(winners) > 1
            fractions += sum(result.players[seat] == key for seat in winners) / len(winners)
    seats = tournament.players.count(key)
    return {
        "seats": seats,
        "games": len(played),
        "wins": wins,
        "shared_wins": shared,
        "win_share": wins / len(played),
        "win_interval": wilson(wins, len(played)),
        "fraction_share": fractions / len(played),
        "fair_share": seats / len(tournament.players),
    }


def _times(played: Iterable[Result]) -> dict[str, Times]:
    together: dict[str, Times] = {}
    for result in played:
        for key, times in result.times.items():
            together.setdefault(key, Times()).add(times)
    # Where every decision was forced there is nothing to tell.
    return {key: times for key, times in together.items() if times.milliseconds}


def table(summary: Mapping[str, Any]) -> str:
    """The standings for people."""
    rounded = f"{summary['deals_per_setting']} deals, each in {summary['rotations']} rotations of the line-up"
    kind = "-".join(summary["choices"]) or "setting"
    wide = max(10, *(len(name) + 2 for name in (kind, *summary["settings"])))
    lines = [
        f"{summary['game']}: {', '.join(summary['players'])}; seed {summary['seed']}",
        f"{summary['games_per_setting']} games in each {kind}: {rounded}",
        "",
        f"{kind:<{wide}}{'player':<12}{'games':>7}{'wins':>7}{'shared':>8}{'share':>9}"
        f"{'95 % interval':>18}{'fractions':>11}{'fair':>9}",
    ]
    parts = dict(summary["settings"])
    if len(parts) > 1:
        parts["together"] = summary["together"]
    for name, part in parts.items():
        for key, row in part["players"].items():
            low, high = row["win_interval"]
            lines.append(
                f"{name:<{wide}}{key:<12}{row['games']:>7}{row['wins']:>7}{row['shared_wins']:>8}"
                f"{100 * row['win_share']:>7.1f} %{f'{100 * low:.1f} - {100 * high:.1f} %':>18}"
                f"{100 * row['fraction_share']:>9.1f} %{100 * row['fair_share']:>7.1f} %"
            )
    lines.append("")
    for name, part in parts.items():
        lines.append(
            f"{name}: without a winner {part['without_winner']}, with shared wins {part['shared_wins']}, "
            f"given up after {summary['max_rounds']} rounds {part['given_up']}."
        )
    if "times" in summary:
        lines += ["", *_times_table(summary["times"])]
    return "\n".join(lines)


def _times_table(times: Mapping[str, Any]) -> Iterable[str]:
    yield (
        f"{'player':<12}{'decisions':>10}{'ms p50':>10}{'p95':>10}{'max':>10}"
        f"{'iterations p50':>18}{'p95':>8}{'max':>8}"
    )
    for key, row in times.items():
        spent, used = row["milliseconds"], row["iterations"]
        yield (
            f"{key:<12}{row['decisions']:>10}{spent['p50']:>10.2f}{spent['p95']:>10.2f}{spent['max']:>10.2f}"
            f"{used['p50']:>18}{used['p95']:>8}{used['max']:>8}"
        )


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
