"""Arranging the tiles by hand before a game (S1): around solar, in any order and rotation."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
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
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.games.enix.components import Energy, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, cell_at, centre
from enix_desktop.ui.enix.board_item import LIFTED_Z, BoardItem
from enix_desktop.ui.enix.spots import ARROWS, RingItem, nearest
from enix_desktop.ui.scene.shapes import hexagon
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.theme import STEP, font, look

ROOM = 3.0
"""How many tile radii are shown around solar."""


class ArrangeView(QGraphicsView):
    """The board alone: tiles are dragged to the places around solar and swapped where one is taken."""

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
        self._chosen: Energy | None = None
        self._grip: QPointF | None = None
        self._is_carried = False
        self._ring = RingItem()
        self._ring.setParentItem(self.board)
        self.has_ring = False
        """Whether the keyboard is in use here."""
        look.changed.connect(self._on_look)
        self._on_look()
        self._show()

    def _on_look(self) -> None:
        self.setBackgroundBrush(look.theme.table)
        for item in self.scene().items():
            item.update()  # what is cached, too

    def _show(self) -> None:
        self.board.show_position(self.layout_shown, (), None)
        for energy, tile in self.board.tiles.items():
            tile.set_glow("chosen" if energy == self._chosen else None)
        solar = self.layout_shown.cells[Energy.SOLAR]
        free = [cell for cell in solar.neighbours() if cell not in self.layout_shown.cells]
        self.board.cells.show_cells(free, None)
        if self._is_carried and self._chosen is not None:
            self.board.tiles[self._chosen].set_lifted(True)
            self.board.tiles[self._chosen].setZValue(LIFTED_Z)
        self._ring.show_path(self._around_chosen())

    def _around_chosen(self) -> QPainterPath:
        path = QPainterPath()
        if self._chosen is not None and self.has_ring:
            middle = centre(self.layout_shown.cells[self._chosen])
            path.addPolygon(hexagon(1.07 * TILE_RADIUS).translated(middle))
            path.closeSubpath()
        return path

    def show_ring(self, is_shown: bool) -> None:
        """Show where the keyboard is, or no longer."""
        self.has_ring = is_shown
        self._show()

    def on_arrow(self, direction: QPointF) -> None:
        """Choose another tile; one that has been picked up goes to another place, or changes places."""
        self.has_ring = True
        cells, solar = self.layout_shown.cells, self.layout_shown.cells[Energy.SOLAR]
        if self._chosen is None:
            self._chosen = Energy.SOLAR
        elif self._is_carried:
            around = {cell: centre(cell) for cell in solar.neighbours()}
            target = nearest(around, centre(cells[self._chosen]), direction)
            if target is not None:
                self._put(self._chosen, centre(target))
        else:
            tiles = {energy: centre(cells[energy]) for energy in Energy}
            target = nearest(tiles, centre(cells[self._chosen]), direction)
            self._chosen = self._chosen if target is None else target
        self._show()

    def pick_up(self) -> None:
        """Take the chosen tile in hand, or put it down; solar stays in the middle."""
        self.has_ring = True
        self._is_carried = not self._is_carried and self._chosen not in (None, Energy.SOLAR)
        self._show()

    def put_down(self) -> bool:
        """Put down the tile in hand; return whether there was one."""
        was_carried, self._is_carried = self._is_carried, False
        self._show()
        return was_carried

    def _on_pressed(self, energy: Energy) -> None:
        self._chosen = energy
        self._grip = None
        self._is_carried = self.has_ring = False
        self._show()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the tile is held, so that it stays under the mouse however fast that is."""
        super().mousePressEvent(event)
        if self._chosen not in (None, Energy.SOLAR):
            assert self._chosen is not None
            place = self.board.mapFromScene(self.mapToScene(event.position().toPoint()))
            self._grip = place - self.board.tiles[self._chosen].pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the chosen tile; solar stays in the middle."""
        pressed = event.buttons() & Qt.MouseButton.LeftButton
        if pressed and self._chosen is not None and self._grip is not None:
            tile = self.board.tiles[self._chosen]
            place = self.board.mapFromScene(self.mapToScene(event.position().toPoint()))
            tile.setZValue(LIFTED_Z)
            tile.set_lifted(True)
            tile.setPos(place - self._grip)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the tile on the nearest place around solar; whoever lies there takes its place."""
        if self._chosen is not None and self._grip is not None:
            self._put(self._chosen, self.board.tiles[self._chosen].pos())
        self._grip = None
        super().mouseReleaseEvent(event)

    def _put(self, energy: Energy, point: QPointF) -> None:
        layout = self.layout_shown
        target = cell_at(point)
        if target in layout.cells[Energy.SOLAR].neighbours():
            other = layout.tile_at(target)
            if other is not None and other != energy:
                layout = layout.with_tile(other, layout.cells[energy], layout.rotations[other])
            self.layout_shown = layout.with_tile(energy, target, layout.rotations[energy])
        self._show()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the chosen tile."""
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def turn(self, steps: int) -> None:
        """Turn the chosen tile by *steps* sides."""
        if self._chosen is not None:
            layout, tile = self.layout_shown, self._chosen
            rotation = (layout.rotations[tile] + steps) % SIDES
            self.layout_shown = layout.with_tile(tile, layout.cells[tile], rotation)
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in sight."""
        super().resizeEvent(event)
        middle = centre(self.layout_shown.cells[Energy.SOLAR])
        reach = ROOM * TILE_RADIUS
        room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        self.setSceneRect(room)
        self.fitInView(room, Qt.AspectRatioMode.KeepAspectRatio)


class ArrangeScreen(QWidget):
    """Tells how to arrange, shows the board and starts the game."""

    arranged = Signal(object)
    """The Layout."""
    cancelled = Signal()

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.view = ArrangeView(layout)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it would scroll with the arrows
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._hint.setFont(font(18))
        self._hint.setWordWrap(True)
        self._keys = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._keys.setWordWrap(True)
        set_role(self._keys, "muted")
        self._cancel, self._start = QPushButton(), QPushButton()
        set_role(self._start, "main")
        self._start.setMinimumHeight(44)
        self._cancel.setMinimumHeight(44)
        for button in (self._cancel, self._start):
            button.setAutoDefault(True)  # Enter presses it
        self._cancel.clicked.connect(self.cancelled)
        self._start.clicked.connect(lambda: self.arranged.emit(self.view.layout_shown))
        bar = QHBoxLayout()
        bar.addStretch(1)
        bar.addWidget(self._cancel)
        bar.addWidget(self._start)
        column = QVBoxLayout(self)
        column.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        column.addWidget(self._hint)
        column.addWidget(self._keys)
        column.addWidget(self.view, 1)
        column.addLayout(bar)
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Space picks up, R and Shift+R turn, Enter starts, Esc goes back."""
        match event.key():
            case key if key in ARROWS:
                self.view.on_arrow(ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Space:
                self.view.pick_up()
            case Qt.Key.Key_R:
                backwards = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.view.turn(-1 if backwards else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.arranged.emit(self.view.layout_shown)
            case Qt.Key.Key_Escape if not self.view.put_down():
                self.cancelled.emit()
            case Qt.Key.Key_Escape:
                pass
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes with Tab sees where the keyboard is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.view.show_ring(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring is where the keys are."""
        super().focusOutEvent(event)
        self.view.show_ring(False)

    def retranslate(self) -> None:
        """Use the current language."""
        self._hint.setText(
            self.tr(
                "Drag the tiles to the places around solar energy; turn the chosen one with R or the wheel."
            )
        )
        self._keys.setText(
            self.tr("With the keyboard: arrows choose a tile, Space picks it up, R turns it, Enter starts.")
        )
        self._cancel.setText(self.tr("Back"))
        self._start.setText(self.tr("Start the game"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
