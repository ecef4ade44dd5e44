"""What every table's scene can do for the view, the cursor and the screen around it."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.spots import Spot


class SharedScene(QGraphicsScene):
    """Shows views of one game and reports clicks; coordinates are pixels of the view."""

    rearranged = Signal()
    """Something has moved or grown, so what lies around it has to follow."""

    def __init__(self) -> None:
        super().__init__()
        self.is_moving: Callable[[], bool] = lambda: False
        """Whether something is being animated, so that nothing else may take time."""
        self.can_peek = True
        """Whether a look at the own hand shows anything that the public table does not."""
        self._spoken_of: Sequence[Seat] | None = None

    def speak_of(self, seats: Sequence[Seat] | None) -> None:
        """The prompt line speaks of these *seats*: they are framed; None frames who is in turn."""
        if seats != self._spoken_of:
            self._spoken_of = seats
            self.frame_players()

    def is_framed(self, seat: Seat, active: Seat | None) -> bool:
        """Whether the place of *seat* has a frame, while *active* is in turn."""
        return seat == active if self._spoken_of is None else seat in self._spoken_of

    def frame_players(self) -> None:
        """Frame the places as `is_framed` says, if the game shows any."""

    @property
    def board_room(self) -> QRectF:
        """Where the board belongs; a press on bare ground in it pans."""
        raise NotImplementedError

    @property
    def prompt_room(self) -> QRectF:
        """One line that says who is to do what."""
        raise NotImplementedError

    @property
    def hint_room(self) -> QRectF:
        """Where a hint lies: by default where the prompt is."""
        return self.prompt_room

    @property
    def hint_limit(self) -> float:
        """What a hint may be about lies above this, and cannot make room."""
        return 0.0

    def keep_clear(self, owner: str, rect: QRectF) -> None:
        """A note of *owner* lies at *rect*: what it speaks about must not be under it; a null one is gone."""

    @property
    def button_room(self) -> QRectF:
        """What is possible now."""
        raise NotImplementedError

    @property
    def recap_room(self) -> QRectF:
        """Where a recap may lie in a corner."""
        return self.board_room

    def recap_place(self, height_for: Callable[[int], int]) -> QRectF | None:
        """Where the recap lies, which is as high as *height_for* says; None: where it covers least."""
        return None

    def resize(self, size: QSizeF) -> None:
        """Use the whole of a window of this *size*."""
        raise NotImplementedError

    def show_view(self, view: Any) -> None:
        """Show exactly what *view* says."""
        raise NotImplementedError

    def peek(self, view: Any) -> None:
        """Show at the public table what only the seat of *view* may know; nothing may change its place."""
        self.show_view(view)

    def end_peek(self, view: Any) -> None:
        """Show only the public *view* again."""
        self.show_view(view)

    def paint_ground(self, painter: QPainter, room: QRectF) -> None:
        """Paint the table itself; asked once for each size and theme."""
        raise NotImplementedError

    def outline(self, spot: Spot) -> QPainterPath:
        """Where the ring of the keyboard lies around *spot*; empty if nothing is there."""
        raise NotImplementedError

    def item_at(self, spot: Spot) -> QGraphicsObject | None:
        """What lies at *spot*, if it is there."""
        raise NotImplementedError

    def point_at(self, event: object) -> bool:
        """Show what *event* of the log was about; return whether there is anything to point at."""
        return False

    def set_pace(self, duration: Callable[[int], int]) -> None:
        """Let what moves by itself last as long as *duration* makes of milliseconds."""

    def fit(self) -> None:
        """Show the whole board."""

    def zoom(self, factor: float, about: QPointF) -> None:
        """Zoom the board about a point of the scene."""

    def pan(self, by: QPointF) -> None:
        """Shift the board."""

    def on_mouse_left(self) -> None:
        """The mouse is over something else, such as a button on the table."""

    def conceal(self) -> None:
        """What was revealed for a hint is not needed any more."""

    def retranslate(self) -> None:
        """Use the current language."""
