"""The stock beside the plate of the conduits bench."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.ui.enigma.bench.conduits_art import SIZE, paint_piece
from enix_desktop.ui.enigma.bench.conduits_items import Group
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import lay
from enix_desktop.ui.widgets.theme import PAPER, REFUSED, current_theme, font


class StockItem(ThingItem):
    """Where pieces lie that are on no cell, with a number each; what is crossed out lies aside."""

    def __init__(self, pieces: Iterable[str], out: Iterable[tuple[int, ...]]) -> None:
        super().__init__(Spot(Group.TRAY, 0))
        self.pieces, self.out = tuple(pieces), tuple(out)
        self.left = len(self.pieces)
        self.slots: dict[str, QRectF] = {}
        self._aside: list[QRectF] = []

    def show_left(self, left: int) -> None:
        if left != self.left:
            self.left = left
            self.update()

    def lay_out(self, rect: QRectF, largest: float, least: float) -> float:
        """Lie in the middle of *rect*, at least so high; return how large pieces are, at most *largest*."""
        rows = -(-len(self.pieces) // 3)
        aside_rows = -(-len(self.out) // 3) * 0.62 + (0.3 if self.out else 0.0)
        gap, head = 12.0, 40.0
        wide = (rect.width() - 4 * gap) / 3
        high = (rect.height() - head - gap * (rows + 1)) / (rows + aside_rows)
        side = min(wide, high, largest)
        needed = head + gap + rows * (side + gap) + aside_rows * side
        lies = QRectF(0, 0, rect.width(), min(max(needed, least), rect.height()))
        lies.moveCenter(rect.center())
        self.set_rect(lies)
        left = -1.5 * side - gap
        top = self.rect.top() + head
        self.slots = {
            piece: QRectF(left + (number % 3) * (side + gap), top + number // 3 * (side + gap), side, side)
            for number, piece in enumerate(self.pieces)
        }
        small = side * 0.56
        first = left + (side - small) / 2
        low = top + rows * (side + gap) + side * 0.24
        self._aside = [
            QRectF(first + number % 3 * (side + gap), low + number // 3 * (small + 6), small, small)
            for number in range(len(self.out))
        ]
        self.update()
        return side

    def slot(self, piece: str) -> QPointF:
        """Where *piece* belongs, in the scene."""
        return self.mapToScene(self.slots[piece].center())

    @property
    def corner(self) -> float:
        return 14.0

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3)))
        painter.drawPath(self.shape())
        text = said("conduits.tray", left=self.left, whole=len(self.pieces))
        head = QRectF(self.rect.left() + 14, self.rect.top() + 4, self.rect.width() - 28, 34)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(text, head.width(), (18, 15, 13, 11), QFont.Weight.DemiBold))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, text)
        for number, slot in enumerate(self.slots.values(), 1):
            painter.setPen(QPen(theme.line, 1.4, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(slot.adjusted(3, 3, -3, -3), 9, 9)
            painter.setPen(theme.muted)
            painter.setFont(font(18, QFont.Weight.DemiBold))
            painter.drawText(slot, Qt.AlignmentFlag.AlignCenter, str(number))
        for sides, place in zip(self.out, self._aside, strict=True):
            self._paint_out(painter, sides, place)

    def _paint_out(self, painter: QPainter, sides: tuple[int, ...], place: QRectF) -> None:
        painter.save()
        painter.translate(place.center())
        painter.scale(place.width() / SIZE, place.width() / SIZE)
        painter.setOpacity(0.45)
        paint_piece(painter, sides, False, QPointF())
        painter.setOpacity(1.0)
        for colour, wide in ((PAPER, 17.0), (REFUSED, 10.0)):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(-36, -36), QPointF(36, 36))
            painter.drawLine(QPointF(36, -36), QPointF(-36, 36))
        painter.restore()
