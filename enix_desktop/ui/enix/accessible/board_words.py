"""The board in words: which tile lies where, what the ways between them cost, and what stands on them."""

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import Layout, Roads
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_sides import BoardSides
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.table.pieces import PawnLook


class Board(Protocol):
    """What a view knows of the board, and so does a player who lays it before the game."""

    @property
    def layout(self) -> Layout:
        """Where the tiles lie."""

    @property
    def roads(self) -> Roads:
        """What the ways between them cost."""

    @property
    def pawns(self) -> tuple[Energy, ...]:
        """Where the pieces stand."""

    @property
    def cap(self) -> Energy | None:
        """Where the cap is, if it is on the board."""


class BoardWords(QObject):
    """Sentences about a board, in the current language."""

    def __init__(self, names: Names, pawn_looks: Sequence[PawnLook], parent: QObject) -> None:
        super().__init__(parent)
        self._names, self._pawn_looks = names, pawn_looks
        self._words, self._sides = PieceWords(self), BoardSides(self)

    def board(self, view: Board) -> list[str]:
        """One text for each tile, told by those told before, and one for the cap beside the board."""
        told: list[Energy] = []
        texts = []
        while len(told) < len(ENERGIES):
            tile = _next(view.layout, told)
            texts.append(self.sentence(view, tile, told))
            told.append(tile)
        if view.cap is None:
            texts.append(self.tr("The blackout cap is beside the board."))
        return texts

    def tile(self, view: Board, tile: Energy) -> str:
        """Where a tile lies among all its neighbours, and what stands on it."""
        near = self.tr("{neighbours}.").format(neighbours=self._neighbours(view, tile, ENERGIES))
        return " ".join((near, *self._on(view, tile)))

    def cell(self, layout: Layout, cell: Hex, tile: Energy) -> str:
        """Where a cell is to which *tile* could be moved."""
        if layout.cells[tile] == cell:
            return self.tr("where it was")
        beside = [other for other in ENERGIES if other != tile and cell in layout.cells[other].neighbours()]
        sides = [layout.cells[other].neighbours().index(cell) for other in beside]
        return self._names.listed([self._side(*pair) for pair in zip(sides, beside, strict=True)])

    def piece(self, seat: Seat) -> str:
        """A piece by its colour and its form, as it stands within a sentence."""
        name = self._words.piece(self._pawn_looks[seat].key)
        return name[:1].lower() + name[1:]

    def sentence(self, view: Board, tile: Energy, among: Collection[Energy] = ENERGIES) -> str:
        """A tile by its name, where it lies among some others, and what stands on it."""
        name, near = self._names.energy(tile), self._neighbours(view, tile, among)
        if near:
            text = self.tr("{energy}, {neighbours}.").format(energy=name, neighbours=near)
        else:
            text = self.tr("{energy}.").format(energy=name)
        return " ".join((text, *self._on(view, tile)))

    def _neighbours(self, view: Board, tile: Energy, among: Collection[Energy]) -> str:
        layout, costs = view.layout, dict(view.roads[tile])
        texts = []
        for other in among:
            side = layout.side_towards(other, tile)
            if side is not None:
                texts.append(self._way(self._side(side, other), costs.get(other)))
        return self.tr("; ", "between the neighbours of a tile").join(texts)

    def _way(self, where: str, cost: int | None) -> str:
        if cost is None:
            return self.tr("{where}, no path").format(where=where)
        return self.tr("{where}, path for %n point(s)", "", cost).format(where=where)

    def _side(self, side: int, energy: Energy) -> str:
        """Beyond that *side* of the tile of *energy*."""
        return self._sides.beyond(side, self._names.energy(energy))

    def _on(self, view: Board, tile: Energy) -> list[str]:
        seats = [seat for seat, stands in enumerate(view.pawns) if stands == tile]
        each = self.tr("{player} ({piece})")
        pieces = [each.format(player=self._names.player(seat), piece=self.piece(seat)) for seat in seats]
        texts = []
        if pieces:
            here = self.tr("%n piece(s) here: {pieces}.", "", len(pieces))
            texts.append(here.format(pieces=self._names.listed(pieces)))
        if view.cap == tile:
            texts.append(self.tr("The blackout cap is here: nobody can enter or leave."))
        return texts


def _next(layout: Layout, told: Collection[Energy]) -> Energy:
    """A tile that is not described yet, beside one that is, if possible."""
    left = [tile for tile in ENERGIES if tile not in told]
    beside = [tile for tile in left if any(layout.side_towards(other, tile) is not None for other in told)]
    return (beside or left)[0]
