"""What the animations of Station Six are made of: flying cards, leaping robots, running energy."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table.card_item import CardItem
from enix_desktop.ui.station.table.draft_item import flow_path
from enix_desktop.ui.station.table.flying_item import DotItem
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.animation import glide, leap, one_after_the_other
from enix_desktop.ui.table.flights import Flights
from enix_desktop.ui.table.spots import Spot

FLIGHT, REST, LEAP, RUN, STAGGER, TURN = 280, 260, 320, 460, 80, 220
"""Milliseconds at normal speed."""
FLYING_Z, DOT_Z = 200.0, 180.0

Animations = Sequence[QAbstractAnimation]


class Stage(Flights):
    """The scene while something is shown."""

    scene: StationScene

    def __init__(self, scene: StationScene, view: View, duration: Callable[[int], int]) -> None:
        super().__init__(scene, duration)
        self.view = view

    def land(self) -> None:
        for room in self.scene.rooms:
            room.set_ring("")
        super().land()

    def stagger(self, index: int, count: int) -> int:
        """When the one at *index* of *count* begins, in milliseconds at normal speed."""
        return STAGGER * index // max(1, count - 1) if count > 1 else 0

    def card(self, card: Card | None, start: QPointF, is_face_up: bool) -> CardItem:
        """A card in the air at *start*."""
        item = CardItem(card, self.scene.table.components)
        item.set_face_up(is_face_up and card is not None)
        item.setScale(self.scene.card_scale())
        item.setPos(start)
        self.add(item, FLYING_Z + 0.01 * len(self.flying))
        return item

    def fly(self, item: CardItem, goal: QPointF) -> QAbstractAnimation:
        """Let a card fly there."""
        return glide(item, "pos", goal, self.duration(FLIGHT))

    def turn(self, item: CardItem, *, face_up: bool, lasts: int = FLIGHT) -> QAbstractAnimation:
        """Show the other side first, and turn the card over."""
        item.set_face_up(not face_up)
        return glide(item, "flip", float(face_up), self.duration(lasts))

    def hand_spot(self, seat: Seat) -> QPointF:
        """Where cards come into the hand of *seat*."""
        if seat == self.scene.front:
            room = self.scene.plan.hand
            return QPointF(room.right() - room.height() * 0.4, room.center().y())
        return self.scene.places[seat].hand_spot()

    def leave_hand(self, seat: Seat, card: Card | None) -> QPointF:
        """A card leaves the hand of *seat*: where it was."""
        scene, place = self.scene, self.scene.places[seat]
        place.show_counts(max(0, place.hand_count - 1), place.row_count, place.laser)
        if place.open_hand is not None and card is not None:
            place.show_open([other for other in place.open_hand if other != card], place.row)
        if seat != self.scene.front:
            return place.hand_spot()
        item = None if card is None else scene.hand.cards.get(card)
        if item is None:
            return self.hand_spot(seat)
        spot = scene.hand.spot(card)  # type: ignore[arg-type]
        item.hide()
        return spot

    def to_discards(self, seat: Seat, cards: Sequence[Card], stops: Sequence[QPointF]) -> Animations:
        """Cards fly from a hand to their stop, rest there while something happens, and are discarded."""
        goal = self.scene.discards.pos()
        animations = []
        for index, card in enumerate(cards):
            item = self.card(card, self.leave_hand(seat, card), is_face_up=True)
            fan = QPointF(12.0 * (index - (len(cards) - 1) / 2), 0)
            parts: list[QAbstractAnimation | int] = [self.duration(self.stagger(index, len(cards)))]
            if stops:
                parts += [self.fly(item, stops[index] + fan), self.duration(REST)]
            parts.append(self.fly(item, goal))
            animations.append(one_after_the_other(*parts))
        return animations

    def take(self, seat: Seat, card: Card | None, start: QPointF, *, was_open: bool) -> Animations:
        """A card comes into the hand of *seat*."""
        item = self.card(card, start, was_open)
        is_own = seat == self.scene.front
        animations = [self.fly(item, self.hand_spot(seat))]
        if card is not None and not was_open and is_own:
            animations.append(self.turn(item, face_up=True))
        place = self.scene.places[seat]
        place.show_counts(place.hand_count + 1, place.row_count, place.laser)
        return animations

    def changes(self, seat: Seat, changes: Iterable[Change]) -> None:
        """Remember what the numbers are now."""
        for change in changes:
            self.scene.markers.change(seat, change.station, change.after)

    def leaps(self, after: int = 0, lasts: int = LEAP) -> Animations:
        """Every robot leaps to where it belongs now."""
        high = 15.0 * self.scene.ring.unit
        return [
            self.waits(after, leap(item, item.pos(), spot, high, self.duration(lasts)))
            for item, spot in self.scene.markers.moved()
        ]

    def run(self, path: QPainterPath, units: int, after: int = 0, lasts: int = RUN) -> Animations:
        """Units of energy run along *path*, one behind the other."""
        animations = []
        for unit in range(units):
            dot = DotItem(path, 4.6 * self.scene.ring.unit)
            self.add(dot, DOT_Z)
            way = glide(dot, "way", 1.0, self.duration(lasts), QEasingCurve.Type.InOutSine)
            animations.append(self.waits(after + 110 * unit, way))
        return animations

    def flow(self, seat: Seat, source: Spot, target: Spot, units: int, after: int = 0) -> Animations:
        """Energy of *seat* runs between two spots."""
        return self.run(flow_path(self.scene, seat, source, target), units, after)

    def spent(self, seat: Seat, station: int, units: int, after: int = 0) -> Animations:
        """What is paid runs from the robot into the device of the room."""
        path = QPainterPath(self.scene.markers.spot(station, seat))
        path.lineTo(self.scene.devices[station].pos())
        return self.run(path, units, after)


def room_spot(station: int) -> Spot:
    """The room of *station*."""
    return Spot(Group.ROOM, int(station))
