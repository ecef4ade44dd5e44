"""The schema of records of Hertzschlag refuses what the reader refuses; the example of the page fits it."""

import json
import re
from collections.abc import Callable

import pytest

from enix_desktop.catalogue import CODECS, HERTZSCHLAG
from enix_desktop.engine import record_json
from enix_desktop.engine.errors import BadData
from enix_desktop.games.hertzschlag import codec
from tests.rules.games import HERTZSCHLAG as SITUATIONS
from tests.schema import SCHEMA as ENIX_SCHEMA
from tests.unit.docs.hertzschlag.page import (
    DOCUMENT,
    EXAMPLE,
    MOVE_FIELDS,
    SCHEMA,
    Json,
    sound_records,
    validator,
)


def test_sound_records_fit_the_schema() -> None:
    for text in sound_records()[::5]:  # validating takes longer than playing
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


def _chance(document: Json, kind: str) -> Json:
    draws = (draw for entry in document["moves"] for draw in entry.get("chance", []))
    return next(draw for draw in draws if kind in draw)


DAMAGES: dict[str, Callable[[Json], object]] = {
    "another game": lambda d: d.update(game="go"),
    "six players": lambda d: d.update(players=[d["players"][0]] * 6),
    "two players": lambda d: d.update(players=d["players"][:2]),
    "unknown components": lambda d: d["setup"].update(components=2),
    "an unknown option": lambda d: d["setup"]["options"].update(weather="rain"),
    "an unknown talk": lambda d: d["setup"]["options"].update(talk="loud"),
    "a start player as number": lambda d: d["setup"]["options"].update(start=1),
    "half a minute": lambda d: d["setup"]["options"].update(talk_time="30"),
    "no numbers": lambda d: d["setup"].pop("numbers"),
    "no rounds": lambda d: d["setup"]["numbers"].update(rounds=0),
    "nine rounds": lambda d: d["setup"]["numbers"].update(rounds=9),
    "points for nothing": lambda d: d["setup"]["numbers"].update(euro_per_point=0),
    "a fifth seat that starts": lambda d: d["setup"].update(starter=5),
    "no hands": lambda d: d["setup"].pop("hands"),
    "a card that is none": lambda d: d["setup"]["hands"][0].append("wind-12"),
    "a card as number": lambda d: d["setup"]["hands"][0].append(3),
    "a goal card that is none": lambda d: d["setup"]["goals"].__setitem__(0, "goal-7"),
    "an event that is none": lambda d: d["setup"].update(event="event-13"),
    "a marker beyond the end": lambda d: d["setup"]["position"].update(marker=9),
    "round zero": lambda d: d["setup"]["position"].update(round=0),
    "negative money": lambda d: d["setup"]["position"]["money"].__setitem__(0, -1),
    "a plant that is none": lambda d: d["setup"]["position"]["plants"].append("coal"),
    "too much calm": lambda d: d["setup"]["position"].update(calm=9),
    "no displays": lambda d: d["setup"]["position"].pop("displays"),
    "an unknown entry of a position": lambda d: d["setup"]["position"].update(bids=[]),
    "an unknown kind": lambda d: d["moves"][0].update(move="fly"),
    "a move of another game": lambda d: d["moves"].append({"seat": 0, "move": "pass"}),
    "a signal without a word": lambda d: _first(d, "signal").pop("word"),
    "a word that is none": lambda d: _first(d, "signal").update(word="sideways"),
    "a place that is none": lambda d: _first(d, "use_card").update(place="attic"),
    "a card without a place": lambda d: _first(d, "use_card").pop("place"),
    "a pledge of 101": lambda d: _first(d, "pledge").update(euro=101),
    "a pledge with a reason": lambda d: _first(d, "pledge").update(why="fun"),
    "a bid of nothing at all": lambda d: _first(d, "pay_bid").update(euro=None),
    "a negative bid": lambda d: _first(d, "pay_bid").update(euro=-1),
    "an unknown chance result": lambda d: d["moves"][0].update(chance=[{"dice": 6}]),
    "drawn cards": lambda d: _chance(d, "draw").update(draw=["wind-11"]),
    "an event as card": lambda d: _chance(d, "event").update(event="wind-11"),
    "a forecast of nothing": lambda d: _chance(d, "forecast").update(forecast=None),
    "a result without winners": lambda d: d.update(result={"scores": [1, 1, 1], "dropped_out": []}),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_is_refused_by_schema_and_reader(name: str) -> None:
    document = json.loads(EXAMPLE)
    DAMAGES[name](document)
    assert document != json.loads(EXAMPLE)
    assert not validator().is_valid(document)
    with pytest.raises(BadData):
        record_json.read(json.dumps(document), CODECS)


def test_what_may_be_null_may_be_left_out() -> None:
    document = json.loads(EXAMPLE)
    for entry in document["moves"]:
        if entry.get("euro", 0) is None:
            del entry["euro"]
    validator().validate(document)
    ours, theirs = record_json.read(EXAMPLE, CODECS), record_json.read(json.dumps(document), CODECS)
    assert ours == theirs
    composed = json.loads((SITUATIONS.folder / "q1-green-is-enough.json").read_text(encoding="utf-8"))
    assert composed["setup"].pop("event") is None
    validator().validate(composed)
    assert record_json.read(json.dumps(composed), CODECS).setup.event is None


def test_the_example_is_written_as_we_write_and_shows_every_move_and_chance_result() -> None:
    record = record_json.read(EXAMPLE, CODECS)
    assert record_json.write(record, HERTZSCHLAG.codec) == EXAMPLE
    entries = json.loads(EXAMPLE)["moves"]
    assert {entry["move"] for entry in entries} == set(MOVE_FIELDS)
    shown = {kind for entry in entries for draw in entry.get("chance", []) for kind in draw}
    assert shown == set(codec._RULE_OF_DRAW)


def test_the_commentary_speaks_of_every_move_of_the_example() -> None:
    spans = re.findall(r"^\| (\d+)(?:-(\d+))? \|", DOCUMENT.split(EXAMPLE)[1], re.MULTILINE)
    told = [move for first, last in spans for move in range(int(first), int(last or first) + 1)]
    assert told == list(range(1, len(json.loads(EXAMPLE)["moves"]) + 1))
