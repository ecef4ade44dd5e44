"""All choices of a seat in words, the ones that matter most first."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from enix_desktop.coaching.review import Judged, Review
from enix_desktop.ui.review.curve import paint_mark
from enix_desktop.ui.review.words import ReviewWords, kind_of
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

_HEAD, _BODY, _KIND = 15, 13, 5 * STEP
_EDGE = 2 * STEP
_ROLE = Qt.ItemDataRole.UserRole
_WRAPPED = Qt.TextFlag.TextWordWrap


class Row(NamedTuple):
    """A choice, or a title above several of them."""

    head: str
    body: str = ""
    kind: str = ""
    move: int | None = None

    @property
    def text(self) -> str:
        """What is read aloud."""
        return f"{self.head}. {self.body}" if self.body else self.head


class RowDelegate(QStyledItemDelegate):
    """Paints a choice on a slip of paper."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QListWidget)
        row, wide = index.data(_ROLE), view.viewport().width() - 2
        left = self._left(row)
        high = self._high(row.head, _head_font(row), wide - left - _EDGE)
        if row.body:
            high += self._high(row.body, font(_BODY), wide - left - _EDGE)
        return QSize(wide, high + (3 if row.move is not None else 2) * _EDGE)

    def _left(self, row: Row) -> int:
        return _EDGE + (0 if row.move is None else _KIND)

    def _high(self, text: str, shown: QFont, wide: int) -> int:
        return QFontMetrics(shown).boundingRect(QRect(0, 0, max(1, wide), 10_000), _WRAPPED, text).height()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row = index.data(_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(option.rect).adjusted(2, 2, -2, -2)
        if row.move is not None:
            _paint_paper(painter, option, paper)
        left = self._left(row)
        lines = QRect(option.rect).adjusted(left, _EDGE, -_EDGE, 0)
        theme = current_theme.theme
        painter.setPen(theme.text if row.move is not None else theme.muted)
        painter.setFont(_head_font(row))
        high = self._high(row.head, painter.font(), lines.width())
        painter.drawText(lines, _WRAPPED, row.head)
        if row.move is not None:
            paint_mark(painter, QPointF(paper.left() + _EDGE + STEP, lines.top() + 11), row.kind)
        painter.setPen(theme.text)
        painter.setFont(font(_BODY))
        painter.drawText(lines.adjusted(0, high + STEP // 2, 0, 0), _WRAPPED, row.body)
        painter.restore()


def _head_font(row: Row) -> QFont:
    return font(_BODY if row.move is None else _HEAD, QFont.Weight.DemiBold)


def _paint_paper(painter: QPainter, option: QStyleOptionViewItem, paper: QRectF) -> None:
    state, theme = option.state, current_theme.theme
    is_chosen = bool(state & QStyle.StateFlag.State_Selected)
    is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
    painter.setPen(QPen(theme.chosen, theme.wide(2, 4)) if is_chosen else QPen(theme.panel_edge, 1))
    painter.setBrush(theme.tint if is_chosen else theme.hover if is_hovered else theme.panel)
    painter.drawRoundedRect(paper, 10, 10)
    if state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(theme.focus, theme.wide(2, 3)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(paper.adjusted(3, 3, -3, -3), 8, 8)


class DecisionList(QListWidget):
    """The list; a click or Enter opens a choice."""

    looked_at = Signal(int)
    """The number of the move of the choice that the keyboard is at."""
    opened = Signal(int)
    """The number of the move of a choice that is to be watched."""
    pointer_left = Signal()
    """Nothing is read under the pointer any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(RowDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # rows keep their width
        self.itemClicked.connect(self._on_item)
        self.itemActivated.connect(self._on_item)
        self.currentItemChanged.connect(self._on_current)
        self._is_filling = False
        current_theme.changed.connect(self.viewport().update)

    def tell(self, rows: Sequence[Row]) -> None:
        """Show *rows*; the one that was chosen stays so."""
        row = self.currentRow()
        bar = self.verticalScrollBar()
        place, move = bar.value(), self.chosen
        self._is_filling = True
        self.clear()
        for each in rows:
            item = QListWidgetItem(each.text)
            item.setData(_ROLE, each)
            if each.move is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        if move is not None and 0 <= row < len(rows) and rows[row].move == move:
            self.setCurrentRow(row)
        elif move is not None:
            self.choose(move)
        self._is_filling = False
        self.scheduleDelayedItemsLayout()
        bar.setValue(place)

    @property
    def rows(self) -> list[Row]:
        return [self.item(row).data(_ROLE) for row in range(self.count())]

    @property
    def chosen(self) -> int | None:
        item = self.currentItem()
        move: int | None = None if item is None else item.data(_ROLE).move
        return move

    def choose(self, move: int) -> None:
        """Mark the choice with this number, where all are listed in order."""
        places = [row for row, each in enumerate(self.rows) if each.move == move]
        if places and self.chosen != move:
            self.setCurrentRow(places[-1])
            self.scrollToItem(self.item(places[-1]), QAbstractItemView.ScrollHint.PositionAtCenter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointer_left.emit()

    def _on_item(self, item: QListWidgetItem) -> None:
        move = item.data(_ROLE).move
        if move is not None:
            self.opened.emit(move)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._is_filling and item.data(_ROLE).move is not None:
            self.looked_at.emit(item.data(_ROLE).move)


class DecisionWords(NamedTuple):
    """Titles of the parts of the list."""

    dearest: str
    nothing_dear: str
    best: str
    all_of_them: str


def rows_of(review: Review, words: ReviewWords, titles: DecisionWords) -> list[Row]:
    """First what cost most, then what was best, then all in order."""

    def row(one: Judged) -> Row:
        body = "\n".join(words.body(one, review.seat))
        return Row(words.head(one), body, kind_of(one), one.number)

    dearest, finest = review.dearest(), review.finest()
    rows = [Row(titles.dearest if dearest else titles.nothing_dear), *map(row, dearest)]
    if finest is not None:
        rows += [Row(titles.best), row(finest)]
    return [*rows, Row(titles.all_of_them), *map(row, review.decisions)]


def curve_rows(review: Review, words: ReviewWords) -> list[Row]:
    """The curve in words, a row for each of its points."""
    choices = [
        Row(words.chance(number, one), words.verdict(one), kind_of(one), one.number)
        for number, one in enumerate(review.decisions, 1)
    ]
    return [Row(words.start(review)), *choices, Row(words.end(review))]
