"""What the animations of Hertzschlag are made of: flying cards and money, and a bird that walks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.events import Crossing
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.table.card_item import CardItem
from enix_desktop.ui.hertzschlag.table.flying_items import MoneyItem
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.table.animation import glide, one_after_the_other
from enix_desktop.ui.table.flights import Flights

FLIGHT, TURN, STEP, SHOWN, STAGGER, LIT, COIN = 280, 220, 190, 650, 80, 360, 620
"""Milliseconds at normal speed: a card in the air, turned over, a step of the bird, something to look at,
between two cards, something lit, and money on its way."""
FLYING_Z, MONEY_Z = 200.0, 210.0

Animations = Sequence[QAbstractAnimation]


class Stage(Flights):
    """The scene while something is shown."""

    scene: HertzschlagScene

    def __init__(self, scene: HertzschlagScene, view: View, duration: Callable[[int], int]) -> None:
        super().__init__(scene, duration)
        self.view = view

    def card(self, card: Card | None, start: QPointF, *, is_face_up: bool) -> CardItem:
        """A card in the air at *start*."""
        item = CardItem(card, self.scene.table.components)
        item.set_face_up(is_face_up and card is not None)
        item.setScale(self.scene.card_scale())
        item.setPos(start)
        self.add(item, FLYING_Z + 0.01 * len(self.flying))
        return item

    def fly(self, item: QGraphicsItem, goal: QPointF, lasts: int = FLIGHT) -> QAbstractAnimation:
        """Let something fly there."""
        return glide(item, "pos", goal, self.duration(lasts))  # type: ignore[arg-type]  # all are objects

    def hand_spot(self, seat: Seat) -> QPointF:
        """Where cards come into the hand of *seat*."""
        if seat == self.scene.front:
            room = self.scene.plan.hand
            return QPointF(room.center().x(), room.center().y())
        return self.scene.places[seat].card_spot()

    def leave_hand(self, seat: Seat, card: Card | None) -> QPointF:
        """A card leaves the hand of *seat*: where it was."""
        hand = self.scene.hand
        item = hand.cards.get(card) if seat == self.scene.front and card is not None else None
        if item is None or card is None:
            return self.hand_spot(seat)
        item.hide()
        return hand.spot(card)

    def change(self, seat: Seat, **changes: object) -> None:
        """Change what the place of *seat* shows."""
        place = self.scene.places[seat]
        place.show_standing(replace(place.standing, **changes))  # type: ignore[arg-type]

    def pay(self, seat: Seat, money: int) -> None:
        """*seat* has so much now."""
        limit = self.scene.table.numbers.track_maximum
        self.change(seat, money=money, has_reserve=money > limit)

    def money(
        self, seat: Seat, euro: int, start: QPointF | None = None, lasts: int = COIN
    ) -> QAbstractAnimation:
        """Money flies from *start* to the place of *seat*; without a start it rises there."""
        item = MoneyItem(euro)
        goal = self.scene.places[seat].money_spot() + QPointF(40, 0)
        item.setPos(goal + QPointF(0, 26) if start is None else start)
        item.setOpacity(0.0)
        self.add(item, MONEY_Z)
        group = QParallelAnimationGroup()
        group.addAnimation(glide(item, "pos", goal, self.duration(lasts), QEasingCurve.Type.InOutCubic))
        group.addAnimation(glide(item, "opacity", 1.0, self.duration(lasts // 4)))
        return group

    def walk(
        self, start: int, end: int, seat: Seat | None = None, crossings: Iterable[Crossing] = ()
    ) -> QAbstractAnimation:
        """The bird goes from field to field; at each threshold the money of *seat* is seen at once."""
        settled = {(crossing.before, crossing.after): crossing for crossing in crossings}
        side = 1 if end > start else -1
        parts: list[QAbstractAnimation | int] = []
        for field in range(start, end, side):
            step = self._step(field + side)
            crossing = settled.get((field, field + side))
            if crossing is not None and seat is not None:
                lower = min(crossing.before, crossing.after)
                coin = self.scene.board.ruler.threshold((lower, lower + 1)).center()
                together = QParallelAnimationGroup()
                together.addAnimation(step)
                together.addAnimation(self.money(seat, crossing.euro, coin))
                parts.append(together)
            else:
                parts.append(step)
        return one_after_the_other(*parts)

    def _step(self, field: int) -> QAbstractAnimation:
        step = glide(self.scene.bird, "field", float(field), self.duration(STEP), QEasingCurve.Type.InOutSine)
        step.finished.connect(lambda: self.scene.show_marker(field))
        return step

    def flicker(self, times: int = 3) -> QAbstractAnimation:
        """The lights of the town fail for a moment, so often."""
        parts: list[QAbstractAnimation | int] = []
        for _ in range(times):
            for share in (0.9, 0.0):
                parts.append(glide(self.scene.board, "flicker", share, self.duration(110)))
        return one_after_the_other(*parts)

    def sway(self, distance: int) -> QAbstractAnimation:
        """The bird sways, the more the farther it is from 50 Hz."""
        reach = min(1.0, abs(distance) / 8)
        parts: list[QAbstractAnimation | int] = [
            glide(self.scene.bird, "sway", reach * share, self.duration(160), QEasingCurve.Type.InOutSine)
            for share in (0.8, -0.7, 0.4, 0.0)
        ]
        return one_after_the_other(*parts)
