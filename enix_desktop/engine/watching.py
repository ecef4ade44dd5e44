"""What a game provides for spectators and for finding moments in a replay."""

from typing import Any, Protocol

from enix_desktop.engine.rules import Event, Seat


class Watching(Protocol):
    """How a game looks from outside, and where its chapters begin."""

    def open_view(self, state: Any, seat: Seat) -> Any:
        """The view of *seat* with every card open; only for games that are over."""

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began with *event*, if one did."""

    def mark(self, event: Event) -> str | None:
        """The untranslated name of what is worth finding again in a replay, if *event* is."""
