"""What every computer player is: a pure function from what it may see to a move."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

ViewT = TypeVar("ViewT", contravariant=True)
MoveT = TypeVar("MoveT")


class Player(Protocol[ViewT, MoveT]):
    """Decides from a view, the legal moves and a seed; the same three give the same move."""

    def choose(self, view: ViewT, moves: Sequence[MoveT], seed: int) -> MoveT:
        """One of *moves*, of which there are at least two."""


class RandomPlayer:
    """Chooses the kind of move first and then one of that kind, so that rare kinds do happen."""

    def choose(self, view: object, moves: Sequence[MoveT], seed: int) -> MoveT:
        """One of *moves*, decided by *seed* alone."""
        # Moves of a kind stand together, so equal ends mean a single kind.
        if type(moves[0]) is type(moves[-1]):
            return moves[seed % len(moves)]
        kinds = list(dict.fromkeys(map(type, moves)))
        kind = kinds[seed % len(kinds)]
        choice = [move for move in moves if type(move) is kind]
        return choice[seed // len(kinds) % len(choice)]
