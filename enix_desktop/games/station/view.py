"""What one seat may know of a game (V1, V2); EVERYBODY knows nobody's secrets."""

from dataclasses import dataclass

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.station.components import Bridge, Card, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import Table


@dataclass(slots=True)
class View:
    """A game as *seat* sees it: public facts, and its own secrets."""

    seat: Seat
    table: Table
    round: int
    active: Station
    phase: Phase
    to_move: tuple[Seat, ...]
    turn: Seat
    """Who owes a decision, unless the game is over."""
    takes: int
    waiting: tuple[Seat, ...]
    energy: tuple[tuple[int, ...], ...]
    """For each station the energy of each seat."""
    inner: tuple[tuple[Seat, ...], ...]
    """For each station who lies on its inner track: from high to low, on one field from the top (O1)."""
    outer: tuple[Seat, ...]
    """The same for the outer track of the active station."""
    laser: tuple[int, ...]
    ring: tuple[Bridge, ...]
    spare: tuple[Bridge, ...]
    shuttles: tuple[Station | None, ...]
    display: tuple[Card | None, ...]
    discard: tuple[Card, ...]
    pile_size: int
    hand_sizes: tuple[int, ...]
    row_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """Cards in each hand that all saw being taken."""
    hand: tuple[Card, ...]
    """The own one; empty for EVERYBODY."""
    row: tuple[Card, ...]
    """Face down in front of *seat*, which knows them."""
    open_hands: tuple[tuple[Card, ...], ...] | None
    """All hands, if the table plays with open hands."""
    open_rows: tuple[tuple[Card, ...], ...] | None


def to_move(state: State) -> tuple[Seat, ...]:
    """Who owes a decision."""
    return () if state.phase is Phase.OVER else (state.turn,)


def view(state: State, seat: Seat) -> View:
    """What *seat* may know of *state*."""
    is_public = seat == EVERYBODY
    is_open = state.table.has_open_hands
    return View(
        seat,
        state.table,
        state.round,
        state.active,
        state.phase,
        to_move(state),
        state.turn,
        state.takes,
        state.waiting,
        tuple([tuple(row) for row in state.energy]),
        tuple([tuple(row) for row in state.inner]),
        tuple(state.outer),
        tuple(state.laser),
        tuple(state.ring),
        state.spare,
        tuple(state.shuttles),
        tuple(state.display),
        tuple(state.discard),
        len(state.pile),
        tuple([len(hand) for hand in state.hands]),
        tuple([len(row) for row in state.rows]),
        tuple(state.known),
        () if is_public else state.hands[seat],
        () if is_public else state.rows[seat],
        tuple(state.hands) if is_open else None,
        tuple(state.rows) if is_open else None,
    )


def open_secrets(view: View) -> frozenset[object]:
    """Every card whose face this view shows, and luck that is no card."""
    faces: set[object] = {*view.hand, *view.row, *view.discard, ("round", view.round)}
    faces.update(card for card in view.display if card is not None)
    for cards in (*view.known, *(view.open_hands or ()), *(view.open_rows or ())):
        faces.update(cards)
    return frozenset(faces)
