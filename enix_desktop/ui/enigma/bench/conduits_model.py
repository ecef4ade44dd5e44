"""The conduits bench beneath its surface: where each piece lies, and how it is turned (ZC)."""

from collections.abc import Mapping
from typing import NamedTuple

from enix_desktop.games.enigma.puzzles import conduits
from enix_desktop.games.enigma.puzzles.conduits import STEPS, TURNS, Flaw, OpenEnd, Row
from enix_desktop.games.enigma.puzzles.forms import is_integer
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Point, Written
from enix_desktop.ui.enigma.bench.model import BenchModel, Judge


class Lying(NamedTuple):
    """How a piece lies: so many quarter turns clockwise, on a cell or in stock."""

    turn: int = 0
    at: Point | None = None


class ConduitsModel(BenchModel[tuple[Lying, ...]]):
    """How each piece lies that is not crossed out, in the order of `stock`."""

    def __init__(self, pieces: Pieces, puzzle: ConduitsPuzzle, judge: Judge) -> None:
        self.pieces, self.puzzle = pieces, puzzle
        self.stock = conduits.in_stock(pieces, puzzle)
        """The pieces that are to be used."""
        super().__init__((Lying(),) * len(self.stock), judge)

    def lying(self, piece: str) -> Lying:
        return self.now[self.stock.index(piece)]

    def kind(self, piece: str) -> str:
        """end, straight, elbow, tee or cross."""
        return self.pieces.pipes[piece].kind

    def piece_at(self, cell: Point) -> str | None:
        """What lies on *cell*."""
        return next((piece for piece in self.stock if self.lying(piece).at == cell), None)

    def channels(self, piece: str) -> frozenset[int]:
        """The sides to which *piece* has channels as it lies."""
        return conduits.channels(self.pieces, piece, self.lying(piece).turn)

    @property
    def rows(self) -> list[Row]:
        """What lies on cells, as solutions write it."""
        return [
            (piece, *lying.at, lying.turn)
            for piece, lying in zip(self.stock, self.now, strict=True)
            if lying.at is not None
        ]

    @property
    def left_over(self) -> int:
        """How many pieces are in stock."""
        return len(self.stock) - len(self.rows)

    @property
    def open_ends(self) -> list[OpenEnd]:
        """Where something does not fit, or not yet."""
        return conduits.open_ends(self.pieces, self.puzzle, self.rows)

    @property
    def closed(self) -> frozenset[str]:
        """The pieces of all conduits in which no channel is open."""
        loose = {(end.x, end.y) for end in self.open_ends if end.flaw not in (Flaw.PORT, Flaw.WAITING)}
        on = {(x, y): piece for piece, x, y, _ in self.rows}
        closed: set[str] = set()
        for start in on:
            conduit = self._linked(start, on)
            if not conduit & loose:
                closed.update(on[cell] for cell in conduit)
        return frozenset(closed)

    def _linked(self, start: Point, on: Mapping[Point, str]) -> set[Point]:
        """All cells of the conduit that has a part on *start*."""
        found, waiting = {start}, [start]
        while waiting:
            x, y = waiting.pop()
            for side in self.channels(on[x, y]):
                dx, dy = STEPS[side]
                beyond = (x + dx, y + dy)
                if beyond in on and beyond not in found and (side + 2) % 4 in self.channels(on[beyond]):
                    found.add(beyond)
                    waiting.append(beyond)
        return found

    def put(self, piece: str, cell: Point) -> bool:
        """Let *piece* lie on *cell*; what lay there goes where the piece came from."""
        if cell not in self.puzzle.cells:
            return False
        source, other = self.lying(piece), self.piece_at(cell)
        changed = {piece: source._replace(at=cell)}
        if other is not None and other != piece:
            changed[other] = self.lying(other)._replace(at=source.at)
        return self._change(changed)

    def take(self, piece: str) -> bool:
        """Take *piece* back into the stock."""
        return self._change({piece: self.lying(piece)._replace(at=None)})

    def turn(self, piece: str, steps: int) -> bool:
        """Turn *piece* clockwise by *steps* quarters; a cross looks the same, but it is turned."""
        lying = self.lying(piece)
        return self._change({piece: lying._replace(turn=(lying.turn + steps) % TURNS)})

    def _change(self, changed: dict[str, Lying]) -> bool:
        pairs = zip(self.stock, self.now, strict=True)
        return self.lay(tuple(changed.get(piece, lying) for piece, lying in pairs))

    def written_form(self) -> Written | None:
        return tuple(self.rows) if self.left_over == 0 else None

    def as_json(self, arrangement: tuple[Lying, ...]) -> object:
        return [[turn, None if at is None else list(at)] for turn, at in arrangement]

    def read(self, node: object) -> tuple[Lying, ...]:
        if not isinstance(node, list) or len(node) != len(self.stock):
            raise ValueError("not as many pieces")
        read = tuple(self._read_lying(entry) for entry in node)
        cells = [lying.at for lying in read if lying.at is not None]
        if len(set(cells)) < len(cells):
            raise ValueError("two pieces on one cell")
        return read

    def _read_lying(self, entry: object) -> Lying:
        if not isinstance(entry, list) or len(entry) != len(Lying._fields):
            raise ValueError("not a turn and a place")
        turn, at = entry
        if not is_integer(turn, 0, TURNS - 1):
            raise ValueError("not a turn")
        if at is None:
            return Lying(turn)
        if not isinstance(at, list) or not all(is_integer(each) for each in at):
            raise ValueError("not a cell")
        x, y = at
        if (x, y) not in self.puzzle.cells:
            raise ValueError("no such cell")
        return Lying(turn, (x, y))

    def with_hint(self) -> tuple[Lying, ...] | None:
        """One more piece as in a solution that keeps most of what lies there."""
        solution = self.judge.completion(tuple(self.rows))
        if solution is None:
            return None
        rows: dict[str, Lying] = {
            piece: Lying(turn, (x, y))
            for piece, x, y, turn in solution  # type: ignore[attr-defined]
        }
        for piece in self.stock:
            wanted, lying = rows[piece], self.lying(piece)
            if lying.at != wanted.at or not self._looks_alike(piece, lying.turn, wanted.turn):
                return self._hinted(piece, wanted)
        return None

    def _looks_alike(self, piece: str, turn: int, other: int) -> bool:
        return conduits.channels(self.pieces, piece, turn) == conduits.channels(self.pieces, piece, other)

    def _hinted(self, piece: str, wanted: Lying) -> tuple[Lying, ...]:
        """*piece* lies as *wanted*; what lay there goes into the stock."""
        freed = [lying._replace(at=None) if lying.at == wanted.at else lying for lying in self.now]
        freed[self.stock.index(piece)] = wanted
        return tuple(freed)
