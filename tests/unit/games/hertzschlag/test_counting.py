"""The numbers of the rules: money with reserve cards, ways on the track, costs, incomes and events."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.hertzschlag.counting import (
    Shove,
    crossings,
    gain,
    income_of,
    moved,
    moved_towards,
    pay,
    payout_of,
    price_of,
    shove_of,
)
from enix_desktop.games.hertzschlag.faces import CATEGORIES, EffectKind
from tests.rules.hertzschlag.words import EVENTS
from tests.unit.games.hertzschlag.tables import COMPONENTS, card, cards

NUMBERS, TRACK = COMPONENTS.numbers, COMPONENTS.track
FIELDS = st.integers(TRACK.lowest, TRACK.highest)
CHANGES = st.lists(st.tuples(st.integers(0, 4), st.integers(-30, 30)), max_size=60)


# Money


@given(changes=CHANGES, start=st.lists(st.integers(0, 20), min_size=3, max_size=5))
def test_c6_c7_money_stays_between_0_and_30_and_at_most_two_own_more_than_20(
    changes: list[tuple[int, int]], start: list[int]
) -> None:
    money, reserves = start[:], [False] * len(start)
    for who, amount in changes:
        seat = who % len(start)
        before, held = money[:], reserves[:]
        if amount >= 0:
            got = gain(NUMBERS, money, reserves, seat, amount)
            assert 0 <= got <= amount
            most = 30 if held[seat] or sum(held) < 2 else 20
            assert money[seat] == before[seat] + got == min(most, before[seat] + amount)
        else:
            paid = pay(NUMBERS, money, reserves, seat, -amount)
            assert paid == min(-amount, before[seat])
            assert money[seat] == before[seat] - paid
        assert [euro > 20 for euro in money] == reserves
        assert sum(reserves) <= 2
        others = [other for other in range(len(start)) if other != seat]
        assert [money[other] for other in others] == [before[other] for other in others]


def test_c6_a_card_that_is_held_is_not_taken_away_by_somebody_richer() -> None:
    money, reserves = [21, 21, 20], [True, True, False]
    assert gain(NUMBERS, money, reserves, 2, 9) == 0
    assert pay(NUMBERS, money, reserves, 0, 1) == 1
    assert reserves == [False, True, False]
    assert gain(NUMBERS, money, reserves, 2, 9) == 9
    assert gain(NUMBERS, money, reserves, 0, 4) == 0
    assert (money, reserves) == ([20, 21, 29], [False, True, True])


# The track


@given(before=FIELDS, change=st.integers(-20, 20))
def test_f1_a_way_ends_at_the_end_of_the_track(before: int, change: int) -> None:
    after = moved(TRACK, before, change)
    assert -8 <= after <= 8
    assert after == before + change or after in (-8, 8)


@given(before=FIELDS, steps=st.integers(0, 12))
def test_f4_towards_never_goes_past_the_middle_and_never_costs_anything(before: int, steps: int) -> None:
    after = moved_towards(before, steps)
    assert abs(after) == max(0, abs(before) - steps)
    assert before * after >= 0
    assert all(is_towards for _, _, is_towards in crossings(TRACK, before, after))


def literally(before: int, after: int) -> list[tuple[int, int, bool]]:
    """F3, as it is written."""
    away = {(-4, -5), (-6, -7), (4, 5), (6, 7)}
    step = 1 if after > before else -1
    found = []
    for pair in pairwise(range(before, after + step, step)):
        if pair in away or pair[::-1] in away:
            found.append((*pair, pair not in away))
    return found


@given(before=FIELDS, after=FIELDS)
def test_f3_each_crossing_is_found_in_its_direction(before: int, after: int) -> None:
    assert crossings(TRACK, before, after) == literally(before, after)


def test_c2_green_goes_from_minus_4_to_4() -> None:
    assert [field for field in range(-8, 9) if TRACK.is_green(field)] == list(range(-4, 5))


# Costs and incomes


def test_x1_discounts_add_up_and_nothing_costs_less_than_nothing() -> None:
    """P2; the shipped cards have one discount for each category, so the same one counts twice here."""
    funding, park = card("Solar funding"), card("Solar park")
    assert [price_of(COMPONENTS, (funding,) * count, park) for count in range(5)] == [6, 4, 2, 0, 0]
    assert price_of(COMPONENTS, (funding,), card("Repowering")) == 5
    assert price_of(COMPONENTS, (funding,), funding) == 1


def test_x2_each_growing_income_counts_every_card_of_its_category() -> None:
    tenants, park, lamps = cards("Power for tenants", "Solar park", "LED lamps")
    assert income_of(COMPONENTS, NUMBERS, ()) == (3, 0, 0)
    assert income_of(COMPONENTS, NUMBERS, (tenants,)) == (3, 1, 1)
    assert income_of(COMPONENTS, NUMBERS, (lamps, tenants, park)) == (3, 6, 2)
    assert income_of(COMPONENTS, NUMBERS, (tenants, tenants, park)).total == 3 + 6 + 2 * 3


def test_i1_an_income_without_the_special_card_has_no_special_part() -> None:
    every = tuple(COMPONENTS.all_cards)
    assert income_of(COMPONENTS, NUMBERS, every).printed == sum(face.income for face in COMPONENTS.cards)
    assert income_of(COMPONENTS, NUMBERS, cards("Solar park", "Full roof system")).special == 0


# Events


def shove(event: str, *names: str, calm: int = 0) -> Shove:
    return shove_of(COMPONENTS, [cards(*names[::2]), cards(*names[1::2])], calm, EVENTS[event])


SOLAR = [face.name for face in COMPONENTS.cards if face.category.key == "solar"]
WIND = [face.name for face in COMPONENTS.cards if face.category.key == "wind"]
EFFICIENCY = [face.name for face in COMPONENTS.cards if face.category.key == "efficiency"]


@pytest.mark.parametrize(
    ("event", "names", "calm", "shift"),
    [
        ("Holiday", [], 0, 4),
        ("Holiday", [], 2, 2),
        ("Half-time", [], 2, -3),
        ("Sunny spring Sunday", SOLAR[:3], 0, 2),
        ("Sunny spring Sunday", SOLAR[:4], 0, 3),
        ("Sunny spring Sunday", SOLAR + WIND, 0, 4),
        ("Dark and still", SOLAR + WIND, 0, -6),
        ("Dark and still", SOLAR[:2] + WIND[:2], 1, -3),
        ("Cold snap", EFFICIENCY, 0, -3),
        ("Cold snap", EFFICIENCY, 2, -1),
        ("Heat wave", SOLAR, 2, 0),
    ],
)
def test_v2_the_parts_are_added_and_calm_lowers_their_size(
    event: str, names: list[str], calm: int, shift: int
) -> None:
    assert shove(event, *names, calm=calm).shift == shift


def test_v2_calm_is_taken_off_only_as_far_as_there_is_a_shift() -> None:
    assert shove("Heat wave", *SOLAR, calm=2) == Shove(-4, 3, 1, 0)
    assert shove("Holiday", calm=1) == Shove(4, 0, 1, 0)


def test_v3_steps_towards_the_middle_are_counted_and_limited() -> None:
    names = [face.name for face in COMPONENTS.cards if face.category.key == "flexibility"]
    found = [shove("Flexible day", *names[:count]).towards for count in (0, 2, 3, 5, 6, 8, 9, 11)]
    assert found == [0, 0, 1, 1, 2, 2, 3, 3]


def test_v4_only_own_solar_and_wind_cards_are_paid_up_to_three() -> None:
    day = EVENTS["Settlement day"]
    found = [payout_of(COMPONENTS, cards(*(SOLAR + WIND)[9 : 9 + count]), day) for count in (0, 1, 3, 4, 7)]
    assert found == [0, 1, 3, 3, 3]
    assert payout_of(COMPONENTS, cards(*EFFICIENCY), day) == 0
    others = [event for event in range(len(COMPONENTS.events)) if event != day]
    assert not any(payout_of(COMPONENTS, tuple(COMPONENTS.all_cards), event) for event in others)


def test_v4_the_cap_is_of_the_euros_and_not_of_the_cards() -> None:
    """With 2 euros for each card, which no shipped event brings."""
    day = EVENTS["Settlement day"]
    face = COMPONENTS.events[day]
    effects = tuple(
        replace(effect, amount=2) if effect.kind is EffectKind.MONEY_PER else effect
        for effect in face.effects
    )
    generous = replace(face, effects=effects)
    components = replace(
        COMPONENTS, events=(*COMPONENTS.events[:day], generous, *COMPONENTS.events[day + 1 :])
    )
    assert [payout_of(components, cards(*SOLAR[:count]), day) for count in (0, 1, 2, 3)] == [0, 2, 3, 3]


def test_c4_every_category_has_its_cards_and_every_symbol_is_counted_once() -> None:
    every = tuple(COMPONENTS.all_cards)
    counts = [COMPONENTS.count(every, (category,)) for category in CATEGORIES]
    assert counts == [11, 10, 11, 10, 11, 11]
    assert COMPONENTS.count(every, CATEGORIES) == 64
