"""Learning what standings lead to in Hertzschlag: plays games of skilled players and fits `prospects.py`.

    python -m tools.hertzschlag_learning --games 1100 --seed 77

So many games are played with 3, 4 and 5 seats each. Prints for each number of rounds left what the parts of a
standing and the number of different symbols are worth, how much of the differences in points that tells, and
how well the outlook of `outlook.py` does. Symbols that nobody had are printed as 0.
"""

import argparse
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag.events import GameEnded
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.players.hertzschlag.experience import LEARNED
from enix_desktop.players.hertzschlag.outlook import Standing, outlook
from enix_desktop.players.hertzschlag.prospects import Parts, parts_of

SMALL = 3.0
"""How strongly numbers are wanted to be small, but for the first."""


class Seen(NamedTuple):
    """What a seat had with so many rounds left, and its points in the end."""

    table: Table
    left: int
    standing: Standing
    points: int


def watched(seats: int, seed: int) -> list[Seen]:
    """What all seats had at the end of each round but the last; nothing if there was a blackout."""
    found: list[Seen] = []
    had: list[tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]] = []

    def observe(state: State, happened: Sequence[Event]) -> None:
        if len(state.past) > len(had) and not state.is_blackout:
            left = state.table.numbers.rounds - state.past[-1].number
            had.append((left, tuple(state.displays), state.past[-1].money))
        for event in happened:
            if not isinstance(event, GameEnded) or event.is_blackout:
                continue
            for left, displays, money in had[:-1]:
                for seat, score in enumerate(event.scores):
                    standing = Standing(state.goals[seat], displays[seat], money[seat])
                    found.append(Seen(state.table, left, standing, score.total))

    play(Plan(HERTZSCHLAG, {}, ("skilled",) * seats, seed), keep_moves=False, observe=observe)
    return found


def fitted(seen: Sequence[Seen]) -> tuple[list[float], list[float], float, float]:
    """What parts and symbols are worth; which part of the variance that tells, and which the outlook."""
    rows, points = [], np.array([float(each.points) for each in seen])
    for each in seen:
        parts, symbols = parts_of(each.table, LEARNED, each.standing, each.left)
        rows.append([*parts, *(float(symbols == count) for count in range(len(CATEGORIES) + 1))])
    matrix = np.array(rows, dtype=float)
    small = np.eye(matrix.shape[1]) * SMALL
    small[0, 0] = 0
    worths = np.linalg.solve(matrix.T @ matrix + small, matrix.T @ points)
    hoped = [outlook(each.table, LEARNED, each.standing, each.left, 0) for each in seen]
    told = float(np.corrcoef(matrix @ worths, points)[0, 1] ** 2)
    plain = float(np.corrcoef(np.array(hoped), points)[0, 1] ** 2)
    count = len(Parts._fields)
    return worths[:count].tolist(), worths[count:].tolist(), told, plain


def main() -> None:
    """Print what was learned."""
    parser = argparse.ArgumentParser(description="What standings lead to in Hertzschlag.")
    parser.add_argument("--games", type=int, default=1100)
    parser.add_argument("--seed", type=int, default=77)
    chosen = parser.parse_args()
    seen = [
        each
        for seats in HERTZSCHLAG.seats
        for number in range(chosen.games)
        for each in watched(seats, derived(chosen.seed, f"learning/{seats}/{number}"))
    ]
    for left in sorted({each.left for each in seen}):
        parts, symbols, told, plain = fitted([each for each in seen if each.left == left])
        print(f"{left} left: tells {told:.1%} of the variance, the outlook {plain:.1%}")
        print("  parts  ", ", ".join(f"{worth:.3f}" for worth in parts))
        print("  symbols", ", ".join(f"{worth:.2f}" for worth in symbols), flush=True)


if __name__ == "__main__":
    main()
