"""Why a move is not allowed, and which moves are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from enix_desktop.engine.rules import ForeignMove, Seat
from tests.toy.rules.moves import Answers, Bid, Light, Move, Solve, is_answer
from tests.toy.rules.state import Phase, State
from tests.toy.rules.table import FIELDS, LONGEST_MS, TIME_LIMIT_MS, free_fields


@dataclass(frozen=True, slots=True)
class Refusal:
    """One broken rule and the facts about it."""

    rule: str
    key: str
    facts: Mapping[str, object] = field(default_factory=dict)


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first rule that *move* breaks, or None if it is legal."""
    if state.phase is Phase.OVER:
        return Refusal("E1", "game_over")
    if seat not in state.to_move:
        return Refusal("B1", "already_bid") if state.phase is Phase.BID else Refusal("B2", "not_in_turn")
    match move:
        case Bid(sparks):
            if state.phase is not Phase.BID:
                return Refusal("B1", "no_bidding_now")
            if not 0 <= sparks <= state.sparks[seat]:
                return Refusal("B1", "not_enough_sparks", {"sparks": state.sparks[seat]})
        case Solve():
            if state.phase is not Phase.SOLVE:
                return Refusal("S1", "no_sum_now")
            if not is_answer(move):
                return Refusal("S1", "no_such_answer", {"longest": LONGEST_MS})
        case Light(target):
            if state.phase is not Phase.LIGHT:
                return Refusal("L1", "no_lighting_now")
            if target not in FIELDS or target not in free_fields(state.board):
                return Refusal("L1", "not_free", {"field": target})
        case _:
            raise ForeignMove(move)
    return None


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """All moves of *seat* in a fixed order; of answers, of which there is no end, one for each effect."""
    if seat not in state.to_move:
        return ()
    match state.phase:
        case Phase.BID:
            return tuple(Bid(sparks) for sparks in range(state.sparks[seat] + 1))
        case Phase.SOLVE:
            assert state.numbers is not None
            right = sum(state.numbers)
            late = TIME_LIMIT_MS + 1
            return Answers(
                (Solve(right, 1), Solve(right, TIME_LIMIT_MS), Solve(right + 1, 1), Solve(None, late))
            )
        case _:
            return tuple(Light(free) for free in free_fields(state.board))


def verdict(numbers: tuple[int, int], move: Solve) -> str:
    """Whether an answer is `right`, `wrong` or `late` (S1)."""
    if move.answer is None or move.ms > TIME_LIMIT_MS:
        return "late"
    return "right" if move.answer == sum(numbers) else "wrong"
