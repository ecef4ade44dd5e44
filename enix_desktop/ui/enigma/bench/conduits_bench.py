"""The conduits bench: pieces go from the stock onto cells and are turned until no channel is open."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp, BenchKey, Part, PartList
from enix_desktop.ui.enigma.bench.conduits_art import SIZE
from enix_desktop.ui.enigma.bench.conduits_items import (
    CellItem,
    EndsItem,
    Group,
    PieceItem,
    PlateItem,
)
from enix_desktop.ui.enigma.bench.conduits_model import ConduitsModel, Lying
from enix_desktop.ui.enigma.bench.conduits_stock import StockItem
from enix_desktop.ui.enigma.bench.conduits_words import ConduitsWords
from enix_desktop.ui.enigma.bench.words import listed, said, said_count
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.table.spots import Spot

MOVE_MS = 170
_EDGE = 14.0
_LARGEST = 118.0
"""No cell is larger."""
_FRAME = 0.56
"""How wide the frame is, in cells."""
_PLATE_SHARE = 0.62
"""Of the width, at most."""


class ConduitsBench(Bench):
    """Shows a ConduitsModel."""

    model: ConduitsModel

    def __init__(self, model: ConduitsModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        pipes = model.pieces.pipes
        self.plate, self.ends = PlateItem(model.puzzle.ports), EndsItem()
        self.cells = {cell: CellItem(cell) for cell in sorted(model.puzzle.cells, key=lambda at: at[::-1])}
        self.tray = StockItem(model.stock, [pipes[piece].sides for piece in model.puzzle.out])
        self.pieces = {piece: PieceItem(piece, pipes[piece].sides, None) for piece in model.stock}
        self.words = ConduitsWords(model)
        self.chosen: str | None = None
        """The piece that the wheel turns and that goes where somebody clicks."""
        self._carried: PieceItem | None = None
        """What follows the mouse."""
        self._places: dict[Point, QRectF] = {}
        self._side = self._small = SIZE
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MOVE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_glide)
        for item in (self.plate, self.tray, *self.cells.values(), *self.pieces.values(), self.ends):
            self.addItem(item)

    # What lies where

    def arrange(self, room: QRectF) -> None:
        xs, ys = [x for x, _ in self.cells], [y for _, y in self.cells]
        columns, rows = max(xs) - min(xs) + 1 + 2 * _FRAME, max(ys) - min(ys) + 1 + 2 * _FRAME
        free = room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        self._side = side = min(free.height() / rows, free.width() * _PLATE_SHARE / columns, _LARGEST)
        wide, high = columns * side, rows * side
        tray_wide = min(free.width() - wide - _EDGE, 3 * _LARGEST)
        left = free.left() + max(0.0, (free.width() - wide - _EDGE - tray_wide) / 2)
        plate = QRectF(left, free.center().y() - high / 2, wide, high)
        origin = plate.topLeft() + QPointF(_FRAME - min(xs), _FRAME - min(ys)) * side
        self._places = {
            (x, y): QRectF(origin.x() + x * side, origin.y() + y * side, side, side) for x, y in self.cells
        }
        for cell, place in self._places.items():
            self.cells[cell].set_rect(place)
        self.plate.lay_out(plate, side, self._places)
        tray = QRectF(plate.right() + _EDGE, free.top(), tray_wide, free.height())
        self._small = self.tray.lay_out(tray, side, high)
        self._show_marks()
        self._settle()

    def _settle(self) -> None:
        """Every piece is where it belongs."""
        self._clock.stop()
        for piece, item in self.pieces.items():
            item.goal, item.start = self._goal(piece), None
            item.glide(1.0)

    def _goal(self, piece: str) -> tuple[QPointF, float, float]:
        """Where *piece* belongs, how large and how it is turned."""
        lying = self.model.lying(piece)
        if lying.at is None:
            return self.tray.slot(piece), self._small / SIZE, 90.0 * lying.turn
        return self._places[lying.at].center(), self._side / SIZE, 90.0 * lying.turn

    def _on_glide(self, share: float) -> None:
        for item in self.pieces.values():
            item.glide(share)
        self.rearranged.emit()

    def show_model(self) -> None:
        closed = self.model.closed if self.help.shows_sums else frozenset()
        for piece, item in self.pieces.items():
            at = self.model.lying(piece).at
            item.spot = Spot(Group.STOCK, piece) if at is None else Spot(Group.CELL, at)
            item.set_ring("chosen" if piece == self.chosen else "")
            item.setZValue(10 if piece == self.chosen else 5)
            item.show_lit(piece in closed)
        self.tray.show_left(self.model.left_over)
        self._show_marks()
        if not self.room.isEmpty():
            self._start_moving()

    def _show_marks(self) -> None:
        ends = self.model.open_ends
        self.plate.show_ends(ends)
        if self._places:
            self.ends.show_ends(ends, self._places, self._side)

    def _start_moving(self) -> None:
        lasts = self.pace(MOVE_MS)
        if motion.is_reduced or lasts == 0:
            self._settle()
            return
        is_moving = False
        for piece, item in self.pieces.items():
            goal = self._goal(piece)
            if goal == item.goal:
                continue
            at = self.dropped_at if self.dropped_at is not None and piece == self.chosen else item.pos()
            angle = item.rotation()
            while angle - goal[2] > 180:  # the short way round
                angle -= 360
            while angle - goal[2] < -180:
                angle += 360
            item.start, item.goal, is_moving = (at, item.scale(), angle), goal, True
        if is_moving:
            self._clock.stop()
            self._clock.setDuration(lasts)
            self._clock.start()

    # What can be done

    def spots(self) -> Sequence[Sequence[Spot]]:
        stock = [piece for piece in self.model.stock if self.model.lying(piece).at is None]
        back = [Spot(Group.TRAY, 0)] if self._laid_choice is not None else []
        cells = [Spot(Group.CELL, cell) for cell in self.cells]
        return [Spot(Group.STOCK, piece) for piece in stock] + back, cells

    @property
    def _laid_choice(self) -> str | None:
        """The chosen piece, if it lies on a cell."""
        is_laid = self.chosen is not None and self.model.lying(self.chosen).at is not None
        return self.chosen if is_laid else None

    def choose(self, spot: Spot) -> None:
        if spot.group is Group.STOCK:
            self._choose_piece(spot.key)
        elif spot.group is Group.TRAY:
            if self._laid_choice is not None:
                self._take(self._laid_choice)
        else:
            self._choose_cell(spot.key)

    def _choose_cell(self, cell: Point) -> None:
        laid = self.model.piece_at(cell)
        if laid is not None and (laid == self.chosen or self.chosen is None or self._laid_choice is not None):
            self._choose_piece(laid)
        elif self.chosen is None:
            self.told.emit(said("conduits.how"))
        else:
            self._put(self.chosen, cell)

    def _choose_piece(self, piece: str) -> None:
        """Choose *piece*; once more turns it."""
        if piece == self.chosen:
            self.turn(1)
            return
        self.chosen = piece
        self.refresh()
        self.told.emit(said("conduits.chosen", piece=self.words.piece(piece)))

    def _put(self, piece: str, cell: Point) -> None:
        self.chosen = piece
        if self.done(self.model.put(piece, cell)):
            self._tell_cell(cell)

    def _take(self, piece: str) -> None:
        cell = self.model.lying(piece).at
        if cell is not None:
            self.pointed = Spot(Group.CELL, cell)
            self.done(self.model.take(piece), said("conduits.taken"))

    def turn(self, steps: int) -> bool:
        return self._turn_piece(self.chosen, steps)

    def _turn_piece(self, piece: str | None, steps: int) -> bool:
        if piece is None or self.is_locked:
            return False
        cell = self.model.lying(piece).at
        is_new = self.done(self.model.turn(piece, steps))
        if self._carried is not None:
            self._carried.setRotation(90.0 * self.model.lying(piece).turn)
        if is_new and cell is not None:
            self._tell_cell(cell)
        elif is_new:
            self.told.emit(self.words.piece(piece))
        return True

    def _tell_cell(self, cell: Point) -> None:
        if not self.is_locked:
            self.told.emit(f"{self.words.cell(cell)} {self.left_words()}.")

    def let_go(self) -> bool:
        had_any, self.chosen = self.chosen is not None, None
        if had_any and not self.is_locked:
            self.refresh()
        return had_any

    def can_drag(self, spot: Spot) -> bool:
        return self._piece_of(spot) is not None

    def _piece_of(self, spot: Spot | None) -> str | None:
        if spot is None or spot.group is Group.TRAY:
            return None
        return spot.key if spot.group is Group.STOCK else self.model.piece_at(spot.key)

    def copy_of(self, spot: Spot) -> QGraphicsItem:
        piece = self._piece_of(spot)
        assert piece is not None
        self.chosen = piece
        self.refresh()
        carried = PieceItem(piece, self.pieces[piece].sides, None)
        carried.setRotation(90.0 * self.model.lying(piece).turn)
        carried.setScale(self._side / SIZE)
        carried.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._carried = carried
        return carried

    def end_drag(self) -> None:
        super().end_drag()
        self._carried = None

    def drop(self, source: Spot, target: Spot | None) -> None:
        piece = self._piece_of(source)
        if piece is None:
            return
        if target is not None and target.group is Group.CELL:
            self._put(piece, target.key)
        elif source.group is Group.CELL:
            self._take(piece)
            self.pointed = None

    def on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        ringed = self._piece_of(self.ringed)
        if key == Qt.Key.Key_R:
            steps = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            return self._turn_piece(ringed or self.chosen, steps)
        if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            piece = ringed if ringed is not None and self.model.lying(ringed).at else self._laid_choice
            if piece is not None:
                self._take(piece)
            return piece is not None
        number = key - int(Qt.Key.Key_1)
        if 0 <= number < len(self.model.stock):
            if self.model.stock[number] != self.chosen:
                self._choose_piece(self.model.stock[number])
            return True
        return False

    def keys(self) -> Sequence[BenchKey]:
        return (
            BenchKey((("enter",),), said("conduits.key.choose")),
            BenchKey((("R",), ("shift", "R"), ("wheel",)), said("conduits.key.turn")),
            BenchKey((("pieces",),), said("conduits.key.number")),
            BenchKey((("backspace",),), said("conduits.key.take")),
        )

    # What it looks and sounds like

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        if spot.group is Group.TRAY:
            return self.tray
        piece = self._piece_of(spot)
        if piece is not None:
            return self.pieces[piece]
        return self.cells.get(spot.key)

    def task(self) -> str:
        return said_count("conduits.task", len(self.cells))

    def left_words(self) -> str:
        return self.words.left()

    def hint_words(self, before: Sequence[Lying]) -> str:
        changed = [now.at for was, now in zip(before, self.model.now, strict=True) if was != now]
        return " ".join(self.words.cell(at) for at in changed if at is not None)

    def done(self, is_new: bool, words: str = "") -> bool:
        """As for every bench; how many pieces are left is told as well."""
        return super().done(is_new, f"{words} {self.left_words()}." if words else "")

    def lists(self) -> Sequence[PartList]:
        return (
            PartList("cells", said("conduits.cells"), self.plate.rect, [*map(self._cell_part, self.cells)]),
            PartList("stock", self.left_words(), self.tray.sceneBoundingRect(), self._stock_parts()),
        )

    def _cell_part(self, cell: Point) -> Part:
        piece = self.model.piece_at(cell)
        is_chosen = piece is not None and piece == self.chosen
        about = said("conduits.about.turn") if is_chosen else ""
        if piece is None and self.chosen is not None:
            about = said("conduits.about.put")
        return Part(cell, self.words.cell(cell), self._places[cell], Spot(Group.CELL, cell), about, is_chosen)

    def _stock_parts(self) -> list[Part]:
        parts = []
        for piece, item in self.pieces.items():
            if self.model.lying(piece).at is None:
                is_chosen = piece == self.chosen
                about = said("conduits.about.turn") if is_chosen else ""
                spot = Spot(Group.STOCK, piece)
                place = item.outline().boundingRect()
                parts.append(Part(piece, self.words.piece(piece), place, spot, about, is_chosen))
        if self._laid_choice is not None:
            place = self.tray.sceneBoundingRect()
            parts.append(Part("back", said("conduits.back"), place, Spot(Group.TRAY, 0)))
        if self.model.puzzle.out:
            kinds = [said(f"pipe.{self.model.kind(piece)}") for piece in self.model.puzzle.out]
            parts.append(Part("out", said("conduits.out", pieces=listed(kinds)), QRectF()))
        return parts

    def retranslate(self) -> None:
        self.tray.update()
