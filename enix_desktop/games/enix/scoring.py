"""The end of the game: scores and winners (G2 to G5)."""

from collections.abc import Sequence
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


def best_seats(scores: Sequence[int], limit: int) -> tuple[Seat, ...]:
    """Of those who do not drop out, who has the highest score; several if they are tied (G3)."""
    best = max((score for score in scores if score <= limit), default=None)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def outcome_of(scores: tuple[int, ...], ended_by: Seat, limit: int) -> Outcome:
    """Who wins with these *scores* (G3 to G5)."""
    dropped_out = tuple(seat for seat, score in enumerate(scores) if score > limit)
    winners = best_seats(scores, limit)
    if len(winners) > 1 and ended_by not in dropped_out:
        winners = (ended_by,)
    return Outcome(scores, winners, dropped_out, ended_by)
