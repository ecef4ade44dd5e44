"""What one seat may know; EVERYBODY knows nobody's secrets."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from enix_desktop.engine.rules import Event, Seat
from tests.toy.rules import events
from tests.toy.rules.state import Phase, State
from tests.toy.rules.table import DARK, Goal, lamps

LAMP, END = "lamp", "end"
MARKS = (LAMP, END)
"""What a replay marks."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as *seat* sees it: public facts, and its own secrets."""

    seat: Seat
    goal: Goal
    round: int
    phase: Phase
    to_move: tuple[Seat, ...]
    tie_order: tuple[Seat, ...]
    active: Seat | None
    board: tuple[int, ...]
    sparks: tuple[int, ...]
    bids: tuple[int | None, ...]
    """As far as *seat* knows them: its own, and all once everybody has bid."""
    numbers: tuple[int, int] | None
    """What *seat* is to add, if it is the one."""


def view(state: State, seat: Seat) -> View:
    """What *seat* may know of *state*."""
    is_bidding = state.phase is Phase.BID
    return View(
        seat,
        state.setup.goal,
        state.round,
        state.phase,
        state.to_move,
        state.tie_order,
        state.active,
        tuple(state.board),
        tuple(state.sparks),
        tuple(bid if owner == seat or not is_bidding else None for owner, bid in enumerate(state.bids)),
        state.numbers if state.active == seat else None,
    )


def open_secrets(view: View) -> frozenset[object]:
    """What was hidden or left to luck, and is known now; the own bid is neither."""
    known: set[object] = {("dark", field) for field in lamps(view.board, DARK)}
    if view.phase is not Phase.BID:
        known.add(("bids", view.round))
    if view.numbers is not None:
        known.add(("sum", view.round))
    return frozenset(known)


def board_facts(state: State) -> Mapping[str, object]:
    """The board as everybody sees it, for a small picture."""
    return {"board": list(state.board)}


class SparksWatching:
    """`engine.watching.Watching` for Sparks."""

    def open_view(self, state: State, seat: Seat) -> View:
        """The view of *seat* with all bids and the sum; only for games that are over."""
        return replace(view(state, seat), bids=tuple(state.bids), numbers=state.numbers)

    def turn_begun(self, event: Event) -> Seat | None:
        """Whose turn began."""
        return event.seat if isinstance(event, events.TurnBegan) else None

    def mark(self, event: Event) -> str | None:
        """Lamps and the end are worth finding again."""
        match event:
            case events.LampLit():
                return LAMP
            case events.GameEnded():
                return END
            case _:
                return None
