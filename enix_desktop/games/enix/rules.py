"""The rules of ENIX as the engine wants them."""

from enix_desktop.games.enix import dealing, flow, invariants, legality, predicates, refusing, view, worlds
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.state import State


def round_number(state: State) -> int:
    """Rounds begun so far."""
    return state.round


def is_secret(state: State) -> bool:
    """Cards are laid (R1, O2) and ENIX cards played (X1) with the hand in sight; a turn is public."""
    return state.phase.is_joint or state.phase is Phase.WINDOW


class EnixRules:
    """All rules C1 to G5 in both editions: `engine.rules.Rules`, put together without a layer in between."""

    deal = staticmethod(dealing.deal)
    start = staticmethod(flow.start)
    to_move = staticmethod(predicates.to_move)
    legal_moves = staticmethod(legality.legal_moves)
    declining_move = staticmethod(legality.declining_move)
    is_secret = staticmethod(is_secret)
    refusal = staticmethod(refusing.refusal)
    transition = staticmethod(flow.transition)
    open_secrets = staticmethod(view.open_secrets)  # before the name `view` means the method
    view = staticmethod(view.view)
    round_number = staticmethod(round_number)
    outcome = staticmethod(flow.outcome)
    with_other_secrets = staticmethod(worlds.with_other_secrets)
    check = staticmethod(invariants.check)
