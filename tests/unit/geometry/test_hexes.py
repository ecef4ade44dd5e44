from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon

from enix_desktop.geometry.hexes import SIDES, Hex, opposite, shape

cells = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


@given(cells, st.integers(0, SIDES - 1))
def test_going_over_a_side_and_back_leads_home(cell: Hex, side: int) -> None:
    assert cell.neighbour(side).neighbour(opposite(side)) == cell


@given(cells)
def test_neighbours_stand_around_a_cell_in_the_order_of_the_sides(cell: Hex) -> None:
    around = cell.neighbours()
    assert [cell.neighbour(side) for side in range(SIDES)] == around
    for side, neighbour in enumerate(around):
        distances = [neighbour.distance(other) for other in (*around[side:], *around[:side])]
        assert distances == [0, 1, 2, 2, 2, 1]
        assert neighbour.distance(cell) == cell.distance(neighbour) == 1


@given(cells, cells)
def test_polygons_share_a_side_exactly_with_the_six_neighbours(a: Hex, b: Hex) -> None:
    shared = Polygon(a.corners()).intersection(Polygon(b.corners()))
    assert (shared.area == 0 and shared.length > 0) == (b in a.neighbours())
    assert (shared.area > 0) == (a == b)


@given(st.sets(cells, min_size=1, max_size=8), st.integers(-9, 9), st.integers(-9, 9))
def test_a_shape_does_not_depend_on_its_place(group: set[Hex], dq: int, dr: int) -> None:
    assert shape(group) == shape({Hex(q + dq, r + dr) for q, r in group})
