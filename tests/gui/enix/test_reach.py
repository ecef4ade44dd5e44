"""What ways cost before and after a tile is placed."""

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.layout import Roads
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.reach import Change, changes, costs

SOLAR, HYDRO, GEOTHERMAL, OCEAN, WIND, BIOMASS = ENERGIES
LINE: Roads = (
    ((HYDRO, 2), (WIND, 5)),
    ((SOLAR, 2), (OCEAN, 1)),
    (),
    ((HYDRO, 1), (WIND, 1)),
    ((SOLAR, 5), (OCEAN, 1)),
    (),
)


def test_the_cheapest_way_counts_and_what_is_not_connected_has_none() -> None:
    assert costs(LINE, SOLAR, None) == {SOLAR: 0, HYDRO: 2, OCEAN: 3, WIND: 4}


def test_no_way_leads_to_or_through_the_cap_or_out_of_it() -> None:
    assert costs(LINE, SOLAR, HYDRO) == {SOLAR: 0, WIND: 5, OCEAN: 6}
    assert costs(LINE, SOLAR, SOLAR) == {SOLAR: 0}


def test_cheaper_and_possible_is_better_dearer_and_cut_off_is_worse() -> None:
    assert [Change(3, 2).trend, Change(None, 5).trend] == [-1, -1]
    assert [Change(2, 3).trend, Change(5, None).trend] == [1, 1]
    assert [Change(2, 2).trend, Change(None, None).trend] == [0, 0]
    assert Change(5, None).is_cut_off


def test_a_tile_that_leaves_its_place_can_cut_itself_off() -> None:
    people = [Participant("Ada", None), Participant("Ben", None)]
    match = Match.begin(ENIX.rules, ENIX.id, people, ENIX.options({}, 2), seed=4)
    view = ENIX.rules.view(match.state, 0)
    assert all(change.trend == 0 for change in changes(view, 0, view.layout).values())
    assert Energy.SOLAR not in changes(view, 0, view.layout)
    away = view.layout.with_tile(Energy.WIND, Hex(50, 50), 0)
    found = changes(view, 0, away)
    assert found[Energy.WIND].is_cut_off


def test_at_the_public_table_the_ways_are_those_of_who_is_asked() -> None:
    people = [Participant("Ada", None), Participant("Ben", None)]
    match = Match.begin(ENIX.rules, ENIX.id, people, ENIX.options({}, 2), seed=4)
    view = ENIX.rules.view(match.state, EVERYBODY)
    view.pawns = (Energy.SOLAR, Energy.WIND)
    assert {Energy.SOLAR, Energy.WIND} - set(changes(view, 0, view.layout)) == {Energy.SOLAR}
    assert {Energy.SOLAR, Energy.WIND} - set(changes(view, 1, view.layout)) == {Energy.WIND}
