"""The conduit network of ENIGMA: what is linked, open, ended and closed, and what it earns (P, N2, L)."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma.faces import Colour, Net, Nets
from enix_desktop.games.enigma.network import (
    ROTATIONS,
    SIDES,
    START_CELL,
    Board,
    Cell,
    CellSpot,
    LaidTile,
    NetSpot,
    beyond,
    closed_by,
    colour_at,
    frontier,
    has_cell,
    has_neighbour,
    may_stand,
    sides,
    system_at,
    systems,
    systems_touched,
    with_networker,
    with_tile,
    without,
)

NORTH, EAST, SOUTH, WEST = SIDES
RED, BLUE, YELLOW = Colour
BLACK, WHITE = 0, 1
START: Nets = (Net((NORTH, EAST), (RED, BLUE)), Net((SOUTH, WEST), (BLUE, YELLOW)))


def board(*tiles: tuple[Cell, Nets]) -> Board:
    """Unturned tiles on a table."""
    return Board({cell: LaidTile(nets, 0) for cell, nets in tiles})


def one(leaving: Sequence[int], *colours: Colour) -> Nets:
    """A conduit side with a single net."""
    return (Net(tuple(leaving), colours),)


# Sides, neighbours, copies


def test_p4_what_is_printed_on_a_side_lies_on_the_next_one_clockwise_after_a_turn() -> None:
    net = Net((NORTH, WEST), (RED,))
    assert [sides(net, rotation) for rotation in ROTATIONS] == [(0, 3), (0, 1), (1, 2), (2, 3)]


def test_a_turned_tile_knows_which_net_leaves_by_which_side() -> None:
    laid = LaidTile((Net((NORTH,), (RED,)), Net((EAST, SOUTH), (BLUE,))), 1)
    assert laid.leaving == ((EAST,), (SOUTH, WEST))
    assert laid.by_side == (None, 0, 1, 1)


def test_p2_the_frontier_is_every_empty_cell_beside_a_tile_in_a_pinned_order() -> None:
    table = board((START_CELL, START), ((1, 0), START))
    assert frontier(table) == ((-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0))
    assert all(has_neighbour(table, cell) for cell in frontier(table))
    assert not has_neighbour(table, (1, 2))
    assert not has_neighbour(table, (-1, -1))


def test_changed_boards_are_copies() -> None:
    first = board((START_CELL, START))
    spot = CellSpot(0, 0, 1, 0)
    second = with_networker(with_tile(first, (1, 0), START, 2), spot, WHITE)
    assert first == board((START_CELL, START))
    assert second.tiles[1, 0] == LaidTile(START, 2)
    assert second.networkers == {spot: WHITE}
    assert without(second, [spot]).networkers == {}
    assert second.networkers == {spot: WHITE}


def test_a_cell_is_named_by_tile_net_and_number() -> None:
    table = board((START_CELL, START))
    assert colour_at(table, CellSpot(0, 0, 1, 1)) is YELLOW
    assert has_cell(table, CellSpot(0, 0, 1, 1))
    absent = ((0, 0, 1, 2), (0, 0, 2, 0), (0, 0, -1, 0), (0, 0, 0, -1), (1, 0, 0, 0))
    assert not any(has_cell(table, CellSpot(*spot)) for spot in absent)


# Open, linked, ended (L1), and systems (L2)


def test_l1_a_channel_is_open_linked_or_ended() -> None:
    start = (START_CELL, START)
    assert system_at(board(start), NetSpot(0, 0, 0)).open_ends == 2
    linked = system_at(board(start, ((1, 0), one([WEST], RED))), NetSpot(0, 0, 0))
    assert linked.nets == (NetSpot(0, 0, 0), NetSpot(1, 0, 0))
    assert (linked.open_ends, linked.colours) == (1, (2, 1, 0))
    ended = system_at(board(start, ((1, 0), one([NORTH], RED))), NetSpot(0, 0, 0))
    assert ended.nets == (NetSpot(0, 0, 0),)
    assert (ended.open_ends, ended.colours) == (1, (1, 1, 0))


def test_l2_nets_of_one_tile_are_linked_only_by_a_way_around() -> None:
    bend = (Net((NORTH, EAST), (RED,)), Net((SOUTH, WEST), (BLUE,)))
    apart = board(((0, 0), bend))
    assert len(systems(apart)) == 2
    around = board(
        ((0, 0), bend),
        ((1, 0), one([SOUTH, WEST], RED)),
        ((1, 1), one([NORTH, WEST], RED)),
        ((0, 1), one([NORTH, EAST], RED)),
    )
    assert [len(system.nets) for system in systems(around)] == [5]


def test_a_tile_touches_what_it_is_part_of_and_what_it_ends() -> None:
    table = board(((0, 0), one([EAST], RED)), ((1, 0), one([EAST], BLUE)), ((2, 0), one([WEST], YELLOW)))
    assert [system.nets for system in systems_touched(table, (1, 0))] == [
        (NetSpot(0, 0, 0),),
        (NetSpot(1, 0, 0), NetSpot(2, 0, 0)),
    ]
    assert closed_by(table, (1, 0)) == systems_touched(table, (1, 0))
    # The tile on the right does not touch the dead end on the left.
    assert len(closed_by(table, (2, 0))) == 1


def test_a_placement_that_leaves_a_channel_open_closes_nothing() -> None:
    table = board((START_CELL, START), ((1, 0), one([WEST, EAST], RED)))
    assert closed_by(table, (1, 0)) == ()
    assert len(systems_touched(table, (1, 0))) == 1


# Networkers (N2, N4, L3, L4)


def test_n2_no_networker_joins_one_on_the_same_colour_in_its_system() -> None:
    table = with_networker(
        board((START_CELL, START), ((1, 0), one([WEST], RED, YELLOW))), CellSpot(0, 0, 0, 0), BLACK
    )
    assert not may_stand(table, CellSpot(1, 0, 0, 0))
    assert may_stand(table, CellSpot(1, 0, 0, 1))
    # The other net of the start tile is another system.
    assert may_stand(table, CellSpot(0, 0, 1, 0))


def test_l4_two_networkers_of_one_player_earn_twice_each_for_its_colour() -> None:
    table = board(((0, 0), one([EAST], RED, RED, BLUE)), ((1, 0), one([WEST], BLUE, BLUE)))
    table = with_networker(table, CellSpot(0, 0, 0, 0), WHITE)
    table = with_networker(table, CellSpot(1, 0, 0, 1), WHITE)
    (system,) = closed_by(table, (1, 0))
    assert system.earned(2) == (0, 5)
    assert without(table, [spot for spot, _, _ in system.networkers]).networkers == {}


def test_l4_without_networkers_nothing_is_earned() -> None:
    (system,) = systems(board(((0, 0), one([], RED))))
    assert system.is_closed
    assert system.earned(3) == (0, 0, 0)


# Worked examples


def test_example_2_black_earns_two_for_red_and_white_one_for_blue() -> None:
    table = board(((0, 0), one([EAST], RED, BLUE)), ((1, 0), one([WEST], RED)), ((0, 1), one([SOUTH], RED)))
    table = with_networker(table, CellSpot(0, 0, 0, 0), BLACK)
    table = with_networker(table, CellSpot(0, 0, 0, 1), WHITE)
    table = with_networker(table, CellSpot(0, 1, 0, 0), WHITE)
    (closed,) = closed_by(table, (1, 0))
    assert closed.earned(2) == (2, 1)
    left = without(table, [spot for spot, _, _ in closed.networkers])
    assert left.networkers == {CellSpot(0, 1, 0, 0): WHITE}


def test_example_7_a_blank_side_ends_a_dead_end_of_another_tile() -> None:
    table = with_networker(board(((0, 0), one([EAST], RED))), CellSpot(0, 0, 0, 0), BLACK)
    table = with_tile(table, (1, 0), one([EAST], BLUE), 0)
    (closed,) = closed_by(table, (1, 0))
    assert closed.nets == (NetSpot(0, 0, 0),)
    assert closed.earned(2) == (1, 0)


def test_example_8_networkers_that_meet_on_one_colour_both_count() -> None:
    table = board(((0, 0), one([EAST], RED)), ((2, 0), one([WEST], RED)))
    table = with_networker(table, CellSpot(0, 0, 0, 0), BLACK)
    table = with_networker(table, CellSpot(2, 0, 0, 0), WHITE)
    table = with_tile(table, (1, 0), one([NORTH, SOUTH], RED), 1)
    assert not may_stand(table, CellSpot(1, 0, 0, 0))
    (closed,) = closed_by(table, (1, 0))
    assert closed.earned(2) == (3, 3)


def test_example_9_four_elbows_around_a_point_close_a_loop() -> None:
    elbow = one([EAST, SOUTH], RED)
    table = Board({})
    for cell, rotation in (((0, 0), 0), ((1, 0), 1), ((1, 1), 2)):
        table = with_tile(table, cell, elbow, rotation)
        assert closed_by(table, cell) == ()
    table = with_tile(table, (0, 1), elbow, 3)
    (closed,) = closed_by(table, (0, 1))
    assert (len(closed.nets), closed.open_ends, closed.colours) == (4, 0, (4, 0, 0))


def test_example_10_two_own_networkers_come_back_together() -> None:
    table = board(((0, 0), one([EAST], RED, BLUE)), ((1, 0), one([WEST], YELLOW)))
    table = with_networker(table, CellSpot(0, 0, 0, 0), BLACK)
    table = with_networker(table, CellSpot(0, 0, 0, 1), BLACK)
    (closed,) = closed_by(table, (1, 0))
    assert [seat for _, seat, _ in closed.networkers] == [BLACK, BLACK]
    assert closed.earned(2) == (2, 0)


# Against a naive way of counting


@st.composite
def conduit_sides(draw: st.DrawFn) -> Nets:
    """Any conduit side: its four sides shared out among nets, some left blank."""
    owner = draw(st.lists(st.integers(-1, 3), min_size=4, max_size=4))
    colours = st.lists(st.sampled_from(Colour), min_size=1, max_size=3).map(tuple)
    return tuple(
        Net(tuple(side for side in SIDES if owner[side] == net), draw(colours))
        for net in sorted(set(owner) - {-1})
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[Board, Cell]:
    """A grown table with networkers on it, and the last tile placed."""
    table, last = board((START_CELL, START)), START_CELL
    for nets in draw(st.lists(conduit_sides(), max_size=14)):
        last = draw(st.sampled_from(frontier(table)))
        table = with_tile(table, last, nets, draw(st.sampled_from(ROTATIONS)))
    spots = [
        CellSpot(*cell, net, number)
        for cell, laid in table.tiles.items()
        for net, printed in enumerate(laid.nets)
        for number in range(len(printed.colours))
    ]
    for spot in draw(st.lists(st.sampled_from(spots), max_size=6, unique=True)):
        table = with_networker(table, spot, draw(st.integers(0, 3)))
    return table, last


Channel = tuple[NetSpot, Cell, int]


def channels(table: Board) -> list[Channel]:
    """Every channel on the table, straight from the rule."""
    return [
        (NetSpot(*cell, number), cell, (side + laid.rotation) % 4)
        for cell, laid in table.tiles.items()
        for number, net in enumerate(laid.nets)
        for side in net.sides
    ]


def naive_groups(table: Board) -> tuple[dict[NetSpot, int], list[NetSpot]]:
    """By net a number that linked nets share, and by which nets channels are open."""
    known = channels(table)
    group = {spot: number for number, spot in enumerate(dict.fromkeys(spot for spot, _, _ in known))}
    is_done = False
    while not is_done:
        is_done = True
        for spot, cell, side in known:
            for other, place, facing in known:
                if beyond(cell, side) == place and facing == (side + 2) % 4 and group[other] < group[spot]:
                    group[spot], is_done = group[other], False
    return group, [spot for spot, cell, side in known if beyond(cell, side) not in table.tiles]


@given(tables())
def test_l2_systems_are_those_of_a_naive_count(drawn: tuple[Board, Cell]) -> None:
    table, _ = drawn
    group, open_by = naive_groups(table)
    found = systems(table)
    assert sorted(spot for system in found for spot in system.nets) == sorted(group)
    assert len(found) == len(set(group.values()))
    for system in found:
        (number,) = {group[spot] for spot in system.nets}
        assert system.open_ends == [group[spot] for spot in open_by].count(number)
        colours = [colour for spot in system.nets for colour in _printed(table, spot).colours]
        assert system.colours == (colours.count(RED), colours.count(BLUE), colours.count(YELLOW))
        assert system == system_at(table, system.nets[-1])
        for spot, seat, colour in system.networkers:
            assert (table.networkers[spot], colour_at(table, spot)) == (seat, colour)
    assert sum(len(system.networkers) for system in found) == len(table.networkers)


@given(tables())
def test_l3_what_a_tile_closes_was_open_without_it(drawn: tuple[Board, Cell]) -> None:
    table, last = drawn
    before = Board({cell: laid for cell, laid in table.tiles.items() if cell != last})
    open_before = {spot for system in systems(before) if not system.is_closed for spot in system.nets}
    closed_now = [
        system
        for system in systems(table)
        if system.is_closed and all(spot in open_before or (spot.x, spot.y) == last for spot in system.nets)
    ]
    assert list(closed_by(table, last)) == closed_now


@given(tables())
def test_n2_is_the_same_for_every_cell_of_a_colour_in_a_system(drawn: tuple[Board, Cell]) -> None:
    table, _ = drawn
    for system in systems(table):
        taken = {colour for _, _, colour in system.networkers}
        for spot in system.nets:
            for number, colour in enumerate(_printed(table, spot).colours):
                assert may_stand(table, CellSpot(*spot, number)) == (colour not in taken)


def _printed(table: Board, spot: NetSpot) -> Net:
    return table.tiles[spot.x, spot.y].nets[spot.net]
