"""A player of Sparks who looks one lamp ahead, and who can say why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.table import FREE, ROWS, free_fields, is_won, lamps
from tests.toy.rules.view import View


class Reason(Enum):
    """Why a move is made; the name says what the facts mean."""

    BID_TO_WIN = auto()
    BID_TO_BLOCK = auto()
    BID_SOME = auto()
    SOLVE = auto()
    LIGHT_WINS = auto()
    LIGHT_BLOCKS = auto()
    LIGHT_OPENS = auto()


@dataclass(frozen=True, slots=True)
class Advice:
    """One reason and the facts about it: seats, sparks, fields, numbers."""

    reason: Reason
    facts: Mapping[str, object] = field(default_factory=dict)


class SkilledPlayer:
    """Spends sparks where a lamp decides the game, and lights where most rows are open."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The best of *moves* by simple reasons; the *seed* makes bids hard to foresee."""
        if view.numbers is not None:
            return Choice(Solve(sum(view.numbers), 1))
        if isinstance(moves[0], Bid):
            return Choice(Bid(_bid(view, seed)))
        return Choice(max(moves, key=lambda move: _worth(view, move)))


def reason(view: View, move: Move, seed: int) -> Advice:
    """Why the skilled player makes *move*."""
    rivals = rivals_of(view)
    match move:
        case Solve(answer):
            return Advice(Reason.SOLVE, {"numbers": view.numbers, "answer": answer})
        case Light(target):
            if wins(view, view.seat, target):
                return Advice(Reason.LIGHT_WINS, {"field": target})
            blocked = [seat for seat in rivals if wins(view, seat, target)]
            if blocked:
                return Advice(Reason.LIGHT_BLOCKS, {"field": target, "seat": blocked[0]})
            return Advice(Reason.LIGHT_OPENS, {"field": target, "rows": len(open_rows(view, target))})
        case Bid(sparks):
            if can_win(view, view.seat):
                return Advice(Reason.BID_TO_WIN, {"sparks": sparks})
            threats = [seat for seat in rivals if can_win(view, seat)]
            if threats:
                return Advice(Reason.BID_TO_BLOCK, {"sparks": sparks, "seat": threats[0]})
            return Advice(Reason.BID_SOME, {"sparks": sparks})


def rivals_of(view: View) -> list[Seat]:
    """Everybody else."""
    return [seat for seat in range(len(view.sparks)) if seat != view.seat]


def wins(view: View, seat: Seat, target: int) -> bool:
    """Whether *seat* would win by lighting the field *target*."""
    return is_won(view.goal, [*lamps(view.board, seat), target])


def can_win(view: View, seat: Seat) -> bool:
    """Whether *seat* would win with one more lamp."""
    return any(wins(view, seat, free) for free in free_fields(view.board))


def open_rows(view: View, target: int) -> list[tuple[int, ...]]:
    """The rows through the field *target* that only lamps of this seat are in."""
    own = (FREE, view.seat)
    return [row for row in ROWS if target in row and all(view.board[place] in own for place in row)]


def _bid(view: View, seed: int) -> int:
    own = view.sparks[view.seat]
    if any(can_win(view, seat) for seat in range(len(view.sparks))):
        # One more than anybody else can bid is never needed.
        return min(own, max(view.sparks[seat] for seat in rivals_of(view)) + 1)
    return min(own, (own + 1) // 2 + seed % 2)


def _worth(view: View, move: Move) -> int:
    """How good it is to light a field; a win counts most."""
    if not isinstance(move, Light):
        return 0
    if wins(view, view.seat, move.field):
        return 200
    if any(wins(view, seat, move.field) for seat in rivals_of(view)):
        return 100
    rows = open_rows(view, move.field)
    return sum(1 + 3 * sum(view.board[place] == view.seat for place in row) for row in rows)
