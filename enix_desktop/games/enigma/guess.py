"""A guess at what a seat cannot see: a whole state that looks to it just like the real one."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from enix_desktop.engine.rng import derived, shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.dealing import chamber
from enix_desktop.games.enigma.faces import CATEGORIES, Nets, Tile
from enix_desktop.games.enigma.moves import Failed, Result, Solved, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.canonical import canonical
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Table
from enix_desktop.games.enigma.view import View

World: TypeAlias = State
"""A state that somebody made up. Nothing in it is secret."""
LONGEST_MS = 300_000
"""As long as hidden results are thought to take at most where there is no limit."""


def with_other_secrets(state: State, seat: Seat, seed: int) -> State:
    """Other orders of the piles, puzzle sides and hidden results, wherever *seat* does not know them (C6)."""
    other = state.copy()
    other.piles = tuple(
        (*pile[:1], *shuffled(seed, f"pile/{number}", pile[1:])) for number, pile in enumerate(state.piles)
    )
    known = {
        tile for owner, tile in enumerate(state.taken) if tile is not None and _is_open(state, owner, seat)
    }
    backs: dict[Tile, Tile] = {}
    for category in CATEGORIES:
        tiles = _tiles_in_play(state, category)
        hidden = [tile for tile in tiles if tile not in known]
        pool = shuffled(seed, f"backs/{category}", [state.back_of(tile) for tile in hidden])
        backs.update({tile: state.back_of(tile) for tile in tiles if tile in known})
        backs.update(zip(hidden, pool, strict=True))
    other.backs = backs
    _make_up_results(other, seat, seed)
    return other


def guess(view: View, seed: int) -> World:
    """A state of which *view* is the view; all that is hidden is drawn by *seed*."""
    world = State(
        view.table,
        view.starter,
        _piles(view, seed),
        view.board,
        list(view.points),
        list(view.supplies),
        [_tile(view.table, *pair) for pair in zip(view.taken, view.sides, strict=True)],
        [None if view.races is None else view.races[seat].result for seat in range(view.table.seats)],
        view.waiting,
        view.placed,
        view.round,
        view.phase,
        view.ended_by,
        view.posed,
        view.alone,
        is_result_shown=view.races is not None,
    )
    world.backs = _backs(view, world, seed)
    posed = [*(one.posed for one in view.alone), *([] if view.posed is None else [view.posed])]
    pieces = view.table.components.pieces
    world.looks = frozenset(canonical(pieces, one.puzzle) for one in posed)
    if view.phase is Phase.SOLVE and not view.table.is_alone:
        for seat in world.seats:
            if seat == view.seat:
                world.results[seat] = view.result
            elif seat not in view.to_move:
                world.results[seat] = _made_up(world, seat, seed)
    return world


def _is_open(state: State, owner: Seat, seat: Seat) -> bool:
    """Whether *seat* has seen the puzzle side that *owner* took (R2)."""
    return state.is_result_shown or (owner == seat and state.phase is Phase.SOLVE)


def _tiles_in_play(state: State, category: Category) -> list[Tile]:
    tiles = state.table.components.tiles
    taken = [tile for tile in state.taken if tile is not None and tiles[tile].category is category]
    return [*taken, *state.piles[CATEGORIES.index(category)]]


def _make_up_results(state: State, seat: Seat, seed: int) -> None:
    """Exchange what others have solved in secret; that they have is no secret of the table."""
    if state.phase is not Phase.SOLVE:
        return
    for owner, result in enumerate(state.results):
        if owner != seat and result is not None:
            state.results[owner] = _made_up(state, owner, seed)


def _made_up(state: State, seat: Seat, seed: int) -> Result:
    luck, limit = derived(seed, f"result/{seat}"), state.table.limit_ms or LONGEST_MS
    face = state.puzzle_of(seat)
    if face is None or luck % 4 == 0:
        return Failed(limit, Unsolved.LIMIT)
    return Solved(1 + (luck >> 8) % limit, face.solution)


def _tile(table: Table, category: Category | None, side: Nets | None) -> Tile | None:
    """The tile with this conduit side: what is on its back is drawn anew, so this tells nothing (C6)."""
    if category is None or side is None:
        return None
    tiles = table.components.tiles
    return next(tile for tile in chamber(table, category) if tiles[tile].nets == side)


def _piles(view: View, seed: int) -> tuple[tuple[Tile, ...], ...]:
    return tuple(_pile(view, category, number, seed) for number, category in enumerate(CATEGORIES))


def _pile(view: View, category: Category, number: int, seed: int) -> tuple[Tile, ...]:
    """The top tile, then some of those whose conduit side lies nowhere, in any order."""
    size = view.pile_sizes[number]
    top = _tile(view.table, category, view.tops[number])
    if top is None:
        return ()
    tiles = view.table.components.tiles
    taken = _tile_of_category(view, category)
    lying = {laid.nets for laid in view.board.tiles.values()}
    others = [tile for tile in chamber(view.table, category) if tile not in (top, taken)]
    # Another pile may have the same side, so one that lies on the table is only less likely.
    mixed = sorted(shuffled(seed, f"pile/{number}", others), key=lambda tile: tiles[tile].nets in lying)
    return (top, *mixed[: size - 1])


def _tile_of_category(view: View, category: Category) -> Tile | None:
    for taken, side in zip(view.taken, view.sides, strict=True):
        if taken is category:
            return _tile(view.table, taken, side)
    return None


def _backs(view: View, world: World, seed: int) -> Mapping[Tile, Tile]:
    known = _known_backs(view, world)
    backs: dict[Tile, Tile] = dict(known)
    for category in CATEGORIES:
        hidden = [tile for tile in _tiles_in_play(world, category) if tile not in known]
        unseen = [tile for tile in chamber(view.table, category) if tile not in known.values()]
        backs.update(zip(hidden, shuffled(seed, f"backs/{category}", unseen), strict=False))
    return backs


def _known_backs(view: View, world: World) -> Mapping[Tile, Tile]:
    """The puzzle sides that *view* shows, by the tile that has them."""
    if view.races is not None:
        return {tile: view.races[seat].tile for seat, tile in enumerate(world.taken) if tile is not None}
    own = world.taken[view.seat] if view.seat in world.seats else None
    if own is None or view.puzzle is None:
        return {}
    return {own: _with_puzzle(view.table, _category(view.taken, view.seat), view.puzzle)}


def _category(taken: Sequence[Category | None], seat: Seat) -> Category:
    category = taken[seat]
    assert category is not None, "who has a tile has its category"
    return category


def _with_puzzle(table: Table, category: Category, puzzle: Puzzle) -> Tile:
    tiles = table.components.tiles
    return next(tile for tile in chamber(table, category) if tiles[tile].puzzle == puzzle)
