"""All legal moves of a seat, in a fixed order. The predicates are the same that refusals use."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import CardSet, cards_of
from enix_desktop.games.enix.moves import (
    CROSS,
    END_GAME,
    LAY,
    PASS,
    REFILL,
    STOP,
    Move,
    PlayEnix,
    Steal,
    takings,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.placements import Placements
from enix_desktop.games.enix.predicates import (
    backs_in_hand,
    cap_targets,
    crossings,
    missing_energies,
    takeable,
    to_move,
)
from enix_desktop.games.enix.state import State

_ONLY_PASS = (PASS,)


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Every move that `refusal` has nothing against; empty if *seat* owes no decision."""
    if seat not in to_move(state):
        return ()
    match state.phase:
        case Phase.WINDOW:
            enix = state.hands[seat] & state.table.components.enix_cards
            return _interrupts(state, enix) if enix else _ONLY_PASS
        case Phase.LAY:
            cards = _layable(state, seat)
            return cards if missing_energies(state, seat) else [*cards, END_GAME]
        case Phase.COMPETE:
            return _layable(state, seat)
        case Phase.PLACE_TILE:
            return Placements(state.table.components, state.layout)
        case Phase.TAKE:
            return takings(takeable(state))
        case Phase.MOVE:
            moves: list[Move] = [CROSS[tile] for tile in crossings(state)]
            return [*moves, STOP] if state.moved else moves
        case Phase.STEAL:
            return _steals(state)
        case Phase.REFILL:
            return [REFILL[position] for position, stack in enumerate(state.stacks) if stack]
        case Phase.OVER:
            return ()


def declining_move(state: State) -> Move | None:
    """The answer of somebody who does not interrupt, while a window is open (X2)."""
    return PASS if state.phase is Phase.WINDOW else None


def _interrupts(state: State, enix: CardSet) -> list[Move]:
    return [PASS, *(PlayEnix(card, tile) for card in cards_of(enix) for tile in cap_targets(state))]


def _layable(state: State, seat: Seat) -> list[Move]:
    hand = state.hands[seat]
    valued = hand & ~state.table.components.enix_cards
    return [LAY[card] for card in cards_of(valued or hand)]


def _steals(state: State) -> list[Move]:
    if not state.table.edition.steals_by_the_back:
        return [*(Steal(victim, None) for victim in state.victims), STOP]
    return [Steal(victim, energy) for victim in state.victims for energy in backs_in_hand(state, victim)]
