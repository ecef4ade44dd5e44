"""A player's place: paper with the colour of the piece at its edge, with a name and a portrait."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from enix_desktop.ui.table.faces import paint_face
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem, stroke
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import lay
from enix_desktop.ui.widgets.theme import ACCENT, current_theme

BAND = 6.0
"""How wide the colour of the piece is at the edge of a place."""


class PlayerPlace(ThingItem):
    """Shows who sits there; a game adds what everybody may know about the player."""

    piece_share = 0.56
    """How large the piece is beside a face."""

    def __init__(self, spot: Spot, name: str, look: PawnLook) -> None:
        super().__init__(spot)
        self.name, self.look = name, look
        self._face = ""
        self.is_framed = False

    @property
    def corner(self) -> float:
        return 10.0

    def show_face(self, name: str) -> None:
        """A computer player sits here, with the face of *name*."""
        self._face = name
        self.update()

    def set_name(self, name: str) -> None:
        """What stands at the place."""
        if name != self.name:
            self.name = name
            self.update()

    def set_framed(self, is_framed: bool) -> None:
        """Whether the prompt line speaks of this player."""
        if is_framed != self.is_framed:
            self.is_framed = is_framed
            self.update()

    def paint_content(self, painter: QPainter) -> None:
        """Paint what stands on the paper."""
        raise NotImplementedError

    def paint_look(self, painter: QPainter, room: QRectF) -> None:
        """Paint the piece of the player."""
        paint_piece(painter, room, self.look)

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        path = self.shape()
        lay(painter, path, theme.tint if self.is_framed else theme.panel, 3)
        painter.save()
        painter.setClipPath(path)
        band = QRectF(self.rect.left(), self.rect.top(), BAND, self.rect.height())
        painter.fillRect(band, self.look.colour)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = theme.wide(3.0, 5.0) if self.is_framed else theme.wide(1.2, 2.5)
        painter.setPen(QPen(ACCENT if self.is_framed else theme.panel_edge, wide))
        painter.drawPath(path)
        self.paint_content(painter)

    def paint_ring(self, painter: QPainter) -> None:
        """What is framed is painted with the place itself; under the mouse it has a thin line."""
        if self.ring:
            super().paint_ring(painter)
        elif self.is_hovered:
            stroke(painter, self.shape(), current_theme.theme.line, QColor(0, 0, 0, 0), 1.2)

    def paint_portrait(self, painter: QPainter, room: QRectF) -> None:
        """A computer player has a face, and the piece at its corner."""
        if not self._face:
            self.paint_look(painter, room)
            return
        paint_face(painter, room, self._face)
        side = room.width() * self.piece_share
        corner = QRectF(room.right() - side * 0.72, room.bottom() - side * 0.66, side, side)
        self.paint_look(painter, corner)

    def paint_name(self, painter: QPainter, room: QRectF, sizes: Sequence[int]) -> None:
        """The name in the largest of *sizes* that fits, at worst cut."""
        painter.setFont(fitting_font(self.name, room.width(), sizes, QFont.Weight.DemiBold))
        painter.setPen(current_theme.theme.text)
        name = painter.fontMetrics().elidedText(self.name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
