"""What somebody could decide in ENIGMA, in words that also fit when the game is over."""

from collections.abc import Sequence

from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Solved,
)
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF
from enix_desktop.games.enigma.view import View
from enix_desktop.players.enigma.advice import Advice
from enix_desktop.ui.enigma.hint_words import TEXTS, HintWords
from enix_desktop.ui.enigma.words import (
    a_puzzle,
    colour_name,
    listed,
    place_name,
    said,
    said_count,
    seconds,
    side_name,
)
from enix_desktop.ui.table.player_names import PlayerNames


class EnigmaMoveWords:
    """`ui.game_ui.MoveWords` for ENIGMA."""

    def __init__(self, players: Sequence[str]) -> None:
        self._hints = HintWords(PlayerNames(players))

    def move(self, view: View, move: Move, /) -> str:
        match move:
            case Choose(category):
                return said("move.choose", TEXTS, puzzle=a_puzzle(category))
            case Solved(ms):
                return said("move.solved", TEXTS, time=seconds(ms))
            case Failed(ms, reason):
                return said(f"move.{reason}", TEXTS, time=seconds(ms))
            case PlaceTile(x, y, 0):
                return said("move.place-straight", TEXTS, place=place_name(x, y))
            case PlaceTile(x, y, rotation):
                return said_count("move.place", rotation, TEXTS, place=place_name(x, y))
            case PlaceNetworker():
                return _standing(view, move)
            case NoNetworker():
                return said("move.none", TEXTS)
            case Pose(puzzle, difficulty):
                posed = a_puzzle(CATEGORY_OF[type(puzzle)])
                return said("move.pose", TEXTS, puzzle=posed, difficulty=difficulty)
            case Finish():
                return said("move.finish", TEXTS)

    def question(self, view: View, /) -> str:
        return TEXTS[f"question.{view.phase}"]

    def why(self, view: View, move: Move, reason: object, /) -> str:
        return self._hints.because(reason) if isinstance(reason, Advice) else ""


def _standing(view: View, move: PlaceNetworker) -> str:
    """The colour, and which conduit of the tile if several have it."""
    assert view.placed is not None, "a networker goes on the tile just placed"
    tile = view.board.tiles[view.placed]
    colour = tile.nets[move.net].colours[move.cell]
    if sum(colour in net.colours for net in tile.nets) == 1:
        return said("move.networker", TEXTS, colour=colour_name(colour))
    sides = listed([side_name(side) for side in tile.leaving[move.net]])
    return said("move.networker-of", TEXTS, colour=colour_name(colour), sides=sides)
