import json
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import parse
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import (
    ENERGIES,
    Components,
    components_of_version,
    read_components,
    standard_components,
)

DOCUMENT = resources.text("enix/components.json")


def test_c1_there_are_six_tiles_whose_rays_have_up_to_two_path_points() -> None:
    rays = standard_components().rays
    assert len(rays) == 6
    assert all(len(tile) == 6 and set(tile) <= {None, 0, 1, 2} for tile in rays)


def test_c3_there_are_72_cards_12_of_each_energy_with_one_enix_card_each() -> None:
    components = standard_components()
    assert len(components.cards) == 72
    for energy in ENERGIES:
        own = cards_of(components.cards_of_energy[energy])
        assert len(own) == 12
        assert [components.cards[card].is_enix for card in own].count(True) == 1
    values = [card.value for card in components.cards if card.value is not None]
    assert (min(values), max(values)) == (-10, 9)


def test_c5_no_card_has_more_than_two_symbols_or_two_jumps() -> None:
    for card in standard_components().cards:
        kinds = [type(symbol).__name__ for symbol in card.symbols]
        assert len(kinds) <= 2
        assert kinds.count("Jump") <= 1


def test_c4_a_back_shows_the_energy_and_nothing_else() -> None:
    components = standard_components()
    for energy in ENERGIES:
        backs = {components.energy_counts(1 << card) for card in cards_of(components.cards_of_energy[energy])}
        assert backs == {tuple(int(other == energy) for other in ENERGIES)}
    assert components.energy_counts((1 << 72) - 1) == (12, 12, 12, 12, 12, 12)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("version",), 0, "version: a number"),
        (("tiles", "solar"), [0, 1, 2], r"tiles\.solar: 6 entries"),
        (("tiles", "solar", 0), 3, r"tiles\.solar\[0\]: a number from 0 to 2"),
        (("tiles", "atom"), [0] * 6, 'unknown entry "atom"'),
        (("cards", 0, "energy"), "atom", 'there is no energy "atom"'),
        (("cards", 0, "value"), 10, "a number from -10 to 9"),
        (("cards", 0, "value"), "5", "a whole number"),
        (("cards", 0, "symbols"), ["fly"], 'there is no symbol "fly"'),
        (("cards", 0, "symbols"), ["tile", "tile", "tile"], "0 to 2 entries"),
        (("cards", 0, "symbols"), ["jump:wind", "jump:solar"], "at most one jump"),
        (("cards", 11, "symbols"), ["tile"], "no symbols"),
        (("cards", 0, "id"), "solar-02", "the same id"),
        (("cards", 0, "value"), None, "no symbols"),
        (("cards", 4, "value"), None, "exactly one of them an ENIX card"),
        (("cards", 0, "energy"), "wind", "must have 12 cards"),
        (("cards", 10, "value"), 8, "must occur as values"),
    ],
)
def test_wrong_components_are_refused_with_the_place(path: Any, value: Any, complaint: str) -> None:
    document = json.loads(DOCUMENT)
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadData, match=complaint):
        read_components(parse(json.dumps(document)))


def test_records_find_the_components_of_their_version() -> None:
    assert components_of_version(standard_components().version) is standard_components()
    assert components_of_version(999_999) is None


def test_a4_a_tile_turned_onto_its_own_image_is_no_change() -> None:
    standard = standard_components()
    symmetric = Components(1, ((0, 1, 2, 0, 1, 2), *standard.rays[1:]), standard.cards)
    assert symmetric.turns[0][0] == (1, 2, 4, 5)
    assert symmetric.turns[0][4] == (0, 2, 3, 5)
    assert standard.turns[0][0] == (1, 2, 3, 4, 5)
