"""Small pictures of a game for the library: the ring, everybody's energy in it, and the laser."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.ui.station.art.ground import paint_sky
from enix_desktop.ui.station.art.light import light_of
from enix_desktop.ui.station.art.palette import BEAM, COLOUR_KEYS, TONES
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.shuttles import SHUTTLE_COLOURS
from enix_desktop.ui.station.art.symbols import placed, station_symbol
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_TOP = 7
_STATIONS = 6
_MOST = 99
"""More than any laser can show."""
_WIDE, _HIGH = 112.0, 76.0
_ROOM_WIDE, _ROOM_HIGH = 34.0, 23.0
_PLACES = ((56, 13), (94, 24), (94, 52), (56, 63), (18, 52), (18, 24))


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody sees of a game."""

    energy: Sequence[Sequence[int]]
    """By seat, then by station."""
    laser: Sequence[int]
    bridges: Sequence[int]
    shuttles: Sequence[int | None]
    active: int | None


class BoardThumbnails:
    """Small pictures for the library."""

    def paint(
        self, painter: QPainter, area: QRectF, board: Mapping[str, object], pieces: Sequence[str | None]
    ) -> None:
        """Paint *board* into the middle of *area*; what is no board is left out."""
        try:
            facts = read_board(board, len(pieces))
        except BadData:
            return
        looks = [PAWN_BY_KEY.get(piece or "", PAWNS[seat % len(PAWNS)]) for seat, piece in enumerate(pieces)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sky(painter, area, current_theme.theme)
        scale = min(area.width() / _WIDE, area.height() / _HIGH)
        painter.translate(area.center())
        painter.scale(scale, scale)
        painter.translate(-_WIDE / 2, -_HIGH / 2)
        _paint_ring(painter, facts, looks)
        painter.restore()


def read_board(board: Mapping[str, object], seats: int) -> Board:
    """The board of a library entry; raises BadData for anything else."""
    node = Node(dict(board), "")
    active = node.get("active")
    shuttles = node["shuttles"].items(len(SHUTTLE_COLOURS), len(SHUTTLE_COLOURS))
    colours = node["bridges"].items(_STATIONS, _STATIONS)
    return Board(
        energy=[
            [number.integer(0, _TOP) for number in row.items(_STATIONS, _STATIONS)]
            for row in node["energy"].items(seats, seats)
        ],
        laser=[number.integer(0, _MOST) for number in node["laser"].items(seats, seats)],
        bridges=[colour.integer(0, len(COLOUR_KEYS) - 1) for colour in colours],
        shuttles=[None if each.value is None else each.integer(0, _STATIONS - 1) for each in shuttles],
        active=None if active is None else active.integer(0, _STATIONS - 1),
    )


def _paint_ring(painter: QPainter, board: Board, looks: Sequence[PawnLook]) -> None:
    for slot, colour in enumerate(board.bridges):
        ends = [_PLACES[slot], _PLACES[(slot + 1) % _STATIONS]]
        lay(painter, line(ends, 8.5), INK if not current_theme.theme.is_strong else PAPER)
        lay(painter, line(ends, 6.5), TONES[colour].base)
    for station in range(_STATIONS):
        values = [row[station] for row in board.energy]
        _paint_room(painter, station, values, looks, station == board.active)
    for shuttle, dock in enumerate(board.shuttles):
        if dock is not None:
            x, y = _PLACES[dock]
            spot = QPointF(x + (-1 if shuttle == 0 else 1) * (_ROOM_WIDE / 2 - 2), y - _ROOM_HIGH / 2)
            lay(painter, disc(spot.x(), spot.y(), 4), INK)
            lay(painter, disc(spot.x(), spot.y(), 3.2), PAPER)
            lay(painter, disc(spot.x(), spot.y(), 2.5), TONES[SHUTTLE_COLOURS[shuttle]].base)
    _paint_laser(painter, board.laser, looks)


def _paint_room(
    painter: QPainter, station: int, values: Sequence[int], looks: Sequence[PawnLook], is_active: bool
) -> None:
    light = light_of("active" if is_active else "normal")
    x, y = _PLACES[station]
    left, top = x - _ROOM_WIDE / 2, y - _ROOM_HIGH / 2
    lay(painter, box(left, top, _ROOM_WIDE, _ROOM_HIGH, 5), light.hull_edge, 1.5)
    lay(painter, box(left + 0.6, top + 0.6, _ROOM_WIDE - 1.2, _ROOM_HIGH - 1.2, 4.4), light.hull)
    lay(painter, box(left + 2, top + 2, _ROOM_WIDE - 4, _ROOM_HIGH - 4, 3.4), light.wall)
    lay(painter, placed(station_symbol(station), left + 9.5, y, 6.5), mix(INK, light.wall, 0.25))
    base = top + _ROOM_HIGH - 3.5
    step = 16.0 / max(len(values), 1)
    for seat, value in enumerate(values):
        bar = left + 16 + seat * step
        high = 1.5 + 14.0 * value / _TOP
        lay(painter, box(bar, base - high, step - 0.6, high, 0.8), INK)
        lay(painter, box(bar + 0.5, base - high + 0.5, step - 1.6, high - 1, 0.5), looks[seat].colour)


def _paint_laser(painter: QPainter, scores: Sequence[int], looks: Sequence[PawnLook]) -> None:
    """Everybody's robot along the beam, the leader where it ends."""
    left, right, y = 41.0, 72.0, 38.0

    def place(score: int) -> float:
        return left + (right - left) * min(score, _TOP) / _TOP

    lay(painter, line([(left - 3, y), (right + 3, y)], 5), QColor("#26304F"))
    lay(painter, line([(left - 3, y), (place(max(scores, default=0)), y)], 2.6), BEAM)
    lay(painter, disc(left - 4, y, 4.2), QColor("#8C97AE"))
    lay(painter, disc(left - 4, y, 2.4), BEAM)
    size = 11.0
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat]):
        drop = (seat - (len(scores) - 1) / 2) * 3.6
        paint_robot(
            painter, QRectF(place(scores[seat]) - size / 2, y + drop - size / 2, size, size), looks[seat]
        )
