"""ENIX in a replay: the same table with open hands, and small pictures for the timeline."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.watching import CAP, STEAL
from enix_desktop.ui.enix.replay_scene import ReplayScene
from enix_desktop.ui.enix.symbols import cap_path
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, paint_pawn
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS, PawnLook
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.paper_art import polygon
from enix_desktop.ui.widgets.theme import current_theme


def _table(run: ReplayRun, speed: str, use: TableUse) -> TableScreen:
    return TableScreen(run, speed, use, ReplayScene)


def _look(seat: Seat, who: Participant) -> PawnLook:
    return PAWN_BY_KEY.get(who.piece or "", PAWNS[seat])


def _colour(seat: Seat, who: Participant) -> QColor:
    return _look(seat, who).colour


def _paint_piece(painter: QPainter, rect: QRectF, seat: Seat, who: Participant) -> None:
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.height() / PAWN_HEIGHT, rect.height() / PAWN_HEIGHT)
    paint_pawn(painter, _look(seat, who))
    painter.restore()


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """The cap, an arrow for what changed hands, a flag for the end."""
    placing = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    shape = placing.scale(rect.height() / 2, rect.height() / 2).map(_mark(kind))
    if kind == CAP and current_theme.theme.is_dark:
        painter.strokePath(shape, QPen(current_theme.theme.text, 1))
    painter.fillPath(shape, current_theme.theme.text)


def _mark(kind: str) -> QPainterPath:
    if kind == CAP:
        return cap_path()
    if kind == STEAL:
        return polygon([(-1, -0.3), (0, -0.3), (0, -0.9), (1, 0), (0, 0.9), (0, 0.3), (-1, 0.3)])
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


ENIX_REPLAY = ReplayKind(_table, _colour, _paint_piece, _paint_mark)
