"""What a game provides for spectators and for finding moments in a replay."""

from typing import Any, Protocol

from enix_desktop.engine.rules import Event, Seat

BYSTANDER: Seat = -1
"""Nobody's seat: an event seen by it tells what everybody at the table may know."""


class Watching(Protocol):
    """How a game looks from outside, and where its chapters begin."""

    def bystander_view(self, state: Any) -> Any:
        """What everybody at the table may know, and no more; a view like those of the rules."""

    def open_view(self, state: Any, seat: Seat) -> Any:
        """The view of *seat* with every card open; only for games that are over."""

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began with *event*, if one did."""

    def mark(self, event: Event) -> str | None:
        """The untranslated name of what is worth finding again in a replay, if *event* is."""
