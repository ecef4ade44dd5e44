"""The marks of what was done last: on the board, at the stacks and at the places, until the next move."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.engine.rules import Event
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.place_item import PlaceItem
from enix_desktop.ui.enix.stack_item import PileItem, StackItem
from enix_desktop.ui.enix.trace_items import GainItem, PieceChip, TraceItem
from enix_desktop.ui.enix.traces import Trace, Tracer
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.pieces import PawnLook

CHIPS_Z = 25.0
"""Above stacks and places, below the hand."""

_Mark = tuple[Hashable, Callable[[], QGraphicsItem]]
"""All that a mark shows, and how it is made."""


class MoveMarks:
    """Shows traces on the table; only what everybody has seen is in a trace."""

    def __init__(
        self,
        board: BoardItem,
        stacks: Sequence[StackItem],
        pile: PileItem,
        places: Sequence[PlaceItem],
        pawn_looks: Sequence[PawnLook],
        *,
        room: Callable[[], QRectF],
    ) -> None:
        """*room* is the board's in the scene."""
        self._room = room
        self._board, self._stacks, self._pile, self._places = board, stacks, pile, places
        self._pawn_looks = pawn_looks
        self._tracer = Tracer()
        self._items: dict[Hashable, QGraphicsItem] = {}
        """The marks on the table, each by all that it shows and where."""
        self.shown: tuple[Trace, ...] = ()
        """What is marked, the earliest first."""

    def reset(self, happened: Iterable[Event]) -> None:
        """Mark the last move of a game with these events."""
        self._tracer = Tracer()
        self._tracer.follow(happened)
        self.show_last()

    def follow(self, happened: Iterable[Event]) -> None:
        """The game went on: if a move was made, it is the last one now."""
        if self._tracer.follow(happened):
            self.show_last()

    def show_last(self) -> None:
        last = self._tracer.last
        self.show(() if last is None else (last,))

    def show(self, traces: Sequence[Trace]) -> None:
        """Mark these moves instead of the last one."""
        self.shown = tuple(traces)
        self.draw()

    def items(self) -> list[QGraphicsItem]:
        return list(self._items.values())

    def make_way(self) -> None:
        """Hide the marks while something moves."""
        remove(self._items.values())
        self._items = {}

    def look_around(self) -> None:
        """The board has moved in its room."""
        for item in self._items.values():
            if isinstance(item, TraceItem):
                item.look_around()

    def draw(self) -> None:
        """Put the marks where the things are now.

        A mark that is there already stays: while six people lay cards, the table is shown again and again,
        and painting a mark of the size of the board costs more than a frame has time for.
        """
        wanted = {key: make for trace in self.shown for key, make in self._wanted(trace)}
        remove(item for key, item in self._items.items() if key not in wanted)
        self._items = {key: self._items.get(key) or make() for key, make in wanted.items()}
        self.look_around()

    def _wanted(self, trace: Trace) -> Iterator["_Mark"]:
        board, pawn = self._board, self._pawn_looks[trace.seat]
        places = [(energy, *tile.pos().toTuple()) for energy, tile in board.tiles.items()]
        yield (trace.moved(), *places), partial(TraceItem, board, trace, pawn, self._room)
        for item in self._marked_stacks(trace):
            spot = item.mapToScene(CARD.bottomRight() + QPointF(-6, -10))
            yield (trace.seat, *spot.toTuple()), partial(self._put, PieceChip, spot, pawn)
        yield from self._gains(trace)

    def _marked_stacks(self, trace: Trace) -> Iterator[QGraphicsItem]:
        for position in sorted(trace.stacks):
            yield self._stacks[position]
        if trace.has_discarded:
            yield self._pile

    def _gains(self, trace: Trace) -> Iterator["_Mark"]:
        aside = dict.fromkeys(range(len(self._places)), 0)
        for (seat, energy), gain in sorted(trace.gains.items()):
            if gain == 0:
                continue
            place = self._places[seat]
            if place.shows_back(energy):
                spot = place.below(energy)
            else:
                spot = place.aside + QPointF(28 * aside[seat], 0)
                aside[seat] += 1
            spot = place.mapToScene(spot)
            yield (energy, gain, *spot.toTuple()), partial(self._put, GainItem, spot, energy, gain)

    def _put(self, kind: Callable[..., QGraphicsItem], spot: QPointF, *shown: object) -> QGraphicsItem:
        item = kind(*shown)
        item.setPos(spot)
        item.setZValue(CHIPS_Z)
        self._board.scene().addItem(item)
        return item
