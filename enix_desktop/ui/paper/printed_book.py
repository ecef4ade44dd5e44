"""A book on paper: a cover, the contents, and chapters with page numbers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPen,
    QTextBlock,
)

from enix_desktop.markup import Html, html, joined, replaced
from enix_desktop.ui.book.style import page_style
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.vector_pictures import PaintPicture, VectorDocument, is_picture
from enix_desktop.ui.widgets.theme import INK, LIGHT, SIZES, font

_FOOT = 40.0
"""What the line with the page number needs."""
_BLOCK = re.compile(r"<(?:h1|p)\b[^>]*")
"""The beginning of a heading, a paragraph, a figure or a caption: each is one block of the text."""
_STYLE = re.compile(r' style="')
_NEW_PAGE = html("page-break-before: always; margin-top: 0px")
_PAPER_STYLE = f"""
    a {{ color: {INK.name()}; text-decoration: none; }}
    h1 {{ margin-top: 34px; }}
    .ids a {{ color: {LIGHT.muted.name()}; }}
"""


@dataclass(frozen=True, slots=True)
class BookText:
    """Everything a printed book says; chapters are titles with HTML."""

    contents: str
    foot: str
    chapters: Sequence[tuple[str, Html]]


def text_width(size: QSizeF) -> int:
    """How wide a line may be on paper of *size*."""
    return round(size.width() - 2 * EDGE)


def book_pages(text: BookText, cover: Page, picture: PaintPicture, size: QSizeF) -> Sequence[Page]:
    """All pages on paper of *size*."""
    body = Body(text, picture, size)
    first = 3  # after the cover and the contents
    entries = [(title, first + page) for (title, _), page in zip(text.chapters, body.starts, strict=True)]
    contents: Page = partial(_paint_contents, text, entries, size)
    return [cover, contents, *body_pages(body, text.foot, first, size)]


class Body:
    """The chapters on pages: no block is split, no heading stands alone, no figure without its caption."""

    def __init__(self, text: BookText, picture: PaintPicture, size: QSizeF) -> None:
        self._text, self._picture = text, picture
        self.room = QSizeF(text_width(size), size.height() - 2 * EDGE - _FOOT)
        self._on_new_page: set[int] = set()
        """The numbers of the blocks that begin a page."""
        self.document = self._laid_out()
        # A text that is laid out again in part can lose paragraphs: so it is rebuilt each time.
        while (split := self._first_split()) is not None:
            self._on_new_page.add(split)
            self.document = self._laid_out()
        self.starts = [self.pages(block)[0] for block in self._blocks() if _is_heading(block)]

    def _laid_out(self) -> VectorDocument:
        document = VectorDocument(self._picture)
        document.setDefaultFont(font(SIZES[1]))
        document.setDocumentMargin(0)
        document.setUseDesignMetrics(True)
        document.setDefaultStyleSheet(page_style() + _PAPER_STYLE)
        chapters = joined(
            html("<h1>{title}</h1>{body}", title=title, body=body) for title, body in self._text.chapters
        )
        number = count()
        document.set_text(replaced(chapters, _BLOCK, lambda tag: self._started(tag, next(number))))
        document.setPageSize(self.room)
        document.pageCount()  # Qt lays out only what somebody asks about.
        return document

    def _started(self, tag: Html, number: int) -> Html:
        if number not in self._on_new_page:
            return tag
        if _STYLE.search(tag):
            return replaced(
                tag, _STYLE, lambda style: html("{style}{new_page}; ", style=style, new_page=_NEW_PAGE)
            )
        return html('{tag} style="{new_page}"', tag=tag, new_page=_NEW_PAGE)

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document.begin()
        while block.isValid():
            yield block
            block = block.next()

    def pages(self, block: QTextBlock) -> tuple[int, int]:
        """The pages, counted from 0, on which *block* begins and ends."""
        layout, high = block.layout(), self.room.height()
        first, last = layout.lineAt(0), layout.lineAt(layout.lineCount() - 1)
        top = layout.position().y()
        return int((top + first.y() + 1) // high), int((top + last.y() + last.height() - 1) // high)

    def _first_split(self) -> int | None:
        """The first block that does not end on its page, or whose next block should be there, too."""
        for block in self._blocks():
            number = block.blockNumber()
            if number == 0 or number in self._on_new_page:
                continue
            last = block.next() if is_kept_with_next(block) else block
            if self.pages(block)[0] != self._end(last):
                return number
        return None

    def _end(self, block: QTextBlock) -> int:
        """The page on which *block* ends, or begins if it is too long for any page."""
        is_too_long = block.layout().boundingRect().height() > self.room.height()
        return self.pages(block)[0 if is_too_long else 1]

    def paint(self, painter: QPainter, number: int) -> None:
        """The page *number* of the text, counted from 0."""
        painter.save()
        painter.translate(EDGE, EDGE - number * self.room.height())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(QPointF(0, number * self.room.height()), self.room)
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, INK)
        context.palette = palette
        # The ground of a word at the top of the next page would show at the foot of this one.
        painter.setClipRect(context.clip.adjusted(0, 0, 0, -2))
        self.document.shown = context.clip
        self.document.documentLayout().draw(painter, context)
        painter.restore()


def body_pages(body: Body, foot: str, first: int, size: QSizeF) -> list[Page]:
    """The pages of *body*, numbered from *first* on."""
    return [
        partial(_paint_page, body, number, partial(_paint_foot, foot, first + number, size))
        for number in range(body.document.pageCount())
    ]


def is_kept_with_next(block: QTextBlock) -> bool:
    """Whether *block* means nothing without the one below it: a heading, or a figure with a caption."""
    return block.next().isValid() and (_is_heading(block) or _is_figure(block))


def _is_heading(block: QTextBlock) -> bool:
    return block.blockFormat().headingLevel() == 1


def _is_figure(block: QTextBlock) -> bool:
    """A picture alone in the middle; those in a line of text are small."""
    return is_picture(block) and block.blockFormat().alignment() == Qt.AlignmentFlag.AlignHCenter


def _paint_page(body: Body, number: int, foot: Page, painter: QPainter) -> None:
    body.paint(painter, number)
    foot(painter)


def _paint_foot(foot: str, number: int, size: QSizeF, painter: QPainter) -> None:
    line = QRectF(EDGE, size.height() - EDGE - _FOOT + 14, size.width() - 2 * EDGE, _FOOT - 14)
    painter.setPen(QPen(LIGHT.panel_edge, 1))
    painter.drawLine(line.topLeft(), line.topRight())
    painter.setFont(font(SIZES[0]))
    painter.setPen(LIGHT.muted)
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, foot)
    painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(number))


def _paint_contents(
    text: BookText, entries: Sequence[tuple[str, int]], size: QSizeF, painter: QPainter
) -> None:
    painter.setPen(INK)
    painter.setFont(font(SIZES[3], QFont.Weight.Bold))
    painter.drawText(QPointF(EDGE, EDGE + 36), text.contents)
    type_ = font(SIZES[2])
    metrics = QFontMetricsF(type_)
    painter.setFont(type_)
    top = EDGE + 96
    right = size.width() - EDGE
    for title, page in entries:
        number = str(page)
        painter.setPen(INK)
        painter.drawText(QPointF(EDGE, top), title)
        painter.drawText(QPointF(right - metrics.horizontalAdvance(number), top), number)
        painter.setPen(QPen(LIGHT.line, 1.6, Qt.PenStyle.DotLine))
        start = EDGE + metrics.horizontalAdvance(title) + 12
        painter.drawLine(
            QPointF(start, top - 1), QPointF(right - metrics.horizontalAdvance(number) - 12, top - 1)
        )
        top += 44
    _paint_foot(text.foot, 2, size, painter)
