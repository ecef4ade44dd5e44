"""An ENIX player with simple plans: takes what looks best in this turn, and waits for a good score."""

from collections.abc import Sequence

from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.moves import EndGame, Move, PlaceTile
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.greedy import Plan, some
from enix_desktop.players.enix.styles import PLAIN, POINTS, Style
from enix_desktop.players.player import UNHURRIED, Budget, Choice

FIRST_ASPIRATION, LAST_ASPIRATION = 24, 20
"""The score with which the game is ended, at first and at last."""
ROUNDS_PER_POINT = 8
"""How many rounds it takes to get more modest by a point."""
URGENCY = 3
"""By how much to be more modest while somebody else could end the game."""
TILES_TRIED = 16
"""How many tile moves are looked at."""


class CasualPlayer:
    """Collects all six energies, stays below the limit, and has the patience to wait for a good score."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        """The move that looks best; of equals the last."""
        plan = PlanWithTiles(view)
        aspiration = _aspiration(view) + self._style.patience
        if isinstance(moves[-1], EndGame) and plan.is_good_enough(aspiration):
            return Choice(moves[-1])
        worth = self._style.weighing(view, plan.worth, POINTS)
        return Choice(max(reversed(some(moves, seed, TILES_TRIED)), key=worth))


class PlanWithTiles(Plan):
    """A plan that places tiles for the way of the pawn this turn."""

    def placing(self, move: PlaceTile) -> float:
        """What the pawn can collect afterwards; a way out is good in itself."""
        layout = self.view.layout.with_tile(move.tile, move.cell, move.rotation)
        ways = roads(self.components, layout)
        return self.route(self.tile, self.view.points, self.view.barred, ways) + len(ways[self.tile]) / 10


def _aspiration(view: View) -> int:
    """The score with which to end: less as rounds go by, and less while somebody else could end too."""
    rivals = [backs for seat, backs in enumerate(view.hand_energies) if seat != view.seat]
    is_urgent = any(0 not in backs for backs in rivals)
    patient = max(LAST_ASPIRATION, FIRST_ASPIRATION - view.round // ROUNDS_PER_POINT)
    return patient - (URGENCY if is_urgent else 0)
