"""A scripted learner of ENIGMA: somebody who has finished the lessons and plays the obvious.

    python -m tools.enigma_learner --against novice --seats 2 --games 400 --seed 71

It solves like a novice, so that only placing counts. It closes the system that earns it most, else it makes
one of its own systems larger, else it begins one with few open ends; it puts a networker on the colour that
shows most cells. It never looks at what others have.
"""

import argparse
from collections.abc import Iterator, Sequence

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.faces import CATEGORIES, Nets
from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.network import (
    Board,
    Cell,
    CellSpot,
    NetSpot,
    colour_at,
    frontier,
    may_stand,
    system_at,
    systems_touched,
    with_tile,
)
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import rotations
from enix_desktop.games.enigma.view import View
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.enigma.solving import result
from enix_desktop.players.player import UNHURRIED, Budget, Choice

LEARNER, SOLVER = "learner", "novice"
Merit = tuple[int, int, int]
"""Own points, cells in own open systems, and open ends that are missing: more is better."""


class LearnerPlayer:
    """Does the first sensible thing."""

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The most obvious move."""
        match view.phase:
            case Phase.CHOOSE:
                return Choice(_category(view, moves))
            case Phase.SOLVE:
                return Choice(result(view, moves, seed, SOLVER))
            case Phase.PLACE:
                return Choice(_place(view))
            case Phase.NETWORKER:
                return Choice(_networker(view))
            case _:
                return Choice(moves[-1])


def _category(view: View, moves: Sequence[Move]) -> Move:
    """The tile that shows most cells."""

    def cells(move: Move) -> int:
        nets = view.tops[CATEGORIES.index(move.category)] if isinstance(move, Choose) else None
        return sum(len(net.colours) for net in nets or ())

    return max(moves, key=cells)


def _place(view: View) -> Move:
    nets = view.sides[view.seat] or ()
    return max(_placements(view, nets), key=lambda move: _merit(view, nets, move))


def _placements(view: View, nets: Nets) -> Iterator[PlaceTile]:
    for x, y in frontier(view.board):
        for rotation in rotations(nets):
            yield PlaceTile(x, y, rotation)


def _merit(view: View, nets: Nets, move: PlaceTile) -> Merit:
    cell = move.x, move.y
    board = with_tile(view.board, cell, nets, move.rotation)
    points = grown = ends = 0
    for system in systems_touched(board, cell):
        own = [colour for _, seat, colour in system.networkers if seat == view.seat]
        cells = sum(system.colours[colour] for colour in own)
        if system.is_closed:
            points += cells
        else:
            grown += cells
            ends += system.open_ends
    return points, grown, -ends


def _networker(view: View) -> Move:
    """The colour with most cells in its system; closed systems first, since they pay at once."""
    assert view.placed is not None, "asked after placing"
    options = list(_stands(view.board, view.placed))
    if not options:
        return NoNetworker()
    return max(options, key=lambda option: option[0])[1]


def _stands(board: Board, cell: Cell) -> Iterator[tuple[tuple[bool, int, int], PlaceNetworker]]:
    for net, printed in enumerate(board.tiles[cell].nets):
        system = system_at(board, NetSpot(*cell, net))
        for colour in dict.fromkeys(printed.colours):
            number = printed.colours.index(colour)
            spot = CellSpot(*cell, net, number)
            if may_stand(board, spot):
                merit = system.is_closed, system.colours[colour_at(board, spot)], -system.open_ends
                yield merit, PlaceNetworker(net, number)


def shares(against: str, seats: int, games: int, seed: int) -> tuple[float, int]:
    """What the learner wins, shared wins as fractions, on every seat equally often."""
    won = 0.0
    learner, rival = LearnerPlayer(), ENIGMA.player(against)
    for number in range(games):
        seat = number % seats
        keys = tuple(LEARNER if place == seat else against for place in range(seats))
        plan = Plan(ENIGMA, {}, keys, derived(seed, f"learner/{number}"))
        seated = [learner if place == seat else rival for place in range(seats)]
        outcome = play(plan, keep_moves=False, seated=seated).outcome
        winners = outcome.winners if outcome else ()
        won += (seat in winners) / max(1, len(winners))
    return won, games


def main() -> None:
    """Print how often it wins."""
    parser = argparse.ArgumentParser(description="How often a scripted learner wins.")
    parser.add_argument("--against", default="novice", help="the computer player on all other seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    won, played = shares(chosen.against, chosen.seats, chosen.games, chosen.seed)
    low, high = wilson(round(won), played)
    print(
        f"learner against {chosen.against}, {chosen.seats} seats: {won:g} of {played} games, "
        f"{won / played:.1%} ({low:.1%} to {high:.1%}); fair share {1 / chosen.seats:.1%}"
    )


if __name__ == "__main__":
    main()
