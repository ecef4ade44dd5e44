"""A building with a piece in hand above it, as every part of the angles bench shows and tells it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from enix_desktop.games.enigma.puzzles.angles import Cubes
from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.angles_model import AnglesModel, Match


@dataclass(frozen=True)
class Shown:
    """A building as it is to be seen, by the digits of its pieces."""

    standing: Mapping[str, Cubes] = field(default_factory=dict)
    held: str = ""
    landing: Cubes = ()
    gaps: tuple[Cube, ...] = ()
    """Those that there are, and those that setting down the piece in hand would make."""
    tops: Mapping[Point, str] = field(default_factory=dict)
    heights: Mapping[Point, int] = field(default_factory=dict)
    matches: Mapping[Point, Match] = field(default_factory=dict)


def shown_of(model: AnglesModel) -> Shown:
    """What *model* says."""
    rested, tops, row = model.rested(), model.tops(), model.held_row()
    heights: dict[Point, int] = {}
    for cubes in rested.values():
        for x, y, z in cubes:
            heights[x, y] = max(heights.get((x, y), 0), z + 1)
    return Shown(
        {model.digit(piece): cubes for piece, cubes in rested.items()},
        "" if row is None else model.digit(row[0]),
        model.landing(),
        tuple(model.gaps(model.standing if row is None else (*model.standing, row))),
        tops,
        heights,
        {cell: model.match(cell, tops) for cell in model.columns},
    )
