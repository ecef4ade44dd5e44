"""Moving the pawn with the mouse (M2 to M5)."""

from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import STOP, Cross, TakeCards
from enix_desktop.games.enix.phases import Phase
from enix_desktop.ui.enix.board_marks import BadgeItem
from tests.gui.enix.table.conftest import SitDown
from tests.gui.enix.table.person import Person

# Ways: solar-hydro 1, solar-geothermal 2, solar-wind 3, solar-ocean 5, ocean-wind 1, geothermal-ocean 4.
HANDS = ["solar-11 hydro-02 hydro-03 solar-01 solar-02 solar-03", "hydro-01 wind-01 wind-03 wind-02 wind-05"]
NINE = {"hands": HANDS, "pawns": ["solar", "biomass"], "moves": ["all lay solar-11 and hydro-01"]}
"""Nine points; on the stacks lie only cards of biomass."""
THREE = {
    "hands": ["solar-05 hydro-02 solar-01", "hydro-01 wind-01 wind-03"],
    "pawns": ["solar", "biomass"],
    "moves": ["all lay solar-05 and hydro-01"],
}
RICH = {**NINE, "stacks": ["geothermal-01 wind-06", "geothermal-02 wind-07", "geothermal-03 ocean-05"]}


def costs(person: Person) -> dict[str, tuple[str, str]]:
    """Cost and rest as they stand at the tiles."""
    board = person.scene.board
    return {
        energy.key: (badge._cost, badge._left)
        for energy, tile in board.tiles.items()
        for badge in board._badges
        if isinstance(badge, BadgeItem) and (badge.pos() - tile.pos()).manhattanLength() < 80
    }


def steps_of_the_way(person: Person) -> int:
    """Each step is a line from source to source: where it begins and where it ends."""
    return person.scene.board.way._path.elementCount() // 2


def test_reachable_tiles_are_lit_with_cost_and_remaining_points(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    assert person.phase is Phase.MOVE
    assert costs(person) == {
        "hydro": ("1", "8"),
        "geothermal": ("2", "7"),
        "wind": ("3", "6"),
        "ocean": ("4", "5"),
    }
    assert person.glows() == dict.fromkeys(costs(person), "may")
    assert person.prompt.startswith("Ada, move your piece: you have 9 movement point")
    assert len(person.scene.board._badges) == 4


def test_only_what_the_points_allow_is_lit(sit_down: SitDown) -> None:
    assert set(costs(sit_down(THREE))) == {"hydro", "geothermal", "wind"}


def test_hovering_previews_the_way_and_the_cards(sit_down: SitDown) -> None:
    person = sit_down(RICH)
    person.hover(person.tile(Energy.OCEAN))
    assert steps_of_the_way(person) == 2
    assert person.prompt.startswith("Waves and tides: costs 4, leaves 5. You may take 2 card")
    assert "of Wind energy and 1 card" in person.prompt
    person.hover(person.tile(Energy.HYDRO))
    assert steps_of_the_way(person) == 1
    assert person.prompt == "Hydropower: costs 1, leaves 8."
    person.hover(person.card("hydro-02"))
    assert steps_of_the_way(person) == 0
    assert person.prompt.startswith("Ada, move your piece")


def test_a_click_on_a_neighbour_goes_there_and_the_way_can_go_on(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.WIND))
    assert person.moves == [Cross(Energy.WIND)]
    person.wait_to_be_asked()
    assert person.phase is Phase.MOVE
    assert costs(person)["ocean"] == ("1", "5")
    assert person.prompt.startswith("Ada, keep moving with 6 movement point")
    board = person.scene.board
    assert (board.pawns[0].pos() - board.tiles[Energy.WIND].pos()).manhattanLength() < 100


def test_a_click_on_a_far_tile_goes_there_step_by_step(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.OCEAN))
    person.wait(lambda: len(person.moves) == 2)
    assert person.moves == [Cross(Energy.WIND), Cross(Energy.OCEAN)]


def test_on_the_way_to_a_far_tile_cards_can_be_taken(sit_down: SitDown) -> None:
    person = sit_down(RICH)
    person.click(person.tile(Energy.OCEAN))
    person.wait_to_be_asked()
    assert person.phase is Phase.TAKE
    assert person.state.pawns[0] == Energy.WIND
    person.push("take")
    person.wait_to_be_asked()
    assert person.phase is Phase.TAKE
    assert person.moves == [Cross(Energy.WIND), TakeCards((0, 1)), Cross(Energy.OCEAN)]


def test_a_way_that_was_not_finished_is_not_followed_in_the_next_round(sit_down: SitDown) -> None:
    laying = {key: value for key, value in NINE.items() if key != "moves"}
    person = sit_down(laying, begin=False)
    person.screen.route = (Energy.HYDRO,)
    person.sit_down()
    person.double_click(person.card("solar-11"))
    person.wait(lambda: person.controller.decision is not None and person.phase is Phase.MOVE)
    assert Cross(Energy.HYDRO) not in person.moves


def test_stop_ends_the_movement_and_is_offered_only_after_a_step(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    assert person.buttons() == {}
    person.click(person.tile(Energy.WIND))
    person.wait_to_be_asked()
    person.push("stop")
    assert person.moves == [Cross(Energy.WIND), STOP]
    assert any("stops; 6 movement point" in sentence for sentence in person.screen.log.sentences())
    assert person.glows() == {}
    assert person.scene.board._badges == []


def test_a_tile_that_costs_too_much_is_refused_with_its_price(sit_down: SitDown) -> None:
    person = sit_down(THREE)
    person.click(person.tile(Energy.OCEAN))
    assert person.is_refused
    assert person.prompt == "Going to Waves and tides costs 5 points; you need 2 more."
    assert person.moves == []


def test_a_tile_without_a_path_is_refused_and_the_closed_side_is_named(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.BIOMASS))
    assert person.is_refused
    assert person.prompt.startswith("There is no path between Solar energy and Biomass")
    assert person.moves == []


def test_the_own_tile_is_refused_also_where_one_could_go_round(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.SOLAR))
    assert person.prompt == "Your piece is already on Solar energy. Choose another tile."
    person.double_click(person.tile(Energy.WIND))
    person.wait_to_be_asked()
    assert person.moves == [Cross(Energy.WIND)]


def test_the_tile_under_the_cap_is_refused(sit_down: SitDown) -> None:
    person = sit_down({**NINE, "cap": "hydro"})
    assert "hydro" not in costs(person)
    person.click(person.tile(Energy.HYDRO))
    assert person.prompt == "Hydropower is under the blackout cap: nobody can enter or leave."


def test_a_far_tile_that_cannot_be_reached_is_refused_with_a_reason_that_fits(sit_down: SitDown) -> None:
    person = sit_down({**THREE, "pawns": ["hydro", "biomass"]})
    assert set(costs(person)) == {"solar", "geothermal"}
    person.click(person.tile(Energy.OCEAN))
    assert person.is_refused
    assert person.prompt.startswith("Waves and tides cannot be reached with 3 movement point")


def test_the_tile_where_the_turn_began_cannot_be_entered_again(sit_down: SitDown) -> None:
    person = sit_down(NINE)
    person.click(person.tile(Energy.WIND))
    person.wait_to_be_asked()
    person.click(person.tile(Energy.SOLAR))
    assert person.prompt == "Solar energy cannot be entered again this turn."


def test_without_assistance_nothing_is_lit_but_a_click_still_goes(sit_down: SitDown) -> None:
    person = sit_down(NINE, begin=False)
    person.match.record.agreed = {"assistance": "off"}
    person.sit_down()
    person.hover(person.tile(Energy.OCEAN))
    assert person.glows() == {}
    assert costs(person) == {}
    assert steps_of_the_way(person) == 0
    person.click(person.tile(Energy.HYDRO))
    assert person.moves == [Cross(Energy.HYDRO)]


def test_a_click_on_another_piece_means_the_tile_it_stands_on(sit_down: SitDown) -> None:
    person = sit_down({**NINE, "pawns": ["solar", "hydro"]})
    person.click(person.at(person.scene.board.pawns[1].scenePos()))
    assert person.moves[-1] == Cross(Energy.HYDRO)
