"""Variants of ENIX: what may be changed, what is refused, and that the rules still hold."""

import json
import pickle
from pathlib import Path

import pytest

from enix_desktop import resources
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.errors import BadData
from enix_desktop.games.enix.table import Edition, Numbers
from enix_desktop.games.enix.variants import CHANGEABLE, STANDARD, changed
from enix_desktop.headless.selfplay import Plan, play


def other_components(tmp_path: Path) -> Path:
    """The shipped components with another value on one card."""
    document = json.loads(resources.text("enix/components.json"))
    card = next(card for card in document["cards"] if card["value"] == 3)
    card["value"] = 4
    document["version"] = 900_001
    path = tmp_path / "components.json"
    path.write_text(json.dumps(document))
    return path


def test_without_changes_it_is_the_game_of_the_rulebook() -> None:
    assert changed({}) == STANDARD
    table = STANDARD({"edition": "french"}, 4).table
    assert (table.edition, table.seats, table.numbers) == (Edition.FRENCH, 4, Numbers(25, 5, 5))


def test_numbers_can_be_changed() -> None:
    variant = changed({"limit": "30", "hand_size": "6", "stacks": "4"})
    assert variant({}, 2).table.numbers == Numbers(30, 6, 4)
    assert set(CHANGEABLE) == {"limit", "hand_size", "stacks", "components"}


def test_cards_can_be_changed_and_travel_without_their_file(tmp_path: Path) -> None:
    path = other_components(tmp_path)
    variant = changed({"components": str(path)})
    path.unlink()
    sent = pickle.loads(pickle.dumps(variant))
    assert sent == variant
    components = sent({}, 3).table.components
    assert components.version == 900_001
    assert sum(components.values) == sum(STANDARD({}, 3).table.components.values) + 1
    assert sent({}, 3).table.components is components  # read once in each process


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"limit": "many"}, "limit=many: a whole number from 1 to 1000 is needed."),
        ({"limit": "0"}, "a whole number from 1 to 1000"),
        ({"limit": "1001"}, "a whole number from 1 to 1000"),
        ({"limit": "-5"}, "a whole number from 1 to 1000"),
        ({"limit": "9" * 5000}, "a whole number from 1 to 1000"),
        ({"hand_size": "21"}, "a whole number from 1 to 20"),
        ({"stacks": "11"}, "a whole number from 1 to 10"),
        ({"stacks": "²"}, "a whole number from 1 to 10"),
        (
            {"goblins": "2"},
            "ENIX has no 'goblins' to change; there are limit, hand_size, stacks, components.",
        ),
        ({"components": "nowhere.json"}, "nowhere.json: there is no such file."),
    ],
)
def test_what_cannot_be_changed_is_refused_with_a_sentence(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadData) as refused:
        changed(changes)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("cards", "not valid JSON"),
        ("{}", '"version" is missing'),
        ('{"version": 7, "tiles": {}, "cards": []}', '"solar" is missing'),
    ],
)
def test_a_wrong_components_file_is_refused_with_its_name(
    tmp_path: Path, content: str, complaint: str
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(content)
    with pytest.raises(BadData) as refused:
        changed({"components": str(path)})
    assert str(refused.value).startswith(f"{path}: ")
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"limit": "1"},
        {"limit": "1000"},
        {"hand_size": "1"},
        {"hand_size": "12", "stacks": "10"},
        {"stacks": "1"},
        {"stacks": "10", "hand_size": "9"},
    ],
)
@pytest.mark.parametrize("edition", ENIX.editions)
def test_all_invariants_hold_in_variants(changes: dict[str, str], edition: str) -> None:
    checked = 0

    def check(state: object, events: object) -> None:
        nonlocal checked
        ENIX.rules.check(state)
        checked += 1

    decisions = 0
    for seed in range(3):
        plan = Plan(ENIX, {"edition": edition}, ("random",) * 3, seed, 12, changed(changes))
        played = play(plan, keep_moves=False, observe=check)
        assert played.rounds == 13 or played.outcome is not None
        decisions += played.decisions
    assert checked == decisions


def test_a_record_of_a_variant_says_its_numbers() -> None:
    plan = Plan(ENIX, {}, ("random",) * 2, 5, 8, changed({"limit": "31", "stacks": "3"}))
    record = play(plan).record
    assert ENIX.codec.setup_json(record.setup)["numbers"] == {"limit": 31, "hand_size": 5, "stack_count": 3}
