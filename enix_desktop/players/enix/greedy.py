"""A simple and very quick ENIX player: takes what looks best in this turn and never thinks of the next."""

from collections.abc import Sequence

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy, Jump
from enix_desktop.games.enix.layout import Roads, ways_out
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    TakeCards,
)
from enix_desktop.games.enix.scoring import score_of
from enix_desktop.games.enix.view import View
from enix_desktop.players.player import UNHURRIED, Budget, Choice

FIRST_ASPIRATION, LAST_ASPIRATION = 21, 14
"""The score with which the game is ended: modest players get more modest as rounds go by."""
AVERAGE_CARD = 3
"""What an unknown card is worth, roughly."""
ROOM = 8
"""Points that a hand leaves free for what the turn will bring."""
NEW_ENERGY = 6
"""What an energy still missing is worth, in points."""
TILES_TRIED = 4
"""How many tile moves are looked at."""
NEVER = -1000


class GreedyPlayer:
    """Collects all six energies, stays below the limit and ends the game as soon as that looks good."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move that looks best; of equals the last."""
        plan = Plan(view)
        aspiration = max(LAST_ASPIRATION, FIRST_ASPIRATION - view.round)
        if isinstance(moves[-1], EndGame) and plan.is_good_enough(aspiration):
            return Choice(moves[-1])
        return Choice(max(reversed(some(moves, seed, TILES_TRIED)), key=plan.worth))


def some(moves: Sequence[Move], seed: int, count: int) -> Sequence[Move]:
    """All *moves*, but of the hundreds of ways to place a tile about *count*, spread by the seed."""
    if not isinstance(moves[0], PlaceTile):
        return moves
    step = max(1, len(moves) // count)
    return moves[seed % step :: step]


class Plan:
    """The own hand and what a move would do for it this turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.limit = view.table.numbers.limit
        self.components = view.table.components
        self.total = self.components.total(view.hand)
        self.counts = self.components.energy_counts(view.hand)
        self.tile = view.pawns[view.seat]

    def is_good_enough(self, aspiration: float) -> bool:
        """Whether the hand's score reaches *aspiration* and not more than the limit."""
        return aspiration <= score_of(self.components, self.view.hand) <= self.limit

    def worth(self, move: Move) -> float:
        """How much *move* promises; a move not mentioned is worth nothing."""
        match move:
            case LayCard(card):
                return self._laying(card)
            case Cross(tile):
                cost = dict(self.view.roads[self.tile])[tile]
                return self._arrival(tile) + self.route(
                    tile, self.view.points - cost, self.view.barred | 1 << tile, self.view.roads
                )
            case TakeCards(stacks):
                return self._gain(self.tile, len(stacks))
            case PlaceTile():
                return self.placing(move)
            case PlayEnix(_, target):
                return self._cap(target)
            case Steal(_, energy):
                return self.limit - self.total - AVERAGE_CARD if energy is None else self._gain(energy, 1)
            case Refill(stack):
                top = self.view.stack_tops[stack]
                return NEVER if top is None else self._gain(top, 1)
            case EndGame():
                return NEVER
            case _:
                return 0

    def _laying(self, card: Card) -> float:
        """Where the card's points and jump lead, and what the hand is without it."""
        value = self.components.values[card]
        worth = -abs(self.limit - ROOM - (self.total - value)) / 2
        if self.counts[self.components.energies[card]] == 1:
            worth -= NEW_ENERGY
        here, barred = self.tile, 1 << self.tile
        if here == self.view.cap:
            return worth
        for symbol in self.components.cards[card].symbols:
            if isinstance(symbol, Jump) and symbol.target not in (here, self.view.cap):
                here = symbol.target
                worth += self._arrival(here)
        return worth + self.route(here, value, barred, self.view.roads)

    def route(self, here: Energy, points: int, barred: int, ways: Roads) -> float:
        """What can still be collected from *here* with these *points*."""
        best = 0.0
        for tile, cost in ways[here]:
            if cost <= points and tile != self.view.cap and not barred >> tile & 1:
                worth = self._arrival(tile) + self.route(tile, points - cost, barred | 1 << tile, ways)
                best = max(best, worth)
        return best

    def _arrival(self, tile: Energy) -> float:
        return max(0.0, self._gain(tile, self.view.stack_tops.count(tile)))

    def _gain(self, energy: Energy, count: int) -> float:
        """What *count* unknown cards of *energy* are worth."""
        if not count:
            return 0
        too_much = max(0, self.total + AVERAGE_CARD * count - self.limit)
        return count + (0 if self.counts[energy] else NEW_ENERGY) - too_much

    def placing(self, move: PlaceTile) -> float:
        """What a tile put there does for the pawn: the more ways out the better."""
        layout = self.view.layout.with_tile(move.tile, move.cell, move.rotation)
        return len(ways_out(self.components, layout, self.tile))

    def _cap(self, target: Energy | None) -> float:
        """An ENIX card halves the own score, so it is better played, and best onto others."""
        if target is None:
            return 0.5
        return NEVER if target == self.tile else 1 + self.view.pawns.count(target)
