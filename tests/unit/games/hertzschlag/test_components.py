"""The components of Hertzschlag: what is shipped, and what is refused with its place."""

import json
import pickle
from typing import Any

import pytest

from enix_desktop import resources
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import parse
from enix_desktop.games.hertzschlag.components import (
    Components,
    components_of_version,
    read_components,
    standard_components,
)
from enix_desktop.games.hertzschlag.components_json import NUMBER_LEAST, NUMBER_LIMITS
from enix_desktop.games.hertzschlag.faces import EffectKind, Plant, SpecialKind

DOCUMENT = resources.text("hertzschlag/components.json")
BOX = standard_components()


def test_c5_there_are_twelve_events_and_every_kind_of_effect() -> None:
    assert len(BOX.events) == 12
    assert {effect.kind for face in BOX.events for effect in face.effects} == set(EffectKind)
    assert {card.special.kind for card in BOX.cards if card.special} == set(SpecialKind)


def test_c4_cards_have_costs_from_0_to_9_and_at_most_one_special_effect() -> None:
    assert len(BOX.cards) == 64
    assert {card.cost for card in BOX.cards} <= set(range(10))
    assert all(card.towards >= 0 for card in BOX.cards)


def test_c6_the_most_that_anybody_owns_is_the_track_and_one_reserve_card() -> None:
    assert (BOX.numbers.track_maximum, BOX.numbers.maximum, BOX.numbers.reserve_cards) == (20, 30, 2)


def test_q6_plants_lead_to_the_nearest_green_field() -> None:
    assert (BOX.landing(Plant.PUMPED_STORAGE), BOX.landing(Plant.GAS_PLANT)) == (-4, 4)


def test_records_find_the_components_of_their_version_and_shipped_ones_travel_by_it() -> None:
    assert components_of_version(BOX.version) is BOX
    assert components_of_version(999_999) is None
    assert pickle.loads(pickle.dumps(BOX)) is BOX


def test_other_components_travel_whole() -> None:
    document = json.loads(DOCUMENT)
    document["version"] = 900_001
    document["cards"][0]["cost"] = 5
    other = read_components(parse(json.dumps(document)))
    sent = pickle.loads(pickle.dumps(other))
    assert isinstance(sent, Components)
    assert (sent.version, sent.cards, sent.numbers) == (900_001, other.cards, other.numbers)
    assert sent.cards[0].cost == 5


def changed(path: tuple[Any, ...], value: Any) -> str:
    """The shipped document with another *value* at *path*; None takes the entry away."""
    document = json.loads(DOCUMENT)
    place = document
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return json.dumps(document)


SHIFT = {"kind": "shift", "amount": 2}
PER = {"kind": "shift_per", "categories": ["solar"], "every": 4, "sign": 1, "cap": 3}
MONEY = {"kind": "money_per", "categories": ["solar"], "amount": 1, "cap": 3}
SPECIAL, EFFECT, GOAL = ("cards", 0, "special"), ("events", 0, "effects", 0), ("goals", 0, "goals", 0)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("version",), 0, "version: a number"),
        (("weather",), "rain", 'unknown entry "weather"'),
        (("categories", 0, "id"), "politics", "efficiency must stand here"),
        (("track", "colour"), "green", r'track: unknown entry "colour"'),
        (("track", "start"), 6, "the marker starts in the green area"),
        (("track", "green", "lowest"), -9, "the green area, which lies on the track"),
        (("track", "thresholds", 0), [-7, -5], "between two neighbouring fields"),
        (("track", "thresholds", 0), [-6, -7], "the left one first"),
        (("money", "maximum"), 31, "the track and one reserve card"),
        (("money", "start"), 31, "a number from 0 to 30"),
        (("constants", "rounds"), 0, "a number from 1 to 8"),
        (("constants", "rounds"), 9, "a number from 1 to 8"),
        (("constants", "hand"), 0, "a number from 1 to 5"),
        (("scoring", "euro_per_point"), 0, "a number from 1 to 100"),
        (("scoring", "different_symbols"), [0, 1, 2], "7 entries"),
        (("secondary_control", "plants", 0, "id"), "coal", "pumped_storage must stand here"),
        (("secondary_control", "plants", 1, "lands_on"), 3, "the nearest green field"),
        (("cards", 0, "id"), "efficiency-02", "cards: two of them have the same id"),
        (("events", 0, "id"), "event-02", "events: two of them have the same id"),
        (("goals", 0, "id"), "goal-2", "goals: two of them have the same id"),
        (("cards", 0, "category"), "coal", 'there is no category "coal"'),
        (("cards", 0, "cost"), -1, r"cards\[0\]\.cost: a number from 0"),
        (("cards", 0, "note"), "a text", 'unknown entry "note"'),
        (SPECIAL, {"kind": "magic"}, 'there is no special effect "magic"'),
        (SPECIAL, {"kind": "discount", "amount": 2}, "have a category"),
        (SPECIAL, {"kind": "calm", "amount": 1, "category": "wind"}, "nothing else has"),
        (SPECIAL, {"kind": "calm"}, "but a forecast has an amount"),
        (SPECIAL, {"kind": "forecast", "amount": 1}, "but a forecast has an amount"),
        (("events",), [], "8 to 100 entries"),
        (("events", 0, "effects"), [], "1 to 4 entries"),
        (EFFECT, {"kind": "rain"}, 'there is no effect "rain"'),
        (EFFECT, {"kind": "shift"}, '"amount" is missing'),
        (EFFECT, {**SHIFT, "cap": 3}, 'unknown entry "cap"'),
        (EFFECT, {**PER, "sign": 0}, r"sign: a shift goes up \(1\) or down"),
        (EFFECT, {**PER, "amount": 1}, 'unknown entry "amount"'),
        (EFFECT, {**PER, "every": 0}, "every: a number from 1"),
        (EFFECT, {**PER, "categories": []}, "1 to 6 entries"),
        (EFFECT, {key: value for key, value in PER.items() if key != "cap"}, '"cap" is missing'),
        (EFFECT, {**MONEY, "amount": 0}, "amount: a number from 1"),
        (EFFECT, {**MONEY, "every": 1}, 'unknown entry "every"'),
        (("goals",), [], "5 to 100 entries"),
        (("goals", 0, "goals"), [], "2 entries"),
        (GOAL, {"kind": "fame", "at_least": 1, "points": 1}, 'there is no goal "fame"'),
        (GOAL, {"kind": "symbols", "at_least": 1, "points": 1}, '"categories" is missing'),
        (GOAL, {"kind": "income", "at_most": 1, "points": 1}, 'unknown entry "at_most"'),
        (GOAL, {"kind": "frequency_within", "at_least": 1, "points": 1}, 'unknown entry "at_least"'),
        (GOAL, {"kind": "money", "at_least": 1, "points": 0}, "points: a number from 1"),
    ],
)
def test_wrong_components_are_refused_with_the_place(path: Any, value: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_components(parse(changed(path, value)))


def test_every_category_has_cards() -> None:
    document = json.loads(DOCUMENT)
    document["cards"] = [card for card in document["cards"] if card["category"] != "wind"]
    with pytest.raises(BadData, match="every category has cards"):
        read_components(parse(json.dumps(document)))


@pytest.mark.parametrize("entry", ["track", "money", "secondary_control", "cards", "events", "goals"])
def test_nothing_may_be_missing(entry: str) -> None:
    with pytest.raises(BadData, match=f'"{entry}" is missing'):
        read_components(parse(changed((entry,), None)))


def test_every_number_has_limits_and_the_shipped_ones_keep_them() -> None:
    assert set(NUMBER_LEAST) == set(NUMBER_LIMITS)
    for name, most in NUMBER_LIMITS.items():
        assert NUMBER_LEAST[name] <= getattr(BOX.numbers, name) <= most
