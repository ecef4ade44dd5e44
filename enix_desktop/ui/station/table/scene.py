"""The whole table of Station Six in one scene. It shows views and drafts, and reports clicks and drags."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import SLOTS, STATIONS, Card, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.table import Table
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.ground import paint_ground
from enix_desktop.ui.station.art.ring import RingPlan
from enix_desktop.ui.station.table.card_item import CardItem, PlaceForCards
from enix_desktop.ui.station.table.draft import hand_of
from enix_desktop.ui.station.table.draft_item import DraftItems
from enix_desktop.ui.station.table.draft_picture import DraftPicture
from enix_desktop.ui.station.table.hand_item import HandItem
from enix_desktop.ui.station.table.labels import said
from enix_desktop.ui.station.table.marker_item import Markers
from enix_desktop.ui.station.table.piece_items import BridgeItem, LaserItem, ShuttleItem
from enix_desktop.ui.station.table.place_item import PlaceItem
from enix_desktop.ui.station.table.plan import GAP, Needs, TablePlan
from enix_desktop.ui.station.table.race_item import RaceItem, SortItem
from enix_desktop.ui.station.table.room_item import DeviceItem, OrderItem, RoomItem
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.station.words import bridge_name, card_name, colour_letter, shuttle_name, station_name
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.hand_tray import HandTray
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.table.pointed_scene import PointedScene
from enix_desktop.ui.table.shapes import CARD_WIDTH
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.theme import current_theme

SHUTTLE_Z, DEVICE_Z, ORDER_Z, BRIDGE_Z = 6.0, 3.0, 14.0, 2.0
HAND_Z, TRAY_Z = 30.0, 40.0


class StationScene(PointedScene):
    """All items of the table; coordinates are pixels of the view."""

    hand_sorted = Signal(str)
    """Somebody chose to sort the hand by symbol or by colour."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.table, self.looks = table, list(looks)
        components = table.components
        self.place_names = PlaceNames(names)
        self.view_shown: View | None = None
        self.can_peek = not table.has_open_hands
        self._size = QSizeF(1024, 660)
        self.front: Seat = EVERYBODY
        """Who sits at the bottom, with the hand in sight; EVERYBODY if nobody does."""
        self.rooms = [RoomItem(station) for station in STATIONS]
        self.devices = [DeviceItem(station) for station in STATIONS]
        self.bridges = [BridgeItem(slot) for slot in SLOTS]
        self.spare = [BridgeItem(None) for _ in components.first_spare]
        self.shuttles = [ShuttleItem(shuttle) for shuttle in range(len(components.shuttles))]
        self.laser = LaserItem()
        self.order = OrderItem(self.looks)
        self.race = RaceItem(self.looks)
        positions = range(table.numbers.display)
        self.display = [
            PlaceForCards(Spot(Group.DISPLAY, position), components, is_open=True) for position in positions
        ]
        self.pile = PlaceForCards(Spot(Group.PILE, 0), components, is_open=False)
        self.discards = PlaceForCards(Spot(Group.DISCARDS, 0), components, is_open=True)
        self.pile.shows_count = self.discards.shows_count = True
        self.places = [
            PlaceItem(seat, name, look, components)
            for seat, (name, look) in enumerate(zip(names, looks, strict=True))
        ]
        self.hand = HandItem(components)
        self.tray = HandTray(HandItem(components))
        """The hand of whoever looks at it at the public table."""
        self.sorting = SortItem()
        self._offered: frozenset[Spot] = frozenset()
        self._chosen: frozenset[Spot] = frozenset()
        self._suggested: frozenset[Card] = frozenset()
        self._add_items()
        self.markers = Markers(self.looks, self)
        self.draft = DraftItems(self)
        self.sorting.chosen.connect(self._on_sorting)
        current_theme.changed.connect(self._repaint)

    def _add_items(self) -> None:
        for item, height in (
            *((room, 0.0) for room in self.rooms),
            (self.laser, 1.0),
            *((bridge, BRIDGE_Z) for bridge in (*self.bridges, *self.spare)),
            *((device, DEVICE_Z) for device in self.devices),
            *((shuttle, SHUTTLE_Z) for shuttle in self.shuttles),
            (self.order, ORDER_Z),
            *((thing, 0.0) for thing in (self.race, self.pile, self.discards, self.sorting)),
            *((thing, 0.0) for thing in (*self.display, *self.places)),
            (self.hand, HAND_Z),
            (self.tray, TRAY_Z),
        ):
            item.setZValue(height)
            self.addItem(item)

    @property
    def shows_hand(self) -> bool:
        """Whether somebody looks alone, or hands are open; else nobody's hand is shown."""
        return self.front != EVERYBODY

    @property
    def plan(self) -> TablePlan:
        """Which part of the window belongs to what."""
        components, table = self.table.components, self.table
        needs = Needs(
            table.seats,
            table.numbers.display,
            len(components.first_spare),
            len(components.shuttles),
            has_hand=self.shows_hand,
            is_shared=len(self.place_names.people) > 1,
        )
        return TablePlan(self._size, needs)

    @property
    def ring(self) -> RingPlan:
        """Where rooms, bridges and the laser lie."""
        return RingPlan(self.plan.ring)

    @property
    def board_room(self) -> QRectF:
        return self.plan.ring

    @property
    def prompt_room(self) -> QRectF:
        return self.plan.prompt

    @property
    def hint_room(self) -> QRectF:
        """Prompt and narration: nothing that a hint is about lies there."""
        return self.plan.prompt.united(self.plan.narration)

    @property
    def button_room(self) -> QRectF:
        return self.plan.buttons

    @property
    def recap_room(self) -> QRectF:
        """The ring; above a hand in sight."""
        room = self.plan.ring
        if self.tray.isVisible():
            room.setBottom(self.plan.tray.top() - 10)
        return room

    def recap_place(self, height_for: Callable[[int], int]) -> QRectF | None:
        """Beside the ring, below the places of the others if that is enough; wider only if it must be."""
        room = self.plan.beside
        if room.isEmpty():
            return None
        wide, bottom = round(room.width()), room.bottom()
        below = bottom - self.plan.places[-1].bottom() - GAP / 2
        free = self.plan.narration.left() - room.left()  # there begins what is asked
        for a_little_wider in range(wide, int(free) + 1):
            if height_for(a_little_wider) <= below:
                high = float(height_for(a_little_wider))
                return QRectF(room.left(), bottom - high, a_little_wider, high)
        if height_for(wide) > room.height():
            bottom = min(bottom, self.plan.narration.top() - GAP / 2)  # what is asked begins at its right
        while height_for(wide) > bottom - room.top() and wide < 2 * room.width():
            wide += 8
        high = min(float(height_for(wide)), bottom - room.top())
        return QRectF(room.left(), bottom - high, wide, high)

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.arrange()

    def arrange(self) -> None:
        """Give everything its room: the viewer at the bottom, the others above in seat order."""
        plan = self.plan
        ring = RingPlan(plan.ring)
        for room, device in zip(self.rooms, self.devices, strict=True):
            room.set_plan(ring.rooms[room.station])
            device.set_rect(ring.rooms[device.station].device)
        for bridge, place in zip(self.bridges, ring.bridges, strict=True):
            bridge.set_plan(place)
        for bridge, rect in zip(self.spare, plan.spare, strict=True):
            bridge.set_rect(rect)
        self.laser.set_plan(ring)
        self.markers.set_plan(ring)
        for position, rect in zip(self.display, plan.display, strict=True):
            position.set_room(rect)
        self.pile.set_room(plan.pile)
        self.discards.set_room(plan.discards)
        self.race.set_rect(plan.race)
        self.race.setVisible(plan.race.height() > 40)
        self._arrange_players(plan)
        self.place_shuttles()
        self._place_order(ring)
        self.draft.redraw()
        self.rearranged.emit()

    def _arrange_players(self, plan: TablePlan) -> None:
        viewer = self.front if self.shows_hand else None
        first = 0 if viewer is None else viewer + 1
        seats = [(first + step) % self.table.seats for step in range(self.table.seats)]
        for seat, rect in zip((seat for seat in seats if seat != viewer), plan.places, strict=True):
            self.places[seat].set_rect(rect)
        if viewer is not None:
            self.places[viewer].set_rect(plan.own_place)
            self.hand.set_rect(plan.hand)
            self.sorting.set_rect(plan.toggle)
        self.hand.setVisible(viewer is not None)
        self.sorting.setVisible(viewer is not None)
        self.tray.set_room(plan.tray)

    def place_shuttles(self) -> None:
        """Put the shuttles where the view says, at once."""
        where = (None,) * len(self.shuttles) if self.view_shown is None else self.view_shown.shuttles
        for item, station in zip(self.shuttles, where, strict=True):
            item.set_rect(self.shuttle_rect(item.shuttle, station))
            item.set_docked(station is not None)

    def shuttle_rect(self, shuttle: int, station: int | None) -> QRectF:
        """Where a shuttle lies at *station*, or beside the pile."""
        return self.plan.shuttles[shuttle] if station is None else self.ring.rooms[station].dock(shuttle)

    def _place_order(self, ring: RingPlan) -> None:
        if self.view_shown is not None:
            self.order.set_place(ring.rooms[self.view_shown.active].motif)

    def show_view(self, view: View) -> None:
        """Show exactly what *view* says."""
        front = self._front(view)
        turned = self.front != front or self.view_shown is None
        self.view_shown, self.front = view, front
        if turned:
            self.arrange()
        components = self.table.components
        for room in self.rooms:
            room.set_active(room.station == view.active and view.phase is not Phase.OVER)
        for slot, bridge in enumerate(view.ring):
            self.bridges[slot].show_colour(components.bridges[bridge])
            self.bridges[slot].setOpacity(1.0)
        for item, bridge in zip(self.spare, view.spare, strict=True):
            item.show_colour(components.bridges[bridge])
            item.setOpacity(1.0)
        self._tell_things()
        self.laser.show_leader(max(view.laser))
        self.markers.show(view)
        self.markers.mark_turn(view.turn if view.to_move else None)
        self.place_shuttles()
        self.show_cards(view)
        self._show_order(view)
        self._show_places(view)
        self.race.show_race(view)
        self._mark()

    def _tell_things(self) -> None:
        """Say what everything is and is good for, when the mouse rests on it."""
        view, components = self.view_shown, self.table.components
        if view is None:
            return
        self._tell_cards()
        for room, device in zip(self.rooms, self.devices, strict=True):
            key = STATIONS[room.station].key
            about = said(
                "station.about", station=station_name(room.station), what=said(f"station.{key}"), shortcut="A"
            )
            room.setToolTip(about)
            device.setToolTip(about)
        for item in self.bridges:
            one = Station(item.slot or 0)
            item.setToolTip(
                said(
                    "bridge.between",
                    bridge=bridge_name(item.colour),
                    letter=colour_letter(item.colour),
                    one=station_name(one),
                    other=station_name(one.clockwise),
                )
            )
        for item in self.spare:
            item.setToolTip(said("bridge.spare", bridge=bridge_name(item.colour)))
        for shuttle, station in zip(self.shuttles, view.shuttles, strict=True):
            name = shuttle_name(shuttle.shuttle, components)
            letter = colour_letter(components.shuttles[shuttle.shuttle])
            where = {} if station is None else {"station": station_name(station)}
            key = "shuttle.beside" if station is None else "shuttle.docked"
            shuttle.setToolTip(said(key, shuttle=name, letter=letter, **where))

    def _front(self, view: View) -> Seat:
        """Who looks; at the public table with open hands, the last of the people in turn."""
        people = self.place_names.people
        if view.seat != EVERYBODY or view.open_hands is None or not people:
            return view.seat
        return view.turn if view.turn in people else self.front if self.front in people else min(people)

    def show_cards(self, view: View) -> None:
        """Show pile, display, discards and the own hand as *view* says."""
        for place, card in zip(self.display, view.display, strict=True):
            place.show_cards(0 if card is None else 1, card)
        self.pile.show_cards(view.pile_size)
        self.discards.show_cards(len(view.discard), view.discard[-1] if view.discard else None)
        self.hand.show_cards(hand_of(view, self.front))
        self._tell_cards()

    def _tell_cards(self) -> None:
        """Name every open card, and its letter."""
        shown = [*((place, place.top) for place in self.display), (self.discards, self.discards.top)]
        for item, card in (*shown, *((item, card) for card, item in self.hand.cards.items())):
            item.setToolTip("" if card is None else self._about_card(card))

    def _about_card(self, card: Card) -> str:
        name, colour = card_name(card, self.table.components), self.table.components.colours[card]
        return said("card.about", card=name[0].upper() + name[1:], letter=colour_letter(colour))

    def order_of_play(self, view: View) -> tuple[list[Seat], int]:
        """All seats in the order of the active station, and how many of them have had their turn (O1).

        While somebody acts, only the end of the order is still to be seen on the inner track; those on the
        outer one are told in the order in which they came, as far as the events have told it.
        """
        waiting = [seat for seat in view.inner[view.active] if seat not in view.outer]
        in_turn = [view.turn] if view.to_move and view.turn in view.outer else []
        known = [seat for seat in self._told_order if seat in view.outer and seat not in in_turn]
        played = known or [seat for seat in view.outer if seat not in in_turn]
        return [*played, *in_turn, *waiting], len(played)

    _told_order: tuple[Seat, ...] = ()

    def tell_order(self, order: Sequence[Seat]) -> None:
        """A station was activated with this *order* of play."""
        self._told_order = tuple(order)

    def _show_order(self, view: View) -> None:
        if view.phase in (Phase.ACT, Phase.TAKE, Phase.DISCARD):
            order, played = self.order_of_play(view)
        else:
            order, played = [], 0
        self.order.show_order(order, played)
        self._place_order(self.ring)
        for seat, place in enumerate(self.places):
            number = order.index(seat) + 1 if seat in order else 0
            in_turn = bool(view.to_move) and seat == view.turn
            place.show_turn(number, 0 < number <= played, in_turn)

    def _show_places(self, view: View) -> None:
        for seat, place in enumerate(self.places):
            is_own = seat == self.front
            place.is_own = is_own
            place.set_name(self.place_names.at(seat, view.seat))
            place.show_counts(view.hand_sizes[seat], view.row_sizes[seat], view.laser[seat])
            hand = None if view.open_hands is None or is_own else view.open_hands[seat]
            row = view.row if seat == view.seat else None if view.open_rows is None else view.open_rows[seat]
            place.show_open(hand, row)
        self.frame_players()

    def frame_players(self) -> None:
        view = self.view_shown
        active = None if view is None or not view.to_move else view.turn
        for seat, place in enumerate(self.places):
            place.set_framed(self.is_framed(seat, active))

    def peek(self, view: View) -> None:
        """Lay the hand of *view* over the ring; everything else stays as it is."""
        self.tray.hand.by = self.hand.by
        self.tray.lay_out(view.hand, said("hand.own", count=len(view.hand)))

    def end_peek(self, view: View) -> None:
        self.tray.put_away()

    def offer(self, spots: Collection[Spot]) -> None:
        """These may be chosen."""
        self._offered = frozenset(spots)
        self._mark()

    def choose(self, spots: Collection[Spot]) -> None:
        """These are chosen."""
        self._chosen = frozenset(spots)
        self._mark()

    def suggest(self, cards: Collection[Card]) -> None:
        """These cards of the hand are useful now, the others step back; none: all are alike."""
        self._suggested = frozenset(cards)
        self._mark()

    def clear_marks(self) -> None:
        """Nothing is offered, chosen, suggested or composed any more."""
        self._offered = self._chosen = frozenset()
        self._suggested = frozenset()
        self.show_draft(None)
        self._mark()

    def _mark(self) -> None:
        for item in self._things():
            spot = item.spot
            is_chosen, is_offered = spot in self._chosen, spot in self._offered
            if isinstance(item, PaperItem):
                item.set_glow("chosen" if is_chosen else "may" if is_offered else None)
            else:
                item.set_ring("chosen" if is_chosen else "may" if is_offered else "")
        for card, item in self.hand.cards.items():
            is_chosen = Spot(Group.HAND, card) in self._chosen
            item.set_lifted(is_chosen)
            item.set_dimmed(bool(self._suggested) and card not in self._suggested and not is_chosen)

    def _things(self) -> list[ThingItem | CardItem | PlaceForCards]:
        """Everything that can be chosen."""
        return [
            *self.rooms,
            *self.devices,
            *self.bridges,
            *self.shuttles,
            self.laser,
            *self.display,
            self.pile,
            self.discards,
            *self.places,
            *self.hand.cards.values(),
        ]

    def show_draft(self, picture: DraftPicture | None) -> None:
        """Show what an action that is being composed would change; None shows nothing of it."""
        self.draft.show(picture)

    def sort_hand(self, by: str) -> None:
        """Sort the hand by "symbol" or "colour"."""
        self.hand.sort(by)
        self.tray.hand.by = by
        self.sorting.show_order(by)

    def _on_sorting(self, by: str) -> None:
        self.sort_hand(by)
        self.hand_sorted.emit(by)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        """What lies at *spot*, if it is there."""
        rows: dict[Group, Sequence[QGraphicsObject]] = {
            Group.DISPLAY: self.display,
            Group.PILE: [self.pile],
            Group.DISCARDS: [self.discards],
            Group.ROOM: self.rooms,
            Group.DEVICE: self.devices,
            Group.BRIDGE: self.bridges,
            Group.SHUTTLE: self.shuttles,
            Group.SEAT: self.places,
            Group.LASER: [self.laser],
        }
        group = spot.group
        if group is Group.HAND:
            return self.hand.cards.get(spot.key)
        assert isinstance(group, Group)
        item: QGraphicsObject = rows[group][spot.key]
        return item

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        """What follows the mouse."""
        components = self.table.components
        if spot.group is Group.HAND:
            card = CardItem(spot.key, components)
            card.set_face_up(True)
            card.setScale(self.hand.scale_of_cards * 0.85)
            return card
        shuttle = ShuttleItem(spot.key, is_ghost=True)
        shuttle.set_rect(self.shuttles[spot.key].rect)
        return shuttle

    def covers(self, item: QGraphicsItem) -> bool:
        """A tray with a hand lies over the ring."""
        return item is self.tray

    def press_aside(self, point: QPointF) -> bool:
        """How the hand is sorted."""
        is_there = self.sorting.isVisible() and self.sorting.outline().contains(point)
        if is_there:
            self.sorting.press(point)
        return is_there

    def on_mouse_left(self) -> None:
        """Nothing stays marked; what is being dragged still follows the mouse."""
        if not self.is_dragging:
            self._hover(None)

    def card_scale(self) -> float:
        """How large cards are that fly."""
        return self.plan.pile.width() / CARD_WIDTH

    def set_pace(self, duration: Callable[[int], int]) -> None:
        """Let what moves by itself last as long as *duration* makes of milliseconds."""
        self.hand.duration = self.tray.hand.duration = duration

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """The sky around the station."""
        paint_ground(painter, room, current_theme.theme)

    def _repaint(self) -> None:
        for item in self.items():
            item.update()

    def retranslate(self) -> None:
        """Use the current language."""
        if self.view_shown is not None:
            for seat, place in enumerate(self.places):
                place.set_name(self.place_names.at(seat, self.view_shown.seat))
            self.race.show_race(self.view_shown)
            self._tell_things()
        self.draft.redraw()
        self._repaint()
