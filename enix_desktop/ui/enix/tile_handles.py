"""The round handles beside a tile in hand: turn it either way, leave it there, put it back."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from enix_desktop.ui.enix.board_geometry import TILE_RADIUS
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.board_marks import HandleItem
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.widgets.theme import ACCENT, REFUSED

_SPOTS = ((-1.0, -0.62), (1.0, -0.62), (1.0, 0.62), (-1.0, 0.62))
"""Where they lie around the tile, in radii."""
_CONFIRM = 2


class TileHandles:
    """Shows them while a tile is in hand and not being dragged."""

    def __init__(
        self,
        board: BoardItem,
        *,
        rotate: Callable[[int], None],
        confirm: Callable[[], None],
        put_back: Callable[[], None],
    ) -> None:
        self._board = board
        self._signs = (
            ("\N{ANTICLOCKWISE OPEN CIRCLE ARROW}", ACCENT, lambda: rotate(-1)),
            ("\N{CLOCKWISE OPEN CIRCLE ARROW}", ACCENT, lambda: rotate(1)),
            ("\N{CHECK MARK}", QColor("#1E9E5A"), confirm),
            ("\N{MULTIPLICATION X}", REFUSED, put_back),
        )
        self.items: list[HandleItem] = []

    def show(self, middle: QPointF, may_confirm: bool) -> None:
        """Lie around *middle*; what would be refused cannot be confirmed."""
        if not self.items:
            for sign, colour, action in self._signs:
                handle = HandleItem(self._board, sign, colour)
                handle.pressed.connect(action)
                self.items.append(handle)
        for handle, (x, y) in zip(self.items, _SPOTS, strict=True):
            handle.setPos(middle + QPointF(x, y) * TILE_RADIUS)
        self.items[_CONFIRM].setEnabled(may_confirm)
        self.items[_CONFIRM].setOpacity(1.0 if may_confirm else 0.4)

    def drop(self) -> None:
        remove(self.items)
        self.items = []
