"""What the fragments bench says: pieces and where they lie, faults, and the squares one can walk."""

from enix_desktop.games.enigma.puzzles.fragments import piece_corners
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.games.enigma.puzzles.quarters import Quarters, quarters
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.bench.fragments_faults import Faults
from enix_desktop.ui.enigma.bench.fragments_model import FragmentsModel
from enix_desktop.ui.enigma.bench.words import listed, said, said_count
from enix_desktop.ui.widgets.numbers import number

SHAPES = Texts("enigma", "shapes")
_QUARTERS = 4
_HALVES = {
    frozenset({0, 3}): "upper_left",
    frozenset({0, 1}): "upper_right",
    frozenset({2, 3}): "lower_left",
    frozenset({1, 2}): "lower_right",
}


def piece_name(piece: int) -> str:
    """“Large triangle with a sun”: every name is told once."""
    return said(f"fragments.name.{piece + 1}", SHAPES)


def numbered_name(piece: int) -> str:
    """The name with the digit that chooses the piece."""
    return said("fragments.numbered", SHAPES, number=piece + 1, name=piece_name(piece))


def point_words(point: Point) -> str:
    """A grid point; the upper left of the box around the outline is 1, 1."""
    return said("fragments.point", SHAPES, column=point[0] + 1, row=point[1] + 1)


def place_words(model: FragmentsModel, piece: int, faults: Faults) -> str:
    """Where *piece* lies, what is wrong with it, and its corners."""
    lying = model.now[piece]
    side = said("fragments.back" if lying.flip else "fragments.front", SHAPES)
    turn = said(f"fragments.turn.{lying.turn}", SHAPES)
    if lying.at is None:
        return " ".join((said("fragments.aside", SHAPES), side, turn))
    corners = ", ".join(point_words(corner) for corner in model.corners(piece))
    told = [said("fragments.corners", SHAPES, corners=corners), *fault_words(piece, faults), side, turn]
    return " ".join(told)


def fault_words(piece: int, faults: Faults) -> list[str]:
    """What is wrong with *piece*, if anything is."""
    others = [piece_name(other) for pair in faults.pairs if piece in pair for other in pair if other != piece]
    told = [said("fragments.overlaps", SHAPES, others=listed(others))] if others else []
    if piece in faults.strays:
        told.append(said("fragments.outside", SHAPES))
    return told


def bare_words(faults: Faults) -> str:
    """How much of the hollow is still bare."""
    area = faults.bare_area
    digits = next(digits for digits in (0, 1, 2) if round(area, digits) == area)  # quarters at least
    return said("fragments.bare_area", SHAPES, area=number(area, digits))


def left_words(model: FragmentsModel, faults: Faults) -> str:
    """What is still to be done."""
    if faults.pairs:
        return said_count("fragments.left.overlaps", len(faults.pairs), SHAPES)
    if faults.strays:
        return said_count("fragments.left.outside", len(faults.strays), SHAPES)
    aside = sum(lying.at is None for lying in model.now)
    return said_count("fragments.left.pieces", aside, SHAPES)


class Ground:
    """Which parts of which squares the outline and the pieces cover."""

    def __init__(self, model: FragmentsModel) -> None:
        self._outline = quarters(model.puzzle.outline)
        self._covered: dict[int, Quarters] = {
            piece: quarters(piece_corners(model.pieces, piece, row)) for piece, row in model.laid().items()
        }

    def square(self, cell: Point) -> str:
        """What is to be said of the square at *cell*."""
        wanted = self._of(self._outline, cell)
        pieces = [piece for piece, ground in self._covered.items() if self._of(ground, cell)]
        covered = frozenset[int]().union(*(self._of(self._covered[piece], cell) for piece in pieces))
        told = [said("fragments.square", SHAPES, column=cell[0] + 1, row=cell[1] + 1)]
        if not wanted:
            told.append(said("fragments.beyond", SHAPES))
        elif len(wanted) < _QUARTERS:
            told.append(said("fragments.part", SHAPES, part=_part(wanted)))
        if wanted - covered:
            told.append(
                said("fragments.bare", SHAPES)
                if not covered
                else said("fragments.bare_part", SHAPES, part=_part(wanted - covered))
            )
        if pieces:
            told.append(said("fragments.covered", SHAPES, pieces=listed([piece_name(p) for p in pieces])))
        return " ".join(told)

    @staticmethod
    def _of(ground: Quarters, cell: Point) -> frozenset[int]:
        return frozenset(part for part in range(_QUARTERS) if (cell[1], cell[0], part) in ground)


def _part(parts: frozenset[int]) -> str:
    """A half of a square, or the quarters by the sides they lie at."""
    if parts in _HALVES:
        return said(f"fragments.half.{_HALVES[parts]}", SHAPES)
    return listed([said(f"fragments.quarter.{part}", SHAPES) for part in sorted(parts)])
