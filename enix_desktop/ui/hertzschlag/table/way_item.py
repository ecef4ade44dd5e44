"""What a card would do to the marker, drawn on the scale before it is laid."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry
from enix_desktop.ui.hertzschlag.art.scale_marks import paint_crossing, paint_field_mark, paint_way
from enix_desktop.ui.hertzschlag.table.board_item import BoardItem
from enix_desktop.ui.hertzschlag.table.preview import Playing, Span
from enix_desktop.ui.hertzschlag.words import signed
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER

_PALE = 0.55
"""How much is seen of the bird where it would come to sit."""
_BAND = 0.14


class WayItem(MarkItem):
    """The way of the marker from its present field, what the crossings cost, and the range of its end."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__()
        self._board = board
        self._room = QRectF()
        self.playing: Playing | None = None

    def show_playing(self, playing: Playing | None) -> None:
        """Show the way of a card, or nothing."""
        if playing != self.playing:
            self.playing = playing
            self.update()

    def arrange(self) -> None:
        """The scale lies elsewhere."""
        self.prepareGeometryChange()
        self._room = self._board.ruler.rect.adjusted(-10, -20, 10, 20)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        playing, scale = self.playing, self._board.ruler
        if playing is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not playing.is_first:
            _paint_range(painter, scale, playing.ends)
        paint_way(painter, scale, playing.start, playing.turned)
        paint_way(painter, scale, playing.turned, playing.end, lane=1)
        paint_field_mark(painter, scale, playing.end)
        for crossing in playing.crossings:
            lower, upper = sorted((crossing.before, crossing.after))
            paint_crossing(painter, scale, (lower, upper), signed(crossing.euro), crossing.euro > 0)
        if playing.end != playing.start:
            painter.setOpacity(_PALE)
            paint_bird(painter, scale.bird(playing.end), playing.end)
            painter.setOpacity(1.0)


def _paint_range(painter: QPainter, scale: ScaleGeometry, ends: Span) -> None:
    """A light band over the fields where the marker may come to rest if others move it before."""
    room = scale.field(ends.lowest).united(scale.field(ends.highest))
    reach = 3 * scale.unit
    room.adjust(1, -reach, -1, reach)
    ground = QColor(PAPER)
    ground.setAlphaF(_BAND)
    painter.setBrush(ground)
    pen = QPen(INK, 2.4)
    pen.setDashPattern([3.0, 2.0])
    for edge in (QPen(PAPER, 4.6), pen):
        painter.setPen(edge)
        painter.drawRoundedRect(room, 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    for field, side in ((ends.lowest, -1), (ends.highest, 1)):
        _paint_edge(painter, scale.field(field), side)


def _paint_edge(painter: QPainter, field: QRectF, side: int) -> None:
    """A short stroke at the end of the range, so that it is seen on both areas."""
    x = field.left() if side < 0 else field.right()
    painter.setPen(QPen(ACCENT, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(round(x), round(field.top()), round(x), round(field.bottom()))
