"""The feast at the end: a garland of portholes and stars, the winners' robots, and lasers that grow."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.ui.station.art.laser import paint_cannon
from enix_desktop.ui.station.art.palette import BEAM, ENERGY, HULL, HULL_LIGHT, NIGHT, STAR, TONES, WARM
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.symbols import paint_symbol
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polar, polygon
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, Theme, current_theme

_BETWEEN, _SAG, _HOLE = 58.0, 16.0, 17.0
_SECOND = QColor("#FF9A6B")
"""Every second volley is of a lighter beam."""


def paint_garland(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Portholes with the symbols of the stations, and stars, on a string across the top of *rect*."""
    count = max(6, round(rect.width() / _BETWEEN))
    count += 1 - count % 2  # a porthole at each end
    string = QPainterPath(rect.topLeft())
    half = rect.width() / 2
    for side in range(2):
        left = rect.left() + side * half
        string.quadTo(QPointF(left + half / 2, rect.top() + 2 * _SAG), QPointF(left + half, rect.top()))
    painter.strokePath(string, QPen(theme.line, theme.wide(1.6, 3)))
    for number in range(count):
        share = (number + 0.5) / count
        along = (2 * share) % 1.0
        x, y = rect.left() + share * rect.width(), rect.top() + 4 * _SAG * along * (1 - along)
        if number % 2:
            tone = TONES[number // 2 % len(TONES)]
            lay(painter, _star(x, y + 10, 11), tone.base, 2)
            painter.strokePath(_star(x, y + 10, 11), QPen(PAPER if theme.is_strong else tone.shade, 1.2))
        else:
            _paint_porthole(painter, QPointF(x, y + _HOLE), STATIONS[number // 2 % len(STATIONS)])


def _paint_porthole(painter: QPainter, middle: QPointF, station: Station) -> None:
    x, y = middle.x(), middle.y()
    lay(painter, disc(x, y, _HOLE), HULL, 2.5)
    lay(painter, disc(x, y, _HOLE - 2.6), WARM)
    paint_symbol(painter, QRectF(x - 9, y - 9, 18, 18), station, INK)


def _star(x: float, y: float, radius: float) -> QPainterPath:
    points = [polar(radius if k % 2 == 0 else radius * 0.5, 36 * k - 90) for k in range(10)]
    return polygon((x + dx, y + dy) for dx, dy in points)


class FinalPicture(QWidget):
    """The cannon with the leader's lamps while lasers are counted, then the winners in the sun."""

    def __init__(self) -> None:
        super().__init__()
        self._winners: Sequence[PawnLook] = ()
        self._leader, self._size = 0.0, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_winners(self, winners: Sequence[PawnLook]) -> None:
        self._winners = winners
        self._fit()

    def show_cannon(self, leader: float) -> None:
        """The laser, with the lamps of the best score so far."""
        self._winners, self._leader = (), leader
        self._fit()

    def set_size(self, size: float) -> None:
        """So large, in parts of its full size."""
        self._size = size
        self._fit()

    def _fit(self) -> None:
        wide = 40 + 68 * max(1, len(self._winners))
        self.setFixedSize(round(wide * self._size), round(104 * self._size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._size, self._size)
        rect = QRectF(0, 0, self.width() / self._size, self.height() / self._size)
        if not self._winners:
            paint_cannon(painter, rect.center(), 44, self._leader)
            return
        self._paint_sun(painter, rect)
        step = (rect.width() - 40) / len(self._winners)
        for index, look in enumerate(self._winners):
            middle = 20 + step * (index + 0.5)
            paint_robot(painter, QRectF(middle - 31, rect.center().y() - 31, 62, 62), look)

    def _paint_sun(self, painter: QPainter, rect: QRectF) -> None:
        """Warm rays behind each robot."""
        step = (rect.width() - 40) / len(self._winners)
        for index in range(len(self._winners)):
            painter.save()
            painter.translate(20 + step * (index + 0.5), rect.center().y())
            for k in range(12):
                painter.save()
                painter.rotate(30 * k)
                lay(painter, polygon([(30, -7), (51, 0), (30, 7)]), ENERGY)
                painter.restore()
            lay(painter, disc(0, 0, 40), WARM if not current_theme.theme.is_strong else ACCENT, 2)
            painter.restore()


@dataclass(frozen=True, slots=True)
class Volley:
    """What somebody fired in one turn."""

    round: int
    before: int
    after: int


class LaserBar(QWidget):
    """A laser of its own: a cannon, a row of portholes up to the highest score, and the beam through them."""

    def __init__(self, volleys: Sequence[Volley], score: int, goal: int, fields: int) -> None:
        super().__init__()
        self.volleys, self.score = volleys, score
        self._goal, self._fields = goal, fields
        self._shown = float(score)
        self.mark = "{round}"
        """How the round of a volley is written."""
        self.setMinimumWidth(240)
        current_theme.changed.connect(self.update)

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, shown: float) -> None:
        if shown != self._shown:
            self._shown = shown
            self.update()

    shown = Property(float, _get_shown, _set_shown)
    """How far the beam reaches."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = float(self.height())
        radius = min(44.0, high * 0.32)
        middle = QPointF(radius + 4, high / 2)
        first = 2 * radius + 10
        wide = (self.width() - first - 4) / self._fields
        hole = min(wide * 0.42, high * 0.24, 26.0)
        places = [QPointF(first + wide * (number + 0.5), middle.y()) for number in range(self._fields)]
        for number, place in enumerate(places, 1):
            self._paint_hole(painter, place, hole, number)
        self._paint_beam(painter, middle, places, hole)
        for number, place in enumerate(places, 1):
            if number > self._shown:
                lay(painter, centred(str(number), hole * 0.95, place.x(), place.y()), PAPER)
        paint_cannon(painter, middle, radius, min(7.0, 7.0 * self._shown / self._goal))
        self._paint_marks(painter, places, hole)

    def _paint_hole(self, painter: QPainter, place: QPointF, radius: float, number: int) -> None:
        theme = current_theme.theme
        is_goal = number == self._goal
        rim = PAPER if theme.is_strong else ENERGY if is_goal else HULL_LIGHT
        if is_goal:
            lay(painter, _star(place.x(), place.y(), radius * 1.55), rim, 1.5)
        lay(painter, disc(place.x(), place.y(), radius), rim, 1.5)
        lay(painter, disc(place.x(), place.y(), radius - theme.wide(2.2, 3)), NIGHT)

    def _paint_beam(self, painter: QPainter, start: QPointF, places: Sequence[QPointF], hole: float) -> None:
        if self._shown <= 0:
            return
        thick = hole * 0.72
        for index, (low, high) in enumerate(self._parts()):
            colour = BEAM if index % 2 == 0 else _SECOND
            x0 = start.x() if low == 0 else self._x(low, start, places)
            x1 = self._x(high, start, places)
            for width, shade in (
                (thick * 1.7, mix(colour, NIGHT, 0.45)),
                (thick, colour),
                (thick * 0.36, PAPER),
            ):
                lay(painter, line([(x0, start.y()), (x1, start.y())], width), shade)
        end = self._x(self._shown, start, places)
        for k in range(8):
            painter.save()
            painter.translate(end, start.y())
            painter.rotate(45 * k)
            reach = hole * (1.1 if k % 2 else 0.8)
            lay(painter, polygon([(0, -hole * 0.2), (reach, 0), (0, hole * 0.2)]), STAR)
            painter.restore()

    def _parts(self) -> list[tuple[float, float]]:
        """From where to where each volley reaches, as far as it is shown."""
        ends = [0.0, *(float(volley.before) for volley in self.volleys[:1]), *(v.after for v in self.volleys)]
        if len(ends) == 1:
            ends.append(float(self.score))
        parts = [(low, min(high, self._shown)) for low, high in pairwise(ends) if high > low]
        return [(low, high) for low, high in parts if high > low]

    def _x(self, number: float, start: QPointF, places: Sequence[QPointF]) -> float:
        """Where a score lies: whole numbers in their portholes."""
        number = min(number, float(len(places)))
        whole = int(number)
        low = start.x() if whole == 0 else places[whole - 1].x()
        high = places[min(whole, len(places) - 1)].x()
        return low + (high - low) * (number - whole)

    def _paint_marks(self, painter: QPainter, places: Sequence[QPointF], hole: float) -> None:
        """Above the last porthole of a volley stands its round."""
        size = max(11.0, min(13.0, hole * 0.8))
        for volley in self.volleys:
            if volley.after > self._shown + 0.01:
                continue
            place = places[min(volley.after, len(places)) - 1]
            text = self.mark.format(round=volley.round)
            wide = size * 0.66 * len(text) + 8
            y = place.y() - hole - size * 0.75
            pill = box(place.x() - wide / 2, y - size * 0.68, wide, size * 1.36, size * 0.68)
            lay(painter, pill, PAPER)
            painter.strokePath(pill, QPen(INK, 1))
            lay(painter, centred(text, size, place.x(), y), INK)


class CentreChip(QWidget):
    """The energy at the energy centre, where it decides; else only its room."""

    def __init__(self, energy: int, decides: bool) -> None:
        super().__init__()
        self.energy, self.decides = energy, decides
        self._shown = float(energy)
        self.setFixedSize(64, 44)

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, shown: float) -> None:
        self._shown = shown
        self.update()

    shown = Property(float, _get_shown, _set_shown)
    """How much of it is counted; below 0 nothing is shown."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown < 0 or not self.decides:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chip = QRectF(self.rect()).adjusted(1, 5, -1, -7)
        path = box(chip.x(), chip.y(), chip.width(), chip.height(), chip.height() / 2)
        lay(painter, path, WARM, 2)
        painter.strokePath(path, QPen(INK, 1.2))
        paint_symbol(painter, QRectF(chip.left() + 5, chip.center().y() - 11, 22, 22), Station.CENTRE, INK)
        text = str(int(self._shown + 0.001))
        lay(painter, centred(text, 20, chip.right() - 17, chip.center().y()), INK)
        painter.setPen(Qt.PenStyle.NoPen)
