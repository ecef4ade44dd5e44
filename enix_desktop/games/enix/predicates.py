"""What the rules ask of a state: shared by legality, play and views, so that each rule is in one place."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import CardSet
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.state import State
from enix_desktop.geometry.hexes import Hex


def to_move(state: State) -> tuple[Seat, ...]:
    """Every seat that owes a decision now."""
    return state.owing if state.phase.is_joint else state.owing[:1]


def hand_as_seen(state: State, seat: Seat) -> CardSet:
    """The hand as if nothing had been laid from it face down (C4)."""
    chosen = state.chosen[seat]
    return state.hands[seat] if chosen is None else state.hands[seat] | 1 << chosen


def points_laid(state: State, seat: Seat) -> int:
    """The sum of all cards that *seat* laid this round (M1)."""
    values = state.table.components.values
    return sum(values[card] for card in state.laid[seat])


def can_cross(state: State, tile: Energy, cost: int) -> bool:
    """Whether the pawn in turn may enter the connected *tile* for *cost* points (M3, M4, M5)."""
    return cost <= state.points and tile != state.cap and not state.barred >> tile & 1


def crossings(state: State) -> list[Energy]:
    """Where the pawn in turn may cross to."""
    assert state.active is not None
    here = state.pawns[state.active]
    if here == state.cap:
        return []
    return [tile for tile, cost in state.roads[here] if can_cross(state, tile, cost)]


def takeable(state: State) -> tuple[int, ...]:
    """The stacks whose top card has the energy of the tile reached (K1)."""
    assert state.active is not None
    here, energies = state.pawns[state.active], state.table.components.energies
    return tuple([i for i, stack in enumerate(state.stacks) if stack and energies[stack[-1]] == here])


def missing_energies(state: State, seat: Seat) -> list[Energy]:
    """The energies of which the hand has no card; ending the game needs all six (R2)."""
    hand, own = state.hands[seat], state.table.components.cards_of_energy
    return [energy for energy in ENERGIES if not hand & own[energy]]


def changes_anything(state: State, tile: Energy, cell: Hex, rotation: int) -> bool:
    """Whether cell or rays would differ: a tile turned onto its own image is no change (A4)."""
    layout = state.layout
    return (
        cell != layout.cells[tile] or rotation in state.table.components.turns[tile][layout.rotations[tile]]
    )


def backs_in_hand(state: State, seat: Seat) -> list[Energy]:
    """The energies that the backs in the hand of *seat* show (C4)."""
    hand, own = state.hands[seat], state.table.components.cards_of_energy
    return [energy for energy in ENERGIES if hand & own[energy]]


def cap_targets(state: State) -> list[Energy | None]:
    """Where an ENIX card may put the cap: onto another tile, or off the board if it lies there (X1)."""
    targets: list[Energy | None] = [tile for tile in ENERGIES if tile != state.cap]
    if state.cap is not None:
        targets.append(None)
    return targets
