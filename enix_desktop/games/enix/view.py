"""What one seat may know: an allow-list of public facts and its own secrets; EVERYBODY has none."""

from dataclasses import dataclass

from enix_desktop.engine.rules import EVERYBODY, Seat
from enix_desktop.games.enix.cardset import Card, CardSet, cards_of
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.layout import Layout, Roads
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.predicates import hand_as_seen, to_move
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Table


@dataclass(slots=True)
class View:
    """A game as *seat* sees it. A copy: changing it changes nothing."""

    seat: Seat
    table: Table
    round: int
    phase: Phase
    stage: Stage
    to_move: tuple[Seat, ...]
    owing: tuple[Seat, ...]
    """Who still owes a decision, in the order of asking; while laying, all at once."""
    lots: tuple[tuple[Seat, ...], ...]
    """Orders drawn by lot this round (O3)."""
    active: Seat | None
    waiting: tuple[Seat, ...]
    contenders: tuple[Seat, ...]
    victims: tuple[Seat, ...]
    layout: Layout
    roads: Roads
    pawns: tuple[Energy, ...]
    cap: Energy | None
    symbols_done: int
    points: int
    moved: bool
    barred: int
    laid: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    stack_tops: tuple[Energy | None, ...]
    stack_heights: tuple[int, ...]
    short_of_cards: bool
    """The stacks are reshuffled as soon as there are enough cards (K2)."""
    hand_energies: tuple[tuple[int, ...], ...]
    """Cards in each hand by energy, as if nothing lay face down (C4)."""
    hand: CardSet
    """The own hand, without a card laid face down; empty for EVERYBODY."""
    chosen: Card | None
    """The card this seat itself has laid face down."""
    ended_by: Seat | None
    open_hands: tuple[CardSet, ...] | None
    """All hands once the game is over."""


def view(state: State, seat: Seat) -> View:
    """What *seat*, or EVERYBODY, may know of *state*."""
    table = state.table
    is_public = seat == EVERYBODY
    counts, energies = table.components.energy_counts, table.components.energies
    hands, chosen, stacks = state.hands, state.chosen, state.stacks
    return View(
        seat,
        table,
        state.round,
        state.phase,
        state.stage,
        to_move(state),
        state.owing,
        state.lots,
        state.active,
        state.waiting,
        state.contenders,
        state.victims,
        state.layout,
        state.roads,
        tuple(state.pawns),
        state.cap,
        state.symbols_done,
        state.points,
        state.moved,
        state.barred,
        tuple(state.laid),
        state.discard,
        tuple([energies[stack[-1]] if stack else None for stack in stacks]),
        tuple([len(stack) for stack in stacks]),
        state.short_of_cards,
        tuple([counts(hand_as_seen(state, owner)) for owner in range(table.seats)]),
        0 if is_public else hands[seat],
        None if is_public else chosen[seat],
        state.ended_by,
        tuple(hands) if state.phase is Phase.OVER else None,
    )


def open_secrets(view: View) -> frozenset[Card]:
    """Every card whose face this view shows."""
    faces = {*cards_of(view.hand), *view.discard, *(card for cards in view.laid for card in cards)}
    if view.chosen is not None:
        faces.add(view.chosen)
    for hand in view.open_hands or ():
        faces.update(cards_of(hand))
    return frozenset(faces)
