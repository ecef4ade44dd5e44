"""Placing the own tile: drag it or choose a cell, turn it, see what would close, then confirm (P)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.moves import PlaceTile
from enix_desktop.games.enigma.network import Cell, frontier
from enix_desktop.ui.enigma.table.modes import BACK, EnigmaMode, Host
from enix_desktop.ui.enigma.table.modes_words import said
from enix_desktop.ui.enigma.table.preview import Preview, of_tile, preview_words
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import place_name
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER
from enix_desktop.ui.table.spots import Spot

OWN = Spot(Group.OWN, 0)
QUARTERS = 4


class PlaceMode(EnigmaMode):
    """Lay the tile on a free cell beside another tile, in any of four turns."""

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__(host, decision)
        self.cell: Cell | None = None
        """Where it lies for now."""
        self._hovered: Cell | None = None
        self.rotation = 0
        self.cells = frontier(self.view.board)
        nets = self.view.sides[self.seat]
        assert nets is not None, "who places has a tile"
        self.nets: Nets = nets

    def enter(self) -> None:
        scene = self.scene
        scene.results.put_away()
        scene.own.show_tile(self.nets, self.view.taken[self.seat], self.rotation)
        scene.show_turns(True)
        scene.board.offer_cells(self.cells)
        scene.offer([OWN])
        self._show()

    def _show(self) -> None:
        """Show the tile where it lies or would lie, and what that would do."""
        cell = self._hovered if self.cell is None else self.cell
        self.scene.own.show_tile(self.nets, self.view.taken[self.seat], self.rotation)
        self.scene.turn_copy()
        preview = None if cell is None else self.preview(cell)
        if cell is None or preview is None:
            self.scene.board.show_ghost(None)
            self.scene.board.show_would_close(())
        else:
            ring = "chosen" if cell == self.cell else "may"
            closed = preview.closed_on(cell)
            self.scene.board.show_ghost(cell, self.nets, self.rotation, closed, ring)  # type: ignore[arg-type]
            self.scene.board.show_would_close(net for net in preview.nets if (net.x, net.y) != cell)
        self.host.gains.show(preview, cell)
        self._say(cell, preview)

    def _say(self, cell: Cell | None, preview: Preview | None) -> None:
        if cell is None or preview is None:
            self.host.say(said("prompt.place", player=self.player))
        else:
            words = preview_words(preview, self.host.names)
            key = "prompt.place-ready" if cell == self.cell else "prompt.place-here"
            self.host.say(said(key, player=self.player, preview=words))
        self.host.offer(
            [
                Action(
                    said("button.turn-left"),
                    lambda: self.turn(-1),
                    is_half=True,
                    name="turn-left",
                    tip=said("about.turn-left"),
                ),
                Action(
                    said("button.turn-right"),
                    lambda: self.turn(1),
                    is_half=True,
                    name="turn-right",
                    tip=said("about.turn-right"),
                ),
                Action(said("button.place"), self.confirm, True, self.cell is not None, "place"),
            ]
        )

    def preview(self, cell: Cell) -> Preview:
        """What placing it there would do."""
        return of_tile(self.view.board, cell, self.nets, self.rotation, self.view.table.seats)

    def leave(self) -> None:
        super().leave()
        self.scene.end_drag()

    def spots(self) -> Sequence[Sequence[Spot]]:
        turns = [Spot(Group.TURN, by) for by in (-1, 1)]
        return [[Spot(Group.CELL, cell) for cell in self.cells], turns, self.systems()]

    def can_drag(self, spot: Spot) -> bool:
        """The own tile, from below or from where it lies for now."""
        return spot == OWN or (self.cell is not None and spot == Spot(Group.CELL, self.cell))

    def on_drop(self, source: Spot, target: Spot | None) -> None:
        """It lies where it was dropped; beside all cells the rules say why not."""
        self._hovered = None
        if target is not None and target.group is Group.CELL:
            self.lie(target.key)
        elif target is not None and target.group is Group.NET:
            self._refuse((target.key.x, target.key.y))
        else:
            self.cell = None
            self._show()

    def on_hover(self, spot: Spot | None) -> None:
        self.light(None if self.scene.is_dragging else spot)
        hovered = spot.key if spot is not None and spot.group is Group.CELL else None
        if hovered != self._hovered:
            self._hovered = hovered
            if self.scene.is_dragging:
                self.cell = None
            if self.cell is None:
                self._show()

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """A cell: lie there; the cell where it lies: turn it, with Enter confirm it."""
        match spot.group:
            case Group.CELL if spot.key == self.cell and is_enter:
                self.confirm()
            case Group.CELL if spot.key == self.cell:
                self.turn(1)
            case Group.CELL:
                self.lie(spot.key)
            case Group.TURN:
                self.turn(spot.key)
            case Group.OWN:
                self.turn(1)
            case _:
                pass

    def lie(self, cell: Cell) -> None:
        """Let the tile lie on *cell* for now."""
        move = PlaceTile(*cell, self.rotation)
        refusal = self.judge(move)
        if refusal is not None:
            self.host.refuse(refusal, move)
            return
        self.cell = cell
        self._show()

    def turn(self, by: int) -> None:
        """Turn the tile clockwise by so many quarters."""
        self.rotation = (self.rotation + by) % QUARTERS
        self._show()

    def on_wheel(self, steps: int) -> bool:
        self.turn(steps)
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        """R turns; Enter confirms."""
        if event.key() == Qt.Key.Key_R:
            self.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        if event.key() in ENTER and self.cell is not None:
            self.confirm()
            return True
        return event.key() in BACK and self.let_go()

    def about(self, spot: Spot) -> str:
        match spot.group:
            case Group.CELL:
                words = preview_words(self.preview(spot.key), self.host.names)
                return said("about.cell", place=place_name(*spot.key), preview=words)
            case _:
                return super().about(spot)

    def let_go(self) -> bool:
        """Take the tile back."""
        was_lying, self.cell = self.cell is not None, None
        if was_lying:
            self._show()
        return was_lying

    def confirm(self) -> None:
        """Place the tile where it lies."""
        if self.cell is not None:
            self.host.decide(PlaceTile(*self.cell, self.rotation))

    def _refuse(self, cell: Cell) -> None:
        move = PlaceTile(*cell, self.rotation)
        refusal = self.judge(move)
        if refusal is not None:
            self.host.refuse(refusal, move)
