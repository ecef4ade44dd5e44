"""A bench for the keyboard's ring and for screen readers."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible

from enix_desktop.ui.enigma.bench.bench import Bench, Part
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.widgets.accessible import ROOT, AccessibleItem, Path

_ROLES = QAccessible.Role


class BenchMode(Mode):
    """Hands the keyboard's ring to a bench."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench

    def spots(self) -> Sequence[Sequence[Spot]]:
        return () if self._bench.is_locked else self._bench.spots()

    def take_pointed(self) -> Spot | None:
        return super().take_pointed() or self._bench.take_pointed()

    def on_arrow(self, direction: QPointF) -> bool:
        return not self._bench.is_locked and self._bench.on_arrow(direction)

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        self._bench.press(spot)


class BenchTree:
    """`ui.widgets.accessible.Tree`: the lists of a bench, and what lies in each."""

    def __init__(self, bench: Bench, cursor: TableCursor) -> None:
        self._bench, self._cursor = bench, cursor

    def item(self, path: Path) -> AccessibleItem | None:
        lists = self._bench.lists()
        if path == ROOT:
            keys = tuple(each.key for each in lists)
            return AccessibleItem(said("bench"), _ROLES.Grouping, self._bench.room, children=keys)
        found = next((each for each in lists if each.key == path[0]), None)
        if found is None:
            return None
        if len(path) == 1:
            keys = tuple(part.key for part in found.parts)
            return AccessibleItem(found.name, _ROLES.List, found.place, children=keys)
        part = next((part for part in found.parts if part.key == path[1]), None)
        return None if part is None or len(path) > 2 else self._told(part)

    def _told(self, part: Part) -> AccessibleItem:
        can = part.spot is not None and not self._bench.is_locked
        press = partial(self._bench.press, part.spot) if can and part.spot is not None else None
        return AccessibleItem(part.name, _ROLES.ListItem, part.place, part.about, press, part.is_chosen)

    def focused(self) -> Path | None:
        spot = self._cursor.ringed
        if spot is None:
            return None
        for each in self._bench.lists():
            for part in each.parts:
                if part.spot == spot:
                    return each.key, part.key
        return None

    def take_focus(self, path: Path) -> None:
        for each in self._bench.lists():
            for part in each.parts:
                if (each.key, part.key) == path and part.spot is not None:
                    self._cursor.go_to(part.spot)
