"""Many games of computer players, counted."""

import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import BadData, TooLong
from enix_desktop.engine.record import Codec, Record
from enix_desktop.engine.record_json import file_text
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Outcome
from enix_desktop.headless.lineup import check_lineup, usual_lineup
from enix_desktop.headless.pool import portions, results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import quantile, wilson
from enix_desktop.headless.table_choices import Values, game_named, read_values, setting_words
from enix_desktop.storage.files import make_shared_folder, write_whole

GAMES_PER_JOB = 20


@dataclass(frozen=True, slots=True)
class Series:
    """Games of the same players on the same seats."""

    game: str
    values: Values
    players: tuple[str, ...]
    games: int
    seed: int
    max_rounds: int | None = None

    @classmethod
    def of(
        cls,
        *,
        game: str,
        chosen: str,
        seats: int | None,
        players: str | None,
        games: int,
        seed: int,
        max_rounds: int | None,
    ) -> "Series":
        """A checked series from what a person wrote."""
        found = game_named(game)
        values = {**found.usual_choices(), **read_values(found, chosen)}
        if seats is not None and seats not in found.seats:
            raise BadData(f"{found.id} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats}.")
        if players is None:
            names = usual_lineup(found, seats)
        else:
            names = tuple(name.strip() for name in players.split(","))
            if seats is not None and len(names) == 1:
                names *= seats
            if seats is not None and len(names) != seats:
                raise BadData(f"There are {seats} seats, but {len(names)} players are named.")
        return cls(found.id, values, check_lineup(found, names), games, seed, max_rounds)

    def plan(self, number: int) -> Plan:
        """Game *number* of the series; its seed depends on nothing else."""
        seed = derived(self.seed, f"game/{number}")
        return Plan(GAMES[self.game], self.values, self.players, seed, self.max_rounds)


@dataclass(frozen=True, slots=True)
class Job:
    """Some games of a series, to be played in one go."""

    series: Series
    numbers: range
    records: Path | None


@dataclass(frozen=True, slots=True)
class Report:
    """What is counted of one game."""

    outcome: Outcome | None
    decisions: int
    rounds: int
    seconds: float
    too_long: int | None = None
    """The number of a game that was to be kept, but has too many moves for a record that can be read."""


def run(job: Job) -> list[Report]:
    """Play the games of *job*."""
    reports = []
    for number in job.numbers:
        plan = job.series.plan(number)
        began = time.perf_counter()
        played = play(plan, keep_moves=job.records is not None)
        seconds = time.perf_counter() - began
        is_kept = job.records is None or _keep(played.record, plan.game.codec, job.records, number)
        too_long = None if is_kept else number
        reports.append(Report(played.outcome, played.decisions, played.rounds, seconds, too_long))
    return reports


def _keep(record: Record[Any, Any], codec: Codec[Any, Any], folder: Path, number: int) -> bool:
    """Write the record of game *number*, unless it would be too long to be read again."""
    try:
        text = file_text(record, codec)
    except TooLong:
        return False
    write_whole(folder / f"game-{number:06}.json", text, is_shared=True)
    return True


def simulate(series: Series, workers: int, records: Path | None, as_json: bool) -> int:
    """Play *series* and print what came out."""
    if records is not None:
        make_shared_folder(records)
    jobs = [Job(series, numbers, records) for numbers in portions(series.games, GAMES_PER_JOB)]
    reports = [report for part in results(run, jobs, workers) for report in part]
    summary = summarise(series, reports)
    if as_json:
        json.dump(summary, sys.stdout, indent=1)
        print()
    else:
        print(table(series, summary))
    _tell_too_long([report.too_long for report in reports if report.too_long is not None])
    return 0


def _tell_too_long(numbers: Sequence[int]) -> None:
    """Which games are counted, but have no record."""
    if numbers:
        listed = ", ".join(f"{number:06}" for number in numbers)
        print(
            f"enix-desktop: these games are too long for a record and were not written: {listed}. "
            "The option --max-rounds ends such games earlier.",
            file=sys.stderr,
        )


def summarise(series: Series, reports: Sequence[Report]) -> dict[str, object]:
    """The figures of a series."""
    finished = [report.outcome for report in reports if report.outcome is not None]
    rounds = [report.rounds for report in reports]
    winning = [outcome.scores[winner] for outcome in finished for winner in outcome.winners]
    return {
        "game": series.game,
        "set": dict(series.values),
        "players": list(series.players),
        "seed": series.seed,
        "games": len(reports),
        "decisions": sum(report.decisions for report in reports),
        "seconds": round(sum(report.seconds for report in reports), 6),
        "finished": len(finished),
        "without_winner": sum(not outcome.winners for outcome in finished),
        "shared_wins": sum(len(outcome.winners) > 1 for outcome in finished),
        "with_drop_outs": sum(bool(outcome.dropped_out) for outcome in finished),
        "rounds": _spread(rounds),
        "winning_scores": _spread(winning),
        "scores": _spread([score for outcome in finished for score in outcome.scores]),
        "by_seat": [_seat_figures(series, finished, seat) for seat in range(len(series.players))],
        "by_player": {key: _player_figures(series, finished, key) for key in dict.fromkeys(series.players)},
    }


def _spread(values: Sequence[float]) -> dict[str, float] | None:
    if not values:
        return None
    return {
        "lowest": min(values),
        "median": quantile(values, 0.5),
        "p95": quantile(values, 0.95),
        "highest": max(values),
    }


def _seat_figures(series: Series, finished: Sequence[Outcome], seat: int) -> dict[str, object]:
    wins = sum(seat in outcome.winners for outcome in finished)
    dropped_out = sum(seat in outcome.dropped_out for outcome in finished)
    return {
        "seat": seat,
        "player": series.players[seat],
        "wins": wins,
        "win_interval": wilson(wins, len(finished)),
        "drop_outs": dropped_out,
    }


def _player_figures(series: Series, finished: Sequence[Outcome], key: str) -> dict[str, object]:
    """A player wins a game if one of its seats does."""
    seats = {seat for seat, player in enumerate(series.players) if player == key}
    wins = sum(bool(seats.intersection(outcome.winners)) for outcome in finished)
    return {"seats": len(seats), "wins": wins, "win_interval": wilson(wins, len(finished))}


def table(series: Series, summary: Mapping[str, Any]) -> str:
    """The figures of a series for people."""
    finished = summary["finished"]
    title = ", ".join([series.game, *setting_words(series.values)])
    lines = [
        f"{title}, seed {series.seed}: {summary['games']} games, "
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s of playing",
        "",
        f"{'seat':<6}{'player':<12}{'wins':>7}{'share':>8}{'95 % interval':>18}{'drop-outs':>11}",
    ]
    for row in summary["by_seat"]:
        lines.append(
            f"{row['seat']:<6}{row['player']:<12}{row['wins']:>7}{_share(row['wins'], finished):>8}"
            f"{_interval(row['win_interval']):>18}{row['drop_outs']:>11}"
        )
    for key, row in summary["by_player"].items():
        lines.append(
            f"{'all':<6}{key:<12}{row['wins']:>7}{_share(row['wins'], finished):>8}"
            f"{_interval(row['win_interval']):>18}"
        )
    lines += ["", f"{'':<18}{'lowest':>8}{'median':>8}{'p95':>8}{'highest':>9}"]
    for name in ("rounds", "winning_scores", "scores"):
        spread = summary[name]
        if spread is not None:
            cells = f"{spread['lowest']:>8}{spread['median']:>8}{spread['p95']:>8}{spread['highest']:>9}"
            lines.append(f"{name.replace('_', ' '):<18}{cells}")
    unfinished = summary["games"] - finished
    lines += [
        "",
        f"Games with a drop-out: {summary['with_drop_outs']}; without a winner: {summary['without_winner']}; "
        f"with shared wins: {summary['shared_wins']}; given up: {unfinished}.",
    ]
    return "\n".join(lines)


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def _interval(bounds: tuple[float, float]) -> str:
    return f"{100 * bounds[0]:.1f} - {100 * bounds[1]:.1f} %"
