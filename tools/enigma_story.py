"""How a lesson game of ENIGMA is told: wished-for piles, composed boards, and puzzles that are solved."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Participant, Record
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES, Tile, TileFace
from enix_desktop.games.enigma.moves import Choose, Failed, Move, PlaceTile, Solved, Unsolved
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.table import PlacedTile, Position, Setup, options
from tools.lesson_story import LEARNER, Story

COMPONENTS = standard_components()
RELAXED = {"timer": "none", "limit": "none"}
_TILES = {face.id: number for number, face in enumerate(COMPONENTS.tiles)}


def face(name: str) -> TileFace:
    """The tile with this id."""
    return COMPONENTS.tiles[_TILES[name]]


def lying(name: str, x: int, y: int, rotation: int) -> PlacedTile:
    """A tile that lies on the table from the beginning."""
    return PlacedTile((x, y), face(name).nets, rotation)


def setup(
    seats: int,
    tops: Sequence[str],
    chosen: Mapping[str, str],
    position: Position | None = None,
    starter: int = LEARNER,
) -> Setup:
    """A game whose piles begin with the tiles *tops*; the rest follows in the order of the box."""
    piles = []
    for category in CATEGORIES:
        first = [_TILES[name] for name in tops if face(name).category is category]
        piles.append((*first, *(tile for tile in _of(category) if tile not in first)))
    return Setup(options(chosen, seats), starter, tuple(piles), position)


def _of(category: Category) -> list[Tile]:
    return [number for number, each in enumerate(COMPONENTS.tiles) if each.category is category]


class EnigmaStory(Story):
    """A game of ENIGMA told in lessons."""

    def __init__(self, beginning: Setup, players: Sequence[Participant]) -> None:
        record: Record[Setup, Move] = Record("enigma", tuple(players), beginning, program="lesson")
        super().__init__(EnigmaRules(), EnigmaCodec(), record, SeededChance(0))

    def solved(self, seat: int, seconds: float) -> Solved:
        """What *seat* has to say when its puzzle is solved after so many *seconds*."""
        tile = self.state.taken[seat]
        assert tile is not None
        return Solved(round(seconds * 1000), COMPONENTS.tiles[tile].solution)

    def others_fail(self, *seats: int) -> None:
        """These seats give up."""
        for seat in seats:
            self.watch(seat, Failed(60_000, Unsolved.GAVE_UP))

    def choose(self, category: Category, text: str) -> None:
        """The learner takes a tile."""
        self.do(Choose(category), text, f"pile:{category}", "button:take")

    def solve(self, text: str, seconds: float) -> None:
        """The learner solves, in whatever way and time."""
        self.do_any(self.solved(LEARNER, seconds), {"move": "solved"}, text, "bench")

    def place(self, move: PlaceTile, text: str, *, is_free: bool = False) -> None:
        """The learner places the tile just so, or anywhere."""
        if is_free:
            self.do_any(move, {"move": "place_tile"}, text, "board", "own", "button:place")
        else:
            self.do(move, text, f"cell:{move.x},{move.y}", "own", "button:place")
