"""The schema of records of ENIGMA refuses what the reader refuses; the examples of the page fit it."""

import json
import re
from collections.abc import Callable

import pytest

from enix_desktop.catalogue import CODECS, ENIGMA
from enix_desktop.engine import record_json
from enix_desktop.engine.errors import BadData
from tests.schema import SCHEMA as ENIX_SCHEMA
from tests.unit.docs.enigma.page import (
    DOCUMENT,
    EXAMPLES,
    MOVE_FIELDS,
    SCHEMA,
    Json,
    sound_records,
    validator,
)


def test_sound_records_fit_the_schema() -> None:
    for text in sound_records()[::3]:  # validating takes longer than playing
        validator().validate(json.loads(text))


def test_what_all_games_share_is_the_same_in_both_schemas() -> None:
    for name in ("text", "short_text", "player", "thought", "seal"):
        assert SCHEMA["$defs"][name] == ENIX_SCHEMA["$defs"][name]
    own = {"game", "players"}
    ours, theirs = SCHEMA["properties"], ENIX_SCHEMA["properties"]
    assert set(ours) == set(theirs)
    assert all(ours[name] == theirs[name] for name in set(ours) - own)
    assert (SCHEMA["required"], SCHEMA["if"], SCHEMA["then"]) == tuple(
        ENIX_SCHEMA[name] for name in ("required", "if", "then")
    )


def _first(document: Json, kind: str) -> Json:
    return next(entry for entry in document["moves"] if entry["move"] == kind)


def _position(document: Json) -> Json:
    position: Json = document["setup"]["position"]
    return position


MATCH_DAMAGES: dict[str, Callable[[Json], object]] = {
    "another game": lambda d: d.update(game="go"),
    "five players": lambda d: d.update(players=[d["players"][0]] * 5),
    "something unfinished that is no object": lambda d: d.update(unfinished=[]),
    "unknown components": lambda d: d["setup"].update(components=2),
    "an unknown option": lambda d: d["setup"]["options"].update(weather="rain"),
    "a mode in a match": lambda d: d["setup"]["options"].update(mode="solo"),
    "no timer at all": lambda d: d["setup"]["options"].update(timer=0),
    "a long limit": lambda d: d["setup"]["options"].update(limit=3601),
    "a goal of nothing": lambda d: d["setup"]["options"].update(goal=0),
    "a start player as number": lambda d: d["setup"]["options"].update(start=1),
    "a race that is half open": lambda d: d["setup"]["options"].update(open_race="half"),
    "a head start that is none": lambda d: d["setup"]["options"].update(head_start=["third", "none"]),
    "three piles": lambda d: d["setup"]["piles"].pop(),
    "a tile that is none": lambda d: d["setup"]["piles"][0].append("W28"),
    "a tile as number": lambda d: d["setup"]["piles"][0].append(3),
    "no starter": lambda d: d["setup"].pop("starter"),
    "round zero": lambda d: _position(d).update(round=0),
    "negative points": lambda d: _position(d)["points"].__setitem__(0, -1),
    "four networkers": lambda d: _position(d)["supplies"].__setitem__(0, 4),
    "a fourth turn": lambda d: _position(d)["tiles"][0].__setitem__(2, 4),
    "a net without cells": lambda d: _position(d)["tiles"][0].__setitem__(3, [[[1], []]]),
    "a net without channels": lambda d: _position(d)["tiles"][0].__setitem__(3, [[[], [1]]]),
    "a fourth colour": lambda d: _position(d)["tiles"][0].__setitem__(3, [[[1], [3]]]),
    "a networker without a seat": lambda d: _position(d)["networkers"][0].pop(),
    "a start tile that is maybe there": lambda d: _position(d).update(has_start="maybe"),
    "an unknown kind": lambda d: d["moves"][0].update(move="fly"),
    "a move of another game": lambda d: d["moves"].append({"seat": 0, "move": "pass"}),
    "a category that is none": lambda d: _first(d, "choose").update(category="cards"),
    "a result without a time": lambda d: _first(d, "solved").pop("ms"),
    "a time as text": lambda d: _first(d, "solved").update(ms="41250"),
    "no solution": lambda d: _first(d, "solved").pop("solution"),
    "a solution that is too deep": lambda d: _first(d, "solved").update(solution=[[[[1]]]]),
    "a solution with names": lambda d: _first(d, "solved").update(solution=[{"left": 1}]),
    "help that was none": lambda d: _first(d, "solved").update(aided=False),
    "a reason that is none": lambda d: _first(d, "failed").update(reason="bored"),
    "a place without a rotation": lambda d: _first(d, "place_tile").pop("rotation"),
    "a networker without a cell": lambda d: _first(d, "place_networker").pop("cell"),
    "none with a cell": lambda d: _first(d, "no_networker").update(cell=0),
    "a chance result": lambda d: d["moves"][0].update(chance=[{"dice": 6}]),
    "a result without winners": lambda d: d.update(result={"scores": [1, 1], "dropped_out": []}),
}
ALONE_DAMAGES: dict[str, Callable[[Json], object]] = {
    "a mode that is none": lambda d: d["setup"]["options"].update(mode="match"),
    "a goal alone": lambda d: d["setup"]["options"].update(goal=15),
    "a fourth difficulty": lambda d: d["setup"]["options"].update(difficulty="4"),
    "a day with a category": lambda d: d["setup"]["options"].update(mode="day", day="2026-11-18"),
    "a day in words": lambda d: d["setup"].update(options={"mode": "day", "day": "today"}),
    "a puzzle of another category": lambda d: _first(d, "pose").update(category="angles"),
    "a puzzle without weights": lambda d: _first(d, "pose")["puzzle"].pop("n"),
    "a cup of a hundred": lambda d: _first(d, "pose")["puzzle"]["left"].__setitem__(0, 100),
    "a puzzle with a hint": lambda d: _first(d, "pose")["puzzle"].update(hint="left"),
    "a long seed": lambda d: _first(d, "pose").update(seed="s" * 61),
    "an end with a reason": lambda d: _first(d, "finish").update(reason="tired"),
}


def _refused_by_both(example: str, damage: Callable[[Json], object]) -> None:
    document = json.loads(example)
    damage(document)
    assert document != json.loads(example)
    assert not validator().is_valid(document)
    with pytest.raises(BadData):
        record_json.read(json.dumps(document), CODECS)


@pytest.mark.parametrize("name", MATCH_DAMAGES)
def test_a_damaged_record_is_refused_by_schema_and_reader(name: str) -> None:
    _refused_by_both(EXAMPLES[0], MATCH_DAMAGES[name])


@pytest.mark.parametrize("name", ALONE_DAMAGES)
def test_a_damaged_record_of_somebody_alone_is_refused_by_schema_and_reader(name: str) -> None:
    _refused_by_both(EXAMPLES[1], ALONE_DAMAGES[name])


@pytest.mark.parametrize(
    "solution", [[], None, 3, 1.5, "W18", True, [None, True, "p1", 2.5, -7], [[], [[]], [["p1", 1]]]]
)
def test_whatever_somebody_wrote_as_a_solution_has_the_form(solution: object) -> None:
    document = json.loads(EXAMPLES[0])
    _first(document, "solved")["solution"] = solution
    validator().validate(document)
    record = record_json.read(json.dumps(document), CODECS)
    assert json.loads(record_json.write(record, ENIGMA.codec)) == {**document, "program": "0.9.0"}


def test_what_may_be_null_may_be_left_out() -> None:
    document = json.loads(EXAMPLES[0])
    document["setup"]["options"].update(timer=None, limit=None)
    short = json.loads(json.dumps(document))
    del short["setup"]["options"]["timer"], short["setup"]["options"]["limit"]
    for entry in short["moves"]:
        entry.update(chance=None)
        if entry["move"] == "solved":
            entry.update(aided=None)
    validator().validate(short)
    ours, theirs = (record_json.read(json.dumps(each), CODECS) for each in (document, short))
    assert ours == theirs


def test_the_examples_are_written_as_we_write_and_show_every_move() -> None:
    kinds = set()
    for example in EXAMPLES:
        record = record_json.read(example, CODECS)
        assert record_json.write(record, ENIGMA.codec) == example
        kinds |= {entry["move"] for entry in json.loads(example)["moves"]}
    assert kinds == set(MOVE_FIELDS)


def test_the_commentary_speaks_of_every_move_of_the_examples() -> None:
    for example in EXAMPLES:
        text = DOCUMENT.split(example)[1].split("\n## ")[0]
        spans = re.findall(r"^\| (\d+)(?:-(\d+))? \|", text, re.MULTILINE)
        told = [move for first, last in spans for move in range(int(first), int(last or first) + 1)]
        assert told == list(range(1, len(json.loads(example)["moves"]) + 1))
