"""All items on the table of ENIGMA, what may be chosen among them, and where each lies."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.table import Table
from enix_desktop.ui.enigma.art.routes import TILE
from enix_desktop.ui.enigma.table.board_item import BoardItem
from enix_desktop.ui.enigma.table.board_items import CarriedTile, centre
from enix_desktop.ui.enigma.table.place_item import PlaceItem
from enix_desktop.ui.enigma.table.results_item import ResultsItem
from enix_desktop.ui.enigma.table.side_items import OwnTileItem, PileItem, TurnItem, WheelItem
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.table.system_note import SystemNote
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.pointed_scene import PointedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.theme import current_theme

SIDE_Z, RESULTS_Z, NOTE_Z = 20.0, 40.0, 50.0


class ItemsScene(PointedScene):
    """Has everything that can be pointed at, offered, chosen and previewed."""

    def __init__(self, table: Table, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.table, self.looks = table, list(looks)
        self._is_alone = table.is_alone
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
        self._add_items()
        self.show_turns(False)
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
        self.note.show_text("")
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

    def repaint_all(self) -> None:
        """Colours or words are others now."""
        for item in self.items():
            item.update()
