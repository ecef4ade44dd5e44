"""Small pictures of games of ENIGMA for the library: the network with its networkers, and the points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.components_json import read_nets
from enix_desktop.games.enigma.network import Board, CellSpot, LaidTile, has_cell, systems
from enix_desktop.ui.enigma.art.keeper import paint_keeper
from enix_desktop.ui.enigma.art.palette import stone_of
from enix_desktop.ui.enigma.art.routes import HALF, TILE, routes
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import current_theme, font

FARTHEST, _MOST_POINTS, _MOST_NETS = 120, 100_000, 4
_STRIP = 0.17
"""How much of the height the points have."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a library entry knows of a game."""

    board: Board
    points: Sequence[int]
    is_alone: bool


class BoardThumbnails:
    """Small pictures for the library."""

    def paint(
        self, painter: QPainter, area: QRectF, board: Mapping[str, object], pieces: Sequence[str | None]
    ) -> None:
        """Paint *board* into the middle of *area*; what is no board is left out."""
        try:
            facts = read_facts(board, len(pieces))
        except BadData:
            return
        looks = [PAWN_BY_KEY.get(piece or "", PAWNS[seat % len(PAWNS)]) for seat, piece in enumerate(pieces)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.fillRect(area, stone_of(current_theme.theme).ground)
        strip = area.height() * _STRIP
        room = area.adjusted(2, 2, -2, -strip - 2)
        if facts.is_alone:
            paint_keeper(painter, room)
        else:
            _paint_board(painter, room, facts.board, looks)
        foot = QRectF(area.left(), area.bottom() - strip, area.width(), strip)
        _paint_points(painter, foot, facts.points, looks)
        painter.restore()


def read_facts(board: Mapping[str, object], seats: int) -> Facts:
    """The board of a library entry; raises BadData for anything else."""
    node = Node(dict(board), "")
    tiles = {}
    for entry in node["tiles"].items():
        x, y, rotation, nets = entry.items(4, 4)
        cell = x.integer(-FARTHEST, FARTHEST), y.integer(-FARTHEST, FARTHEST)
        tiles[cell] = LaidTile(read_nets(nets), rotation.integer(0, 3))
    laid = Board(tiles)
    networkers = {}
    for entry in node["networkers"].items():
        x, y, net, cell_node, seat = entry.items(5, 5)
        spot = CellSpot(
            x.integer(-FARTHEST, FARTHEST),
            y.integer(-FARTHEST, FARTHEST),
            net.integer(0, _MOST_NETS),
            cell_node.integer(0, _MOST_NETS),
        )
        if not has_cell(laid, spot):
            raise entry.fail("stands on no cell")
        networkers[spot] = seat.integer(0, seats - 1)
    points = [each.integer(0, _MOST_POINTS) for each in node["points"].items(seats, seats)]
    return Facts(Board(tiles, networkers), points, node["mode"].text() != "match")


def _paint_board(painter: QPainter, room: QRectF, board: Board, looks: Sequence[PawnLook]) -> None:
    xs = [x for x, _ in board.tiles] or [0]
    ys = [y for _, y in board.tiles] or [0]
    wide, high = max(xs) - min(xs) + 1.2, max(ys) - min(ys) + 1.2
    size = min(room.width() / wide, room.height() / high, room.height() / 2.2) / TILE
    closed: dict[tuple[int, int], list[int]] = {}
    for system in systems(board):
        if system.is_closed:
            for x, y, net in system.nets:
                closed.setdefault((x, y), []).append(net)
    painter.save()
    painter.translate(room.center())
    painter.scale(size, size)
    painter.translate(-(min(xs) + max(xs)) * HALF, -(min(ys) + max(ys)) * HALF)
    for (x, y), laid in board.tiles.items():
        painter.save()
        painter.translate(x * TILE, y * TILE)
        paint_tile(painter, laid.nets, laid.rotation, closed=closed.get((x, y), ()), depth=0)
        painter.restore()
    for spot, seat in sorted(board.networkers.items()):
        laid = board.tiles[spot.x, spot.y]
        middle = routes(laid.nets, laid.rotation)[spot.net].cells[spot.cell]
        place = QRectF(spot.x * TILE + middle.x() - 17, spot.y * TILE + middle.y() - 27, 34, 34)
        paint_piece(painter, place, looks[seat])
    painter.restore()


def _paint_points(painter: QPainter, foot: QRectF, points: Sequence[int], looks: Sequence[PawnLook]) -> None:
    theme = current_theme.theme
    each = foot.width() / max(1, len(points))
    for seat, (number, look) in enumerate(zip(points, looks, strict=True)):
        place = QRectF(foot.left() + seat * each + 1, foot.top(), each - 2, foot.height() - 1)
        lay(painter, box(place.x(), place.y(), place.width(), place.height(), 2), theme.panel)
        side = place.height() * 0.84
        paint_piece(painter, QRectF(place.left() + 2, place.center().y() - side / 2, side, side), look)
        painter.setPen(theme.text)
        painter.setFont(font(max(6, round(place.height() * 0.66)), QFont.Weight.Bold))
        painter.drawText(place.adjusted(side + 2, 0, -2, 0), Qt.AlignmentFlag.AlignCenter, str(number))
