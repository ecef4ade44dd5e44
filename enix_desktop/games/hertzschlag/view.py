"""What one seat may know of a game (K1 to K3); EVERYBODY knows nobody's secrets."""

from collections.abc import Iterator
from dataclasses import dataclass

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.hertzschlag.faces import Card, EventCard, GoalCard, Plant
from enix_desktop.games.hertzschlag.memory import Forecast, Passed, PastRound
from enix_desktop.games.hertzschlag.moves import Lay, Place, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.table import Table


@dataclass(slots=True)
class View:
    """A game as *seat* sees it: public facts, and its own secrets. Tuples are by seat."""

    seat: Seat
    table: Table
    round: int
    phase: Phase
    to_move: tuple[Seat, ...]
    starter: Seat
    order: tuple[Seat, ...]
    """The turn order of this round."""
    marker: int
    money: tuple[int, ...]
    reserves: tuple[bool, ...]
    """Who holds a reserve card."""
    displays: tuple[tuple[Card, ...], ...]
    shown: tuple[EventCard, ...]
    """Events so far, that of this round last."""
    plants: tuple[bool, ...]
    """Which are ready, by plant."""
    needed: Plant | None
    """The plant that would help where the marker is."""
    price: int
    """What secondary control costs now."""
    calm: int
    pile_size: int
    hand_sizes: tuple[int, ...]
    removed_counts: tuple[int, ...]
    is_forecast: bool
    """Whether somebody has seen the next event ahead."""
    signals: tuple[Word | None, ...]
    """Of this round; None for who has not spoken yet."""
    places: tuple[Place, ...] | None
    """Of this round, once all have laid."""
    has_pledged: tuple[bool, ...]
    pledges: tuple[int | None, ...]
    """None for who was silent or has not pledged yet."""
    bids: tuple[int | None, ...]
    """As far as they are known: the own one, and all once everybody has bid."""
    has_blackout: bool
    fields: tuple[int, ...]
    """Where the marker stood in this round so far: before the event, after it, after each action."""
    past: tuple[PastRound, ...]
    """The public record of the rounds that are over."""
    hand: tuple[Card, ...]
    """The own one; empty for EVERYBODY."""
    goal: GoalCard | None
    laid: Lay | None
    """What *seat* has laid in this round."""
    passed: tuple[Passed, ...]
    """What *seat* passed on, and to whom (K3)."""
    drawn: tuple[Card, ...]
    """What *seat* drew, round by round."""
    removed: tuple[Card, ...]
    """What *seat* laid for income."""
    forecasts: tuple[Forecast, ...]
    """What *seat* saw ahead."""
    goals: tuple[GoalCard, ...] | None
    """Everybody's, once the game is over."""
    open_hands: tuple[tuple[Card, ...], ...] | None = None
    """Only in the replay of a game that is over."""
    open_laid: tuple[Lay | None, ...] | None = None


def view(state: State, seat: Seat) -> View:
    """What *seat* may know of *state*."""
    is_public, is_over = seat == EVERYBODY, state.phase is Phase.OVER
    order, count = state.order, state.table.seats
    signals: list[Word | None] = [None] * count
    for speaker, word in zip(order, state.signals, strict=False):
        signals[speaker] = word
    pledges: list[int | None] = [None] * count
    has_pledged = [False] * count
    for speaker, euro in zip(order, state.pledges, strict=False):
        pledges[speaker], has_pledged[speaker] = euro, True
    return View(
        seat,
        state.table,
        state.round,
        state.phase,
        state.to_move,
        state.starter,
        order,
        state.marker,
        tuple(state.money),
        tuple(state.reserves),
        tuple(state.displays),
        tuple(state.shown),
        tuple(state.plants),
        state.plant_needed(),
        state.price,
        state.calm,
        len(state.pile),
        tuple([len(hand) for hand in state.hands]),
        tuple([len(cards) for cards in state.removed]),
        state.forecast is not None,
        tuple(signals),
        state.places,
        tuple(has_pledged),
        tuple(pledges),
        tuple([bid if is_over or owner == seat else None for owner, bid in enumerate(state.bids)]),
        state.is_blackout,
        tuple(state.fields),
        state.past,
        () if is_public else state.hands[seat],
        None if is_public else state.goals[seat],
        None if is_public else state.laid[seat],
        () if is_public else state.passed[seat],
        () if is_public else state.drawn[seat],
        () if is_public else state.removed[seat],
        () if is_public else state.forecasts[seat],
        state.goals if is_over else None,
    )


def open_secrets(view: View) -> frozenset[object]:
    """Every card whose face this view shows, and luck that is no card."""
    faces: set[object] = {*view.hand, *view.drawn, *view.removed}
    for cards in (*view.displays, *(entry.cards for entry in view.passed), *(view.open_hands or ())):
        faces.update(cards)
    faces.update(("event", event) for event in view.shown)
    faces.update(("event", seen.event) for seen in view.forecasts)
    faces.update(("bids", past.number) for past in view.past if past.bids is not None)
    # What others decided in secret is learned when all have decided.
    faces.add(("round", view.round, view.places is not None, view.phase is Phase.OVER))
    if view.seat != EVERYBODY:
        faces.update(_heard(view))
    return frozenset(faces)


def _heard(view: View) -> Iterator[object]:
    """What others said in this round; and what *seat* laid and bid, which it never takes back (A1, Q4)."""
    for seat, word in enumerate(view.signals):
        if seat != view.seat and word is not None:
            yield "signal", view.round, seat
    for seat, has_pledged in enumerate(view.has_pledged):
        if seat != view.seat and has_pledged:
            yield "pledge", view.round, seat
    if view.laid is not None:
        yield "laid", view.round
    if view.bids[view.seat] is not None:
        yield "bid", view.round
