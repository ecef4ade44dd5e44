"""Where a screen reader finds what can be done on a board, in the scene that the board lies in."""

from PySide6.QtCore import QRectF

from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import around, centre
from enix_desktop.ui.enix.board_item import BoardItem


def tile_place(board: BoardItem, tile: Energy) -> QRectF:
    """The tile itself, without its glow and its shadow."""
    item = board.tiles[tile]
    return item.mapRectToScene(item.shape().boundingRect())


def cell_place(board: BoardItem, cell: Hex) -> QRectF:
    """A cell on which a tile could lie."""
    return board.mapRectToScene(around([centre(cell)]))


def turning_place(board: BoardItem, tile: Energy, steps: int) -> QRectF:
    """The half of the tile towards which *steps* turn it."""
    return board.tiles[tile].mapRectToScene(QRectF(steps * 50 - 50, -20, 100, 40))
