"""The angles bench: four pieces are built up on a table seen in depth, until they look like the picture."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QGraphicsSceneMouseEvent

from enix_desktop.games.enigma.puzzles import angles
from enix_desktop.games.enigma.puzzles.angles import TABLE
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench import angles_words as words
from enix_desktop.ui.enigma.bench.angles_camera import VIEWS
from enix_desktop.ui.enigma.bench.angles_flat import CardItem, PictureItem, PlanItem
from enix_desktop.ui.enigma.bench.angles_items import (
    FALL,
    DepthItem,
    Group,
    TableItem,
    TrayItem,
)
from enix_desktop.ui.enigma.bench.angles_layout import Layout, camera, planned
from enix_desktop.ui.enigma.bench.angles_model import AnglesModel
from enix_desktop.ui.enigma.bench.angles_parts import HANDLES, LOOKS, STEPS, TURNS, told_lists
from enix_desktop.ui.enigma.bench.angles_pointer import Pointer
from enix_desktop.ui.enigma.bench.angles_shown import Shown, shown_of
from enix_desktop.ui.enigma.bench.angles_turns import Axis, seen_axis
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp, BenchKey, PartList
from enix_desktop.ui.enigma.bench.fragments_words import SHAPES
from enix_desktop.ui.enigma.bench.handles import HandleItem
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.cursor import ENTER
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot

_KEYS = {Qt.Key.Key_R: Axis.SPIN, Qt.Key.Key_T: Axis.EAST, Qt.Key.Key_F: Axis.SOUTH}
_LOOK_KEYS = {Qt.Key.Key_Q: 1, Qt.Key.Key_E: -1}
_BACK_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class AnglesBench(Bench):
    """A piece is taken in hand, turned and aimed; it comes down until it rests."""

    model: AnglesModel

    def __init__(self, model: AnglesModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        self.view = 0
        """By how many quarters one has walked round the table."""
        self._pointed: Spot | None = None
        self.plan = Layout()
        self._pointer = Pointer(self)
        wanted = {cell: model.wanted(cell) for cell in model.columns if model.wanted(cell) != TABLE}
        self.table, self.depth = TableItem(wanted), DepthItem()
        self.flat = PlanItem(model.width, model.height, wanted)
        self.picture = PictureItem(model.width, model.height, wanted)
        self.cards = {"picture": CardItem(True), "plan": CardItem(False)}
        self.trays = {name: TrayItem(name, number) for number, name in enumerate(model.names, 1)}
        self.handles = {
            name: HandleItem(Spot(Group.HANDLE, name), name, name == "down") for name in (*HANDLES, *LOOKS)
        }
        views = self.table, self.depth, *self.cards.values(), self.flat, self.picture
        for item in (*views, *self.trays.values(), *self.handles.values()):
            self.addItem(item)

    # Showing

    def arrange(self, room: QRectF) -> None:
        self.plan = plan = planned(room, len(self.trays), len(HANDLES))
        self.table.set_rect(plan.depth)
        self.depth.set_rect(plan.depth)
        for item, card, rect in (
            (self.flat, self.cards["plan"], plan.plan),
            (self.picture, self.cards["picture"], plan.picture),
        ):
            item.set_rect(rect)
            card.set_rect(rect)
        for tray, rect in zip(self.trays.values(), plan.trays, strict=True):
            tray.set_rect(rect)
        for name, rect in zip((*HANDLES, *LOOKS), (*plan.handles, *plan.looks), strict=True):
            self.handles[name].set_rect(rect)

    def shown(self) -> Shown:
        """The building, and the piece in hand above it."""
        return shown_of(self.model)

    def show_model(self) -> None:
        model, shown = self.model, self.shown()
        room = QRectF(self.depth.rect)
        side = camera(room, model.width, model.height, self.view)
        self.table.show_building(shown, side)
        self.depth.show_building(shown, side)
        self.flat.show_building(shown, side)
        self.picture.show_side(side)
        held, built = model.held, {each: order for order, each in enumerate(shown.standing, 1)}
        for piece, tray in self.trays.items():
            cubes = angles.cubes(model.pieces, piece, model.orientation(piece))
            tray.show_piece(cubes, self.view, built.get(model.digit(piece), 0))
            tray.set_ring("chosen" if held is not None and held.piece == piece else "")
        for name in HANDLES:
            self.handles[name].set_possible(held is not None and not self.is_locked)

    # The mouse

    @property
    def hand_cell(self) -> Point | None:
        return None if self.model.held is None else self.model.held.cell

    def column_at(self, point: QPointF) -> Point | None:
        """The column at a point of the table in depth, or of the plan."""
        if self.flat.sceneBoundingRect().contains(point):
            return self.flat.column_at(point)
        return self.depth.column_at(point) if self.plan.depth.contains(point) else None

    def piece_at(self, point: QPointF) -> str:
        """The piece that stands at a point of the table in depth, or on top in the plan."""
        if self.plan.depth.contains(point):
            found = self.depth.piece_at(point)
        else:
            column = self.flat.column_at(point)
            found = "" if column is None else self.flat.shown.tops.get(column, "")
        return self.model.names[int(found) - 1] if found else ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take in hand or aim; the right button puts back what is in hand."""
        point = event.scenePos()
        item = self._item_under(point)
        if event.button() == Qt.MouseButton.RightButton and not self.is_locked:
            self.let_go()
        elif event.button() != Qt.MouseButton.LeftButton or self.is_locked:
            return
        elif isinstance(item, TrayItem):
            event.accept()
            held = self.model.held
            if held is not None and held.piece == item.piece:
                self.let_go()
            else:
                self._pointer.press_tray(point, item.piece)
        elif isinstance(item, HandleItem):
            super().mousePressEvent(event)
        else:
            event.accept()
            self._pointer.press(point)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not self.is_locked:
            self._pointer.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self.is_locked:
            self._pointer.release(event.scenePos())  # first: what is released is no drag any more
        super().mouseReleaseEvent(event)

    @property
    def is_dragging(self) -> bool:
        return self._pointer.is_dragging

    def end_drag(self) -> None:
        super().end_drag()
        self._pointer.end()

    def can_drag(self, spot: Spot) -> bool:
        return spot.group is Group.PIECE

    # What can be done

    def hold(self, piece: str) -> None:
        """Take *piece* in hand, out of the building or from beside it."""
        self.model.hold(piece)
        self._pointed = Spot(Group.HAND, 0)
        self._say_hand()

    def _say_hand(self) -> None:
        self.depth.stop()
        self.refresh()
        self.told.emit(words.hand_words(self.depth.shown))

    def aim(self, cell: Point) -> bool:
        if not self.model.aim(cell):
            return False
        self._say_hand()
        return True

    def step(self, way: Point) -> bool:
        """Move the piece in hand by one column, as it is seen from above."""
        cell = self.hand_cell
        if cell is None:
            return False
        for _ in range(-self.view % VIEWS):
            way = way[1], -way[0]
        return self.aim((cell[0] + way[0], cell[1] + way[1]))

    def turn(self, steps: int) -> bool:
        return self.turn_about(Axis.SPIN, steps)

    def turn_about(self, axis: Axis, steps: int) -> bool:
        """Turn the piece in hand about an axis, as it is seen."""
        if self.is_locked or not self.model.turn(*seen_axis(axis, steps, self.view)):
            return False
        self._say_hand()
        return True

    def set_down(self) -> bool:
        """Let the piece in hand come down until it rests."""
        held = self.model.held
        if held is None:
            return False
        self.depth.let_fall(self.model.digit(held.piece), 0 if motion.is_reduced else self.pace(FALL))
        is_new = self.model.set_down()
        if not is_new:
            self.refresh()
            return True
        self._pointed = self._next_piece()
        told = words.piece_words(self.model, held.piece, self.shown())
        name = words.piece_name(self.model.digit(held.piece))
        return self.done(True, said("angles.told", SHAPES, name=name, place=told))

    def _next_piece(self) -> Spot:
        """Where the keyboard goes on: the first piece that is still beside the table."""
        names = self.model.names
        return Spot(Group.PIECE, next((name for name in names if not self.model.is_built(name)), names[0]))

    def take_back(self) -> bool:
        """Lay the piece in hand beside the table."""
        held = self.model.held
        if held is None:
            return False
        if not self.done(self.model.take_back(held.piece), said("angles.taken_back", SHAPES)):
            self.refresh()
        return True

    def look(self, steps: int) -> None:
        """Walk round the table by quarters; the building and the picture stay as they are."""
        self.view = (self.view + steps) % VIEWS
        self.depth.stop()
        self.refresh()
        self.told.emit(said(f"angles.side.{self.view}", SHAPES))

    def let_go(self) -> bool:
        if not self.model.let_go():
            return False
        self.refresh()
        return True

    def choose(self, spot: Spot) -> None:
        match spot.group:
            case Group.PIECE:
                self.hold(spot.key)
            case Group.HAND:
                self.set_down()
            case Group.STEP:
                self.step(STEPS[spot.key])
            case Group.CELL:
                self.aim(spot.key)
            case Group.HANDLE:
                self._do(spot.key)

    def _do(self, handle: str) -> None:
        if handle in TURNS:
            self.turn_about(*TURNS[handle])
        elif handle in LOOKS:
            self.look(LOOKS[handle])
        elif handle == "back":
            self.take_back()
        else:
            self.set_down()

    # The keyboard

    def take_pointed(self) -> Spot | None:
        pointed, self._pointed = self._pointed, None
        return pointed

    def spots(self) -> Sequence[Sequence[Spot]]:
        pieces = [Spot(Group.PIECE, name) for name in self.trays]
        looks = [Spot(Group.HANDLE, name) for name in LOOKS]
        if self.model.held is None:
            return [pieces, looks]
        # Arrows move the piece in hand, so that Tab alone leads on.
        handles = [Spot(Group.HANDLE, name) for name in HANDLES]
        return [[spot] for spot in (Spot(Group.HAND, 0), *pieces, *handles, *looks)]

    def on_arrow(self, direction: QPointF) -> bool:
        if self.model.held is None:
            return False
        self.step((round(direction.x()), round(direction.y())))
        return True

    def on_key(self, event: QKeyEvent) -> bool:
        number = digit(event)
        key = Qt.Key(event.key())
        if 0 <= number < len(self.trays):
            self.hold(self.model.names[number])
            return True
        if key in _KEYS:
            is_back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self.turn_about(_KEYS[key], -1 if is_back else 1)
        if event.key() in ENTER:
            return self.set_down()
        if key in _LOOK_KEYS:
            self.look(_LOOK_KEYS[key])
            return True
        return key in _BACK_KEYS and self.take_back()

    def keys(self) -> Sequence[BenchKey]:
        keys: Sequence[tuple[Sequence[Sequence[str]], str]] = (
            ((("1",), ("2",), ("3",), ("4",)), "hold"),
            ((("arrows",),), "move"),
            ((("R",), ("shift", "R"), ("wheel",)), "spin"),
            ((("T",), ("shift", "T")), "tip_right"),
            ((("F",), ("shift", "F")), "tip_left"),
            ((("enter",),), "down"),
            ((("backspace",),), "back"),
            ((("Q",), ("E",)), "look"),
        )
        return tuple(BenchKey(each, said(f"angles.key.{name}", SHAPES)) for each, name in keys)

    # Words

    def task(self) -> str:
        return said("angles.task", SHAPES)

    def left_words(self) -> str:
        return words.left_words(self.model, self.shown())

    def retranslate(self) -> None:
        for name, card in self.cards.items():
            card.show_title(said(f"angles.title.{name}", SHAPES))
        for name, handle in self.handles.items():
            handle.setToolTip(said(f"angles.tip.{name}", SHAPES))

    def lists(self) -> Sequence[PartList]:
        return told_lists(self)

    def outline(self, spot: Spot) -> QPainterPath:
        return self.depth.hand_outline() if spot.group is Group.HAND else super().outline(spot)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        match spot.group:
            case Group.PIECE:
                return self.trays[spot.key]
            case Group.HANDLE:
                return self.handles[spot.key]
            case Group.HAND:
                return self.depth
            case _:
                return None
