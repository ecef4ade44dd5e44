"""The board while its tiles are arranged: dragged, swapped and turned around solar."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
)

from enix_desktop.games.enix.components import Energy, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, cell_at, centre
from enix_desktop.ui.enix.board_item import LIFTED_Z, BoardItem
from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.table.spots import RingItem, nearest
from enix_desktop.ui.widgets.theme import current_theme

ROOM = 3.0
"""How many tile radii are shown around solar."""


class ArrangeView(QGraphicsView):
    """The board alone: tiles are dragged to the places around solar and swapped where one is taken."""

    changed = Signal()
    """Tiles lie elsewhere, or another one is chosen, lifted or put down."""
    refused = Signal()
    """Solar was to be picked up."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout_shown = layout
        self._scene = QGraphicsScene(self)
        self.board = BoardItem(standard_components(), ())
        self._scene.addItem(self.board)
        self.board.cap.hide()
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.board.tile_pressed.connect(self._on_pressed)
        self.chosen: Energy | None = None
        self.is_carried = False
        """Whether the chosen tile has been picked up, to be carried by the arrows."""
        self._grip: QPointF | None = None
        self._ring = RingItem()
        self._ring.setParentItem(self.board)
        self.has_ring = False
        """Whether the keyboard is in use here."""
        current_theme.changed.connect(self._on_look)
        self._on_look()
        self._show()

    def _on_look(self) -> None:
        self.setBackgroundBrush(current_theme.theme.table)
        for item in self.scene().items():
            item.update()  # what is cached, too

    def _show(self) -> None:
        self.board.show_position(self.layout_shown, (), None)
        for energy, tile in self.board.tiles.items():
            tile.set_glow("chosen" if energy == self.chosen else None)
        solar = self.layout_shown.cells[Energy.SOLAR]
        free = [cell for cell in solar.neighbours() if cell not in self.layout_shown.cells]
        self.board.cells.show_cells(free, None)
        if self.is_carried and self.chosen is not None:
            self.board.tiles[self.chosen].set_lifted(True)
            self.board.tiles[self.chosen].setZValue(LIFTED_Z)
        self._ring.show_path(self._around_chosen())
        self.changed.emit()

    def _around_chosen(self) -> QPainterPath:
        path = QPainterPath()
        if self.chosen is not None and self.has_ring:
            middle = centre(self.layout_shown.cells[self.chosen])
            path.addPolygon(hexagon(1.07 * TILE_RADIUS).translated(middle))
            path.closeSubpath()
        return path

    def show_ring(self, is_shown: bool) -> None:
        """Show where the keyboard is, or no longer."""
        self.has_ring = is_shown
        self._show()

    def choose(self, energy: Energy) -> None:
        """Use *energy* from now on; another tile in hand is put down."""
        self.is_carried = self.is_carried and energy == self.chosen
        self.chosen = energy
        self._show()

    def places(self) -> list[Hex]:
        """Where the tile in hand can go: around solar, also where it changes places with another."""
        if not self.is_carried or self.chosen is None:
            return []
        cells = self.layout_shown.cells
        return [cell for cell in cells[Energy.SOLAR].neighbours() if cell != cells[self.chosen]]

    def on_arrow(self, direction: QPointF) -> None:
        """Choose another tile; one that has been picked up goes to another place, or changes places."""
        self.has_ring = True
        cells = self.layout_shown.cells
        if self.chosen is None:
            self.chosen = Energy.SOLAR
        elif self.is_carried:
            around = {cell: centre(cell) for cell in self.places()}
            target = nearest(around, centre(cells[self.chosen]), direction)
            if target is not None:
                self.put(self.chosen, target)
        else:
            tiles = {energy: centre(cells[energy]) for energy in Energy}
            target = nearest(tiles, centre(cells[self.chosen]), direction)
            self.chosen = self.chosen if target is None else target
        self._show()

    def pick_up(self) -> None:
        """Take the chosen tile in hand, or put it down; solar stays in the middle."""
        self.is_carried = not self.is_carried and self.chosen not in (None, Energy.SOLAR)
        self._show()
        if self.chosen is Energy.SOLAR:
            self.refused.emit()

    def put_down(self) -> bool:
        """Put down the tile in hand; return whether there was one."""
        was_carried, self.is_carried = self.is_carried, False
        self._show()
        return was_carried

    def _on_pressed(self, energy: Energy) -> None:
        self.chosen = energy
        self._grip = None
        self.is_carried = self.has_ring = False
        self._show()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.chosen not in (None, Energy.SOLAR):
            assert self.chosen is not None
            place = self.board.mapFromScene(self.mapToScene(event.position().toPoint()))
            self._grip = place - self.board.tiles[self.chosen].pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the chosen tile; solar stays in the middle."""
        pressed = event.buttons() & Qt.MouseButton.LeftButton
        if pressed and self.chosen is not None and self._grip is not None:
            tile = self.board.tiles[self.chosen]
            place = self.board.mapFromScene(self.mapToScene(event.position().toPoint()))
            tile.setZValue(LIFTED_Z)
            tile.set_lifted(True)
            tile.setPos(place - self._grip)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the tile on the nearest place around solar; the tile there takes its place."""
        if self.chosen is not None and self._grip is not None:
            self.put(self.chosen, cell_at(self.board.tiles[self.chosen].pos()))
        self._grip = None
        super().mouseReleaseEvent(event)

    def put(self, energy: Energy, target: Hex) -> None:
        """Put a tile on one of the places around solar; the tile there takes its place."""
        layout = self.layout_shown
        if target in layout.cells[Energy.SOLAR].neighbours():
            other = layout.tile_at(target)
            if other is not None and other != energy:
                layout = layout.with_tile(other, layout.cells[energy], layout.rotations[other])
            self.layout_shown = layout.with_tile(energy, target, layout.rotations[energy])
        self._show()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def turn(self, steps: int) -> None:
        if self.chosen is not None:
            layout, tile = self.layout_shown, self.chosen
            rotation = (layout.rotations[tile] + steps) % SIDES
            self.layout_shown = layout.with_tile(tile, layout.cells[tile], rotation)
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        middle = centre(self.layout_shown.cells[Energy.SOLAR])
        reach = ROOM * TILE_RADIUS
        room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        self.setSceneRect(room)
        self.fitInView(room, Qt.AspectRatioMode.KeepAspectRatio)
