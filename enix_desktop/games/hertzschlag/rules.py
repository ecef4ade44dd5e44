"""The rules of Hertzschlag as the engine wants them: `engine.rules.Rules`."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag import dealing, flow, guess, invariants, refusing, view
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State


def to_move(state: State) -> tuple[Seat, ...]:
    """Every seat that owes a decision."""
    return state.to_move


def declining_move(_state: State) -> None:
    """No rule lets anyone act out of turn."""


def is_secret(state: State) -> bool:
    """Laying and bidding are hidden; signals and pledges are given before all (A1, Q4, T1, T3)."""
    return state.phase in (Phase.LAY, Phase.BID)


def round_number(state: State) -> int:
    """Rounds begun so far."""
    return state.round


def with_other_secrets(state: State, seat: Seat, seed: int) -> State:
    """Other hands, goals, laid cards, bids and another pile, wherever *seat* does not know them."""
    return guess.guess(view.view(state, seat), seed)


class HertzschlagRules:
    """All rules C1 to E4, put together without a layer in between."""

    deal = staticmethod(dealing.deal)
    start = staticmethod(dealing.start)
    to_move = staticmethod(to_move)
    legal_moves = staticmethod(refusing.legal_moves)
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
