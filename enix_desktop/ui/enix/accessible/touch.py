"""Doing at the table what a mouse would do there, for those who have none."""

from PySide6.QtCore import QPointF

from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import centre
from enix_desktop.ui.enix.spots import Group, outline
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.view import TableView


class Touch:
    """Presses, drags and turns by the signals that the mouse gives, whatever lies above."""

    def __init__(self, view: TableView, scene: TableScene) -> None:
        self._view, self._scene = view, scene

    def click(self, spot: Spot) -> None:
        """Press what lies at *spot*, and let go."""
        point = outline(self._scene, spot).boundingRect().center()
        self._view.pressed.emit(point)
        self._hit(spot)
        self._view.released.emit(point)

    def drag(self, tile: Energy, cell: Hex) -> None:
        """Take a tile and put it down on *cell*."""
        board = self._scene.board
        start, end = board.tiles[tile].scenePos(), board.mapToScene(centre(cell))
        self._view.pressed.emit(start)
        self._hit(Spot(Group.BOARD, tile))
        for point in (start, end):
            self._view.dragged.emit(QPointF(point))
        self._view.released.emit(end)

    def turn(self, steps: int) -> None:
        self._view.wheel_turned.emit(steps)

    def _hit(self, spot: Spot) -> None:
        scene = self._scene
        match spot.group:
            case Group.HAND:
                scene.hand_pressed.emit(spot.key)
            case Group.BOARD:
                scene.tile_pressed.emit(spot.key)
            case Group.STACKS:
                scene.stack_pressed.emit(spot.key)
            case Group.PLACES:
                scene.place_pressed.emit(*spot.key)
