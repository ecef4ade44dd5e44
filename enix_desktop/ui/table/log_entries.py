"""The sentences of the log: how they are laid out and painted, and what a click or a key on them means."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from enix_desktop.ui.widgets.theme import STEP, current_theme, font

EVENT, RULE, NUMBER = (Qt.ItemDataRole.UserRole + offset for offset in range(3))
_ASIDE, _ABOVE = 2 * STEP, STEP
_CHIP_HEIGHT, _CHIP_GAP = 20, 2 * STEP
_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""The keys that go through the entries; all others belong to the table."""
_SELECTING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence of the log."""

    sentence: str
    event: object = None
    rule: str = ""
    """The id of the rule it follows."""
    number: int = -1
    """By which it can be asked about; -1 if it cannot."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where text and chip of an entry lie, beginning at its top left corner."""

    text: QTextLayout
    chip: QRect
    height: int


def planned(sentence: str, rule: str, width: int) -> _Plan:
    """The chip stands behind the last word, or below it where there is no room."""
    room = width - 2 * _ASIDE
    layout = QTextLayout(sentence, font(15))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    bottom, end, top = 0.0, 0.0, 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        line.setPosition(QPointF(0, bottom))
        top, bottom, end = bottom, bottom + line.height(), line.naturalTextWidth()
    layout.endLayout()
    chip = QRect()
    if rule:
        wide = round(QFontMetricsF(font(13)).horizontalAdvance(rule)) + 2 * STEP
        if end + _CHIP_GAP + wide > room:
            top, end, bottom = bottom, -_CHIP_GAP, bottom + _CHIP_HEIGHT + 2
        middle = (top + bottom) / 2
        left = _ASIDE + round(end + _CHIP_GAP)
        chip = QRect(left, _ABOVE + round(middle - _CHIP_HEIGHT / 2), wide, _CHIP_HEIGHT)
    return _Plan(layout, chip, round(bottom) + 2 * _ABOVE)


class _EntryPainter(QStyledItemDelegate):
    """Paints sentences with their chips; how high they are is kept in the items."""

    hovered_chip: int = -1

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme, rule = current_theme.theme, str(index.data(RULE))
        plan = planned(str(index.data()), rule, rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        if state & QStyle.StateFlag.State_Selected:
            _panel(painter, QRectF(0, 0, rect.width(), rect.height()), theme.tint, theme.chosen)
        elif state & QStyle.StateFlag.State_MouseOver:
            _panel(painter, QRectF(0, 0, rect.width(), rect.height()), theme.hover)
        painter.setPen(theme.text)
        plan.text.draw(painter, QPointF(_ASIDE, _ABOVE))
        if rule:
            is_hovered = self.hovered_chip == index.row()
            edge = theme.text if is_hovered else theme.panel_edge
            _panel(painter, QRectF(plan.chip), theme.table_edge, edge)
            painter.setPen(theme.text if is_hovered else theme.muted)
            painter.setFont(font(13))
            painter.drawText(plan.chip, Qt.AlignmentFlag.AlignCenter, rule)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, theme.wide(1, 3)))
            painter.drawRoundedRect(QRectF(1, 1, rect.width() - 2, rect.height() - 2), 6, 6)
        painter.restore()


def _panel(painter: QPainter, rect: QRectF, fill: QColor, edge: QColor | None = None) -> None:
    painter.setPen(Qt.PenStyle.NoPen if edge is None else edge)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, 6, 6)


class Entries(QListWidget):
    """The list itself: knows whether a sentence or a chip is meant."""

    asked = Signal(QListWidgetItem)
    chip_pressed = Signal(QListWidgetItem)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # the lines keep their width
        bar = self.verticalScrollBar()
        bar.setEnabled(False)  # and so it is not seen, as long as there is nothing to scroll
        bar.rangeChanged.connect(lambda first, last: bar.setEnabled(last > first))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListWidget.SelectionMode.MultiSelection)
        self._painter = _EntryPainter(self)
        self.setItemDelegate(self._painter)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keys are still those of the table
        self._pressed = self._anchor = -1

    def selectionCommand(
        self, index: QModelIndex | QPersistentModelIndex, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        """A click asks why and arrows go through the log; what is selected is said in `_select`."""
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _select(self, row: int, keys: Qt.KeyboardModifier) -> None:
        """With Shift all as far as *row*, with Ctrl *row* or not, and without them nothing."""
        if keys & Qt.KeyboardModifier.ShiftModifier and row >= 0 and self._anchor >= 0:
            first, last = sorted((self._anchor, row))
            for number in range(self.count()):
                self.item(number).setSelected(first <= number <= last)
            return
        self._anchor = row
        if keys & Qt.KeyboardModifier.ControlModifier and row >= 0:
            self.item(row).setSelected(not self.item(row).isSelected())
        else:
            self.clearSelection()

    def add(self, entries: Iterable[Entry]) -> None:
        """Measure each entry once: the list is laid out again with every entry, however long it is."""
        for entry in entries:
            item = QListWidgetItem(entry.sentence)
            item.setData(EVENT, entry.event)
            item.setData(RULE, entry.rule)
            item.setData(NUMBER, entry.number)
            item.setSizeHint(QSize(0, planned(entry.sentence, entry.rule, self._room()).height))
            self.addItem(item)

    def _room(self) -> int:
        return self.viewport().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width makes other lines; who read at the end still does."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()
        if was_at_end:
            self.scrollToBottom()

    def _measure(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            plan = planned(item.text(), str(item.data(RULE)), self._room())
            item.setSizeHint(QSize(0, plan.height))

    def chip_rect(self, item: QListWidgetItem) -> QRect:
        rect = self.visualItemRect(item)
        plan = planned(item.text(), str(item.data(RULE)), rect.width())
        return plan.chip.translated(rect.topLeft())

    def _is_chip(self, item: QListWidgetItem, point: QPoint) -> bool:
        # The chip is small: a little beside it is meant for it, too.
        return bool(item.data(RULE)) and self.chip_rect(item).adjusted(-4, -6, 4, 6).contains(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton:
            self._select(self._pressed, event.modifiers())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a chip opens the rule; one on the sentence asks why."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        pressed, self._pressed = self._pressed, -1
        item = self.itemAt(point)
        if item is None or self.row(item) != pressed or event.button() != Qt.MouseButton.LeftButton:
            return
        if event.modifiers() & _SELECTING:
            return
        if self._is_chip(item, point):
            self.chip_pressed.emit(item)
        else:
            self.asked.emit(item)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        item = self.itemAt(point)
        row = self.row(item) if item is not None and self._is_chip(item, point) else -1
        self._painter.hovered_chip = row
        shape = Qt.CursorShape.ArrowCursor if item is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)
        self.viewport().update()
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the entries, Enter asks why."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.asked.emit(item)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif event.key() in _KEYS:
            if self._anchor < 0:
                self._anchor = self.currentRow()
            super().keyPressEvent(event)
            self._select(self.currentRow(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        else:
            event.ignore()  # a key of the table
