"""The marks of what was done last: on the board, at the stacks and at the places, until the next move."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.engine.rules import Event
from enix_desktop.ui.enix.card_marks import CARD
from enix_desktop.ui.enix.palette import PawnLook
from enix_desktop.ui.enix.place_item import BELOW_CAPTION
from enix_desktop.ui.enix.trace_items import GainItem, PieceChip, TraceItem
from enix_desktop.ui.enix.traces import Trace, Tracer
from enix_desktop.ui.scene.items import remove

if TYPE_CHECKING:
    from enix_desktop.ui.enix.table_scene import TableScene

CHIPS_Z = 25.0
"""Above stacks and places, below the hand."""


class MoveMarks:
    """Shows traces on the table; only what everybody has seen is in a trace."""

    def __init__(self, scene: "TableScene", looks: Sequence[PawnLook]) -> None:
        self._scene, self._looks = scene, looks
        self._tracer = Tracer()
        self._items: list[QGraphicsItem] = []
        self.shown: tuple[Trace, ...] = ()
        """What is marked, the earliest first."""

    def anew(self, happened: Iterable[Event]) -> None:
        """Mark the last move of a game of which all this was told."""
        self._tracer = Tracer()
        self._tracer.follow(happened)
        self.show_last()

    def follow(self, happened: Iterable[Event]) -> None:
        """The game went on: if a move was made, it is the last one now."""
        if self._tracer.follow(happened):
            self.show_last()

    def show_last(self) -> None:
        """Mark the last move."""
        last = self._tracer.last
        self.show(() if last is None else (last,))

    def show(self, traces: Sequence[Trace]) -> None:
        """Mark these moves instead of the last one."""
        self.shown = tuple(traces)
        self.draw()

    def make_way(self) -> None:
        """Hide the marks while something moves."""
        remove(self._items)
        self._items = []

    def draw(self) -> None:
        """Put the marks where the things are now."""
        self.make_way()
        for trace in self.shown:
            self._items.append(TraceItem(self._scene.board, trace, self._looks[trace.seat]))
            self._mark_stacks(trace)
            self._mark_places(trace)

    def _mark_stacks(self, trace: Trace) -> None:
        scene = self._scene
        marked: list[QGraphicsItem] = [scene.stacks[position] for position in sorted(trace.stacks)]
        if trace.has_discarded:
            marked.append(scene.pile)
        for item in marked:
            chip = PieceChip(self._looks[trace.seat])
            self._add(chip, item.mapToScene(CARD.bottomRight() + QPointF(-6, -10)))

    def _mark_places(self, trace: Trace) -> None:
        below = dict.fromkeys(range(len(self._scene.places)), 0)
        for (seat, energy), gain in sorted(trace.gains.items()):
            if gain == 0:
                continue
            place = self._scene.places[seat]
            if place.shows_back(energy):
                back = place.back(energy)
                spot = QPointF(back.center().x(), max(back.top() + 6, BELOW_CAPTION))
            else:
                spot = place.aside + QPointF(0, 24 * below[seat])
                below[seat] += 1
            self._add(GainItem(energy, gain), place.mapToScene(spot))

    def _add(self, item: QGraphicsItem, spot: QPointF) -> None:
        item.setPos(spot)
        item.setZValue(CHIPS_Z)
        self._scene.addItem(item)
        self._items.append(item)
