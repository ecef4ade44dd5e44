"""The fragments bench: seven pieces of thick paper that have to fill a hollow."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsObject, QGraphicsSceneMouseEvent

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench import fragments_words as words
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp, BenchKey, Part, PartList
from enix_desktop.ui.enigma.bench.fragments_art import piece_path
from enix_desktop.ui.enigma.bench.fragments_drag import Drag, landed, pivot_of, place_of
from enix_desktop.ui.enigma.bench.fragments_faults import Faults, faults
from enix_desktop.ui.enigma.bench.fragments_items import (
    FLIP,
    GLIDE,
    TURN,
    BoardItem,
    FaultItem,
    Group,
    PieceItem,
    SlotItem,
)
from enix_desktop.ui.enigma.bench.fragments_layout import Layout, planned
from enix_desktop.ui.enigma.bench.fragments_model import Fragment, FragmentsModel
from enix_desktop.ui.enigma.bench.handles import HandleItem
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot

HANDLES = ("turn_left", "turn_right", "flip", "back")
STEPS: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_BACK_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class FragmentsBench(Bench):
    """Pieces are dragged, turned and turned over; whatever is wrong is shown at once."""

    model: FragmentsModel

    def __init__(self, model: FragmentsModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        self.chosen: int | None = None
        self._ringed: Spot | None = None
        self._pointed: Spot | None = None
        self._grip: Drag | None = None
        self._pace: Callable[[int], int] = lambda milliseconds: milliseconds
        self._plan = Layout(1.0, QPointF())
        self._board = BoardItem(model.puzzle.outline, model.width, model.height)
        self._slots = [SlotItem(piece) for piece in range(len(model.now))]
        self.pieces = [PieceItem(piece) for piece in range(len(model.now))]
        self.handles = {name: HandleItem(Spot(Group.HANDLE, name), name) for name in HANDLES}
        self._faults = FaultItem()
        for item in (self._board, *self._slots, *self.pieces, *self.handles.values(), self._faults):
            self.addItem(item)

    # Showing

    @property
    def plan(self) -> Layout:
        """Where everything lies."""
        return self._plan

    def set_pace(self, duration: Callable[[int], int]) -> None:
        self._pace = duration

    def arrange(self, room: QRectF) -> None:
        model = self.model
        self._plan = planned(room, model.width, model.height, len(self.handles))
        self._board.setPos(self._plan.origin)
        self._faults.setPos(self._plan.origin)
        self._board.set_unit(self._plan.unit, self._plan.tray.left() - self._plan.board.right())
        for slot, rect in zip(self._slots, self._plan.slots, strict=True):
            slot.set_rect(rect, self._plan.unit)
        for handle, rect in zip(self.handles.values(), self._plan.handles, strict=True):
            handle.set_rect(rect)
        for piece, item in enumerate(self.pieces):
            self._shape(piece, self.lying(piece))
            item.place(self.place(piece), 0)

    def lying(self, piece: int) -> Fragment:
        """How *piece* lies, or would lie if it were dropped now."""
        drag = self._grip
        is_held = drag is not None and drag.piece == piece and drag.has_begun
        return drag.lying if drag is not None and is_held else self.model.now[piece]

    def place(self, piece: int, lying: Fragment | None = None) -> QPointF:
        """Where the upper left of the box of *piece* belongs."""
        lying = lying or self.model.now[piece]
        unit = self._plan.unit
        if lying.at is not None:
            return self._plan.origin + QPointF(lying.at[0] * unit, lying.at[1] * unit)
        box = self._box(piece, lying)
        return self._plan.slots[piece].center() - box.center()

    def _box(self, piece: int, lying: Fragment) -> QRectF:
        corners = self.model.corners(piece, replace(lying, at=None))
        return piece_path(corners, self._plan.unit).boundingRect()

    def _shape(self, piece: int, lying: Fragment) -> None:
        corners = self.model.corners(piece, replace(lying, at=None))
        self.pieces[piece].show_shape(corners, lying, self._plan.unit)

    def show_model(self) -> None:
        for piece, item in enumerate(self.pieces):
            is_chosen = piece == self.chosen and not self.is_locked
            item.set_ring("chosen" if is_chosen else "")
            if self._grip is None or self._grip.piece != piece or not self._grip.has_begun:
                self._show_piece(piece, item)
        for slot, lying in zip(self._slots, self.model.now, strict=True):
            slot.show_empty(lying.at is not None)
        for name, handle in self.handles.items():
            is_aside = self.chosen is None or self.model.now[self.chosen].at is None
            handle.set_possible(self.chosen is not None and not (name == "back" and is_aside))
        self._show_faults()

    def _show_piece(self, piece: int, item: PieceItem) -> None:
        before, now = item.lying, self.model.now[piece]
        target, unit = self.place(piece), self._plan.unit
        self._shape(piece, now)
        turns = (now.turn - before.turn + 1) % 4 - 1
        if before.flip != now.flip:
            item.place(target, 0)
            item.leaf(pivot_of(self.model, piece, now, unit), self._pace(FLIP))
        elif turns:
            item.place(target, 0)
            item.whirl(pivot_of(self.model, piece, now, unit), 90.0 * turns, self._pace(TURN))
        else:
            item.place(target, self._pace(GLIDE))

    def faults(self) -> Faults:
        """What is wrong with what lies there, the dragged piece where it would land."""
        drag = self._grip
        arrangement = self.model.now
        if drag is not None and drag.has_begun:
            arrangement = self.model.with_piece(drag.piece, drag.lying)
        return faults(self.model.pieces, self.model.puzzle, self.model.laid(arrangement))

    def _show_faults(self) -> None:
        drag, landing = self._grip, QPainterPath()
        if drag is not None and drag.has_begun and drag.lying.at is not None:
            landing = piece_path(self.model.corners(drag.piece, drag.lying), self._plan.unit)
        self._faults.show_faults(self.faults(), landing, self._plan.unit)

    # The mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A piece is chosen and may be dragged; a press on the bare bench chooses nothing."""
        item = self._item_under(event.scenePos())
        if self.is_locked or event.button() != Qt.MouseButton.LeftButton:
            return
        if not isinstance(item, PieceItem):
            super().mousePressEvent(event)
            if item is None:
                self.let_go()
            return
        event.accept()
        item.stop()
        lying, point = self.model.now[item.piece], event.scenePos()
        grip = point - item.pos() - pivot_of(self.model, item.piece, lying, self._plan.unit)
        self._grip = Drag(item.piece, lying, grip, point, point)
        self._choose(item.piece)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick clicks turn a piece over."""
        item = self._item_under(event.scenePos())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if isinstance(item, PieceItem) and not self.is_locked and is_left:
            event.accept()
            self._choose(item.piece)
            self.flip()
        else:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if self._grip is None:
            return
        drag = replace(self._grip, mouse=event.scenePos())
        if not drag.has_begun:
            if (drag.mouse - drag.start).manhattanLength() < QApplication.startDragDistance():
                return
            drag = replace(drag, has_begun=True)
            self.pieces[drag.piece].lift(True)
        self._follow(drag)

    def _follow(self, drag: Drag) -> None:
        """Show the dragged piece, and what would be if it were dropped."""
        before = self._grip
        self._grip = landed(self.model, drag, self._plan)
        self.pieces[drag.piece].setPos(place_of(self.model, self._grip, self._plan.unit))
        if before is None or before.lying != self._grip.lying or not before.has_begun:
            self._show_faults()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._grip is None:
            super().mouseReleaseEvent(event)
            return
        drag = self._grip
        self.end_drag()
        if drag.has_begun and not self.done(self.model.put(drag.piece, drag.lying), self._told(drag.piece)):
            self.show_model()

    def can_drag(self, spot: Spot) -> bool:
        return spot.group is Group.PIECE

    @property
    def is_dragging(self) -> bool:
        return self._grip is not None and self._grip.has_begun

    def end_drag(self) -> None:
        super().end_drag()
        if self._grip is not None:
            item, self._grip = self.pieces[self._grip.piece], None
            item.lift(False)
            item.lying = self.model.now[item.piece]

    # What can be done

    @property
    def ringed(self) -> Spot | None:  # type: ignore[override]  # the keyboard's ring chooses what it is around
        return self._ringed

    @ringed.setter
    def ringed(self, spot: Spot | None) -> None:
        self._ringed = spot
        if spot is not None and spot.group is Group.PIECE and spot.key != self.chosen and not self.is_locked:
            self.chosen = spot.key
            self.refresh()

    def take_pointed(self) -> Spot | None:
        pointed, self._pointed = self._pointed, None
        return pointed

    def _choose(self, piece: int) -> None:
        self._pointed = Spot(Group.PIECE, piece)
        if piece != self.chosen:
            self.chosen = piece
            self.refresh()

    def choose(self, spot: Spot) -> None:
        match spot.group:
            case Group.PIECE:
                self._choose(spot.key)
                self.told.emit(self._told(spot.key))
            case Group.HANDLE:
                self._do(spot.key)
            case Group.STEP:
                self.step(STEPS[spot.key])
            case Group.SQUARE if self.chosen is not None:
                piece = self.chosen
                self._put(piece, replace(self.model.now[piece], at=spot.key))

    def _do(self, handle: str) -> None:
        match handle:
            case "turn_left" | "turn_right":
                self.turn(1 if handle == "turn_right" else -1)
            case "flip":
                self.flip()
            case "back":
                self.take_back()

    def turn(self, steps: int) -> bool:
        """Turn the dragged piece, or the chosen one, by quarter turns clockwise."""
        if self.is_locked:
            return False
        drag = self._grip
        if drag is not None and drag.has_begun:
            self._turn_dragged(self.model.turned(drag.piece, drag.lying, steps), 90.0 * steps)
            return True
        if self.chosen is None:
            return False
        piece = self.chosen
        return self._put(piece, self.model.turned(piece, self.model.now[piece], steps), False)

    def flip(self) -> bool:
        """Turn the dragged piece, or the chosen one, over."""
        drag = self._grip
        if drag is not None and drag.has_begun:
            self._turn_dragged(self.model.turned_over(drag.piece, drag.lying), None)
            return True
        if self.chosen is None:
            return False
        return self._put(self.chosen, self.model.turned_over(self.chosen, self.model.now[self.chosen]), False)

    def _turn_dragged(self, lying: Fragment, degrees: float | None) -> None:
        assert self._grip is not None
        drag = replace(self._grip, lying=lying)
        item = self.pieces[drag.piece]
        item.stop()
        self._shape(drag.piece, lying)
        self._follow(drag)
        pivot = pivot_of(self.model, drag.piece, lying, self._plan.unit)
        if degrees is None:
            item.leaf(pivot, self._pace(FLIP))
        else:
            item.whirl(pivot, degrees, self._pace(TURN))

    def take_back(self) -> bool:
        """Lay the chosen piece beside the grid again."""
        if self.chosen is None:
            return False
        return self._put(self.chosen, replace(self.model.now[self.chosen], at=None))

    def step(self, way: Point) -> bool:
        """Move the chosen piece by one step of the grid; from beside it, to the middle."""
        if self.chosen is None:
            return False
        piece, lying = self.chosen, self.model.now[self.chosen]
        if lying.at is None:
            corners = self.model.corners(piece)
            wide, high = max(x for x, _ in corners), max(y for _, y in corners)
            at = (self.model.width - wide) // 2, (self.model.height - high) // 2
        else:
            at = lying.at[0] + way[0], lying.at[1] + way[1]
        return self._put(piece, replace(lying, at=at))

    def _put(self, piece: int, lying: Fragment, is_clamped: bool = True) -> bool:
        lying = self.model.clamped(piece, lying) if is_clamped else lying
        return self.done(self.model.put(piece, lying), self._told(piece))

    def let_go(self) -> bool:
        if self.chosen is None:
            return False
        self.chosen = None
        self.refresh()
        return True

    # The keyboard

    def spots(self) -> Sequence[Sequence[Spot]]:
        handles = [(handle.spot,) for handle in self.handles.values() if handle.is_possible]
        return [*((Spot(Group.PIECE, item.piece),) for item in self.pieces), *handles]  # type: ignore[list-item]

    def on_arrow(self, direction: QPointF) -> bool:
        if self.chosen is None:
            return False
        self.step((round(direction.x()), round(direction.y())))
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        number = digit(event)
        if 0 <= number < len(self.pieces):
            self._choose(number)
            self.told.emit(self._told(number))
            return True
        is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_R:
            return self.turn(-1 if is_back else 1)
        if event.key() == Qt.Key.Key_F:
            return self.flip()
        return event.key() in _BACK_KEYS and self.take_back()

    def keys(self) -> Sequence[BenchKey]:
        said_of = "fragments.key"
        return (
            BenchKey((("1",), ("…",), ("7",)), said(f"{said_of}.choose", words.SHAPES)),
            BenchKey((("arrows",),), said(f"{said_of}.move", words.SHAPES)),
            BenchKey((("R",), ("shift", "R"), ("wheel",)), said(f"{said_of}.turn", words.SHAPES)),
            BenchKey((("F",),), said(f"{said_of}.flip", words.SHAPES)),
            BenchKey((("backspace",),), said(f"{said_of}.back", words.SHAPES)),
        )

    # Words

    def task(self) -> str:
        return said("fragments.task", words.SHAPES)

    def left_words(self) -> str:
        return words.left_words(self.model, self.faults())

    def _told(self, piece: int) -> str:
        told = words.place_words(self.model, piece, self.faults())
        return said("fragments.told", words.SHAPES, name=words.piece_name(piece), place=told)

    def retranslate(self) -> None:
        for name, handle in self.handles.items():
            handle.setToolTip(said(f"fragments.tip.{name}", words.SHAPES))

    def lists(self) -> Sequence[PartList]:
        found = self.faults()
        pieces = [
            Part(
                piece,
                words.numbered_name(piece),
                self.pieces[piece].sceneBoundingRect(),
                Spot(Group.PIECE, piece),
                words.place_words(self.model, piece, found),
                piece == self.chosen,
            )
            for piece in range(len(self.pieces))
        ]
        heads = {key: said(f"fragments.list.{key}", words.SHAPES) for key in ("pieces", "handles", "squares")}
        return (
            PartList("pieces", heads["pieces"], self._plan.tray, pieces),
            PartList("handles", heads["handles"], self._plan.tray, self._handle_parts()),
            PartList("squares", heads["squares"], self._plan.board, self._square_parts()),
        )

    def _handle_parts(self) -> list[Part]:
        if self.chosen is None:
            return []
        possible = [name for name, handle in self.handles.items() if handle.is_possible]
        return [
            *(
                Part(
                    name,
                    said(f"fragments.do.{name}", words.SHAPES),
                    self.handles[name].sceneBoundingRect(),
                    Spot(Group.HANDLE, name),
                )
                for name in possible
            ),
            *(
                Part(
                    name, said(f"fragments.do.{name}", words.SHAPES), self._plan.board, Spot(Group.STEP, name)
                )
                for name in STEPS
            ),
        ]

    def _square_parts(self) -> list[Part]:
        ground, unit, origin = words.Ground(self.model), self._plan.unit, self._plan.origin
        is_chosen = self.chosen is not None
        about = said("fragments.put_here", words.SHAPES) if is_chosen else ""
        return [
            Part(
                (x, y),
                ground.square((x, y)),
                QRectF(origin.x() + x * unit, origin.y() + y * unit, unit, unit),
                Spot(Group.SQUARE, (x, y)) if is_chosen else None,
                about,
            )
            for y in range(self.model.height)
            for x in range(self.model.width)
        ]

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        if spot.group is Group.PIECE:
            return self.pieces[spot.key]
        return self.handles.get(spot.key) if spot.group is Group.HANDLE else None
