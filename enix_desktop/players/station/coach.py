"""What the coach knows of Station Six."""

from collections.abc import Sequence

from enix_desktop.engine.rng import shuffled
from enix_desktop.games.station.guess import World
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.view import View
from enix_desktop.players.coach import coached_by
from enix_desktop.players.station.chances import chances_of
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.master import SEARCH, promising
from enix_desktop.players.station.posing import POSING
from enix_desktop.players.station.worth import learned_worth


def _ideas(view: View, _moves: Sequence[Move], _seed: int) -> Sequence[Move]:
    judge = Judge(view, learned_worth())
    if view.phase in (Phase.DISCARD, Phase.SUPPLY):
        return [judge.discarding()]
    return [move for _, move in promising(judge)]


def _redrawn(world: World, seed: int) -> World:
    other = world.copy()
    other.pile = list(shuffled(seed, "redrawn", world.pile))
    return other


COACH = coached_by(SEARCH, ideas=_ideas, standing=chances_of, redrawn=_redrawn, posing=POSING)
