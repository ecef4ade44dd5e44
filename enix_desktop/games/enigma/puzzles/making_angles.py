"""Pictures by chance: the angular pieces lowered onto one another (E8)."""

from enix_desktop.games.enigma.puzzles.angle_search import orientations
from enix_desktop.games.enigma.puzzles.angles import picture_of
from enix_desktop.games.enigma.puzzles.bounds import HIGHEST, PICTURE_SIZE
from enix_desktop.games.enigma.puzzles.conduits import STEPS
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Point

_TRIES = 12
"""How often a piece is put somewhere before the building is given up."""


def make(pieces: Pieces, luck: Luck) -> AnglesPuzzle | None:
    """A picture of a building; None if a piece found no place where it lies flush."""
    heights: dict[Point, int] = {}
    digits: dict[Point, str] = {}
    blocks = [(block.id, str(number)) for number, block in enumerate(pieces.angles, 1)]
    for piece, digit in luck.some_of(blocks, len(blocks)):
        raised = _put(pieces, luck, piece, heights)
        if raised is None:
            return None
        heights |= raised
        digits |= dict.fromkeys(raised, digit)
    return AnglesPuzzle(picture_of(digits))


def _put(pieces: Pieces, luck: Luck, piece: str, heights: dict[Point, int]) -> dict[Point, int] | None:
    """The new heights of the columns on which *piece* has come to lie flush, touching what is there."""
    for _ in range(_TRIES):
        _, columns = luck.one_of(orientations(pieces)[piece])
        x, y = luck.below(PICTURE_SIZE), luck.below(PICTURE_SIZE)
        there = [((x + dx, y + dy), bottom, top) for (dx, dy), bottom, top in columns]
        if any(not 0 <= at < PICTURE_SIZE for cell, _, _ in there for at in cell):
            continue
        level = heights.get(there[0][0], 0) - there[0][1]
        if any(heights.get(cell, 0) != level + bottom for cell, bottom, _ in there):
            continue
        raised = {cell: level + top for cell, _, top in there}
        if max(raised.values()) <= HIGHEST and (not heights or _touches(raised, heights)):
            return raised
    return None


def _touches(raised: dict[Point, int], heights: dict[Point, int]) -> bool:
    return any((x + dx, y + dy) in heights for x, y in raised for dx, dy in ((0, 0), *STEPS))
