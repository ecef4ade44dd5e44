"""The fragments bench: seven pieces of thick paper that have to fill a hollow."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench import fragments_words as words
from enix_desktop.ui.enigma.bench.bench import BenchHelp, BenchKey, PartList
from enix_desktop.ui.enigma.bench.fragments_items import Group
from enix_desktop.ui.enigma.bench.fragments_model import FragmentsModel
from enix_desktop.ui.enigma.bench.fragments_parts import STEPS, told_lists
from enix_desktop.ui.enigma.bench.fragments_surface import FragmentsSurface
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.mode import digit
from enix_desktop.ui.table.spots import Spot

_BACK_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class FragmentsBench(FragmentsSurface):
    """Pieces are moved, turned and turned over, with the mouse, with keys and by a screen reader."""

    def __init__(self, model: FragmentsModel, help: BenchHelp) -> None:
        super().__init__(model, help)
        self._ringed: Spot | None = None
        self._pointed: Spot | None = None

    # What can be done

    @property
    def ringed(self) -> Spot | None:
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

    def choose_piece(self, piece: int) -> None:
        self._pointed = Spot(Group.PIECE, piece)
        if piece != self.chosen:
            self.chosen = piece
            self.refresh()

    def choose(self, spot: Spot) -> None:
        match spot.group:
            case Group.PIECE:
                self.choose_piece(spot.key)
                self.told.emit(self.place_words(spot.key))
            case Group.HANDLE:
                self._do(spot.key)
            case Group.STEP:
                self.step(STEPS[spot.key])
            case Group.SQUARE if self.chosen is not None:
                piece = self.chosen
                self.put(piece, self.model.clamped(piece, replace(self.model.now[piece], at=spot.key)))

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
            self.turn_dragged(self.model.turned(drag.piece, drag.lying, steps), 90.0 * steps)
            return True
        if self.chosen is None:
            return False
        piece = self.chosen
        return self.put(piece, self.model.turned(piece, self.model.now[piece], steps))

    def flip(self) -> bool:
        """Turn the dragged piece, or the chosen one, over."""
        drag = self._grip
        if drag is not None and drag.has_begun:
            self.turn_dragged(self.model.turned_over(drag.piece, drag.lying), None)
            return True
        if self.chosen is None:
            return False
        return self.put(self.chosen, self.model.turned_over(self.chosen, self.model.now[self.chosen]))

    def take_back(self) -> bool:
        """Lay the chosen piece beside the grid again."""
        if self.chosen is None:
            return False
        return self.put(self.chosen, replace(self.model.now[self.chosen], at=None))

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
        return self.put(piece, self.model.clamped(piece, replace(lying, at=at)))

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
            self.choose_piece(number)
            self.told.emit(self.place_words(number))
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

    def retranslate(self) -> None:
        for name, handle in self.handles.items():
            handle.setToolTip(said(f"fragments.tip.{name}", words.SHAPES))

    def lists(self) -> Sequence[PartList]:
        return told_lists(self)

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        if spot.group is Group.PIECE:
            return self.pieces[int(spot.key)]
        return self.handles[str(spot.key)] if spot.group is Group.HANDLE else None
