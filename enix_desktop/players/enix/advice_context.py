"""What advice is based on: reasons, and facts of one view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.guess import guess, unseen_cards
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.outlook import Outlook
from enix_desktop.players.enix.plan import Visit
from enix_desktop.players.enix.skilled import is_best

OF = 10
"""Chances are given out of ten."""
GUESSES = 120
"""How many times the hidden cards are dealt to find such a chance."""


class Reason(Enum):
    """Why a move is made; the name says what the facts mean."""

    GENERAL = auto()
    """The prospects are best, and no single fact tells it."""
    ONLY = auto()

    END_TOP = auto()
    END_OUT_OF_REACH = auto()
    END_LIKELY = auto()

    LAY_NOT_YET = auto()
    LAY_OVER = auto()
    LAY_OFF = auto()
    LAY_NEARER = auto()
    LAY_ALL_SIX = auto()
    LAY_SPARE = auto()
    LAY_LEAST = auto()
    LAY_JUMP = auto()
    LAY_REACH = auto()
    LAY_OPEN = auto()
    LAY_STEAL = auto()
    LAY_JUMP_STEAL = auto()
    LAY_STAY = auto()

    CROSS_TAKE = auto()
    CROSS_ONWARD = auto()
    CROSS_STEAL = auto()
    CROSS_STEAL_ONWARD = auto()
    CROSS_NOTHING = auto()

    STOP_STEAL = auto()
    STOP_NOTHING = auto()
    STOP_HELD = auto()
    STOP_RISK = auto()

    TAKE_LACKING = auto()
    TAKE_ROOM = auto()
    TAKE_CHOICE = auto()
    TAKE_OVER = auto()
    TAKE_RISK = auto()
    TAKE_LATER = auto()

    STEAL_LACKING = auto()
    STEAL_BREAKS = auto()
    STEAL_LAST = auto()
    STEAL_LUCK = auto()
    STEAL_RISK = auto()
    STEAL_LATER = auto()

    REFILL_LACKING = auto()
    REFILL_HIGHER = auto()
    REFILL_LOWER = auto()

    PLACE_OPENS = auto()
    PLACE_SHORTENS = auto()
    PLACE_KEEPS = auto()
    PLACE_FREES = auto()

    ENIX_FREES = auto()
    ENIX_SCORE = auto()
    ENIX_BLOCKS = auto()

    PASS_NONE = auto()
    PASS_HALVES = auto()
    PASS_ENERGY = auto()
    PASS_NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Advice:
    """One reason and the facts about it: tiles and energies, seats, cards, scores, numbers."""

    reason: Reason
    facts: Mapping[str, object] = field(default_factory=dict)


GENERAL, ONLY = Advice(Reason.GENERAL), Advice(Reason.ONLY)


class AdviceContext:
    """What a seat can know about a move from its view; with the *seed* of the choice, as it was thought."""

    def __init__(self, view: View, seed: int) -> None:
        self.view = view
        self._seed = seed
        self.outlook = Outlook(view, seed)
        self.limit = view.table.numbers.limit
        self.components = view.table.components
        self.score = self.outlook.worth.score(view.hand)

    def lacks(self, energy: Energy, hand: CardSet | None = None) -> bool:
        """Whether the own hand, or another, has no card of *energy*."""
        return not (self.view.hand if hand is None else hand) & self.components.cards_of_energy[energy]

    def missing(self, hand: CardSet) -> int:
        return sum(self.lacks(energy, hand) for energy in ENERGIES)

    def unseen(self, energies: Sequence[Energy]) -> list[Card]:
        """The hidden cards of these energies."""
        unseen = cards_of(unseen_cards(self.view))
        return [card for card in unseen if self.components.energies[card] in energies]

    def risks(self, energies: Sequence[Energy]) -> bool:
        """Whether a hidden card of these energies could bring the hand above the limit."""
        score, hand = self.outlook.worth.score, self.view.hand
        return any(score(hand | 1 << card) > self.limit for card in self.unseen(energies))

    def rivals_on(self, tile: Energy) -> tuple[Seat, ...]:
        """The others who stand on *tile* with cards in hand (K3)."""
        view = self.view
        return tuple(
            seat
            for seat, there in enumerate(view.pawns)
            if seat != view.seat and there == tile and any(view.hand_energies[seat])
        )

    def wins(self) -> int:
        """In how many of ten guesses at the hidden hands ending now wins."""
        score, own, won = self.outlook.worth.score, self.view.seat, 0
        for number in range(GUESSES):
            world = guess(self.view, self._seed + number)
            # A card laid already goes back to the hand (G1).
            laid = [0 if card is None else 1 << card for card in world.chosen]
            hands = [hand | card for hand, card in zip(world.hands, laid, strict=True)]
            rivals = [score(hand) for seat, hand in enumerate(hands) if seat != own]
            won += is_best(self.score, rivals, self.limit)
        return round(OF * won / GUESSES)

    def decisive(self, visits: Sequence[Visit]) -> Visit | None:
        """The visit that is the point of a way: an energy that is lacking, else any cards."""
        taking = [visit for visit in visits if visit.taken]
        return next((visit for visit in taking if self.lacks(visit.tile)), taking[0] if taking else None)

    def cards_at(self, tile: Energy) -> dict[str, object]:
        """How many top cards of its energy *tile* offers, and whether the hand lacks that energy."""
        return {"tile": tile, "count": self.view.stack_tops.count(tile), "lacking": self.lacks(tile)}
