"""The table of layouts against shapely, without exception (A5)."""

import pytest

from enix_desktop.geometry.hexes import Hex, origin, shape
from enix_desktop.geometry.judge import judge
from enix_desktop.geometry.polyhexes import homes, polyhexes

LAYOUTS = sorted(polyhexes(6))
PARTS = 2
"""One for each core; more would judge the same shapes more often."""


def test_there_are_as_many_shapes_as_the_literature_says() -> None:
    assert [len(polyhexes(size)) for size in range(1, 7)] == [1, 3, 11, 44, 186, 814]


@pytest.mark.parametrize("part", range(PARTS))
def test_a5_table_and_shapely_agree_on_every_layout_every_tile_and_every_cell(part: int) -> None:
    verdicts: dict[tuple[Hex, ...], bool] = {}
    compared = 0
    for layout in LAYOUTS[part::PARTS]:
        for tile, home in enumerate(homes(layout)):
            rest = layout[:tile] + layout[tile + 1 :]
            assert home.cells[home.present] == layout[tile]
            for cell in _cells_around(layout):
                cells = (*rest, cell)
                key = shape(cells)  # also tells which cell is taken twice
                if key not in verdicts:
                    verdicts[key] = judge(cells).is_sound
                assert verdicts[key] == (cell in home.cells), (layout, tile, cell)
                compared += 1
    assert compared > 814 * 6 * 20 // PARTS


def _cells_around(layout: tuple[Hex, ...]) -> list[Hex]:
    """Every cell of the box around *layout*, one cell wider on each side: farther ones touch nothing."""
    q0, r0 = origin(layout)
    q1, r1 = max(q for q, _ in layout), max(r for _, r in layout)
    return [Hex(q, r) for q in range(q0 - 1, q1 + 2) for r in range(r0 - 1, r1 + 2)]
