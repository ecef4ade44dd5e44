"""What is seen on the fragments bench, and how the mouse drags pieces on it."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from enix_desktop.ui.enigma.bench import fragments_words as words
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp
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
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot

HANDLES = ("turn_left", "turn_right", "flip", "back")


class FragmentsSurface(Bench):
    """Shows the pieces, and lets the mouse drag them; whatever is wrong is shown at once."""

    model: FragmentsModel

    def __init__(self, model: FragmentsModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        self.chosen: int | None = None
        self._grip: Drag | None = None
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

    def lasts(self, milliseconds: int) -> int:
        """How long a motion takes."""
        return 0 if motion.is_reduced else self.pace(milliseconds)

    def choose_piece(self, piece: int) -> None:
        """The mouse takes hold of *piece*."""
        raise NotImplementedError

    def flip(self) -> bool:
        """Turn the dragged piece, or the chosen one, over."""
        raise NotImplementedError

    def place_words(self, piece: int) -> str:
        """Which piece lies where."""
        found = self.faults()
        place, left = words.place_words(self.model, piece, found), words.left_words(self.model, found)
        name = words.piece_name(piece)
        return said("fragments.told", words.SHAPES, name=name, place=place, left=left)

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
            item.leaf(pivot_of(self.model, piece, now, unit), self.lasts(FLIP))
        elif turns:
            item.place(target, 0)
            item.whirl(pivot_of(self.model, piece, now, unit), 90.0 * turns, self.lasts(TURN))
        else:
            item.place(target, self.lasts(GLIDE))

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
        self.choose_piece(item.piece)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick clicks turn a piece over."""
        item = self._item_under(event.scenePos())
        is_left = event.button() == Qt.MouseButton.LeftButton
        if isinstance(item, PieceItem) and not self.is_locked and is_left:
            event.accept()
            self.choose_piece(item.piece)
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
        if drag.has_begun and not self.put(drag.piece, drag.lying):
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

    def put(self, piece: int, lying: Fragment) -> bool:
        """Let *piece* lie so, and say where it lies then."""
        is_new = self.model.put(piece, lying)
        return self.done(is_new, self.place_words(piece) if is_new else "")

    def turn_dragged(self, lying: Fragment, degrees: float | None) -> None:
        """Let the dragged piece lie like *lying*: turned by so many *degrees*, or None turned over."""
        assert self._grip is not None
        drag = replace(self._grip, lying=lying)
        item = self.pieces[drag.piece]
        item.stop()
        self._shape(drag.piece, lying)
        self._follow(drag)
        pivot = pivot_of(self.model, drag.piece, lying, self._plan.unit)
        if degrees is None:
            item.leaf(pivot, self.lasts(FLIP))
        else:
            item.whirl(pivot, degrees, self.lasts(TURN))
