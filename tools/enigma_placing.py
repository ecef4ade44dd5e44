"""How well players of ENIGMA place when all solve equally well, and how games go.

    python -m tools.enigma_placing --players master,skilled --games 300 --seed 1 --solver skilled
    python -m tools.enigma_placing --players skilled,casual,casual --games 200 --seed 1 --solver own

Every deal is played in every rotation of the line-up. With `--solver own` each level solves as it does in the
game (T8). Shared wins count as fractions; the interval counts deals, since games of one deal hang together.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import mean, median
from typing import Any

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.headless.estimates import Mean
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import quantile
from enix_desktop.players.enigma.aimless import AimlessPlayer
from enix_desktop.players.enigma.casual import CasualPlayer
from enix_desktop.players.enigma.master import MasterPlayer
from enix_desktop.players.enigma.novice import NovicePlayer
from enix_desktop.players.enigma.skilled import SkilledPlayer
from enix_desktop.players.enigma.styles import PLAIN, STYLES, Style
from enix_desktop.players.keys import read_key
from enix_desktop.players.player import Player

AnyPlayer = Player[Any, Any]
OWN = "own"
"""Everybody solves as it does in the game."""
LEVELS: Mapping[str, Callable[[Style], AnyPlayer]] = {
    "novice": NovicePlayer,
    "casual": CasualPlayer,
    "skilled": SkilledPlayer,
    "master": MasterPlayer,
}


def placing_like(key: str, solver: str) -> AnyPlayer:
    """A player that places like *key* and solves like the level *solver*."""
    if solver == OWN:
        return ENIGMA.player(key)
    if key == "random":
        return AimlessPlayer(solver)
    level, style = read_key(key)
    return LEVELS[level](replace(STYLES[style] if style else PLAIN, solver=solver))


@dataclass
class Figures:
    """What happened in some games at tables of one size."""

    seats: int
    shares: dict[str, list[float]] = field(default_factory=dict)
    """What each player won, by deal."""
    rounds: list[float] = field(default_factory=list)
    winners: list[float] = field(default_factory=list)
    """The points of winners."""
    shared: int = 0
    closed: list[float] = field(default_factory=list)
    """Closed systems, by game."""
    in_time: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Results: how many were in time, how many solved, of how many."""
    ends: Counter[str] = field(default_factory=Counter)
    """By which rule games ended."""
    places: list[float] = field(default_factory=list)
    """What each place in the order of the first round won."""
    seats_won: list[float] = field(default_factory=list)
    """What each seat won."""

    def hear(self, event: Event) -> None:
        """Count what an event tells."""
        match event:
            case events.SystemScored():
                self.closed[-1] += 1
            case events.ResultsShown(races):
                self.in_time[0] += sum(race.is_in_time for race in races)
                self.in_time[1] += sum(isinstance(race.result, Solved) for race in races)
                self.in_time[2] += len(races)
            case events.GameEnded(rule, points):
                self.ends[rule] += 1
                self.winners.append(max(points))
            case _:
                pass


def rotations_of(players: Sequence[tuple[str, AnyPlayer]]) -> int:
    """In how many rotations a deal is played: where all are equal, each would be the same game again."""
    return len(players) if len(dict(players)) > 1 else 1


def measured(players: Sequence[tuple[str, AnyPlayer]], deals: int, seed: int, **chosen: str) -> Figures:
    """Play *deals*, each in every rotation of the named players."""
    seats = len(players)
    turns = rotations_of(players)
    found = Figures(seats, places=[0.0] * seats, seats_won=[0.0] * seats)
    for number in range(deals):
        won: Counter[str] = Counter()
        for turn in range(turns):
            seated = [players[(seat + turn) % seats] for seat in range(seats)]
            for seat, share in _game(found, seated, derived(seed, f"placing/{number}"), chosen):
                won[seated[seat][0]] += share  # type: ignore[assignment]  # a Counter of floats
        for name in dict(players):
            found.shares.setdefault(name, []).append(won[name] / turns)
    return found


def _game(
    found: Figures, seated: Sequence[tuple[str, AnyPlayer]], seed: int, chosen: dict[str, str]
) -> list[tuple[Seat, float]]:
    def observe(_state: object, happened: Sequence[Event]) -> None:
        for event in happened:
            found.hear(event)

    found.closed.append(0)
    plan = Plan(ENIGMA, chosen, tuple(name for name, _ in seated), seed)
    played = play(plan, keep_moves=False, observe=observe, seated=[player for _, player in seated])
    outcome, starter = played.outcome, played.record.setup.starter
    assert outcome is not None, "the piles run out"
    found.rounds.append(played.rounds)
    found.shared += len(outcome.winners) > 1
    shares = [(seat, 1 / len(outcome.winners)) for seat in outcome.winners]
    for seat, share in shares:
        found.places[(seat - starter) % found.seats] += share
        found.seats_won[seat] += share
    return shares


def told(found: Figures) -> list[str]:
    """The figures in lines."""
    games, lines = len(found.rounds), []
    for name, shares in found.shares.items():
        estimate = Mean().estimate([100 * share for share in shares])
        low, high = max(0, estimate.low), min(100, estimate.high)
        lines.append(f"{name} wins {estimate.value:.1f} % ({low:.1f} to {high:.1f})")
    rounds, winners, closed = (sorted(values) for values in (found.rounds, found.winners, found.closed))
    in_time, solved, results = found.in_time
    ends = ", ".join(f"{rule} {number}" for rule, number in found.ends.items())
    lines += [
        f"{found.seats} seats, {games} games; ended by {ends}; shared wins {found.shared / games:.1%}",
        f"rounds: median {median(rounds):g}, p95 {quantile(rounds, 0.95):g}; winner's points: median "
        f"{median(winners):g}, p95 {quantile(winners, 0.95):g}; systems closed: median {median(closed):g}, "
        f"5 to 12 in {mean(5 <= number <= 12 for number in closed):.0%} of games",
        f"in time {in_time / results:.1%}, solved {solved / results:.1%} of {results} results",
        f"wins by place in the first order: {_won(found.places, games)}; by seat: "
        f"{_won(found.seats_won, games)}; {found.seats - 1} degrees of freedom",
    ]
    return lines


def _won(shares: Sequence[float], games: int) -> str:
    fair = games / len(shares)
    chi_square = sum((won - fair) ** 2 / fair for won in shares)
    return " / ".join(f"{won / games:.1%}" for won in shares) + f" (chi-square {chi_square:.2f})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How well players of ENIGMA place.")
    parser.add_argument("--players", default="master,skilled")
    parser.add_argument("--solver", default="skilled", help="the level all solve like, or own")
    parser.add_argument("--games", type=int, default=300, help="deals times rotations")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    keys = chosen.players.split(",")
    players = [(key, placing_like(key, chosen.solver)) for key in keys]
    deals = -(-chosen.games // rotations_of(players))
    print("\n".join(told(measured(players, deals, chosen.seed))), flush=True)


if __name__ == "__main__":
    main()
