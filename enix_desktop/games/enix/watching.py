"""ENIX for those who watch: all cards open once the game is over."""

from dataclasses import dataclass, fields

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.view import View, view

CAP, STEAL, END = "cap", "steal", "end"
MARKS = (CAP, STEAL, END)
"""What a replay marks."""


@dataclass(slots=True)
class OpenView(View):
    """Everything: the hands of all are open, and so is what lies face down."""

    all_chosen: tuple[Card | None, ...]
    """What each seat has laid face down."""


class EnixWatching:
    """`engine.watching.Watching` for ENIX."""

    def open_view(self, state: State, seat: Seat) -> OpenView:
        """The table from *seat*, all cards open."""
        known = view(state, seat)
        seen = OpenView.__new__(OpenView)
        for field in fields(View):
            setattr(seen, field.name, getattr(known, field.name))
        seen.open_hands, seen.all_chosen = tuple(state.hands), tuple(state.chosen)
        return seen

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began."""
        return event.seat if isinstance(event, events.TurnBegan) else None

    def mark(self, event: Event) -> str | None:
        """The cap, stolen cards and the end; which card it was is never asked."""
        match event:
            case events.CapMoved() | events.EnixPlayed():
                return CAP
            case events.CardStolen():
                return STEAL
            case events.GameEnded():
                return END
            case _:
                return None
