"""A bench: the surface on which a puzzle lies, what can be done there, and how it is told."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent

from enix_desktop.ui.enigma.bench.ground import paint_bench
from enix_desktop.ui.enigma.bench.model import BenchModel
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.pointed_scene import PointedScene
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.theme import current_theme

RING_MARGIN = 3.0
"""How far the ring of the keyboard lies outside of a thing."""
_ROLES = QAccessible.Role


@dataclass(frozen=True, slots=True)
class BenchHelp:
    """What helps while solving, as the table has agreed."""

    shows_sums: bool = True
    """Whether the benches count and compare for the player."""
    has_hints: bool = False
    """Only alone (E8)."""
    has_figures: bool = True
    """Whether times are written as figures: never while people solve one after the other (T7)."""
    has_timer: bool = True
    """Whether a sand timer stands beside the bench: never alone, nor when persons take turns (T7)."""


@dataclass(frozen=True, slots=True)
class BenchKey:
    """Keys of a bench, each alternative as a whole, and what they do."""

    keys: Sequence[Sequence[str]]
    words: str


@dataclass(frozen=True, slots=True)
class Part:
    """Something on a bench as a screen reader finds it; choosing it does what a click on *spot* does."""

    key: Hashable
    name: str
    place: QRectF
    spot: Spot | None = None
    about: str = ""
    is_chosen: bool = False


@dataclass(frozen=True, slots=True)
class PartList:
    """Things that lie together."""

    key: Hashable
    name: str
    place: QRectF
    parts: Sequence[Part]


class Bench(PointedScene):
    """Shows a model and changes it; a kind of puzzle fills in the rest.

    To be filled in: `arrange`, `show_model`, `spots`, `choose`, `lists`, `item_at`, `task`, `left_words`;
    where they mean something also `keys`, `drop`, `copy_of`, `can_drag`, `on_key`, `turn`, `let_go`.
    """

    changed = Signal()
    """Something lies or is chosen that did not before."""
    told = Signal(str)
    """What just happened, for those who do not see it."""
    solved = Signal(object)
    """The solution that lies there (Z2)."""

    def __init__(self, model: BenchModel[Any], help: BenchHelp) -> None:
        super().__init__()
        self.model, self.help = model, help
        self.is_locked = False
        """Whether nothing can be moved any more."""
        self.room = QRectF()
        self.pace: Callable[[int], int] = lambda milliseconds: milliseconds
        """How long something lasts that usually lasts so many milliseconds."""
        self.may_drag = lambda spot: not self.is_locked and self.can_drag(spot)
        self.pressed.connect(self.press)
        self.dropped.connect(self._on_dropped)
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        for item in self.items():
            item.update()  # what is kept as a picture has the old colours

    # What a kind of bench fills in

    def arrange(self, room: QRectF) -> None:
        """Give everything its place in *room*, a part of the scene."""
        raise NotImplementedError

    def show_model(self) -> None:
        """Show exactly what the model says."""
        raise NotImplementedError

    def spots(self) -> Sequence[Sequence[Spot]]:
        """Where the keyboard can go, group by group."""
        raise NotImplementedError

    def choose(self, spot: Spot) -> None:
        """A click, Enter or a screen reader chose *spot*."""
        raise NotImplementedError

    def lists(self) -> Sequence[PartList]:
        """Everything on the bench in words."""
        raise NotImplementedError

    def task(self) -> str:
        """What this puzzle asks for, in a sentence or two."""
        raise NotImplementedError

    def left_words(self) -> str:
        """What is still to be done, shortly."""
        raise NotImplementedError

    def hint_words(self, before: Any) -> str:
        """What a hint has laid, where the model was *before* it."""
        return ""

    def keys(self) -> Sequence[BenchKey]:
        """The keys that only this bench has."""
        return ()

    def can_drag(self, spot: Spot) -> bool:
        """Whether what lies at *spot* can be dragged."""
        return False

    def drop(self, source: Spot, target: Spot | None) -> None:
        """What lay at *source* was dragged to *target*, or to no place at all."""

    def on_key(self, event: QKeyEvent) -> bool:
        """A key was pressed; return whether it meant something. The ring is around `ringed`."""
        return False

    def on_arrow(self, direction: QPointF) -> bool:
        """An arrow was pressed; return whether it moved something instead of the ring."""
        return False

    def take_pointed(self) -> Spot | None:
        """Where the ring of the keyboard has to go, if anywhere; asked once."""
        pointed, self.pointed = self.pointed, None
        return pointed

    def turn(self, steps: int) -> bool:
        """The wheel or a key turns what is chosen; return whether anything is."""
        return False

    def let_go(self) -> bool:
        """Choose nothing any more; return whether anything was chosen."""
        return False

    # What all benches share

    ringed: Spot | None = None
    """What the ring of the keyboard is around, while the keyboard is in use."""
    dropped_at: QPointF | None = None
    """Where something is being dropped at this moment: there its way begins, and not where it was before."""
    pointed: Spot | None = None
    """Where that ring has to go next, if it is to go anywhere."""

    def press(self, spot: Spot) -> None:
        """A click, unless the bench is locked."""
        if not self.is_locked:
            self.choose(spot)

    def done(self, is_new: bool, words: str = "") -> bool:
        """Show what was just done to the model, tell it in *words*, and see whether the puzzle is solved."""
        if not is_new:
            return False
        self.refresh()
        if words:
            self.told.emit(words)
        solution = None if self.is_locked else self.model.solution()
        if solution is not None:
            self.lock()
            self.solved.emit(solution)
        return True

    def refresh(self) -> None:
        """Show the model, as soon as there is room for it, and say that it is otherwise than before."""
        if not self.room.isNull():
            self.show_model()
        self.rearranged.emit()
        self.changed.emit()

    def lock(self) -> None:
        """Nothing can be moved any more."""
        self.end_drag()
        self.let_go()
        self.is_locked = True
        self.refresh()

    def set_pace(self, duration: Callable[[int], int]) -> None:
        self.pace = duration

    def undo(self) -> bool:
        return self._step(self.model.undo, "told.undone")

    def redo(self) -> bool:
        return self._step(self.model.redo, "told.redone")

    def reset(self) -> bool:
        return self._step(self.model.reset, "told.reset")

    def lay_hint(self) -> bool:
        """Lay one piece of a solution (E8)."""
        before = self.model.now
        is_laid = self._step(self.model.hint, "told.hint")
        if is_laid and not self.is_locked:
            self.told.emit(self.hint_words(before))
        return is_laid

    def _step(self, step: Callable[[], bool], key: str) -> bool:
        if self.is_locked:
            return False
        self.end_drag()
        return self.done(step(), said(key))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.dropped_at = event.scenePos() if self.is_dragging else None
        super().mouseReleaseEvent(event)
        self.dropped_at = None

    def _on_dropped(self, source: Spot, target: Spot | None) -> None:
        if not self.is_locked:
            self.drop(source, target)

    # What the table asks of a scene

    @property
    def board_room(self) -> QRectF:
        """Nothing here is panned."""
        return QRectF()

    def resize(self, size: QSizeF) -> None:
        self.room = QRectF(QPointF(), size)
        self.setSceneRect(self.room)
        self.arrange(self.room)
        self.refresh()

    set_size = resize

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        paint_bench(painter, room)

    def outline(self, spot: Spot) -> QPainterPath:
        item = self.item_at(spot)
        return item.outline(RING_MARGIN) if isinstance(item, ThingItem) else QPainterPath()

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        raise NotImplementedError
