"""The end of the game: scores and winners (G2 to G5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import Components


def halved(total: int, times: int) -> int:
    """*total* halved once per ENIX card, rounded down once at the end (G2)."""
    return total >> times


@dataclass(frozen=True, slots=True)
class HandScore:
    """How the score of a hand comes about."""

    total: int
    halvings: int

    @property
    def score(self) -> int:
        """What counts (G2)."""
        return halved(self.total, self.halvings)


def hand_score(components: Components, hand: CardSet) -> HandScore:
    """How the score of *hand* would come about if the game ended now."""
    return HandScore(components.total(hand), (hand & components.enix_cards).bit_count())


def score_of(components: Components, hand: CardSet) -> int:
    """The score of *hand* if the game ended now (G2)."""
    return halved(components.total(hand), (hand & components.enix_cards).bit_count())


def best_seats(scores: Sequence[int], limit: int) -> tuple[Seat, ...]:
    """Of those who do not drop out, who has the highest score; several if they are tied (G3)."""
    best = max((score for score in scores if score <= limit), default=None)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def winners_of(scores: Sequence[int], ended_by: Seat, limit: int) -> tuple[Seat, ...]:
    """The best; if several are tied, the seat that ended the game unless it dropped out (G3 to G5)."""
    best = best_seats(scores, limit)
    return (ended_by,) if len(best) > 1 and scores[ended_by] <= limit else best


def outcome_of(scores: tuple[int, ...], ended_by: Seat, limit: int) -> Outcome:
    """Who wins with these *scores*, and who drops out."""
    dropped_out = tuple(seat for seat, score in enumerate(scores) if score > limit)
    return Outcome(scores, winners_of(scores, ended_by, limit), dropped_out, ended_by)


@dataclass(frozen=True, slots=True)
class Missed:
    """What a seat lacked: points *over* the limit, or *short* of the seats in *of*; neither if only a tie."""

    over: int = 0
    short: int = 0
    of: tuple[Seat, ...] = ()


def missed(outcome: Outcome, seat: Seat, limit: int) -> Missed | None:
    """Why *seat* did not win; None if it did."""
    if seat in outcome.winners:
        return None
    score = outcome.scores[seat]
    if seat in outcome.dropped_out:
        return Missed(over=score - limit)
    best = best_seats(outcome.scores, limit)
    ahead = tuple(other for other in best if other in outcome.winners) or best
    if seat in best:  # who ended the game won the tie (G4)
        return Missed(of=tuple(other for other in best if other != seat))
    return Missed(short=outcome.scores[best[0]] - score, of=ahead)
