"""The best ENIX player that does not search: weighs what each move promises for the hand."""

from collections.abc import Sequence
from heapq import nlargest
from math import exp

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import roads, ways_out
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.scoring import winners_of
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.outlook import DRAFTS, Outlook
from enix_desktop.players.enix.styles import CHANCE, PLAIN, WORTH, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

GUESSES, MANY_GUESSES = 64, 128
"""How many times the hands of the others are guessed before the game is ended, in a hurry and without."""
PLACEMENTS = 200
"""How many of the hundreds of ways to place a tile are looked at."""
PLACEMENTS_WEIGHED = 6
"""How many of them are weighed to the end."""
SURE = 0.99
"""How likely a win must be to end the game while there is no hurry."""
NEVER = -1000.0
SAVING = 0.005
"""What a point of movement left over is worth."""
FREEDOM = 0.02
"""What a way out of the own tile is worth."""
BLOCKING = 0.08
"""What it is worth to put the cap on somebody who still has to move."""
TRAPPED = 0.5
"""What it costs to be under the cap with a turn to come."""


class SkilledPlayer:
    """Lays, moves, takes, steals and interrupts for the hand that wins most often.

    With fewer *drafts* and *placements* it is quicker and weaker.
    """

    def __init__(self, drafts: int = DRAFTS, placements: int = PLACEMENTS, style: Style = PLAIN) -> None:
        self._drafts = drafts
        self._placements = placements
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        outlook = Outlook(view, seed, self._drafts)
        judge = Judge(outlook, self._style)
        if isinstance(moves[0], PlaceTile):
            step = max(1, len(moves) // self._placements)
            moves = promising_placements(outlook, moves[seed % step :: step], PLACEMENTS_WEIGHED, self._style)
        if isinstance(moves[-1], EndGame):
            laying = max(moves[:-1], key=judge.liking)
            return Choice(moves[-1] if judge.should_end(judge.worth(laying)) else laying)
        return Choice(max(moves, key=judge.liking))


class Judge:
    """Gives each move a number; more is better."""

    def __init__(self, outlook: Outlook, style: Style = PLAIN) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self._style = style
        self.liking = style.weighing(outlook.view, self.worth, WORTH)
        """The worth of a move, and what the style adds."""
        view, values = outlook.view, outlook.components.values
        self._points = sum([values[card] for card in view.laid[view.seat]])

    def worth(self, move: Move) -> float:
        outlook, view = self.outlook, self.view
        match move:
            case LayCard(card):
                return outlook.after_laying(card, self._points).worth
            case Cross(tile):
                return self._crossing(tile)
            case Stop():
                return self._stopping()
            case TakeCards(stacks):
                taken = outlook.with_cards(outlook.drafts(view.hand), outlook.tile, len(stacks))
                return outlook.expected(outlook.after_refilling(taken))
            case PlaceTile():
                return self._placing(move)
            case PlayEnix():
                return self._interrupting(move)
            case Pass():
                return self._trapped(view.cap) + outlook.worth.of(view.hand)
            case Steal(victim, energy):
                return self._stealing(victim, energy)
            case Refill(stack):
                drafts = outlook.drafts(view.hand)
                return outlook.expected(outlook.after_refilling(drafts, view.stack_tops[stack]))
            case EndGame():
                return NEVER  # whether to end is asked for itself: `should_end`

    def should_end(self, going_on: float) -> bool:
        """Whether ending now wins more often than going on, which promises a hand of that worth."""
        outlook, view = self.outlook, self.view
        limit = view.table.numbers.limit
        own = outlook.worth.score(view.hand)
        if own > limit:
            return False
        is_unhurried = self._is_unhurried()
        guesses = MANY_GUESSES if is_unhurried else GUESSES
        worth, mine = outlook.worth, exp(going_on + WORTH * self._style.patience)
        sure = min(SURE, SURE + CHANCE * self._style.patience)
        ending = later = 0.0
        for hands in outlook.hands_of_rivals(guesses):
            # The seat that ended the game wins a tie (G4).
            ending += is_best(own, [worth.score(hand) for hand in hands], limit)
            later += mine / (mine + sum([exp(worth.of(hand)) for hand in hands]))
        return ending >= (max(later, sure * guesses) if is_unhurried else later)

    def _is_unhurried(self) -> bool:
        """Whether the only rival cannot end now: then there is time to become surer.

        Of several rivals one can nearly always end soon.
        """
        rivals = [backs for seat, backs in enumerate(self.view.hand_energies) if seat != self.view.seat]
        return len(rivals) == 1 and 0 in rivals[0]

    def _stopping(self) -> float:
        outlook, view = self.outlook, self.view
        drafts = outlook.drafts(view.hand)
        if view.phase is Phase.STEAL:
            return outlook.expected(drafts)
        return outlook.at_turns_end(drafts, outlook.tile)

    def _crossing(self, tile: Energy) -> float:
        outlook, view = self.outlook, self.view
        cost = dict(view.roads[outlook.tile])[tile]
        drafts, _ = outlook.after_arriving(outlook.drafts(view.hand), tile)
        return outlook.best_way(drafts, tile, view.points - cost, view.barred | 1 << tile).worth

    def _placing(self, move: PlaceTile) -> float:
        outlook, view = self.outlook, self.view
        layout = view.layout.with_tile(move.tile, move.cell, move.rotation)
        ways = roads(outlook.components, layout)
        drafts = outlook.drafts(view.hand)
        best = outlook.best_way(drafts, outlook.tile, view.points, view.barred, ways)
        return best.worth + FREEDOM * len(ways[outlook.tile])

    def _interrupting(self, move: PlayEnix) -> float:
        outlook, view = self.outlook, self.view
        rest = view.hand ^ 1 << move.card
        waiting = [seat for seat in view.waiting if seat != view.seat]
        if view.active is not None and view.active != view.seat:
            waiting.append(view.active)
        caught = sum([view.pawns[seat] == move.tile for seat in waiting])
        return outlook.worth.of(rest) + BLOCKING * caught + self._trapped(move.tile)

    def _trapped(self, cap: Energy | None) -> float:
        view = self.view
        to_come = view.seat in view.waiting or view.active == view.seat
        return -TRAPPED if to_come and cap == self.outlook.tile else 0.0

    def _stealing(self, victim: Seat, energy: Energy | None) -> float:
        outlook = self.outlook
        drafts = outlook.drafts(self.view.hand)
        if energy is None:
            return outlook.stolen(drafts, victim)
        stolen = outlook.after_refilling(outlook.with_cards(drafts, energy, 1))
        return outlook.expected(stolen) + outlook.loss(self.view.hand_energies[victim], energy)


def promising_placements(
    outlook: Outlook, moves: Sequence[Move], count: int, style: Style = PLAIN
) -> list[Move]:
    """The *count* ways to place a tile that open the way to the best neighbour."""
    view, components, here = outlook.view, outlook.components, outlook.tile
    drafts = outlook.drafts(view.hand)
    staying = outlook.at_turns_end(drafts, here)
    worths = [
        staying if tile == view.cap or view.barred >> tile & 1 else outlook.after_going_to(drafts, tile).worth
        for tile in ENERGIES
    ]

    def promise(move: Move) -> float:
        assert isinstance(move, PlaceTile)
        layout = view.layout.with_tile(move.tile, move.cell, move.rotation)
        ways = ways_out(components, layout, here)
        best = staying
        for tile, cost in ways:
            if cost <= view.points and worths[tile] > best:
                best = worths[tile] - SAVING * cost
        return best + FREEDOM * len(ways)

    return nlargest(count, moves, key=style.weighing(view, promise, WORTH))


def is_best(own: int, others: Sequence[int], limit: int) -> bool:
    """Whether who ends the game with the score *own* wins against *others* (G3, G4)."""
    return winners_of((own, *others), 0, limit) == (0,)
