"""Small pictures of a game for the library: the town, the marker on its line, and everybody's cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.palette import CATEGORY_KEYS, TONES, areas_of
from enix_desktop.ui.hertzschlag.art.symbols import placed, plant_symbol
from enix_desktop.ui.hertzschlag.art.town import FARTHEST, paint_town
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_GREEN = 4
"""As far as the green area reaches; only a colour depends on it."""
_PLANTS = 2
_MOST = 99
"""More than any game can show."""
_WIDE, _HIGH = 112.0, 76.0
_LEFT, _RIGHT, _WIRE = 8.0, 104.0, 27.0
_ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Board:
    """What everybody sees of a game."""

    marker: int
    round: int
    is_blackout: bool
    displays: Sequence[Sequence[int]]
    """By seat, then by category."""
    plants: Sequence[bool]
    """Whether each plant is still ready."""


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
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        paint_town(painter, area, facts.marker, is_blackout=facts.is_blackout)
        scale = min(area.width() / _WIDE, area.height() / _HIGH)
        painter.translate(area.center())
        painter.scale(scale, scale)
        painter.translate(-_WIDE / 2, -_HIGH / 2)
        _paint_line(painter, facts)
        _paint_displays(painter, facts, looks)
        painter.restore()


def read_board(board: Mapping[str, object], seats: int) -> Board:
    """The board of a library entry; raises BadData for anything else."""
    node = Node(dict(board), "")
    return Board(
        marker=node["marker"].integer(-FARTHEST, FARTHEST),
        round=node["round"].integer(1, _MOST),
        is_blackout=_flag(node["blackout"]),
        displays=[
            [number.integer(0, _MOST) for number in row.items(len(CATEGORY_KEYS), len(CATEGORY_KEYS))]
            for row in node["displays"].items(seats, seats)
        ],
        plants=[_flag(plant) for plant in node["plants"].items(_PLANTS, _PLANTS)],
    )


def _flag(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise node.fail("must be true or false")
    return node.value


def _x(field: float) -> float:
    return _LEFT + (_RIGHT - _LEFT) * (field + FARTHEST + 0.5) / (2 * FARTHEST + 1)


def _paint_line(painter: QPainter, board: Board) -> None:
    """The wire with its areas, the bird, the plants at both ends, and the rounds above."""
    areas = areas_of(current_theme.theme)
    lay(painter, line([(-2, _WIRE), (_WIDE + 2, _WIRE)], 2.2), PAPER)
    lay(painter, line([(-2, _WIRE), (_WIDE + 2, _WIRE)], 1.1), INK)
    for field in range(-FARTHEST, FARTHEST + 1):
        colour = areas.green if abs(field) <= _GREEN else areas.orange
        lay(painter, box(_x(field) - 2.5, _WIRE + 2, 5, 5.6, 0.8), INK)
        lay(painter, box(_x(field) - 2, _WIRE + 2.5, 4, 4.6, 0.5), PAPER if field == 0 else colour)
    for plant, is_ready in enumerate(board.plants):
        x = 8.0 if plant == 0 else _WIDE - 8
        lay(painter, disc(x, 9, 6.6), INK)
        lay(painter, disc(x, 9, 6.0), PAPER if is_ready else mix(PAPER, INK, 0.65))
        lay(painter, placed(plant_symbol(plant), x, 9, 4.0), INK)
    for number in range(_ROUNDS):
        x = _WIDE / 2 + (number - (_ROUNDS - 1) / 2) * 5
        lay(painter, disc(x, 4.4, 1.9), INK)
        lay(painter, disc(x, 4.4, 1.4), areas.orange if number < board.round else PAPER)
    side = 18.0
    perch = QPointF(_x(board.marker), _WIRE)
    place = QRectF(perch.x() - side / 2, perch.y() - side, side, side)
    paint_bird(painter, place, board.marker, board.marker / FARTHEST)


def _paint_displays(painter: QPainter, board: Board, looks: Sequence[PawnLook]) -> None:
    """A paper for each seat, with a small card for each card before it."""
    seats = len(board.displays)
    wide = min(30.0, (_WIDE - 6) / max(seats, 1) - 2)
    first = (_WIDE - seats * (wide + 2) + 2) / 2
    for seat, (counts, look) in enumerate(zip(board.displays, looks, strict=True)):
        x, y = first + seat * (wide + 2), 41.0
        lay(painter, box(x, y, wide, 33, 2.4), INK, 1)
        lay(painter, box(x + 0.6, y + 0.6, wide - 1.2, 31.8, 2), PAPER)
        lay(painter, box(x + 0.6, y + 0.6, wide - 1.2, 3.6, 1.4), look.colour)
        cards = [category for category, count in enumerate(counts) for _ in range(count)]
        step_x, step_y = (wide - 3) / 3, 8.6
        for number, category in enumerate(cards[:9]):
            column, row = number % 3, number // 3
            left, top = x + 1.8 + column * step_x, y + 6 + row * step_y
            lay(painter, box(left, top, step_x - 0.7, step_y - 1, 1), INK)
            lay(painter, box(left + 0.4, top + 0.4, step_x - 1.5, step_y - 1.8, 0.7), TONES[category].base)
