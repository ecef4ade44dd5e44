"""Marks around the places that turns changed, with the piece of who did it."""

from collections.abc import Iterator, Sequence
from typing import Generic

from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.last_move import T
from enix_desktop.ui.table.place_marks import TurnMark
from enix_desktop.ui.table.scene import SharedScene


class MarkedTurns(Generic[T]):
    """`ui.table.last_move.TurnMarks` where marks lie around places; a game says around which."""

    def __init__(self, scene: SharedScene) -> None:
        self._scene = scene
        self.shown: tuple[T, ...] = ()
        self._last: tuple[T, ...] = ()
        self.items: list[TurnMark] = []
        scene.rearranged.connect(self.draw)

    def last_of(self, happened: Sequence[Event]) -> Sequence[T]:
        """The last turn of a game of which all this was told, and what belongs to it."""
        raise NotImplementedError

    def marks_of(self, turn: T) -> Iterator[TurnMark]:
        """Marks where the things are now; none around what is out of sight."""
        raise NotImplementedError

    def reset(self, happened: Sequence[Event]) -> None:
        """Mark the last turn of a game of which all this was told."""
        self._last = tuple(self.last_of(happened))
        self.show_last()

    def show(self, marked: Sequence[T]) -> None:
        """Mark these turns instead of the last one."""
        self.shown = tuple(marked)
        self.draw()

    def show_last(self) -> None:
        """Mark the last turn."""
        self.show(self._last)

    def make_way(self) -> None:
        """Hide the marks while something moves; `draw`, `show` and `reset` bring them back."""
        remove([*self.items, *(item.pill for item in self.items)])
        self.items = []

    def draw(self) -> None:
        """Put the marks where the things are now."""
        self.make_way()
        self.items = [mark for turn in self.shown for mark in self.marks_of(turn)]
        for item in self.items:
            self._scene.addItem(item)
            self._scene.addItem(item.pill)
