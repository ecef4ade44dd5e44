"""Why a move is not allowed: the first rule it breaks, with the facts."""

from typing import assert_never

from enix_desktop.engine.rules import ForeignMove, Seat
from enix_desktop.games.enix.cardset import has
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import is_rotation
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.predicates import (
    backs_in_hand,
    can_cross,
    changes_anything,
    missing_energies,
    takeable,
    to_move,
)
from enix_desktop.games.enix.refusals import Reason, Refusal
from enix_desktop.games.enix.state import State
from enix_desktop.geometry.hexes import opposite
from enix_desktop.geometry.judge import judge

_NOT_OWING = {
    Phase.LAY: Reason.R1_ALREADY_LAID,
    Phase.COMPETE: Reason.O2_NOT_COMPETING,
    Phase.WINDOW: Reason.X3_NOT_ASKED,
}


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first rule that *move* breaks, or None if it is legal."""
    phase = state.phase
    if phase is Phase.OVER:
        return Refusal(Reason.G1_GAME_OVER)
    untimely = _untimely(phase, move)
    if untimely is not None:
        return Refusal(untimely, {"phase": phase.value})
    if seat not in to_move(state):
        return Refusal(_NOT_OWING.get(phase, Reason.O1_NOT_IN_TURN), {"seats": to_move(state)})
    match move:
        case Pass():
            return None
        case LayCard(card):
            return _lay_refusal(state, seat, card)
        case EndGame():
            missing = missing_energies(state, seat)
            return Refusal(Reason.R2_ENERGIES_MISSING, {"energies": tuple(missing)}) if missing else None
        case PlaceTile():
            return _placement_refusal(state, move)
        case Cross(tile):
            return _crossing_refusal(state, tile)
        case Stop():
            return _stop_refusal(state)
        case TakeCards(stacks):
            return _taking_refusal(state, stacks)
        case Steal():
            return _steal_refusal(state, move)
        case Refill(position):
            in_range = 0 <= position < len(state.stacks)
            if not in_range or not state.stacks[position]:
                return Refusal(Reason.K4_NO_SUCH_STACK, {"stack": position})
            return None
        case PlayEnix():
            return _interrupt_refusal(state, seat, move)
        case _:
            assert_never(move)


def _untimely(phase: Phase, move: Move) -> Reason | None:
    """The rule that says when such a move is made, if this is not the moment."""
    match move:
        case Pass() | PlayEnix():
            return None if phase is Phase.WINDOW else Reason.X2_NO_WINDOW
        case LayCard():
            return None if phase.is_joint else Reason.R1_NO_LAYING_NOW
        case EndGame():
            return None if phase is Phase.LAY else Reason.R2_ONLY_INSTEAD_OF_LAYING
        case PlaceTile():
            return None if phase is Phase.PLACE_TILE else Reason.A4_NO_TILE_TO_PLACE
        case Cross():
            return None if phase is Phase.MOVE else Reason.M2_NO_MOVEMENT_NOW
        case Stop():
            return None if phase in (Phase.MOVE, Phase.STEAL) else Reason.M3_NOTHING_TO_STOP
        case TakeCards():
            return None if phase is Phase.TAKE else Reason.K1_NO_ARRIVAL
        case Steal():
            return None if phase is Phase.STEAL else Reason.K3_NO_STEALING_NOW
        case Refill():
            return None if phase is Phase.REFILL else Reason.K4_NO_REFILL_NOW
        case _:
            raise ForeignMove(move)


def _lay_refusal(state: State, seat: Seat, card: int) -> Refusal | None:
    hand, enix_cards = state.hands[seat], state.table.components.enix_cards
    if not has(hand, card):
        return Refusal(Reason.R1_NOT_IN_HAND, {"card": card})
    if has(enix_cards, card) and hand & ~enix_cards:
        return Refusal(Reason.R3_OTHER_CARDS_LEFT, {"card": card})
    return None


def _placement_refusal(state: State, move: PlaceTile) -> Refusal | None:
    tile, cell, rotation = move.tile, move.cell, move.rotation
    if tile not in ENERGIES:
        return Refusal(Reason.A4_NO_SUCH_TILE, {"tile": tile})
    if not is_rotation(rotation):
        return Refusal(Reason.A4_NO_SUCH_ROTATION, {"rotation": rotation})
    if not changes_anything(state, tile, cell, rotation):
        return Refusal(Reason.A4_NOTHING_CHANGES, {"tile": tile})
    verdict = judge(state.layout.with_tile(tile, cell, rotation).cells)
    if verdict.overlaps:
        covered = next(ENERGIES[a if b == tile else b] for a, b in verdict.overlaps)
        return Refusal(Reason.A4_CELL_TAKEN, {"tile": tile, "covered": covered})
    if tile in verdict.lonely:
        return Refusal(Reason.A5_NO_COMMON_SIDE, {"tile": tile})
    if not verdict.is_sound:
        islands = tuple(tuple(ENERGIES[index] for index in island) for island in verdict.islands)
        return Refusal(Reason.A5_ISLAND, {"tile": tile, "islands": islands})
    return None


def _crossing_refusal(state: State, tile: Energy) -> Refusal | None:
    assert state.active is not None
    here = state.pawns[state.active]
    if tile not in ENERGIES:
        return Refusal(Reason.M3_NO_SUCH_TILE, {"tile": tile})
    if tile == here:
        return Refusal(Reason.M2_SAME_TILE, {"tile": tile})
    cost = dict(state.roads[here]).get(tile)
    if cost is None:
        return _connection_refusal(state, here, tile)
    if can_cross(state, tile, cost):
        return None
    if tile == state.cap:
        return Refusal(Reason.M4_TARGET_UNDER_CAP, {"tile": tile})
    if state.barred >> tile & 1:
        return Refusal(Reason.M5_NOT_AGAIN, {"tile": tile})
    return Refusal(
        Reason.M3_POINTS_MISSING,
        {"tile": tile, "cost": cost, "points": state.points, "missing": cost - state.points},
    )


def _connection_refusal(state: State, here: Energy, tile: Energy) -> Refusal:
    side = state.layout.side_towards(here, tile)
    if side is None:
        return Refusal(Reason.C2_NOT_ADJACENT, {"tile": tile, "origin": here})
    turned, rotations = state.table.components.turned_rays, state.layout.rotations
    ends = ((here, side), (tile, opposite(side)))
    lacking = tuple(end for end, its_side in ends if turned[end][rotations[end]][its_side] is None)
    return Refusal(Reason.C2_NO_RAY, {"tile": tile, "origin": here, "lacking": lacking})


def _stop_refusal(state: State) -> Refusal | None:
    if state.phase is Phase.STEAL:
        return Refusal(Reason.E3_MANDATORY) if state.table.edition.steals_by_the_back else None
    return None if state.moved else Refusal(Reason.M2_MUST_MOVE)


def _taking_refusal(state: State, stacks: tuple[int, ...]) -> Refusal | None:
    allowed = takeable(state)
    wrong = tuple(stack for stack in stacks if stack not in allowed)
    if wrong or list(stacks) != sorted(set(stacks)):
        return Refusal(Reason.K1_NOT_TAKEABLE, {"stacks": wrong or stacks, "allowed": allowed})
    return None


def _steal_refusal(state: State, move: Steal) -> Refusal | None:
    if move.victim not in state.victims:
        return Refusal(Reason.K3_NOT_A_VICTIM, {"victim": move.victim, "seats": state.victims})
    if not state.table.edition.steals_by_the_back:
        return Refusal(Reason.E3_LEFT_TO_LUCK) if move.energy is not None else None
    backs = backs_in_hand(state, move.victim)
    if move.energy not in backs:
        return Refusal(Reason.E3_NO_SUCH_BACK, {"energy": move.energy, "energies": tuple(backs)})
    return None


def _interrupt_refusal(state: State, seat: Seat, move: PlayEnix) -> Refusal | None:
    if not has(state.hands[seat] & state.table.components.enix_cards, move.card):
        return Refusal(Reason.X1_NOT_HELD, {"card": move.card})
    if move.tile is not None and move.tile not in ENERGIES:
        return Refusal(Reason.X1_NO_SUCH_TILE, {"tile": move.tile})
    if move.tile == state.cap:
        return Refusal(Reason.X1_CAP_MUST_MOVE, {"tile": move.tile})
    return None
