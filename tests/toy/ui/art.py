"""Sparks, cut from paper: lamps, lightning, the name of the game, small boards and badges."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, paint_pawn
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme, font
from tests.toy.rules.summary import QUICK
from tests.toy.rules.table import DARK, FIELDS

LIGHT = QColor("#FBD154")
NIGHT = QColor("#3A4152")
SPARK = QColor("#F2A20C")
_BOLT = [(0.15, -1.0), (-0.6, 0.15), (-0.1, 0.15), (-0.25, 1.0), (0.6, -0.25), (0.08, -0.25)]
_BOX = (0, -1, 1, -1, 0, DARK, 1, -1, 0)
"""The board on the lid: what each field holds."""


def bolt(x: float, y: float, size: float) -> QPainterPath:
    """Lightning around (x, y), *size* from its middle to its end."""
    return polygon((x + size * dx, y + size * dy) for dx, dy in _BOLT)


def paint_look(painter: QPainter, look: PawnLook, middle: QPointF, height: float) -> None:
    """The piece of a player, so high."""
    painter.save()
    painter.translate(middle)
    painter.scale(height / PAWN_HEIGHT, height / PAWN_HEIGHT)
    paint_pawn(painter, look)
    painter.restore()


def paint_field(painter: QPainter, rect: QRectF, holder: PawnLook | None, is_dark: bool) -> None:
    """A field: free, lit by *holder*, or struck."""
    size = rect.width()
    paper = box(rect.x(), rect.y(), size, size, size * 0.12)
    theme = current_theme.theme
    lay(painter, paper, NIGHT if is_dark else LIGHT if holder else theme.panel, size * 0.04)
    painter.strokePath(paper, QPen(theme.panel_edge, theme.wide(1.4, 3)))
    middle = rect.center()
    if is_dark:
        lay(painter, bolt(middle.x(), middle.y(), size * 0.3), mix(NIGHT, PAPER, 0.45))
    elif holder is not None:
        lay(painter, disc(middle.x(), middle.y(), size * 0.4), mix(LIGHT, PAPER, 0.55))
        paint_look(painter, holder, middle, size * 0.5)
    else:
        lay(painter, disc(middle.x(), middle.y(), size * 0.1), theme.table_edge)


def paint_board(
    painter: QPainter, area: QRectF, holders: Sequence[int], pawn_looks: Sequence[PawnLook]
) -> None:
    """All nine fields in the middle of *area*, as large as it allows."""
    side = min(area.width(), area.height()) / 3
    corner = area.center() - QPointF(1.5 * side, 1.5 * side)
    for field, holder in enumerate(holders):
        place = corner + QPointF(field % 3 * side, field // 3 * side)
        rect = QRectF(place.x(), place.y(), side, side).adjusted(
            side * 0.06, side * 0.06, -side * 0.06, -side * 0.06
        )
        paint_field(painter, rect, pawn_looks[holder] if holder >= 0 else None, holder == DARK)


def paint_title(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The name with a spark in its place, at the left of *rect*."""
    height = min(rect.height(), rect.width() / 3.6)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    letters = QPainterPath()
    letters.addText(QPointF(0, 0), font(max(1, round(height * 0.8)), QFont.Weight.Bold), "Sparks")
    letters.translate(rect.left() + height * 0.55, rect.center().y() + height * 0.28)
    lay(painter, bolt(rect.left() + height * 0.25, rect.center().y(), height * 0.4), SPARK, height * 0.04)
    lay(painter, letters, theme.text)


def paint_box(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    """A game in its middle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = min(rect.width(), rect.height()) * 0.06
    paint_board(painter, rect.adjusted(edge, edge, -edge, -edge), _BOX, PAWNS)


def paint_lamp(painter: QPainter, rect: QRectF, is_lit: bool = True) -> None:
    """A lamp, which tells the lesson; one that is out guards the curtain."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / 100
    painter.scale(scale, scale)
    glass = LIGHT if is_lit else mix(NIGHT, PAPER, 0.25)
    lay(painter, disc(0, -12, 34), PAPER, 4)
    lay(painter, disc(0, -12, 30), glass)
    lay(painter, box(-14, 18, 28, 22, 5), INK)
    for y in (25, 32):
        lay(painter, line([(-9, y), (9, y)], 2.5), PAPER)
    for x in (-11, 11):
        eye = disc(x, -16, 4) if is_lit else line([(x - 5, -16), (x + 5, -16)], 3)
        lay(painter, eye, INK)
    lay(painter, line([(-9, 0), (0, 4), (9, 0)], 3), INK)
    painter.restore()


def paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    """Who tells the lesson."""
    paint_lamp(painter, rect)


def paint_badge(painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
    """Lightning, or a lamp; one that is not earned yet is an outline only."""
    middle, size = room.center(), min(room.width(), room.height()) / 2
    shape = (
        bolt(middle.x(), middle.y(), size * 0.7)
        if badge == QUICK
        else disc(middle.x(), middle.y(), size * 0.5)
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_earned:
        lay(painter, disc(middle.x(), middle.y(), size * 0.92), NIGHT, 2)
        lay(painter, shape, LIGHT)
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(shape, QPen(current_theme.theme.line, current_theme.theme.wide(2, 3)))
    painter.restore()


class BoardThumbnails:
    """Small pictures for the library."""

    def paint(
        self, painter: QPainter, area: QRectF, board: Mapping[str, object], pieces: Sequence[str | None]
    ) -> None:
        """Paint *board*; what is no board is left out."""
        holders, seats = board.get("board"), range(DARK, len(pieces))
        if (
            isinstance(holders, list)
            and len(holders) == len(FIELDS)
            and all(each in seats for each in holders)
        ):
            pawn_looks = [PAWN_BY_KEY.get(piece or "", PAWNS[seat]) for seat, piece in enumerate(pieces)]
            paint_board(painter, area, holders, pawn_looks)
