"""The box and its tiles, as the tests of puzzles need them."""

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Port,
    WeightsPuzzle,
)

BOX = standard_components()
PIECES = BOX.pieces
IDS = [face.id for face in BOX.tiles]

W18 = WeightsPuzzle((13, 6), (5, 7), 5)
F10 = FragmentsPuzzle(((0, 2), (2, 0), (4, 2), (2, 4)))
F10_SOLUTION = (
    *((0, 2, 0, 0), (0, 3, 2, 0), (0, 0, 1, 3), (0, 1, 0, 2), (0, 0, 2, 2), (0, 0, 1, 2)),
    (1, 0, 2, 2),
)
PAIR = ConduitsPuzzle(
    ((0, 0), (1, 0)), (Port(0, 0, 3),), tuple(f"p{number}" for number in (2, 4, 5, 6, 7, 8, 9))
)
"""Worked example 4."""
PAIR_SOLUTION = (("p3", 0, 0, 1), ("p1", 1, 0, 3))
A01 = AnglesPuzzle(("22", "3.", "11", "41", ".4"))
A01_SOLUTION = (("s2", 9, 0, 0), ("s4", 1, 0, 2), ("s3", 9, 0, 1), ("s1", 1, 0, 2))


def tile(id: str) -> TileFace:
    """The tile called *id*."""
    return next(face for face in BOX.tiles if face.id == id)
