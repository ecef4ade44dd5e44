"""What every computer player is: a pure function from what it may see to a move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT")


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think."""

    iterations: int | None = None
    """Just so many, to repeat a decision; None: as many as the player is used to."""
    is_time_up: Callable[[], bool] = _never
    """Asked between iterations: once it says yes, the best move found so far is made."""


UNHURRIED = Budget()


class Choice(NamedTuple, Generic[MoveT]):
    """A decision, and the iterations it really took: with as many, the same move is chosen again."""

    move: MoveT
    iterations: int = 0


def is_choice(moves: Sequence[object]) -> bool:
    """Whether there are at least two *moves*; a game that has thousands need not list them all for that."""
    try:
        moves[1]
    except IndexError:
        return False
    return True


class Player(Protocol[ViewT, MoveT]):
    """Decides from a view, the legal moves, a seed and iterations; the same four give the same move."""

    def choose(
        self, view: ViewT, moves: Sequence[MoveT], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[MoveT]:
        """One of *moves*, of which there are at least two."""


class RandomPlayer:
    """Chooses the kind of move first and then one of that kind, so that rare kinds do happen."""

    def choose(
        self, view: object, moves: Sequence[MoveT], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[MoveT]:
        """One of *moves*, decided by *seed* alone."""
        # Moves of a kind stand together, so equal ends mean a single kind.
        if type(moves[0]) is type(moves[-1]):
            return Choice(moves[seed % len(moves)])
        kinds = list(dict.fromkeys(map(type, moves)))
        kind = kinds[seed % len(kinds)]
        choice = [move for move in moves if type(move) is kind]
        return Choice(choice[seed // len(kinds) % len(choice)])
