"""Every placement that the rules offer can be written and read, however far the tiles have wandered."""

import json
from dataclasses import replace
from typing import Any

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.reading import LARGEST_FILE, parse
from enix_desktop.engine.record_json import read
from enix_desktop.games.enix.layout import FARTHEST_AT_FIRST, FARTHEST_CELL
from enix_desktop.games.enix.placements import Placements
from enix_desktop.geometry.hexes import Hex
from tests.unit.app.kept_games import text_of


def at_the_edge() -> Any:
    """A setup as far away as one may be."""
    document = json.loads(text_of(moves=0))
    for tile in document["setup"]["tiles"].values():
        q, r = tile["cell"]
        tile["cell"] = [q + FARTHEST_AT_FIRST - 1, r - FARTHEST_AT_FIRST + 1]
    record: Any = read(json.dumps(document), CODECS)
    return record.setup


def test_a_tile_put_beyond_the_farthest_setup_is_written_and_read() -> None:
    setup = at_the_edge()
    beyond = 0
    for move in Placements(setup.table.components, setup.layout):
        written = {"seat": 0, **ENIX.codec.move_json(setup, move)}
        assert ENIX.codec.read_move(setup, parse(json.dumps(written))) == move
        beyond += max(map(abs, move.cell)) > FARTHEST_AT_FIRST
    assert beyond > 0


def test_each_placement_leads_at_most_one_cell_farther() -> None:
    setup = at_the_edge()
    layout = setup.layout
    for _ in range(30):
        farthest = max(max(map(abs, cell)) for cell in layout.cells)
        moves = list(Placements(setup.table.components, layout))
        move = max(moves, key=lambda each: max(map(abs, each.cell)))
        assert max(map(abs, move.cell)) <= farthest + 1
        layout = layout.with_tile(move.tile, move.cell, move.rotation)
    assert max(max(map(abs, cell)) for cell in layout.cells) > FARTHEST_AT_FIRST + 10


def test_no_file_has_enough_placements_to_reach_the_limit() -> None:
    setup = at_the_edge()
    shortest = min(
        len(json.dumps({"seat": 0, **ENIX.codec.move_json(setup, move)}, separators=(",", ":")))
        for move in Placements(setup.table.components, replace(setup.layout, cells=_at_zero(setup)))
    )
    assert FARTHEST_AT_FIRST + LARGEST_FILE // shortest < FARTHEST_CELL


def _at_zero(setup: Any) -> tuple[Hex, ...]:
    q0, r0 = setup.layout.cells[0]
    return tuple(Hex(q - q0, r - r0) for q, r in setup.layout.cells)
