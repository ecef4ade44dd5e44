"""Learning what situations are worth: plays games of Station Six, sees who won, and fits the tables.

    python -m tools.station_learning --games 6000 --seed 1 --out resources/station/worth.json

The players play with the present tables, so doing it again takes the next step. Beginnings of rounds are
fitted to who won; stations within a round to how the round ended, which luck blurs less.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import decision_seed, derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import options
from enix_desktop.games.station.view import View
from enix_desktop.headless.pool import portions, results
from enix_desktop.players.station.casual import simple_worth
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.worth import (
    MOST_CARDS,
    MOST_ENERGY,
    MOST_LASER,
    MOST_SHOOTERS,
    MOST_SHOTS,
    Worth,
    colours_ahead,
    learned_worth,
    shots_in_reach,
)
from enix_desktop.storage.files import write_whole

RULES = StationRules()
MAX_ROUNDS = 15
GAMES_PER_JOB = 25
CURIOUS = 0.15
"""How often another idea is tried than the best, so that its consequences are seen."""
IDEAS = 5
STEPS, SPEED = 400, 0.03
EVEN, SMALL = 60.0, 2.0
"""How strongly tables are wanted to be straight, and numbers to be small."""

SIZES = {
    "energy": len(STATIONS) * (MOST_ENERGY + 1),
    "symbol": len(STATIONS),
    "shooters": MOST_SHOOTERS + 1,
    "size": MOST_CARDS + 1,
    "bridge": 1,
    "inwards": 1,
    "shots": MOST_SHOTS + 1,
    "laser": MOST_LASER + 1,
}
FIRSTS = dict(zip(SIZES, np.cumsum([0, *SIZES.values()]).tolist(), strict=False))
TOTAL = sum(SIZES.values())

Row = NDArray[np.float64]


class Job(NamedTuple):
    """Some games, to be played in one go."""

    seed: int
    numbers: range
    is_first: bool = False
    """Nothing has been learned yet: everybody plays by the simple worth."""


@dataclass
class Position:
    """The beginning of a station: what counts of each seat, and what became of it."""

    stage: int
    features: NDArray[np.float32]
    won: tuple[float, ...] = ()
    """The share of the win of each seat."""
    following: "Position | None" = None
    """The beginning of the next round."""


class Curious:
    """Plays by the worth it is given, and tries something else now and then."""

    def __init__(self, worth: Worth, *, is_wary: bool) -> None:
        self._worth, self._is_wary = worth, is_wary

    def choose(self, view: View, seed: int) -> Move:
        judge = Judge(view, self._worth, is_wary=self._is_wary)
        if view.phase in (Phase.DISCARD, Phase.SUPPLY):
            return judge.discarding()
        weighed = judge.taking() if view.phase is Phase.TAKE else ideas(judge)
        found = nlargest(IDEAS, weighed, key=lambda pair: pair[0])
        mood = derived(seed, "curious")
        is_curious = mood % 1000 < 1000 * CURIOUS
        return found[mood // 1000 % len(found) if is_curious else 0][1]


def played(job: Job) -> list[Position]:
    """Play the games of *job* and tell their positions."""
    learned, simple = Curious(learned_worth(), is_wary=True), Curious(simple_worth(), is_wary=False)
    found: list[Position] = []
    for number in job.numbers:
        seats = 2 + number % 3
        players = [simple if job.is_first else learned] * seats
        if number % 4 == 3:
            players[number // 4 % seats] = simple
        found += _game(players, derived(job.seed, f"learning/{number}"))
    return found


def _game(players: Sequence[Curious], seed: int) -> list[Position]:
    chance = SeededChance(seed)
    state = RULES.start(RULES.deal(options({}, len(players)), chance))
    found: list[Position] = []
    this_round: list[Position] = []
    moment, moves = None, 0
    while (owing := RULES.to_move(state)) and state.round <= MAX_ROUNDS:
        if moment != (state.round, state.active) and state.phase is Phase.ACT:
            moment = state.round, state.active
            position = Position(state.active, np.array([_features(state, seat) for seat in state.seats]))
            if not state.active:
                for before in this_round:
                    before.following = position
                this_round = []
            this_round.append(position)
            found.append(position)
        seat = owing[0]
        move = players[seat].choose(RULES.view(state, seat), decision_seed(seed, seat, moves))
        RULES.transition(state, seat, move, chance)
        moves += 1
    outcome = RULES.outcome(state)
    if outcome is None:
        return []
    shares = tuple((seat in outcome.winners) / len(outcome.winners) for seat in state.seats)
    for position in found:
        position.won = shares
    return found


def _features(state: State, seat: Seat) -> list[float]:
    components, stage = state.table.components, int(state.active)
    row = [0.0] * TOTAL
    energy = [numbers[seat] for numbers in state.energy]
    for station, number in enumerate(energy):
        row[FIRSTS["energy"] + station * (MOST_ENERGY + 1) + number] = 1
    fitting, inwards = colours_ahead(components, state.ring, stage)
    held = [0] * len(components.shuttles)
    for card in state.hands[seat]:
        colour = components.colours[card]
        row[FIRSTS["symbol"] + components.symbols[card]] += 1
        row[FIRSTS["bridge"]] += fitting[colour]
        row[FIRSTS["inwards"]] += inwards[colour]
        if colour in components.shuttles:
            held[components.shuttles.index(colour)] += 1
    row[FIRSTS["shooters"] + min(MOST_SHOOTERS, sum(held))] = 1
    row[FIRSTS["size"] + min(MOST_CARDS, len(state.hands[seat]))] = 1
    shots = int(shots_in_reach(stage, energy, held, state.shuttles))
    row[FIRSTS["shots"] + min(MOST_SHOTS, shots)] = 1
    row[FIRSTS["laser"] + min(MOST_LASER, state.laser[seat])] = 1
    return row


Data = list[tuple[NDArray[np.float32], NDArray[np.float64]]]


def fitted(positions: Sequence[Position]) -> list[Row]:
    """A row of numbers for each stage."""
    begun = [position for position in positions if position.stage == 0]
    first = _fit(_grouped(begun, [np.array(position.won) for position in begun]))
    # Once more, half by what the next round looks like: that knows less luck.
    targets = [(np.array(position.won) + _result(position, first)) / 2 for position in begun]
    first = _fit(_grouped(begun, targets))
    rows = [first]
    for stage in range(1, len(STATIONS)):
        chosen = [position for position in positions if position.stage == stage]
        rows.append(_fit(_grouped(chosen, [_result(position, first) for position in chosen])))
    return rows


def _result(position: Position, first: Row) -> NDArray[np.float64]:
    """Who won, or how likely everybody is to win when the next round begins."""
    if position.following is None:
        return np.array(position.won)
    worths = position.following.features @ first
    odds = np.exp(worths - worths.max())
    shares: NDArray[np.float64] = odds / odds.sum()
    return shares


def _grouped(positions: Sequence[Position], targets: Sequence[NDArray[np.float64]]) -> Data:
    """Positions with equally many seats together."""
    groups: dict[int, tuple[list[NDArray[np.float32]], list[NDArray[np.float64]]]] = {}
    for position, target in zip(positions, targets, strict=True):
        features, shares = groups.setdefault(len(target), ([], []))
        features.append(position.features)
        shares.append(target)
    return [(np.array(features, np.float32), np.array(shares)) for features, shares in groups.values()]


def _fit(data: Data) -> Row:
    row, speed, size = (np.zeros(TOTAL) for _ in range(3))
    pull = _straightness()
    for step in range(1, STEPS + 1):
        slope = -pull @ row - SMALL * row
        for features, shares in data:
            worths = features @ row.astype(np.float32)
            odds = np.exp(worths - worths.max(axis=1, keepdims=True))
            surprise = shares - odds / odds.sum(axis=1, keepdims=True)
            slope += np.einsum("ijk,ij->k", features, surprise.astype(np.float32), optimize=True)
        # Adam: steps of about the same size whatever the scale of the slope.
        speed = 0.9 * speed + 0.1 * slope
        size = 0.99 * size + 0.01 * slope * slope
        pace = SPEED * min(1.0, 2 * (1 - step / (STEPS + 1)))
        row = row + pace * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-8)
    return row


def _straightness() -> NDArray[np.float64]:
    """What pulls tables to be straight: second differences cost."""
    pull = np.zeros((TOTAL, TOTAL))
    tables = [(FIRSTS[name], SIZES[name]) for name in ("shooters", "size", "shots", "laser")]
    length = MOST_ENERGY + 1
    tables += [(FIRSTS["energy"] + station * length, length) for station in range(len(STATIONS))]
    for first, count in tables:
        for middle in range(first + 1, first + count - 1):
            bend = np.zeros(TOTAL)
            bend[middle - 1 : middle + 2] = 1, -2, 1
            pull += EVEN * np.outer(bend, bend)
    return pull


def written(row: Row) -> dict[str, object]:
    """The tables of a stage, beginning with 0 where only differences count."""
    tables: dict[str, object] = {}
    for name, count in SIZES.items():
        numbers = row[FIRSTS[name] : FIRSTS[name] + count]
        if name == "energy":
            table = numbers.reshape(len(STATIONS), -1)
            tables[name] = (table - table[:, :1]).round(3).tolist()
        elif count == 1:
            tables[name] = round(float(numbers[0]), 3)
        else:
            tables[name] = (numbers if name == "symbol" else numbers - numbers[0]).round(3).tolist()
    return tables


def main() -> None:
    """Play, fit and write the tables."""
    parser = argparse.ArgumentParser(prog="python -m tools.station_learning", allow_abbrev=False)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", action="store_true", help="nothing has been learned yet")
    chosen = parser.parse_args()
    jobs = [Job(chosen.seed, numbers, chosen.first) for numbers in portions(chosen.games, GAMES_PER_JOB)]
    positions = [position for part in results(played, jobs, chosen.workers) for position in part]
    tables = {"stages": [written(row) for row in fitted(positions)]}
    write_whole(chosen.out, json.dumps(tables, separators=(",", ":")) + "\n", is_shared=True)
    print(f"{len(positions)} positions of {chosen.games} games; written to {chosen.out}.")


if __name__ == "__main__":
    main()
