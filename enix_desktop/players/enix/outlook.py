"""What a seat may expect: cards it cannot see, as a few equally likely drafts of what it will hold."""

from collections.abc import Sequence
from functools import cached_property

from enix_desktop.engine.rng import shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of, set_of
from enix_desktop.games.enix.components import ENERGIES, Energy, Jump, TurnOrShift
from enix_desktop.games.enix.guess import unseen_cards
from enix_desktop.games.enix.layout import Roads
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.plan import LayPlan, Plan, Visit
from enix_desktop.players.enix.worth import learned_worth, stage_of

DRAFTS = 6
"""How many drafts: more would be surer and slower."""

LOSS_OF_ENERGY, LOSS_OF_CARD = 0.5, 0.1
"""What it is worth to take the last card of an energy from somebody who has all others, or any card."""
COST_AFTER_PLACING = 2
"""What a crossing costs, roughly, after placing a tile for it."""
_MIXER = 0x9E3779B97F4A7C15

Drafts = Sequence[CardSet]


class Outlook:
    """The table as one seat sees it, and what it may hope for. Everything follows from view and seed."""

    def __init__(self, view: View, seed: int, drafts: int = DRAFTS) -> None:
        self.view = view
        self.components = view.table.components
        self.worth = learned_worth(self.components, view.table.numbers.limit, stage_of(view.round))
        self.tile = view.pawns[view.seat]
        self._seed = seed
        self._draft_count = drafts

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """All cards this seat cannot see, in the order of the seed."""
        return shuffled(self._seed, "unseen", cards_of(unseen_cards(self.view)))

    @cached_property
    def unseen_by_energy(self) -> list[list[Card]]:
        """The same, each energy for itself."""
        energies = self.components.energies
        pools: list[list[Card]] = [[] for _ in ENERGIES]
        for card in self.unseen:
            pools[energies[card]].append(card)
        return pools

    def drafts(self, hand: CardSet) -> Drafts:
        """*hand* as drafts that all agree so far."""
        return (hand,) * self._draft_count

    def expected(self, drafts: Drafts) -> float:
        of = self.worth.of
        return sum([of(draft) for draft in drafts]) / len(drafts)

    def with_cards(self, drafts: Drafts, energy: Energy | None, count: int) -> Drafts:
        """The drafts with *count* unseen cards of *energy*, or of any, each with others."""
        pool = self.unseen if energy is None else self.unseen_by_energy[energy]
        size = len(pool)
        if not size or not count:
            return drafts
        step = max(1, size // self._draft_count)
        return [
            draft | set_of([pool[(number * step + i) % size] for i in range(count)])
            for number, draft in enumerate(drafts)
        ]

    def after_arriving(self, drafts: Drafts, tile: Energy) -> tuple[Drafts, int]:
        """The drafts after taking as many of the top cards as is best, and how many (K1)."""
        best, best_count, best_worth = drafts, 0, self.expected(drafts)
        for count in range(1, self.view.stack_tops.count(tile) + 1):
            taken = self.with_cards(drafts, tile, count)
            worth = self.expected(taken)
            if worth > best_worth:
                best, best_count, best_worth = taken, count, worth
        return best, best_count

    def after_refilling(self, drafts: Drafts, top: Energy | None = None) -> Drafts:
        """The drafts with as many cards as a turn ends with (K4), the first from under a known back."""
        lacking = self.view.table.numbers.hand_size - drafts[0].bit_count()
        if lacking <= 0:
            return drafts
        if top is not None:
            drafts, lacking = self.with_cards(drafts, top, 1), lacking - 1
        return self.with_cards(drafts, None, lacking)

    def best_way(
        self, drafts: Drafts, here: Energy, points: int, barred: int, roads: Roads | None = None
    ) -> Plan:
        """The way on from *here* that promises most at the end of the turn; perhaps none (M2, M3)."""
        plan = Plan(self.at_turns_end(drafts, here))
        return self._farther(
            drafts, here, points, barred, roads=roads or self.view.roads, so_far=(), best=plan
        )

    def _farther(
        self,
        drafts: Drafts,
        here: Energy,
        points: int,
        barred: int,
        *,
        roads: Roads,
        so_far: tuple[Visit, ...],
        best: Plan,
    ) -> Plan:
        cap = self.view.cap
        if here == cap:
            return best
        for tile, cost in roads[here]:
            if cost > points or tile == cap or barred >> tile & 1:
                continue
            there, taken = self.after_arriving(drafts, tile)
            visits = (*so_far, Visit(tile, taken))
            if taken or self.stealing[tile]:
                worth = self.at_turns_end(there, tile)
                if worth > best.worth:
                    best = Plan(worth, visits)
            if points > cost:
                left, entered = points - cost, barred | 1 << tile
                best = self._farther(there, tile, left, entered, roads=roads, so_far=visits, best=best)
        return best

    def after_laying(self, card: Card, points: int) -> LayPlan:
        """What the rest of the turn promises if *card* is laid, on top of *points* laid before."""
        drafts = self.drafts(self.view.hand ^ 1 << card)
        here, cap = self.tile, self.view.cap
        barred = 1 << here
        points += self.components.values[card]
        jump, may_place = None, False
        for symbol in self.components.cards[card].symbols:
            if isinstance(symbol, Jump) and symbol.target != here and cap not in (here, symbol.target):
                here = symbol.target
                drafts, taken = self.after_arriving(drafts, here)
                jump = Visit(here, taken)
                barred |= 1 << here  # its top cards are taken now; going there again would bring none
            elif isinstance(symbol, TurnOrShift):
                may_place = True
        best, opened = self.best_way(drafts, here, points, barred), None
        if may_place and points >= COST_AFTER_PLACING and here != cap:
            # With a tile to place, hardly any tile is out of reach.
            for tile in ENERGIES:
                if tile != cap and not barred >> tile & 1:
                    going = self.after_going_to(drafts, tile)
                    if going.worth > best.worth:
                        best, opened = Plan(going.worth), going.visits[0]
        return LayPlan(best.worth, jump, best.visits, opened)

    def after_going_to(self, drafts: Drafts, tile: Energy) -> Plan:
        """What the turn's end promises after arriving at *tile* and moving no farther."""
        there, taken = self.after_arriving(drafts, tile)
        return Plan(self.at_turns_end(there, tile), (Visit(tile, taken),))

    def at_turns_end(self, drafts: Drafts, tile: Energy) -> float:
        """What stealing and refilling at *tile* make of the drafts."""
        return self.expected(self.after_refilling(drafts)) + self.stealing[tile]

    @cached_property
    def stealing(self) -> list[float]:
        """What can be won by ending a turn on each tile, from those who stand there now (K3)."""
        view = self.view
        gains = [0.0] * len(ENERGIES)
        drafts = self.drafts(view.hand)
        before = self.expected(drafts)
        for seat, tile in enumerate(view.pawns):
            if seat != view.seat and any(view.hand_energies[seat]):
                gain = self.stolen(drafts, seat) - before
                gains[tile] += gain if view.table.edition.steals_by_the_back else max(0.0, gain)
        return gains

    def stolen(self, drafts: Drafts, victim: Seat) -> float:
        """What the best card to steal from *victim* promises, the loss of the victim included."""
        backs = self.view.hand_energies[victim]
        kinds = [energy for energy in ENERGIES if backs[energy]]
        worths = [self.expected(self.with_cards(drafts, kind, 1)) + self.loss(backs, kind) for kind in kinds]
        if self.view.table.edition.steals_by_the_back:
            return max(worths)
        weighed = zip(kinds, worths, strict=True)
        return sum([worth * backs[kind] for kind, worth in weighed]) / sum(backs)

    def loss(self, backs: Sequence[int], energy: Energy) -> float:
        """What losing a card of *energy* means for somebody with these *backs*, roughly."""
        return LOSS_OF_ENERGY / (1 + backs.count(0)) if backs[energy] == 1 else LOSS_OF_CARD

    def hands_of_rivals(self, count: int) -> list[list[CardSet]]:
        """*count* guesses at the hands of all others, from the backs they show (C4)."""
        view = self.view
        guesses = []
        for number in range(count):
            hands = []
            # Each energy begins elsewhere in its pool, and elsewhere again in each guess.
            taken = [number * _MIXER >> 3 * energy & 0xFFFF for energy in ENERGIES]
            for seat, backs in enumerate(view.hand_energies):
                if seat == view.seat:
                    continue
                cards = []
                for energy, held in enumerate(backs):
                    pool = self.unseen_by_energy[energy]
                    cards += [pool[(taken[energy] + i) % len(pool)] for i in range(held)]
                    taken[energy] += held
                hands.append(set_of(cards))
            guesses.append(hands)
        return guesses
