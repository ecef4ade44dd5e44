"""A scripted learner of Station Six: somebody who has finished the lessons and plays the obvious.

    python -m tools.station_learner --against novice --seats 2 --games 500 --seed 1

Measures how often it wins. It knows the rules, looks at its own cards and energy, and has one plan: collect
cards for the shuttles, bring energy to the centre, dock where it has most, fire all it can.
"""

import argparse
from collections.abc import Sequence

from enix_desktop.catalogue import STATION
from enix_desktop.engine.rng import derived
from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import bridge_colour, reached_from_biotope
from enix_desktop.games.station.view import View
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.player import UNHURRIED, Budget, Choice

LEARNER = "learner"
MAX_ROUNDS = 60


class LearnerPlayer:
    """Does the first sensible thing of a short list for each station."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The most obvious move."""
        return Choice(_Obvious(view).move())


class _Obvious:
    """What a glance at the own cards and energy tells."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.components, self.numbers = view.table.components, view.table.numbers
        self.symbols, self.colours = self.components.symbols, self.components.colours
        self.energy = [row[view.seat] for row in view.energy]
        self.hand = sorted(view.hand, key=lambda card: (self.use(card), card))
        """The least useful card first."""

    def use(self, card: Card) -> int:
        """Cards for the laser are best, then suns, then cards for a station still to come."""
        if self.colours[card] in self.components.shuttles:
            return 3
        if self.symbols[card] is Station.CENTRE:
            return 2
        return int(self.symbols[card] > self.view.active)

    def move(self) -> Move:
        match self.view.phase:
            case Phase.TAKE:
                return self._taking()
            case Phase.DISCARD | Phase.SUPPLY:
                return Discard(tuple(sorted(self.hand[: len(self.hand) - self.numbers.hand_limit])))
            case _:
                return self._station_action() or self._filling() or self._swapping()

    def _taking(self) -> Move:
        """An open card that is of use, else one from the pile."""
        shown = [(self.use(card), -place) for place, card in enumerate(self.view.display) if card is not None]
        use, place = max(shown, default=(0, 0))
        if use or not (self.view.pile_size or self.view.discard):
            return Take(-place)
        return Take(None)

    def _with_symbol(self, station: Station) -> list[Card]:
        room = self.numbers.track_top - self.energy[station]
        return [card for card in self.hand if self.symbols[card] is station][:room]

    def _filling(self) -> Move | None:
        cards = self._with_symbol(self.view.active)
        return Fill(tuple(sorted(cards))) if cards else None

    def _swapping(self) -> Move:
        return Swap(self.hand[0]) if self.hand else PASS

    def _station_action(self) -> Move | None:
        """What the active station is there for, if it helps at once."""
        match self.view.active:
            case Station.MACHINE:
                most = self.energy[Station.MACHINE] * self.numbers.cards_per_machine_energy
                suns = self._with_symbol(Station.CENTRE)[:most]
                return Machine(tuple(sorted(suns))) if suns else None
            case Station.COMMAND:
                missing = self.numbers.hand_limit - len(self.hand)
                paid = min(self.energy[Station.COMMAND], missing // self.numbers.cards_per_command_energy)
                return Command(paid) if paid > 0 else None
            case Station.BIOTOPE:
                return self._spreading()
            case Station.PORT:
                return self._docking()
            case Station.CANTEEN:
                return self._sending() or self._stealing()
            case Station.CENTRE:
                return self._firing()

    def _spreading(self) -> Move | None:
        """Clockwise as far as the energy centre, if there is enough."""
        for units in range(1, self.energy[Station.BIOTOPE]):
            reached = reached_from_biotope(self.view, self.view.seat, units, 0)
            if reached is not None and Station.CENTRE in reached:
                return Biotope(units, 0)
        return None

    def _docking(self) -> Move | None:
        """Shuttles for which there are cards, where there is most energy."""
        places = [station for station in STATIONS if station not in (Station.PORT, Station.CENTRE)]
        best = max(places, key=lambda station: self.energy[station])
        held = [self.colours[card] for card in self.hand]
        wanted = [
            shuttle
            for shuttle, colour in enumerate(self.components.shuttles)
            if self.view.shuttles[shuttle] is None and colour in held
        ]
        wanted.sort(key=lambda shuttle: -held.count(self.components.shuttles[shuttle]))
        docked = sorted(wanted[: self.energy[Station.PORT]])
        return Dock(tuple((shuttle, best) for shuttle in docked)) if docked else None

    def _sending(self) -> Move | None:
        """Over the bridge to the energy centre."""
        colour = bridge_colour(self.view, Station.CANTEEN.slots[1])
        most = min(self.energy[Station.CANTEEN], self.numbers.track_top - self.energy[Station.CENTRE])
        cards = [card for card in self.hand if self.colours[card] is colour][:most]
        return Shift(tuple(sorted(cards)), ()) if cards else None

    def _stealing(self) -> Move | None:
        others = [seat for seat, size in enumerate(self.view.hand_sizes) if size and seat != self.view.seat]
        victims = others[: self.energy[Station.CANTEEN]]
        return Steal(tuple(victims)) if victims else None

    def _firing(self) -> Move | None:
        """One shot after the other, as long as there are cards and energy."""
        energy, shots = self.energy[:], []
        for card in self.hand:
            for shuttle, place in enumerate(self.view.shuttles):
                if place is None or self.components.shuttles[shuttle] is not self.colours[card]:
                    continue
                needed = 1 + (place is Station.CENTRE)
                if energy[Station.CENTRE] >= needed and energy[place] >= 1:
                    energy[Station.CENTRE] -= 1
                    energy[place] -= 1
                    shots.append((shuttle, card))
        return Fire(tuple(sorted(shots))) if shots else None


def shares(against: str, seats: int, games: int, seed: int) -> tuple[float, int]:
    """What the learner wins, shared wins as fractions, on every seat equally often."""
    won = 0.0
    learner, rival = LearnerPlayer(), STATION.player(against)
    for number in range(games):
        seat = number % seats
        keys = tuple(LEARNER if place == seat else against for place in range(seats))
        plan = Plan(STATION, {}, keys, derived(seed, f"learner/{number}"), MAX_ROUNDS)
        seated = [learner if place == seat else rival for place in range(seats)]
        outcome = play(plan, keep_moves=False, seated=seated).outcome
        winners = outcome.winners if outcome else ()
        won += (seat in winners) / max(1, len(winners))
    return won, games


def main() -> None:
    """Print how often it wins."""
    parser = argparse.ArgumentParser(description="How often a scripted learner wins.")
    parser.add_argument("--against", default="novice", help="the computer player on all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    won, played = shares(chosen.against, chosen.seats, chosen.games, chosen.seed)
    low, high = wilson(round(won), played)
    print(
        f"learner against {chosen.against}, {chosen.seats} seats: {won:g} of {played} games, "
        f"{won / played:.1%} ({low:.1%} to {high:.1%}); fair share {1 / chosen.seats:.1%}"
    )


if __name__ == "__main__":
    main()
