"""The mouse on the angles bench: it takes pieces in hand, aims, sets down, and walks round the table."""

from typing import Protocol

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.puzzles.puzzle import Point

_QUARTER = 110.0
"""How far one drags the bare table to look from the next side."""


class Reach(Protocol):
    """What the mouse can do on the bench."""

    @property
    def hand_cell(self) -> Point | None:
        """Where the piece in hand is, if there is one."""

    def column_at(self, point: QPointF) -> Point | None:
        """The column at a point of the scene."""

    def piece_at(self, point: QPointF) -> str:
        """The piece that stands at a point of the scene; empty if none does."""

    def hold(self, piece: str) -> None:
        """Take *piece* in hand."""

    def aim(self, cell: Point) -> bool:
        """Hold it above *cell*."""

    def set_down(self) -> bool:
        """Let it come down."""

    def look(self, steps: int) -> None:
        """Walk round the table."""


class Pointer:
    """Knows what a button that is held down began with."""

    def __init__(self, bench: Reach) -> None:
        self._bench = bench
        self._start: QPointF | None = None
        self._has_moved = False
        self._is_fresh = False
        """Whether the piece was taken in hand by this press, so that a mere click keeps it there."""
        self._is_looking = False
        self._offset: Point = (0, 0)
        """From the column that was taken hold of to the one about which the piece turns."""

    @property
    def is_dragging(self) -> bool:
        return self._start is not None and self._has_moved

    def press(self, point: QPointF) -> None:
        """On the table: aim with what is in hand, take a piece in hand, or begin to walk round."""
        self._begin(point)
        if self._bench.hand_cell is not None:
            self._aim(point)
            return
        piece, column = self._bench.piece_at(point), self._bench.column_at(point)
        if not piece or column is None:
            self._is_looking = True
            return
        self._is_fresh = True
        self.take(piece, column)

    def press_tray(self, point: QPointF, piece: str) -> None:
        """Beside the table: take a piece in hand."""
        self._begin(point)
        self._is_fresh = True
        self.take(piece, None)

    def take(self, piece: str, column: Point | None) -> None:
        """Take *piece* in hand; it stays below the mouse where it was taken hold of."""
        self._bench.hold(piece)
        cell = self._bench.hand_cell
        is_gripped = column is not None and cell is not None
        self._offset = (cell[0] - column[0], cell[1] - column[1]) if is_gripped else (0, 0)  # type: ignore[index]

    def _begin(self, point: QPointF) -> None:
        self._start = point
        self._has_moved = self._is_fresh = self._is_looking = False

    def move(self, point: QPointF) -> None:
        """With or without a button, what is in hand follows the mouse."""
        if self._start is not None and not self._has_moved:
            if (point - self._start).manhattanLength() < QApplication.startDragDistance():
                return
            self._has_moved = True
        if self._is_looking and self._start is not None:
            quarters = int((point.x() - self._start.x()) / _QUARTER)
            if quarters:
                self._start += QPointF(quarters * _QUARTER, 0)
                self._bench.look(-quarters)
        elif self._bench.hand_cell is not None:
            self._aim(point)

    def _aim(self, point: QPointF) -> None:
        column = self._bench.column_at(point)
        if column is not None:
            self._bench.aim((column[0] + self._offset[0], column[1] + self._offset[1]))

    def release(self, point: QPointF) -> None:
        """Set down what was dragged or aimed at the table; what was just taken in hand stays there."""
        was_meant = self._start is not None and not self._is_looking
        was_click = self._is_fresh and not self._has_moved
        self.end()
        if was_meant and not was_click and self._bench.column_at(point) is not None:
            self._bench.set_down()

    def end(self) -> None:
        """No button is down any more."""
        self._start = None
        self._has_moved = self._is_fresh = self._is_looking = False
