"""What players of ENIGMA have in mind is what the rules of the network say, placement after placement."""

from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.network import (
    START_CELL,
    Board,
    Cell,
    CellSpot,
    LaidTile,
    closed_by,
    frontier,
    may_stand,
    with_networker,
    with_tile,
    without,
)
from enix_desktop.players.enigma.ideas import Idea, networker_ideas
from enix_desktop.players.enigma.sketch import Group, Sketch, rotations, turned
from enix_desktop.players.enigma.worth import scales_of

COMPONENTS = standard_components()
SIDES = st.sampled_from([face.nets for face in COMPONENTS.tiles])
SEATS = 3


def played(board: Board, idea: Idea, seat: int, nets: Nets, points: list[int], supplies: list[int]) -> Board:
    """What *idea* leads to by the rules of the network."""
    board = with_tile(board, idea.cell, nets, idea.tile.rotation)
    if idea.stand is not None:
        spot = CellSpot(*idea.cell, idea.stand.net, idea.stand.cell)
        assert may_stand(board, spot)
        board = with_networker(board, spot, seat)
        supplies[seat] -= 1
    for system in closed_by(board, idea.cell):
        for owner, more in enumerate(system.earned(SEATS)):
            points[owner] += more
        for _, owner, _ in system.networkers:
            supplies[owner] += 1
        board = without(board, [spot for spot, _, _ in system.networkers])
    return board


def in_order(sketch: Sketch) -> list[tuple[Group, list[tuple[Cell, int]]]]:
    """The groups and what faces them, without their numbers."""
    found = []
    for number, group in sketch.groups.items():
        faced = [
            (cell, side)
            for cell, facing in sketch.faces.items()
            for side, met in enumerate(facing)
            if met == number
        ]
        found.append((group._replace(holders=tuple(sorted(group.holders))), sorted(faced)))
    return sorted(found, key=lambda one: (sorted(one[0].gaps), one[1]))


@settings(max_examples=60)
@given(st.data())
def test_a_sketch_that_is_played_on_is_that_of_the_board(data: st.DataObject) -> None:
    board = Board({START_CELL: LaidTile(COMPONENTS.start, 0)})
    points, supplies = [0] * SEATS, [3] * SEATS
    sketch = Sketch.of(board, tuple(points), tuple(supplies))
    for nets in data.draw(st.lists(SIDES, min_size=3, max_size=14)):
        seat = data.draw(st.integers(0, SEATS - 1))
        cell = data.draw(st.sampled_from(frontier(board)))
        tile = data.draw(st.sampled_from(rotations(nets)))
        found = networker_ideas(sketch, seat, cell, tile, scales_of(seat, SEATS, 1))
        idea = data.draw(st.sampled_from(found))
        board = played(board, idea, seat, nets, points, supplies)
        sketch, fresh = idea.after(sketch, seat), Sketch.of(board, tuple(points), tuple(supplies))
        assert (sketch.points, sketch.supplies) == (fresh.points, fresh.supplies)
        assert set(sketch.faces) == set(fresh.faces) == set(frontier(board))
        assert in_order(sketch) == in_order(fresh)
        blanks = [
            {(cell, side) for cell, facing in one.faces.items() for side in range(4) if facing[side] == -2}
            for one in (sketch, fresh)
        ]
        assert blanks[0] == blanks[1]


@settings(max_examples=40)
@given(st.data())
def test_the_worth_of_an_idea_is_what_changes(data: st.DataObject) -> None:
    board = Board({START_CELL: LaidTile(COMPONENTS.start, 0)})
    sketch = Sketch.of(board, (0,) * SEATS, (3,) * SEATS)
    scales = scales_of(1, SEATS, 1)
    for nets in data.draw(st.lists(SIDES, min_size=1, max_size=12)):
        seat = data.draw(st.integers(0, SEATS - 1))
        cell = data.draw(st.sampled_from(sorted(sketch.faces)))
        for idea in networker_ideas(sketch, 1, cell, rotations(nets)[0], scales):
            change = scales.of_sketch(idea.after(sketch, 1)) - scales.of_sketch(sketch)
            assert abs(change - idea.worth) < 1e-9
        tile = data.draw(st.sampled_from(rotations(nets)))
        found = networker_ideas(sketch, seat, cell, tile, scales_of(seat, SEATS, 1))
        sketch = data.draw(st.sampled_from(found)).after(sketch, seat)


def test_a_tile_turned_by_hand_is_known_too() -> None:
    for face in COMPONENTS.tiles:
        turns = [turned(face.nets, rotation) for rotation in range(4)]
        assert set(rotations(face.nets)) <= set(turns)
        assert turns[0] in rotations(face.nets)
