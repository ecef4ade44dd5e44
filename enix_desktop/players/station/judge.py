"""What a seat thinks of its moves: the worth of its situation after each, as far as it can be foreseen."""

from collections.abc import Iterable, Sequence

from enix_desktop.games.station.components import Card, Station
from enix_desktop.games.station.moves import PASS, Discard, Move, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.view import View
from enix_desktop.players.station.rivals import Rivals
from enix_desktop.players.station.styles import PLAIN, Style
from enix_desktop.players.station.worth import (
    Worth,
    colour_shares,
    colours_ahead,
    shots_in_reach,
    symbol_shares,
)

Weighed = tuple[float, Move]
Gains = Sequence[tuple[int, int]]
"""Stations, and how much energy each gets or, below 0, gives."""


class Judge:
    """Weighs moves in one view."""

    def __init__(self, view: View, worth: Worth, style: Style = PLAIN, is_wary: bool = True) -> None:
        """A judge who is not wary looks at its own situation only, never at the others."""
        self.view, self.style, self.is_wary = view, style, is_wary
        self.seat = view.seat
        self.stage_number = 0 if view.phase is Phase.SUPPLY else (view.active + 1) % 6
        self.stage = stage = worth[self.stage_number]
        components = view.table.components
        self.symbols, self.colours = components.symbols, components.colours
        self.numbers = view.table.numbers
        fitting, inwards = colours_ahead(components, view.ring, self.stage_number)
        self._colour_worth = tuple(
            [
                stage.bridge * fits + stage.inwards * leads
                for fits, leads in zip(fitting, inwards, strict=True)
            ]
        )
        self.shuttle_of = {colour: shuttle for shuttle, colour in enumerate(components.shuttles)}
        self.energy = [row[view.seat] for row in view.energy]
        self.hand = view.hand
        self.held = self.shooters_among(view.hand)
        self.cards_worth = sum(map(self.card_worth, view.hand))
        average = [
            share * value for share, value in zip(symbol_shares(components), stage.symbol, strict=True)
        ]
        colour_average = [
            share * value for share, value in zip(colour_shares(components), self._colour_worth, strict=True)
        ]
        shooter = self._shooter()
        self.average = sum(average) + sum(colour_average)
        chance = sum(colour_shares(components)[colour] for colour in components.shuttles)
        self.unknown = self.average + chance * shooter
        """What a card from the pile is worth."""
        offers = [
            self.card_worth(card) + shooter * self.shoots(card) for card in view.display if card is not None
        ]
        self.offers = sorted([offer for offer in offers if offer > self.unknown], reverse=True)

    def card_worth(self, card: Card) -> float:
        """What *card* is worth by its symbol, and by its colour for bridges."""
        return self.stage.symbol[self.symbols[card]] + self._colour_worth[self.colours[card]]

    def keep(self, card: Card) -> tuple[float, int]:
        """In which order cards are given away: the least welcome first, equals from the lowest on."""
        shooter = self.shuttle_of.get(self.colours[card])
        return self.card_worth(card) + (0 if shooter is None else self._shooter()), card

    def _shooter(self) -> float:
        """What one more card in the colour of a shuttle is worth, roughly."""
        stage, count = self.stage, sum(self.held)
        shots = stage.shots
        return (stage.shooters[count + 2] - stage.shooters[count]) / 2 + (shots[3] - shots[0]) / 6

    def shoots(self, card: Card) -> bool:
        """Whether *card* has the colour of a shuttle."""
        return self.colours[card] in self.shuttle_of

    def shooters_among(self, cards: Iterable[Card]) -> list[int]:
        """How many of *cards* fit each shuttle."""
        held = [0] * len(self.view.shuttles)
        for card in cards:
            shuttle = self.shuttle_of.get(self.colours[card])
            if shuttle is not None:
                held[shuttle] += 1
        return held

    def taken(self, count: int) -> float:
        """What so many cards are worth that may be taken."""
        offers = self.offers[:count]
        return sum(offers) + self.unknown * (count - len(offers))

    def energy_after(self, gains: Gains) -> list[int]:
        """The own energy at each station after *gains*."""
        energy = self.energy
        if gains:
            energy = energy[:]
            for station, gain in gains:
                energy[station] += gain
        return energy

    def worth(
        self,
        gains: Gains = (),
        cards: Sequence[Card] = (),
        extra: int = 0,
        laser: int = 0,
        docks: Sequence[Station | None] | None = None,
    ) -> float:
        """The own situation after *gains*, without *cards*, with so many *extra* ones and so much *laser*."""
        stage, energy = self.stage, self.energy_after(gains)
        worth = self.cards_worth
        for table, number in zip(stage.energy, energy, strict=True):
            worth += table[number]
        held = self.held
        if cards:
            held = held[:]
            for card in cards:
                worth -= self.card_worth(card)
                shuttle = self.shuttle_of.get(self.colours[card])
                if shuttle is not None:
                    held[shuttle] -= 1
        size = len(self.hand) - len(cards) + extra
        if extra:
            worth += self.taken(extra)
        if self.stage_number == 0:
            supply = sum([number <= self.numbers.supply_max_energy for number in energy])
            worth += self.unknown * supply
            size += supply
        if size > self.numbers.hand_limit:
            worth -= self._lowest(size - self.numbers.hand_limit)
            size = self.numbers.hand_limit
        worth += stage.size[size] + stage.shooters[sum(held)]
        shots = shots_in_reach(
            self.stage_number, energy, held, self.view.shuttles if docks is None else docks
        )
        worth += stage.shots[int(shots)]
        return worth + stage.laser[self.view.laser[self.seat] + laser]

    def _lowest(self, count: int) -> float:
        """What is lost by giving away so many of the least welcome cards."""
        return 0.7 * self.unknown * count

    def weigh(
        self,
        move: Move,
        gains: Gains = (),
        cards: Sequence[Card] = (),
        extra: int = 0,
        laser: int = 0,
    ) -> Weighed:
        """*move* with what it is worth."""
        worth = self.worth(gains, cards, extra, laser)
        if self.is_wary and self.stage_number == 0:
            centre = self.energy[Station.CENTRE] + sum([gain for station, gain in gains if station == 5])
            worth = self.rivals.prospect(worth, self.view.laser[self.seat] + laser, centre)
        return worth + self.liking(move), move

    def liking(self, move: Move) -> float:
        return 0.0 if self.style is PLAIN else self.stage.card * self.style.liking(move)

    @property
    def rivals(self) -> Rivals:
        """What can be said about the others."""
        found = self.__dict__.get("_rivals")
        if found is None:
            found = self.__dict__["_rivals"] = Rivals(self.view, self.stage, self.average)
        return found

    def taking(self) -> list[Weighed]:
        """Which card to take (N6)."""
        shooter = self._shooter()
        moves: list[Weighed] = []
        for position, card in enumerate(self.view.display):
            if card is not None:
                is_shooter = self.shoots(card)
                moves.append((self.card_worth(card) + shooter * is_shooter, Take(position)))
        if self.view.pile_size or self.view.discard:
            moves.append((self.unknown, Take(None)))
        return moves

    def discarding(self) -> Move:
        """What to lay off (N3, U4): one by one what is missed least."""
        kept = list(self.hand)
        gone: list[Card] = []
        kinds = self.view.table.components.kinds
        while len(kept) > self.numbers.hand_limit:
            firsts = {kinds[card]: card for card in reversed(kept)}
            lowest = max(firsts.values(), key=lambda card: (self.worth((), (*gone, card)), -card))
            kept.remove(lowest)
            gone.append(lowest)
        return Discard(tuple(sorted(gone)))

    def passing(self) -> Weighed:
        """Doing nothing (A4)."""
        return self.weigh(PASS)
