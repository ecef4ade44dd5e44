"""How Station Six goes among equal players: length, comebacks, actions, shared wins, seats.

    python -m tools.station_balance --player master --seats 3 --games 60 --seed 1

`--worlds` lets masters guess fewer worlds than usual, which is faster and a little weaker. `--without Steal`
(or Machine, Command, Biotope) seats a skilled player who never does that among skilled ones who may: what it
wins tells what the station is worth.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from enix_desktop.catalogue import STATION
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station.moves import Discard, Move, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import View
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.player import UNHURRIED, Budget, Choice, Player
from enix_desktop.players.station.ideas import ideas
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.master import MasterPlayer
from enix_desktop.players.station.worth import learned_worth

MAX_ROUNDS = 60
SHORT = 3
"""Games of so many rounds or fewer are counted as short."""
NOBODY = -1
LEAD_AFTER = 2
"""The round after which somebody may lead."""


class Abstainer:
    """Plays like skilled, but never makes moves of one kind."""

    def __init__(self, kind: str) -> None:
        self._kind = kind

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The best of all other moves."""
        if view.phase is not Phase.ACT:
            return STATION.player("skilled").choose(view, moves, seed, budget)
        weighed = ideas(Judge(view, learned_worth()))
        others = [pair for pair in weighed if type(pair[1]).__name__ != self._kind]
        return Choice(max(others, key=lambda pair: pair[0])[1])


@dataclass
class Figures:
    """What happened in some games at tables of one size."""

    seats: int
    rounds: list[int] = field(default_factory=list)
    lasers: list[int] = field(default_factory=list)
    """The winners'."""
    actions: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    led: int = 0
    """Games in which somebody led alone."""
    held: float = 0
    """What the leaders won of them."""
    wins: list[float] = field(default_factory=list)
    """What each seat won, shared wins as fractions."""

    def add(self, outcome: Outcome, leader: Seat) -> None:
        """Count who won a game, and whether the *leader* did."""
        winners = outcome.winners
        self.lasers.append(max(outcome.scores))
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        if leader != NOBODY:
            self.led += 1
            self.held += (leader in winners) / len(winners)

    def chi_square(self) -> float:
        """How far the seats are from winning equally often; seats - 1 degrees of freedom."""
        fair = sum(self.wins) / self.seats
        return sum((won - fair) ** 2 / fair for won in self.wins)


def measured(seated: Sequence[Player[Any, Any]], games: int, seed: int) -> Iterator[Figures]:
    """Play *games* of these players, each on every seat in turn; tell the figures after every game."""
    seats = len(seated)
    found = Figures(seats, wins=[0.0] * seats)
    for number in range(games):
        turned = [seated[(seat + number) % seats] for seat in range(seats)]
        leader: list[Seat] = []

        def observe(state: State, _happened: Sequence[Event], leader: list[Seat] = leader) -> None:
            if state.round == LEAD_AFTER + 1 and not leader:
                best = [seat for seat in state.seats if state.laser[seat] == max(state.laser)]
                leader.append(best[0] if len(best) == 1 else NOBODY)

        plan = Plan(STATION, {}, ("player",) * seats, derived(seed, f"balance/{number}"), MAX_ROUNDS)
        played = play(plan, observe=observe, seated=turned)
        found.actions.update(
            type(entry.move).__name__
            for entry in played.record.entries
            if not isinstance(entry.move, Take | Discard)
        )
        found.rounds.append(played.rounds)
        if played.outcome is not None:
            found.add(played.outcome, leader[0] if leader else NOBODY)
        yield found


def told(found: Figures) -> list[str]:
    """The figures in lines."""
    games, actions = len(found.rounds), found.actions.total()
    short = sum(rounds <= SHORT for rounds in found.rounds)
    low, high = (f"{100 * end:.0f}" for end in wilson(short, games))
    lines = [
        f"{found.seats} seats, {games} games",
        f"rounds: median {median(found.rounds):g}, mean {mean(found.rounds):.2f}, "
        f"{dict(sorted(Counter(found.rounds).items()))}",
        f"{SHORT} rounds or fewer: {short / games:.0%} ({low} to {high})",
        f"winner's laser: {dict(sorted(Counter(found.lasers).items()))}",
        f"shared wins: {found.shared / games:.1%}",
    ]
    if found.led:
        low, high = (f"{100 * end:.0f}" for end in wilson(round(found.held), found.led))
        lines.append(
            f"leader alone after round {LEAD_AFTER} wins {found.held / found.led:.0%} "
            f"({low} to {high}) of {found.led} games"
        )
    shares = ", ".join(f"{name} {count / actions:.1%}" for name, count in found.actions.most_common())
    lines.append(f"actions, {actions}: {shares}")
    wins = " / ".join(f"{won:.1f}" for won in found.wins)
    lines.append(
        f"seats won {wins}; chi-square {found.chi_square():.2f}, {found.seats - 1} degrees of freedom"
    )
    return lines


def abstaining(kind: str, seats: int, games: int, seed: int) -> float:
    """What a skilled player wins who never makes moves of *kind*, among skilled ones."""
    won, abstainer, rival = 0.0, Abstainer(kind), STATION.player("skilled")
    for number in range(games):
        own = number % seats
        plan = Plan(STATION, {}, ("player",) * seats, derived(seed, f"without/{number // seats}"), MAX_ROUNDS)
        seated = [abstainer if seat == own else rival for seat in range(seats)]
        outcome = play(plan, keep_moves=False, seated=seated).outcome
        winners = outcome.winners if outcome else ()
        won += (own in winners) / max(1, len(winners))
    return won


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How games go among equal players.")
    parser.add_argument("--player", default="master")
    parser.add_argument("--worlds", type=int, help="guessed worlds times seats of a master")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, help="also print the figures after every so many games")
    parser.add_argument("--without", metavar="KIND", help="a skilled player who never makes such moves")
    chosen = parser.parse_args()
    if chosen.without:
        won = abstaining(chosen.without, chosen.seats, chosen.games, chosen.seed)
        low, high = wilson(round(won), chosen.games)
        print(
            f"without {chosen.without}, {chosen.seats} seats: {won:g} of {chosen.games} games, "
            f"{won / chosen.games:.1%} ({low:.1%} to {high:.1%})"
        )
        return
    fewer = chosen.worlds is not None and chosen.player == "master"
    player = MasterPlayer(worlds=chosen.worlds) if fewer else STATION.player(chosen.player)
    for number, found in enumerate(measured([player] * chosen.seats, chosen.games, chosen.seed), 1):
        if number == chosen.games or (chosen.every and number % chosen.every == 0):
            print("\n".join(told(found)), flush=True)


if __name__ == "__main__":
    main()
