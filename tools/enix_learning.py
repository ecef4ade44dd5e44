"""Learning how good hands are: plays games, sees who won, and fits the tables of `players.enix.worth`.

    python -m tools.enix_learning --games 4500 --seed 1 --out resources/enix/worth.json

The players of today play with the tables of today, so doing it again takes the next step. Needs numpy, which
shapely brings along; nothing else in the program does.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.table import STANDARD_NUMBERS
from enix_desktop.headless.pool import portions, results
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import all_values
from enix_desktop.players.enix.worth import (
    HIGHEST_SCORE,
    LOWEST_SCORE,
    MOST_CARDS,
    MOST_ENIX,
    NO_NEXT,
    SIZES,
    STAGES,
    features_of,
    size_of,
    stage_of,
)
from enix_desktop.storage.files import write_whole

LINE_UPS = (
    *[("skilled",) * seats for seats in (2, 3, 4)] * 3,
    ("skilled", "random"),
    ("skilled", "casual"),
    ("skilled", "random", "casual"),
    ("skilled", "skilled", "random", "casual"),
)
"""Mostly equals; some weak players, so that hands are seen that do not win."""
MAX_ROUNDS = 60
GAMES_PER_JOB = 25
MISSING = 7
STEPS, SPEED = 500, 0.05


class Job(NamedTuple):
    """Some games, to be played in one go."""

    seed: int
    numbers: range


class Position(NamedTuple):
    """The beginning of a round, and who won the game in the end."""

    round: int
    hands: tuple[CardSet, ...]
    winner: int


def played(job: Job) -> list[Position]:
    """Play the games of *job* and tell their positions."""
    found: list[Position] = []
    for number in job.numbers:
        rounds: dict[int, tuple[CardSet, ...]] = {}

        def note(
            state: Any, _events: Sequence[Event], rounds: dict[int, tuple[CardSet, ...]] = rounds
        ) -> None:
            if state.phase is Phase.LAY and state.chosen.count(None) == len(state.chosen):
                rounds.setdefault(state.round, tuple(state.hands))

        players = LINE_UPS[number % len(LINE_UPS)]
        settings = all_values(ENIX, {})
        values = settings[number // len(LINE_UPS) % len(settings)]
        plan = Plan(ENIX, values, players, derived(job.seed, f"learning/{number}"), MAX_ROUNDS)
        outcome = play(plan, keep_moves=False, observe=note).outcome
        if outcome is not None and len(outcome.winners) == 1:
            winner = outcome.winners[0]
            found += [Position(turn, hands, winner) for turn, hands in rounds.items()]
    return found


@dataclass(frozen=True)
class Shape:
    """Where each table begins in the long row of numbers that is fitted."""

    scores: int = HIGHEST_SCORE - LOWEST_SCORE + 1
    nexts: int = 1 - NO_NEXT

    @property
    def sizes(self) -> dict[str, tuple[int, ...]]:
        """The tables and their dimensions; the last one holds what is never learned."""
        return {
            "by_score": (MISSING, self.scores),
            "by_enix": (2, MOST_ENIX + 1),
            "by_count": (MISSING, MOST_CARDS + 1),
            "by_next": (self.nexts,),
            "by_stage": (STAGES, MISSING, SIZES),
            "nothing": (1,),
        }

    @property
    def total(self) -> int:
        """All numbers together."""
        return sum(int(np.prod(size)) for size in self.sizes.values())

    def tables(self, row: NDArray[np.float64]) -> dict[str, NDArray[np.float64]]:
        """The tables as views into *row*."""
        found, first = {}, 0
        for name, size in self.sizes.items():
            last = first + int(np.prod(size))
            found[name] = row[first:last].reshape(size)
            first = last
        return found

    @property
    def numbers(self) -> dict[str, NDArray[np.int64]]:
        """The place of each entry of each table in the row."""
        places = self.tables(np.arange(self.total, dtype=np.float64))
        return {name: table.astype(np.int64) for name, table in places.items()}


SHAPE = Shape()
NUMBERS = SHAPE.numbers


@cache
def places_of(hand: CardSet, stage: int) -> tuple[int, ...]:
    """The entries that make up the worth of *hand*."""
    found = features_of(standard_components(), STANDARD_NUMBERS.limit, hand)
    following = found.next_distance - NO_NEXT
    return (
        int(NUMBERS["by_score"][found.missing, found.distance - LOWEST_SCORE]),
        int(NUMBERS["by_enix"][min(found.missing, 1), found.enix]),
        int(NUMBERS["by_count"][found.missing, found.count]),
        int(NUMBERS["by_stage"][stage, found.missing, size_of(found.count)]),
        int(NUMBERS["nothing"][0] if found.missing else NUMBERS["by_next"][following]),
    )


def fitted(positions: Iterable[Position]) -> dict[str, NDArray[np.float64]]:
    """The tables with which the winners were likeliest to win; neighbours are kept alike."""
    groups: dict[int, tuple[list[Any], list[int]]] = {}
    for position in positions:
        places, winners = groups.setdefault(len(position.hands), ([], []))
        stage = stage_of(position.round)
        places.append([places_of(hand, stage) for hand in position.hands])
        winners.append(position.winner)
    data = [(np.array(places), np.array(winners)) for places, winners in groups.values()]
    row, speed, size = (np.zeros(SHAPE.total) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = _evidence(row, data) + _evenness(row) - 0.5 * row
        SHAPE.tables(slope)["by_stage"][...] -= 2 * SHAPE.tables(row)["by_stage"]
        SHAPE.tables(slope)["nothing"][...] = 0
        # Adam: steps of about the same size whatever the scale of the slope.
        speed = 0.9 * speed + 0.1 * slope
        size = 0.99 * size + 0.01 * slope * slope
        row = row + SPEED * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-8)
    return SHAPE.tables(row)


def _evidence(row: NDArray[np.float64], data: Sequence[Any]) -> NDArray[np.float64]:
    """The slope of the likelihood: which entries would have made the winners likelier."""
    slope = np.zeros_like(row)
    for places, winners in data:
        worths = row[places].sum(axis=2)
        odds = np.exp(worths - worths.max(axis=1, keepdims=True))
        surprise = -odds / odds.sum(axis=1, keepdims=True)
        surprise[np.arange(len(winners)), winners] += 1
        for feature in range(places.shape[2]):
            slope += np.bincount(places[:, :, feature].ravel(), surprise.ravel(), len(row))
    return slope


def _evenness(row: NDArray[np.float64]) -> NDArray[np.float64]:
    """The slope of wanting neighbours alike; not across the limit, where everything changes."""
    tables, slope = SHAPE.tables(row), np.zeros_like(row)
    slopes = SHAPE.tables(slope)
    limit = -LOWEST_SCORE
    along = np.full((MISSING, SHAPE.scores - 1), 40.0)
    along[0] = 6.0
    along[:, limit] *= 0.02
    along[0, limit - 8 : limit] *= 0.3
    slopes["by_score"] += _alike(tables["by_score"], along) + _alike(tables["by_score"].T, 2.0).T
    slopes["by_count"] += _alike(tables["by_count"], 20.0) + _alike(tables["by_count"].T, 5.0).T
    following = np.full(SHAPE.nexts - 1, 6.0)
    following[-6:] *= 0.3
    following[0] = 0
    slopes["by_next"] += _alike(tables["by_next"], following)
    return slope


def _alike(table: NDArray[np.float64], force: NDArray[np.float64] | float) -> NDArray[np.float64]:
    pull = np.diff(table, axis=-1) * force
    slope = np.zeros_like(table)
    slope[..., 1:] -= pull
    slope[..., :-1] += pull
    return slope


def main() -> None:
    """Play, fit and write the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.enix_learning", allow_abbrev=False)
    parser.add_argument("--games", type=int, default=4500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    jobs = [Job(options.seed, numbers) for numbers in portions(options.games, GAMES_PER_JOB)]
    positions = [position for part in results(played, jobs, options.workers) for position in part]
    tables = fitted(positions)
    learned = {name: table.round(3).tolist() for name, table in tables.items() if name != "nothing"}
    write_whole(options.out, json.dumps(learned, separators=(",", ":")) + "\n", is_shared=True)
    print(f"{len(positions)} positions of {options.games} games; written to {options.out}.")


if __name__ == "__main__":
    main()
