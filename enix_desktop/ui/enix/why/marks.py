"""What an answer marks on a board: tiles, ways, places, and what a crossing costs or where it is closed."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.why.answer import Crossing, Picture
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.board_marks import BADGE_Z
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, PAPER, REFUSED, font

HEIGHT, RIM, ASIDE = 28.0, 3.0, 12.0


class CrossingItem(QGraphicsItem):
    """The cost of a crossing, or a cross where it is closed; always of the same size on the screen."""

    def __init__(self, board: QGraphicsItem, crossing: Crossing, along: QPointF, in_detail: bool) -> None:
        """*along* leads from tile to tile; details stand aside, so that the path is seen."""
        super().__init__(board)
        self.setZValue(BADGE_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.crossing = crossing
        self.text = _text(crossing, in_detail)
        self._font = font(15, QFont.Weight.Bold)
        width = max(HEIGHT, QFontMetricsF(self._font).horizontalAdvance(self.text) + 16)
        self._pill = QRectF(-width / 2, -HEIGHT / 2, width, HEIGHT)
        if in_detail and self.text:
            length = math.hypot(along.x(), along.y())
            up = -1 if along.x() >= 0 else 1
            aside = QPointF(-up * along.y(), up * along.x()) / length
            self._pill.translate(aside.x() * (width / 2 + ASIDE), aside.y() * (HEIGHT / 2 + ASIDE))

    def boundingRect(self) -> QRectF:
        return self._pill.adjusted(-RIM, -RIM, RIM, RIM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_open = self.crossing.cost is not None
        painter.setPen(QPen(PAPER, RIM))
        painter.setBrush(ACCENT if is_open else REFUSED)
        painter.drawRoundedRect(self._pill, HEIGHT / 2, HEIGHT / 2)
        if is_open:
            painter.setPen(ON_ACCENT)
            painter.setFont(self._font)
            painter.drawText(self._pill, Qt.AlignmentFlag.AlignCenter, self.text)
            return
        painter.setPen(QPen(PAPER, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for slant in (-1, 1):
            painter.drawLine(QPointF(-5, -5 * slant), QPointF(5, 5 * slant))


def _text(crossing: Crossing, in_detail: bool) -> str:
    if crossing.cost is None:
        return ""
    return f"{crossing.here} + {crossing.there} + 1 = {crossing.cost}" if in_detail else str(crossing.cost)


def mark(board: BoardItem, picture: Picture) -> None:
    """Show everything that *picture* marks on *board*, where the tiles lie as they do in it."""
    for tile, glow in picture.tiles:
        board.tiles[tile].set_glow(glow)
    if picture.way:
        board.show_way(picture.way[0], picture.way[1:])
    board.cells.show_cells(picture.cells, picture.ghost, picture.is_refused)
    in_detail = len(picture.crossings) == 1
    board.drop_marks()
    for crossing in picture.crossings:
        start, end = board.tiles[crossing.origin].pos(), board.tiles[crossing.target].pos()
        item = CrossingItem(board, crossing, end - start, in_detail)
        item.setPos((start + end) / 2)
        board.add_mark(item)
