"""ENIX for those who watch: public facts only, or all cards open once the game is over."""

from dataclasses import dataclass, fields
from typing import TypeVar

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.view import View, view

ViewT = TypeVar("ViewT", bound=View)
CAP, STEAL, END = "cap", "steal", "end"
MARKS = (CAP, STEAL, END)
"""What a replay marks."""


@dataclass(slots=True)
class BystanderView(View):
    """Public facts only: the hand and the card laid face down of the seat it names are left out."""


@dataclass(slots=True)
class OpenView(View):
    """Everything: the hands of all are open, and so is what lies face down."""

    all_chosen: tuple[Card | None, ...]
    """What each seat has laid face down."""


class EnixWatching:
    """`engine.watching.Watching` for ENIX."""

    def bystander_view(self, state: State) -> BystanderView:
        """The table from the first seat, without that seat's secrets."""
        seen = _copied(BystanderView, view(state, 0))
        seen.hand, seen.chosen = 0, None
        return seen

    def open_view(self, state: State, seat: Seat) -> OpenView:
        """The table from *seat*, all cards open."""
        seen = _copied(OpenView, view(state, seat))
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


def _copied(kind: type[ViewT], seen: View) -> ViewT:
    """A view of this *kind* with the facts of *seen*."""
    copy = kind.__new__(kind)
    for field in fields(seen):
        setattr(copy, field.name, getattr(seen, field.name))
    return copy
