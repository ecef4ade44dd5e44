"""What a seat can say about the others, from what everybody sees."""

from collections.abc import Sequence
from math import exp, log

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.predicates import is_last_round
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.players.station.worth import Stage, colour_shares, shots_in_reach

SURE = 0.995
"""Nobody is surer than this."""
LUCK = 1.3
"""How much a shot ahead counts against those who may still fire."""

Reach = tuple[Sequence[float], Sequence[float]]
"""The energy at each station, and the number of cards for each shuttle."""


class Rivals:
    """The others at the table of one view."""

    def __init__(self, view: View, stage: Stage, average: float) -> None:
        self._view, self._stage = view, stage
        self.seats = [seat for seat in range(view.table.seats) if seat != view.seat]
        self._average = average
        self._total = 0.0
        self._finals: list[tuple[float, float, bool]] = []
        self._is_known = False

    def held(self, seat: Seat) -> list[float]:
        """How many cards for each shuttle *seat* has, on average."""
        view = self._view
        components = view.table.components
        known = view.known[seat] if view.open_hands is None else view.open_hands[seat]
        hidden = view.hand_sizes[seat] + view.row_sizes[seat] - len(known)
        shares = colour_shares(components)
        return [
            sum([components.colours[card] is colour for card in known]) + hidden * shares[colour]
            for colour in components.shuttles
        ]

    def shots(self, seat: Seat, docks: tuple[Station | None, ...]) -> float:
        """How often *seat* can fire with these *docks*, on average."""
        return shots_in_reach(Station.CENTRE, *self.reach(seat), docks)

    def reach(self, seat: Seat) -> Reach:
        """What *seat* can fire with."""
        return [row[seat] for row in self._view.energy], self.held(seat)

    def prospect(self, worth: float, laser: int, centre: int) -> float:
        """What *worth* comes to after the energy centre: the game may be over then (G1)."""
        if not self._is_known:
            self._look()
        view = self._view
        lasers = [laser, *(int(final) for final, _, is_done in self._finals if is_done)]
        if view.table.end is End.LASER:
            ends = max(lasers) >= view.table.numbers.laser_goal
            pending = max([final for final, _, is_done in self._finals if not is_done], default=0)
            ends = ends or pending >= view.table.numbers.laser_goal
        else:
            ends = is_last_round(view)
        if not ends:
            return worth - log(self._total)
        chance = 1.0
        for final, energy, is_done in self._finals:
            if is_done:
                chance *= (laser, centre) > (final, energy) or 0.5 * ((laser, centre) == (final, energy))
            else:
                chance *= 1 / (1 + exp(-LUCK * (laser - final + (centre - energy) / 10)))
        chance = min(SURE, max(1 - SURE, chance))
        return log(chance / (1 - chance))

    def _look(self) -> None:
        view, self._is_known = self._view, True
        for seat in self.seats:
            is_done = seat in view.outer
            shots = 0.0 if is_done else self.shots(seat, view.shuttles)
            energy = view.energy[Station.CENTRE][seat] - shots
            self._finals.append((view.laser[seat] + shots, energy, is_done))
            self._total += exp(self._rough(seat, shots))

    def _rough(self, seat: Seat, shots: float) -> float:
        """The worth of the situation of *seat* at the end of the round."""
        view, stage = self._view, self._stage
        energy = [row[seat] for row in view.energy]
        worth = sum([table[number] for table, number in zip(stage.energy, energy, strict=True)])
        supply = sum([number <= view.table.numbers.supply_max_energy for number in energy])
        size = min(view.table.numbers.hand_limit, view.hand_sizes[seat] + supply)
        worth += size * self._average + stage.size[size]
        shooters = sum(self.held(seat))
        worth += stage.shooters[min(size, round(shooters))]
        worth += stage.shots[int(min(shooters, energy[Station.CENTRE]))]
        slope = stage.laser[view.laser[seat] + 1] - stage.laser[view.laser[seat]]
        return worth + stage.laser[view.laser[seat]] + slope * shots
