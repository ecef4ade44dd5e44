"""Why the skilled player prefers a move: one true reason, from what the seat can see.

The reason is looked for where the move is better than the others in the sums of the skilled player, and it is
told only if the facts behind it hold. Words are for others to find.
"""

from collections.abc import Iterator

from enix_desktop.games.enix.cardset import Card, cards_of
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
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.advice_context import GENERAL, OF, ONLY, Advice, Reason
from enix_desktop.players.enix.card_advice import CardReasons
from enix_desktop.players.enix.way_advice import WayReasons

FEW = 8
"""Where ending wins in more than so many of ten guesses, the chance to win is no reason to go on."""

__all__ = ["Advice", "Reason", "reason"]


def reason(view: View, move: Move, seed: int = 0) -> Advice:
    """Why *move* is good; with the *seed* of the choice the same thoughts are thought again."""
    return next(Adviser(view, seed).reasons(move), GENERAL)


class Adviser(CardReasons, WayReasons):
    """Finds reasons in one view; the most telling one comes first."""

    def reasons(self, move: Move) -> Iterator[Advice]:
        match move:
            case EndGame():
                return self.for_ending()
            case LayCard(card):
                return self.for_laying(card)
            case Cross(tile):
                return self.for_crossing(tile)
            case Stop() if self.view.phase is Phase.STEAL:
                return self.for_stealing_no_more()
            case Stop():
                return self.for_stopping()
            case TakeCards(stacks):
                return self.for_taking(len(stacks))
            case Steal(victim, energy):
                return self.for_stealing(victim, energy)
            case Refill(stack):
                return self.for_refilling(stack)
            case PlaceTile():
                return self.for_placing(move)
            case PlayEnix(card, target):
                return self.for_interrupting(card, target)
            case Pass():
                return self.for_passing()

    def for_laying(self, card: Card) -> Iterator[Advice]:
        """Why to lay *card* (R1, O2): for what it leaves in the hand, or for what the turn brings."""
        view, hand, values = self.view, self.view.hand, self.components.values
        others = [other for other in cards_of(hand & ~self.components.enix_cards or hand) if other != card]
        may_end = view.phase is Phase.LAY and not self.missing(hand)
        if not others and not may_end:
            yield ONLY
            return
        if may_end and self.score <= self.limit:
            wins = self.wins()
            if wins <= FEW:
                yield Advice(Reason.LAY_NOT_YET, {"score": self.score, "wins": wins, "of": OF})
        laid = sum(values[own] for own in view.laid[view.seat])
        about_hand, about_turn = self.for_the_hand(card, others), self.for_the_turn(card, laid)
        if self._is_for_the_hand(card, others, laid):
            yield from about_hand
            yield from about_turn
        else:
            yield from about_turn
            yield from about_hand

    def _is_for_the_hand(self, card: Card, others: list[Card], laid: int) -> bool:
        """Whether what *card* leaves in the hand makes up most of what it is better than the next best."""
        if not others:
            return True
        worths = {other: self.outlook.after_laying(other, laid).worth for other in (card, *others)}
        rival = max(others, key=lambda other: worths[other])
        hand, of = self.view.hand, self.outlook.worth.of
        return of(hand ^ 1 << card) - of(hand ^ 1 << rival) >= (worths[card] - worths[rival]) / 2
