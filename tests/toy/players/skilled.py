"""A player of Sparks who looks one lamp ahead, and who can say why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import UNHURRIED, Budget, Choice
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.table import FREE, ROWS, free_fields, is_won, lamps
from tests.toy.rules.view import View

REASONS = ("bid-wins", "bid-blocks", "bid-some", "solve", "light-wins", "light-blocks", "light-opens")


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the REASONS and the facts about it: seats, sparks, fields, numbers."""

    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)


class SkilledPlayer:
    """Spends sparks where a lamp decides the game, and lights where most rows are open."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        if view.numbers is not None:
            return Choice(Solve(sum(view.numbers), 2_000 + seed % 4_000))
        if isinstance(moves[0], Bid):
            return Choice(Bid(_bid(view, seed)))
        return Choice(max(moves, key=lambda move: _judged(view, move)[0]))


def reason(view: View, move: Move, seed: int) -> Advice:
    """Why the skilled player makes *move*."""
    return _judged(view, move)[1]


def _judged(view: View, move: Move) -> tuple[int, Advice]:
    """How good *move* is compared with others of its kind, and why it is made."""
    match move:
        case Bid(sparks):
            if _can_win(view, view.seat):
                return 0, Advice("bid-wins", {"sparks": sparks})
            if threats := [seat for seat in _rivals(view) if _can_win(view, seat)]:
                return 0, Advice("bid-blocks", {"sparks": sparks, "seat": threats[0]})
            return 0, Advice("bid-some", {"sparks": sparks})
        case Solve(answer):
            return 0, Advice("solve", {"numbers": view.numbers, "answer": answer})
        case Light(target):
            if _wins(view, view.seat, target):
                return 200, Advice("light-wins", {"field": target})
            if threats := [seat for seat in _rivals(view) if _wins(view, seat, target)]:
                return 100, Advice("light-blocks", {"field": target, "seat": threats[0]})
            held = [view.board[place] for row in _open_rows(view, target) for place in row]
            worth = len(held) + 9 * held.count(view.seat)
            return worth, Advice("light-opens", {"field": target, "rows": len(held) // 3})


def _bid(view: View, seed: int) -> int:
    own = view.sparks[view.seat]
    if any(_can_win(view, seat) for seat in range(len(view.sparks))):
        # One more than anybody else can bid is always enough.
        return min(own, max(view.sparks[seat] for seat in _rivals(view)) + 1)
    return min(own, (own + 1) // 2 + seed % 2)  # by luck, so that nobody foresees it


def _rivals(view: View) -> list[Seat]:
    return [seat for seat in range(len(view.sparks)) if seat != view.seat]


def _wins(view: View, seat: Seat, target: int) -> bool:
    return is_won(view.goal, [*lamps(view.board, seat), target])


def _can_win(view: View, seat: Seat) -> bool:
    return any(_wins(view, seat, free) for free in free_fields(view.board))


def _open_rows(view: View, target: int) -> list[tuple[int, ...]]:
    """The rows through the field *target* that only lamps of this seat are in."""
    own = (FREE, view.seat)
    return [row for row in ROWS if target in row and all(view.board[place] in own for place in row)]
