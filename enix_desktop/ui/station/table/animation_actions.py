"""How the actions of Station Six are shown: cards go where they count, energy runs, robots leap."""

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QPainterPath

from enix_desktop.games.station import events
from enix_desktop.games.station.components import Station
from enix_desktop.ui.station.table.animation_stage import FLIGHT, LEAP, RUN, Animations, Stage, room_spot
from enix_desktop.ui.station.table.flying_item import ShotItem
from enix_desktop.ui.station.table.marker_item import LASER
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.animation import glide, one_after_the_other
from enix_desktop.ui.table.spots import Spot

SHOT = 1500
"""Milliseconds at normal speed in which the laser fires."""
DOCKING = 620


def filled(stage: Stage, event: events.Filled) -> Animations:
    """Cards come to the room, and what they bring runs to the robot (A1)."""
    station = event.changes[0].station if event.changes else stage.view.active
    room = stage.scene.ring.rooms[station]
    stops = [room.motif.center()] * len(event.cards)
    path = QPainterPath(room.motif.center())
    path.lineTo(stage.scene.markers.spot(station, event.seat))
    energy = stage.run(path, len(event.cards), FLIGHT)
    stage.changes(event.seat, event.changes)
    return [*stage.to_discards(event.seat, event.cards, stops), *energy, *stage.leaps(FLIGHT + RUN // 2)]


def shifted(stage: Stage, event: events.Shifted) -> Animations:
    """Cards come to their bridges, and energy runs over them (A2)."""
    ring, station = stage.scene.ring, event.station
    before, after = station.slots
    stops = [ring.bridges[before].centre] * len(event.anticlockwise)
    stops += [ring.bridges[after].centre] * len(event.clockwise)
    energy = [
        animation
        for target, cards in (
            (station.anticlockwise, event.anticlockwise),
            (station.clockwise, event.clockwise),
        )
        for animation in stage.flow(event.seat, room_spot(station), room_spot(target), len(cards), FLIGHT)
    ]
    stage.changes(event.seat, event.changes)
    cards = (*event.anticlockwise, *event.clockwise)
    return [*stage.to_discards(event.seat, cards, stops), *energy, *stage.leaps(FLIGHT + RUN // 2)]


def machine(stage: Stage, event: events.MachineUsed) -> Animations:
    """The price is paid, and cards come to the rooms that they show (TM)."""
    symbols, ring = stage.scene.table.components.symbols, stage.scene.ring
    stops = [ring.rooms[symbols[card]].motif.center() for card in event.cards]
    energy = list(stage.spent(event.seat, Station.MACHINE, event.paid))
    for card in event.cards:
        path = QPainterPath(ring.rooms[symbols[card]].motif.center())
        path.lineTo(stage.scene.markers.spot(symbols[card], event.seat))
        energy += stage.run(path, 1, FLIGHT)
    stage.changes(event.seat, event.changes)
    return [*stage.to_discards(event.seat, event.cards, stops), *energy, *stage.leaps(FLIGHT + RUN // 2)]


def command(stage: Stage, event: events.CommandUsed) -> Animations:
    """What is paid runs into the device (TC)."""
    energy = stage.spent(event.seat, Station.COMMAND, event.paid)
    stage.changes(event.seat, event.changes)
    return [*energy, *stage.leaps(RUN // 3)]


def biotope(stage: Stage, event: events.BiotopeUsed) -> Animations:
    """One unit is paid; the others run around the ring, over the bridges, to their stations (TB)."""
    scene, seat = stage.scene, event.seat
    gained = [change.station for change in event.changes if change.after > change.before]
    energy = list(stage.spent(seat, Station.BIOTOPE, 1))
    others = [*range(Station.BIOTOPE + 1, 6), *range(Station.BIOTOPE)]
    forward = [station for station in others if station in gained][: event.clockwise]
    for station in gained:
        path = QPainterPath(scene.markers.spot(Station.BIOTOPE, seat))
        here, step = int(Station.BIOTOPE), 1 if station in forward else -1
        while here != station:
            slot = here if step == 1 else (here - 1) % 6
            path.lineTo(scene.ring.bridges[slot].centre)
            here = (here + step) % 6
            if here != station:
                path.lineTo(scene.ring.rooms[here].tracks.center())
        path.lineTo(scene.markers.spot(station, seat))
        energy += stage.run(path, 1, RUN // 3, RUN * 2)
    stage.changes(seat, event.changes)
    return [*energy, *stage.leaps(RUN * 2)]


def docked(stage: Stage, event: events.ShuttlesDocked) -> Animations:
    """Shuttles fly from beside the pile to their rooms (TP)."""
    flights = list(stage.spent(event.seat, Station.PORT, len(event.docks)))
    for index, (shuttle, station) in enumerate(event.docks):
        flights.append(stage.waits(150 * index, fly_shuttle(stage, shuttle, station)))
    stage.changes(event.seat, event.changes)
    return [*flights, *stage.leaps(RUN // 3)]


def fly_shuttle(stage: Stage, shuttle: int, station: int | None) -> QAbstractAnimation:
    """Let a shuttle go to *station*, or back beside the pile."""
    item, rect = stage.scene.shuttles[shuttle], stage.scene.shuttle_rect(shuttle, station)
    item.setZValue(150)
    item.set_docked(True)
    return glide(item, "pos", rect.center(), stage.duration(DOCKING))


def canteen(stage: Stage, event: events.CanteenUsed) -> Animations:
    """The price is paid; the cards are told one by one (TK)."""
    energy = stage.spent(event.seat, Station.CANTEEN, len(event.victims))
    stage.changes(event.seat, event.changes)
    return [*energy, *stage.leaps(RUN // 3)]


def stolen(stage: Stage, event: events.CardStolen) -> Animations:
    """A card flies from the victim to the row in front of the thief (TK)."""
    start = stage.leave_hand(event.victim, event.card)
    place = stage.scene.places[event.thief]
    item = stage.card(event.card, start, event.victim == stage.scene.front)
    item.is_stolen = True
    stage.on_landing(lambda: place.add_to_row(event.card))
    flight = glide(item, "pos", place.row_spot(), stage.duration(2 * FLIGHT))
    return [flight, glide(item, "flip", 0.0, stage.duration(2 * FLIGHT))]


def fired(stage: Stage, event: events.LaserFired) -> Animations:
    """Cards come to their shuttles, energy runs into the laser, and then it fires (TE)."""
    scene, seat = stage.scene, event.seat
    ring, view = scene.ring, stage.view
    cards = [card for _, card in event.shots]
    stops = [scene.shuttles[shuttle].pos() for shuttle, _ in event.shots]
    energy = list(stage.spent(seat, Station.CENTRE, len(event.shots)))
    for index, (shuttle, _) in enumerate(event.shots):
        station = view.shuttles[shuttle]
        if station is not None:
            after = FLIGHT + 140 * index
            energy += stage.flow(seat, room_spot(station), Spot(Group.LASER, 0), 1, after)
    stage.changes(seat, event.changes)
    leaps = stage.leaps(FLIGHT)
    gathered = FLIGHT + RUN + 140 * len(cards)
    stage.scene.markers.fire(seat, event.laser_after)
    shot = ShotItem(ring, len(cards), ring.beam_end(max(event.laser_after, 1)))
    stage.add(shot, 190)
    beam = glide(shot, "way", 1.0, stage.duration(SHOT))
    animations = [*stage.to_discards(seat, cards, stops), *energy, *leaps, stage.waits(gathered, beam)]
    hit = gathered + round(SHOT * 0.55)
    marker = scene.markers.items[LASER][seat]
    goal = scene.markers.spot(LASER, seat)
    ride = glide(marker, "pos", goal, stage.duration(LEAP * 2))
    pulse = one_after_the_other(
        stage.duration(hit),
        glide(scene.laser, "scale", 1.06, stage.duration(120)),
        glide(scene.laser, "scale", 1.0, stage.duration(240)),
    )
    leader = float(max(*view.laser, event.laser_after))
    grow = glide(scene.laser, "leader", min(7.0, leader), stage.duration(LEAP * 2))
    place = scene.places[seat]
    place.show_counts(place.hand_count, place.row_count, event.laser_after)
    scene.race.fire(seat, event.laser_after)
    return [*animations, stage.waits(hit, ride), pulse, stage.waits(hit, grow)]
