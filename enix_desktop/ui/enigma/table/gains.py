"""What everybody would earn, as small papers beside the tile that is being placed."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from enix_desktop.games.enigma.network import Cell
from enix_desktop.ui.enigma.table.preview import Preview
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.place_marks import TurnPill

_HEIGHT, _Z = 22.0, 60.0


class GainPills:
    """Lie at the upper right corner of a cell, and follow the board."""

    def __init__(self, scene: EnigmaScene, looks: Sequence[PawnLook]) -> None:
        self._scene, self._looks = scene, looks
        self._preview: Preview | None = None
        self._cell: Cell | None = None
        self.items: list[TurnPill] = []
        scene.rearranged.connect(self._draw)

    def show(self, preview: Preview | None, cell: Cell | None = None) -> None:
        """Show what *preview* brings at *cell*; None shows nothing."""
        self._preview, self._cell = preview, cell
        self._draw()

    def _draw(self) -> None:
        remove(self.items)
        self.items = []
        if self._preview is None or self._cell is None:
            return
        corner = self._scene.cell_outline(self._cell).boundingRect().topRight()
        earning = [(seat, gain) for seat, gain in enumerate(self._preview.gains) if gain]
        for row, (seat, gain) in enumerate(earning):
            place = corner + QPointF(14, 8 + row * _HEIGHT)
            pill = TurnPill(place, self._looks[seat], f"+{gain}", paint_piece)
            pill.setZValue(_Z)
            self._scene.addItem(pill)
            self.items.append(pill)
