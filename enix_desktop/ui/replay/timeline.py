"""The timeline: a whole game on one line, with its rounds, whose turn it was, and what was found."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from enix_desktop.app.play.replay_reel import Chapter, Reel
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import look_of
from enix_desktop.ui.widgets.style_sheet import mixed
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme, font
from enix_desktop.ui.widgets.tooltips import show_tip

HEIGHT = 52
_ASIDE = 9.0
"""Room for half of the handle at both ends."""
_TRACK_TOP, _TRACK = 16.0, 18.0
_MARKS = 10.0
_PIECE = 15.0
_NARROWEST_PIECE = 11.0
"""A turn that is shown on less room has its colour only."""


class Timeline(QAbstractSlider):
    """A slider over the stops of a replay; signals where to go."""

    wanted = Signal(int)
    """An index of the replay, by the number of moves made."""
    asked = Signal(int)
    """The mouse rests on this index; `tell` says what happened there."""

    def __init__(self, reel: Reel, kind: ReplayKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reel, self._kind = reel, kind
        self._found: Collection[int] = ()
        self._asked_at = QPointF()
        self._game: tuple[object, QPixmap] | None = None
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(0, len(reel.stops) - 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        current_theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Turns must stay distinguishable."""
        return QSize(240, HEIGHT)

    def show_index(self, index: int) -> None:
        self.setValue(self._reel.position(index))

    def show_found(self, found: Collection[int]) -> None:
        """Mark the places that a search has found."""
        self._found = found
        self.update()

    @property
    def found(self) -> Collection[int]:
        return self._found

    def tell(self, text: str) -> None:
        """Show what happened where the mouse rests."""
        show_tip(self.mapToGlobal(self._asked_at).toPoint(), text, self)

    def spot(self, index: int) -> float:
        room = self.width() - 2 * _ASIDE
        return _ASIDE + room * self._reel.position(index) / max(1, self.maximum())

    def index_at(self, x: float) -> int:
        share = (x - _ASIDE) / max(1.0, self.width() - 2 * _ASIDE)
        return self._reel.stops[max(0, min(round(share * self.maximum()), self.maximum()))]

    def paintEvent(self, _event: QPaintEvent) -> None:
        form = (self.size(), self.devicePixelRatioF(), current_theme.theme.name)
        if self._game is None or self._game[0] != form:
            self._game = form, self._painted_game()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._game[1])
        self._paint_found(painter)
        self._paint_handle(painter)

    def _painted_game(self) -> QPixmap:
        """What does not change while the handle moves."""
        pixmap = QPixmap(self.size() * self.devicePixelRatioF())
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for chapter, left, right in self._spans():
            self._paint_chapter(painter, chapter, left, right)
        self._paint_edge(painter)
        self._paint_rounds(painter)
        self._paint_marks(painter)
        painter.end()
        return pixmap

    def _spans(self) -> Iterator[tuple[Chapter, float, float]]:
        chapters = self._reel.chapters
        ends = [*(chapter.start for chapter in chapters[1:]), self._reel.last]
        for chapter, end in zip(chapters, ends, strict=True):
            yield chapter, self.spot(chapter.start), self.spot(end)

    def _paint_chapter(self, painter: QPainter, chapter: Chapter, left: float, right: float) -> None:
        rect = QRectF(left, _TRACK_TOP, right - left, _TRACK)
        seat = chapter.seat
        if seat is None:
            painter.fillRect(rect, current_theme.theme.chip)
            return
        who = self._reel.record.participants[seat]
        painter.fillRect(rect, mixed(look_of(seat, who).colour, current_theme.theme.panel, 0.8))
        painter.setPen(QPen(current_theme.theme.line, 1))
        painter.drawLine(rect.topLeft(), rect.bottomLeft())
        if rect.width() >= _NARROWEST_PIECE:
            piece = QRectF(0, 0, _PIECE, _PIECE)
            piece.moveCenter(rect.center())
            paint_piece(painter, piece, look_of(seat, who))

    def _paint_edge(self, painter: QPainter) -> None:
        """A player may have the colour of the paper."""
        painter.setPen(QPen(current_theme.theme.line, current_theme.theme.wide(1.0, 2.0)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(_ASIDE, _TRACK_TOP, self.width() - 2 * _ASIDE, _TRACK))

    def _paint_rounds(self, painter: QPainter) -> None:
        """The number of each round where it begins, as far as there is room."""
        painter.setFont(font(13, QFont.Weight.DemiBold))
        free = -1.0
        for chapter, left, _ in self._spans():
            if chapter.seat is not None:
                continue
            painter.setPen(QPen(current_theme.theme.text, current_theme.theme.wide(1.5, 2.5)))
            painter.drawLine(QPointF(left, _TRACK_TOP - 4), QPointF(left, _TRACK_TOP + _TRACK))
            words = str(chapter.round)
            wide = painter.fontMetrics().horizontalAdvance(words)
            if left > free and left + 3 + wide <= self.width():
                painter.drawText(QPointF(left + 3, _TRACK_TOP - 4), words)
                free = left + 3 + wide + 4

    def _paint_marks(self, painter: QPainter) -> None:
        top, free = _TRACK_TOP + _TRACK + 3, -1.0
        for mark in self._reel.marks:
            middle = self.spot(mark.index)
            if middle - _MARKS / 2 >= free or mark.index == self._reel.last:
                rect = QRectF(middle - _MARKS / 2, top, _MARKS, _MARKS)
                self._kind.paint_mark(painter, rect, mark.kind)
                free = middle + _MARKS / 2

    def _paint_found(self, painter: QPainter) -> None:
        for index in self._found:
            x = self.spot(index)
            tip = QPointF(x, _TRACK_TOP + 6)
            arrow = QPolygonF([tip, tip + QPointF(-6, -10), tip + QPointF(6, -10)])
            painter.setPen(QPen(PAPER if current_theme.theme.is_dark else INK, 1.2))
            painter.setBrush(ACCENT)
            painter.drawPolygon(arrow)

    def _paint_handle(self, painter: QPainter) -> None:
        x = self.spot(self._reel.stops[self.value()])
        bar = QRectF(x - 3, _TRACK_TOP - 5, 6, _TRACK + 10)
        rim: QColor = current_theme.theme.focus if self.hasFocus() else INK
        painter.setPen(QPen(rim, 3 if self.hasFocus() else 1.5))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(bar.adjusted(-2, -2, 2, 2), 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ACCENT)
        painter.drawRoundedRect(bar, 3, 3)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self.index_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.wanted.emit(self.index_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys mean the same wherever they are pressed: the screen knows them."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Tell what happened where the mouse rests."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._asked_at = QPointF(event.pos())
            self.asked.emit(self.index_at(event.pos().x()))
            return True
        return bool(super().event(event))
