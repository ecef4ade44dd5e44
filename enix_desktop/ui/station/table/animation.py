"""Showing what happened: each event becomes a step of the animation queue, and at last the view is shown."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.table import animation_actions as actions
from enix_desktop.ui.station.table.animation_stage import (
    FLIGHT,
    LEAP,
    REST,
    TURN,
    Animations,
    Stage,
)
from enix_desktop.ui.station.table.piece_items import BridgeItem
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.table.animation import AnimationQueue, glide, one_after_the_other
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.sounds import Cue

EXCHANGE, SHOWN, LIT = 700, 900, 420
"""Milliseconds at normal speed: bridges on their way, a card that is turned over, a room that is lit."""
SUPPLY = 130
"""Between two cards of the supply."""
SHUFFLED = 6
"""So many backs fly when the discards become a pile."""

OnStep = Callable[[Event, Sequence[QAbstractAnimation], View], Sequence[QAbstractAnimation]]


def animations(event: Event, stage: Stage) -> Animations:
    """Show *event*: do what takes no time, and return what takes some."""
    match event:
        case events.StationActivated(station, order):
            return _activated(stage, station, order)
        case events.TurnBegan(seat, station):
            return _turn_began(stage, seat, station)
        case events.Filled():
            return actions.filled(stage, event)
        case events.Shifted():
            return actions.shifted(stage, event)
        case events.Swapped(seat, card):
            return stage.to_discards(seat, (card,), ())
        case events.Passed():
            return [QPauseAnimation(stage.duration(REST))]
        case events.MachineUsed():
            return actions.machine(stage, event)
        case events.CommandUsed():
            return actions.command(stage, event)
        case events.BiotopeUsed():
            return actions.biotope(stage, event)
        case events.ShuttlesDocked():
            return actions.docked(stage, event)
        case events.CanteenUsed():
            return actions.canteen(stage, event)
        case events.CardStolen():
            return actions.stolen(stage, event)
        case events.LaserFired():
            return actions.fired(stage, event)
        case _:
            return _cards_and_pieces(event, stage)


def _cards_and_pieces(event: Event, stage: Stage) -> Animations:
    match event:
        case events.CardTaken():
            return _taken(stage, event)
        case events.DisplayFilled(filled):
            return _display_filled(stage, filled)
        case events.CardsDiscarded(seat, cards):
            return stage.to_discards(seat, cards, ())
        case events.RowTaken():
            return _row_taken(stage, event)
        case events.StationEnded(station):
            stage.scene.markers.come_back(station)
            stage.scene.order.show_order((), 0)
            return stage.leaps(lasts=LEAP * 2)
        case events.PileShuffled():
            return _shuffled(stage)
        case events.ShuttlesReturned(shuttles):
            return [
                stage.waits(120 * index, actions.fly_shuttle(stage, shuttle, None))
                for index, (shuttle, _) in enumerate(shuttles)
            ]
        case events.BridgesExchanged():
            return _exchanged(stage, event)
        case events.SupplyDrawn():
            return _supplied(stage, event)
        case _:
            return ()


def _activated(stage: Stage, station: int, order: Sequence[Seat]) -> Animations:
    scene = stage.scene
    for room in scene.rooms:
        room.set_active(room.station == station)
    scene.tell_order(order)
    scene.order.show_order(order, 0)
    scene.order.set_place(scene.ring.rooms[station].motif)
    for seat, place in enumerate(scene.places):
        place.show_turn(list(order).index(seat) + 1, has_played=False, is_in_turn=False)
    return [QPauseAnimation(stage.duration(LIT))]


def _turn_began(stage: Stage, seat: Seat, station: int) -> Animations:
    """Who is in turn is marked at once, not only when all is shown."""
    scene = stage.scene
    scene.markers.go_outside(seat, station)
    scene.markers.mark_turn(seat)
    order = list(scene.order.order)
    if seat in order:
        played = order.index(seat)
        scene.order.show_order(order, played)
        for other, place in enumerate(scene.places):
            place.show_turn(order.index(other) + 1, order.index(other) < played, other == seat)
    return stage.leaps()


def _taken(stage: Stage, event: events.CardTaken) -> Animations:
    scene = stage.scene
    if event.position is None:
        scene.pile.show_cards(max(0, scene.pile.count - 1))
        return stage.take(event.seat, event.card, scene.pile.pos(), was_open=event.is_open)
    place = scene.display[event.position]
    place.show_cards(0)
    return stage.take(event.seat, event.card, place.pos(), was_open=True)


def _display_filled(stage: Stage, filled: Sequence[tuple[int, int]]) -> Animations:
    scene = stage.scene
    shown: list[QAbstractAnimation] = []
    for index, (position, card) in enumerate(filled):
        item = stage.card(card, scene.pile.pos(), is_face_up=False)
        after = stage.stagger(index, len(filled))
        shown.append(stage.waits(after, stage.fly(item, scene.display[position].pos())))
        shown.append(stage.waits(after, stage.turn(item, face_up=True)))
    scene.pile.show_cards(max(0, scene.pile.count - len(filled)))
    return shown


def _row_taken(stage: Stage, event: events.RowTaken) -> Animations:
    place = stage.scene.places[event.seat]
    flights: list[QAbstractAnimation] = []
    for index in range(event.count):
        card = None if event.cards is None else event.cards[index]
        item = stage.card(card, place.row_spot(), is_face_up=False)
        item.is_stolen = True
        after = stage.stagger(index, event.count)
        flights.append(stage.waits(after, stage.fly(item, stage.hand_spot(event.seat))))
        if card is not None and event.seat == stage.scene.front:
            flights.append(stage.waits(after, stage.turn(item, face_up=True)))
    place.show_counts(place.hand_count + event.count, 0, place.laser)
    return flights


def _shuffled(stage: Stage) -> Animations:
    scene = stage.scene
    flights = []
    for index in range(SHUFFLED):
        item = stage.card(None, scene.discards.pos(), is_face_up=False)
        flights.append(stage.waits(60 * index, stage.fly(item, scene.pile.pos())))
    scene.discards.show_cards(0)
    scene.pile.show_cards(max(1, stage.view.pile_size))
    return flights


def _exchanged(stage: Stage, event: events.BridgesExchanged) -> Animations:
    """A card is turned over beside the room that it shows; two bridges leave, and two come (U2)."""
    scene, components = stage.scene, stage.scene.table.components
    card = stage.card(event.card, scene.pile.pos(), is_face_up=False)
    seen = scene.ring.middle.center()
    shown = one_after_the_other(
        stage.fly(card, seen),
        stage.turn(card, face_up=True, lasts=TURN),
        stage.duration(SHOWN),
        stage.duration(EXCHANGE),
        stage.fly(card, scene.discards.pos()),
    )
    grown = one_after_the_other(
        stage.duration(FLIGHT),
        glide(card, "scale", 1.5 * card.scale(), stage.duration(TURN)),
        stage.duration(SHOWN + EXCHANGE),
        glide(card, "scale", card.scale(), stage.duration(FLIGHT)),
    )
    scene.rooms[event.station].set_ring("chosen")
    begins = FLIGHT + TURN + SHOWN
    flights: list[QAbstractAnimation] = [shown, grown]
    for index, (slot, bridge) in enumerate(event.removed):
        away = _bridge(stage, scene.bridges[slot], components.bridges[bridge])
        flights.append(stage.waits(begins, _carry(stage, away, scene.spare[index].pos())))
        scene.bridges[slot].setOpacity(0.0)
    for index, (slot, bridge) in enumerate(event.placed):
        come = _bridge(stage, scene.spare[index], components.bridges[bridge])
        flights.append(stage.waits(begins, _carry(stage, come, scene.bridges[slot].pos())))
        scene.spare[index].setOpacity(0.0)
    return flights


def _bridge(stage: Stage, place: BridgeItem, colour: int) -> BridgeItem:
    item = BridgeItem(None)
    item.show_colour(colour)
    item.set_rect(place.mapRectToScene(place.rect))
    stage.add(item, 170)
    return item


def _carry(stage: Stage, bridge: BridgeItem, goal: QPointF) -> QAbstractAnimation:
    return glide(bridge, "pos", goal, stage.duration(EXCHANGE))


def _supplied(stage: Stage, event: events.SupplyDrawn) -> Animations:
    """A card for each poor station, which glows while it is told why (U3)."""
    scene = stage.scene
    for station in event.stations:
        scene.rooms[station].set_ring("may")
    flights: list[QAbstractAnimation] = []
    for index in range(event.count):
        card = None if event.cards is None else event.cards[index]
        for animation in stage.take(event.seat, card, scene.pile.pos(), was_open=event.is_open):
            flights.append(stage.waits(LIT + SUPPLY * index, animation))
    scene.pile.show_cards(max(0, scene.pile.count - event.count))
    return flights


class StationAnimation:
    """Queues the animations of a happening; the last step shows the view itself.

    *on_step* hears what begins to be shown and with which animations, and may let it last longer;
    *on_shown* is called when the view is shown.
    """

    def __init__(
        self,
        scene: StationScene,
        queue: AnimationQueue,
        on_step: OnStep | None = None,
        on_shown: Callable[[], object] = lambda: None,
    ) -> None:
        self._scene, self._queue = scene, queue
        self._on_step, self._on_shown = on_step, on_shown

    def show(self, happened: Sequence[Event], view: View) -> None:
        """Show *happened* and then *view*."""
        stage = Stage(self._scene, view, self._queue.duration)
        for event in happened:
            self._queue.add(partial(self._begin, event, stage))
        self._queue.add(partial(self._settle, stage))
        self._queue.start()

    def _begin(self, event: Event, stage: Stage) -> Animations:
        stage.land()
        shown = animations(event, stage)
        return shown if self._on_step is None else self._on_step(event, shown, stage.view)

    def _settle(self, stage: Stage) -> Animations:
        remove(stage.flying)
        stage.flying.clear()
        self._scene.show_view(stage.view)
        self._on_shown()
        return ()


def cue(event: Event) -> Cue | None:
    """What is heard of *event*. Which card it was is never asked: a sound is heard by all."""
    match event:
        case events.StationActivated():
            return Cue("turn")
        case events.TurnBegan() | events.StationEnded():
            return Cue("move", 0.85)
        case events.Filled() | events.Shifted() | events.MachineUsed() | events.Swapped():
            return Cue("lay", 0.3, 170)
        case events.CommandUsed() | events.BiotopeUsed() | events.CanteenUsed():
            return Cue("energy", 0.4)
        case events.ShuttlesDocked() | events.ShuttlesReturned() | events.BridgesExchanged():
            return Cue("tile", 0.8, 440)
        case events.CardStolen():
            return Cue("steal")
        case events.LaserFired():
            return Cue("laser", 0.6, 220)
        case events.CardTaken() | events.SupplyDrawn() | events.RowTaken():
            return Cue("take")
        case events.DisplayFilled() | events.PileShuffled():
            return Cue("turn")
        case events.CardsDiscarded():
            return Cue("lay", 0.75, 170)
        case _:
            return None
