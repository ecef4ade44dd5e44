"""The whole table of ENIGMA in one scene. It shows views and previews, and reports clicks and drags."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.network import NetSpot
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.table import Table
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.ground import paint_ground
from enix_desktop.ui.enigma.table.items_scene import ItemsScene
from enix_desktop.ui.enigma.table.plan import GAP, TablePlan
from enix_desktop.ui.enigma.table.results_item import verdict_of
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.table.standing import standing_of
from enix_desktop.ui.table.camera import Camera
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlaceNames
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.theme import current_theme

_TURN = 0.19
"""How large a handle is, in parts of the tile that it turns."""


class EnigmaScene(ItemsScene):
    """Gives every item its room, and shows views; coordinates are pixels of the view."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__(table, names, looks)
        self.can_peek = False  # nobody has a hand
        self.place_names = PlaceNames(names)
        self.view_shown: View | None = None
        self._size = QSizeF(1024, 660)
        self._kept: dict[str, QRectF] = {}
        self.camera = Camera(self.board, self.board.extent, self._room_for_cells, self.rearranged.emit)

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

    def _room_for_cells(self) -> QRectF:
        """The cells around the network are often empty: they may reach halfway to what lies around."""
        return self.board_room.adjusted(-GAP / 2, -GAP / 2, GAP / 2, GAP / 2)

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

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """Stone with engraved lines."""
        paint_ground(painter, room, current_theme.theme)

    def retranslate(self) -> None:
        """Use the current language."""
        if self.view_shown is not None:
            for seat, place in enumerate(self.places):
                place.set_name(self.place_names.at(seat, self.view_shown.seat))
        self.repaint_all()
