"""Hertzschlag for those who watch, and the small picture of a game."""

from collections.abc import Mapping
from dataclasses import replace

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import CATEGORIES
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View, view

EVENT, BID, BLACKOUT, END = "event", "bid", "blackout", "end"
MARKS = (EVENT, BID, BLACKOUT, END)
"""What a replay marks."""


class HertzschlagWatching:
    """`engine.watching.Watching` for Hertzschlag."""

    def open_view(self, state: State, seat: Seat) -> View:
        """The view of *seat* with all hands, goals and laid cards open; only for games that are over."""
        return replace(
            view(state, seat),
            goals=state.goals,
            open_hands=tuple(state.hands),
            open_laid=tuple(state.laid),
            bids=tuple(state.bids),
        )

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began: who starts a round."""
        return event.starter if isinstance(event, events.RoundBegan) else None

    def mark(self, event: Event) -> str | None:
        """Events, bids, a blackout and the end."""
        match event:
            case events.EventHappened():
                return EVENT
            case events.BidsShown():
                return BID
            case events.BlackedOut():
                return BLACKOUT
            case events.GameEnded():
                return END
            case _:
                return None


def board_facts(state: State) -> Mapping[str, object]:
    """What everybody sees, as JSON: marker, round, plants, and the number of cards of each category."""
    components = state.table.components
    return {
        "marker": state.marker,
        "round": state.round,
        "blackout": state.is_blackout,
        "displays": [
            [components.count(display, (category,)) for category in CATEGORIES] for display in state.displays
        ],
        "plants": list(state.plants),
    }
