"""Showing what happened: each event becomes a step of the animation queue, and at last the view is shown."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation

from enix_desktop.engine.rules import Event
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.network import LaidTile
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.routes import TILE
from enix_desktop.ui.enigma.table.animation_stage import (
    FLIGHT,
    FLOW,
    FLYING_Z,
    LEAP,
    LIT,
    SETTLE,
    Animations,
    FlyingTile,
    Stage,
)
from enix_desktop.ui.enigma.table.board_item import STANDING, TILE_Z
from enix_desktop.ui.enigma.table.board_items import PlasmaItem, channels
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.table.animation import AnimationQueue, glide, leap, one_after_the_other
from enix_desktop.ui.table.sounds import Cue

OnStep = Callable[[Event, Sequence[QAbstractAnimation], View], Sequence[QAbstractAnimation]]
_LIFTED, _PLASMA_Z = 30.0, 9.0


def animations(event: Event, stage: Stage) -> Animations:
    """Show *event*: do what takes no time, and return what takes some."""
    match event:
        case events.RoundBegan(_, starter):
            return _round_began(stage, starter)
        case events.TileTaken():
            return _taken(stage, event)
        case events.TilesTurned(order):
            return _turned(stage, order)
        case events.ResultsShown():
            return _results(stage, event)
        case events.TilePlaced():
            return _placed(stage, event)
        case events.NetworkerPlaced():
            return _networker(stage, event)
        case events.SystemScored():
            return _scored(stage, event)
        case events.RoundEnded(_, boxed):
            return _boxed(stage, boxed)
        case _:
            return ()


def _round_began(stage: Stage, starter: int) -> Animations:
    """Nobody has a tile; the key is at the place of who starts."""
    stage.scene.results.put_away()
    stage.scene.own.quarters = 0
    for seat, place in enumerate(stage.scene.places):
        standing = replace(
            place.standing, category=None, nets=None, verdict="", time=None, is_starter=seat == starter
        )
        place.show_standing(standing)
    for pile in stage.scene.piles.values():
        pile.show_pile(pile.nets, pile.count, False)
    return [QPauseAnimation(stage.duration(LIT // 2))]


def _taken(stage: Stage, event: events.TileTaken) -> Animations:
    """The top tile flies to the place of who took it; the next one shows its conduit side at once (R1)."""
    scene = stage.scene
    pile, place = scene.piles[event.category], scene.places[event.seat]
    item = FlyingTile(event.nets)
    item.setPos(pile.top_spot())
    item.setScale(pile.tile_rect.width() / TILE)
    stage.add(item, FLYING_Z)
    number = list(scene.piles).index(event.category)
    pile.show_pile(stage.view.tops[number], event.left, True)
    standing = replace(place.standing, category=event.category, nets=event.nets)
    stage.on_landing(lambda: place.show_standing(standing))
    return [stage.fly(item, place.tile_spot(), place.tile_rect.width() / TILE)]


def _turned(stage: Stage, order: Sequence[int]) -> Animations:
    """All tiles are turned over together."""
    for seat in order:
        place = stage.scene.places[seat]
        place.show_standing(replace(place.standing, is_face_up=True))
    return [QPauseAnimation(stage.duration(LIT))]


def _results(stage: Stage, event: events.ResultsShown) -> Animations:
    """All results, times and solutions are shown together."""
    scene = stage.scene
    scene.show_results(event.races, event.cutoff)
    return [QPauseAnimation(stage.duration(2 * LIT))]


def _placed(stage: Stage, event: events.TilePlaced) -> Animations:
    """The tile flies from its place to the board, turning on the way, and settles."""
    scene, board = stage.scene, stage.scene.board
    scene.results.put_away()
    cell = event.x, event.y
    place = scene.places[event.seat]
    start = board.mapFromScene(place.tile_spot())
    item = board.add_tile(cell, LaidTile(event.nets, event.rotation))
    goal = item.pos()
    item.setZValue(_LIFTED)
    item.setPos(start)
    item.setScale(place.tile_rect.width() / scene.tile_scale)
    place.show_standing(replace(place.standing, nets=None))
    scene.own.show_tile(None, None)
    stage.on_landing(lambda: item.setZValue(TILE_Z))
    flight = stage.fly(item, goal, 1.06)
    return [one_after_the_other(flight, glide(item, "scale", 1.0, stage.duration(SETTLE)))]


def _networker(stage: Stage, event: events.NetworkerPlaced) -> Animations:
    """A networker leaps from the supply to its cell."""
    scene, board, spot = stage.scene, stage.scene.board, event.spot
    place = scene.places[event.seat]
    # The animation follows the events, so the tile lies there even if the board shown is older.
    laid = board.tiles[spot.x, spot.y].laid
    item = board.stand(spot, event.seat, laid)
    goal, start = item.pos(), board.mapFromScene(place.supply_spot())
    item.setPos(start)
    place.show_standing(replace(place.standing, supply=event.supply))
    return [leap(item, start, goal, 60.0, stage.duration(LEAP))]


def _scored(stage: Stage, event: events.SystemScored) -> Animations:
    """Plasma runs through the system; each networker earns its points and goes back to its supply."""
    scene, board = stage.scene, stage.scene.board
    tiles = [((x, y), board.tiles[x, y].laid, net) for x, y, net in event.nets]
    plasma = PlasmaItem(channels(tiles), board)
    stage.add(plasma, _PLASMA_Z)
    board.show_closed(event.nets)
    flow = stage.duration(FLOW)
    shown: list[QAbstractAnimation] = [
        glide(plasma, "flow", 7.0, flow, QEasingCurve.Type.Linear),
        one_after_the_other(
            glide(plasma, "strength", 1.0, flow // 3), flow // 6, glide(plasma, "strength", 0.0, flow // 3)
        ),
    ]
    for earning in event.earnings:
        pawn = board.networkers.get(earning.spot)
        if pawn is None:
            continue
        shown.append(stage.rise(f"+{earning.points}", earning.seat, board.mapToScene(pawn.pos() - STANDING)))
        home = board.mapFromScene(scene.places[earning.seat].supply_spot())
        back = glide(pawn, "pos", home, stage.duration(FLIGHT), QEasingCurve.Type.InCubic)
        shown.append(stage.later(FLOW * 2 // 3, back))
        stage.on_landing(partial(board.take_networker, earning.spot))
        stage.on_landing(partial(scene.give_back, earning.seat))
    for seat in {earning.seat for earning in event.earnings}:
        shown.append(stage.later(FLOW // 3, stage.points(seat, event.points[seat])))
    return shown


def _boxed(stage: Stage, boxed: Sequence[int]) -> Animations:
    """Tiles that were not placed leave the game."""
    shown: list[QAbstractAnimation] = []
    for seat in boxed:
        place = stage.scene.places[seat]
        standing = place.standing
        if standing.nets is None:
            continue
        item = FlyingTile(standing.nets, standing.category)
        item.setPos(place.tile_spot())
        item.setScale(place.tile_rect.width() / TILE)
        stage.add(item, FLYING_Z)
        place.show_standing(replace(standing, nets=None))
        shown.append(glide(item, "opacity", 0.0, stage.duration(FLIGHT)))
    stage.scene.own.show_tile(None, None)
    return shown


class EnigmaAnimation:
    """Queues the animations of a happening; the last step shows the view itself.

    *on_step* hears what begins to be shown and with which animations, and may let it last longer;
    *on_shown* is called when the view is shown.
    """

    def __init__(
        self,
        scene: EnigmaScene,
        queue: AnimationQueue,
        on_step: OnStep,
        on_shown: Callable[[], object],
        on_results: Callable[[], object],
    ) -> None:
        """*on_results* is called when results are shown; it may hold the queue."""
        self._scene, self._queue = scene, queue
        self._on_step, self._on_shown, self._on_results = on_step, on_shown, on_results

    def show(self, happened: Sequence[Event], view: View) -> None:
        """Show *happened* and then *view*."""
        stage = Stage(self._scene, view, self._queue.duration)
        for event in happened:
            self._queue.add(partial(self._begin, event, stage))
            if isinstance(event, events.ResultsShown):
                self._queue.add(self._hold)
        self._queue.add(partial(self._settle, stage))
        self._queue.start()

    def _begin(self, event: Event, stage: Stage) -> Animations:
        stage.land()
        return self._on_step(event, animations(event, stage), stage.view)

    def _hold(self) -> Animations:
        self._on_results()
        return ()

    def _settle(self, stage: Stage) -> Animations:
        stage.land()
        self._scene.show_view(stage.view)
        self._on_shown()
        return ()


def cue(event: Event) -> Cue | None:
    """What is heard of *event*; a result that nobody else may know is heard by nobody."""
    match event:
        case events.RoundBegan() | events.ResultsShown():
            return Cue("turn")
        case events.TileTaken():
            return Cue("take")
        case events.TilesTurned():
            return Cue("turn", 0.3)
        case events.TilePlaced():
            return Cue("tile", 0.8, 200)
        case events.NetworkerPlaced():
            return Cue("move", 0.9)
        case events.SystemScored():
            return Cue("rescue")
        case events.RoundEnded(_, boxed) if boxed:
            return Cue("lay")
        case _:
            return None
