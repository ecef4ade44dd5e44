"""The weights bench: weights go from the tray into cups, and the beam tilts by what they weigh."""

from collections.abc import Callable, Sequence
from math import copysign, cos, exp, radians, sin

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.games.enigma.puzzles.weights import Counts
from enix_desktop.ui.enigma.bench.bench import RING_MARGIN, Bench, BenchHelp, BenchKey, Part, PartList
from enix_desktop.ui.enigma.bench.weights_balance import BeamItem, StandItem
from enix_desktop.ui.enigma.bench.weights_items import (
    BOWL,
    CupItem,
    Group,
    TrayItem,
    WeightItem,
)
from enix_desktop.ui.enigma.bench.weights_model import LEFT, RIGHT, Cup, WeightsModel
from enix_desktop.ui.enigma.bench.words import said, said_count
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.paper_art import box

STEEPEST = 13.0
"""Degrees; no difference tilts the beam further."""
_SOFT = 9.0
"""The larger, the less a small difference tilts."""
SWING_MS, FLIGHT_MS = 520, 240
_ROWS = ((3, 2), (2, 3))
"""How weights stand in a cup: so many beside each other, in so many rows."""
_WEIGHT = 46.0
"""No weight in a cup is larger, and where there is room none is smaller than a finger needs."""
_EDGE = 14.0
_PLATE = (200.0, 50.0)
"""How wide and high the foot is on which the sums stand."""


def tilt(left: int, right: int) -> float:
    """By how many degrees the beam tilts: clockwise where the right weighs more, and more for more."""
    difference = right - left
    return copysign(STEEPEST * (1 - exp(-abs(difference) / _SOFT)), difference) if difference else 0.0


class WeightsBench(Bench):
    """Shows a WeightsModel."""

    model: WeightsModel

    def __init__(self, model: WeightsModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        self.stand, self.beam = StandItem(), BeamItem()
        self.tray = TrayItem(model.puzzle.n)
        self.cups = {cup: CupItem(cup, model.number(cup)) for cup in model.cups}
        self.weights = [WeightItem() for _ in range(model.puzzle.n)]
        self._homes: list[Cup | None] = [None] * len(self.weights)
        """In which cup each weight is; None in the tray."""
        self._beside = 3
        self._pivot, self._arms = QPointF(), dict[Cup, float]()
        self._target = self._from = 0.0
        self._swing = self._clock(SWING_MS, QEasingCurve.Type.OutBack, self._on_swing)
        self._flight = self._clock(FLIGHT_MS, QEasingCurve.Type.OutCubic, self._on_flight)
        self._flown = 1.0
        self.addItem(self.stand)
        for item in (self.tray, self.beam, *self.cups.values(), *self.weights):
            self.addItem(item)
        for weight in self.weights:
            weight.setZValue(3)

    def _clock(
        self, lasts: int, curve: QEasingCurve.Type, follow: Callable[[float], None]
    ) -> QVariantAnimation:
        clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=lasts)
        clock.setEasingCurve(curve)
        clock.valueChanged.connect(follow)
        return clock

    # What lies where

    def arrange(self, room: QRectF) -> None:
        high = min(max(room.height() * 0.17, 72.0), 104.0)
        side = min(high - 20, 56.0)
        wide = min(room.width() - 2 * _EDGE, max(len(self.weights), 4) * (side + 8) + 200)
        tray = QRectF(room.center().x() - wide / 2, room.bottom() - high - _EDGE, wide, high)
        self.tray.lay_out(tray, side)
        most = max(len(numbers) for numbers in self.model.numbers)
        half = room.width() / 2 - _EDGE
        cup = min(150.0, (half - 20) / most - 12)
        self._arrange_arms(half, cup)
        reach = max(abs(arm) for arm in self._arms.values())
        rise = reach * sin(radians(STEEPEST))
        floor = tray.top() - 18
        self._pivot = QPointF(room.center().x(), room.top() + rise + 26)
        near = min(abs(arm) for arm in self._arms.values()) * sin(radians(STEEPEST))
        high = _PLATE[1] if self.help.shows_sums else 0.0  # the inner cups stay above the sums
        lowest = min(floor - rise, floor - near - high) - 4 - BOWL - self._pivot.y()
        sizes = [(min(cup / row - 1, _WEIGHT, lowest / rows - 8), row, rows) for row, rows in _ROWS]
        weight, self._beside, rows = max(sizes)
        for item in self.cups.values():
            item.resize(cup, lowest, rows * weight)
        for each in self.weights:
            each.resize(weight)
        self.beam.resize(reach)
        self.beam.setPos(self._pivot)
        self.stand.setPos(self._pivot)
        self.stand.resize(floor - self._pivot.y(), _PLATE)
        self._settle()

    def _arrange_arms(self, half: float, cup: float) -> None:
        """How far to the right of the pivot each cup hangs, in the order of the puzzle."""
        for arm, sign in ((LEFT, -1), (RIGHT, 1)):
            count = len(self.model.numbers[arm])
            inner, outer = 24 + cup / 2, half - cup / 2
            far = [inner + (outer - inner) * place / (count - 1) for place in range(count)]
            for place in range(count):
                self._arms[Cup(arm, place)] = sign * far[place if arm == RIGHT else count - 1 - place]

    def _settle(self) -> None:
        """Everything is where it belongs, and nothing moves."""
        self._swing.stop()
        self._flight.stop()
        self._target = tilt(*self.model.sums)
        self.beam.setRotation(self._target)
        for weight in self.weights:
            weight.start = None
        self._place()

    def _place(self) -> None:
        """Hang the cups from the beam as it is tilted now, and stand the weights in them."""
        angle = radians(self.beam.rotation())
        for cup, item in self.cups.items():
            arm = self._arms[cup]
            item.setPos(self._pivot + QPointF(arm * cos(angle), arm * sin(angle)))
        used: dict[Cup | None, int] = {}
        for weight, home in zip(self.weights, self._homes, strict=True):
            number = used.get(home, 0)
            used[home] = number + 1
            at = self.tray.slot(number) if home is None else self._in_cup(home, number)
            weight.setPos(at if weight.start is None else weight.start + (at - weight.start) * self._flown)

    def _in_cup(self, cup: Cup, number: int) -> QPointF:
        """Where the weight with this *number* stands in *cup*, counted from 0."""
        item, side = self.cups[cup], self.weights[0].rect.width()
        row, column = divmod(number, self._beside)
        beside = min(self.model.count(cup) - row * self._beside, self._beside)
        x = (column - (beside - 1) / 2) * side
        return item.pos() + QPointF(x, item.strings - side * (row + 0.5) - 2)

    def _on_swing(self, share: float) -> None:
        self.beam.setRotation(self._from + (self._target - self._from) * share)
        self._place()
        self.rearranged.emit()

    def _on_flight(self, share: float) -> None:
        self._flown = share
        if share >= 1.0:
            for weight in self.weights:
                weight.start = None
        self._place()
        self.rearranged.emit()

    def show_model(self) -> None:
        model = self.model
        moved = self._give_homes()
        self.tray.show_left(model.left_over)
        self.stand.show_sums(model.sums if self.help.shows_sums else None, model.is_even)
        target = tilt(*model.sums)
        for weight, home in zip(self.weights, self._homes, strict=True):
            weight.spot = Spot(Group.STOCK, 0) if home is None else Spot(Group.PILE, home)
        lasts = self.pace(SWING_MS)
        if motion.is_reduced or lasts == 0 or not self.views() or self.room.isEmpty():
            self._settle()
            return
        if moved:
            self._flown = 0.0
            self._flight.setDuration(self.pace(FLIGHT_MS))
            self._flight.start()
        if target != self._target:
            self._from, self._target = self.beam.rotation(), target
            self._swing.setDuration(self.pace(SWING_MS))
            self._swing.start()

    def _give_homes(self) -> bool:
        """Let as many weights as possible stay where they are; return whether any has to go elsewhere."""
        missing = {cup: self.model.count(cup) - self._homes.count(cup) for cup in self.cups}
        free = []
        for number in reversed(range(len(self.weights))):
            home = self._homes[number]
            if home is None or missing[home] < 0:
                free.append(number)
                if home is not None:
                    missing[home] += 1
        # What is taken out of a cup moves first, so that a weight goes from cup to cup.
        free.sort(key=lambda number: self._homes[number] is None)
        goals = [cup for cup, count in missing.items() for _ in range(max(count, 0))]
        moved = False
        for number in free:
            goal = goals.pop() if goals else None
            if goal != self._homes[number]:
                self.weights[number].start = self.dropped_at or self.weights[number].pos()
                self._homes[number], moved = goal, True
        return moved

    # What can be done

    def spots(self) -> Sequence[Sequence[Spot]]:
        piles = [cup for cup in self.cups if self.model.count(cup)]
        return [Spot(Group.CUP, cup) for cup in self.cups], [Spot(Group.PILE, cup) for cup in piles]

    def choose(self, spot: Spot) -> None:
        if spot.group is Group.CUP:
            self._tell_add(spot.key)
        elif spot.group is Group.PILE:
            self._tell_take(spot.key)
        else:
            self.told.emit(said("weights.how"))

    def _tell_add(self, cup: Cup) -> None:
        if not self.done(self.model.add(cup), self._cup_words(cup)):
            self.told.emit(said("weights.none_left"))

    def _tell_take(self, cup: Cup) -> None:
        if self.model.count(cup) == 1:
            self.pointed = Spot(Group.CUP, cup)  # the pile under the ring is about to go
        if not self.done(self.model.take(cup), self._cup_words(cup)):
            self.told.emit(said("weights.empty_cup"))

    def done(self, is_new: bool, words: str = "") -> bool:
        """As for every bench; what both arms weigh now is told as well."""
        if is_new and words:
            words = " ".join(part for part in (words, self._balance_words(), self.left_words()) if part)
        return super().done(is_new, words)

    def can_drag(self, spot: Spot) -> bool:
        return spot.group is Group.PILE or (spot.group is Group.STOCK and self.model.left_over > 0)

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        copy = WeightItem()
        copy.spot = None
        copy.resize(self.weights[0].rect.width())
        return copy

    def drop(self, source: Spot, target: Spot | None) -> None:
        goal = target.key if target is not None and target.group in (Group.CUP, Group.PILE) else None
        if source.group is Group.STOCK and goal is not None:
            self._tell_add(goal)
        elif source.group is Group.PILE and goal is None:
            self._tell_take(source.key)
        elif source.group is Group.PILE and goal is not None:
            self.done(self.model.move(source.key, goal), self._cup_words(goal))

    def on_key(self, event: QKeyEvent) -> bool:
        cup = None if self.ringed is None else self.ringed.key
        if not isinstance(cup, Cup):
            return False
        key = event.key()
        number = key - int(Qt.Key.Key_0)
        if 0 <= number <= 9:
            self.done(self.model.fill(cup, number), self._cup_words(cup))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._tell_add(cup)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._tell_take(cup)
        else:
            return False
        return True

    def on_arrow(self, direction: QPointF) -> bool:
        """The cups hang in a row: up and down put a weight in, or take one out."""
        if self.ringed is None or self.ringed.group is not Group.CUP or not direction.y():
            return False
        (self._tell_add if direction.y() < 0 else self._tell_take)(self.ringed.key)
        return True

    def keys(self) -> Sequence[BenchKey]:
        return (
            BenchKey((("↑",), ("+",), ("enter",)), said("weights.key.add")),
            BenchKey((("↓",), ("−",), ("backspace",)), said("weights.key.take")),
            BenchKey((("digits",),), said("weights.key.fill")),
        )

    # What it looks and sounds like

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        if spot.group is Group.CUP:
            return self.cups[spot.key]
        if spot.group is Group.STOCK:
            return self.tray
        return next((item for item in self.weights if item.spot == spot), None)

    def outline(self, spot: Spot) -> QPainterPath:
        if spot.group is not Group.PILE:
            return super().outline(spot)
        rect = self._pile_place(spot.key).adjusted(-RING_MARGIN, -RING_MARGIN, RING_MARGIN, RING_MARGIN)
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 8)

    def _pile_place(self, cup: Cup) -> QRectF:
        rect = QRectF()
        for weight, home in zip(self.weights, self._homes, strict=True):
            if home == cup:
                rect = rect.united(weight.sceneBoundingRect().adjusted(9, 9, -9, -9))
        return rect

    def task(self) -> str:
        return said_count("weights.task", self.model.puzzle.n)

    def left_words(self) -> str:
        left = self.model.left_over
        return said_count("weights.left", left) if left else said("weights.all_used")

    def _balance_words(self) -> str:
        left, right = self.model.sums
        how = "even" if left == right else "left" if left > right else "right"
        key = "sums" if self.help.shows_sums else "tilt"
        return said(f"weights.{key}.{how}", left=left, right=right)

    def _cup_words(self, cup: Cup) -> str:
        count = said_count("weights.in_cup", self.model.count(cup))
        return said(f"weights.cup.{cup.arm}", number=self.model.number(cup), count=count)

    def lists(self) -> Sequence[PartList]:
        return (*(self._arm(arm) for arm in (LEFT, RIGHT)), self._rest())

    def hint_words(self, before: Counts) -> str:
        now = self.model.now
        changed = [cup for cup in self.cups if before[cup.arm][cup.place] != now[cup.arm][cup.place]]
        return " ".join(map(self._cup_words, changed))

    def _arm(self, arm: int) -> PartList:
        parts = []
        for cup, item in self.cups.items():
            if cup.arm != arm:
                continue
            place = item.mapRectToScene(item.bowl)
            parts.append(
                Part(("cup", cup), self._cup_words(cup), place, Spot(Group.CUP, cup), said("weights.add"))
            )
            if self.model.count(cup):
                name = said(f"weights.take.{arm}", number=self.model.number(cup))
                parts.append(Part(("pile", cup), name, self._pile_place(cup), Spot(Group.PILE, cup)))
        return PartList(("arm", arm), said(f"weights.arm.{arm}"), self.room, parts)

    def _rest(self) -> PartList:
        place = self.tray.sceneBoundingRect()
        parts = [
            Part("left", self.left_words(), place),
            Part("balance", self._balance_words(), self.stand.sceneBoundingRect()),
        ]
        return PartList("rest", said("weights.rest"), place, parts)

    def retranslate(self) -> None:
        self.tray.update()
