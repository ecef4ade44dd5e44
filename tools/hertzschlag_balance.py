"""How Hertzschlag goes: blackouts, rescues, points, cards and seats; and what one other player wins.

    python -m tools.hertzschlag_balance --player skilled --seats 4 --games 400 --seed 1
    python -m tools.hertzschlag_balance --player skilled --one master --seats 4 --games 400 --seed 1
    python -m tools.hertzschlag_balance --player skilled --one never-pays --seats 5 --games 400 --seed 1

With `--one` every deal is played with that player on every seat. A blackout is no win for anybody, shared
wins count as fractions, and the fair share is what the games that held would give to everybody alike. The
interval of the difference counts deals, not games: games of one deal hang together.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.games.hertzschlag.moves import Bid, Move, Pledge
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.headless.estimates import Mean
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import quantile, wilson
from enix_desktop.players.hertzschlag.ways import is_kept
from enix_desktop.players.player import UNHURRIED, Budget, Choice, Player
from tools.hertzschlag_learner import LearnerPlayer

AnyPlayer = Player[Any, Any]


class NeverPays:
    """Plays like skilled and never pays; it pledges nothing, or as much as skilled would."""

    def __init__(self, is_honest: bool) -> None:
        self._is_honest = is_honest

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """What skilled would do, but for pledges and bids."""
        if view.phase is Phase.BID:
            return Choice(Bid(0))
        if view.phase is Phase.PLEDGE and self._is_honest:
            return Choice(Pledge(0))
        return HERTZSCHLAG.player("skilled").choose(view, moves, seed, budget)


SCRIPTED: Mapping[str, AnyPlayer] = {
    "never-pays": NeverPays(is_honest=True),
    "breaks-pledges": NeverPays(is_honest=False),
    "learner": LearnerPlayer(),
}


def player_of(key: str) -> AnyPlayer:
    """A computer player, or one of those made for measuring."""
    return SCRIPTED[key] if key in SCRIPTED else HERTZSCHLAG.player(key)


@dataclass
class Figures:
    """What happened in some games at tables of one size."""

    seats: int
    games: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    """Blackouts by their cause."""
    rounds: list[int] = field(default_factory=list)
    rescues: list[int] = field(default_factory=list)
    """How often secondary control was used, by game."""
    winners: list[int] = field(default_factory=list)
    """The points of winners."""
    shared: int = 0
    places: list[float] = field(default_factory=list)
    """What each place in the turn order of the first round won."""
    played: Counter[str] = field(default_factory=Counter)
    """Cards by category, and income."""
    goals: list[int] = field(default_factory=lambda: [0, 0])
    """How many were reached in games that held, of how many."""
    words: list[int] = field(default_factory=lambda: [0, 0])
    """How many were kept, of how many."""
    parts: Counter[str] = field(default_factory=Counter)
    """Points by their kind."""

    @property
    def blackouts(self) -> int:
        return self.failures.total()

    def hear(self, event: Event) -> None:
        """Count what an event tells."""
        match event:
            case events.IncomeTaken():
                self.played["income"] += 1
            case events.CardPlayed(_, card):
                category = HERTZSCHLAG.options({}, self.seats).components.cards[card].category
                self.played[category.key] += 1
            case events.PlantUsed():
                self.rescues[-1] += 1
            case events.BlackedOut():
                self.failures[event.failure.value] += 1
            case events.GameEnded():
                self._end(event)
            case _:
                pass

    def _end(self, end: events.GameEnded) -> None:
        if end.is_blackout:
            return
        self.winners.append(max(score.total for score in end.scores))
        self.shared += len(end.winners) > 1
        for score in end.scores:
            self.goals[0] += score.goal > 0
            self.goals[1] += 1
            self.parts.update(score._asdict())

    def count_words(self, state: State) -> None:
        """Count who kept its word."""
        for past in state.past:
            for seat, word in enumerate(past.signals):
                if word is not None:
                    kept = is_kept(state.table.components, word, past.places[seat], past.cards[seat])
                    self.words[0] += kept
                    self.words[1] += 1


@dataclass
class Series:
    """Figures of all games, and what one player won."""

    figures: Figures
    shares: list[float] = field(default_factory=list)
    """What it won, by deal."""
    more: list[float] = field(default_factory=list)
    """What it won beyond a fair share, by deal."""


def measured(
    player: AnyPlayer, one: AnyPlayer | None, seats: int, deals: int, seed: int, **chosen: str
) -> Series:
    """Play *deals* of these players; with *one* among them each deal once on every seat."""
    found = Series(Figures(seats, places=[0.0] * seats))
    for number in range(deals):
        shares, more = [], []
        for own in range(1 if one is None else seats):
            seated = [one if one is not None and seat == own else player for seat in range(seats)]
            outcome = _game(found.figures, seated, derived(seed, f"balance/{number}"), chosen)
            winners = outcome.winners
            shares.append((own in winners) / max(1, len(winners)))
            more.append(shares[-1] - bool(winners) / seats)
        found.shares.append(mean(shares))
        found.more.append(mean(more))
    return found


def _game(found: Figures, seated: Sequence[AnyPlayer], seed: int, chosen: Mapping[str, str]) -> Outcome:
    last: list[State] = []

    def observe(state: State, happened: Sequence[Event]) -> None:
        last[:] = [state]
        for event in happened:
            found.hear(event)

    found.games += 1
    found.rescues.append(0)
    plan = Plan(HERTZSCHLAG, chosen, ("player",) * len(seated), seed)
    played = play(plan, keep_moves=False, observe=observe, seated=seated)
    outcome, starter = played.outcome, played.record.setup.starter
    assert outcome is not None, "eight rounds are an end"
    found.rounds.append(played.rounds)
    found.count_words(last[0])
    for seat in outcome.winners:
        found.places[_place(seat, starter, found.seats)] += 1 / len(outcome.winners)
    return outcome


def _place(seat: Seat, starter: Seat, seats: int) -> int:
    return (seat - starter) % seats


def _percent(count: float, total: int) -> str:
    low, high = wilson(round(count), total)
    return f"{count / total:.1%} ({100 * low:.0f} to {100 * high:.0f})"


def told(found: Figures) -> list[str]:
    """The figures in lines."""
    games, actions = found.games, found.played.total()
    held = games - found.blackouts
    lines = [
        f"{found.seats} seats, {games} games; blackouts {_percent(found.blackouts, games)}, "
        f"{dict(found.failures)}",
        f"rounds: mean {mean(found.rounds):.2f}, {dict(sorted(Counter(found.rounds).items()))}",
        f"secondary control used in {_percent(sum(map(bool, found.rescues)), games)} of games, "
        f"{dict(sorted(Counter(found.rescues).items()))}",
        "of actions: "
        + ", ".join(
            f"{name} {found.played[name] / actions:.1%}"
            for name in ("income", *(category.key for category in CATEGORIES))
        ),
    ]
    if found.words[1]:
        lines.append(f"words kept: {found.words[0] / found.words[1]:.1%} of {found.words[1]}")
    if held:
        points = sorted(map(float, found.winners))
        fair = sum(found.places) / found.seats
        chi_square = sum((won - fair) ** 2 / fair for won in found.places)
        lines += [
            f"winner's points: median {median(points):g}, 5 to 95 % {quantile(points, 0.05):g} to "
            f"{quantile(points, 0.95):g}; shared wins {found.shared / held:.1%}",
            "points of a seat: "
            + ", ".join(f"{name} {total / found.goals[1]:.2f}" for name, total in found.parts.items())
            + f"; goals reached {found.goals[0] / found.goals[1]:.0%}",
            "wins by place in the turn order: "
            + " / ".join(f"{won / held:.1%}" for won in found.places)
            + f"; chi-square {chi_square:.2f}, {found.seats - 1} degrees of freedom",
        ]
    return lines


def told_of_one(key: str, found: Series) -> str:
    """What one player won."""
    share, more = mean(found.shares), Mean().estimate(found.more)
    return (
        f"{key} wins {share:.1%}, fair share {share - more.value:.1%}, beyond it {100 * more.value:+.1f} "
        f"points ({100 * more.low:+.1f} to {100 * more.high:+.1f})"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How games go among equal players, and with one other.")
    parser.add_argument("--player", default="skilled")
    parser.add_argument(
        "--one", help="another player on one seat; also never-pays, breaks-pledges and learner"
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--talk", choices=("on", "off"), default="on")
    chosen = parser.parse_args()
    one = player_of(chosen.one) if chosen.one else None
    deals = -(-chosen.games // chosen.seats) if chosen.one else chosen.games
    found = measured(player_of(chosen.player), one, chosen.seats, deals, chosen.seed, talk=chosen.talk)
    print("\n".join(told(found.figures)), flush=True)
    if chosen.one:
        print(told_of_one(chosen.one, found))


if __name__ == "__main__":
    main()
