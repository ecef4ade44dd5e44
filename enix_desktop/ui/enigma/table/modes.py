"""What a person can do at the table of ENIGMA: choose a puzzle, and put a networker."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceNetworker
from enix_desktop.games.enigma.network import CellSpot
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Refusal
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.table.gains import GainPills
from enix_desktop.ui.enigma.table.modes_words import said
from enix_desktop.ui.enigma.table.preview import (
    Preview,
    of_networker,
    of_none,
    preview_words,
    system_words,
)
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import a_puzzle, colour_name, puzzle_name
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER, TableCursor
from enix_desktop.ui.table.mode import ModeHost, PointedMode, digit
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.spots import Spot

BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape)


class Host(ModeHost, Protocol):
    """The table that a mode works with."""

    scene: EnigmaScene
    names: PlayerNames
    cursor_ring: TableCursor
    gains: GainPills


class EnigmaMode(PointedMode):
    """What all modes share: a system lights up while the mouse or the ring is on it."""

    def __init__(self, host: Host, decision: Decision) -> None:
        super().__init__()
        self.host, self.scene = host, host.scene
        self.view: View = decision.view
        self.seat: int = decision.seat

    @property
    def player(self) -> str:
        return self.host.names.player(self.seat)

    def judge(self, move: Move) -> Refusal | None:
        """What the rules have against *move*."""
        refusal: Refusal | None = self.host.refusal(move)
        return refusal

    def leave(self) -> None:
        self.host.gains.show(None)
        self.scene.clear_marks()

    def on_hover(self, spot: Spot | None) -> None:
        self.light(spot)

    def light(self, spot: Spot | None) -> None:
        """Frame the system at *spot* and count its open ends."""
        net = spot.key if spot is not None and spot.group is Group.NET else None
        self.scene.board.light_system(net)
        text = "" if net is None else system_words(self.scene.board.board, net, self.host.names)
        self.scene.tell_system(net, text)

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        self.on_hover(spot if is_there else None)

    def systems(self) -> list[Spot]:
        """One spot for each system that is not closed, for those who walk with keys."""
        return [
            Spot(Group.NET, system.nets[0]) for system in self.scene.board.systems if not system.is_closed
        ]

    def about(self, spot: Spot) -> str:
        if spot.group is Group.NET:
            return system_words(self.scene.board.board, spot.key, self.host.names)
        return ""


class ChooseMode(EnigmaMode):
    """Take the top tile of one of the four piles: choose one, then confirm it (R1)."""

    category: Category | None = None

    def enter(self) -> None:
        free = [category for category in CATEGORIES if self.judge(Choose(category)) is None]
        self.scene.offer([Spot(Group.PILE, category) for category in free])
        self.scene.choose([] if self.category is None else [Spot(Group.PILE, self.category)])
        if self.category is None:
            self.host.say(said("prompt.choose", player=self.player))
            text = said("button.take-none")
        else:
            self.host.say(said("prompt.take", player=self.player, puzzle=a_puzzle(self.category)))
            text = said("button.take", puzzle=puzzle_name(self.category))
        self.host.offer([Action(text, self.confirm, True, self.category is not None, "take")])

    def spots(self) -> Sequence[Sequence[Spot]]:
        """All piles, also those that cannot be chosen: the rules say why."""
        return [[Spot(Group.PILE, category) for category in CATEGORIES], self.systems()]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        if spot.group is not Group.PILE:
            return
        if spot.key == self.category and is_enter:
            self.confirm()
            return
        refusal = self.judge(Choose(spot.key))
        if refusal is not None:
            self.host.refuse(refusal, Choose(spot.key))
        else:
            self.category = spot.key
            self.enter()

    def on_key(self, event: QKeyEvent) -> bool:
        """1 to 4 are the piles; then Enter takes the tile."""
        number = digit(event)
        if 0 <= number < len(CATEGORIES):
            self.point_at(Group.PILE, CATEGORIES[number])
            self.on_choose(Spot(Group.PILE, CATEGORIES[number]), False)
            return True
        if event.key() in ENTER and self.category is not None:
            self.confirm()
            return True
        return event.key() in BACK and self.let_go()

    def about(self, spot: Spot) -> str:
        return said("about.chosen") if spot == Spot(Group.PILE, self.category) else super().about(spot)

    def let_go(self) -> bool:
        """Choose nothing."""
        was_chosen, self.category = self.category is not None, None
        if was_chosen:
            self.enter()
        return was_chosen

    def confirm(self) -> None:
        if self.category is not None:
            self.host.decide(Choose(self.category))


class NetworkerMode(EnigmaMode):
    """Put a networker on a cell of the tile just placed, or none (N1)."""

    chosen: CellSpot | None = None

    @property
    def cells(self) -> list[CellSpot]:
        """All power cells of the tile just placed."""
        assert self.view.placed is not None, "asked after placing"
        x, y = self.view.placed
        nets = self.scene.board.board.tiles[x, y].nets
        return [
            CellSpot(x, y, net, cell) for net, each in enumerate(nets) for cell in range(len(each.colours))
        ]

    def enter(self) -> None:
        rings = {}
        for spot in self.cells:
            is_free = self.judge(PlaceNetworker(spot.net, spot.cell)) is None
            rings[spot] = "chosen" if spot == self.chosen else "may" if is_free else ""
        self.scene.board.offer_power(rings)  # type: ignore[arg-type]
        preview = self.preview()
        self.scene.board.show_would_close(preview.nets)
        self.host.gains.show(preview, self.view.placed)
        words = preview_words(preview, self.host.names)
        if self.chosen is None:
            self.host.say(said("prompt.networker", player=self.player, preview=words))
        else:
            colour = colour_name(self._colour(self.chosen))
            self.host.say(said("prompt.networker-ready", player=self.player, colour=colour, preview=words))
        self.host.offer(
            [
                Action(
                    said("button.no-networker"), self.put_none, name="none", tip=said("about.no-networker")
                ),
                Action(said("button.networker"), self.confirm, True, self.chosen is not None, "networker"),
            ]
        )

    def preview(self) -> Preview:
        """What would close and score with what is chosen."""
        board, seats = self.scene.board.board, self.view.table.seats
        assert self.view.placed is not None, "asked after placing"
        if self.chosen is None:
            return of_none(board, self.view.placed, seats)
        return of_networker(board, self.chosen, self.seat, seats)

    def spots(self) -> Sequence[Sequence[Spot]]:
        """All cells of the tile: whoever chooses one that is not allowed is told why."""
        return [[Spot(Group.POWER, spot) for spot in self.cells], self.systems()]

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        if spot.group is not Group.POWER:
            return
        if spot.key == self.chosen:
            if is_enter:
                self.confirm()
            return
        move = PlaceNetworker(spot.key.net, spot.key.cell)
        refusal = self.judge(move)
        if refusal is not None:
            self.host.refuse(refusal, move)
        else:
            self.chosen = spot.key
            self.enter()

    def on_key(self, event: QKeyEvent) -> bool:
        """N puts none; Enter puts the one that is chosen."""
        if event.key() == Qt.Key.Key_N:
            self.put_none()
            return True
        if event.key() in ENTER and self.chosen is not None:
            self.confirm()
            return True
        return event.key() in BACK and self.let_go()

    def about(self, spot: Spot) -> str:
        if spot.group is not Group.POWER:
            return super().about(spot)
        board, seats = self.scene.board.board, self.view.table.seats
        return preview_words(of_networker(board, spot.key, self.seat, seats), self.host.names)

    def let_go(self) -> bool:
        """Choose no cell."""
        was_chosen, self.chosen = self.chosen is not None, None
        if was_chosen:
            self.enter()
        return was_chosen

    def confirm(self) -> None:
        if self.chosen is not None:
            self.host.decide(PlaceNetworker(self.chosen.net, self.chosen.cell))

    def put_none(self) -> None:
        """Keep all networkers."""
        self.host.decide(NoNetworker())

    def _colour(self, spot: CellSpot) -> Any:
        return self.scene.board.board.tiles[spot.x, spot.y].nets[spot.net].colours[spot.cell]
