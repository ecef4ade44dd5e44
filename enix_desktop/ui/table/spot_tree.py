"""What every tree for screen readers says of its spots: where the keyboard is, and what can be chosen."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.accessible import AccessibleItem, Path


class SpotTree:
    """The part of a `ui.widgets.accessible.Tree` that follows the cursor; a game adds `item`."""

    def __init__(
        self,
        scene: SharedScene,
        cursor: TableCursor,
        choose: Callable[[Spot], None],
        about: Callable[[Spot], str],
        *,
        path_of: Callable[[Spot], Path],
        spot_at: Callable[[Path], Spot | None],
    ) -> None:
        """*choose* does what a click on a spot does, *about* says what that would mean.

        *path_of* says where in the tree a spot is, *spot_at* which spot lies at a path, if any does.
        """
        self._scene, self._cursor = scene, cursor
        self._choose, self._about = choose, about
        self._path_of, self._spot_at = path_of, spot_at

    def focused(self) -> Path | None:
        """What the ring of the keyboard is around."""
        spot = self._cursor.ringed
        return None if spot is None else self._path_of(spot)

    def take_focus(self, path: Path) -> None:
        """Let the ring go there."""
        spot = self._spot_at(path)
        if spot is not None:
            self._cursor.go_to(spot)

    def _chosen(
        self,
        path: Path,
        name: str,
        facts: str = "",
        *,
        role: QAccessible.Role = QAccessible.Role.ListItem,
        item: QGraphicsObject | None = None,
        children: tuple[Hashable, ...] = (),
    ) -> AccessibleItem:
        """Something that can be chosen, if the mode says so."""
        spot = self._spot_at(path)
        assert spot is not None
        item = item or self._scene.item_at(spot)
        can = spot in self._cursor.spots()
        press = partial(self._choose, spot) if can else None
        about = f"{self._about(spot)} {facts}".strip() if can else facts
        place = QRectF() if item is None else lying(item)
        return AccessibleItem(name, role, place, about, press, _is_chosen(item), children)


def _is_chosen(item: QGraphicsObject | None) -> bool:
    if isinstance(item, ThingItem):
        return item.ring == "chosen"
    return isinstance(item, PaperItem) and bool(item.lift)


def lying(item: QGraphicsObject) -> QRectF:
    """Where the thing itself is, without its marks and its shadow."""
    if isinstance(item, PaperItem):
        return item.mapRectToScene(CARD.translated(0, -item.rise))
    assert isinstance(item, ThingItem)
    return item.outline().boundingRect()
