"""Why a move is not allowed: the first broken rule in the order of R3; and all moves that are."""

from collections.abc import Mapping, Sequence

from enix_desktop.engine.rules import ForeignMove, Seat
from enix_desktop.games.hertzschlag.counting import price_of
from enix_desktop.games.hertzschlag.moves import KINDS, Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.refusals import Reason, Refusal
from enix_desktop.games.hertzschlag.state import State

_OWED: Mapping[Phase, type[Move]] = {
    Phase.SIGNAL: Signal,
    Phase.LAY: Lay,
    Phase.PLEDGE: Pledge,
    Phase.BID: Bid,
}
_LATE: Mapping[Phase, Reason] = {Phase.LAY: Reason.A1_LAID, Phase.BID: Reason.Q4_BID}


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first rule that *move* breaks, or None if it is legal; raise ForeignMove if it is no move (R3)."""
    if state.phase is Phase.OVER:
        return Refusal(Reason.Q7_BLACKOUT if state.is_blackout else Reason.G1_GAME_OVER)
    if type(move) not in KINDS:
        raise ForeignMove(move)  # type: ignore[arg-type]  # KINDS are all kinds
    if isinstance(move, Signal | Pledge) and not state.table.has_talk:
        return Refusal(Reason.E1_TALK_OFF)
    if type(move) is not _OWED[state.phase]:
        return Refusal(Reason.R2_OTHER_KIND, {"owed": state.phase})
    if seat not in state.to_move:
        return _too_early_or_late(state, seat)
    return _content(state, seat, move)


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """All moves of *seat* in a fixed order; empty if it owes no decision."""
    if seat not in state.to_move:
        return ()
    most = most_euro(state, seat)
    match state.phase:
        case Phase.SIGNAL:
            return tuple([Signal(word) for word in Word])
        case Phase.LAY:
            lays = [Lay(card, place) for card in state.hands[seat] for place in Place]
            return tuple([lay for lay in lays if _content(state, seat, lay) is None])
        case Phase.PLEDGE:
            return (*(Pledge(euro) for euro in range(most + 1)), Pledge(None))
        case _:
            return tuple([Bid(euro) for euro in range(most + 1)])


def most_euro(state: State, seat: Seat) -> int:
    """The most that *seat* can bid or pledge (Q4, T3)."""
    return min(state.table.numbers.fingers, state.money[seat])


def _too_early_or_late(state: State, seat: Seat) -> Refusal:
    if state.phase in _LATE:
        return Refusal(_LATE[state.phase])
    is_signal = state.phase is Phase.SIGNAL
    given = len(state.signals if is_signal else state.pledges)
    if seat in state.order[:given]:
        return Refusal(Reason.T1_SAID if is_signal else Reason.T3_PLEDGED)
    reason = Reason.T1_NOT_IN_TURN if is_signal else Reason.T3_NOT_IN_TURN
    return Refusal(reason, {"seat": state.to_move[0]})


def _content(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Signal(word):
            return None if isinstance(word, Word) else Refusal(Reason.T1_NO_SUCH_WORD)
        case Lay(card, place):
            if card not in state.hands[seat]:
                return Refusal(Reason.A1_NOT_HELD, {"card": card})
            if not isinstance(place, Place):
                return Refusal(Reason.A1_NO_SUCH_PLACE)
            cost = price_of(state.table.components, state.displays[seat], card)
            if place is Place.ACTION and cost > state.money[seat]:
                return Refusal(Reason.A2_COST, {"card": card, "cost": cost, "money": state.money[seat]})
            return None
        case Pledge(euro):
            return _amount(state, seat, 0 if euro is None else euro, Reason.T3_AMOUNT)
        case Bid(euro):
            return _amount(state, seat, euro, Reason.Q4_AMOUNT)


def _amount(state: State, seat: Seat, euro: int, reason: Reason) -> Refusal | None:
    most = most_euro(state, seat)
    return None if euro in range(most + 1) else Refusal(reason, {"most": most})
