"""Styles of play: what a player of any level likes to do besides winning.

A style adds a little to what a move is worth. The worth itself is the level's, so a style changes which of
several good moves is made, not how well a player sees what is good.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Blackout, Energy, TurnOrShift
from enix_desktop.games.enix.moves import Cross, EndGame, LayCard, Move, PlaceTile, PlayEnix, Steal, TakeCards
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.plan import costs, landing

POINTS, WORTH, CHANCE = 3.0, 0.1, 0.02
"""What one unit of liking counts: weighed in points, in the worth of hands, in chances to win."""


AVERAGE_CARD = 3
"""What an unknown card is worth, roughly."""


@dataclass(frozen=True, slots=True)
class Style:
    """How much a player likes things, about as it likes so many points."""

    taking: float = 0
    """Each card taken from the stacks."""
    stealing: float = 0
    """Each card stolen, and each player met."""
    blackout: float = 0
    """The cap on somebody else; on the leader it counts twice."""
    building: float = 0
    """Laying a card with which a tile may be placed, and moving that tile instead of turning it."""
    margin: int = 0
    """How far below the limit the own hand is to stay; what is above that is disliked a little."""
    patience: float = 0
    """How many points more than others it wants before it ends the game."""

    def weighing(self, view: View, worth: Callable[[Move], float], unit: float) -> Callable[[Move], float]:
        """*worth* with what this style adds to it."""
        if self == PLAIN:
            return worth
        return lambda move: worth(move) + unit * self.liking(view, move)

    def liking(self, view: View, move: Move) -> float:
        """How much *move* is liked, from what everybody at the table can see."""
        match move:
            case LayCard(card):
                return self._laying(view, card)
            case TakeCards(stacks):
                return self._taking(view, len(stacks))
            case Steal():
                return self.stealing
            case Cross(tile):
                return self._arriving(view, tile)
            case PlaceTile(tile, cell):
                return self.building * (cell != view.layout.cells[tile])
            case PlayEnix(_, tile):
                # One who likes blackouts waits until one catches somebody.
                return self.blackout * (_caught(view, tile) or -0.5)
            case EndGame():
                return -self.patience
            case _:
                return 0

    def _laying(self, view: View, card: Card) -> float:
        liking = 0.0
        for symbol in view.table.components.cards[card].symbols:
            if isinstance(symbol, TurnOrShift):
                liking += self.building
            elif isinstance(symbol, Blackout) and symbol.target not in (view.cap, view.pawns[view.seat]):
                # Whoever is elsewhere now may be there by then.
                liking += self.blackout * max(1, _caught(view, symbol.target))
        if self.taking or self.margin or self.stealing:
            liking += self._reaching(view, card)
        return liking

    def _reaching(self, view: View, card: Card) -> float:
        """What the most liked tile within reach of *card* is liked."""
        after = landing(view, card)
        points = view.table.components.values[card]
        reach = {*costs(view.roads, after.tile, points, after.cap, after.barred)}
        if after.jumped:
            reach.add(after.tile)
        return max((self._arriving(view, tile) for tile in reach), default=0)

    def _arriving(self, view: View, tile: Energy) -> float:
        return self._taking(view, view.stack_tops.count(tile)) + self.stealing * _rivals_on(view, tile)

    def _taking(self, view: View, count: int) -> float:
        if not self.margin:
            return self.taking * count
        table = view.table
        expected = table.components.total(view.hand) + AVERAGE_CARD * count
        return self.taking * count - bool(count) * max(0, expected - table.numbers.limit + self.margin) / 4


PLAIN = Style()
STYLES: Mapping[str, Style] = {
    "cautious": Style(margin=3, patience=-2),
    "greedy": Style(taking=0.5, stealing=0.3, patience=2),
    "trickster": Style(taking=-0.1, blackout=1.75),
    "builder": Style(building=2),
}


def leader(view: View) -> Seat:
    """The rival who shows most energies; of equals who holds most cards."""
    rivals = [seat for seat in range(view.table.seats) if seat != view.seat]
    backs = view.hand_energies
    return max(rivals, key=lambda seat: (-backs[seat].count(0), sum(backs[seat])))


def _rivals_on(view: View, tile: Energy) -> int:
    return sum(
        there == tile and seat != view.seat and any(view.hand_energies[seat])
        for seat, there in enumerate(view.pawns)
    )


def _caught(view: View, tile: Energy | None) -> int:
    """How many rivals the cap on *tile* catches; the leader counts twice, and the own piece spoils it."""
    if tile is None or tile == view.pawns[view.seat]:
        return 0
    rivals = [seat for seat, there in enumerate(view.pawns) if there == tile]
    return len(rivals) + (leader(view) in rivals)
