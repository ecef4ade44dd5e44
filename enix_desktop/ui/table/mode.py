"""What a person can do at the table in one phase. A mode turns intents into moves; the rules decide."""

from collections.abc import Sequence
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.spots import Spot


class Mode(QObject):
    """Ignores everything; the modes of a game answer to what concerns them."""

    seat: Seat | None = None
    """Who is asked."""

    def __init__(self) -> None:
        super().__init__()
        self._pointed: Spot | None = None

    def enter(self) -> None:
        """Show what can be chosen."""

    def refresh(self) -> None:
        """Show what can be chosen again, and what has been chosen: the table was redrawn."""
        self.enter()

    def leave(self) -> None:
        """Remove what was shown."""

    def on_table(self, point: QPointF) -> None:
        """Somewhere on the table was clicked."""

    def on_pointer(self, point: QPointF) -> None:
        """The mouse moved with a button down."""

    def on_release(self, point: QPointF) -> None:
        """The button was released."""

    def on_wheel(self, steps: int) -> bool:
        """The wheel was turned; return whether it meant something."""
        return False

    def on_key(self, event: QKeyEvent) -> bool:
        """A key was pressed; return whether it meant something."""
        return False

    def let_go(self) -> bool:
        """Let go of what is chosen and not yet decided; return whether there was anything."""
        return False

    def spots(self) -> Sequence[Sequence[Spot]]:
        """Where the keyboard can go, group by group; it begins with the first of each."""
        return ()

    def point_at(self, group: Enum, key: object) -> None:
        """Let the cursor of the keyboard go there: a key meant it."""
        self._pointed = Spot(group, key)

    def take_pointed(self) -> Spot | None:
        """Where the cursor has to go, if anywhere; asked once."""
        pointed, self._pointed = self._pointed, None
        return pointed

    def on_cursor(self, spot: Spot, is_there: bool) -> None:
        """The keyboard came to *spot* or left it."""

    def on_arrow(self, direction: QPointF) -> bool:
        """An arrow was pressed; return whether it meant something else than going to another spot."""
        return False

    def about(self, spot: Spot) -> str:
        """What choosing *spot* means, for those who cannot see it on the board."""
        return ""

    def on_choose(self, spot: Spot, is_enter: bool) -> None:
        """Enter or Space was pressed at *spot*, or a screen reader chose it."""


class PointedMode(Mode):
    """A mode for a `PointedScene`: what lies there can also be dragged and hovered."""

    def can_drag(self, spot: Spot) -> bool:
        """Whether what lies at *spot* may be dragged."""
        return False

    def on_drop(self, source: Spot, target: Spot | None) -> None:
        """Something was dragged onto something else, or beside everything."""

    def on_hover(self, spot: Spot | None) -> None:
        """The mouse is over *spot*, or over nothing that can be chosen."""


class ModeHost(Protocol):
    """What every mode needs of the table that it works with."""

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text* in the prompt line."""

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons."""

    def decide(self, move: Any) -> None:
        """Make a move."""

    def refusal(self, move: Any) -> Any:
        """What the rules have against a move."""

    def refuse(self, refusal: Any, move: Any = None) -> None:
        """Say why *move* is refused."""


def digit(event: QKeyEvent) -> int:
    """The position that a digit means, counted from 0; -1 for other keys and for 0."""
    number = event.key() - int(Qt.Key.Key_1)
    return number if 0 <= number < 9 else -1
