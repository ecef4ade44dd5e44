"""The course of a game, painted: the frequency with everybody who moved it, and the money of all players."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from enix_desktop.games.hertzschlag.faces import Track
from enix_desktop.ui.hertzschlag.art.palette import areas_of
from enix_desktop.ui.hertzschlag.chart_marks import paint_moon, paint_mover, paint_page, paint_plant
from enix_desktop.ui.hertzschlag.course_of_game import Course
from enix_desktop.ui.hertzschlag.words import said
from enix_desktop.ui.statistics.plots import hatch
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.numbers import number
from enix_desktop.ui.widgets.paper_art import mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme, font

_SMALL = 13
_LEFT, _BOTTOM, _TOP, _RIGHT = 44.0, 20.0, 8.0, 16.0
_ROOM_FOR_PIECES = 13.0
"""Pixels between two steps from which on each has the piece of who made it."""


@dataclass(frozen=True, slots=True)
class ChartRoom:
    """Where rounds stand in a chart: columns of the same width, from the first one on."""

    rect: QRectF
    course: Course
    span: int
    """So many rounds have room."""

    @property
    def plot(self) -> QRectF:
        """What lies between the numbers at the left and the rounds below."""
        return self.rect.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    @property
    def column(self) -> float:
        """How wide a round is."""
        return self.plot.width() / self.span

    @property
    def slot(self) -> float:
        """How far two steps are apart."""
        return self.column / (self.course.table.seats + 2.5)

    def left(self, index: int) -> float:
        """Where the round with this *index* begins."""
        return self.plot.left() + index * self.column

    def round_at(self, x: float) -> int | None:
        """The index of the round at *x*, as far as it was played."""
        index = int((x - self.plot.left()) // self.column)
        return index if 0 <= index < len(self.course.rounds) else None

    def field_y(self, field: float) -> float:
        """How high a field is: 50 Hz in the middle, plus above."""
        track, plot = self.course.table.components.track, self.plot
        share = (track.highest + 0.5 - field) / (track.highest - track.lowest + 1)
        return plot.top() + share * plot.height()

    def step_x(self, index: int, step: int) -> float:
        """Where the step number *step* of a round ends."""
        return self.left(index) + (step + 1) * self.slot

    def moment_x(self, index: int, steps: int) -> float:
        """Where the game is after so many *steps* of a round."""
        return self.left(index) + steps * self.slot


def span_of(course: Course) -> int:
    """How many rounds a chart of a game has room for: of a game that broke off, no more than were played."""
    left = course.table.numbers.rounds - course.first + 1
    return max(3, len(course.rounds)) if course.is_blackout else max(left, len(course.rounds))


def paint_frequency(
    painter: QPainter,
    room: ChartRoom,
    looks: Sequence[PawnLook],
    *,
    shown: float = 99.0,
    marked: int | None = None,
    moment: tuple[int, int] | None = None,
) -> None:
    """The marker over all rounds, on green and orange; each step has the colour of who made it.

    Only the first rounds that are *shown* have their line. A *marked* round is tinted. *moment*, an index of
    a round and a number of steps, is where a replay is.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = current_theme.theme
    _paint_areas(painter, room, theme)
    _paint_rounds(painter, room, theme, marked)
    painter.save()
    painter.setClipRect(_revealed(room, shown), Qt.ClipOperation.IntersectClip)
    for index in range(len(room.course.rounds)):
        _paint_way(painter, room, index, looks, theme)
    for index in range(len(room.course.rounds)):
        _paint_movers(painter, room, index, looks)
    painter.restore()
    if room.course.is_blackout and shown >= len(room.course.rounds):
        _paint_blackout(painter, room)
    _paint_moment(painter, room, moment, theme)
    painter.restore()


def paint_money(
    painter: QPainter,
    room: ChartRoom,
    looks: Sequence[PawnLook],
    *,
    shown: float = 99.0,
    marked: int | None = None,
    moment: tuple[int, int] | None = None,
) -> None:
    """Everybody's money after each round, a line with the piece of its owner."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    theme = current_theme.theme
    top = _highest(room.course)
    _paint_euros(painter, room, top, theme)
    _paint_rounds(painter, room, theme, marked)
    painter.save()
    painter.setClipRect(_revealed(room, shown), Qt.ClipOperation.IntersectClip)
    lines = [_money_line(room, seat, top) for seat in range(room.course.table.seats)]
    for points, look in zip(lines, looks, strict=False):
        _stroke(painter, points, _on_paper(look.colour, theme), theme)
    for seat, (points, look) in enumerate(zip(lines, looks, strict=False)):
        for index, place in enumerate(points):
            # Beside each other, so that equal money hides nobody; the first ones not over the numbers.
            side = (seat - (len(lines) - 1) / 2 * (index > 0)) * min(5.0, room.column * 0.12)
            is_large = room.column > 60 or index == len(points) - 1
            paint_mover(painter, QPointF(place.x() + side, place.y()), look, is_large)
    painter.restore()
    _paint_moment(painter, room, moment, theme)
    painter.restore()


def _revealed(room: ChartRoom, shown: float) -> QRectF:
    """The part of the chart in which there is something already; at the end the last pieces are whole."""
    is_whole = shown >= len(room.course.rounds)
    wide = min(shown, float(room.span)) * room.column + (_RIGHT if is_whole else 3)
    return QRectF(room.rect.left(), room.rect.top(), _LEFT + wide, room.rect.height())


def _paint_areas(painter: QPainter, room: ChartRoom, theme: Theme) -> None:
    track, plot, areas = room.course.table.components.track, room.plot, areas_of(theme)
    green = QRectF(plot)
    green.setTop(room.field_y(track.green_highest + 0.5))
    green.setBottom(room.field_y(track.green_lowest - 0.5))
    share = 0.9 if theme.is_strong else 0.55
    painter.fillRect(plot, mix(theme.panel, areas.orange, 0.5 if theme.is_strong else 0.32))
    for top, bottom in ((plot.top(), green.top()), (green.bottom(), plot.bottom())):
        orange = QRectF(plot.left(), top, plot.width(), bottom - top)
        hatch(painter, orange, mix(theme.panel, areas.orange, 0.6))
    painter.fillRect(green, mix(theme.panel, areas.green, share * 0.7))
    pen = QPen(theme.line, theme.wide(1.2, 2.2), Qt.PenStyle.DashLine)
    for low, high in track.thresholds:
        painter.setPen(pen)
        y = room.field_y((low + high) / 2)
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
    painter.setPen(QPen(theme.text, theme.wide(1.4, 2.4)))
    painter.drawLine(QLineF(plot.left(), room.field_y(0), plot.right(), room.field_y(0)))
    ticks = (track.highest, track.green_highest, 0, track.green_lowest, track.lowest)
    _paint_ticks(painter, room, [(room.field_y(field), _hertz(track, field)) for field in ticks], theme)


def _hertz(track: Track, field: int) -> str:
    return number(50 + field * track.millihertz / 1000, 1)


def _paint_ticks(
    painter: QPainter, room: ChartRoom, ticks: Sequence[tuple[float, str]], theme: Theme
) -> None:
    painter.setPen(theme.text)
    painter.setFont(font(_SMALL))
    is_dense = len(ticks) > 1 and abs(ticks[1][0] - ticks[0][0]) < _SMALL + 3
    for y, text in ticks[:: 2 if is_dense else 1]:
        place = QRectF(room.rect.left(), y - 10, _LEFT - 6, 20)
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def _paint_rounds(painter: QPainter, room: ChartRoom, theme: Theme, marked: int | None) -> None:
    """Lines between rounds, and their numbers below."""
    plot = room.plot
    if marked is not None:
        column = QRectF(room.left(marked), plot.top(), room.column, plot.height())
        painter.fillRect(column, QColor(theme.chosen.red(), theme.chosen.green(), theme.chosen.blue(), 46))
        painter.setPen(QPen(theme.chosen, theme.wide(2, 3)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(column)
    for index in range(room.span):
        painter.setPen(QPen(theme.line, theme.wide(0.8, 1.4), Qt.PenStyle.DotLine))
        if index:
            painter.drawLine(QLineF(room.left(index), plot.top(), room.left(index), plot.bottom()))
        is_marked = index == marked
        painter.setPen(theme.text)
        painter.setFont(font(_SMALL, QFont.Weight.Bold if is_marked else QFont.Weight.Normal))
        place = QRectF(room.left(index), plot.bottom() + 1, room.column, _BOTTOM - 1)
        text = said("count.round-mark", round=room.course.first + index)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
    painter.setPen(QPen(theme.line, theme.wide(1.2, 2)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(plot)


def _paint_way(
    painter: QPainter, room: ChartRoom, index: int, looks: Sequence[PawnLook], theme: Theme
) -> None:
    """The line through one round, and on to the next one."""
    played = room.course.rounds[index]
    x, y = room.left(index), room.field_y(played.began)
    for place, step in enumerate(played.steps):
        end = QPointF(room.step_x(index, place), room.field_y(step.after))
        colour = theme.text if step.seat is None else _on_paper(looks[step.seat].colour, theme)
        _stroke(painter, [QPointF(x, y), end], colour, theme)
        x, y = end.x(), end.y()
    is_last = index == len(room.course.rounds) - 1
    if not is_last:
        _stroke(painter, [QPointF(x, y), QPointF(room.left(index + 1), y)], theme.text, theme)


def _stroke(painter: QPainter, points: Sequence[QPointF], colour: QColor, theme: Theme) -> None:
    wide = theme.wide(3.0, 4.2)
    for shade, width in ((theme.panel, wide + 3), (colour, wide)):
        painter.setPen(QPen(shade, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(list(points))


def _on_paper(colour: QColor, theme: Theme) -> QColor:
    """A line that reads on the ground of this theme, whatever the piece."""
    is_light, is_dark = colour.lightness() > 225, colour.lightness() < 90
    if not theme.is_dark and is_light:
        return mix(colour, INK, 0.45)
    return mix(colour, PAPER, 0.4) if theme.is_dark and is_dark else colour


def _paint_movers(painter: QPainter, room: ChartRoom, index: int, looks: Sequence[PawnLook]) -> None:
    """What made each step: a front page, a piece, a plant."""
    is_large = room.slot >= _ROOM_FOR_PIECES
    for place, step in enumerate(room.course.rounds[index].steps):
        point = QPointF(room.step_x(index, place), room.field_y(step.after))
        if step.event is not None:
            paint_page(painter, point, 5.4 if is_large else 4.4)
        elif step.plant is not None:
            paint_plant(painter, point, step.plant, 9.0 if is_large else 7.0)
        elif step.seat is not None and step.card is not None:
            paint_mover(painter, point, looks[step.seat], is_large)


def _paint_blackout(painter: QPainter, room: ChartRoom) -> None:
    """The moon at the end of the line."""
    index = len(room.course.rounds) - 1
    last = room.course.rounds[-1]
    x, y = room.step_x(index, len(last.steps) - 1) + 10, room.field_y(last.ended)
    x = min(x, room.plot.right() - 8)
    y = max(room.plot.top() + 12, min(room.plot.bottom() - 12, y))
    paint_moon(painter, QPointF(x, y))


def _paint_moment(painter: QPainter, room: ChartRoom, moment: tuple[int, int] | None, theme: Theme) -> None:
    if moment is None:
        return
    x = room.moment_x(*moment)
    for colour, width in ((theme.panel, 5.0), (theme.chosen, theme.wide(2.4, 3.6))):
        painter.setPen(QPen(colour, width))
        painter.drawLine(QLineF(x, room.plot.top(), x, room.plot.bottom()))


def _highest(course: Course) -> int:
    numbers = course.table.numbers
    money = [
        *(course.start_money or ()),
        *(euro for played in course.rounds for euro in played.money or ()),
    ]
    return numbers.maximum if max(money, default=0) > numbers.track_maximum else numbers.track_maximum


def _paint_euros(painter: QPainter, room: ChartRoom, top: int, theme: Theme) -> None:
    plot = room.plot
    painter.fillRect(plot, mix(theme.panel, theme.table_edge, 0.45))
    ticks = [(_euro_y(room, euro, top), said("count.sign", count=euro)) for euro in range(0, top + 1, 10)]
    painter.setPen(QPen(theme.line, theme.wide(0.8, 1.4)))
    for y, _ in ticks:
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y))
    _paint_ticks(painter, room, ticks, theme)


def _euro_y(room: ChartRoom, euro: int, top: int) -> float:
    plot = room.plot.adjusted(0, 9, 0, -9)
    return plot.bottom() - plot.height() * euro / top


def _money_line(room: ChartRoom, seat: int, top: int) -> list[QPointF]:
    """The money of *seat* before the first round, if that is known, and after each one."""
    points = []
    if room.course.start_money is not None:
        points.append(QPointF(room.left(0), _euro_y(room, room.course.start_money[seat], top)))
    for index, played in enumerate(room.course.rounds):
        if played.money is not None:
            points.append(QPointF(room.left(index + 1), _euro_y(room, played.money[seat], top)))
    return points
