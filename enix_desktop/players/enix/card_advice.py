"""Reasons that are about cards: the hand, the stacks, and the cards of others."""

from collections.abc import Iterator, Sequence

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card, cards_of
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.phases import Stage
from enix_desktop.players.enix.advice_context import OF, ONLY, Advice, AdviceContext, Reason
from enix_desktop.players.enix.skilled import BLOCKING, TRAPPED


class CardReasons(AdviceContext):
    """Finds reasons for what is done with cards; the most telling one comes first."""

    def for_ending(self) -> Iterator[Advice]:
        """Why to end the game now (R2)."""
        facts = {"score": self.score, "limit": self.limit}
        if self.score == self.limit:
            yield Advice(Reason.END_TOP, facts)
        if 0 <= self.score <= self.limit and self._highest_rival() <= self.score:
            yield Advice(Reason.END_OUT_OF_REACH, facts)
        if self.score <= self.limit:
            yield Advice(Reason.END_LIKELY, {**facts, "wins": self.wins(), "of": OF})

    def _highest_rival(self) -> int:
        """What no rival can hold more than, by the backs of the hands (C4)."""
        values = self.components.values
        best = [sorted((values[card] for card in self.unseen([energy])), reverse=True) for energy in ENERGIES]
        hands = [backs for seat, backs in enumerate(self.view.hand_energies) if seat != self.view.seat]
        # An ENIX card counts 0 and halves, so that it never makes a sum above 0 larger.
        return max(sum(sum(best[energy][: backs[energy]]) for energy in ENERGIES) for backs in hands)

    def for_the_hand(self, card: Card, others: Sequence[Card]) -> Iterator[Advice]:
        """What laying *card*, and not one of *others*, does to the hand."""
        hand, score = self.view.hand, self.outlook.worth.score
        rest = hand ^ 1 << card
        after, missing = score(rest), self.missing(rest)
        facts: dict[str, object] = {"score": self.score, "after": after, "limit": self.limit}
        if self.score > self.limit and after < self.score:
            yield Advice(Reason.LAY_OVER if after <= self.limit else Reason.LAY_OFF, facts)
        if self.score < after <= self.limit:
            yield Advice(Reason.LAY_NEARER, facts)
        if not missing and after <= self.limit:
            yield Advice(Reason.LAY_ALL_SIX, facts)
        losing = [other for other in others if self.missing(hand ^ 1 << other) > missing]
        if losing and missing == self.missing(hand):
            energy = self.components.energies[card]
            left = (rest & self.components.cards_of_energy[energy]).bit_count()
            yield Advice(Reason.LAY_SPARE, {"energy": energy, "left": left})
        if after <= self.limit and all(self._costs_more(other, after, missing) for other in others):
            yield Advice(Reason.LAY_LEAST, facts)

    def _costs_more(self, card: Card, after: int, missing: int) -> bool:
        """Whether laying *card* would cost an energy more or leave less, or too much."""
        rest = self.view.hand ^ 1 << card
        if self.missing(rest) != missing:
            return self.missing(rest) > missing
        return not after <= self.outlook.worth.score(rest) <= self.limit

    def for_taking(self, count: int) -> Iterator[Advice]:
        """Why to take so many of the top cards (K1)."""
        energy, size = self.outlook.tile, self.view.table.numbers.hand_size
        facts: dict[str, object] = {"energy": energy, "score": self.score, "limit": self.limit}
        if count and self.lacks(energy):
            yield Advice(Reason.TAKE_LACKING, facts)
        elif count and self.score < self.limit:
            yield Advice(Reason.TAKE_ROOM, facts)
        elif count:
            yield Advice(Reason.TAKE_CHOICE)
        elif self.score > self.limit:
            yield Advice(Reason.TAKE_OVER, facts)
        elif self.risks([energy]):
            yield Advice(Reason.TAKE_RISK, facts)
        elif not self.lacks(energy) and self.view.hand.bit_count() < size:
            yield Advice(Reason.TAKE_LATER, {"energy": energy, "size": size})

    def for_stealing(self, victim: Seat, energy: Energy | None) -> Iterator[Advice]:
        """Why to take this card from *victim* (K3)."""
        view, backs = self.view, self.view.hand_energies[victim]
        if energy is None:
            wanted = sum(backs[kind] for kind in ENERGIES if self.lacks(kind))
            if wanted:
                facts = {"seat": victim, "wanted": wanted, "held": sum(backs)}
                yield Advice(Reason.STEAL_LUCK, facts)
            return
        if len(view.victims) == 1 and backs.count(0) == len(ENERGIES) - 1:
            yield ONLY
            return
        facts = {"seat": victim, "energy": energy}
        if self.lacks(energy):
            yield Advice(Reason.STEAL_LACKING, facts)
        if backs[energy] == 1 and 0 not in backs:
            yield Advice(Reason.STEAL_BREAKS, facts)
        if backs[energy] == 1:
            yield Advice(Reason.STEAL_LAST, facts)

    def for_stealing_no_more(self) -> Iterator[Advice]:
        """Why to take no card from anybody (E3)."""
        backs = [self.view.hand_energies[seat] for seat in self.view.victims]
        held = [energy for energy in ENERGIES if any(back[energy] for back in backs)]
        size = self.view.table.numbers.hand_size
        if self.risks(held):
            yield Advice(Reason.STEAL_RISK, {"score": self.score, "limit": self.limit})
        if self.view.hand.bit_count() < size and any(self.view.stack_heights):
            yield Advice(Reason.STEAL_LATER, {"draws": size - self.view.hand.bit_count()})

    def for_refilling(self, stack: int) -> Iterator[Advice]:
        """Why to draw from *stack* (K4)."""
        tops = self.view.stack_tops
        energy = tops[stack]
        kinds = {top for top in tops if top is not None}
        if energy is None:
            return
        if len(kinds) == 1 and sum(top is not None for top in tops) == 1:
            yield ONLY
            return
        facts: dict[str, object] = {"energy": energy, "score": self.score, "limit": self.limit}
        if self.lacks(energy):
            yield Advice(Reason.REFILL_LACKING, facts)
        averages = {kind: self._average(kind) for kind in kinds}
        others = [average for kind, average in averages.items() if kind != energy]
        if others and averages[energy] > max(others) and self.score < self.limit:
            yield Advice(Reason.REFILL_HIGHER, facts)
        if others and averages[energy] < min(others) and self.risks(sorted(kinds - {energy})):
            yield Advice(Reason.REFILL_LOWER, facts)

    def _average(self, energy: Energy) -> float:
        cards = self.unseen([energy])
        return sum(self.components.values[card] for card in cards) / len(cards)

    def for_interrupting(self, card: Card, tile: Energy | None) -> Iterator[Advice]:
        """Why to play the ENIX *card* (X1)."""
        view, worth = self.view, self.outlook.worth
        rest = view.hand ^ 1 << card
        caught = tuple(seat for seat in self._still_to_move() if view.pawns[seat] == tile)
        after = worth.score(rest)
        found: list[tuple[float, Advice]] = []
        if view.cap == self.outlook.tile and self._own_turn_to_come():
            found.append((TRAPPED, Advice(Reason.ENIX_FREES, {"tile": self.outlook.tile})))
        if self.score < after <= self.limit:
            facts = {"score": self.score, "after": after, "limit": self.limit}
            found.append((worth.of(rest) - worth.of(view.hand), Advice(Reason.ENIX_SCORE, facts)))
        if caught:
            found.append(
                (BLOCKING * len(caught), Advice(Reason.ENIX_BLOCKS, {"tile": tile, "seats": caught}))
            )
        yield from (advice for _, advice in sorted(found, key=lambda entry: -entry[0]))

    def for_passing(self) -> Iterator[Advice]:
        """Why not to interrupt."""
        view, components = self.view, self.components
        enix = cards_of(view.hand & components.enix_cards)
        if not enix:
            yield Advice(Reason.PASS_NONE)
            return
        rests = [view.hand ^ 1 << card for card in enix]
        without = min(self.outlook.worth.score(rest) for rest in rests)
        if self.score <= self.limit < without:
            yield Advice(Reason.PASS_HALVES, {"score": self.score, "without": without, "limit": self.limit})
        alone = tuple(
            components.energies[card]
            for card, rest in zip(enix, rests, strict=True)
            if self.lacks(components.energies[card], rest)
        )
        if len(alone) == len(enix):
            yield Advice(Reason.PASS_ENERGY, {"energies": alone})
        if not self._still_to_move():
            yield Advice(Reason.PASS_NOBODY)

    def _still_to_move(self) -> tuple[Seat, ...]:
        """The others whose turn, or the rest of it, is still to come in this round."""
        view = self.view
        moving = view.active if view.stage is not Stage.END else None
        seats = (*view.waiting, *([] if moving is None else [moving]))
        return tuple(sorted(seat for seat in seats if seat != view.seat))

    def _own_turn_to_come(self) -> bool:
        view = self.view
        return view.seat in view.waiting or (view.active == view.seat and view.stage is not Stage.END)
