"""The log: the game in sentences, the latest at the bottom, each with the rule that it follows."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
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
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.ui.theme import STEP, font, look

WIDTH = 300
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


def _planned(sentence: str, rule: str, width: int) -> _Plan:
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
        """One entry."""
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        theme, rule = look.theme, str(index.data(RULE))
        plan = _planned(str(index.data()), rule, rect.width())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        if state & QStyle.StateFlag.State_MouseOver:
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


class _Entries(QListWidget):
    """The list itself: knows whether a sentence or a chip is meant."""

    asked = Signal(QListWidgetItem)
    chip_pressed = Signal(QListWidgetItem)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self._painter = _EntryPainter(self)
        self.setItemDelegate(self._painter)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keys are still those of the table
        self._pressed = -1

    def add(self, entries: Iterable[Entry]) -> None:
        """Measure each entry once: the list is laid out anew with every entry, however long it is."""
        for entry in entries:
            item = QListWidgetItem(entry.sentence)
            item.setData(EVENT, entry.event)
            item.setData(RULE, entry.rule)
            item.setData(NUMBER, entry.number)
            item.setSizeHint(QSize(0, _planned(entry.sentence, entry.rule, self._room()).height))
            self.addItem(item)

    def _room(self) -> int:
        return self.viewport().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width makes other lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def _measure(self) -> None:
        for row in range(self.count()):
            item = self.item(row)
            plan = _planned(item.text(), str(item.data(RULE)), self._room())
            item.setSizeHint(QSize(0, plan.height))

    def chip_rect(self, item: QListWidgetItem) -> QRect:
        """Where the chip of an entry is to be seen."""
        rect = self.visualItemRect(item)
        plan = _planned(item.text(), str(item.data(RULE)), rect.width())
        return plan.chip.translated(rect.topLeft())

    def _is_chip(self, item: QListWidgetItem, point: QPoint) -> bool:
        # The chip is small: a little beside it is meant for it, too.
        return bool(item.data(RULE)) and self.chip_rect(item).adjusted(-4, -6, 4, 6).contains(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed."""
        self._pressed = self.indexAt(event.position().toPoint()).row()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a chip wants the rule; one on the sentence asks why."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        pressed, self._pressed = self._pressed, -1
        item = self.itemAt(point)
        if item is None or self.row(item) != pressed or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._is_chip(item, point):
            self.chip_pressed.emit(item)
        else:
            self.asked.emit(item)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what a click would mean."""
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
        elif event.key() in _KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()  # a key of the table


class LogPanel(QWidget):
    """A list of sentences; hovering one shows it on the table, a click asks why."""

    pointed_at = Signal(object)
    """The event of the sentence under the mouse, or None."""
    asked = Signal(int)
    """The number of the entry that somebody wants to understand."""
    rule_wanted = Signal(str)
    """The id of a rule, such as A5."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFixedWidth(WIDTH)
        self._title = QLabel()
        self._title.setFont(font(15, QFont.Weight.DemiBold))
        self._list = _Entries()
        self._list.itemEntered.connect(self._on_entered)
        self._list.asked.connect(self._on_asked)
        self._list.chip_pressed.connect(lambda item: self.rule_wanted.emit(item.data(RULE)))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        layout.addWidget(self._title)
        layout.addWidget(self._list)
        self.retranslate()

    def add(self, entries: Iterable[Entry]) -> None:
        """Add sentences, and keep the last in sight."""
        self._list.add(entries)
        self._list.scrollToBottom()  # only once: it lays out the whole log

    def clear(self) -> None:
        """Begin a new log."""
        self._list.clear()

    def sentences(self) -> list[str]:
        """Everything that was told."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def _on_asked(self, item: QListWidgetItem) -> None:
        """What cannot be asked about has its rule at least."""
        number: int = item.data(NUMBER)
        if number >= 0:
            self.asked.emit(number)
        elif item.data(RULE):
            self.rule_wanted.emit(item.data(RULE))

    def _on_entered(self, item: QListWidgetItem) -> None:
        # Qt says so too when a new sentence scrolls the list, and even of a list that is hidden.
        if self.isVisible() and self._list.viewport().underMouse():
            self.pointed_at.emit(item.data(EVENT))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self.pointed_at.emit(None)

    def retranslate(self) -> None:
        """Use the current language."""
        self._title.setText(self.tr("What happened"))
        self._list.setAccessibleName(self._title.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
