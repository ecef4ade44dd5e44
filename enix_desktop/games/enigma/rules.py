"""The rules of ENIGMA as the engine wants them: `engine.rules.Rules`."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma import dealing, flow, guess, invariants, legal, refusing, view
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.state import State


def to_move(state: State) -> tuple[Seat, ...]:
    """Every seat that owes a decision."""
    return state.to_move


def declining_move(_state: State) -> None:
    """No rule lets anyone act out of turn."""


def is_secret(state: State) -> bool:
    """Puzzles and results are hidden from others until all results are in (R2, T7); alone there are none."""
    return state.phase is Phase.SOLVE and not state.table.is_alone


def round_number(state: State) -> int:
    """Rounds begun so far; alone puzzles."""
    return state.round + len(state.alone) + (state.posed is not None)


class EnigmaRules:
    """All rules C1 to E9, put together without a layer in between."""

    deal = staticmethod(dealing.deal)
    start = staticmethod(dealing.start)
    to_move = staticmethod(to_move)
    legal_moves = staticmethod(legal.legal_moves)
    declining_move = staticmethod(declining_move)
    is_secret = staticmethod(is_secret)
    refusal = staticmethod(refusing.refusal)
    transition = staticmethod(flow.transition)
    open_secrets = staticmethod(view.open_secrets)  # before the name `view` means the method
    view = staticmethod(view.view)
    round_number = staticmethod(round_number)
    outcome = staticmethod(flow.outcome)
    with_other_secrets = staticmethod(guess.with_other_secrets)
    check = staticmethod(invariants.check)
