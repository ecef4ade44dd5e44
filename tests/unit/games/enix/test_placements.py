"""The lazy list of tile moves against asking about each one (A4, A5)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.games.enix.components import ENERGIES, Components, standard_components
from enix_desktop.games.enix.flow import start
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.moves import PlaceTile
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.placements import Placements
from enix_desktop.games.enix.refusing import refusal
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Composition, Edition, Setup, Table
from enix_desktop.geometry.hexes import Hex, origin
from enix_desktop.geometry.polyhexes import polyhexes

STANDARD = standard_components()
SYMMETRIC = Components(1, ((0, 1, 2, 0, 1, 2), (1,) * 6, *STANDARD.rays[2:]), STANDARD.cards)

layouts = st.builds(
    lambda cells, order, rotations, dq, dr: Layout(
        tuple(Hex(cells[i].q + dq, cells[i].r + dr) for i in order), tuple(rotations)
    ),
    st.sampled_from(sorted(polyhexes(6))),
    st.permutations(range(6)),
    st.lists(st.integers(0, 5), min_size=6, max_size=6),
    st.integers(-20, 20),
    st.integers(-20, 20),
)


def placing(components: Components, layout: Layout) -> State:
    table = Table(components, Edition.ENGLISH, 2)
    hands, stacks = (
        (tuple(range(5)), tuple(range(5, 10))),
        tuple(tuple(range(i, 72, 5)) for i in range(10, 15)),
    )
    state = start(Setup(table, layout, hands, stacks, Composition((ENERGIES[0],) * 2)))
    state.phase, state.active, state.owing = Phase.PLACE_TILE, 0, (0,)
    return state


@settings(max_examples=40)
@given(layouts, st.sampled_from([STANDARD, SYMMETRIC]))
def test_the_list_has_exactly_the_placements_that_are_not_refused(
    layout: Layout, components: Components
) -> None:
    state = placing(components, layout)
    q0, r0 = origin(layout.cells)
    around = [Hex(q, r) for q in range(q0 - 1, q0 + 7) for r in range(r0 - 1, r0 + 7)]
    every = [PlaceTile(tile, cell, turn) for tile in ENERGIES for cell in around for turn in range(6)]
    allowed = [move for move in every if refusal(state, 0, move) is None]
    assert list(Placements(components, layout)) == allowed


@given(layouts)
def test_indices_slices_and_length_agree(layout: Layout) -> None:
    moves = Placements(STANDARD, layout)
    listed = list(moves)
    assert len(listed) == len(moves)
    assert moves[-1] == listed[-1]
    assert moves[3:200:17] == listed[3:200:17]
    assert moves == Placements(STANDARD, layout)
