"""A scripted learner of Hertzschlag: somebody who has finished the lessons and plays the obvious.

    python -m tools.hertzschlag_learner --against novice --seats 4 --games 400 --seed 71

It pulls an orange marker back, else plays the card with most points that leaves the marker green, tells the
truth and pays an equal part. It never weighs one thing against another. In a game that ends in a blackout
nobody is better than anybody, so what is measured are the other games: how often it has more points than each
of the others.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.rng import derived
from enix_desktop.games.hertzschlag.counting import moved, moved_towards, price_of
from enix_desktop.games.hertzschlag.faces import Card, GoalKind
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.hertzschlag.ways import honest_word
from enix_desktop.players.player import UNHURRIED, Budget, Choice

LEARNER = "learner"


class LearnerPlayer:
    """Does the first sensible thing."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The most obvious move."""
        match view.phase:
            case Phase.SIGNAL:
                return Choice(Signal(honest_word(view.table.components, _lay(view))))
            case Phase.PLEDGE:
                return Choice(Pledge(_equal_part(view)))
            case Phase.BID:
                return Choice(Bid(_equal_part(view)))
            case _:
                return Choice(_lay(view))


def _lay(view: View) -> Lay:
    """Back to the middle if the marker is orange, else most points in the green, else income."""
    components, display = view.table.components, view.displays[view.seat]
    paid = [card for card in view.hand if price_of(components, display, card) <= view.money[view.seat]]
    if not components.track.is_green(view.marker):
        nearer = [card for card in paid if abs(_field_after(view, card)) < abs(view.marker)]
        if nearer:
            best = min(nearer, key=lambda card: (abs(_field_after(view, card)), -_points(view, card), card))
            return Lay(best, Place.ACTION)
    green = [card for card in paid if components.track.is_green(_field_after(view, card))]
    if green:
        return Lay(max(green, key=lambda card: (_points(view, card), -card)), Place.ACTION)
    return Lay(min(view.hand, key=lambda card: (_points(view, card), card)), Place.INCOME)


def _field_after(view: View, card: Card) -> int:
    """Where *card* leads if nobody else moves the marker."""
    components = view.table.components
    face = components.cards[card]
    return moved_towards(moved(components.track, view.marker, face.change), face.towards)


def _points(view: View, card: Card) -> float:
    """Printed points, one for a new symbol and one for the own goals."""
    components, numbers = view.table.components, view.table.numbers
    face = components.cards[card]
    points = face.footprint / numbers.footprint_per_point + face.income / numbers.income_per_point
    shown = {components.cards[other].category for other in view.displays[view.seat]}
    goals = components.goals[view.goal].goals if view.goal is not None else ()
    wanted = any(goal.kind is GoalKind.SYMBOLS and face.category in goal.categories for goal in goals)
    return points + (face.category not in shown) + wanted


def _equal_part(view: View) -> int:
    """An equal part of the price, rounded up."""
    part = -(-view.price // view.table.seats)
    return min(part, view.table.numbers.fingers, view.money[view.seat])


@dataclass
class Figures:
    """How the learner did."""

    games: int = 0
    held: int = 0
    """Games without a blackout."""
    won: float = 0
    """Shared wins as fractions."""
    cases: int = 0
    """One for each other seat in each game that held."""
    better: float = 0
    """In how many the learner had more points; as many count half."""


def measured(against: str, seats: int, games: int, seed: int) -> Figures:
    """Seat the learner among players *against*, on every seat equally often."""
    found = Figures(games)
    learner, rival = LearnerPlayer(), HERTZSCHLAG.player(against)
    for number in range(games):
        seat = number % seats
        keys = tuple(LEARNER if place == seat else against for place in range(seats))
        plan = Plan(HERTZSCHLAG, {}, keys, derived(seed, f"learner/{number}"))
        seated = [learner if place == seat else rival for place in range(seats)]
        outcome = play(plan, keep_moves=False, seated=seated).outcome
        if outcome is None or not outcome.winners:
            continue
        found.held += 1
        found.won += (seat in outcome.winners) / len(outcome.winners)
        for place, points in enumerate(outcome.scores):
            if place != seat:
                found.cases += 1
                found.better += (outcome.scores[seat] > points) + (outcome.scores[seat] == points) / 2
    return found


def main() -> None:
    """Print how often it is better."""
    parser = argparse.ArgumentParser(description="How often a scripted learner has more points.")
    parser.add_argument("--against", default="novice", help="the computer player on all other seats")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = measured(chosen.against, chosen.seats, chosen.games, chosen.seed)
    # Cases of one game hang together: the interval is that of as many games.
    share = found.better / max(1, found.cases)
    low, high = wilson(round(share * found.held), found.held)
    print(
        f"learner against {chosen.against}, {chosen.seats} seats: more points in {share:.1%} "
        f"({low:.1%} to {high:.1%}) of {found.cases} cases; wins {found.won / found.games:.1%} "
        f"of {found.games} games, fair share {found.held / found.games / chosen.seats:.1%}"
    )


if __name__ == "__main__":
    main()
