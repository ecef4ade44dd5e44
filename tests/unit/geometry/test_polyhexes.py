"""The table of layouts against shapely, without exception (A5)."""

from functools import cache

import numpy as np
import shapely

from enix_desktop.geometry.hexes import Hex, origin, shape
from enix_desktop.geometry.judge import judge
from enix_desktop.geometry.polyhexes import homes, polyhexes

LAYOUTS = sorted(polyhexes(6))
SIZE, CORNERS = 6, 6

Shape = tuple[Hex, ...]


def test_there_are_as_many_shapes_as_the_literature_says() -> None:
    assert [len(polyhexes(size)) for size in range(1, 7)] == [1, 3, 11, 44, 186, 814]


@cache
def verdicts() -> dict[Shape, bool]:
    """What shapely says to every shape in which one tile of a layout lies elsewhere, all at once."""
    shapes = sorted(
        {
            shape((*layout[:tile], *layout[tile + 1 :], cell))  # also tells which cell is taken twice
            for layout in LAYOUTS
            for tile in range(SIZE)
            for cell in _cells_around(layout)
        }
    )
    corners = np.array([[cell.corners() for cell in cells] for cells in shapes])
    tiles = np.asarray(shapely.polygons(corners.reshape(-1, CORNERS, 2))).reshape(-1, SIZE)
    lands = shapely.union_all(tiles, axis=1)
    hangs_together = shapely.get_type_id(lands) == shapely.GeometryType.POLYGON
    covers_itself = shapely.area(lands) < shapely.area(tiles).sum(axis=1)
    return dict(zip(shapes, (hangs_together & ~covers_itself).tolist(), strict=True))


def test_a5_table_and_shapely_agree_on_every_layout_every_tile_and_every_cell() -> None:
    compared = 0
    for layout in LAYOUTS:
        for tile, home in enumerate(homes(layout)):
            rest = layout[:tile] + layout[tile + 1 :]
            assert home.cells[home.present] == layout[tile]
            for cell in _cells_around(layout):
                is_sound = verdicts()[shape((*rest, cell))]
                assert is_sound == (cell in home.cells), (layout, tile, cell)
                compared += 1
    assert compared > 814 * 6 * 20


def test_a5_the_judge_says_what_shapely_says() -> None:
    """On all sound shapes and every seventeenth of the others: one by one they take minutes."""
    unsound = [cells for cells, is_sound in verdicts().items() if not is_sound]
    for cells in (*LAYOUTS, *unsound[::17]):
        assert judge(cells).is_sound == verdicts()[cells], cells


def _cells_around(layout: Shape) -> list[Hex]:
    """Every cell of the box around *layout*, one cell wider on each side: farther ones touch nothing."""
    q0, r0 = origin(layout)
    q1, r1 = max(q for q, _ in layout), max(r for _, r in layout)
    return [Hex(q, r) for q in range(q0 - 1, q1 + 2) for r in range(r0 - 1, r1 + 2)]
