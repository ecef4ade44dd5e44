"""A card that can be turned over."""

import math

from PySide6.QtCore import Property, Signal

from enix_desktop.ui.table.card_base import PaperItem

_THINNEST = 0.004
"""Seen from the side a card has no width; anything below this is not painted."""


class TurningCard(PaperItem):
    """Lies face up or face down around its origin; a game paints both sides."""

    hovered = Signal(bool)

    def __init__(self, rises_under_mouse: bool = False) -> None:
        super().__init__(rises_under_mouse)
        self._flip = 0.0

    @property
    def is_known(self) -> bool:
        """Whether it has a face; else only its back is ever seen."""
        raise NotImplementedError

    @property
    def is_face_up(self) -> bool:
        return self._flip > 0.5 and self.is_known

    def set_face_up(self, face_up: bool) -> None:
        """Turn the card over at once."""
        self._set_flip(1.0 if face_up else 0.0)

    def _get_flip(self) -> float:
        return self._flip

    def _set_flip(self, flip: float) -> None:
        if flip != self._flip:
            self._flip = flip
            self.update()

    flip = Property(float, _get_flip, _set_flip)
    """0 is face down, 1 is face up; between them the card turns around its vertical axis."""

    def _visible_width(self) -> float:
        width = abs(math.cos(math.pi * self._flip))
        return width if width >= _THINNEST else 0.0

    def _report_press(self) -> None:
        """The scene hears it."""

    def _report_hover(self, is_over: bool) -> None:
        self.hovered.emit(is_over)
