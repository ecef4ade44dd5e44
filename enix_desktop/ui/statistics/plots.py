"""Plots in the program's style: paper bars that differ by pattern as well as by colour."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.theme import STEP, current_theme, font
from enix_desktop.ui.widgets.tooltips import show_tip

_SMALL = 13
_GAP = 7.0
"""Between the lines of a hatching."""
_ROW = 34
_COLUMNS_HIGH = 210


def hatch(painter: QPainter, room: QRectF, colour: QColor, is_crossed: bool = False) -> None:
    """Fill *room* with slanting lines, or with a net of them; lines are crisp at every scale."""
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, current_theme.theme.wide(1.4, 2.2)))
    x = room.left() - room.height()
    while x < room.right():
        painter.drawLine(QLineF(x, room.bottom(), x + room.height(), room.top()))
        if is_crossed:
            painter.drawLine(QLineF(x, room.top(), x + room.height(), room.bottom()))
        x += _GAP
    painter.restore()


class Plot(QWidget):
    """A painted plot; screen readers get its name and its data in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        current_theme.changed.connect(self.update)

    def describe(self, name: str, words: str) -> None:
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(self.rect()).adjusted(STEP, STEP, -STEP, -STEP))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(current_theme.theme.focus, current_theme.theme.wide(2, 3)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the data into *room*."""
        raise NotImplementedError

    def tip_at(self, _place: QPointF) -> str:
        return ""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of *total* height; *part* of it is solid, the rest hatched, or all crossed if it *is out*."""

    label: str
    total: int
    part: int
    tip: str
    is_out: bool = False


class ColumnPlot(Plot):
    """Columns side by side; a mark may stand between two of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: Sequence[Column] = ()
        self._mark: tuple[int, str] | None = None

    def set_columns(self, columns: Sequence[Column], mark: tuple[int, str] | None = None) -> None:
        """Show *columns*; the *mark* with its words stands after so many of them."""
        self._columns, self._mark = tuple(columns), mark
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, _COLUMNS_HIGH)

    def _step(self) -> float:
        return (self.width() - 2 * STEP) / max(1, len(self._columns))

    def tip_at(self, place: QPointF) -> str:
        index = int((place.x() - STEP) / self._step())
        return self._columns[index].tip if 0 <= index < len(self._columns) else ""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        if not self._columns:
            return
        step = self._step()
        base = room.bottom() - 22
        highest = max(1, *(column.total for column in self._columns))
        unit = (base - room.top() - 24) / highest
        painter.setPen(QPen(current_theme.theme.line, current_theme.theme.wide(1, 2)))
        painter.drawLine(QLineF(room.left(), base, room.right(), base))
        thickness = min(step * 0.78, 44.0)
        for index, column in enumerate(self._columns):
            middle = room.left() + (index + 0.5) * step
            self._paint_column(
                painter, column, QRectF(middle - thickness / 2, base, thickness, -unit * column.total)
            )
        self._paint_numbers(painter, room.left(), base, unit)
        self._paint_labels(painter, room, base)
        if self._mark is not None:
            self._paint_mark(painter, room.left() + self._mark[0] * step, room.top(), base)

    def _paint_column(self, painter: QPainter, column: Column, upright: QRectF) -> None:
        if not column.total:
            return
        room = upright.normalized()
        theme = current_theme.theme
        colour = theme.refused if column.is_out else theme.chosen
        edge = QPen(colour, theme.wide(1.2, 2.4))
        if column.is_out:
            hatch(painter, room, colour, is_crossed=True)
        else:
            hatch(painter, room, colour)
            solid = QRectF(room)
            solid.setTop(room.bottom() - room.height() * column.part / column.total)
            painter.fillRect(solid, colour)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(room)

    def _paint_numbers(self, painter: QPainter, left: float, base: float, unit: float) -> None:
        widest = max(text_width(str(column.total), _SMALL) for column in self._columns)
        if widest > self._step() - 2:
            return  # the tip tells them
        painter.setPen(current_theme.theme.text)
        painter.setFont(font(_SMALL, QFont.Weight.DemiBold))
        for index, column in enumerate(self._columns):
            if column.total:
                room = QRectF(left + index * self._step(), base - unit * column.total - 20, self._step(), 18)
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(column.total))

    def _paint_labels(self, painter: QPainter, room: QRectF, base: float) -> None:
        painter.setPen(current_theme.theme.muted)
        painter.setFont(font(_SMALL))
        free_from = room.left() - 100
        for index, column in enumerate(self._columns):
            wide = text_width(column.label, _SMALL)
            middle = room.left() + (index + 0.5) * self._step()
            left = min(max(middle - wide / 2, room.left()), room.right() - wide)
            if column.label and left >= free_from:
                painter.drawText(QPointF(left, base + 17), column.label)
                free_from = left + wide + 2 * STEP

    def _paint_mark(self, painter: QPainter, x: float, top: float, base: float) -> None:
        assert self._mark is not None
        painter.setPen(QPen(current_theme.theme.text, current_theme.theme.wide(1.6, 3), Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, top, x, base + STEP))
        painter.setFont(font(_SMALL, QFont.Weight.Bold))
        wide = text_width(self._mark[1], _SMALL, QFont.Weight.Bold) + 3 * STEP
        left = min(x + STEP, self.width() - wide - STEP)
        flag = QRectF(left, top, wide, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(current_theme.theme.chip)
        painter.drawRoundedRect(flag, 6, 6)
        painter.setPen(current_theme.theme.text)
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, self._mark[1])


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: words, a bar that is *share* of the way full, and the number as words."""

    label: str
    share: float
    number: str
    mark: float | None = None
    """Where an even share would be."""
    reach: tuple[float, float] | None = None
    """What the number of games can tell."""
    colour: QColor | None = None
    paint_symbol: Callable[[QPainter, QRectF], None] | None = None


class BarPlot(Plot):
    """Rows of bars, with words at the left and numbers at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Sequence[Bar] = ()

    def set_bars(self, bars: Sequence[Bar]) -> None:
        """Show *bars* from top to bottom."""
        self._bars = tuple(bars)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, _ROW * max(1, len(self._bars)) + 2 * STEP)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        if not self._bars:
            return
        symbols = 32.0 if any(bar.paint_symbol for bar in self._bars) else 0.0
        words = min(max(text_width(bar.label, _SMALL) for bar in self._bars), room.width() * 0.4)
        numbers = max(text_width(bar.number, _SMALL, QFont.Weight.DemiBold) for bar in self._bars)
        left = room.left() + symbols + words + 3 * STEP
        right = room.right() - numbers - 3 * STEP
        for index, bar in enumerate(self._bars):
            top = room.top() + index * _ROW
            line = QRectF(room.left(), top, room.width(), _ROW)
            if bar.paint_symbol is not None:
                bar.paint_symbol(painter, QRectF(line.left(), top + 4, 26, 26))
            painter.setPen(current_theme.theme.text)
            painter.setFont(fitting_font(bar.label, words, (_SMALL, 11)))
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(line.adjusted(symbols, 0, 0, 0), middle | Qt.AlignmentFlag.AlignLeft, bar.label)
            painter.setFont(font(_SMALL, QFont.Weight.DemiBold))
            painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, bar.number)
            self._paint_bar(painter, bar, QRectF(left, top + 8, max(1.0, right - left), _ROW - 16))

    def _paint_bar(self, painter: QPainter, bar: Bar, room: QRectF) -> None:
        theme = current_theme.theme
        track, full = QPainterPath(), QPainterPath()
        track.addRoundedRect(room, 5, 5)
        full.addRect(QRectF(room.left(), room.top(), room.width() * min(1.0, bar.share), room.height()))
        painter.fillPath(track, theme.table_edge)
        painter.fillPath(track.intersected(full), bar.colour or theme.chosen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.line, theme.wide(1, 2)))
        painter.drawPath(track)
        middle = room.center().y()
        if bar.reach is not None:
            ends = [room.left() + room.width() * end for end in bar.reach]
            for colour, width in ((theme.panel, 5.0), (theme.text, 2.0)):
                painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
                painter.drawLine(QLineF(ends[0], middle, ends[1], middle))
                for x in ends:
                    painter.drawLine(QLineF(x, middle - 4, x, middle + 4))
        if bar.mark is not None:
            self._paint_mark(painter, room.left() + room.width() * bar.mark, room)

    def _paint_mark(self, painter: QPainter, x: float, room: QRectF) -> None:
        """A line across the bar with a wedge above it."""
        painter.setPen(
            QPen(current_theme.theme.text, current_theme.theme.wide(1.6, 2.6), Qt.PenStyle.DotLine)
        )
        painter.drawLine(QLineF(x, room.top(), x, room.bottom() + 3))
        painter.setPen(QPen(current_theme.theme.panel, 1))
        painter.setBrush(current_theme.theme.text)
        top = room.top() - 7
        painter.drawPolygon(QPolygonF([QPointF(x - 6, top), QPointF(x + 6, top), QPointF(x, top + 9)]))
