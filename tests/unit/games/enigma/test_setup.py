"""Setups and moves as JSON, and what is refused with its place or rule (S1 to S3, E1 to E9, T10)."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from enix_desktop.engine import record_json
from enix_desktop.engine.chance import Draw
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.events import RoundBegan
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Reason, Refusal
from tests.rules.enigma.setting import setup_of
from tests.unit.games.enigma.tables import (
    CHOICES,
    COMPONENTS,
    RULES,
    AnyMatch,
    chosen,
    dealt,
    matches,
    posed,
    state,
    wandered,
)

CODEC = EnigmaCodec()
SETUP = dealt(2, 1).record.setup
COMPOSED = setup_of(
    {"seats": 3, "round": 3, "points": [1, 2, 3], "start": 2, "timer": "none", "head_start": "half,none,none"}
    | {"tiles": ["01 rb, 3 y at (1, 0) turned 2"], "networkers": ["seat 1 on (1, 0), net 0, cell 1"]}
)
DAY = dealt(1, 1, {"mode": "day", "day": "2026-11-18"}).record.setup
Json = dict[str, Any]


def written(setup: Any) -> Json:
    return dict(CODEC.setup_json(setup))


def read(document: Json, seats: int = 2) -> Any:
    return CODEC.read_setup(Node(document, "setup"), seats)


# Round trips


@given(match=matches())
@settings(max_examples=50)
def test_a_record_survives_writing_and_reading(match: AnyMatch) -> None:
    text = record_json.write(match.record, CODEC)
    again: Any = record_json.read(text, {"enigma": CODEC})
    assert again == match.record
    states = [step.state for step in replay(RULES, CODEC, again)]
    assert (states[-1] if states else RULES.start(again.setup)) == match.state


@pytest.mark.parametrize(("seats", "values"), CHOICES)
def test_a_setup_survives_writing_and_reading(seats: int, values: dict[str, str]) -> None:
    setup = dealt(seats, 3, values).record.setup
    assert read(written(setup), seats) == setup


def test_a_composed_setup_survives_writing_and_reading() -> None:
    assert read(written(COMPOSED), 3) == COMPOSED


def test_t10_a_match_resumed_while_somebody_solves_keeps_what_is_on_the_bench() -> None:
    match = wandered(2, 4, 2)
    match.record.unfinished = {"seat": 1, "ms": 41_250, "bench": [[1, 0], [2]]}
    again: Any = record_json.read(record_json.write(match.record, CODEC), {"enigma": CODEC})
    resumed: AnyMatch = Match.resume(RULES, CODEC, again, seed=0)
    assert resumed.record.unfinished == match.record.unfinished
    assert resumed.state == match.state


@pytest.mark.parametrize(
    ("move", "document"),
    [
        (Choose(Category.ANGLES), {"move": "choose", "category": "angles"}),
        (
            Solved(41_250, (("p1", 1, 0, 3),)),
            {"move": "solved", "ms": 41_250, "solution": [["p1", 1, 0, 3]]},
        ),
        (Solved(5, 1.5, is_aided=True), {"move": "solved", "ms": 5, "solution": 1.5, "aided": True}),
        (Failed(9, Unsolved.GAVE_UP), {"move": "failed", "ms": 9, "reason": "gave_up"}),
        (PlaceTile(-3, 4, 2), {"move": "place_tile", "x": -3, "y": 4, "rotation": 2}),
        (PlaceNetworker(1, 0), {"move": "place_networker", "net": 1, "cell": 0}),
        (NoNetworker(), {"move": "no_networker"}),
        (Finish(), {"move": "finish"}),
        (
            posed("W18"),
            {
                "move": "pose",
                "category": "weights",
                "difficulty": 2,
                "seed": "W18",
                "puzzle": {"left": [13, 6], "right": [5, 7], "n": 5},
            },
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_move_is_written_like_this(move: Move, document: Json) -> None:
    assert CODEC.move_json(SETUP, move) == document
    assert CODEC.read_move(SETUP, Node(document, "")) == move


def test_what_is_no_move_is_not_written() -> None:
    nothing: Any = "pass"
    with pytest.raises(ForeignMove):
        CODEC.move_json(SETUP, nothing)


def test_s1_nothing_is_left_to_luck_after_the_setup() -> None:
    assert CODEC.draw_json(SETUP, Draw("pile-weights", (3,))) == {"pile-weights": [3]}
    assert CODEC.rule_of_draw("pile-weights") == "S1"
    with pytest.raises(BadData, match=r"nothing is left to luck after the setup \(S1\)"):
        CODEC.read_draw(SETUP, Node({"dice": 6}, "chance[0]"))


def test_s1_the_piles_are_shuffled_from_the_seed() -> None:
    first, again, other = (dealt(4, seed).record.setup for seed in (1, 1, 2))
    assert first == again
    assert all(one != two for one, two in zip(first.piles, other.piles, strict=True))
    assert [tuple(sorted(pile)) for pile in first.piles] == [COMPONENTS.of(category) for category in Category]
    assert {dealt(4, seed).record.setup.starter for seed in range(40)} == set(range(4))


def test_a_setup_tells_its_beginning() -> None:
    assert opening(COMPOSED) == [RoundBegan(3, 2)]


# Errors


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ({"move": "fly"}, 'there is no move "fly"'),
        ({"move": "choose"}, '"category" is missing'),
        ({"move": "choose", "category": "cards"}, 'there is no category "cards"'),
        ({"move": "solved", "ms": 5}, '"solution" is missing'),
        ({"move": "solved", "ms": "5", "solution": []}, "a whole number is expected"),
        ({"move": "solved", "ms": 1.0, "solution": []}, "a whole number is expected"),
        ({"move": "solved", "ms": 10**10, "solution": []}, "a number from -1000000000"),
        ({"move": "solved", "ms": 5, "solution": [], "aided": False}, "true is expected, or nothing"),
        ({"move": "solved", "ms": 5, "solution": [0] * 201}, "at most 200 entries"),
        ({"move": "solved", "ms": 5, "solution": [[0] * 50] * 50}, "at most 200 entries"),
        ({"move": "solved", "ms": 5, "solution": [[[[[]]]]]}, "less than 4 levels"),
        ({"move": "solved", "ms": 5, "solution": [{"left": 1}]}, "lists, numbers and texts are expected"),
        ({"move": "solved", "ms": 5, "solution": {}}, "lists, numbers and texts are expected"),
        ({"move": "failed", "ms": 5, "reason": "bored"}, 'there is no reason "bored"'),
        ({"move": "place_tile", "x": 0, "y": 0}, '"rotation" is missing'),
        ({"move": "place_tile", "x": True, "y": 0, "rotation": 0}, "a whole number is expected"),
        ({"move": "no_networker", "net": 1}, 'unknown entry "net"'),
        ({"move": "pose", "category": "weights"}, '"puzzle" is missing'),
    ],
)
def test_a_wrong_move_is_refused_with_its_place(document: Json, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        CODEC.read_move(SETUP, Node(document, "moves[0]"))


def test_a_solution_that_is_nested_without_end_is_refused() -> None:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(BadData, match="less than 4 levels"):
        CODEC.read_move(SETUP, Node({"move": "solved", "ms": 5, "solution": nested}, "moves[0]"))


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("weather", 1, 'unknown entry "weather"'),
        ("components", 7, "version 7 of the components is not known"),
        ("starter", 2, "a number from 0 to 1"),
        ("piles", [[], [], []], "4 entries"),
        ("piles", [["W99"], [], [], []], 'there is no tile "W99"'),
    ],
)
def test_a_wrong_setup_is_refused_with_its_place(entry: str, value: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read({**written(SETUP), entry: value})


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("timer", 0, "a number from 1 to 3600"),
        ("limit", 3601, "a number from 1 to 3600"),
        ("goal", 1001, "a number from 1 to 1000"),
        ("goal", None, "a whole number is expected"),
        ("start", "2", 'there is no start "2"'),
        ("open_race", "yes", 'there is no open race "yes"'),
        ("puzzles", "hard", 'there is no choice of puzzles "hard"'),
        ("head_start", ["half"], "one for each seat, or none at all"),
        ("head_start", ["half", "third"], 'there is no head start "third"'),
        ("mode", "solo", 'unknown entry "mode"'),
        ("mood", "good", 'unknown entry "mood"'),
    ],
)
def test_wrong_options_are_refused(entry: str, value: Any, complaint: str) -> None:
    document = written(SETUP)
    document["options"] = {**document["options"], entry: value}
    with pytest.raises(BadData, match=complaint):
        read(document)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"mode": "match"}, 'there is no mode "match"'),
        ({"mode": "day"}, '"day" is missing'),
        ({"mode": "day", "day": "2026-02-30"}, "a date as YYYY-MM-DD"),
        ({"mode": "day", "day": "20261118"}, "a date as YYYY-MM-DD"),
        ({"mode": "day", "day": "2026-11-18", "category": "mix"}, 'unknown entry "category"'),
        ({"mode": "solo", "category": "mix"}, '"difficulty" is missing'),
        ({"mode": "solo", "category": "cards", "difficulty": "1"}, 'there is no category "cards"'),
        ({"mode": "solo", "category": "mix", "difficulty": "4"}, 'there is no difficulty "4"'),
        ({"mode": "solo", "category": "mix", "difficulty": "1", "goal": 15}, 'unknown entry "goal"'),
    ],
)
def test_wrong_options_alone_are_refused(options: Json, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read({**written(DAY), "options": options}, 1)


@pytest.mark.parametrize("seats", [0, 5])
def test_only_one_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadData, match="1 to 4 players"):
        read(written(SETUP), seats)


def _change(name: str, value: Any) -> Callable[[Json], object]:
    return lambda setup: setup.__setitem__(name, value)


def _in_position(name: str, value: Any) -> Callable[[Json], object]:
    return lambda setup: setup["position"].__setitem__(name, value)


@pytest.mark.parametrize(
    ("setup", "damage", "rule"),
    [
        (SETUP, lambda setup: setup["piles"][0].append(setup["piles"][0][0]), "C1"),
        (SETUP, lambda setup: setup["piles"][0].pop(), "S1"),
        (SETUP, lambda setup: setup["piles"].reverse(), "S1"),
        (SETUP, lambda setup: setup["options"].update(puzzles="easier"), "S1"),
        (SETUP, lambda setup: setup["options"].update(start=str(1 - SETUP.starter)), "E4"),
        (DAY, _change("piles", [["W01"], [], [], []]), "E8"),
        (COMPOSED, _in_position("tiles", [[0, 0, 0, [[[0], [0]]]]]), "P2"),
        (COMPOSED, lambda setup: setup["position"]["tiles"].append([5, 5, 0, [[[0], [0]]]]), "P2"),
        (COMPOSED, _in_position("networkers", [[0, 0, 0, 0, 1]] * 2), "N1"),
        (COMPOSED, _in_position("networkers", [[0, 0, 0, 2, 1]]), "N1"),
        (COMPOSED, _in_position("networkers", [[9, 0, 0, 0, 1]]), "N1"),
        (COMPOSED, _in_position("supplies", [3, 3, 3]), "C5"),
        (COMPOSED, _in_position("points", [15, 0, 0]), "G1"),
        (COMPOSED, lambda setup: setup["position"].update(has_start=False, tiles=[], networkers=[]), "S2"),
        (COMPOSED, _change("piles", [["W01"], [], ["C01"], []]), "G3"),
        (
            COMPOSED,
            lambda setup: setup["position"].update(
                has_start=False,
                tiles=[[0, 0, 0, [[[1], [0]]]], [1, 0, 0, [[[3], [0]]]]],
                networkers=[[0, 0, 0, 0, 1]],
            ),
            "L3",
        ),
    ],
)
def test_a_setup_that_no_table_has_is_refused_by_its_rule(
    setup: Any, damage: Callable[[Json], object], rule: str
) -> None:
    document = deepcopy(written(setup))
    damage(document)
    with pytest.raises(BrokenRecord) as broken:
        read(document, setup.table.seats)
    assert broken.value.rule == rule


def test_alone_there_is_no_position() -> None:
    document = {**written(DAY), "position": written(COMPOSED)["position"]}
    with pytest.raises(BadData, match="alone there is no board"):
        read(document, 1)


def test_has_start_is_yes_or_no() -> None:
    document = deepcopy(written(COMPOSED))
    document["position"]["has_start"] = 1
    with pytest.raises(BadData, match="true or false is expected"):
        read(document, 3)


# As facts


def test_events_refusals_and_views_are_told_as_facts() -> None:
    refusal = Refusal(Reason.R1_TAKEN, {"category": Category.WEIGHTS, "seat": 0})
    wanted = {"refusal": "R1_TAKEN", "rule": "R1", "category": "weights", "seat": 0}
    assert CODEC.plain(SETUP, refusal) == wanted
    now = chosen(state(tops=["W18", "F10"]), Category.WEIGHTS, Category.FRAGMENTS)
    seen: Json = dict(CODEC.plain(SETUP, RULES.view(now, 0)))
    assert seen["phase"] == "solve"
    assert seen["puzzle"] == {"left": [13, 6], "right": [5, 7], "n": 5}
    assert seen["sides"][0] == [{"sides": [0, 1, 2], "colours": ["yellow", "red"]}]
    assert seen["board"]["tiles"][0]["cell"] == [0, 0]
    assert replace(now, round=2) != now
