import pytest

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.errors import BadData
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.dealing import deal
from enix_desktop.games.enix.flow import start
from enix_desktop.games.enix.layout import Layout, is_ring_around_solar
from enix_desktop.games.enix.table import Edition, Numbers, Options, Table
from enix_desktop.geometry.hexes import Hex

SOLAR = Hex(0, 0)
RING = tuple(SOLAR.neighbours())


def table(seats: int = 4, numbers: Numbers | None = None) -> Table:
    return Table(standard_components(), Edition.ENGLISH, seats, numbers or Numbers())


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(10))
def test_s1_s2_s3_the_beginning(seats: int, seed: int) -> None:
    setup = deal(Options(table(seats)), SeededChance(seed))
    assert is_ring_around_solar(setup.layout)
    assert [len(hand) for hand in setup.hands] == [5] * seats
    heights = [len(stack) for stack in setup.stacks]
    assert sum(heights) == 72 - 5 * seats
    assert max(heights) - min(heights) <= 1
    state = start(setup)
    assert state.pawns == [0] * seats
    assert state.cap is None


def test_s1_order_position_and_rotation_are_random() -> None:
    layouts = {deal(Options(table()), SeededChance(seed)).layout for seed in range(50)}
    assert len(layouts) == 50
    gaps = {next(cell for cell in RING if cell not in layout.cells) for layout in layouts}
    assert gaps == set(RING)
    assert {layout.rotations[0] for layout in layouts} == set(range(6))


def test_s1_tiles_may_be_arranged_by_hand_around_solar() -> None:
    layout = Layout((SOLAR, *RING[:5]), (0, 1, 2, 3, 4, 5))
    assert deal(Options(table(), layout), SeededChance(1)).layout == layout


@pytest.mark.parametrize("cells", [(*RING[:4], Hex(2, 0)), (*RING[:4], RING[0])])
def test_s1_an_arrangement_must_touch_solar_and_not_overlap(cells: tuple[Hex, ...]) -> None:
    with pytest.raises(BadData, match="S1"):
        deal(Options(table(), Layout((SOLAR, *cells), (0,) * 6)), SeededChance(1))


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_c6_enix_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadData, match="2 to 6"):
        table(seats)


def test_s2_a_variant_needs_enough_cards() -> None:
    with pytest.raises(BadData, match="too few"):
        deal(Options(table(6, Numbers(hand_size=12))), SeededChance(1))
