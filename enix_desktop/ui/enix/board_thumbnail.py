"""Small pictures of the board of a game: tiles, pieces and cap, which everybody sees."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.games.enix.layout import FARTHEST_CELL
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS, arrange, centre
from enix_desktop.ui.enix.cap_item import CAP_SIZE
from enix_desktop.ui.enix.goblin import paint_cap
from enix_desktop.ui.enix.tile_motif_cache import Layer, TilePictures
from enix_desktop.ui.enix.tile_motifs import ART
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS

_SHARPNESS = 0.28
"""Pixels per board unit of a compact board in a small picture."""
_PAWN_GROWTH, _CAP_GROWTH = 1.7, 1.3
"""Pieces are larger than at the table, else nobody would see them."""


class BoardThumbnails:
    """Paints boards from pictures of the tiles that are kept for the next board."""

    def __init__(self) -> None:
        rays = standard_components().rays
        self._tiles = {energy: TilePictures(energy, rays[energy]) for energy in ENERGIES}

    def paint(
        self, painter: QPainter, area: QRectF, board: Mapping[str, object], pieces: Sequence[str | None]
    ) -> None:
        """Paint *board* into the middle of *area*; what is no board is left out."""
        try:
            cells, rotations, pawns, cap = _read(Node(dict(board), ""), len(pieces))
        except BadData:
            return
        places = [centre(cell) for cell in cells]
        bounds = _bounds(places)
        zoom = min(area.width() / bounds.width(), area.height() / bounds.height())
        sharpness = round(_SHARPNESS * painter.device().devicePixelRatio(), 3)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(area.center())
        painter.scale(zoom, zoom)
        painter.translate(-bounds.center())
        for energy, place, rotation in zip(ENERGIES, places, rotations, strict=True):
            self._paint_tile(painter, energy, place, Layer("rest", rotation, energy == cap), sharpness)
        if cap is not None:
            side = CAP_SIZE * _CAP_GROWTH
            paint_cap(painter, QRectF(places[cap].x() - side / 2, places[cap].y() - side / 2, side, side))
        for energy in ENERGIES:
            _paint_pawns(
                painter, places[energy], [seat for seat, at in enumerate(pawns) if at == energy], pieces
            )
        painter.restore()

    def _paint_tile(
        self, painter: QPainter, energy: Energy, place: QPointF, layer: Layer, sharpness: float
    ) -> None:
        pictures = self._tiles[energy]
        pictures.use(sharpness)
        pixmap = pictures.pixmap(layer)
        source = QRectF(pixmap.rect())
        painter.drawPixmap(QRectF(place + ART.topLeft(), source.size() / sharpness), pixmap, source)


def _paint_pawns(
    painter: QPainter, place: QPointF, seats: Sequence[int], pieces: Sequence[str | None]
) -> None:
    for seat, offset in zip(seats, arrange(len(seats)), strict=True):
        painter.save()
        painter.translate(place + offset)
        painter.scale(_PAWN_GROWTH, _PAWN_GROWTH)
        paint_pawn(painter, PAWN_BY_KEY.get(pieces[seat] or "", PAWNS[seat % len(PAWNS)]))
        painter.restore()


def _read(board: Node, seats: int) -> tuple[Sequence[Hex], Sequence[int], Sequence[Energy], Energy | None]:
    count, cap = len(ENERGIES), board.get("cap")
    cells = []
    for node in board["cells"].items(count, count):
        q, r = node.items(2, 2)
        cells.append(Hex(q.integer(-FARTHEST_CELL, FARTHEST_CELL), r.integer(-FARTHEST_CELL, FARTHEST_CELL)))
    rotations = [node.integer(0, SIDES - 1) for node in board["rotations"].items(count, count)]
    pawns = [ENERGIES[node.integer(0, count - 1)] for node in board["pawns"].items(seats, seats)]
    return cells, rotations, pawns, None if cap is None else ENERGIES[cap.integer(0, count - 1)]


def _bounds(places: Sequence[QPointF]) -> QRectF:
    bounds = QRectF()
    for place in places:
        tile = QRectF(place.x() - TILE_RADIUS, place.y() - INNER_RADIUS, 2 * TILE_RADIUS, 2 * INNER_RADIUS)
        bounds = bounds.united(tile)
    return bounds
