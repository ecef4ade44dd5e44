"""What a search found: for each hit its page and the line with the words."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from enix_desktop.markup import html
from enix_desktop.ui.book.search import Hit
from enix_desktop.ui.book.style import found
from enix_desktop.ui.widgets.rich import RichDocument
from enix_desktop.ui.widgets.theme import ON_ACCENT, SIZES, STEP, current_theme, font

_HIT = Qt.ItemDataRole.UserRole
_TEXT = 58
"""A title and two lines."""
_INSET = 2 * STEP


class ResultList(QListWidget):
    """The hits of a search; says which one was chosen."""

    chosen = Signal(object)
    """A Hit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(_TwoLines(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Show these hits, the first one chosen but not yet followed."""
        self.clear()
        for hit in hits:
            # The words are for screen readers; the delegate paints from the hit.
            item = QListWidgetItem(f"{hit.title}\n{hit.line}")
            item.setData(_HIT, hit)
            self.addItem(item)
        if hits:
            self.setCurrentRow(0)

    def follow(self) -> None:
        if self.currentItem() is not None:
            self._on_item(self.currentItem())

    def _on_item(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_HIT))


class _TwoLines(QStyledItemDelegate):
    """Paints the title in bold and two lines of text with the hit marked."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(10, _TEXT + 4 * STEP)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        hit = index.data(_HIT)
        option.text = ""
        widget: QWidget = option.widget
        style = widget.style() if widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        area = QRectF(option.rect).adjusted(_INSET, 2 * STEP, -_INSET, 0)
        document = _document(hit, area.width())
        painter.save()
        painter.setClipRect(QRectF(area.x(), area.y(), area.width(), _TEXT))
        painter.translate(area.topLeft())
        document.drawContents(painter)
        painter.restore()


def _document(hit: Hit, width: float) -> RichDocument:
    document = RichDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(font(SIZES[0]))
    document.setTextWidth(width)
    theme = current_theme.theme
    document.set_html(
        html(
            '<div style="color: {text}; font-size: {size}px"><b>{title}</b></div>'
            '<div style="color: {muted}">{before}'
            '<span style="background-color: {ground}; color: {ink}">{found}</span>{after}</div>',
            text=theme.text.name(),
            size=SIZES[1],
            title=hit.title,
            muted=theme.muted.name(),
            before=hit.before,
            ground=found().name(),
            ink=ON_ACCENT.name(),
            found=hit.found,
            after=hit.after,
        )
    )
    return document
