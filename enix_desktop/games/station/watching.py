"""Station Six for those who watch, and the small picture of a game."""

from collections.abc import Mapping
from dataclasses import replace

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import View, view

SHOT, STEAL, DOCK, END = "shot", "steal", "dock", "end"
MARKS = (SHOT, STEAL, DOCK, END)
"""What a replay marks."""


class StationWatching:
    """`engine.watching.Watching` for Station Six."""

    def open_view(self, state: State, seat: Seat) -> View:
        """The view of *seat* with all hands open; only for games that are over."""
        return replace(view(state, seat), open_hands=tuple(state.hands), open_rows=tuple(state.rows))

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began."""
        return event.seat if isinstance(event, events.TurnBegan) else None

    def mark(self, event: Event) -> str | None:
        """Shots, stolen cards, docked shuttles and the end; which card it was is never asked."""
        match event:
            case events.LaserFired():
                return SHOT
            case events.CardStolen():
                return STEAL
            case events.ShuttlesDocked():
                return DOCK
            case events.GameEnded():
                return END
            case _:
                return None


def board_facts(state: State) -> Mapping[str, object]:
    """What everybody sees of the ring, as JSON; cards are none of it."""
    return {
        "energy": [[int(row[seat]) for row in state.energy] for seat in state.seats],
        "laser": list(state.laser),
        "bridges": [int(bridge_colour(state, slot)) for slot in range(len(state.ring))],
        "shuttles": [None if place is None else int(place) for place in state.shuttles],
        "active": None if state.phase is Phase.OVER else int(state.active),
    }
