"""The whole table of ENIGMA in one scene. It shows views and previews, and reports clicks and drags."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.network import Cell, NetSpot
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.table import Table
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.ground import paint_ground
from enix_desktop.ui.enigma.art.routes import TILE
from enix_desktop.ui.enigma.table.board_item import BoardItem
from enix_desktop.ui.enigma.table.board_items import CarriedTile, centre
from enix_desktop.ui.enigma.table.place_item import PlaceItem
from enix_desktop.ui.enigma.table.plan import GAP, TablePlan
from enix_desktop.ui.enigma.table.results_item import ResultsItem, verdict_of
from enix_desktop.ui.enigma.table.side_items import OwnTileItem, PileItem, TurnItem, WheelItem
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.table.standing import standing_of
from enix_desktop.ui.enigma.table.system_note import SystemNote
from enix_desktop.ui.table.camera import Camera
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.table.pointed_scene import PointedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.theme import current_theme

SIDE_Z, RESULTS_Z, NOTE_Z = 20.0, 40.0, 50.0
_TURN = 0.19
"""How large a handle is, in parts of the tile that it turns."""


class EnigmaScene(PointedScene):
    """All items of the table; coordinates are pixels of the view."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.table, self.looks = table, list(looks)
        self.can_peek = False  # nobody has a hand
        self.place_names = PlaceNames(names)
        self.view_shown: View | None = None
        self._size = QSizeF(1024, 660)
        self._kept: dict[str, QRectF] = {}
        self._offered: frozenset[Spot] = frozenset()
        self._chosen: frozenset[Spot] = frozenset()
        self.board = BoardItem(self.looks)
        self.piles = {category: PileItem(category) for category in CATEGORIES}
        self.wheel = WheelItem(table.goal, self.looks)
        self.own = OwnTileItem()
        self.turns = {by: TurnItem(by) for by in (-1, 1)}
        self.places = [
            PlaceItem(seat, name, look) for seat, (name, look) in enumerate(zip(names, looks, strict=True))
        ]
        self.results = ResultsItem(names, self.looks)
        self.note = SystemNote()
        self.camera = Camera(self.board, self.board.extent, lambda: self.board_room, self.rearranged.emit)
        self._add_items()
        self.show_turns(False)
        self._is_alone = table.is_alone
        self.set_solving(False)
        current_theme.changed.connect(self.repaint_all)

    def _add_items(self) -> None:
        self.addItem(self.board)
        sides: Sequence[QGraphicsItem] = (
            *self.piles.values(),
            self.wheel,
            self.own,
            *self.turns.values(),
            *self.places,
        )
        for item in sides:
            item.setZValue(SIDE_Z)
            self.addItem(item)
        for turn in self.turns.values():
            turn.setZValue(SIDE_Z + 1)
        self.results.setZValue(RESULTS_Z)
        self.addItem(self.results)
        self.note.setZValue(NOTE_Z)
        self.addItem(self.note)

    # Rooms

    @property
    def plan(self) -> TablePlan:
        """Which part of the window belongs to what."""
        return TablePlan(self._size, self.table.seats)

    @property
    def board_room(self) -> QRectF:
        room = self.plan.board
        for rect in self._kept.values():
            if not rect.isNull() and rect.intersects(room):
                # A note lies at the top or at the bottom of the board, never in its middle.
                if rect.center().y() < room.center().y():
                    room.setTop(min(rect.bottom() + GAP, room.center().y()))
                else:
                    room.setBottom(max(rect.top() - GAP, room.center().y()))
        return room

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
        return self.plan.board

    def keep_clear(self, owner: str, rect: QRectF) -> None:
        """A note of *owner* lies at *rect*: the board makes room, and gets it back with a null one."""
        before = self.board_room
        self._kept[owner] = rect
        if self.board_room != before and self.camera.is_fitted:
            self.camera.fit(gently=True)

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        before = self.board_room.center()
        self._size = size
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.arrange()
        if self.camera.is_fitted:
            self.camera.fit()
        else:
            self.camera.shift(self.board_room.center() - before)

    def arrange(self) -> None:
        """Give everything its room."""
        plan = self.plan
        for category, rect in zip(CATEGORIES, plan.piles, strict=True):
            self.piles[category].set_rect(rect)
        self.wheel.set_rect(plan.wheel)
        self.own.set_rect(plan.own)
        tile = self.own.mapRectToScene(self.own.tile_rect)
        side = max(34.0, tile.width() * _TURN)
        for by, turn in self.turns.items():
            middle = QPointF(
                tile.center().x() + by * (tile.width() / 2 - side * 0.1), tile.bottom() - side * 0.1
            )
            turn.set_rect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        for place, rect in zip(self.places, plan.places, strict=True):
            place.set_rect(rect)
        self.results.set_room(plan.board)
        self.rearranged.emit()

    # The camera

    def fit(self) -> None:
        self.camera.fit()

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the board about a point of the scene."""
        self.camera.zoom(factor, about)

    def pan(self, by: QPointF) -> None:
        self.camera.pan(by)

    def conceal(self) -> None:
        """What was revealed for a hint is not needed any more."""
        self.camera.conceal()

    def set_pace(self, duration: Callable[[int], int]) -> None:
        """Let what moves by itself last as long as *duration* makes of milliseconds."""
        self.camera.duration = duration

    # What is shown

    def show_view(self, view: View) -> None:
        """Show exactly what *view* says."""
        is_first = self.view_shown is None
        self.view_shown = view
        self.board.show_board(view.board)
        for number, (category, pile) in enumerate(self.piles.items()):
            pile.show_pile(view.tops[number], view.pile_sizes[number], category in view.taken)
        self.wheel.show_points(view.points)
        self._show_own(view)
        for seat, place in enumerate(self.places):
            place.set_name(self.place_names.at(seat, view.seat))
            place.show_standing(standing_of(view, seat))
        self.frame_players()
        self.mark()
        if is_first:
            self.camera.fit()
        else:
            self.camera.keep_in_sight()
        self.rearranged.emit()

    def show_results(self, races: Sequence[Race], cutoff: int | None) -> None:
        """Show how everybody solved, together."""
        faces = [self.table.components.tiles[race.tile] for race in races]
        view = self.view_shown
        order = list(range(len(races))) if view is None else list(view.order)
        self.results.show_results(races, faces, order, cutoff)
        for race in races:
            place = self.places[race.seat]
            is_solved = isinstance(race.result, Solved)
            verdict, time = verdict_of(race), race.counted if is_solved else None
            place.show_standing(replace(place.standing, verdict=verdict, time=time, is_face_up=False))

    def give_back(self, seat: Seat) -> None:
        """A networker is in the supply of *seat* again."""
        place = self.places[seat]
        place.show_standing(replace(place.standing, supply=place.standing.supply + 1))

    def tell_system(self, net: NetSpot | None, text: str) -> None:
        """Say in a note what the system of *net* is; None puts it away."""
        self.note.show_text(text)
        if net is not None:
            self.note.lie_beside(self.outline(Spot(Group.NET, net)).boundingRect(), self.plan.board)

    def _show_own(self, view: View) -> None:
        """The tile of who looks; at the public table of who places now."""
        seat = self.own_seat(view)
        nets = None if seat is None else view.sides[seat]
        has_placed = (
            seat is not None and view.phase in (Phase.PLACE, Phase.NETWORKER) and seat not in view.waiting
        )
        if seat is None or nets is None or has_placed or view.phase in (Phase.NETWORKER, Phase.OVER):
            self.own.show_tile(None, None)
        else:
            self.own.show_tile(nets, view.taken[seat], self.own.quarters, view.phase is Phase.SOLVE)

    def own_seat(self, view: View) -> Seat | None:
        """Whose tile lies below, if anybody's."""
        if view.phase in (Phase.PLACE, Phase.NETWORKER) and view.waiting:
            return view.waiting[0] if view.seat == EVERYBODY or view.seat == view.waiting[0] else view.seat
        return None if view.seat == EVERYBODY else view.seat

    def frame_players(self) -> None:
        view = self.view_shown
        in_turn = None if view is None or len(view.to_move) != 1 else view.to_move[0]
        for seat, place in enumerate(self.places):
            place.set_framed(self.is_framed(seat, in_turn))

    def set_solving(self, is_on: bool) -> None:
        """A bench lies over everything else: nothing looks out from under it. Alone there is nothing else."""
        for item in (self.board, self.own, self.wheel, *self.piles.values(), *self.places):
            item.setVisible(not is_on and not self._is_alone)

    def show_turns(self, is_on: bool) -> None:
        """Offer to turn the own tile."""
        for turn in self.turns.values():
            turn.setVisible(is_on)

    # What is offered

    def offer(self, spots: Collection[Spot]) -> None:
        """These may be chosen."""
        self._offered = frozenset(spots)
        self.mark()

    def choose(self, spots: Collection[Spot]) -> None:
        """These are chosen."""
        self._chosen = frozenset(spots)
        self.mark()

    def clear_marks(self) -> None:
        """Nothing is offered, chosen or previewed any more."""
        self._offered = self._chosen = frozenset()
        self.board.offer_cells(())
        self.board.show_ghost(None)
        self.board.offer_power({})
        self.board.show_would_close(())
        self.board.light_system(None)
        self.tell_system(None, "")
        self.show_turns(False)
        self.mark()

    def mark(self) -> None:
        """Put a ring around what may be chosen, and around what is."""
        for item in (*self.piles.values(), *self.places, self.own):
            is_chosen, is_offered = item.spot in self._chosen, item.spot in self._offered
            item.set_ring("chosen" if is_chosen else "may" if is_offered else "")

    # What is pointed at

    def spot_at(self, point: QPointF) -> Spot | None:
        """What can be chosen at a *point*; on the board a power cell, a free cell or a system."""
        found = super().spot_at(point)
        if found is not None or any(self.covers(item) for item in self.items(point)):
            return found
        there = self.board.mapFromScene(point)
        power = self.board.power_at(there)
        if power is not None:
            return Spot(Group.POWER, power)
        net = self.board.net_at(there)
        return None if net is None else Spot(Group.NET, net)

    def mousePressEvent(self, event: Any) -> None:
        """A power cell that is offered can be clicked although its tile reports nothing."""
        super().mousePressEvent(event)
        point = event.scenePos()
        if self._source is None and super().spot_at(point) is None:
            spot = self.spot_at(point)
            if spot is not None and event.button() == Qt.MouseButton.LeftButton:
                event.accept()
                self.pressed.emit(spot)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        """What lies at *spot*, if it is there."""
        key: Any = spot.key
        item: QGraphicsObject | None
        match spot.group:
            case Group.PILE:
                item = self.piles[key]
            case Group.CELL:
                item = self.board.ghost if self.board.ghost.spot == spot else self.board.free.get(key)
            case Group.NET | Group.POWER:
                item = self.board.tiles.get((key.x, key.y))
            case Group.TURN:
                item = self.turns[key]
            case Group.OWN:
                item = self.own
            case Group.SEAT:
                item = self.places[key]
            case Group.WHEEL:
                item = self.wheel
            case _:
                item = self.results
        return item

    def outline(self, spot: Spot) -> QPainterPath:
        """Where the ring of the keyboard lies around *spot*."""
        key: Any = spot.key
        board = self.board
        match spot.group:
            case Group.CELL:
                return board.mapToScene(board.tile_outline(key))
            case Group.NET:
                system = board.system_of(key)
                return (
                    QPainterPath() if system is None else board.mapToScene(board.system_outline(system.nets))
                )
            case Group.POWER:
                there = (key.x, key.y) in board.board.tiles
                return board.mapToScene(board.power_outline(key)) if there else QPainterPath()
            case Group.RACE:
                return self.results.row_outline(key)
            case _:
                item = self.item_at(spot)
                assert isinstance(item, ThingItem)
                return item.outline(6) if item.isVisible() else QPainterPath()

    def cell_outline(self, cell: Cell) -> QPainterPath:
        """The edge of a cell of the board."""
        return self.board.mapToScene(self.board.tile_outline(cell))

    def cell_middle(self, cell: Cell) -> QPointF:
        """The middle of a cell of the board."""
        return self.board.mapToScene(centre(cell))

    def covers(self, item: QGraphicsItem) -> bool:
        """The sheet of results lies over the board."""
        return item is self.results and self.results.isVisible()

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        """The own tile follows the mouse, as large as it will lie there."""
        return CarriedTile(self.own.nets or (), self.own.quarters, self.board.scale())

    def turn_copy(self) -> None:
        """What follows the mouse is turned as the own tile is."""
        if isinstance(self._copy, CarriedTile):
            self._copy.turn(self.own.quarters)

    @property
    def tile_scale(self) -> float:
        """How large tiles of the board are, in units of a tile."""
        return self.board.scale() * TILE

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """Stone with engraved lines."""
        paint_ground(painter, room, current_theme.theme)

    def retranslate(self) -> None:
        """Use the current language."""
        if self.view_shown is not None:
            for seat, place in enumerate(self.places):
                place.set_name(self.place_names.at(seat, self.view_shown.seat))
        self.repaint_all()

    def repaint_all(self) -> None:
        """Colours or words are others now."""
        for item in self.items():
            item.update()
