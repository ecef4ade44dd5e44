import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from enix_desktop.geometry.hexes import SIDES, Hex, opposite
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS, cell_at, centre, side_middle

cells = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


@given(cells)
def test_the_centre_of_a_cell_lies_in_it(cell: Hex) -> None:
    assert cell_at(centre(cell)) == cell


@given(cells, st.floats(0, 0.999), st.floats(0, 2 * math.pi))
def test_every_point_of_the_inner_circle_lies_in_its_cell(cell: Hex, part: float, angle: float) -> None:
    reach = INNER_RADIUS * part
    assert cell_at(centre(cell) + QPointF(reach * math.cos(angle), reach * math.sin(angle))) == cell


@given(st.floats(-5000, 5000), st.floats(-5000, 5000))
def test_no_centre_is_nearer_than_that_of_the_cell_found(x: float, y: float) -> None:
    found = cell_at(QPointF(x, y))

    def distance(cell: Hex) -> float:
        return math.hypot(centre(cell).x() - x, centre(cell).y() - y)

    assert distance(found) <= TILE_RADIUS + 1e-6
    assert all(distance(found) <= distance(cell) + 1e-6 for cell in found.neighbours())


@pytest.mark.parametrize(
    ("side", "right", "down"), [(0, 1, 1), (1, 0, 1), (2, -1, 1), (3, -1, -1), (4, 0, -1), (5, 1, -1)]
)
def test_sides_run_clockwise_from_the_south_east(side: int, right: int, down: int) -> None:
    middle = side_middle(side)
    x, y = round(middle.x(), 9), round(middle.y(), 9)
    assert ((x > 0) - (x < 0), (y > 0) - (y < 0)) == (right, down)
    assert math.hypot(x, y) == pytest.approx(TILE_RADIUS * math.cos(math.pi / 6))


@given(cells, st.integers(0, SIDES - 1))
def test_touching_sides_have_the_same_middle(cell: Hex, side: int) -> None:
    here = centre(cell) + side_middle(side)
    there = centre(cell.neighbour(side)) + side_middle(opposite(side))
    assert math.hypot(here.x() - there.x(), here.y() - there.y()) < 1e-9 * 1e4
