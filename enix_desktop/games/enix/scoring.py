"""The end of the game: scores and winners (G2 to G5)."""

from dataclasses import dataclass

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import Components


@dataclass(frozen=True, slots=True)
class HandScore:
    """How the score of a hand comes about."""

    total: int
    halvings: int

    @property
    def score(self) -> int:
        """The total halved once per ENIX card, rounded down once (G2)."""
        return self.total >> self.halvings


def hand_score(components: Components, hand: CardSet) -> HandScore:
    """The score of *hand* if the game ended now."""
    return HandScore(components.total(hand), (hand & components.enix_cards).bit_count())


def outcome_of(scores: tuple[int, ...], ended_by: Seat, limit: int) -> Outcome:
    """Who wins with these *scores* (G3 to G5)."""
    seats = range(len(scores))
    dropped_out = tuple(seat for seat in seats if scores[seat] > limit)
    left = [seat for seat in seats if seat not in dropped_out]
    best = max((scores[seat] for seat in left), default=None)
    winners = tuple(seat for seat in left if scores[seat] == best)
    if len(winners) > 1 and ended_by in left:
        winners = (ended_by,)
    return Outcome(scores, winners, dropped_out, ended_by)
