"""Where the keyboard can be on a table: which spot comes next, and the ring around it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

RING_Z = 200.0
WIDEST, OUTER, INNER = 13.0, 8.0, 4.0
"""How wide the ring is in high contrast and else, and the light line in its middle."""
ASIDE = 2.0
"""How much worse it is to lie beside the direction of an arrow than far away in it."""
ARROWS: Mapping[Qt.Key, QPointF] = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can be chosen: one of what lies together, by its key."""

    group: Enum
    key: Any


def nearest(points: Mapping[Any, QPointF], here: QPointF, direction: QPointF) -> Any:
    """The key of the point that an arrow in *direction* leads to from *here*; None if there is none."""
    best, found = 0.0, None
    for key, point in sorted(points.items(), key=lambda pair: pair[1].y()):
        way = point - here
        along = QPointF.dotProduct(way, direction)
        aside = abs(way.x() * direction.y() - way.y() * direction.x())
        price = along + ASIDE * aside
        # Of two that are equally near, the upper one: the other is one more arrow away.
        if along > 1.0 and (found is None or price < best - 0.5):
            best, found = price, key
    return found


class RingItem(MarkItem):
    """Shows where the keyboard is: light between dark lines, to be seen on any table and any card."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(RING_Z)
        self.path = QPainterPath()

    def show_path(self, path: QPainterPath) -> None:
        """Lie around *path*; an empty one hides the ring."""
        if path != self.path:
            self.prepareGeometryChange()
            self.path = path
        self.setVisible(not path.isEmpty())

    def boundingRect(self) -> QRectF:
        return self.path.boundingRect().adjusted(-WIDEST, -WIDEST, WIDEST, WIDEST)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A dark line, and a light one in it; one of them has the colour of the focus."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = current_theme.theme
        dark, light = (theme.focus, PAPER) if theme.focus.lightness() < 128 else (INK, theme.focus)
        for colour, width in ((dark, theme.wide(OUTER, WIDEST)), (light, theme.wide(INNER, OUTER))):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self.path)
