"""The angles bench beneath its surface: a building, a piece held above it, and how it is seen from above."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from enix_desktop.games.enigma.puzzles import angles
from enix_desktop.games.enigma.puzzles.angles import TABLE, Cubes, Row
from enix_desktop.games.enigma.puzzles.pieces import Cube, Pieces
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, Point, Written
from enix_desktop.ui.enigma.bench.angles_turns import Axis, pivot_column, turned
from enix_desktop.ui.enigma.bench.model import BenchModel, Judge

EDGE = 1
"""How far the table reaches beyond the picture."""

Building: TypeAlias = tuple[Row, ...]
"""The pieces that stand there, in the order of building."""


class Match(Enum):
    """What a column of the building is, compared with the picture."""

    BARE = "bare"
    """Nothing is there, and nothing should be."""
    RIGHT = "right"
    MISSING = "missing"
    """Nothing is there yet."""
    OTHER = "other"
    """Another piece is on top."""
    EXTRA = "extra"
    """A piece is where the picture shows the table."""


@dataclass(frozen=True, slots=True)
class Held:
    """A piece above the building; the cube about which it turns is in the column *cell*."""

    piece: str
    orientation: int
    cell: Point


class AnglesModel(BenchModel[Building]):
    """Four pieces. What is built is history; the piece in hand is not, until it is set down."""

    def __init__(self, pieces: Pieces, puzzle: AnglesPuzzle, judge: Judge) -> None:
        super().__init__((), judge)
        self.pieces, self.puzzle = pieces, puzzle
        self.width, self.height = len(puzzle.picture[0]), len(puzzle.picture)
        self.held: Held | None = None
        self._last = {
            block.id: Held(block.id, 0, ((self.width - 1) // 2, (self.height - 1) // 2))
            for block in pieces.angles
        }

    @property
    def names(self) -> tuple[str, ...]:
        """The pieces in the order of their digits."""
        return tuple(block.id for block in self.pieces.angles)

    def digit(self, piece: str) -> str:
        """The digit of *piece* in the picture."""
        return str(self.names.index(piece) + 1)

    @property
    def columns(self) -> list[Point]:
        """All columns of the table, row by row."""
        rows, across = range(-EDGE, self.height + EDGE), range(-EDGE, self.width + EDGE)
        return [(x, y) for y in rows for x in across]

    @property
    def standing(self) -> Building:
        """What stands there while one piece may be in hand."""
        held = self.held
        return self.now if held is None else tuple(row for row in self.now if row[0] != held.piece)

    def rested(self, building: Building | None = None) -> dict[str, Cubes]:
        """Where the cubes of each piece of *building* are, of what stands there by default (ZA3)."""
        rows = self.standing if building is None else building
        return {row[0]: cubes for row, cubes in zip(rows, angles.rested(self.pieces, rows), strict=True)}

    def is_built(self, piece: str) -> bool:
        """Whether *piece* stands there or did before it was taken in hand."""
        return any(row[0] == piece for row in self.now)

    # A piece in hand

    def hold(self, piece: str) -> None:
        """Take *piece* in hand, out of the building or from beside it; what lay on it comes down."""
        row = next((row for row in self.now if row[0] == piece), None)
        if row is None:
            self.held = self._last[piece]
            return
        dx, dy = pivot_column(self.pieces, piece, row[1])
        self.held = self._last[piece] = Held(piece, row[1], (row[2] + dx, row[3] + dy))

    def orientation(self, piece: str) -> int:
        """How *piece* is turned, wherever it is."""
        if self.held is not None and self.held.piece == piece:
            return self.held.orientation
        row = next((row for row in self.now if row[0] == piece), None)
        return self._last[piece].orientation if row is None else row[1]

    def let_go(self) -> bool:
        """Put what is in hand back to where it was."""
        was_held, self.held = self.held is not None, None
        return was_held

    def aim(self, cell: Point) -> bool:
        """Hold the piece above *cell*, as far as the table reaches; False if it is there already."""
        return self.held is not None and self._hold(replace(self.held, cell=cell))

    def turn(self, axis: Axis, steps: int) -> bool:
        """Turn the piece in hand; what would hang beyond the table is shifted in."""
        if self.held is None:
            return False
        return self._hold(replace(self.held, orientation=turned(self.held.orientation, axis, steps)))

    def _hold(self, held: Held) -> bool:
        before, self.held = self.held, self.clamped(held)
        self._last[held.piece] = self.held
        return self.held != before

    def clamped(self, held: Held) -> Held:
        """*held*, shifted so that no cube is beyond the table."""
        dx, dy = pivot_column(self.pieces, held.piece, held.orientation)
        cubes = angles.cubes(self.pieces, held.piece, held.orientation)
        wide, deep = max(x for x, _, _ in cubes) + 1, max(y for _, y, _ in cubes) + 1
        x = min(max(held.cell[0] - dx, -EDGE), self.width + EDGE - wide)
        y = min(max(held.cell[1] - dy, -EDGE), self.height + EDGE - deep)
        return replace(held, cell=(x + dx, y + dy))

    def held_row(self) -> Row | None:
        """The row that setting down the piece in hand would add."""
        held = self.held
        if held is None:
            return None
        dx, dy = pivot_column(self.pieces, held.piece, held.orientation)
        return held.piece, held.orientation, held.cell[0] - dx, held.cell[1] - dy

    def landing(self) -> Cubes:
        """Where the cubes of the piece in hand would come to rest; nothing is in hand: none."""
        row = self.held_row()
        return () if row is None else angles.rested(self.pieces, (*self.standing, row))[-1]

    def set_down(self) -> bool:
        """Let the piece in hand come down: it is now the last in the order of building."""
        row, standing = self.held_row(), self.standing
        if row is None:
            return False
        self.held = None
        return self.lay((*standing, row))

    # The building

    def take_back(self, piece: str) -> bool:
        """Lay *piece* beside the table; what lay on it comes down."""
        if self.held is not None and self.held.piece == piece:
            self.held = None
        return self.lay(tuple(row for row in self.now if row[0] != piece))

    def gaps(self, building: Building | None = None) -> list[Cube]:
        """Empty places under cubes, which can never be filled (ZA5)."""
        return angles.gaps(self.pieces, self.standing if building is None else building)

    def wanted(self, cell: Point) -> str:
        """The digit of the picture at *cell*, or a dot."""
        x, y = cell
        inside = 0 <= x < self.width and 0 <= y < self.height
        return self.puzzle.picture[y][x] if inside else TABLE

    def tops(self, building: Building | None = None) -> dict[Point, str]:
        """The digit seen from above in each column that is not bare."""
        return angles.tops(self.pieces, self.standing if building is None else building)

    def match(self, cell: Point, tops: dict[Point, str]) -> Match:
        """How the column at *cell* compares with the picture as it lies on the table."""
        wanted, found = self.wanted(cell), tops.get(cell, TABLE)
        if found == wanted:
            return Match.BARE if wanted == TABLE else Match.RIGHT
        if found == TABLE:
            return Match.MISSING
        return Match.EXTRA if wanted == TABLE else Match.OTHER

    # What the frame of all benches asks for

    def lay(self, arrangement: Building) -> bool:
        for piece, orientation, x, y in arrangement:
            dx, dy = pivot_column(self.pieces, piece, orientation)
            self._last[piece] = Held(piece, orientation, (x + dx, y + dy))
        return super().lay(arrangement)

    def undo(self) -> bool:
        return self.let_go() or super().undo()

    def redo(self) -> bool:
        self.let_go()
        return super().redo()

    def reset(self) -> bool:
        was_held = self.let_go()
        return super().reset() or was_held

    def hint(self) -> bool:
        self.let_go()
        return super().hint()

    def written_form(self) -> Written | None:
        return self.now if self.held is None and len(self.now) == len(self.pieces.angles) else None

    def as_json(self, arrangement: Building) -> object:
        return [list(row) for row in arrangement]

    def read(self, node: object) -> Building:
        if not isinstance(node, Sequence) or isinstance(node, str):
            raise ValueError("no list of rows")
        rows = [angles.read_row(self.pieces, tuple(row)) for row in node]
        building = tuple(row for row in rows if row is not None)
        if len(building) < len(rows) or len({row[0] for row in building}) < len(rows):
            raise ValueError("the rows of the building have another form")
        table = set(self.columns)
        if any((x, y) not in table for cubes in self.rested(building).values() for x, y, _ in cubes):
            raise ValueError("a piece lies beyond the table")
        return building

    def with_hint(self) -> Building | None:
        """One piece more stands as in a solution; what stands otherwise is taken back."""
        solution = self.judge.completion(self.now)
        if not isinstance(solution, tuple):
            return None
        rows = self._on_picture(tuple(row for row in map(self._row, solution) if row is not None))
        there, wanted = self.rested(self.now), self.rested(rows)
        kept = {piece for piece, cubes in there.items() if set(cubes) == set(wanted[piece])}
        missing = next((row[0] for row in rows if row[0] not in kept), None)
        if missing is None:
            return None
        return tuple(row for row in rows if row[0] in kept or row[0] == missing)

    def _row(self, node: object) -> Row | None:
        return angles.read_row(self.pieces, node)

    def _on_picture(self, rows: Building) -> Building:
        """*rows*, shifted so that the building stands on the picture."""
        columns = self.tops(rows)
        left, top = min(x for x, _ in columns), min(y for _, y in columns)
        return tuple((piece, turn, x - left, y - top) for piece, turn, x, y in rows)
