"""The race at a glance: everybody's laser beside each other, and who could reach the goal this round."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import is_last_round
from enix_desktop.games.station.table import End
from enix_desktop.games.station.view import View
from enix_desktop.players.station.worth import shots_in_reach
from enix_desktop.ui.station.art.palette import BEAM
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.art.symbols import colour_shape, placed, station_symbol
from enix_desktop.ui.station.table.labels import said
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, lay, polar, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme, font


@dataclass(frozen=True, slots=True)
class Standing:
    """What all know about the laser of one seat."""

    laser: int
    best: int
    """What it could be at the end of this round with the energy that lies there now."""


def best_laser(view: View, seat: Seat) -> int:
    """How far *seat* could come this round with today's energy and the right cards: public facts only.

    Each shot takes one at the energy centre and one where the shuttle is docked; shuttles that still may be
    docked are counted where they would be best. Energy that is moved later in the round can change it.
    """
    is_acting = seat == view.turn and view.phase is Phase.ACT
    if view.active is Station.CENTRE and seat in view.outer and not is_acting:
        return view.laser[seat]
    waiting = STATIONS if view.active <= Station.PORT else (None,)
    places = [waiting if place is None else (place,) for place in view.shuttles]
    energy = [row[seat] for row in view.energy]
    cards = view.hand_sizes[seat] + view.row_sizes[seat]
    held = [cards] * len(places)
    shots = max(int(shots_in_reach(Station.CENTRE, energy, held, docks)) for docks in product(*places))
    return view.laser[seat] + min(shots, cards)


def standings(view: View) -> list[Standing]:
    """What all know about everybody's laser."""
    return [Standing(laser, best_laser(view, seat)) for seat, laser in enumerate(view.laser)]


class RaceItem(ThingItem):
    """A row for each player: the score as a beam, and paler how far it could reach this round."""

    def __init__(self, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self._looks = looks
        self._standings: list[Standing] = [Standing(0, 0) for _ in looks]
        self._title = ""
        self._goal = 7

    def show_race(self, view: View) -> None:
        """Show what *view* says."""
        numbers = view.table.numbers
        self._goal = numbers.laser_goal
        self._standings = standings(view)
        if view.table.end is End.FOUR_ROUNDS:
            self._title = said("race.rounds", round=view.round, last=numbers.option_rounds)
        elif is_last_round(view):
            self._title = said("race.last", round=view.round)
        else:
            self._title = said("race.round", round=view.round)
        self.setToolTip(said("race.about"))
        self.update()

    def fire(self, seat: Seat, laser: int) -> None:
        """The laser of *seat* has just grown."""
        before = self._standings[seat]
        self._standings[seat] = replace(before, laser=laser, best=max(before.best, laser))
        self.update()

    def laser(self, seat: Seat) -> int:
        """The laser that is shown for *seat*."""
        return self._standings[seat].laser

    def paint_thing(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        paper = box(rect.x(), rect.y(), rect.width(), rect.height(), 8)
        lay(painter, paper, theme.panel, 2.5)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.2, 2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(paper)
        rows = len(self._looks)
        row = (rect.height() - 6) / (rows + 1.1)
        head = QRectF(rect.left() + 8, rect.top() + 2, rect.width() - 16, row * 1.1)
        painter.setPen(theme.muted)
        sizes = range(min(17, round(row * 0.66)), 9, -1)
        painter.setFont(fitting_font(self._title, head.width(), sizes, QFont.Weight.DemiBold))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self._title)
        for seat in range(rows):
            place = QRectF(rect.left() + 6, head.bottom() + seat * row, rect.width() - 12, row)
            self._paint_row(painter, place, seat)

    def _paint_row(self, painter: QPainter, rect: QRectF, seat: Seat) -> None:
        theme, standing = current_theme.theme, self._standings[seat]
        size = rect.height() - 3
        paint_robot(painter, QRectF(rect.left(), rect.center().y() - size / 2, size, size), self._looks[seat])
        number = 20 + rect.height() * 0.5
        bar = QRectF(
            rect.left() + size + 6,
            rect.center().y() - size * 0.3,
            rect.width() - size - number - 8,
            size * 0.6,
        )
        step = bar.width() / self._goal
        for value in range(self._goal):
            cell = QRectF(bar.left() + value * step + 1, bar.top(), step - 2, bar.height())
            path = box(cell.x(), cell.y(), cell.width(), cell.height(), cell.height() * 0.3)
            painter.setPen(QPen(theme.line, theme.wide(1.0, 1.6)))
            painter.setBrush(BEAM if value < standing.laser else theme.table_edge)
            painter.drawPath(path)
            if standing.laser <= value < standing.best:
                painter.setPen(QPen(BEAM, 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                inset = cell.height() * 0.28
                painter.drawLine(
                    QPointF(cell.left() + inset, cell.bottom() - inset),
                    QPointF(cell.right() - inset, cell.top() + inset),
                )
        painter.setPen(theme.text)
        painter.setFont(font(max(12, round(size * 0.78)), QFont.Weight.Bold))
        place = QRectF(bar.right() + 3, rect.top(), number - size * 0.7, rect.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(standing.laser))
        if max(standing.laser, standing.best) >= self._goal:
            middle = QPointF(rect.right() - size * 0.36, rect.center().y())
            star = polygon(polar(size * (0.46 if k % 2 == 0 else 0.2), 36 * k - 90) for k in range(10))
            star.translate(middle)
            is_there = standing.laser >= self._goal
            painter.setPen(QPen(theme.text, 1.2))
            painter.setBrush(QColor("#FFD052") if is_there else Qt.BrushStyle.NoBrush)
            painter.drawPath(star)


class SortItem(ThingItem):
    """Two halves of a slip: sort the hand by symbol, or by colour."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.by = "symbol"
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_order(self, by: str) -> None:
        """How the hand is sorted now."""
        self.by = by
        self.update()

    def press(self, point: QPointF) -> None:
        """The half at a *point* of the scene was clicked."""
        self.chosen.emit("symbol" if self.mapFromScene(point).x() < 0 else "colour")

    def paint_thing(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        whole = self.shape()
        lay(painter, whole, theme.panel, 2)
        half = rect.width() / 2
        for place, by in enumerate(("symbol", "colour")):
            part = QRectF(rect.left() + place * half, rect.top(), half, rect.height())
            is_on = by == self.by
            if is_on:
                inner = part.adjusted(3, 3, -3, -3)
                lay(painter, box(inner.x(), inner.y(), inner.width(), inner.height(), 6), theme.tint)
                painter.setPen(QPen(theme.chosen, theme.wide(1.6, 3)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(inner, 6, 6)
            self._paint_half(painter, part, by)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.2, 2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(whole)

    def _paint_half(self, painter: QPainter, part: QRectF, by: str) -> None:
        theme = current_theme.theme
        text = said(f"sort.{by}")
        sign = min(18.0, part.height() * 0.56)
        room = QRectF(part.left() + 10 + sign, part.top(), part.width() - sign - 16, part.height())
        x, y = part.left() + 7 + sign / 2, part.center().y()
        if by == "symbol":
            lay(painter, placed(station_symbol(Station.CENTRE), x, y, sign / 2), theme.text)
        else:
            lay(painter, placed(colour_shape(1), x, y, sign / 2), INK if not theme.is_dark else PAPER)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(text, room.width(), (14, 13, 12, 11, 10, 9, 8), QFont.Weight.DemiBold))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, text)
