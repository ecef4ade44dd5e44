"""The chance of winning over a game: a line with its interval, and a mark for each own choice."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.coaching.review import Judged, Review
from enix_desktop.ui.review.words import BEST, DEAR, kind_of
from enix_desktop.ui.statistics.plots import Plot
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.numbers import number
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

_SMALL = 13
_LEFT, _BOTTOM, _TOP, _RIGHT = 40.0, 22.0, 10.0, 12.0
_MARK = 5.5
_NEAR = 24.0
"""So far from a mark a click still means it, in pixels."""
_LEAST, _USUAL = 170, 210


@dataclass(frozen=True, slots=True)
class CurveRoom:
    """Where moves and chances lie."""

    rect: QRectF
    moves: int

    @property
    def plot(self) -> QRectF:
        """What lies between the chances at the left and the rounds below."""
        return self.rect.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    def at(self, moves: float, chance: float) -> QPointF:
        """A point; chances beyond what can be lie on the edge."""
        plot = self.plot
        share = moves / max(1, self.moves)
        return QPointF(
            plot.left() + share * plot.width(),
            plot.bottom() - max(0.0, min(chance, 1.0)) * plot.height(),
        )


def paint_mark(painter: QPainter, at: QPointF, kind: str, size: float = _MARK) -> None:
    """A choice: a crossed square if it cost something, a star if it was the best, else a small ring."""
    theme = current_theme.theme
    painter.save()
    painter.translate(at)
    if kind == DEAR:
        painter.setPen(QPen(theme.panel, 1.4))
        painter.setBrush(theme.refused)
        painter.drawRect(QRectF(-size, -size, 2 * size, 2 * size))
        painter.setPen(QPen(theme.panel, 1.8))
        inner = size * 0.55
        painter.drawLine(QLineF(-inner, -inner, inner, inner))
        painter.drawLine(QLineF(-inner, inner, inner, -inner))
    elif kind == BEST:
        painter.setPen(QPen(theme.panel, 1.2))
        painter.setBrush(theme.text)
        painter.drawPolygon(_star(size * 1.55))
    else:
        painter.setPen(QPen(theme.text, theme.wide(1.6, 2.4)))
        painter.setBrush(theme.panel)
        painter.drawEllipse(QPointF(0, 0), size * 0.62, size * 0.62)
    painter.restore()


def _star(size: float) -> QPolygonF:
    points = []
    for corner in range(10):
        line = QLineF.fromPolar(size if corner % 2 == 0 else size * 0.45, 90 + 36 * corner)
        points.append(line.p2())
    return QPolygonF(points)


def paint_curve(
    painter: QPainter,
    room: CurveRoom,
    review: Review,
    rounds: Sequence[tuple[int, int]],
    chosen: int | None = None,
) -> None:
    """Paint *review*; *rounds* are so many moves and the round that begins there; *chosen* is marked."""
    _paint_grid(painter, room, rounds)
    _paint_band(painter, room, review)
    line = QPolygonF([room.at(point.moves, point.chance) for point in review.curve()])
    theme = current_theme.theme
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.chosen, theme.wide(2.4, 3.4), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(line)
    for one in review.decisions:
        if one.number != chosen:
            paint_mark(painter, room.at(one.number, one.after), kind_of(one))
    for one in review.decisions:
        if one.number == chosen:
            _paint_chosen(painter, room, one)


def _paint_grid(painter: QPainter, room: CurveRoom, rounds: Sequence[tuple[int, int]]) -> None:
    theme, plot = current_theme.theme, room.plot
    painter.setFont(font(_SMALL))
    for quarter in range(5):
        y = plot.bottom() - quarter / 4 * plot.height()
        style = Qt.PenStyle.SolidLine if quarter in (0, 4) else Qt.PenStyle.DotLine
        painter.setPen(QPen(theme.line, theme.wide(1, 1.6), style))
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
        if quarter % 2 == 0:
            painter.setPen(theme.muted)
            painter.drawText(
                QRectF(room.rect.left(), y - 10, _LEFT - 2 * STEP, 20),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                number(25 * quarter),
            )
    free = plot.left() - 100
    for moves, begun in rounds:
        x, words = room.at(moves, 0).x(), number(begun)
        painter.setPen(QPen(theme.line, theme.wide(1, 1.6)))
        painter.drawLine(QLineF(x, plot.bottom(), x, plot.bottom() + 5))
        wide = text_width(words, _SMALL)
        if x - wide / 2 >= free:
            painter.setPen(theme.muted)
            painter.drawText(QPointF(x - wide / 2, plot.bottom() + 18), words)
            free = x + wide / 2 + 2 * STEP


def _paint_band(painter: QPainter, room: CurveRoom, review: Review) -> None:
    """The interval of each estimate; it has an edge, so that it needs no colour."""
    points = review.curve()
    upper = [room.at(point.moves, point.chance + point.half_width) for point in points]
    lower = [room.at(point.moves, point.chance - point.half_width) for point in points]
    path = QPainterPath()
    path.addPolygon(QPolygonF([*upper, *reversed(lower)]))
    theme = current_theme.theme
    painter.fillPath(path, theme.tint)
    edge = QPen(theme.chosen, theme.wide(0.8, 1.4), Qt.PenStyle.DotLine)
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(upper))
    painter.drawPolyline(QPolygonF(lower))


def _paint_chosen(painter: QPainter, room: CurveRoom, one: Judged) -> None:
    theme, at = current_theme.theme, room.at(one.number, one.after)
    painter.setPen(QPen(theme.text, theme.wide(1.4, 2.2), Qt.PenStyle.DashLine))
    painter.drawLine(QLineF(at.x(), room.plot.top(), at.x(), room.plot.bottom()))
    painter.setPen(QPen(theme.focus, theme.wide(2, 3)))
    painter.setBrush(theme.panel)
    painter.drawEllipse(at, 2.4 * _MARK, 2.4 * _MARK)
    paint_mark(painter, at, kind_of(one))


class CurvePlot(Plot):
    """The curve; the arrow keys walk from choice to choice, Enter opens one."""

    chosen = Signal(int)
    """The number of the move of a choice that is looked at."""
    opened = Signal(int)
    """The number of the move of a choice that is to be watched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._review: Review | None = None
        self._rounds: Sequence[tuple[int, int]] = ()
        self._tips: Sequence[str] = ()
        self._chosen: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(_LEAST)

    def sizeHint(self) -> QSize:
        return QSize(400, _USUAL)

    def show_review(self, review: Review, rounds: Sequence[tuple[int, int]], tips: Sequence[str]) -> None:
        """Show *review*; *tips* are words about each of its choices."""
        self._review, self._rounds, self._tips = review, rounds, tips
        self.update()

    def choose(self, move: int | None) -> None:
        """Mark the choice that was the move with this number."""
        if move != self._chosen:
            self._chosen = move
            self.update()

    @property
    def marked(self) -> int | None:
        return self._chosen

    @property
    def room(self) -> CurveRoom:
        """Where everything is."""
        return self._room(QRectF(self.rect()).adjusted(STEP, STEP, -STEP, -STEP))

    def _room(self, rect: QRectF) -> CurveRoom:
        return CurveRoom(rect, 0 if self._review is None else self._review.moves)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        if self._review is not None:
            paint_curve(painter, self._room(room), self._review, self._rounds, self._chosen)

    def place_of(self, move: int) -> QPointF:
        """Where the mark of a choice is."""
        return self.room.at(move, self._judged(move).after)

    def _judged(self, move: int) -> Judged:
        assert self._review is not None, "a review is shown"
        return next(one for one in self._review.decisions if one.number == move)

    def _nearest(self, place: QPointF) -> int | None:
        """The place in the list of the choice near *place*."""
        if self._review is None or not self._review.decisions:
            return None
        far = [QLineF(place, self.place_of(one.number)).length() for one in self._review.decisions]
        nearest = min(range(len(far)), key=far.__getitem__)
        return nearest if far[nearest] <= _NEAR else None

    def tip_at(self, place: QPointF) -> str:
        nearest = self._nearest(place)
        return "" if nearest is None else self._tips[nearest]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click marks a choice."""
        super().mousePressEvent(event)
        nearest = self._nearest(event.position())
        if self._review is not None and nearest is not None:
            self._go_to(nearest)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        nearest = self._nearest(event.position())
        if self._review is not None and nearest is not None:
            self.opened.emit(self._review.decisions[nearest].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from choice to choice, Home and End to the ends, Enter opens one."""
        decisions = () if self._review is None else self._review.decisions
        numbers = [one.number for one in decisions]
        here = numbers.index(self._chosen) if self._chosen in numbers else None
        last = len(numbers) - 1
        to = {
            Qt.Key.Key_Right: 0 if here is None else min(last, here + 1),
            Qt.Key.Key_Left: last if here is None else max(0, here - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and here is not None:
            self.opened.emit(numbers[here])
        elif to is None or not numbers:
            super().keyPressEvent(event)
        else:
            self._go_to(to)

    def _go_to(self, index: int) -> None:
        assert self._review is not None, "a review is shown"
        self.choose(self._review.decisions[index].number)
        self.chosen.emit(self._review.decisions[index].number)
        announce(self, self._tips[index])


class Sign(QWidget):
    """What a mark looks like, beside its meaning."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setFixedSize(5 * STEP, 5 * STEP)
        current_theme.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, QRectF(self.rect()).center(), self._kind)
        painter.end()
