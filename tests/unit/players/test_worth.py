"""What is learned about hands: what counts of them, the shipped tables, and the best hand of all."""

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop import resources
from enix_desktop.games.enix.cardset import CardSet, set_of
from enix_desktop.games.enix.components import ENERGIES, standard_components
from enix_desktop.players.enix.worth import (
    HIGHEST_SCORE,
    LOWEST_SCORE,
    MOST_CARDS,
    MOST_ENIX,
    NO_NEXT,
    Features,
    chance,
    features_of,
    learned_worth,
    size_of,
    stage_of,
)
from tests.rules.words import card_called

COMPONENTS, LIMIT = standard_components(), 25
STAGES = range(4)


def hand_of(names: str) -> CardSet:
    return set_of(map(card_called, names.split()))


@pytest.mark.parametrize(
    ("names", "features"),
    [
        ("", Features(missing=6, distance=-25, enix=0, count=0, next_distance=NO_NEXT)),
        # 9 + 8 = 17, and four energies are missing.
        ("solar-11 hydro-11", Features(4, 17 - 25, 0, 2, NO_NEXT)),
        # 4 + 5 + 4 + 4 + 4 + 4 = 25: laying any card loses an energy.
        (
            "solar-07 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            Features(0, 0, 0, 6, NO_NEXT),
        ),
        # 25 + 9: laying the second solar card, 9 or 4, leaves 25 or 30; only 25 counts.
        (
            "solar-07 solar-11 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            Features(0, 9, 0, 7, 0),
        ),
        # 25 - 5: laying 4 leaves 16, laying -5 leaves 25; the better one counts.
        (
            "solar-07 solar-01 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            Features(0, -5, 0, 7, 0),
        ),
        # 25 halved is 12; the solar card may be laid, 21 halved is 10; the ENIX card may not.
        (
            "solar-07 solar-12 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            Features(0, 12 - 25, 1, 7, 10 - 25),
        ),
        # 21 halved is 10; the ENIX card is the only solar card, and it cannot be laid.
        (
            "solar-12 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
            Features(0, 10 - 25, 1, 6, NO_NEXT),
        ),
        # -5 halved is -3: rounded down (G2).
        ("solar-01 hydro-12", Features(4, -3 - 25, 1, 2, NO_NEXT)),
        # Four ENIX cards count as three, but 8 is halved four times: 0.
        ("wind-11 solar-12 hydro-12 ocean-12 wind-12", Features(2, -25, 3, 5, NO_NEXT)),
        # 48 + 6: laying 7 or 6 leaves too much, and the tables do not go so far.
        (
            "solar-11 hydro-11 geothermal-11 ocean-11 wind-11 biomass-11 biomass-10",
            Features(0, HIGHEST_SCORE, 0, 7, NO_NEXT),
        ),
        # A surplus card counts only where no energy is missing.
        ("solar-07 solar-08 hydro-08", Features(4, 14 - 25, 0, 3, NO_NEXT)),
    ],
)
def test_what_counts_of_a_hand(names: str, features: Features) -> None:
    assert features_of(COMPONENTS, LIMIT, hand_of(names)) == features


def test_the_distance_is_measured_from_the_limit_of_the_table() -> None:
    hand = hand_of("solar-07 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07")
    assert features_of(COMPONENTS, 30, hand).distance == -5


def test_the_shipped_tables_have_a_number_for_every_hand() -> None:
    tables = json.loads(resources.text("enix/worth.json"))
    kinds_of_missing = len(ENERGIES) + 1
    sizes = size_of(MOST_CARDS) + 1
    assert {name: shape_of(table) for name, table in tables.items()} == {
        "by_score": (kinds_of_missing, HIGHEST_SCORE - LOWEST_SCORE + 1),
        "by_enix": (2, MOST_ENIX + 1),
        "by_count": (kinds_of_missing, MOST_CARDS + 1),
        "by_next": (-NO_NEXT + 1,),
        "by_stage": (len(STAGES), kinds_of_missing, sizes),
    }


def shape_of(table: object) -> tuple[int, ...]:
    """How long the nested lists are; all lists of a depth must be equally long."""
    if not isinstance(table, list):
        assert isinstance(table, float | int)
        return ()
    shapes = {shape_of(row) for row in table}
    assert len(shapes) == 1, "the rows have different lengths"
    return (len(table), *shapes.pop())


def test_a_game_goes_through_the_stages_in_order() -> None:
    stages = [stage_of(number) for number in range(1, 100)]
    assert stages == sorted(stages)
    assert set(stages) == set(STAGES)


EXACTLY_25 = {
    6: "solar-07 hydro-08 geothermal-07 ocean-06 wind-07 biomass-07",
    7: "solar-04 solar-07 hydro-08 geothermal-06 ocean-06 wind-07 biomass-06",
    8: "solar-04 solar-07 hydro-05 hydro-08 geothermal-06 ocean-05 wind-07 biomass-05",
    9: "solar-04 solar-07 hydro-05 hydro-08 geothermal-06 ocean-05 wind-05 wind-04 biomass-05",
}


@st.composite
def complete_hands(draw: st.DrawFn, count: int) -> CardSet:
    one_each = [12 * energy + draw(st.integers(0, 11)) for energy in ENERGIES]
    others = [card for card in range(72) if card not in one_each]
    rest = draw(st.lists(st.sampled_from(others), min_size=count - 6, max_size=count - 6, unique=True))
    return set_of(one_each + rest)


@pytest.mark.parametrize("count", EXACTLY_25)
@settings(max_examples=40)
@given(st.data(), st.sampled_from(STAGES))
def test_no_complete_hand_is_worth_more_than_one_with_exactly_25(
    count: int, data: st.DataObject, stage: int
) -> None:
    worth = learned_worth(COMPONENTS, LIMIT, stage)
    best = hand_of(EXACTLY_25[count])
    assert worth.score(best) == LIMIT
    assert best.bit_count() == count
    hand = data.draw(complete_hands(count))
    if worth.score(hand) != LIMIT:
        assert worth.of(hand) < worth.of(best)


@pytest.mark.parametrize("stage", STAGES)
def test_a_complete_hand_is_worth_more_the_nearer_it_comes_to_25(stage: int) -> None:
    # Solar 0, 2, 3, 4 and 5 beside 21 points of the five other energies.
    worth = learned_worth(COMPONENTS, LIMIT, stage)
    others = "hydro-08 geothermal-07 ocean-06 wind-07 biomass-07"
    names = ("solar-03", "solar-04", "solar-05", "solar-07")
    hands = [hand_of(f"{name} {others}") for name in names]
    assert [worth.score(hand) for hand in hands] == [21, 23, 24, 25]
    assert all(worth.of(poorer) < worth.of(richer) for poorer, richer in pairwise(hands))
    assert worth.of(hand_of(f"solar-08 {others}")) < worth.of(hands[0]), "26 drops out"


def test_chances_of_all_seats_add_up_and_the_better_hand_has_the_better_chance() -> None:
    worths = [2.5, 0.0, -1.0]
    chances = [chance(own, worths[:seat] + worths[seat + 1 :]) for seat, own in enumerate(worths)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("stage", STAGES)
def test_of_two_like_hands_the_one_that_will_be_better_after_laying_is_worth_more(stage: int) -> None:
    """Both have 20; laying -5 leaves 25, laying -1 leaves only 21."""
    rest = "hydro-08 geothermal-07 ocean-06 wind-07 biomass-07"
    better, worse = hand_of(f"solar-01 solar-07 {rest}"), hand_of(f"solar-02 solar-03 {rest}")
    features = [features_of(COMPONENTS, LIMIT, hand) for hand in (better, worse)]
    assert features == [Features(0, -5, 0, 7, 0), Features(0, -5, 0, 7, -4)]
    worth = learned_worth(COMPONENTS, LIMIT, stage)
    assert worth.of(better) > worth.of(worse)
