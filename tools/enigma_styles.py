"""How styles of ENIGMA differ: they are asked in the same positions as the plain player of their level.

    python -m tools.enigma_styles --levels novice,casual,skilled,master --positions 200 --seed 4

For a style of placing: what its placement makes of its figure, beside that of the plain player with the same
seed. For a style of solving: how many seconds it takes. What a style wins tells `tools.enigma_placing`
(`--players skilled-builder,skilled`).
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, islice

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import decision_seed, derived
from enix_desktop.games.enigma.moves import Failed, Move, PlaceTile, Solved
from enix_desktop.games.enigma.network import System, systems, with_tile
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.view import View
from enix_desktop.headless.estimates import Estimate, Mean

Asked = tuple[View, Sequence[Move], int]


def own_cells(view: View, open_systems: Sequence[System]) -> float:
    """Cells of the colours that the seat stands on, in open systems."""
    return sum(
        system.colours[colour]
        for system in open_systems
        for _, seat, colour in system.networkers
        if seat == view.seat
    )


def others_ends(view: View, open_systems: Sequence[System]) -> float:
    """Open ends of systems where others stand, once for each of their networkers."""
    return sum(
        system.open_ends for system in open_systems for _, seat, _ in system.networkers if seat != view.seat
    )


FIGURES: Mapping[str, tuple[str, Callable[[View, Sequence[System]], float]]] = {
    "builder": ("cells in own open systems", own_cells),
    "rival": ("open ends that others have to close", others_ends),
}
"""By which figure each style of placing is known."""
SIGNS: Mapping[str, int] = {"builder": 1, "rival": 1, "sprinter": -1, "ponderer": 1}
"""Whether a style has more of its figure, or less; those of solving have seconds."""
SECONDS = "seconds for a puzzle"


def positions(phase: Phase, seed: int) -> Iterator[Asked]:
    """Views, legal moves and seeds in games of skilled players, whenever *phase* asks somebody."""
    skilled, rules = ENIGMA.player("skilled"), ENIGMA.rules
    for number in count():
        start = derived(seed, f"position/{number}")
        chance = SeededChance(start)
        state = rules.start(
            rules.deal(ENIGMA.options({**ENIGMA.usual_choices(), "limit": "none"}, 2 + number % 3), chance)
        )
        decisions = 0
        while owing := rules.to_move(state):
            seat = owing[0]
            view, moves = rules.view(state, seat), rules.legal_moves(state, seat)
            luck = decision_seed(start, seat, decisions)
            if state.phase is phase and len(moves) > 1:
                yield view, moves, luck
            move = skilled.choose(view, moves, luck).move if len(moves) > 1 else moves[0]
            rules.transition(state, seat, move, chance)
            decisions += 1


def amount(style: str, view: View, move: Move) -> float:
    """What *move* makes of the figure of *style*."""
    match move:
        case Solved(ms) | Failed(ms):
            return ms / 1000
        case PlaceTile(x, y, rotation):
            board = with_tile(view.board, (x, y), view.sides[view.seat] or (), rotation)
            open_systems = [system for system in systems(board) if not system.is_closed]
            return FIGURES[style][1](view, open_systems)
        case _:
            return 0


def more_in_positions(level: str, style: str, asked: int, seed: int) -> list[float]:
    """How much more the *style* has of its figure than the plain player, in so many positions."""
    phase = Phase.PLACE if style in FIGURES else Phase.SOLVE
    plain, styled = ENIGMA.player(level), ENIGMA.player(f"{level}-{style}")
    return [
        amount(style, view, styled.choose(view, moves, luck).move)
        - amount(style, view, plain.choose(view, moves, luck).move)
        for view, moves, luck in islice(positions(phase, seed), asked)
    ]


def figure_of(style: str) -> str:
    """What is measured of a style, in words."""
    return FIGURES[style][0] if style in FIGURES else SECONDS


def _written(figure: Estimate) -> str:
    return f"{figure.value:+.2f} ({figure.low:+.2f} to {figure.high:+.2f})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How styles of ENIGMA differ from the plain player.")
    parser.add_argument("--levels", default=",".join(ENIGMA.levels))
    parser.add_argument("--styles", default=",".join(ENIGMA.styles))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for level in chosen.levels.split(","):
        for style in chosen.styles.split(","):
            more = Mean().estimate(more_in_positions(level, style, chosen.positions, chosen.seed))
            print(f"{level}-{style}: {figure_of(style)}, {_written(more)} more", flush=True)


if __name__ == "__main__":
    main()
