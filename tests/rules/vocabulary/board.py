"""Sentences about tiles, pawns, the cap and the ways between sources."""

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.geometry.hexes import Hex
from tests.rules.position import RULES, Position
from tests.rules.vocabulary.checks import Check, Instead, holds, same
from tests.rules.words import Vocabulary, Words, energy_names, listed

board: Vocabulary[Check] = Vocabulary()


@board("seat(s) {seats} stand(s) on {energy}")
def _(at: Position, words: Words) -> Instead:
    pawns = at.state.pawns
    wrong = [seat for seat in words.seats() if pawns[seat] != words.energy()]
    return holds(not wrong, listed(f"seat {seat} stands on {pawns[seat].key}" for seat in wrong))


@board("everybody stands on {energy}")
def _(at: Position, words: Words) -> Instead:
    return holds(set(at.state.pawns) == {words.energy()}, f"pawns: {energy_names(at.state.pawns)}")


def _cap_place(at: Position) -> str:
    return "the cap is beside the board" if at.state.cap is None else f"the cap is on {at.state.cap.key}"


@board("the cap is on {energy}")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.cap == words.energy(), _cap_place(at))


@board("the cap is beside the board")
def _(at: Position, words: Words) -> Instead:
    return holds(at.state.cap is None, _cap_place(at))


@board("{energy} lies on {cell} turned {number}")
def _(at: Position, words: Words) -> Instead:
    tile, layout = words.energy(), at.state.layout
    cell, rotation = layout.cells[tile], layout.rotations[tile]
    return holds((cell, rotation) == (words.cell(), words.number()), f"on {tuple(cell)} turned {rotation}")


@board("every other tile shares a side with {energy}")
def _(at: Position, words: Words) -> Instead:
    cells, middle = at.state.layout.cells, words.energy()
    apart = [tile for tile in Energy if tile != middle and cells[tile] not in cells[middle].neighbours()]
    return holds(not apart, f"not so: {energy_names(apart)}")


def _cost(at: Position, words: Words) -> int | None:
    """What going between two tiles costs; both directions must agree."""
    start, end = words.energy("start"), words.energy("end")
    there = dict(at.state.roads[start]).get(end)
    assert there == dict(at.state.roads[end]).get(start), "the way back costs something else"
    return there


@board("going from {start:energy} to {end:energy} costs {number} point(s)")
def _(at: Position, words: Words) -> Instead:
    return same(_cost(at, words), words.number(), "the cost is")


@board("there is no way from {start:energy} to {end:energy}")
def _(at: Position, words: Words) -> Instead:
    return same(_cost(at, words), None, "there is one, for")


def _placements(at: Position, tile: Energy) -> dict[Hex, list[int]]:
    """Where *tile* may be put now: for each cell the rotations; refusals must say the same."""
    seat = RULES.to_move(at.state)[0]
    result: dict[Hex, list[int]] = {}
    for move in RULES.legal_moves(at.state, seat):
        assert isinstance(move, PlaceTile), "no tile is to be turned or moved now"
        assert RULES.refusal(at.state, seat, move) is None
        if move.tile == tile:
            result.setdefault(move.cell, []).append(move.rotation)
    return result


def _other_cells(at: Position, tile: Energy) -> list[Hex]:
    return sorted(set(_placements(at, tile)) - {at.state.layout.cells[tile]})


def _shown(cells: list[Hex]) -> str:
    return f"it can be moved to {listed(tuple(cell) for cell in cells)}"


@board("{energy} can only be turned")
def _(at: Position, words: Words) -> Instead:
    cells = _other_cells(at, words.energy())
    return holds(not cells, _shown(cells)) or _turnable(at, words)


@board("{energy} can be turned")
def _turnable(at: Position, words: Words) -> Instead:
    tile = words.energy()
    turns = _placements(at, tile).get(at.state.layout.cells[tile], [])
    wanted = [turn for turn in range(6) if turn != at.state.layout.rotations[tile]]
    return same(turns, wanted, "rotations")


@board("{energy} can be moved to {cells} only, in any rotation")
def _(at: Position, words: Words) -> Instead:
    cells = _other_cells(at, words.energy())
    turns = _placements(at, words.energy())
    free = all(turns[cell] == list(range(6)) for cell in cells)
    return holds(cells == sorted(words.cells()) and free, _shown(cells))
