"""A page of the book: text in a column, its pictures, links, and marks in it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QWidget

from enix_desktop.markup import Html
from enix_desktop.ui.book.content import Book
from enix_desktop.ui.book.search import folded, places_of
from enix_desktop.ui.book.style import WIDEST, found, marked, page_style
from enix_desktop.ui.widgets.rich import RichBrowser, RichDocument
from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, STEP, current_theme
from enix_desktop.ui.widgets.tooltips import hide_tip, show_tip

_EDGE = 7 * STEP
"""The least room beside the column."""
_ABOVE = 3 * STEP
"""How far below the upper edge a place comes to rest."""
_INSET = 3 * STEP
"""Room for marks beside the text."""
_WIDEST_HINT = 340
Form: TypeAlias = tuple[str, float]
"""What pictures are painted for: a theme, and pixels per unit."""


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """Which letter of how many stands at the top, how far above the edge, and how far down that is."""

    letters: int
    letter: int
    top: int
    share: float


class PageBrowser(RichBrowser):
    """Shows one page; says where a link leads and follows none itself."""

    followed = Signal(str)
    """The place of a link that was clicked."""
    turned = Signal(int)
    """A mouse button that goes back (-1) or forth (+1)."""
    column_changed = Signal()

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))
        self.highlighted.connect(self._on_highlighted)
        self._column = WIDEST
        self._marked: list[QTextBlock] = []
        self._awaited: list[str] = []
        self._painted: set[tuple[str, Form]] = set()
        self._painting = QTimer(self, singleShot=True, interval=0)
        self._painting.timeout.connect(self._paint_next)

    @property
    def column(self) -> int:
        return self._column

    def show_page(self, html: Html) -> None:
        """Show *html* from its beginning."""
        hide_tip()
        self.clear_marks()
        self._awaited.clear()
        self._forget_other_forms()
        self.document().setDefaultStyleSheet(page_style())
        self.document().setDocumentMargin(_INSET)
        self.set_html(html)

    @property
    def _form(self) -> Form:
        return current_theme.theme.name, self.devicePixelRatioF()

    def _forget_other_forms(self) -> None:
        """The document would show what was painted in another theme or for another screen."""
        for word, form in list(self._painted):
            if form != self._form:
                self._painted.discard((word, form))
                self.document().addResource(RichDocument.ResourceType.ImageResource.value, QUrl(word), None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        reasons = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        ring = current_theme.theme.focus.name() if event.reason() in reasons else "transparent"
        self.setStyleSheet(f"QTextBrowser {{ border: 2px solid {ring}; border-radius: 8px; }}")
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setStyleSheet("QTextBrowser { border: 2px solid transparent; }")
        super().focusOutEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Pictures come from the book, as sharp as the screen; there are no other resources."""
        word = name.toString() if isinstance(name, QUrl) else name
        if self._book.is_slow(word) and (word, self._form) not in self._painted:
            self._awaited.append(word)
            self._painting.start()
            return _nothing()
        return self._book.picture(word, self.devicePixelRatioF())

    @property
    def is_complete(self) -> bool:
        """Whether all pictures in sight have been painted."""
        return not self._awaited

    def _paint_next(self) -> None:
        """One picture at a time: the text is there first, and the window never waits."""
        if not self._awaited:
            return
        word = self._awaited.pop(0)
        picture = self._book.picture(word, self.devicePixelRatioF())
        self._painted.add((word, self._form))
        self.document().addResource(RichDocument.ResourceType.ImageResource.value, QUrl(word), picture)
        self.viewport().update()
        if self._awaited:
            self._painting.start()

    def scroll(self) -> int:  # type: ignore[override]
        return self.verticalScrollBar().value()

    def scroll_to(self, value: int) -> None:
        self.verticalScrollBar().setValue(value)

    def reading_place(self) -> ReadingPlace:
        """What is read now."""
        bar, first = self.verticalScrollBar(), self.cursorForPosition(QPoint(0, 0))
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        letters = self.document().characterCount()
        return ReadingPlace(letters, first.position(), self.cursorRect(first).top(), share)

    def read_on_at(self, place: ReadingPlace) -> None:
        """Show the same line where it was; in another language, go as far as before."""
        bar, cursor = self.verticalScrollBar(), QTextCursor(self.document())
        if self.document().characterCount() == place.letters:
            cursor.setPosition(place.letter)
            self.scroll_to(bar.value() + self.cursorRect(cursor).top() - place.top)
        else:
            self.scroll_to(round(place.share * bar.maximum()))

    def show_anchor(self, anchor: str) -> None:
        """Bring *anchor* to the upper edge."""
        block = next(iter(self._blocks_at(anchor)), None)
        if block is not None:
            self._show_block(block)

    def is_in_sight(self, anchor: str) -> bool:
        """Whether the beginning of *anchor* can be seen."""
        block = next(iter(self._blocks_at(anchor)), None)
        return block is not None and self._is_in_sight(QTextCursor(block))

    def mark_anchor(self, anchor: str) -> None:
        """Mark all that belongs to *anchor*, and nothing else."""
        self.clear_marks()
        self._marked = list(self._blocks_at(anchor))
        self.viewport().update()

    def clear_marks(self) -> None:
        self._marked = []
        self.setExtraSelections([])
        self.viewport().update()

    @property
    def marked_text(self) -> str:
        """What is marked as the place that a link led to."""
        return "\n".join(block.text() for block in self._marked)

    def mark_words(self, words: list[str], anchor: str) -> None:
        """Mark all *words* and bring the first of them at or after *anchor* into sight."""
        self.clear_marks()
        text = folded(self.document().toPlainText())
        cursors = []
        for start, length in places_of(words, text):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursors.append(cursor)
        self._select(cursors)
        block = next(iter(self._blocks_at(anchor)), self.document().begin())
        first = next((cursor for cursor in cursors if cursor.anchor() >= block.position()), None)
        if first is not None and not self._is_in_sight(first):
            self._show_block(first.block())

    def _is_in_sight(self, cursor: QTextCursor) -> bool:
        return self.viewport().rect().contains(self.cursorRect(cursor))

    def _show_block(self, block: QTextBlock) -> None:
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.scroll_to(round(top) - _ABOVE)

    def _blocks_at(self, anchor: str) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while anchor and block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                if anchor in fragments.fragment().charFormat().anchorNames():
                    yield block
                    break
                fragments += 1
            block = block.next()

    def _select(self, cursors: Iterable[QTextCursor]) -> None:
        selections = []
        for cursor in cursors:
            selection = self.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(found())
            selection.format.setForeground(ON_ACCENT)
            selections.append(selection)
        self.setExtraSelections(selections)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The marked paragraphs are tinted like with a pen: paper takes the colour, letters do not."""
        super().paintEvent(event)
        if not self._marked:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        modes = QPainter.CompositionMode
        painter.setCompositionMode(
            modes.CompositionMode_Screen if current_theme.theme.is_dark else modes.CompositionMode_Multiply
        )
        painter.setBrush(marked())
        for area in self._marked_areas():
            painter.drawRoundedRect(area, STEP, STEP)
        painter.setCompositionMode(modes.CompositionMode_SourceOver)
        painter.setBrush(ACCENT)
        for area in self._marked_areas():
            painter.drawRoundedRect(QRectF(area.x(), area.y(), STEP, area.height()), 2, 2)
        painter.end()

    def _marked_areas(self) -> list[QRectF]:
        """Where marked paragraphs are seen; those that follow each other are one."""
        areas: list[QRectF] = []
        last = -2
        for block in self._marked:
            area = self.document().documentLayout().blockBoundingRect(block)
            area = area.translated(0, -self.scroll()).adjusted(-_INSET + 1, -STEP, _INSET - 1, STEP)
            if block.blockNumber() == last + 1:
                areas[-1] = areas[-1].united(area)
            else:
                areas.append(area)
            last = block.blockNumber()
        return areas

    def _on_highlighted(self, url: QUrl) -> None:
        hint = self._book.hint(url.toString()) if not url.isEmpty() else ""
        if not hint:
            hide_tip()
            return
        below = QPoint(0, 4 * STEP)
        by_mouse = self.viewport().underMouse()
        place = (
            QCursor.pos() if by_mouse else self.viewport().mapToGlobal(self.cursorRect().bottomLeft() + below)
        )
        show_tip(place, hint, self.viewport(), _WIDEST_HINT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The side buttons of a mouse turn back and forth."""
        steps = {Qt.MouseButton.BackButton: -1, Qt.MouseButton.ForwardButton: 1}.get(event.button())
        if steps is None:
            super().mousePressEvent(event)
        else:
            self.turned.emit(steps)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # As if there always were a scroll bar: else the text would jump when it comes and goes.
        bar = self.verticalScrollBar().sizeHint().width()
        room = self.width() - bar - 2 * self.frameWidth()
        column = max(1, min(WIDEST, room - 2 * _EDGE))
        side = (room - column) // 2
        own_bar = bar if self.verticalScrollBar().isVisible() else 0
        right = room - column - side + bar - own_bar
        self.setViewportMargins(side - _INSET, STEP, right - _INSET, STEP)
        super().resizeEvent(event)
        if column != self._column:
            self._column = column
            self.column_changed.emit()

    def sizeHint(self) -> QSize:
        return QSize(WIDEST + 2 * _EDGE, 600)


def _nothing() -> QImage:
    """What stands for a picture until it is painted."""
    image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
