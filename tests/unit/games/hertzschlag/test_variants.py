"""Variants of Hertzschlag: what may be changed, what is refused, and that the rules still hold."""

import pickle

import pytest

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.errors import BadData
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.games.hertzschlag.variants import CHANGEABLE, STANDARD, changed
from enix_desktop.headless.selfplay import Plan, play


def test_without_changes_it_is_the_game_of_the_rules() -> None:
    assert changed({}) == STANDARD
    table: Table = STANDARD({"talk": "off", "start": "1", "fair_start": "off", "talk_time": "60"}, 4)
    assert (table.seats, table.numbers) == (4, standard_components().numbers)
    assert (table.has_talk, table.start) == (False, 1)
    assert (table.fair_start.value, table.talk_time.value) == ("off", "60")


@pytest.mark.parametrize("name", CHANGEABLE)
def test_each_number_can_be_changed_and_travels(name: str) -> None:
    variant = pickle.loads(pickle.dumps(changed({name: "3"})))
    numbers = variant({}, 3).numbers
    assert getattr(numbers, name) == 3
    usual = standard_components().numbers
    assert all(getattr(numbers, other) == getattr(usual, other) for other in CHANGEABLE if other != name)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"price": "many"}, "price=many: a whole number from 1 to 25 is needed."),
        ({"price": "0"}, "a whole number from 1 to 25"),
        ({"price": "26"}, "a whole number from 1 to 25"),
        ({"rounds": "9"}, "a whole number from 1 to 8"),
        ({"base_income": "-3"}, "a whole number from 1 to 20"),
        ({"threshold_euro": "9" * 5000}, "a whole number from 1 to 30"),
        ({"start_money": "²"}, "a whole number from 1 to 30"),
        ({"birds": "2"}, "Hertzschlag has no 'birds' to change; there are price, start_money, base_income, "),
    ],
)
def test_what_cannot_be_changed_is_refused_with_a_sentence(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        changed(changes)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"price": "1"},
        {"price": "25"},
        {"start_money": "1"},
        {"start_money": "30"},
        {"start_money": "20"},
        {"base_income": "20"},
        {"threshold_euro": "30"},
        {"rounds": "1"},
    ],
)
@pytest.mark.parametrize("seats", [3, 5])
def test_all_invariants_hold_in_variants(changes: dict[str, str], seats: int) -> None:
    checked = 0

    def check(state: object, events: object) -> None:
        nonlocal checked
        HERTZSCHLAG.rules.check(state)
        checked += 1

    decisions = 0
    for seed in range(3):
        plan = Plan(HERTZSCHLAG, {}, ("random",) * seats, seed, 12, changed(changes))
        done = play(plan, keep_moves=False, observe=check)
        assert done.outcome is not None
        decisions += done.decisions
    assert checked == decisions


@pytest.mark.parametrize(
    ("start_money", "money"), [("19", [20, 19, 19]), ("20", [21, 20, 20]), ("25", [20, 25, 25])]
)
def test_c6_much_start_money_is_gained_in_turn_order(start_money: str, money: list[int]) -> None:
    """Reading 18; seat 1 starts, and seat 0 has a euro more (E3)."""
    options = changed({"start_money": start_money})
    setup = HERTZSCHLAG.rules.deal(options({"start": "1"}, 3), SeededChance(4))
    state = HERTZSCHLAG.rules.start(setup)
    HERTZSCHLAG.rules.check(state)
    assert state.money == money


def test_a_lower_price_than_the_lowest_stays() -> None:
    """X5 never makes it dearer."""
    record = play(Plan(HERTZSCHLAG, {}, ("random",) * 3, 5, 8, changed({"price": "5"}))).record
    state = HERTZSCHLAG.rules.start(record.setup)
    assert state.price == 5
    state.cheaper = 2
    assert state.price == 5


def test_a_record_of_a_variant_says_its_numbers() -> None:
    record = play(Plan(HERTZSCHLAG, {}, ("random",) * 3, 5, 8, changed({"price": "9", "rounds": "4"}))).record
    numbers = HERTZSCHLAG.codec.setup_json(record.setup)["numbers"]
    assert isinstance(numbers, dict)
    assert (numbers["price"], numbers["rounds"], numbers["start_money"]) == (9, 4, 15)
