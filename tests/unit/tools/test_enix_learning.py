"""Learning how good hands are."""

import json

from enix_desktop import resources
from enix_desktop.games.enix.cardset import set_of
from enix_desktop.games.enix.components import standard_components
from tools.enix_learning import SHAPE, Job, Position, fitted, places_of, played

COMPONENTS = standard_components()


def _hand(*ids: str) -> int:
    return set_of(COMPONENTS.card_by_id[card] for card in ids)


GOOD = _hand("solar-04", "hydro-06", "geothermal-06", "ocean-08", "wind-09", "biomass-10")
"""All energies, 25 points."""
BAD = _hand("solar-01", "solar-02", "solar-03", "hydro-01", "hydro-02")


def test_what_wins_is_learned_to_be_worth_more() -> None:
    positions = [Position(3, (GOOD, BAD), 0), Position(3, (BAD, GOOD), 1)] * 20
    tables = fitted(positions)

    def worth(hand: int) -> float:
        row = [entry for table in tables.values() for entry in table.ravel().tolist()]
        return sum(row[place] for place in places_of(hand, 1))

    assert worth(GOOD) > worth(BAD) + 1


def test_the_shipped_tables_have_the_shape_that_is_fitted() -> None:
    shipped = json.loads(resources.text("enix/worth.json"))
    for name, size in SHAPE.sizes.items():
        if name == "nothing":
            continue
        table, found = shipped[name], []
        while isinstance(table, list):
            found.append(len(table))
            table = table[0]
        assert tuple(found) == size, name


def test_positions_are_the_beginnings_of_rounds_with_the_winner_of_the_game() -> None:
    positions = played(Job(seed=3, numbers=range(1)))
    assert [position.round for position in positions] == list(range(2, len(positions) + 2))
    assert {len(position.hands) for position in positions} == {2}
    assert len({position.winner for position in positions}) == 1
    assert played(Job(seed=3, numbers=range(1))) == positions
