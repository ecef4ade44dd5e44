"""What figures add to the pieces: numbers, arrows, pointers, a cross."""

from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.enix.symbols import shift_arrow
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, polygon, thick
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, REFUSED, current_theme


class Mark(QGraphicsItem):
    """Something painted around its origin, on top of the pieces."""

    area = QRectF(-400, -400, 800, 800)

    def boundingRect(self) -> QRectF:
        """Figures are painted as a whole: room enough is all that is needed."""
        return self.area

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the mark with smooth edges."""
        raise NotImplementedError


class Pill(Mark):
    """A number or a short sum on a slip of paper; a strong one in the accent colour."""

    def __init__(self, text: str, size: float = 20.0, strong: bool = True) -> None:
        super().__init__()
        self._text, self._size, self._strong = text, size, strong

    def draw(self, painter: QPainter) -> None:
        """A rounded slip with a rim."""
        letters = centred(self._text, self._size, 0, 0)
        height = self._size * 1.5
        width = max(height, letters.boundingRect().width() + self._size * 0.9)
        half_width, half = width / 2, height / 2
        lay(painter, box(-half_width - 2.5, -half - 2.5, width + 5, height + 5, half + 2.5), PAPER, 2, 0.3)
        lay(
            painter,
            box(-half_width, -half, width, height, half),
            ACCENT if self._strong else QColor("#EFE8DA"),
        )
        lay(painter, letters, ON_ACCENT)


class Cross(Mark):
    """This is not possible."""

    def draw(self, painter: QPainter) -> None:
        """A red disc with a white cross."""
        lay(painter, disc(0, 0, 17.5), PAPER, 2, 0.3)
        lay(painter, disc(0, 0, 15), REFUSED)
        for slant in (-1, 1):
            lay(painter, line([(-6, -6 * slant), (6, 6 * slant)], 4.2), PAPER)


class Check(Mark):
    """This is possible."""

    def draw(self, painter: QPainter) -> None:
        lay(painter, disc(0, 0, 17.5), PAPER, 2, 0.3)
        lay(painter, disc(0, 0, 15), ACCENT)
        lay(painter, line([(-6.5, 0.5), (-2, 5), (7, -5.5)], 4), INK)


class Arrow(Mark):
    """From before to after, pointing to the right."""

    def draw(self, painter: QPainter) -> None:
        lay(painter, QTransform.fromScale(20, 20).map(shift_arrow()), current_theme.theme.text)


class Path(Mark):
    """A bent arrow from the origin to another point, for what flies or is pushed."""

    def __init__(self, end: QPointF, bend: float) -> None:
        super().__init__()
        self._end, self._bend = end, bend

    def draw(self, painter: QPainter) -> None:
        """A line with a head, accent on a white rim."""
        middle = self._end / 2 + QPointF(0, -self._bend)
        direction = self._end - middle
        angle = degrees(atan2(direction.y(), direction.x()))
        head = QTransform.fromTranslate(self._end.x(), self._end.y()).rotate(angle)
        tip = head.map(polygon([(2, 0), (-17, -11), (-17, 11)]))
        stop = head.map(QPointF(-12, 0))
        way = QPainterPath(QPointF(0, 0))
        way.quadTo(middle, stop)
        body = thick(way, 6)
        for path in (body, tip):
            lay(painter, thick(path, 5), PAPER)
        lay(painter, body, ACCENT)
        lay(painter, tip, ACCENT)


class Pointer(Mark):
    """A number in a disc, with a line to what it is about."""

    def __init__(self, number: int, target: QPointF) -> None:
        super().__init__()
        self._number, self._target = number, target

    def draw(self, painter: QPainter) -> None:
        """The line ends in a dot."""
        end = (self._target.x(), self._target.y())
        rod = line([(0, 0), end], 2.2)
        lay(painter, thick(rod, 3.2), PAPER)
        lay(painter, disc(*end, 5.4), PAPER)
        lay(painter, rod, INK)
        lay(painter, disc(*end, 3.8), INK)
        lay(painter, disc(0, 0, 16), PAPER, 2, 0.3)
        lay(painter, disc(0, 0, 13.5), INK)
        lay(painter, centred(str(self._number), 17, 0, 0), PAPER)


class Place(Mark):
    """The outline of a cell where a tile was or may go."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self._radius = radius

    def draw(self, painter: QPainter) -> None:
        fill = QColor(current_theme.theme.table_edge)
        painter.setBrush(fill)
        painter.setPen(QPen(current_theme.theme.muted, 2, Qt.PenStyle.DashLine))
        painter.drawPolygon(hexagon(self._radius))


class Sheet(Mark):
    """A piece of paper below a symbol."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self._size = size

    def draw(self, painter: QPainter) -> None:
        """A rounded square with its shadow."""
        half = self._size / 2
        lay(painter, box(-half, -half, self._size, self._size, self._size * 0.18), PAPER, 4, 0.3)
