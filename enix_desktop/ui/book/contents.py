"""The contents of the book as a tree."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QImage, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from enix_desktop.ui.book.content import Book, Entry, Spot
from enix_desktop.ui.widgets.style_sheet import mixed
from enix_desktop.ui.widgets.theme import ACCENT, SIZES, STEP, current_theme

_PLACE = Qt.ItemDataRole.UserRole
_ICON, _LINE = 18, 30


class ContentsTree(QTreeWidget):
    """Shows the outline of a book; says which line was chosen."""

    chosen = Signal(str)

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setHeaderHidden(True)
        self.setIndentation(3 * STEP)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapping(self))
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)

    def fill(self) -> None:
        """Read the outline again; what was open stays open."""
        opened = {self._place(item) for item in self._items() if item.isExpanded()}
        current = self._chosen_place()
        self.setStyleSheet(_sheet())
        colours = self.palette()
        # The room before an item is filled by the style, the item itself by the sheet: both alike.
        colours.setColor(QPalette.ColorRole.Highlight, _tint())
        self.setPalette(colours)
        self.blockSignals(True)
        self.clear()
        self._add(None, self._book.outline())
        for item in self._items():
            is_top = item.parent() is None
            item.setExpanded(self._place(item) in opened or (is_top and not opened))
            if self._place(item) == current:
                self.setCurrentItem(item)
        self.blockSignals(False)

    def show_place(self, place: str, spot: Spot) -> None:
        """Choose the line that leads to *place*, or else to its page."""
        best = None
        for item in self._items():
            if self._place(item) == place:
                best = item
                break
            if best is None and self._book.spot(self._place(item)) == Spot(spot.page):
                best = item
        self.setCurrentItem(best)  # type: ignore[arg-type]  # None is allowed
        if best is not None:
            best.setExpanded(True)
            if not self.viewport().rect().contains(self.visualItemRect(best)):
                self.scrollToItem(best, QTreeWidget.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        item = self.currentItem()
        if item is not None:
            self.scrollToItem(item)

    def _add(self, parent: QTreeWidgetItem | None, entries: Sequence[Entry]) -> None:
        for entry in entries:
            item = QTreeWidgetItem(self) if parent is None else QTreeWidgetItem(parent)
            item.setText(0, entry.title)
            item.setToolTip(0, entry.title)
            item.setData(0, _PLACE, entry.place)
            if parent is None:
                font = self.font()
                font.setBold(True)
                item.setFont(0, font)
            if entry.picture:
                image = self._book.picture(entry.picture, self.devicePixelRatioF())
                if image is not None:
                    item.setIcon(0, _icon(image))
            self._add(item, entry.children)

    def _items(self) -> Iterator[QTreeWidgetItem]:
        """All lines from top to bottom.

        Not with QTreeWidgetItemIterator: PySide does not know that the tree owns what it returns, and
        clearing the tree while such an item is still held ends the program.
        """
        waiting = [self.topLevelItem(number) for number in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            if item is not None:
                yield item
                waiting[:0] = [item.child(number) for number in range(item.childCount())]

    def _chosen_place(self) -> str:
        item = self.currentItem()
        return "" if item is None else self._place(item)

    @staticmethod
    def _place(item: QTreeWidgetItem) -> str:
        return str(item.data(0, _PLACE))

    def _on_item(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(self._place(item))


class _Wrapping(QStyledItemDelegate):
    """Gives long titles a second line; by itself a tree asks for sizes without telling how wide it is."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        self.initStyleOption(option, index)
        tree = cast(ContentsTree, option.widget)
        depth, parent = 1, index.parent()
        while parent.isValid():
            depth, parent = depth + 1, parent.parent()
        bar = tree.verticalScrollBar().sizeHint().width()
        icon = 0 if option.icon.isNull() else _ICON + 2 * STEP
        room = tree.width() - bar - depth * tree.indentation() - icon - 5 * STEP
        text = option.fontMetrics.boundingRect(0, 0, room, 1000, Qt.TextFlag.TextWordWrap, option.text)
        return QSize(room, max(_LINE, text.height() + 2 * STEP))


def _icon(image: QImage) -> QIcon:
    """The same picture whether its line is chosen or not."""
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(QPixmap.fromImage(image), mode)
    return icon


def _tint() -> QColor:
    return mixed(ACCENT, current_theme.theme.panel, 0.2)


def _sheet() -> str:
    theme = current_theme.theme
    hover, tint = theme.hover, _tint()
    mark = f"border: 2px solid {theme.chosen.name()};" if theme.is_strong else ""
    return f"""
        QTreeWidget {{ background: {theme.panel.name()}; color: {theme.text.name()}; outline: none;
            border: 2px solid transparent; border-radius: 8px; font-size: {SIZES[1]}px; }}
        QTreeWidget:focus {{ border-color: {theme.focus.name()}; }}
        QTreeWidget::item {{ min-height: {_LINE}px; padding: 0 {STEP}px; }}
        QTreeWidget::item:hover {{ background: {hover.name()}; }}
        QTreeWidget::item:selected {{ background: {tint.name()}; color: {theme.text.name()}; {mark} }}
    """
