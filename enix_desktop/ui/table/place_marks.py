"""Marks around places of the table: a refused move, what an answer is about, what a turn changed."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, REFUSED, current_theme, font

ASKED_Z, TURN_Z = 26.0, 12.0
"""Answers lie above everything on the board; the last turn lies below what stands there."""
BADGE = 11.0
"""The radius of the badge on an answer's mark."""
PIECE, PILL = 15.0, 20.0
_MARGIN = 16.0

PiecePainter: TypeAlias = Callable[[QPainter, QRectF, PawnLook], None]
"""Paints the piece of a player into a room."""


class PlaceMark(MarkItem):
    """A band around a place that an answer is about; hatched, with a cross, where a move was refused."""

    def __init__(self, around: QPainterPath, is_refused: bool, asked: QColor = ACCENT) -> None:
        """*asked* is the colour of an answer."""
        super().__init__()
        self.path, self.is_refused, self._asked = around, is_refused, asked
        self.setZValue(ASKED_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        wide = current_theme.theme.wide(6.0, 8.0)
        colour = REFUSED if self.is_refused else self._asked
        for shade, width in ((INK, wide + 5), (PAPER, wide + 3), (colour, wide)):
            painter.fillPath(_band(self.path, width), shade)
        if self.is_refused:
            painter.fillPath(_band(self.path, wide), QBrush(PAPER, Qt.BrushStyle.BDiagPattern))
        bounds = self.path.boundingRect()
        self._paint_badge(painter, QPointF(bounds.center().x(), bounds.top()), colour)

    def _paint_badge(self, painter: QPainter, middle: QPointF, colour: QColor) -> None:
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, BADGE, BADGE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(middle, BADGE - 2.6, BADGE - 2.6)
        if self.is_refused:
            painter.setPen(QPen(PAPER, 2.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for slant in (-1, 1):
                painter.drawLine(middle + QPointF(-3.6, -3.6 * slant), middle + QPointF(3.6, 3.6 * slant))
            return
        painter.setPen(INK)
        painter.setFont(font(13, QFont.Weight.Bold))
        room = QRectF(middle.x() - BADGE, middle.y() - BADGE, 2 * BADGE, 2 * BADGE)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "?")


class TurnMark(MarkItem):
    """A dashed line of paper around what a turn changed, in the colour of who did it."""

    def __init__(
        self,
        around: QPainterPath,
        look: PawnLook | None,
        text: str,
        *,
        is_below: bool = False,
        is_left: bool = False,
        nobody: QColor = ACCENT,
        piece: PiecePainter = paint_piece,
    ) -> None:
        """Without a *look* nobody did it: it happened at the end of a round, in the colour of *nobody*.

        Who did it, and by how much, stands at the upper right corner; *is_below* at a lower one, *is_left* at
        a left one.
        """
        super().__init__()
        self.path = around
        self._colour = nobody if look is None else _seen_on_paper(look.colour)
        bounds = around.boundingRect()
        corner = QPointF(bounds.right() + 2, bounds.bottom() if is_below else bounds.top())
        self.pill = TurnPill(corner, look, text, piece)
        """Lies above the lines of all places."""
        if is_left:
            self.pill.moveBy(bounds.left() - 2 - self.pill.rect.left(), 0)
        self.setZValue(TURN_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-6, -6, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = current_theme.theme.wide(2.4, 3.6)
        for shade, width in ((INK, wide + 2.6), (PAPER, wide + 1.2), (self._colour, wide - 0.8)):
            painter.setPen(_dashed(shade, width, wide))
            painter.drawPath(self.path)


class TurnPill(MarkItem):
    """The piece of who changed something, and by how much."""

    def __init__(self, corner: QPointF, look: PawnLook | None, text: str, piece: PiecePainter) -> None:
        """It ends at *corner*, and lies around its height."""
        super().__init__()
        self.text, self._look, self._paint_piece = text, look, piece
        self._font = font(13, QFont.Weight.Bold)
        wide = 6.0 + (PIECE if look is not None else 0.0)
        wide += QFontMetricsF(self._font).horizontalAdvance(text) + 6 if text else 0.0
        self._pill = QRectF(corner.x() - wide, corner.y() - PILL / 2, wide, PILL)
        self.setVisible(look is not None or bool(text))
        self.setZValue(TURN_Z + 0.5)

    @property
    def rect(self) -> QRectF:
        """Where it lies before it is moved."""
        return QRectF(self._pill)

    def boundingRect(self) -> QRectF:
        return self._pill.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(self._pill, PILL / 2, PILL / 2)
        room = self._pill.adjusted(3, 0, -4, 0)
        if self._look is not None:
            piece = QRectF(room.left(), room.center().y() - PIECE / 2, PIECE, PIECE)
            self._paint_piece(painter, piece, self._look)
            room.setLeft(piece.right() + 1)
        painter.setPen(INK)
        painter.setFont(self._font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text)


def _seen_on_paper(colour: QColor) -> QColor:
    """A light piece has a line of its shade."""
    return mix(colour, INK, 0.45) if colour.lightness() > 225 else colour


def _band(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)


def _dashed(colour: QColor, width: float, unit: float) -> QPen:
    """Dashes of the same length whatever the *width*."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([4.2 * unit / width, 2.6 * unit / width])
    return pen
