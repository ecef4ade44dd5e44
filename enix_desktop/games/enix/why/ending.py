"""Why a game ended as it did: every hand added up, halved and compared (R2, G1 to G5)."""

from collections.abc import Iterator

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.events import GameEnded
from enix_desktop.games.enix.scoring import hand_score
from enix_desktop.games.enix.table import Table
from enix_desktop.games.enix.why import card_steps as steps
from enix_desktop.games.enix.why.answer import Answer


def why_score(table: Table, ended: GameEnded, seat: Seat) -> Answer:
    """How the score of *seat* comes about."""
    found = tuple(score_steps(table, ended, seat))
    return Answer(ended, found, ("G2", "G3"))


def why_won(table: Table, ended: GameEnded) -> Answer:
    """Why these seats won, or nobody."""
    left = [seat for seat in range(table.seats) if seat not in ended.dropped_out]
    rules = ["G3"]
    if not left:
        rules.append("G5")
    elif len(_best(ended, left)) > 1:
        rules.append("G4")
    return Answer(ended, tuple(winner_steps(table, ended)), (*rules, "G2"))


def score_steps(table: Table, ended: GameEnded, seat: Seat) -> Iterator[steps.CardStep]:
    """The hand of *seat* added up and halved, and whether it drops out."""
    limit = table.numbers.limit
    worth = hand_score(table.components, set_of(ended.hands[seat]))
    yield steps.HandAdded(seat, ended.hands[seat], worth.total)
    if worth.halvings:
        is_rounded = worth.score << worth.halvings != worth.total
        yield steps.Halved(seat, worth.total, worth.halvings, worth.score, is_rounded)
    if worth.score > limit:
        yield steps.DroppedOut(seat, worth.score, limit)
    else:
        yield steps.StaysIn(seat, worth.score, limit)


def winner_steps(table: Table, ended: GameEnded) -> Iterator[steps.CardStep]:
    """Who is left, who is best, and what decides a tie."""
    limit = table.numbers.limit
    for seat in ended.dropped_out:
        yield steps.DroppedOut(seat, ended.scores[seat], limit)
    left = [seat for seat in range(table.seats) if seat not in ended.dropped_out]
    if not left:
        yield steps.NobodyLeft(limit)
        return
    best = _best(ended, left)
    yield steps.BestScore(best, ended.scores[best[0]])
    if len(best) > 1 and ended.seat in left:
        yield steps.EnderWinsTie(ended.seat)
    elif len(best) > 1:
        yield steps.TieShared(ended.seat, best)


def _best(ended: GameEnded, left: list[Seat]) -> tuple[Seat, ...]:
    top = max(ended.scores[seat] for seat in left)
    return tuple(seat for seat in left if ended.scores[seat] == top)
