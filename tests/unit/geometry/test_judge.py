from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.geometry.hexes import Hex
from enix_desktop.geometry.judge import judge

cells = st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4))


def test_a_ring_is_sound_although_it_encloses_a_gap() -> None:
    assert judge(tuple(Hex(0, 0).neighbours())).is_sound


def test_two_tiles_on_one_cell_overlap() -> None:
    verdict = judge((Hex(0, 0), Hex(1, 0), Hex(0, 0)))
    assert verdict.overlaps == ((0, 2),)
    assert not verdict.is_sound


def test_a_tile_that_touches_nothing_is_lonely_and_an_island() -> None:
    verdict = judge((Hex(0, 0), Hex(1, 0), Hex(5, 5)))
    assert verdict.lonely == (2,)
    assert verdict.islands == ((2,),)


def test_the_smaller_group_is_the_island() -> None:
    verdict = judge((Hex(7, 0), Hex(0, 0), Hex(8, 0), Hex(0, 1), Hex(1, 0)))
    assert verdict.lonely == ()
    assert verdict.islands == ((0, 2),)


@given(st.lists(cells, min_size=1, max_size=6, unique=True))
def test_islands_are_what_a_flood_fill_leaves_dry(layout: list[Hex]) -> None:
    reached, edge = set(), {layout[0]}
    while edge:
        reached |= edge
        edge = {n for cell in edge for n in cell.neighbours() if n in layout} - reached
    assert (not judge(tuple(layout)).islands) == (len(reached) == len(layout))


@given(st.lists(cells, min_size=2, max_size=6), st.integers(-9, 9), st.integers(-9, 9))
def test_a_verdict_does_not_depend_on_the_place(layout: list[Hex], dq: int, dr: int) -> None:
    assert judge(tuple(layout)) == judge(tuple(Hex(q + dq, r + dr) for q, r in layout))
