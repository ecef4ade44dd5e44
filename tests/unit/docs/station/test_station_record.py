"""The page about records of Station Six: schema, example, code and a referee written from it agree."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from enix_desktop.catalogue import CODECS, STATION
from enix_desktop.engine import record_json
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import replay
from enix_desktop.games.station import codec
from enix_desktop.games.station.components import NUMBER_LIMITS, standard_components
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.refusals import Reason
from enix_desktop.headless.selfplay import Plan, play
from tests.rules.games import STATION as SITUATIONS
from tests.schema import SCHEMA as ENIX_SCHEMA
from tests.unit.docs.station.referee import Referee, Refused, judge

ROOT = Path(__file__).parents[4]
DOCS = ROOT / "docs" / "station"
DOCUMENT = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
EXAMPLE = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)[0]
MOVE_FIELDS = {kind: set(names) for kind, (_, names) in codec.MOVE_FIELDS.items()}
Json = dict[str, Any]
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"end": "four_rounds", "start": "varied"},
    {"bridges": "first_game", "hands": "open"},
)


@cache
def validator() -> Draft202012Validator:
    Draft202012Validator.check_schema(SCHEMA)
    return Draft202012Validator(SCHEMA)


def section(heading: str) -> str:
    level = heading.split(" ", 1)[0]
    pattern = rf"^{re.escape(heading)}$(.*?)(?=^#{{1,{len(level)}}} |\Z)"
    found = re.search(pattern, DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, f"the document has no heading {heading!r}"
    return found[1]


@cache
def played(number: int) -> str:
    """A game of luck and novices; some end, some stop."""
    players = (("random",) * 2, ("novice", "random", "novice"), ("novice",) * 4)[number % 3]
    plan = Plan(STATION, OPTIONS[number % 3], players, number, max_rounds=4)
    return record_json.write(play(plan).record, STATION.codec)


def sound_records() -> list[str]:
    situations = [path.read_text(encoding="utf-8") for path in sorted(SITUATIONS.folder.glob("*.json"))]
    golden = sorted((ROOT / "tests" / "golden").glob("station-*[0-9].json"))
    return [EXAMPLE, *situations, *(path.read_text() for path in golden), *map(played, range(9))]


# The referee


def same_state(referee: Referee, text: str) -> None:
    """Both must have come to the same table."""
    record = record_json.read(text, CODECS)
    state = STATION.rules.start(record.setup)
    for step in replay(STATION.rules, STATION.codec, record):
        state = step.state
    assert [sorted(hand) for hand in referee.hands] == [list(hand) for hand in state.hands]
    assert referee.energy == [list(row) for row in zip(*state.energy, strict=True)]
    assert (referee.inner, referee.outer) == (state.inner, state.outer)
    assert (referee.ring, referee.spare) == (state.ring, list(state.spare))
    assert (referee.display, referee.discards) == (state.display, state.discard)
    assert (referee.pile, referee.laser) == (state.pile[::-1], state.laser)
    assert referee.shuttles == state.shuttles
    assert referee.round == state.round


def test_a_referee_written_from_the_page_comes_to_the_same_table_in_every_game() -> None:
    for text in sound_records():
        same_state(judge(json.loads(text)), text)


def spoilt(document: Json, luck: random.Random) -> str:
    """Change one number in one move or chance result, in a form that stays readable; what was changed."""
    moves = document["moves"]
    number = luck.randrange(len(moves))
    entry = moves[number]
    match luck.randrange(5):
        case 0:
            entry["seat"] = (entry["seat"] + 1) % len(document["players"])
        case 1:
            moves[number] = {**deepcopy(luck.choice(moves)), "seat": entry["seat"], "thought": None}
        case 2:
            entry["chance"] = entry.get("chance", [])[1:] if luck.random() < 0.5 else [{"stolen": 5}]
        case 3:
            for name in ("cards", "clockwise", "anticlockwise"):
                if isinstance(entry.get(name), list):
                    entry[name] = [(card + luck.choice((1, 6, 18))) % 102 for card in entry[name]]
        case _:
            for name in ("energy", "clockwise", "position"):
                if isinstance(entry.get(name), int):
                    entry[name] = (entry[name] + 1) % 3
    return f"move {number + 1}"


def our_verdict(document: Json) -> int | None:
    """The first wrong move by our own rules; None if the record is sound."""
    record = record_json.read(json.dumps(document), CODECS)
    number = 0
    try:
        for step in replay(STATION.rules, STATION.codec, record):
            number = step.number
    except BadData:
        return min(number + 1, len(document["moves"]))
    return None


def test_the_referee_refuses_the_same_records_at_the_same_move() -> None:
    texts, luck = [EXAMPLE, *map(played, range(9))], random.Random(6)
    verdicts = []
    for _ in range(150):
        document = json.loads(luck.choice(texts))
        changed = spoilt(document, luck)
        try:
            judge(document)
            theirs = None
        except Refused as refused:
            theirs = refused.move
        assert theirs == our_verdict(document), (changed, theirs)
        verdicts.append(theirs)
    assert sum(verdict is not None for verdict in verdicts) > 30
    assert None in verdicts


@pytest.mark.parametrize(
    "damage",
    [
        lambda setup: setup["ring"].__setitem__(0, setup["ring"][1]),
        lambda setup: setup["cards"].pop(),
        lambda setup: setup["cards"].__setitem__(0, setup["cards"][1]),
        lambda setup: setup["energy"][0].__setitem__(0, 5),
        lambda setup: setup["options"].update(start="varied"),
        lambda setup: setup["options"].update(bridges="first_game"),
    ],
)
def test_the_referee_refuses_the_same_setups(damage: Callable[[Json], object]) -> None:
    document = json.loads(played(0))
    damage(document["setup"])
    with pytest.raises(Refused) as refused:
        judge(document)
    assert refused.value.move == 0
    with pytest.raises(BadData):
        record_json.read(json.dumps(document), CODECS)


# Schema and example


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
    "five players": lambda d: d.update(players=[d["players"][0]] * 5),
    "one player": lambda d: d.update(players=d["players"][:1]),
    "unknown components": lambda d: d["setup"].update(components=2),
    "an unknown option": lambda d: d["setup"]["options"].update(weather="rain"),
    "an unknown end": lambda d: d["setup"]["options"].update(end="soon"),
    "no numbers": lambda d: d["setup"].pop("numbers"),
    "a hand limit of zero": lambda d: d["setup"]["numbers"].update(hand_limit=0),
    "a display of seven": lambda d: d["setup"]["numbers"].update(display=7),
    "a ring of five": lambda d: d["setup"]["ring"].pop(),
    "a ninth bridge": lambda d: d["setup"]["ring"].__setitem__(0, 8),
    "a row of five": lambda d: d["setup"]["energy"][0].pop(),
    "a card that is none": lambda d: d["setup"]["cards"].append(102),
    "a card as text": lambda d: d["setup"]["cards"].append("red-sun"),
    "no hands": lambda d: d["setup"]["position"].pop("hands"),
    "a station that is none": lambda d: d["setup"]["position"].update(active="moon"),
    "round zero": lambda d: d["setup"]["position"].update(round=0),
    "three shuttles": lambda d: d["setup"]["position"]["shuttles"].append(None),
    "an unknown entry of a position": lambda d: d["setup"]["position"].update(rows=[]),
    "an unknown kind": lambda d: d["moves"][0].update(move="fly"),
    "a move of another game": lambda d: d["moves"].append({"seat": 0, "move": "pass"}),
    "a fill without cards": lambda d: _first(d, "fill").pop("cards"),
    "a fill with a text": lambda d: _first(d, "fill").update(cards="0"),
    "a negative unit": lambda d: _first(d, "biotope").update(clockwise=-1),
    "energy of 101": lambda d: _first(d, "command").update(energy=101),
    "a dock without station": lambda d: _first(d, "dock")["docks"][0].pop("station"),
    "a dock with a reason": lambda d: _first(d, "dock")["docks"][0].update(why="fun"),
    "a third shuttle": lambda d: _first(d, "fire")["shots"][0].update(shuttle=2),
    "a shot without card": lambda d: _first(d, "fire")["shots"][0].pop("card"),
    "a victim of seat four": lambda d: _first(d, "steal").update(seats=[4]),
    "a place that is none": lambda d: _first(d, "take").update(position=6),
    "a pass with cards": lambda d: _first(d, "pass_turn").update(cards=[]),
    "an unknown chance result": lambda d: d["moves"][0].update(chance=[{"dice": 6}]),
    "stolen cards": lambda d: _chance(d, "stolen").update(stolen=[94]),
    "a bridge that is none": lambda d: _chance(d, "exchange").update(exchange=[6, 8]),
    "a result without winners": lambda d: d.update(result={"scores": [1, 1], "dropped_out": []}),
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
        if entry.get("position", 0) is None:
            del entry["position"]
    validator().validate(document)
    ours, theirs = record_json.read(EXAMPLE, CODECS), record_json.read(json.dumps(document), CODECS)
    assert ours == theirs


def test_the_example_is_written_as_we_write_and_shows_every_move_and_chance_result() -> None:
    record = record_json.read(EXAMPLE, CODECS)
    assert record_json.write(record, STATION.codec) == EXAMPLE
    entries = json.loads(EXAMPLE)["moves"]
    assert {entry["move"] for entry in entries} == set(MOVE_FIELDS)
    shown = {kind for entry in entries for draw in entry.get("chance", []) for kind in draw}
    assert shown == set(codec._RULE_OF_DRAW)


def test_the_commentary_speaks_of_every_move_of_the_example() -> None:
    spans = re.findall(r"^\| (\d+)(?:-(\d+))? \|", DOCUMENT.split(EXAMPLE)[1], re.MULTILINE)
    told = [move for first, last in spans for move in range(int(first), int(last or first) + 1)]
    assert told == list(range(1, len(json.loads(EXAMPLE)["moves"]) + 1))


# The document and the code


def test_the_document_and_the_schema_name_every_kind_of_move_and_its_fields() -> None:
    assert len(MOVE_FIELDS) == len(set(_kinds(Move)))
    moves = section("## Moves")
    assert set(re.findall(r"^### `(\w+)`$", moves, re.MULTILINE)) == set(MOVE_FIELDS)
    rows = re.findall(r"^\| `(\w+)` \| ([A-Z_, ]+) \| (.*) \|$", moves, re.MULTILINE)
    assert {kind: set(re.findall(r"`(\w+)`", fields)) for kind, _, fields in rows} == MOVE_FIELDS
    for kind, fields in MOVE_FIELDS.items():
        wanted = fields | {"move", *record_json.ENTRY_NAMES}
        assert set(SCHEMA["$defs"][f"move_{kind}"]["properties"]) == wanted
    asked = dict(
        re.findall(r"^\| ([A-Z]+) \| [^|]+ \|(.*)\|$", section("## The course of a game"), re.MULTILINE)
    )
    assert set(asked) == {phase.name for phase in Phase}
    pairs = {(question, kind) for kind, questions, _ in rows for question in questions.split(", ")}
    assert pairs == {
        (question, kind) for question in asked for kind in re.findall(r"`(\w+)`", asked[question])
    }


def _kinds(union: Any) -> list[type]:
    return [kind for part in get_args(union) for kind in (_kinds(part) or [part])]


def test_the_document_names_every_chance_result_with_its_rule() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([A-Z]+\d) \|", section("## Chance results"), re.MULTILINE)
    assert dict(rows) == dict(codec._RULE_OF_DRAW)


@pytest.mark.parametrize(
    ("heading", "name"),
    [("## Setup", "setup"), ("### Composed setups", "position"), ("## Result", "result")],
)
def test_the_document_has_a_row_for_every_entry(heading: str, name: str) -> None:
    text = section(heading).split("\n`numbers` has")[0].split("\n### ")[0]
    rows = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert set(rows) == set(SCHEMA["$defs"][name]["properties"])


def test_document_and_schema_have_the_numbers_of_the_code() -> None:
    rows = re.findall(r"^\| `(\w+)` \| 1 to (\d+) \| (\d+) \|", section("## Setup"), re.MULTILINE)
    usual = standard_components().numbers
    assert {name: int(most) for name, most, _ in rows} == NUMBER_LIMITS
    assert all(getattr(usual, name) == int(normally) for name, _, normally in rows)
    numbers = SCHEMA["$defs"]["setup"]["properties"]["numbers"]["properties"]
    assert {name: part["maximum"] for name, part in numbers.items()} == NUMBER_LIMITS
    assert SCHEMA["$defs"]["card"]["maximum"] + 1 == len(standard_components().all_cards)
    assert SCHEMA["$defs"]["bridge"]["maximum"] + 1 == len(standard_components().bridges)


def test_every_rule_that_can_be_named_for_a_refused_move_is_told_and_every_rule_told_exists() -> None:
    told = set(re.findall(r"\b([A-Z]{1,2}\d)\b", section("## Checking a record")))
    assert {reason.rule for reason in Reason} <= told
    rules = (DOCS / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*([A-Z]{1,2}\d)\*\*", rules))
    prose = DOCUMENT.replace(EXAMPLE, "")
    assert set(re.findall(r"\b([A-Z]{1,2}\d)\b", prose)) <= known


def test_every_link_of_the_page_leads_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", DOCUMENT, re.MULTILINE)
    anchors = {"#" + re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    for link in re.findall(r"\]\(([^)]+)\)", DOCUMENT):
        assert link in anchors if link.startswith("#") else (DOCS / link.split("#")[0]).is_file(), link
