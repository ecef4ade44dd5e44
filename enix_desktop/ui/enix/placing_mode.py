"""Turning and moving a tile (A4, A5): lift, drag, turn, confirm. Shapely's word is shown while dragging."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.ui.enix.board_geometry import (
    around,
    around_choice,
    arrow_cell,
    cell_at,
    centre,
)
from enix_desktop.ui.enix.board_item import LIFTED_Z, TILES_Z
from enix_desktop.ui.enix.change_legend import ChangeLegend
from enix_desktop.ui.enix.modes import EnixMode
from enix_desktop.ui.enix.reach import Change, changes
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.enix.tile_handles import TileHandles
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot

DRAG_DISTANCE = 6.0
"""So many pixels make a press a drag."""
FLIGHT_HOME = 240
"""Milliseconds at normal speed that a tile needs to fly back."""
FARTHEST = 2
"""So many cells from the nearest other tile the arrows carry a tile: far enough to learn why not."""


class PlaceMode(EnixMode):
    """One tile at a time is in hand; nothing is decided before it is confirmed."""

    def enter(self) -> None:
        """Every tile may be lifted."""
        self._tile: Energy | None = None
        self._cell = Hex(0, 0)
        self._turn = 0
        self._grip: QPointF | None = None
        self._is_held = self._is_dragged = False
        self._handles = TileHandles(
            self.scene.board, rotate=self._rotate, confirm=self._confirm, put_back=self._put_back
        )
        self._shown: object = None
        self._offered: bool | None = None
        self._flight: QPropertyAnimation | None = None
        self._legend = ChangeLegend(self.scene)
        self._placements = [move for move in self.moves if isinstance(move, PlaceTile)]
        # Before a tile is in hand: the board must not move under the mouse.
        self.scene.frame(around_choice(self.view.layout.cells, {move.cell for move in self._placements}))
        self._invite()

    def refresh(self) -> None:
        """The tile in hand stays there, also if the table was shown again meanwhile."""
        if self._tile is None:
            self._invite()
        else:
            item = self.scene.board.tiles[self._tile]
            if not self._is_dragged:
                item.setPos(centre(self._cell))
            item.set_turn(self._turn)
            self._raise(self._tile)
            self._shown = self._offered = None
            self._show()

    def leave(self) -> None:
        self._land()
        self._handles.drop()
        remove([self._legend])
        self.scene.conceal()
        self.scene.frame(QRectF())
        super().leave()

    def _invite(self) -> None:
        for tile in self.scene.board.tiles.values():
            tile.set_glow("may")
        self.desk.say(self.prompts.place_tile(self.seat))
        self._shown = self._offered = None
        self._legend.tell("")
        self.desk.offer([])

    @property
    def tile_in_hand(self) -> Energy | None:
        return self._tile

    @property
    def cell(self) -> Hex:
        return self._cell

    @property
    def turn(self) -> int:
        return self._turn

    def free_cells(self) -> list[Hex]:
        """Where the tile in hand may be put, turned in one way or another."""
        return sorted({move.cell for move in self._placements if move.tile == self._tile})

    def on_tile(self, energy: Energy) -> None:
        """Take a tile in hand; one that flies back is caught where it is."""
        item = self.scene.board.tiles[energy]
        if self._flight is not None and self._flight.targetObject() is item:
            self._flight.stop()
            self._flight = None
        self._land()
        if self._tile is not None and energy != self._tile:
            self._put_back()
        if self._tile is None:
            self._tile = energy
            self._cell = self.view.layout.cells[energy]
            self._turn = self.view.layout.rotations[energy]
        self._raise(energy)
        self._grip, self._is_held, self._is_dragged = None, True, False
        self._show()

    def _raise(self, energy: Energy) -> None:
        self.scene.board.tiles[energy].set_lifted(True)
        self.scene.board.tiles[energy].setZValue(LIFTED_Z)
        self.scene.board.carry(energy)

    def on_pointer(self, point: QPointF) -> None:
        """Drag the tile in hand freely; its ghost snaps to the nearest cell."""
        if self._tile is None or not self._is_held:
            return
        item = self.scene.board.tiles[self._tile]
        place = self.scene.board.mapFromScene(point)
        if self._grip is None:
            self._grip = place - item.pos()
        if not self._is_dragged:
            moved = self.scene.board.scale() * (place - self._grip - item.pos()).manhattanLength()
            if moved < DRAG_DISTANCE:
                return
            self._is_dragged = True
            self._handles.drop()
        item.setPos(place - self._grip)
        self.scene.board.carry(self._tile)
        self._cell = cell_at(item.pos())
        self._show()

    def on_release(self, point: QPointF) -> None:
        """Let the tile down: on its ghost if that is allowed, else it goes back."""
        if self._tile is None or not self._is_held:
            return
        self._is_held = False
        refusal = self._refusal()
        if self._is_dragged and refusal is not None and refusal.reason is not Reason.A4_NOTHING_CHANGES:
            move = PlaceTile(self._tile, self._cell, self._turn)
            self._put_back()
            self.desk.refuse(refusal, move)
            return
        self._is_dragged, self._grip = False, None
        self.scene.board.tiles[self._tile].setPos(centre(self._cell))
        self.scene.board.carry(self._tile)
        self._show()

    def on_wheel(self, steps: int) -> bool:
        """Turn the tile in hand."""
        if self._tile is None:
            return False
        self._rotate(steps)
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        """R and Shift+R turn, Enter confirms, Esc puts back; without a tile in hand, digits take one."""
        if self._tile is None:
            return self._pick(digit(event))
        match event.key():
            case Qt.Key.Key_R:
                backwards = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self._rotate(-1 if backwards else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._confirm()
            case Qt.Key.Key_Escape:
                self._put_back()
            case _:
                return False
        return True

    def let_go(self) -> bool:
        """Put back the tile in hand."""
        was_in_hand = self._tile is not None
        if was_in_hand:
            self._put_back()
        return was_in_hand

    def _pick(self, number: int) -> bool:
        if not 0 <= number < len(ENERGIES):
            return False
        self.point_at(Group.BOARD, ENERGIES[number])
        self._lift(ENERGIES[number])
        return True

    def _lift(self, energy: Energy) -> None:
        """Take a tile in hand without holding it under the mouse."""
        self.on_tile(energy)
        self._is_held = False

    def spots(self) -> Sequence[Sequence[Spot]]:
        """All tiles, or the one in hand."""
        tiles = ENERGIES if self._tile is None else (self._tile,)
        return [[Spot(Group.BOARD, energy) for energy in tiles]]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Take the tile in hand; the one in hand is confirmed."""
        if self._tile is None:
            self._lift(spot.key)
        else:
            self._confirm()

    def on_arrow(self, direction: QPointF) -> bool:
        """Carry the tile in hand to the next cell, also to one where it may not lie."""
        if self._tile is None:
            return False
        others = [cell for tile, cell in enumerate(self.view.layout.cells) if tile != self._tile]
        target = arrow_cell(self._cell, direction)
        if min(target.distance(cell) for cell in others) <= FARTHEST:
            self._cell = target
            self.scene.board.tiles[self._tile].setPos(centre(target))
            self.scene.board.carry(self._tile)
            self.scene.reveal(around([centre(target)]))  # the arrows may carry it out of sight
            self._show()
        return True

    def _rotate(self, steps: int) -> None:
        assert self._tile is not None
        self._turn = (self._turn + steps) % SIDES
        self.scene.board.tiles[self._tile].set_turn(self._turn)
        self._show()

    def _refusal(self) -> Refusal | None:
        assert self._tile is not None
        return self.desk.refusal(PlaceTile(self._tile, self._cell, self._turn))

    def _show(self) -> None:
        """Mark where the tile may go, whether it may lie where it is, and why not."""
        assert self._tile is not None
        shown = self._tile, self._cell, self._turn, self._is_dragged
        if shown == self._shown:
            return  # while dragging, most movements of the mouse stay in the same cell
        self._shown = shown
        board, refusal = self.scene.board, self._refusal()
        nothing_yet = refusal is not None and refusal.reason is Reason.A4_NOTHING_CHANGES
        is_refused = refusal is not None and not nothing_yet
        board.cells.show_cells(self.free_cells(), self._cell, is_refused)
        islands = refusal.facts.get("islands", ()) if refusal is not None else ()
        cut_off = {energy for island in islands for energy in island} if isinstance(islands, tuple) else set()
        for energy, tile in board.tiles.items():
            if energy == self._tile:
                tile.set_glow("refused" if is_refused else "chosen")
            else:
                tile.set_glow("island" if energy in cut_off else None)
        if refusal is None:
            self.desk.say(self.prompts.place_ready(self._tile))
        elif nothing_yet:
            self.desk.say(self.prompts.place_held(self._tile))
        else:
            self.desk.refuse(refusal, PlaceTile(self._tile, self._cell, self._turn))
        self._show_changes(is_refused)
        self._show_handles(refusal is None)
        self._offer(refusal is None)

    def changes(self) -> Mapping[Energy, Change]:
        """How the ways of the own piece would change; none are shown where the table agreed so."""
        is_told = self._tile is not None and self.desk.assistance
        return changes(self.view, self.seat, self._planned()) if is_told else {}

    def _planned(self) -> Layout:
        tile = self._tile
        return self.view.layout if tile is None else self.view.layout.with_tile(tile, self._cell, self._turn)

    def _show_changes(self, is_refused: bool) -> None:
        places = dict(zip(ENERGIES, map(centre, self._planned().cells), strict=True))
        changed = {} if is_refused else self.changes()
        self.scene.board.show_changes(changed, places)
        self._legend.tell(self.prompts.legend() if changed else "")

    def about(self, spot: Spot) -> str:
        """What would become of the ways, of the tile in hand."""
        changed = {tile: change for tile, change in self.changes().items() if change.trend}
        return self.prompts.changes(changed) if spot.key == self._tile and changed else ""

    def _offer(self, may_confirm: bool) -> None:
        if may_confirm != self._offered:
            self._offered = may_confirm
            self.desk.offer(
                [
                    Action(self.prompts.cancel_button(), self._put_back, name="cancel"),
                    Action(self.prompts.confirm_button(), self._confirm, True, may_confirm, name="confirm"),
                ]
            )

    def _confirm(self) -> None:
        if self._tile is not None:
            self.desk.decide(PlaceTile(self._tile, self._cell, self._turn))

    def _put_back(self) -> None:
        """The tile flies back to where it was, with all that stands on it."""
        if self._tile is None:
            return
        energy, layout, board = self._tile, self.view.layout, self.scene.board
        item = board.tiles[energy]
        item.set_lifted(False)
        item.set_turn(layout.rotations[energy])
        home = centre(layout.cells[energy])
        flight = glide(item, "pos", home, self.desk.duration(FLIGHT_HOME))
        flight.valueChanged.connect(lambda _: board.carry(energy))
        flight.finished.connect(lambda: item.setZValue(TILES_Z))
        self._flight = flight
        flight.start()
        board.carry(energy)
        self._tile = self._grip = None
        self._is_held = self._is_dragged = False
        self._handles.drop()
        self.scene.conceal()
        board.clear_marks()
        self._invite()

    def _land(self) -> None:
        """What flies back is there at once."""
        if self._flight is not None:
            self._flight.setCurrentTime(self._flight.duration())
            self._flight = None

    def _show_handles(self, may_confirm: bool) -> None:
        if self._is_dragged or self._tile is None:
            return
        middle = self.scene.board.tiles[self._tile].pos()
        self.scene.reveal(around([middle]))  # of a free cell the outer edge may be out of sight
        self._handles.show(middle, may_confirm)
