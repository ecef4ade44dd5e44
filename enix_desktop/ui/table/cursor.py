"""The keyboard at the table: a cursor that goes where something can be chosen, and chooses it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.spots import ARROWS, RingItem, Spot, nearest

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CHOOSING = (*ENTER, Qt.Key.Key_Space)


class TableCursor(QObject):
    """Is seen as soon as a key moves it, and goes when the mouse is used."""

    moved = Signal()
    """The ring is around something else, or is seen no longer."""

    def __init__(self, scene: SharedScene, has_keys: Callable[[], bool], parent: QObject) -> None:
        """*has_keys* says whether what is typed comes to the table."""
        super().__init__(parent)
        self._scene, self._has_keys = scene, has_keys
        self._mode: Mode | None = None
        self._is_used = False
        self.spot: Spot | None = None
        self._told: Spot | None = None
        self.ring = RingItem()
        self.ring.hide()
        scene.addItem(self.ring)
        scene.rearranged.connect(self.draw)

    @property
    def is_shown(self) -> bool:
        """Whether the keyboard is in use, and has something to choose."""
        return self._is_used and self.spot is not None

    @property
    def item(self) -> QGraphicsObject | None:
        return self._scene.item_at(self.spot) if self.is_shown and self.spot is not None else None

    @property
    def mode(self) -> Mode | None:
        return self._mode

    @property
    def ringed(self) -> Spot | None:
        return self.spot if self.is_shown and self._has_keys() else None

    def follow(self, mode: Mode | None) -> None:
        """Let *mode* say what can be chosen from now on."""
        self._mode = mode
        self.refresh()

    def refresh(self) -> None:
        """Stay where it is if that can still be chosen, else go where the mode begins."""
        spots = self.spots()
        pointed = None if self._mode is None else self._mode.take_pointed()
        if pointed in spots:
            self.spot = pointed
        elif self.spot not in spots:
            self.spot = spots[0] if spots else None
        self.draw()

    def draw(self) -> None:
        ringed = self.ringed
        self.ring.show_path(QPainterPath() if ringed is None else self._scene.outline(ringed))
        if ringed != self._told:
            self._told = ringed
            self.moved.emit()

    def put_away(self) -> None:
        """The mouse is used."""
        if self.is_shown and self._mode is not None and self.spot is not None:
            self._mode.on_cursor(self.spot, False)
        self._is_used = False
        self.draw()

    def on_arrow(self, event: QKeyEvent) -> bool:
        """Move; return whether there was anything to move to."""
        direction = ARROWS.get(Qt.Key(event.key()))
        if direction is None or self._mode is None or not self.spots():
            return False
        if self._mode.on_arrow(direction):
            self._is_used = True
            self.refresh()
            return True
        if not self.is_shown:
            self._go(self.spots()[0] if self.spot is None else self.spot)
            return True
        assert self.spot is not None
        within = {spot: self._middle(spot) for spot in self._group_of(self.spot)}
        target = nearest(within, self._middle(self.spot), direction)
        if target is not None:
            self._go(target)
        return True

    def on_choosing(self, event: QKeyEvent) -> bool:
        """Enter and Space choose what the ring is around; a key held down chooses only once."""
        if event.key() not in CHOOSING or self._mode is None or self.spot is None or not self._is_used:
            return False
        if not event.isAutoRepeat():
            self._mode.on_choose(self.spot, event.key() in ENTER)
        return True

    def reveal(self, event: QKeyEvent) -> bool:
        """Show the ring before moving it."""
        if event.key() not in CHOOSING or self._mode is None or self.spot is None or self._is_used:
            return False
        self._is_used = True
        self.draw()
        return True

    def step(self, forward: bool, from_outside: bool = False) -> bool:
        """Go to the next group, or the one before; False if there is none left."""
        groups = [] if self._mode is None else [group for group in self._mode.spots() if group]
        numbers = [number for number, group in enumerate(groups) if self.spot in group]
        number = numbers[0] if numbers and self.is_shown and not from_outside else None
        if number is None:
            number = 0 if forward else len(groups) - 1
        else:
            number += 1 if forward else -1
        if not 0 <= number < len(groups):
            return False
        was_there = self.spot is not None and numbers[:1] == [number]
        self._go(self.spot if was_there and self.spot is not None else groups[number][0])
        return True

    def go_to(self, spot: Spot) -> None:
        """Let the ring be there, if that can be chosen."""
        if spot in self.spots():
            self._go(spot)

    def spots(self) -> list[Spot]:
        return [] if self._mode is None else [spot for group in self._mode.spots() for spot in group]

    def _go(self, spot: Spot) -> None:
        assert self._mode is not None
        if self.is_shown and self.spot is not None and spot != self.spot:
            self._mode.on_cursor(self.spot, False)
        self._is_used, self.spot = True, spot
        self._mode.on_cursor(spot, True)
        self.refresh()

    def _group_of(self, spot: Spot) -> Sequence[Spot]:
        assert self._mode is not None
        return next(group for group in self._mode.spots() if spot in group)

    def _middle(self, spot: Spot) -> QPointF:
        return self._scene.outline(spot).boundingRect().center()
