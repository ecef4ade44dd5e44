"""What things on a table have in common: they can be offered, chosen, marked and hovered."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme

Ring: TypeAlias = Literal["", "may", "chosen"]
MARGIN = 9.0
"""Room around a thing for its shadow and its ring."""


class ThingItem(QGraphicsObject):
    """Lies in a rectangle around its origin and shows what it is given; the scene hears its clicks."""

    def __init__(self, spot: Spot | None = None) -> None:
        super().__init__()
        self.spot = spot
        """What the keyboard would choose here; None for what cannot be chosen."""
        self.rect = QRectF()
        self.ring: Ring = ""
        self.is_hovered = False
        self.setAcceptHoverEvents(spot is not None)
        self.setAcceptedMouseButtons(
            Qt.MouseButton.LeftButton if spot is not None else Qt.MouseButton.NoButton
        )
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        current_theme.changed.connect(self._repaint)

    def _repaint(self) -> None:
        self.update()

    def set_rect(self, rect: QRectF) -> None:
        """Lie around the middle of *rect* of the scene, so that it grows and shrinks there."""
        self.prepareGeometryChange()
        self.setPos(rect.center())
        self.rect = rect.translated(-rect.center())
        self.update()

    def set_ring(self, ring: Ring) -> None:
        """It may be chosen, is chosen, or nothing of that."""
        if ring != self.ring:
            self.ring = ring
            self.update()

    def set_hovered(self, is_hovered: bool) -> None:
        """The mouse is over it."""
        if is_hovered != self.is_hovered:
            self.is_hovered = is_hovered
            self.update()

    @property
    def corner(self) -> float:
        """How round it is."""
        return 8.0

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def shape(self) -> QPainterPath:
        return box(self.rect.x(), self.rect.y(), self.rect.width(), self.rect.height(), self.corner)

    def outline(self, margin: float = 0.0) -> QPainterPath:
        """Its edge in the scene, so far outside."""
        rect = self.sceneTransform().mapRect(self.rect).adjusted(-margin, -margin, margin, margin)
        return box(rect.x(), rect.y(), rect.width(), rect.height(), self.corner + margin)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_thing(painter)
        self.paint_ring(painter)

    def paint_thing(self, painter: QPainter) -> None:
        """Paint what lies there."""

    def paint_ring(self, painter: QPainter) -> None:
        """Paint around it what may be done with it."""
        if self.ring:
            wide = current_theme.theme.wide(3.0, 4.5) if self.ring == "may" else 5.5
            stroke(painter, self.shape(), ACCENT, PAPER, wide)
        elif self.is_hovered and self.spot is not None:
            stroke(painter, self.shape(), PAPER, INK, 1.6)


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, under: QColor, wide: float) -> None:
    """Draw *path* as a line that is seen on every ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, width in ((under, wide + 2.6), (colour, wide)):
        pen = QPen(shade, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
