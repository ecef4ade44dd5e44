"""Why a game ended as it did: every hand added up, halved and compared (R2, G1 to G5)."""

from collections.abc import Iterator

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.events import GameEnded
from enix_desktop.games.enix.scoring import best_seats, hand_score
from enix_desktop.games.enix.table import Table
from enix_desktop.games.enix.why.answer import Answer
from enix_desktop.games.enix.why.steps import Because, Step, step


def why_score(table: Table, ended: GameEnded, seat: Seat) -> Answer:
    """How the score of *seat* comes about."""
    return Answer(ended, tuple(score_steps(table, ended, seat)), ("G2", "G3"))


def why_won(table: Table, ended: GameEnded) -> Answer:
    """Why these seats won, or nobody."""
    return Answer(ended, tuple(winner_steps(table, ended)), ("G3", *deciding_rules(table, ended), "G2"))


def deciding_rules(table: Table, ended: GameEnded) -> tuple[str, ...]:
    """The rule for a tie, or for nobody left, if it is needed."""
    best = best_seats(ended.scores, table.numbers.limit)
    return () if len(best) == 1 else ("G4",) if best else ("G5",)


def score_steps(table: Table, ended: GameEnded, seat: Seat) -> Iterator[Step]:
    """The hand of *seat* added up and halved, and whether it drops out."""
    limit = table.numbers.limit
    worth = hand_score(table.components, set_of(ended.hands[seat]))
    yield step(Because.HAND_ADDED, player=seat, sum=table.components.printed_values(ended.hands[seat]))
    if worth.halvings:
        is_rounded = worth.score << worth.halvings != worth.total
        halved = Because.HALVED_AND_ROUNDED if is_rounded else Because.HALVED
        yield step(halved, total=worth.total, score=worth.score, count=worth.halvings)
    verdict = Because.DROPPED_OUT if worth.score > limit else Because.STAYS_IN
    yield step(verdict, player=seat, score=worth.score, limit=limit)


def winner_steps(table: Table, ended: GameEnded) -> Iterator[Step]:
    """Who is left, who is best, and what decides a tie."""
    limit = table.numbers.limit
    for seat in ended.dropped_out:
        yield step(Because.DROPPED_OUT, player=seat, score=ended.scores[seat], limit=limit)
    best = best_seats(ended.scores, limit)
    if not best:
        yield step(Because.NOBODY_LEFT, limit=limit)
        return
    score = ended.scores[best[0]]
    if len(best) == 1:
        yield step(Because.BEST_SCORE, player=best[0], score=score)
        return
    yield step(Because.SHARED_BEST, players=best, score=score)
    if ended.winners == best:
        yield step(Because.TIE_SHARED, ender=ended.seat, players=best)
    else:
        yield step(Because.ENDER_WINS_TIE, player=ended.seat)
