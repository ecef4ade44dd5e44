"""A review on paper: the curve and the sum on the first page, then every choice."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from enix_desktop.coaching.review import Review
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.review.curve import CurveRoom, paint_curve, paint_mark
from enix_desktop.ui.review.rounds import rounds_of
from enix_desktop.ui.review.spans import ROW, Span, paint_spans
from enix_desktop.ui.review.spans_of_review import luck_spans, sum_spans
from enix_desktop.ui.review.words import ReviewWords, kind_of
from enix_desktop.ui.widgets.theme import SIZES, STEP, font

_CURVE = 230.0
_SIGN = 5.0 * STEP
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_DEMI_BOLD = QFont.Weight.DemiBold


@dataclass(frozen=True, slots=True)
class Block:
    """Something that stays together on a page, and how high it is."""

    high: float
    paint: Callable[[QPainter, QRectF], None]


class ReviewSheets(QObject):
    """The review of one seat."""

    key = "review"

    def __init__(self, review: Review, words: ReviewWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review, self._words = review, words

    def title(self) -> str:
        return self.tr("Review")

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        room = QRectF(EDGE, EDGE, size.width() - 2 * EDGE, size.height() - 2 * EDGE)
        pages: list[list[tuple[QRectF, Block]]] = [[]]
        top = room.top()
        for block in self._blocks(room.width()):
            if top + block.high > room.bottom() and pages[-1]:
                pages.append([])
                top = room.top()
            pages[-1].append((QRectF(room.left(), top, room.width(), block.high), block))
            top += block.high
        return [partial(_paint_page, blocks) for blocks in pages]

    def _blocks(self, wide: float) -> Iterator[Block]:
        review, words = self._review, self._words
        game = GAME_UIS[review.game].title()
        head = self.tr("{game}: {player}").format(game=game, player=words.about(review))
        yield _text(head, wide, SIZES[3], QFont.Weight.Bold, 2 * STEP)
        yield _text(", ".join(words.names), wide, SIZES[0], below=3 * STEP)
        yield _text(self.tr("Chance of winning, in percent"), wide, SIZES[1], _DEMI_BOLD, STEP)
        rounds = rounds_of(words.course)

        def curve(painter: QPainter, rect: QRectF) -> None:
            room = CurveRoom(rect.adjusted(0, 0, 0, -4 * STEP), review.moves)
            paint_curve(painter, room, review, rounds)

        yield Block(_CURVE, curve)
        for kind, text in words.kinds().items():
            yield _signed_text(kind, [(text, QFont.Weight.Normal)], wide, 0)
        yield Block(3 * STEP, lambda _painter, _rect: None)
        for heading, spans in (
            (self.tr("Start + own choices + luck + the others = result"), sum_spans(review, words)),
            (self.tr("Everybody’s luck with what was drawn"), luck_spans(review, words)),
        ):
            yield _text(heading, wide, SIZES[1], _DEMI_BOLD, STEP)
            yield _spans(spans)
        for line in words.small_print():
            yield _text(line, wide, SIZES[0], below=STEP)
        yield Block(3 * STEP, lambda _painter, _rect: None)
        yield _text(self.tr("All choices"), wide, SIZES[2], _DEMI_BOLD, 2 * STEP)
        for number, one in enumerate(review.decisions, 1):
            body = (words.chance(number, one), *words.body(one, review.seat))
            lines = [(words.head(one), _DEMI_BOLD), *((line, QFont.Weight.Normal) for line in body)]
            yield _signed_text(kind_of(one), lines, wide, 2 * STEP)


def _paint_page(blocks: Sequence[tuple[QRectF, Block]], painter: QPainter) -> None:
    for rect, block in blocks:
        painter.save()
        block.paint(painter, rect)
        painter.restore()


def _high(text: str, wide: float, size: int, weight: QFont.Weight) -> float:
    metrics = QFontMetricsF(font(size, weight))
    room = QRectF(0, 0, wide, 100_000)
    return metrics.boundingRect(room, int(_TOP_LEFT) | Qt.TextFlag.TextWordWrap, text).height() + 2


def _text(
    text: str, wide: float, size: int, weight: QFont.Weight = QFont.Weight.Normal, below: float = 0.0
) -> Block:
    def paint(painter: QPainter, rect: QRectF) -> None:
        write(painter, rect, text, size=size, weight=weight, align=_TOP_LEFT)

    return Block(_high(text, wide, size, weight) + below, paint)


def _signed_text(kind: str, lines: Sequence[tuple[str, QFont.Weight]], wide: float, below: float) -> Block:
    """Lines beside the mark of a choice."""
    parts = [_text(text, wide - _SIGN, SIZES[0], weight) for text, weight in lines]

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_mark(painter, QPointF(rect.left() + _SIGN / 2 - STEP / 2, rect.top() + 10), kind)
        top = rect.top()
        for part in parts:
            part.paint(painter, QRectF(rect.left() + _SIGN, top, rect.width() - _SIGN, part.high))
            top += part.high

    return Block(sum(part.high for part in parts) + below, paint)


def _spans(spans: Sequence[Span]) -> Block:
    return Block(ROW * len(spans) + 3 * STEP, lambda painter, rect: paint_spans(painter, rect, spans))


def review_papers(review: Review, words: ReviewWords, parent: QWidget) -> PaperDialog:
    """Lets the review be saved or printed."""
    sheets = ReviewSheets(review, words, parent)
    dialog = PaperDialog(GAME_UIS[review.game].title(), [sheets], parent=parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog
