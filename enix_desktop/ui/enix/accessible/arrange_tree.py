"""Arranging tiles before a game for screen readers: the tree, the keyboard, and what changed."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from enix_desktop.games.enix.components import ENERGIES, Energy, standard_components
from enix_desktop.games.enix.layout import Layout, Roads, roads
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.accessible.board_places import cell_place, tile_place, turning_place
from enix_desktop.ui.enix.accessible.board_words import BoardWords
from enix_desktop.ui.enix.accessible.item_words import ItemWords
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.accessible_scene import SceneAccess
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path
from enix_desktop.ui.widgets.announcer import Announcer

if TYPE_CHECKING:
    from enix_desktop.ui.enix.arrange_view import ArrangeView


_ROLES = QAccessible.Role


@dataclass(frozen=True, slots=True)
class BareBoard:
    """Tiles alone: nobody stands on them yet."""

    layout: Layout
    pawns: tuple[Energy, ...] = ()
    cap: Energy | None = None

    @property
    def roads(self) -> Roads:
        return roads(standard_components(), self.layout)


class ArrangeTree:
    """Answers from what the view shows now: tiles, ways to turn the chosen one, places for the lifted one."""

    def __init__(self, view: "ArrangeView", things: ItemWords, board: BoardWords) -> None:
        self._view, self._words, self._board = view, things, board

    def item(self, path: Path) -> AccessibleItem | None:
        match path:
            case ():
                return self._whole_board()
            case (Energy() as tile,):
                return self._tile(tile)
            case (("turn", int(steps)),):
                return self._turning(steps)
            case (("cell", int(q), int(r)),):
                return self._cell(Hex(q, r))
            case _:
                return None

    def focused(self) -> Path | None:
        """The tile that the ring of the keyboard is around."""
        view = self._view
        return (view.chosen,) if view.has_ring and view.chosen is not None else None

    def take_focus(self, path: Path) -> None:
        """Let the ring go there; with a lifted tile it stays there."""
        match path:
            case (Energy() as tile,) if self._press(tile) is not None:
                self._view.choose(tile)
                self._view.show_ring(True)

    def about(self, tile: Energy) -> str:
        """Where a tile lies, what its ways cost, and how it is turned."""
        layout = self._view.layout_shown
        turned = self._words.turned(layout.rotations[tile])
        return f"{self._board.tile(BareBoard(layout), tile)} {turned}"

    def _whole_board(self) -> AccessibleItem:
        children: list[object] = [*ENERGIES]
        if self._view.chosen is not None:
            children += [("turn", 1), ("turn", -1)]
        children += [("cell", *cell) for cell in self._view.places()]
        place = self._view.sceneRect()
        return AccessibleItem(self._words.board(), _ROLES.Grouping, place, children=tuple(children))

    def _tile(self, tile: Energy) -> AccessibleItem:
        is_chosen = tile == self._view.chosen
        is_lifted = is_chosen and self._view.is_carried
        name = self._words.in_hand(tile) if is_lifted else self._words.names.energy(tile)
        place = tile_place(self._view.board, tile)
        return AccessibleItem(name, _ROLES.Button, place, self.about(tile), self._press(tile), is_chosen)

    def _press(self, tile: Energy) -> Callable[[], None] | None:
        """Lift a tile or put it down; while one is lifted the others wait."""
        is_other = self._view.is_carried and tile != self._view.chosen
        return None if is_other else partial(self._lift, tile)

    def _lift(self, tile: Energy) -> None:
        self._view.choose(tile)
        self._view.pick_up()

    def _turning(self, steps: int) -> AccessibleItem | None:
        tile = self._view.chosen
        if tile is None or abs(steps) != 1:
            return None
        name = self._words.turn_tile(tile, steps > 0)
        place = turning_place(self._view.board, tile, steps)
        return AccessibleItem(name, _ROLES.Button, place, press=partial(self._view.turn, steps))

    def _cell(self, cell: Hex) -> AccessibleItem | None:
        tile, layout = self._view.chosen, self._view.layout_shown
        if tile is None or cell not in self._view.places():
            return None
        other, about = layout.tile_at(cell), ""
        if other is None:
            name = self._words.move_there(tile, self._board.cell(layout, cell, tile))
        else:
            name = self._words.swap(tile, other)
            gone = layout.with_tile(other, layout.cells[tile], layout.rotations[other])
            about = self._board.cell(gone, cell, tile)
        place = cell_place(self._view.board, cell)
        return AccessibleItem(name, _ROLES.Button, place, about, partial(self._view.put, tile, cell))


@dataclass(frozen=True, slots=True)
class _Moment:
    """How the tiles lay, and which of them was in use."""

    layout: Layout
    chosen: Energy | None
    is_carried: bool
    focused: Path | None


class ArrangeReader(QObject):
    """Listens to the tiles, and costs nothing while nobody listens to it."""

    def __init__(self, keyboard: QWidget, view: "ArrangeView") -> None:
        """*keyboard* is the widget that gets the keys."""
        super().__init__(view)
        self._view = view
        self.names = Names(standard_components(), (), self)
        self._words, self._board = ItemWords(self.names, self), BoardWords(self.names, (), self)
        self.tree = ArrangeTree(view, self._words, self._board)
        self.access = SceneAccess(view, self.tree, keyboard)
        self.announcer = Announcer(view)
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self.access.refresh)
        self._last = self._moment()
        view.changed.connect(self._on_changed)

    def prompt(self, text: str, is_refusal: bool = False) -> None:
        """Say what to do, or why something is impossible."""
        if QAccessible.isActive():
            self._later.start()  # it may be another language
            self.announcer.say(text, "prompt", is_refusal)

    def _moment(self) -> _Moment:
        view = self._view
        return _Moment(view.layout_shown, view.chosen, view.is_carried, self.tree.focused())

    def _on_changed(self) -> None:
        before, self._last = self._last, self._moment()
        if before == self._last or not QAccessible.isActive():
            return
        self._later.start()
        if self._last.focused != before.focused:
            self.access.focus()
        self.announcer.say(self._happened(before, self._last), "tile")

    def _happened(self, before: _Moment, now: _Moment) -> str:
        """What became of the tiles; nothing if only another one was chosen."""
        moved = [tile for tile in ENERGIES if before.layout.cells[tile] != now.layout.cells[tile]]
        if moved:
            moved.sort(key=lambda tile: tile != now.chosen)  # first the one that somebody moved
            return " ".join(self._board.sentence(BareBoard(now.layout), tile) for tile in moved)
        turned = [tile for tile in ENERGIES if before.layout.rotations[tile] != now.layout.rotations[tile]]
        if turned:
            return self.tree.about(turned[0])
        if now.is_carried and now.chosen is not None:
            return self._words.in_hand(now.chosen)
        if before.is_carried and before.chosen is not None:
            return self._board.sentence(BareBoard(now.layout), before.chosen)
        return ""
