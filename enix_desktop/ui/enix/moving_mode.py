"""Moving the pawn: reachable tiles with cost and remaining points, and the way there (M2, M3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.moves import STOP, Cross
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.modes import EnixMode
from enix_desktop.ui.enix.spots import Group
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way to a tile: each tile on it, and what it costs."""

    tiles: tuple[Energy, ...]
    cost: int


def ways(view: View, start: Energy) -> dict[Energy, Way]:
    """The cheapest way from *start* to every tile that can be reached with the points left."""
    found: dict[Energy, Way] = {}
    edge = [Way((), 0)]
    once = view.table.edition.enters_each_tile_once
    while edge:
        edge.sort(key=lambda way: (way.cost, len(way.tiles)), reverse=True)
        way = edge.pop()
        here = way.tiles[-1] if way.tiles else start
        for tile, cost in view.roads[here]:
            total = way.cost + cost
            # Going round and back to where one stands is never meant by a click there.
            blocked = tile in (view.cap, start) or view.barred >> tile & 1 or (once and tile in way.tiles)
            if blocked or total > view.points or (tile in found and found[tile].cost <= total):
                continue
            found[tile] = Way((*way.tiles, tile), total)
            edge.append(found[tile])
    return found


class MoveMode(EnixMode):
    """Click a tile to go there, in one go if it is farther; Stop ends the movement."""

    def enter(self) -> None:
        """Show the tiles within reach."""
        self._refused: Energy | None = None
        self._previewed: Energy | None = None
        self._here = self.view.pawns[self.seat]
        self._ways = ways(self.view, self._here)
        self.refresh()

    def refresh(self) -> None:
        """What was refused stays so, and so does the way under the mouse."""
        self._show_reach()
        self._say()
        may_stop = STOP in self.moves
        stop = Action(self.prompts.stop_button(), lambda: self.desk.decide(STOP), True, name="stop")
        self.desk.offer([stop] if may_stop else [])

    def _show_reach(self) -> None:
        self.scene.board.clear_marks()
        for energy, way in self._ways.items():
            if not self.desk.assistance:
                continue
            self.scene.board.tiles[energy].set_glow("may")
            self.scene.board.show_cost(energy, way.cost, self.view.points - way.cost)

    def _say(self) -> None:
        """What to do, or why a clicked tile cannot be reached, or the way to another."""
        if self._previewed is not None:
            self._preview(self._previewed)
        elif self._refused is not None:
            self.desk.refuse(self._why_not(self._refused), Cross(self._refused))
        else:
            self.desk.say(self.prompts.move(self.seat, self.view.points, self.view.moved))

    def on_tile(self, energy: Energy) -> None:
        """Go there, or say why not."""
        way = self._ways.get(energy)
        if way is None:
            self._refused, self._previewed = energy, None
            self._show_reach()
            self._say()
            return
        self.desk.route = way.tiles[1:]
        self.desk.decide(Cross(way.tiles[0]))

    def _why_not(self, energy: Energy) -> Refusal:
        """Why no way leads to a tile; a rule about neighbours explains nothing about tiles farther away."""
        refusal = self.desk.refusal(Cross(energy))
        assert refusal is not None
        if refusal.reason is not Reason.C2_NOT_ADJACENT:
            return refusal
        if energy == self.view.cap:
            return Refusal(Reason.M4_TARGET_UNDER_CAP, {"tile": energy})
        if self.view.barred >> energy & 1:
            return Refusal(Reason.M5_NOT_AGAIN, {"tile": energy})
        return Refusal(refusal.reason, {**refusal.facts, "points": self.view.points})

    def on_tile_hover(self, energy: Energy, is_over: bool) -> None:
        """Preview the way and the cards that would be taken."""
        if energy not in self._ways or not self.desk.assistance:
            return
        self._previewed = energy if is_over else None
        if not is_over:
            self.scene.board.show_way(self._here, ())
        self._say()

    def _preview(self, energy: Energy) -> None:
        self.scene.board.show_way(self._here, self._ways[energy].tiles)
        self.desk.say(self._told_way(energy))

    def _told_way(self, energy: Energy) -> str:
        way = self._ways[energy]
        cards = [(tile, self.view.stack_tops.count(tile)) for tile in way.tiles]
        return self.prompts.way(energy, way.cost, self.view.points - way.cost, cards)

    def about(self, spot: Spot) -> str:
        """What the way there costs and brings, if that is shown at this table."""
        return self._told_way(spot.key) if self.desk.assistance and spot.key in self._ways else ""

    def on_key(self, event: QKeyEvent) -> bool:
        """S stops, and so does Enter where stopping is possible; digits go to the tiles in their order."""
        may_stop = STOP in self.moves and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if may_stop or event.key() == Qt.Key.Key_S:
            self.desk.decide(STOP)
        elif 0 <= digit(event) < len(ENERGIES):
            self.point_at(Group.BOARD, ENERGIES[digit(event)])
            self.on_tile(ENERGIES[digit(event)])
        else:
            return False
        return True

    def spots(self) -> Sequence[Sequence[Spot]]:
        """All tiles, the own one first."""
        tiles = sorted(ENERGIES, key=lambda tile: tile != self._here)
        return [[Spot(Group.BOARD, energy) for energy in tiles]]

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        """Preview the way, as under the mouse; what was refused before is forgotten."""
        self._refused = None
        if self.desk.assistance and spot.key in self._ways:
            self.on_tile_hover(spot.key, is_there)
        elif is_there:
            self.refresh()

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Go there; to stay is to stop."""
        if spot.key == self._here and STOP in self.moves:
            self.desk.decide(STOP)
        else:
            self.on_tile(spot.key)
