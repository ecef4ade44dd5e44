"""What lies beside the town: the rounds, the front page, the plants, and the letter with the own goals."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import PLANTS, EventCard, Goal, GoalKind, Plant
from enix_desktop.games.hertzschlag.scoring import is_reached
from enix_desktop.ui.hertzschlag.art.cards import paint_back
from enix_desktop.ui.hertzschlag.art.letters import REACHED, paint_letter
from enix_desktop.ui.hertzschlag.art.meanings import goal_pieces
from enix_desktop.ui.hertzschlag.art.papers import paint_front_page
from enix_desktop.ui.hertzschlag.art.plants import paint_plant
from enix_desktop.ui.hertzschlag.art.rows import Coin, Shape, Text, paint_row
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.words import event_name
from enix_desktop.ui.table.card_lettering import centred, letters
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, current_theme, font


class RoundsItem(ThingItem):
    """The fields of the rounds, the present one marked; below them calm and the pile."""

    def __init__(self, rounds: int) -> None:
        super().__init__(Spot(Group.ROUND, 0))
        self._rounds = rounds
        self.round = 1

    def show_round(self, number: int) -> None:
        if number != self.round:
            self.round = number
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 2)
        step = self.rect.width() / self._rounds
        radius = min(step * 0.44, self.rect.height() * 0.40)
        for number in range(1, self._rounds + 1):
            x, y = self.rect.left() + step * (number - 0.5), self.rect.center().y()
            is_now, is_past = number == self.round, number < self.round
            lay(painter, disc(x, y, radius), ACCENT if is_now else theme.chip)
            painter.setPen(ON_ACCENT if is_now else theme.muted if is_past else theme.text)
            painter.setFont(font(max(10, round(radius * 1.15)), QFont.Weight.Bold))
            place = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))
            if is_past:
                painter.setPen(QPen(theme.muted, 1.6))
                painter.drawLine(
                    place.center() - (place.center() - place.topLeft()) * 0.55,
                    place.center() + (place.bottomRight() - place.center()) * 0.55,
                )


class EventItem(ThingItem):
    """The front page of this round."""

    def __init__(self, components: Components) -> None:
        super().__init__(Spot(Group.EVENT, 0))
        self._components = components
        self.shown: EventCard | None = None

    def show_event(self, event: EventCard | None) -> None:
        if event != self.shown:
            self.shown = event
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        if self.shown is None:
            return
        face, name = self._components.events[self.shown], event_name(self.shown, self._components)
        paint_front_page(painter, self.rect, face, name, said("event.paper"))


class FactsItem(ThingItem):
    """The calm of the grid, and how many cards the pile has."""

    def __init__(self, most_calm: int) -> None:
        super().__init__()
        self._most = most_calm
        self.calm = self.pile = 0

    def show_facts(self, calm: int, pile: int) -> None:
        if (calm, pile) != (self.calm, self.pile):
            self.calm, self.pile = calm, pile
            self.update()

    def pile_spot(self) -> QPointF:
        """Where cards are drawn from, in the scene."""
        return self.mapToScene(self._halves()[1].center())

    def _halves(self) -> tuple[QRectF, QRectF]:
        half = self.rect.height() / 2
        upper = QRectF(self.rect.left(), self.rect.top(), self.rect.width(), half - 4)
        return upper, upper.translated(0, half + 4)

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        upper, lower = self._halves()
        size = max(10, min(15, round(self.rect.width() * 0.24)))
        high = size * 1.5
        for room, name in ((upper, said("facts.calm")), (lower, said("facts.pile"))):
            label = QRectF(room.left() - 4, room.bottom() - high, room.width() + 8, high)
            painter.setPen(theme.text)
            painter.setFont(fitting_font(name, label.width(), range(size, 7, -1), QFont.Weight.DemiBold))
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, name)
        side = min(upper.width(), upper.height() - high) * 0.9
        calm = QRectF(upper.center().x() - side / 2, upper.bottom() - high - side, side, side)
        lay(painter, disc(calm.center().x(), calm.center().y(), side / 2), theme.panel, 2)
        paint_row(
            painter,
            calm.adjusted(side * 0.2, side * 0.14, -side * 0.2, -side * 0.48),
            [Shape(sign("calm"), theme.text)],
        )
        painter.setPen(theme.text)
        painter.setFont(font(max(10, round(side * 0.34)), QFont.Weight.Bold))
        painter.drawText(
            calm.adjusted(0, side * 0.42, 0, 0), Qt.AlignmentFlag.AlignCenter, f"{self.calm}/{self._most}"
        )
        tall = min(lower.height() - high - 2, lower.width() * 1.3)
        card = QRectF(lower.center().x() - tall / 3, lower.bottom() - high - tall, tall * 2 / 3, tall)
        for sheet in (2, 1, 0):
            paint_back(painter, card.translated(0, -1.6 * sheet))
        painter.setFont(font(max(11, round(tall * 0.26)), QFont.Weight.Bold))
        badge = QRectF(
            card.center().x() - tall * 0.26, card.center().y() - tall * 0.18, tall * 0.52, tall * 0.36
        )
        lay(painter, box(badge.x(), badge.y(), badge.width(), badge.height(), badge.height() / 2), PAPER, 1.5)
        painter.setPen(INK)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self.pile))


class PlantItem(ThingItem):
    """A plant of secondary control: ready with its price, needed now, or used up."""

    def __init__(self, plant: Plant) -> None:
        super().__init__(Spot(Group.PLANT, plant))
        self.plant = plant
        self.is_ready, self.is_needed, self.price = True, False, 0
        self._glow = 0.0

    def show_plant(self, is_ready: bool, is_needed: bool, price: int) -> None:
        if (is_ready, is_needed, price) != (self.is_ready, self.is_needed, self.price):
            self.is_ready, self.is_needed, self.price = is_ready, is_needed, price
            self.update()

    def _get_glow(self) -> float:
        return self._glow

    def _set_glow(self, glow: float) -> None:
        self._glow = glow
        self.update()

    glow = Property(float, _get_glow, _set_glow)
    """How bright it shines while it saves the grid."""

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        if self._glow > 0:
            ground = ACCENT
            painter.setOpacity(self._glow)
            lay(painter, self.shape().translated(0, 0), ground, 6)
            painter.setOpacity(1.0)
        line = max(15.0, self.rect.height() * 0.17)
        picture = self.rect.adjusted(0, 0, 0, -line - 2)
        paint_plant(painter, picture, self.plant, self.is_ready)
        middle = QPointF(self.rect.center().x(), picture.bottom() + 2 + line / 2)
        names = {plant: said(f"plants.{plant.key}") for plant in PLANTS}
        longest = max(
            letters(name, line, QFont.Weight.DemiBold).boundingRect().width() for name in names.values()
        )
        size = line * min(0.72, self.rect.width() / longest)  # the same for both
        path = centred(names[self.plant], size, middle.x(), middle.y(), QFont.Weight.DemiBold)
        lay(painter, path, theme.text if self.is_ready else theme.muted)
        if self.is_ready:
            side = picture.height() * 0.36
            corner = QRectF(
                picture.center().x() - side / 2, picture.top() + picture.height() * 0.08, side, side
            )
            paint_row(painter, corner, [Coin(str(self.price), 1.2)])
        if self.is_needed and self.is_ready:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ACCENT, theme.wide(3.5, 5)))
            painter.drawPath(self.shape())


class GoalItem(ThingItem):
    """The letter with the own secret goals and how far they are; sealed for everybody else."""

    def __init__(self) -> None:
        super().__init__(Spot(Group.GOAL, 0))
        self.title = ""
        self.goals: tuple[tuple[Goal, int], ...] = ()
        """Each goal with its progress; none while the letter is sealed."""
        self.wished: tuple[int, ...] = ()
        """What the progress would be after the card that is being looked at."""

    def show_goals(self, title: str, goals: Sequence[tuple[Goal, int]]) -> None:
        if (title, tuple(goals)) != (self.title, self.goals):
            self.title, self.goals = title, tuple(goals)
            self.update()

    def show_wished(self, progress: Sequence[int]) -> None:
        if tuple(progress) != self.wished:
            self.wished = tuple(progress)
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        if not self.goals:
            paint_letter(painter, self.rect.adjusted(0, 4, 0, -4))
            return
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 2.5)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.2, 2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.shape())
        inner = self.rect.adjusted(8, 4, -8, -6)
        head = inner.height() * 0.24
        sizes = range(max(11, round(head * 0.66)), 8, -1)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(self.title, inner.width(), sizes, QFont.Weight.DemiBold))
        top = QRectF(inner.left(), inner.top(), inner.width(), head)
        painter.drawText(top, Qt.AlignmentFlag.AlignCenter, self.title)
        high = (inner.height() - head) / len(self.goals)
        for number, (goal, progress) in enumerate(self.goals):
            row = QRectF(inner.left(), inner.top() + head + number * high, inner.width(), high)
            wished = self.wished[number] if number < len(self.wished) else progress
            _paint_goal(painter, row.adjusted(0, 1, 0, -1), goal, progress, wished)


def _paint_goal(painter: QPainter, row: QRectF, goal: Goal, progress: int, wished: int) -> None:
    """The goal in signs, its points, and a bar that says how far it is."""
    theme = current_theme.theme
    signs = QRectF(row.left(), row.top(), row.width() * 0.77, row.height() * 0.56)
    paint_row(painter, signs, goal_pieces(goal, theme.text), 0.0)
    points = QRectF(row.left() + row.width() * 0.80, row.top(), row.width() * 0.20, signs.height())
    paint_row(
        painter, points, [Shape(sign("letter"), theme.muted, 0.9), Text(str(goal.points), theme.text)], 1.0
    )
    bar = QRectF(row.left(), signs.bottom() + row.height() * 0.10, row.width() * 0.74, row.height() * 0.22)
    lay(painter, box(bar.x(), bar.y(), bar.width(), bar.height(), bar.height() / 2), theme.chip)
    shares = goal_share(goal, progress), goal_share(goal, wished)
    for share, colour in ((max(shares), ACCENT), (min(shares), REACHED)):
        if share > 0:
            filled = box(bar.x(), bar.y(), bar.width() * share, bar.height(), bar.height() / 2)
            lay(painter, filled, colour)
    reached = is_reached(goal, wished)
    text = f"{progress} \N{RIGHTWARDS ARROW} {wished}" if wished != progress else str(progress)
    painter.setPen(theme.text)
    painter.setFont(font(max(10, round(row.height() * 0.30)), QFont.Weight.DemiBold))
    rest = QRectF(bar.right() + 4, bar.center().y() - 12, row.right() - bar.right() - 4, 24)
    mark = "\N{CHECK MARK} " if reached else ""
    painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, mark + text)


_NEARLY, _FAR = 0.6, 12
"""A frequency goal that is not reached fills no more of its bar, and less with each field."""


def goal_share(goal: Goal, progress: int) -> float:
    """How full the bar of a goal is; for the frequency it empties with the distance."""
    if goal.kind is GoalKind.FREQUENCY_WITHIN:
        return 1.0 if is_reached(goal, progress) else max(0.0, _NEARLY - (progress - goal.number) / _FAR)
    return min(1.0, progress / goal.number)
