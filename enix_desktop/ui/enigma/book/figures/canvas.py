"""Where a figure is painted: real tiles, networkers and benches on a piece of the stone table."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import Board, CellSpot, NetSpot, system_at
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.art.ground import paint_ground
from enix_desktop.ui.enigma.art.routes import TILE, routes
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.enigma.bench.bench import BenchHelp
from enix_desktop.ui.enigma.bench.benches import made_bench
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_ROUNDING = 14.0
_PIECE = 44.0
"""How high a networker is on a tile of `TILE` units."""


class Canvas:
    """*width* by *height* units on a painter; what is painted later lies above."""

    def __init__(self, painter: QPainter, width: float, height: float) -> None:
        self.painter, self.width, self.height = painter, width, height
        self.whole = QRectF(0, 0, width, height)

    def ground(self) -> None:
        """The table that everything lies on, with round corners."""
        self.painter.save()
        corners = box(0, 0, self.width, self.height, _ROUNDING)
        self.painter.setClipPath(corners, Qt.ClipOperation.IntersectClip)
        paint_ground(self.painter, self.whole, current_theme.theme)
        self.painter.restore()

    def tile(self, nets: Nets, x: float, y: float, wide: float, rotation: int = 0) -> None:
        """A tile around (x, y)."""
        self._at(x, y, wide / TILE)
        paint_tile(self.painter, nets, rotation)
        self.painter.restore()

    def board(self, board: Board, x: float, y: float, wide: float) -> None:
        """The tiles of *board*, cell (0, 0) around (x, y); what is closed runs with plasma."""
        for (column, row), tile in sorted(board.tiles.items()):
            closed = [
                net for net in range(len(tile.nets)) if system_at(board, NetSpot(column, row, net)).is_closed
            ]
            self._at(x + column * wide, y + row * wide, wide / TILE)
            paint_tile(self.painter, tile.nets, tile.rotation, closed=closed)
            self.painter.restore()
        self._networkers(board, QPointF(x, y), wide)

    def _networkers(self, board: Board, middle: QPointF, wide: float) -> None:
        size = wide / TILE
        standing: Mapping[CellSpot, Seat] = board.networkers
        for spot, seat in sorted(standing.items()):
            tile = board.tiles[spot.x, spot.y]
            cell = routes(tile.nets, tile.rotation)[spot.net].cells[spot.cell]
            point = middle + QPointF(spot.x, spot.y) * wide + cell * size
            self.networker(seat, point.x(), point.y() - 8 * size, _PIECE * size)

    def networker(self, seat: Seat, x: float, y: float, size: float) -> None:
        """A networker of *seat* around (x, y)."""
        paint_piece(self.painter, QRectF(x - size / 2, y - size / 2, size, size), PAWNS[seat])

    def bench(self, puzzle: Puzzle, rect: QRectF) -> None:
        """The bench with *puzzle* in *rect*, solved."""
        bench = made_bench(puzzle, BenchHelp())
        while bench.model.solution() is None:
            is_laid = bench.model.hint()
            assert is_laid, "every puzzle of the book can be solved"
        bench.resize(rect.size())
        bench.refresh()
        for item in bench.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # paper wants shapes, not what a screen keeps
        bench.render(self.painter, rect, QRectF(QPointF(0, 0), rect.size()))

    def seals(self, categories: Sequence[Category], rect: QRectF) -> None:
        """The emblems of *categories* side by side in *rect*."""
        step = rect.width() / len(categories)
        for number, category in enumerate(categories):
            x = rect.left() + (number + 0.5) * step
            size = min(step * 0.8, rect.height())
            place = QRectF(x - size / 2, rect.center().y() - size / 2, size, size)
            paint_seal(self.painter, place, category)

    def chip(self, text: str, x: float, y: float, *, size: float = 17) -> None:
        """A few signs on a small sheet around (x, y)."""
        letters = centred(text, size, x, y)
        wide, high = letters.boundingRect().width() + 18, size * 1.65
        lay(self.painter, box(x - wide / 2, y - high / 2, wide, high, 8), PAPER, 2.5, 0.3)
        lay(self.painter, letters, INK)

    def _at(self, x: float, y: float, size: float) -> None:
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(size, size)
