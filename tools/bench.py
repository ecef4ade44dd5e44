"""Throughput, measured against catanatron in the same run.

Machines are noisy, so both programs take turns in short slices, and what counts is the median of the
ratios of neighbouring slices, not the seconds.
"""

import argparse
import importlib.util
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from enix_desktop.catalogue import Game
from enix_desktop.headless.lineup import usual_lineup
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.table_choices import Values, compared_values, game_named, setting_name
from enix_desktop.players.player import Budget, Player

SLICES = 7
SLICE_SECONDS = 1.5
WARM_UP_SECONDS = 3.0
FEW_MOVES = range(2, 6)
MOST_ROUNDS = 200
"""Random players may never come to an end; the pace of decisions is the same by then."""
SERIES = 10_000_000
"""Seeds of slices are this far apart, so that no game is measured twice."""

Measure = Callable[[int], float]
"""Takes the number of a slice (-1 to warm up) and returns the figure measured in it."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A line of the bench: what catanatron's figure is called, and the ratio wanted to it."""

    name: str
    unit: str
    theirs: str = ""
    needed: float | None = None
    aim: float | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured for a goal: medians of the slices, and the median of their ratios."""

    goal: Goal
    ours: float
    catanatron: float | None
    ratio: float | None


def bench(game: Game, as_json: bool) -> int:
    """Measure everything and print it."""
    theirs = _catanatron_measures()
    rows = [_measured(goal, ours, theirs.get(goal.theirs)) for goal, ours in _goals(game)]
    if as_json:
        json.dump([asdict(row) for row in rows], sys.stdout, indent=1)
        print()
    else:
        _print_table(rows)
    return 0


def _goals(game: Game) -> list[tuple[Goal, Measure]]:
    state, view = _position(game)
    goals: list[tuple[Goal, Measure]] = []
    quick = _quick_player(game)
    for values in compared_values(game, {}):
        setting = setting_name(values)
        decisions = Goal(f"decisions a second, random, {setting}", "1/s", "actions", 3, 8)
        games = Goal(f"games a second, {quick}, {setting}", "1/s", "games", 3, 10)
        goals.append((decisions, _decisions_per_second(game, values, "random")))
        goals.append((games, _games_per_second(game, values, quick)))
    copying = Goal("copying a state", "us", "copy", 1 / 10, 1 / 30)
    goals.append((copying, lambda number: _microseconds(state.copy)))
    goals.append((Goal("asking for a view", "us"), lambda number: _microseconds(view)))
    for seats in sorted({game.seats[0], _seats(game)}) if _searches(game) else ():
        playouts = Goal(f"rounds played out in guessed worlds a second, {seats} seats", "1/s")
        goals.append((playouts, _playouts_per_second(game, seats)))
    return goals


def _seats(game: Game) -> int:
    return len(usual_lineup(game))


def _quick_player(game: Game) -> str:
    """Somebody who wants to win and does not think long."""
    return "greedy" if "greedy" in game.players else usual_lineup(game)[0]


def _measured(goal: Goal, measure: Measure, other: Measure | None) -> Row:
    measure(-1)  # tables and caches fill on first use
    if other is None:
        return Row(goal, median(measure(number) for number in range(SLICES)), None, None)
    pairs = [(measure(number), other(number)) for number in range(SLICES)]
    ours, others = zip(*pairs, strict=True)
    return Row(goal, median(ours), median(others), median(own / their for own, their in pairs))


def _decisions_per_second(game: Game, values: Values, player: str) -> Measure:
    return lambda number: _pace(lambda seed: _decisions(game, values, player, seed), number)[1]


def _games_per_second(game: Game, values: Values, player: str) -> Measure:
    return lambda number: _pace(lambda seed: _decisions(game, values, player, seed), number)[0]


def _decisions(game: Game, values: Values, player: str, seed: int) -> int:
    plan = Plan(game, values, (player,) * _seats(game), seed, MOST_ROUNDS)
    return play(plan, keep_moves=False).decisions


def _strongest(game: Game) -> Player[Any, Any]:
    return game.player((*game.players, *game.levels)[-1])


def _searches(game: Game) -> bool:
    """Whether the strongest player tries moves in guessed worlds."""
    view, moves = _questions(game, _seats(game))[0]
    return _strongest(game).choose(view, moves, 1, Budget(iterations=1)).iterations > 0


def _playouts_per_second(game: Game, seats: int) -> Measure:
    """How often a second the strongest player tries a move in a guessed world, to the end of the round."""
    player = _strongest(game)
    questions = _questions(game, seats)

    def measure(number: int) -> float:
        seconds = WARM_UP_SECONDS if number < 0 else SLICE_SECONDS
        began, playouts, elapsed, asked = time.perf_counter(), 0, 0.0, 0
        while elapsed < seconds:
            view, moves = questions[asked % len(questions)]
            choice = player.choose(view, moves, (number + 1) * SERIES + asked, Budget(iterations=1))
            playouts += choice.iterations * len(moves)
            asked += 1
            elapsed = time.perf_counter() - began
        return playouts / elapsed

    return measure


def _questions(game: Game, seats: int) -> list[tuple[Any, Any]]:
    """Views and legal moves from a game; so few moves that a search tries each of them."""
    found: list[tuple[Any, Any]] = []
    rules = game.rules

    def note(state: Any, _events: object) -> None:
        for seat in rules.to_move(state):
            moves = rules.legal_moves(state, seat)
            if len(moves) in FEW_MOVES and rules.declining_move(state) is None:
                found.append((rules.view(state, seat), moves))

    play(Plan(game, {}, (_quick_player(game),) * seats, 1, max_rounds=8), observe=note)
    return found


def _pace(play_one: Callable[[int], int], number: int) -> tuple[float, float]:
    """Games and decisions a second, playing games with fresh seeds for the time of a slice."""
    seconds = WARM_UP_SECONDS if number < 0 else SLICE_SECONDS
    began, games, decisions, elapsed = time.perf_counter(), 0, 0, 0.0
    while elapsed < seconds:
        decisions += play_one((number + 1) * SERIES + games)
        games += 1
        elapsed = time.perf_counter() - began
    return games / elapsed, decisions / elapsed


def _position(game: Game) -> tuple[Any, Callable[[], object]]:
    """A state from the middle of a game, and a function that asks for a view of it."""
    states: list[Any] = []
    plan = Plan(game, {}, ("random",) * _seats(game), 1, max_rounds=10)
    play(plan, observe=lambda state, events: states.append(state.copy()))
    state = states[len(states) // 2]
    return state, lambda: game.rules.view(state, 0)


def _microseconds(action: Callable[[], object]) -> float:
    count = 2000
    began = time.perf_counter()
    for _ in range(count):
        action()
    return (time.perf_counter() - began) / count * 1e6


def _catanatron_measures() -> dict[str, Measure]:
    """The same figures of catanatron with four random players, if it is installed."""
    if importlib.util.find_spec("catanatron") is None:
        return {}
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def begin(seed: int) -> Any:
        return Catan([RandomPlayer(color) for color in Color], seed=seed)

    def actions(seed: int) -> int:
        game = begin(seed)
        game.play()
        return len(game.state.actions)

    middle = begin(1)
    for _ in range(300):
        middle.play_tick()
    return {
        "games": lambda number: _pace(actions, number)[0],
        "actions": lambda number: _pace(actions, number)[1],
        "copy": lambda number: _microseconds(middle.copy),
    }


def _print_table(rows: list[Row]) -> None:
    wide = max(len(f"{row.goal.name} ({row.goal.unit})") for row in rows) + 2
    print(f"{'':<{wide}}{'here':>10}{'catanatron':>12}{'ratio':>9}{'needed':>9}{'aim':>9}")
    for row in rows:
        goal = row.goal
        name = f"{goal.name} ({goal.unit})"
        cells = [_shown(value) for value in (row.ours, row.catanatron, row.ratio, goal.needed, goal.aim)]
        print(f"{name:<{wide}}{cells[0]:>10}{cells[1]:>12}{cells[2]:>9}{cells[3]:>9}{cells[4]:>9}")
    if rows[0].catanatron is None:
        print("\ncatanatron is not installed, so there is nothing to compare with; `make bench` installs it.")


def _shown(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", allow_abbrev=False)
    parser.add_argument("--game", default="enix", metavar="KEY", help="which game (default: enix)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    return bench(game_named(options.game), options.json)


if __name__ == "__main__":
    sys.exit(main())
