"""The sentences of the log: how they are laid out and painted, and what a click or a key on them means."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
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
    """The lines of an entry, and how high it is."""

    text: QTextLayout
    height: int


def planned(sentence: str, width: int) -> _Plan:
    """A sentence in lines of this width."""
    layout = QTextLayout(sentence, font(15))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    bottom = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width - 2 * _ASIDE)
        line.setPosition(QPointF(0, bottom))
        bottom += line.height()
    layout.endLayout()
    return _Plan(layout, round(bottom) + 2 * _ABOVE)


class _EntryPainter(QStyledItemDelegate):
    """Paints sentences; how high they are is kept in the items. Their rules are told to who asks."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme, plan = current_theme.theme, planned(str(index.data()), rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        if state & QStyle.StateFlag.State_Selected:
            _panel(painter, QRectF(0, 0, rect.width(), rect.height()), theme.tint, theme.chosen)
        elif state & QStyle.StateFlag.State_MouseOver:
            _panel(painter, QRectF(0, 0, rect.width(), rect.height()), theme.hover)
        painter.setPen(theme.text)
        plan.text.draw(painter, QPointF(_ASIDE, _ABOVE))
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
    """The list itself: knows which sentence is meant."""

    asked = Signal(QListWidgetItem)

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
        self.setItemDelegate(_EntryPainter(self))
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
            item.setSizeHint(QSize(0, planned(entry.sentence, self._room()).height))
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
            item.setSizeHint(QSize(0, planned(item.text(), self._room()).height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.indexAt(event.position().toPoint()).row()
        if event.button() == Qt.MouseButton.LeftButton:
            self._select(self._pressed, event.modifiers())
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a sentence asks why."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        pressed, self._pressed = self._pressed, -1
        item = self.itemAt(point)
        if item is None or self.row(item) != pressed or event.button() != Qt.MouseButton.LeftButton:
            return
        if not event.modifiers() & _SELECTING:
            self.asked.emit(item)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
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
