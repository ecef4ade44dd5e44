"""What the angles bench says: pieces, the piece in hand, and the columns of the table one can walk."""

from collections.abc import Iterable, Sequence

from enix_desktop.games.enigma.puzzles.angles import TABLE
from enix_desktop.games.enigma.puzzles.pieces import Cube
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.angles_model import AnglesModel, Match
from enix_desktop.ui.enigma.bench.angles_shown import Shown
from enix_desktop.ui.enigma.bench.fragments_words import SHAPES
from enix_desktop.ui.enigma.bench.words import listed, said, said_count


def piece_name(digit: str) -> str:
    """“Red angle with discs”."""
    return said(f"angles.name.{digit}", SHAPES)


def colour_name(digit: str) -> str:
    """“red”, or “table”."""
    return said("angles.table" if digit == TABLE else f"angles.colour.{digit}", SHAPES)


def column_name(cell: Point) -> str:
    """A column; the upper left of the picture is 1, 1."""
    return said("angles.column", SHAPES, column=cell[0] + 1, row=cell[1] + 1)


def columns(cells: Iterable[Point]) -> str:
    """Columns in a row, as short as possible."""
    return ", ".join(said("angles.cell", SHAPES, column=x + 1, row=y + 1) for x, y in cells)


def cubes_words(cubes: Sequence[Cube]) -> str:
    """Which levels of which columns cubes fill, each column once."""
    levels: dict[Point, list[int]] = {}
    for x, y, z in sorted(cubes, key=lambda cube: (cube[1], cube[0], cube[2])):
        levels.setdefault((x, y), []).append(z + 1)
    return "; ".join(
        said(
            "angles.levels",
            SHAPES,
            column=x + 1,
            row=y + 1,
            levels=listed([str(level) for level in there]),
        )
        for (x, y), there in levels.items()
    )


def hand_words(shown: Shown) -> str:
    """The piece in hand, where it would come to rest, and the gaps it would leave."""
    told = [
        said("angles.in_hand", SHAPES, name=piece_name(shown.held)),
        said("angles.rests", SHAPES, cubes=cubes_words(shown.landing)),
    ]
    return " ".join([*told, *gap_words(shown.gaps)])


def gap_words(gaps: Sequence[Cube]) -> list[str]:
    """Which columns have gaps, if any have."""
    cells = list(dict.fromkeys((x, y) for x, y, _ in gaps))
    return [said("angles.gaps", SHAPES, cells=columns(cells))] if cells else []


def piece_words(model: AnglesModel, piece: str, shown: Shown) -> str:
    """Where *piece* is."""
    digit = str(model.names.index(piece) + 1)
    if shown.held == digit:
        return hand_words(shown)
    if digit not in shown.standing:
        return said("angles.aside", SHAPES)
    order = list(shown.standing).index(digit) + 1
    place = cubes_words(shown.standing[digit])
    return said("angles.built", SHAPES, order=order, cubes=place)


def cell_words(cell: Point, wanted: str, shown: Shown) -> str:
    """What the picture shows in a column, and what stands there."""
    told = [column_name(cell), said("angles.wanted", SHAPES, colour=colour_name(wanted))]
    found = shown.tops.get(cell)
    if found is not None:
        height = shown.heights.get(cell, 0)
        told.append(said("angles.found", SHAPES, colour=colour_name(found), height=height))
    match = shown.matches[cell]
    if match is not Match.BARE:
        told.append(said(f"angles.match.{match.value}", SHAPES))
    if any((x, y) == cell for x, y, _ in shown.gaps):
        told.append(said("angles.gap_here", SHAPES))
    if any((x, y) == cell for x, y, _ in shown.landing):
        told.append(said("angles.hand_here", SHAPES))
    return " ".join(told)


def left_words(model: AnglesModel, shown: Shown) -> str:
    """What is still to be done; the piece in hand may yet go elsewhere, so its gaps do not count."""
    gaps = {(x, y) for x, y, _ in model.gaps()}
    if gaps:
        return said_count("angles.left.gaps", len(gaps), SHAPES)
    wrong = sum(match in (Match.OTHER, Match.EXTRA, Match.MISSING) for match in shown.matches.values())
    missing = len(model.names) - len(shown.standing)
    if missing:
        return said_count("angles.left.pieces", missing, SHAPES)
    return said_count("angles.left.columns", wrong, SHAPES)
