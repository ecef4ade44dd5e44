"""Why a move is not allowed: the first broken rule in the order of R5 and T3."""

from collections.abc import Mapping

from enix_desktop.engine.rules import ForeignMove, Seat
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import (
    KINDS,
    Choose,
    Failed,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Solved,
)
from enix_desktop.games.enigma.network import has_neighbour
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import ROTATIONS, networker_refused
from enix_desktop.games.enigma.posing import finish_refused, pose_refused
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Reason, Refusal
from enix_desktop.games.enigma.solving import result_refused
from enix_desktop.games.enigma.state import State

_OVER: Mapping[str, Reason] = {reason.rule: reason for reason in Reason if reason.name.endswith("_GAME_OVER")}
_OTHER_KIND: Mapping[Phase, Reason] = {
    Phase.CHOOSE: Reason.R1_OTHER_KIND,
    Phase.SOLVE: Reason.T1_OTHER_KIND,
    Phase.PLACE: Reason.P1_OTHER_KIND,
    Phase.NETWORKER: Reason.N1_OTHER_KIND,
    Phase.POSE: Reason.E8_OTHER_KIND,
}
_OWED: Mapping[type[Move], Phase] = {
    Choose: Phase.CHOOSE,
    Solved: Phase.SOLVE,
    Failed: Phase.SOLVE,
    PlaceTile: Phase.PLACE,
    PlaceNetworker: Phase.NETWORKER,
    NoNetworker: Phase.NETWORKER,
}
"""When a kind of move is asked for; all others: alone, between puzzles."""


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first rule that *move* breaks, or None if it is legal; raise ForeignMove if it is no move (R5)."""
    if type(move) not in KINDS:
        raise ForeignMove(move)  # type: ignore[arg-type]  # KINDS are all kinds
    if state.phase is Phase.OVER:
        return Refusal(_OVER[state.ended_by])
    if seat not in state.to_move:
        return _not_asked(state, seat)
    if _OWED.get(type(move), Phase.POSE) is not state.phase:
        return Refusal(_OTHER_KIND[state.phase], {"owed": state.phase})
    return _content(state, seat, move)


def _not_asked(state: State, seat: Seat) -> Refusal:
    if state.phase is Phase.SOLVE:
        is_in = seat in state.seats and state.results[seat] is not None
        return Refusal(Reason.T3_SECOND if is_in else Reason.T1_NOT_ASKED)
    is_choosing = state.phase in (Phase.CHOOSE, Phase.POSE)
    reason = Reason.R1_NOT_IN_TURN if is_choosing else Reason.R3_NOT_IN_TURN
    return Refusal(reason, {"seat": state.to_move[0]})


def _content(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Choose(category):
            return _choice(state, category)
        case Solved() | Failed():
            return result_refused(state, seat, move)
        case PlaceTile():
            return _place(state, move)
        case PlaceNetworker(net, cell):
            reason = networker_refused(state, seat, net, cell)
            return None if reason is None else Refusal(reason)
        case NoNetworker():
            return None
        case Pose():
            return pose_refused(state, move)
        case _:
            return finish_refused(state)


def _choice(state: State, category: Category) -> Refusal | None:
    if not isinstance(category, Category):
        return Refusal(Reason.R1_OTHER_KIND, {"owed": state.phase})
    tiles = state.table.components.tiles
    for seat, tile in enumerate(state.taken):
        if tile is not None and tiles[tile].category is category:
            return Refusal(Reason.R1_TAKEN, {"category": category, "seat": seat})
    if not state.piles[CATEGORIES.index(category)]:
        return Refusal(Reason.R1_PILE_EMPTY, {"category": category})
    return None


def _place(state: State, move: PlaceTile) -> Refusal | None:
    facts = {"x": move.x, "y": move.y}
    if (move.x, move.y) in state.board.tiles:
        return Refusal(Reason.P2_TAKEN, facts)
    is_cell = type(move.x) is int and type(move.y) is int
    if not (is_cell and has_neighbour(state.board, (move.x, move.y))):
        return Refusal(Reason.P2_NO_NEIGHBOUR, facts)
    if type(move.rotation) is not int or move.rotation not in ROTATIONS:
        return Refusal(Reason.P4_ROTATION, {"rotation": move.rotation})
    return None
