"""What the levels have in common: the moves of a decision, each with its worth."""

from collections.abc import Sequence
from typing import NamedTuple

from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.ideas import Idea, ideas, networker_ideas
from enix_desktop.players.enigma.outlook import Outlook, outlook_of
from enix_desktop.players.enigma.solving import result
from enix_desktop.players.enigma.styles import Style
from enix_desktop.players.enigma.worth import Scales, scales_of
from enix_desktop.players.player import Choice, RandomPlayer

NO_HOPE = 0.1
"""How much open systems count once the game ends after this round."""


class Mind(NamedTuple):
    """How a level weighs things."""

    level: str
    """Who it solves like, unless its style says otherwise."""
    rivalry: float
    """How much all others together count against it."""
    hope: float
    """How much open systems count besides points."""


class Weighed(NamedTuple):
    """A move with its worth."""

    worth: float
    move: Move
    idea: Idea | None = None
    """What it is part of, when placing."""


CASUAL, SKILLED = Mind("casual", 0, 0.3), Mind("skilled", 1, 1)
NOVICE, MASTER = CASUAL._replace(level="novice"), SKILLED._replace(level="master")


def solved(view: View, moves: Sequence[Move], seed: int, mind: Mind, style: Style) -> Choice[Move] | None:
    """What is decided without looking at the board: results, and what to solve when alone."""
    if view.phase is Phase.SOLVE:
        return Choice(result(view, moves, seed, style.solver or mind.level))
    return RandomPlayer().choose(view, moves, seed) if view.phase is Phase.POSE else None


def scales(outlook: Outlook, mind: Mind, style: Style) -> Scales:
    """How *mind* weighs things in this situation."""
    is_last = max(outlook.sketch.points) >= outlook.goal
    hope, building = (mind.hope * NO_HOPE, 0.0) if is_last else (mind.hope, style.building)
    return scales_of(outlook.seat, outlook.seats, mind.rivalry + style.rivalry, hope, building)


def weighed(view: View, mind: Mind, style: Style) -> list[Weighed]:
    """The moves of a decision at the board, in the order of legal moves."""
    outlook = outlook_of(view)
    return weighed_in(outlook, scales(outlook, mind, style))


def weighed_in(outlook: Outlook, weights: Scales) -> list[Weighed]:
    """The same, with what somebody has in mind."""
    if not outlook.nets:
        return [
            Weighed(max([idea.worth for idea in _placements(outlook, weights, category)]), Choose(category))
            for category in outlook.tops
        ]
    if outlook.spot is None:
        found = ideas(outlook.sketch, outlook.seat, outlook.nets, weights)
        return [Weighed(idea.worth, placing(idea), idea) for idea in found]
    found = networker_ideas(outlook.sketch, outlook.seat, *outlook.spot, weights)
    return [Weighed(idea.worth, standing(idea), idea) for idea in found]


def _placements(outlook: Outlook, weights: Scales, category: Category) -> list[Idea]:
    cells = outlook.sketch.different()  # where exactly does not matter yet
    return ideas(outlook.sketch, outlook.seat, outlook.tops[category], weights, cells)


def placing(idea: Idea) -> Move:
    """The move that places the tile."""
    return PlaceTile(*idea.cell, idea.tile.rotation)


def standing(idea: Idea) -> Move:
    """The move that puts a networker, or none."""
    return NoNetworker() if idea.stand is None else PlaceNetworker(idea.stand.net, idea.stand.cell)
