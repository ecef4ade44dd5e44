"""What holds in every state."""

from enix_desktop.games.enigma.dealing import NETWORKERS
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.flow import on_table
from enix_desktop.games.enigma.network import NetSpot, has_cell, has_neighbour, system_at
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.state import State


def check(state: State) -> None:
    """Raise AssertionError if *state* breaks an invariant of the game."""
    assert (state.phase is Phase.OVER) == (not state.to_move), "somebody owes a decision while the game runs"
    assert (state.phase is Phase.OVER) == bool(state.ended_by), "a rule ends the game"
    assert len(state.points) == len(state.supplies) == len(state.taken) == len(state.results), "by seat"
    if state.table.is_alone:
        _check_alone(state)
    else:
        _check_tiles(state)
        _check_board(state)


def _check_alone(state: State) -> None:
    assert state.table.seats == 1, "alone is alone (E8)"
    assert (state.posed is not None) == (state.phase is Phase.SOLVE), "a puzzle is there to be solved"
    assert state.points[0] <= len(state.alone), "only what was posed can be solved"
    assert not state.board.tiles, "alone there is no board (E8)"


def _check_tiles(state: State) -> None:
    tiles = state.table.components.tiles
    for category, pile in zip(CATEGORIES, state.piles, strict=True):
        assert all(tiles[tile].category is category for tile in pile), "piles are sorted (S1)"
    taken = [tile for tile in state.taken if tile is not None]
    all_tiles = [*taken, *(tile for pile in state.piles for tile in pile)]
    assert len(set(all_tiles)) == len(all_tiles), "every tile is in one place (C1)"
    assert len({tiles[tile].category for tile in taken}) == len(taken), "a category is taken once (R1)"
    for seat, result in enumerate(state.results):
        assert result is None or state.taken[seat] is not None, "results are for tiles (T1)"
    if state.phase in (Phase.PLACE, Phase.NETWORKER):
        assert None not in state.results, "nobody places before all results are in (T4)"


def _check_board(state: State) -> None:
    board = state.board
    for supply, standing in zip(state.supplies, on_table(state), strict=True):
        assert supply + standing == NETWORKERS, "networkers are in the supply or on the table (C5)"
    assert all(has_cell(board, spot) for spot in board.networkers), "networkers stand on cells (N1)"
    if len(board.tiles) > 1:
        assert all(has_neighbour(board, cell) for cell in board.tiles), "tiles touch each other (P2)"
    if state.phase is Phase.NETWORKER:
        return  # what is closed is scored afterwards (L3)
    for spot in board.networkers:
        assert system_at(board, NetSpot(*spot[:3])).open_ends, "nobody stands in a closed system (L3)"
