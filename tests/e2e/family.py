"""How the two persons of the end-to-end game decide, and whether a seed gives them a game worth driving.

`python -m tests.e2e.family` looks for seeds; the best is the one with the fewest moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.moves import Cross, EndGame, Move, PlaceTile, PlayEnix
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.casual import CasualPlayer

NAMES = ("Ada", "Ben")
SEED = 353
LONGEST = 400

AnyMatch = Match[Any, Any, Any, Any, View]


def begin(seed: int = SEED) -> AnyMatch:
    """The game that the new game screen deals to two persons with *seed*."""
    participants = [Participant(name, None, None) for name in NAMES]
    return Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 2), seed=seed)


def wants_to_interrupt(view: View) -> bool:
    """A person with an ENIX card plays it as soon as possible."""
    return bool(view.hand & view.table.components.enix_cards)


def choose(view: View, moves: Sequence[Move]) -> Move:
    """What a person does who moves tiles to other cells and ends the game at the first chance."""
    if isinstance(moves[-1], EndGame) and view.table.components.total(view.hand) <= view.table.numbers.limit:
        return moves[-1]
    return CasualPlayer().choose(view, _preferred(view, moves), 0).move


def _preferred(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    if isinstance(moves[0], PlaceTile):
        cells = view.layout.cells
        return [
            move for move in moves if isinstance(move, PlaceTile) and move.cell != cells[move.tile]
        ] or moves
    roads = dict(view.roads[view.pawns[view.seat]])
    costs = [roads[move.tile] for move in moves if isinstance(move, Cross)]
    # A click on a neighbour may lead round about where that is cheaper; to the nearest there is one way.
    return [move for move in moves if not isinstance(move, Cross) or roads[move.tile] == min(costs)]


@dataclass(frozen=True, slots=True)
class Course:
    """What a game of the two has in it."""

    moves: int
    tiles_moved: int
    competitions: int
    interrupts: int
    is_over: bool

    @property
    def is_worth_driving(self) -> bool:
        """Whether everything that the end-to-end test must see happens."""
        return self.is_over and min(self.tiles_moved, self.competitions, self.interrupts) > 0


def course(seed: int) -> Course:
    """Play the game of *seed* without a window, in the order in which the window asks."""
    match = begin(seed)
    interrupting: set[Seat] = set()
    tiles = competitions = asked = 0
    while (owing := match.rules.to_move(match.state)) and asked < LONGEST:
        seat = owing[0]
        decline = match.rules.declining_move(match.state)
        if decline is not None and seat not in interrupting:
            match.play(seat, decline)
            continue
        view = match.rules.view(match.state, seat)
        if decline is not None:
            interrupting.discard(seat)
        elif view.phase.is_joint and wants_to_interrupt(view):
            interrupting.add(seat)  # alone with the screen, where nobody has to say who it is
        move = choose(view, match.rules.legal_moves(match.state, seat))
        asked += 1
        tiles += isinstance(move, PlaceTile) and move.cell != view.layout.cells[move.tile]
        competitions += view.phase is Phase.COMPETE
        match.play(seat, move)
    interrupts = sum(isinstance(entry.move, PlayEnix) for entry in match.record.entries)
    return Course(asked, tiles, competitions, interrupts, match.record.outcome is not None)


if __name__ == "__main__":
    found = [(played, seed) for seed in range(3000) if (played := course(seed)).is_worth_driving]
    for played, seed in sorted(found, key=lambda pair: pair[0].moves)[:10]:
        print(seed, played)
