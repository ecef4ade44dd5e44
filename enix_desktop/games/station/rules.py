"""The rules of Station Six as the engine wants them: `engine.rules.Rules`."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station import dealing, flow, guess, invariants, legality, refusing, view
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.state import State


def declining_move(_state: State) -> None:
    """No rule lets anyone act out of turn (reading 16)."""


def is_secret(state: State) -> bool:
    """Everything is decided with the own hand in sight, unless hands are open."""
    return state.phase is not Phase.OVER and not state.table.has_open_hands


def goes_on(state: State) -> bool:
    """Cards are taken and discarded in the turn that brought them; before U4 all see the round end."""
    return state.phase in (Phase.TAKE, Phase.DISCARD)


def round_number(state: State) -> int:
    """Rounds begun so far."""
    return state.round


def with_other_secrets(state: State, seat: Seat, seed: int) -> State:
    """Other hands, rows and another pile, wherever *seat* does not know them."""
    return guess.guess(view.view(state, seat), seed)


class StationRules:
    """All rules C1 to V5, put together without a layer in between."""

    deal = staticmethod(dealing.deal)
    start = staticmethod(dealing.start)
    to_move = staticmethod(view.to_move)
    legal_moves = staticmethod(legality.legal_moves)
    declining_move = staticmethod(declining_move)
    is_secret = staticmethod(is_secret)
    refusal = staticmethod(refusing.refusal)
    transition = staticmethod(flow.transition)
    open_secrets = staticmethod(view.open_secrets)  # before the name `view` means the method
    view = staticmethod(view.view)
    round_number = staticmethod(round_number)
    outcome = staticmethod(flow.outcome)
    with_other_secrets = staticmethod(with_other_secrets)
    check = staticmethod(invariants.check)
