"""The record format as strangers know it: document, schema, examples and picture say what the code does."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine import reading, record, record_json
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import replay
from enix_desktop.games.enix import codec, layout
from enix_desktop.games.enix.components import standard_components
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Reason
from enix_desktop.games.enix.table import Edition, Numbers
from enix_desktop.geometry.hexes import DIRECTIONS
from enix_desktop.headless.selfplay import Plan, play
from tools import convention_shapes, draw_conventions

DOCS = Path(__file__).parents[3] / "docs"
DOCUMENT = (DOCS / "record-format.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = json.loads((DOCS / "record.schema.json").read_text(encoding="utf-8"))
EXAMPLES = re.findall(r"^```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)

MOVE_FIELDS = {kind: set(names) for kind, (_, names) in codec.MOVE_FIELDS.items()}
CHANCE_KINDS = set(codec._RULE_OF_DRAW)
ROUNDS = {"random": 4, "casual": 12}
"""How long each player plays: validating takes longer than playing, and half of the casual games end so."""

Json = dict[str, Any]
Damage = Callable[[Json], object]


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(SCHEMA)


def section(heading: str) -> str:
    """The text below a heading, up to the next one of the same or a higher level."""
    level = heading.split(" ", 1)[0]
    found = re.search(
        rf"^{re.escape(heading)}$(.*?)(?=^#{{1,{len(level)}}} |\Z)", DOCUMENT, re.MULTILINE | re.DOTALL
    )
    assert found, f"the document has no heading {heading!r}"
    return found[1]


def kinds_described(part: str) -> set[str]:
    return set(re.findall(r"^### `(\w+)`$", section(part), re.MULTILINE))


def kinds_in_schema(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in SCHEMA["$defs"] if name.startswith(prefix)}


def played(player: str, edition: str, seats: int, seed: int = 1) -> str:
    plan = Plan(ENIX, {"edition": edition}, (player,) * seats, seed, ROUNDS[player])
    return record_json.write(play(plan).record, ENIX.codec)


# Records and the schema


def test_the_schema_is_a_sound_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_every_object_of_the_schema_refuses_unknown_entries() -> None:
    def objects(part: object) -> list[Json]:
        if isinstance(part, list):
            return [found for item in part for found in objects(item)]
        if not isinstance(part, dict):
            return []
        inner = [found for item in part.values() for found in objects(item)]
        return [part, *inner] if part.get("type") == "object" else inner

    found = objects(SCHEMA)
    assert len(found) > 20
    assert all(part["additionalProperties"] is False for part in found)


@pytest.mark.parametrize("seats", ENIX.seats)
@pytest.mark.parametrize("edition", ENIX.editions)
@pytest.mark.parametrize("player", sorted(ROUNDS))
def test_a_played_record_fits_the_schema(player: str, edition: str, seats: int) -> None:
    document = json.loads(played(player, edition, seats))
    assert document["moves"]
    validator().validate(document)


def _first(document: Json, kind: str) -> Json:
    return next(entry for entry in document["moves"] if entry["move"] == kind)


def _chance(document: Json, kind: str) -> Json:
    draws = (draw for entry in document["moves"] for draw in entry.get("chance", []))
    return next(draw for draw in draws if kind in draw)


DAMAGES: dict[str, Damage] = {
    "another format": lambda d: d.update(format="chess"),
    "no format": lambda d: d.pop("format"),
    "a newer version": lambda d: d.update(version=record.VERSION + 1),
    "version zero": lambda d: d.update(version=0),
    "another game": lambda d: d.update(game="go"),
    "no program": lambda d: d.pop("program"),
    "an unknown entry": lambda d: d.update(comment="well played"),
    "one player": lambda d: d.update(players=d["players"][:1]),
    "seven players": lambda d: d.update(players=[d["players"][0]] * 7),
    "a name of 81 characters": lambda d: d["players"][0].update(name="x" * 81),
    "a name with a control character": lambda d: d["players"][0].update(name="a\x1bb"),
    "a number as name": lambda d: d["players"][0].update(name=7),
    "a negative seed": lambda d: d.update(seed=-1),
    "a seed beyond 64 bits": lambda d: d.update(seed=2**64),
    "an unknown edition": lambda d: d["setup"].update(edition="german"),
    "unknown components": lambda d: d["setup"].update(components=2),
    "no stacks": lambda d: d["setup"].pop("stacks"),
    "a limit of zero": lambda d: d["setup"]["numbers"].update(limit=0),
    "hands of 21 cards": lambda d: d["setup"]["numbers"].update(hand_size=21),
    "a tile missing": lambda d: d["setup"]["tiles"].pop("wind"),
    "a seventh tile": lambda d: d["setup"]["tiles"].update(coal={"cell": [2, 0], "rotation": 0}),
    "a cell with three numbers": lambda d: d["setup"]["tiles"]["wind"].update(cell=[1, 0, -1]),
    "a cell far away": lambda d: d["setup"]["tiles"]["wind"].update(cell=[0, 10_001]),
    "rotation six": lambda d: d["setup"]["tiles"]["wind"].update(rotation=6),
    "a card that is none": lambda d: d["setup"]["hands"][0].append("wind-13"),
    "a card twice in a hand": lambda d: d["setup"]["hands"][2].append("solar-01"),
    "a composed setup without pawns": lambda d: d["setup"]["composed"].pop("pawns"),
    "the cap on no tile": lambda d: d["setup"]["composed"].update(cap="moon"),
    "no moves": lambda d: d.pop("moves"),
    "moves as an object": lambda d: d.update(moves={}),
    "a move that is a text": lambda d: d["moves"].append("pass"),
    "a move of an unknown kind": lambda d: d["moves"][0].update(move="fly"),
    "a move without seat": lambda d: d["moves"][0].pop("seat"),
    "a move of seat -1": lambda d: d["moves"][0].update(seat=-1),
    "a move of seat six": lambda d: d["moves"][0].update(seat=6),
    "true as seat": lambda d: d["moves"][0].update(seat=True),
    "a lay without card": lambda d: _first(d, "lay").pop("card"),
    "a lay with a tile": lambda d: _first(d, "lay").update(tile="solar"),
    "a pass with a card": lambda d: _first(d, "pass").update(card="wind-12"),
    "a crossing to nowhere": lambda d: _first(d, "cross").update(tile=None),
    "a stack as text": lambda d: _first(d, "take").update(stacks=["0"]),
    "a stack beyond the last": lambda d: _first(d, "refill").update(stack=10),
    "no victim": lambda d: _first(d, "steal").pop("victim"),
    "chance as an object": lambda d: _first(d, "steal").update(chance={"stolen": "wind-01"}),
    "an unknown chance result": lambda d: _first(d, "steal").update(chance=[{"dice": 6}]),
    "two chance results in one": lambda d: _chance(d, "lot").update(asking=[0, 1, 2]),
    "an empty chance result": lambda d: _first(d, "steal").update(chance=[{}]),
    "a card as asking order": lambda d: _chance(d, "asking").update(asking="wind-01"),
    "a list of stolen cards": lambda d: _chance(d, "stolen").update(stolen=["biomass-05"]),
    "a reshuffle without stacks": lambda d: _chance(d, "reshuffle").update(reshuffle=["wind-07"]),
    "a thought that is a number": lambda d: d["moves"][0].update(thought=3),
    "a thought without iterations": lambda d: d["moves"][0].update(thought={"asked": 0}),
    "a thought with an opinion": lambda d: d["moves"][0].update(
        thought={"asked": 0, "iterations": 0, "opinion": "good"}
    ),
    "a thought before the game": lambda d: d["moves"][0].update(thought={"asked": -1, "iterations": 0}),
    "fewer than no iterations": lambda d: d["moves"][0].update(thought={"asked": 0, "iterations": -1}),
    "a seal as text": lambda d: d["moves"][0].update(seal="0" * 64),
    "a seal without salt": lambda d: d["moves"][0].update(seal={"digest": "0" * 64}),
    "a seal with an empty salt": lambda d: d["moves"][0].update(seal={"salt": "", "digest": "0" * 64}),
    "a short digest": lambda d: d["moves"][0].update(seal={"salt": "0", "digest": "0" * 63}),
    "a digest of other letters": lambda d: d["moves"][0].update(seal={"salt": "0", "digest": "x" * 64}),
    "branches in version 2": lambda d: d.update(branches=[{"at": 1, "seed": 3}]),
    "no branch": lambda d: d.update(version=3, branches=[]),
    "a branch without a place": lambda d: d.update(version=3, branches=[{"seed": 3}]),
    "a branch before the game": lambda d: d.update(version=3, branches=[{"at": -1, "seed": 3}]),
    "a branch with a reason": lambda d: d.update(version=3, branches=[{"at": 1, "seed": 3, "why": "fun"}]),
    "a result without winners": lambda d: d.update(result={"ended_by": 0, "scores": [1], "dropped_out": []}),
    "a result as text": lambda d: d.update(result="seat 0 wins"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_is_refused_by_schema_and_reader(name: str) -> None:
    document = json.loads(EXAMPLES[1])
    DAMAGES[name](document)
    assert document != json.loads(EXAMPLES[1])
    assert not validator().is_valid(document)
    with pytest.raises(BadData):
        record_json.read(json.dumps(document), CODECS)


def test_what_may_be_null_may_also_be_left_out() -> None:
    whole = json.loads(EXAMPLES[1])
    short = deepcopy(whole)
    del short["seed"], short["result"]
    for player in short["players"]:
        del player["player"]
    del _first(short, "steal")["energy"]
    validator().validate(short)
    assert record_json.read(json.dumps(short), CODECS) == record_json.read(json.dumps(whole), CODECS)


@pytest.mark.parametrize("is_copy", [True, False])
def test_a_record_with_branches_fits_the_schema(is_copy: bool) -> None:
    document = json.loads(EXAMPLES[1])
    last = {"at": len(document["moves"]), "seed": None} if is_copy else {"at": 4, "seed": 3}
    document.update(version=3, branches=[{"at": 1, "seed": 2}, last])
    validator().validate(document)
    branched = record_json.read(json.dumps(document), CODECS)
    assert json.loads(record_json.write(branched, ENIX.codec)) == document


def test_only_a_copy_that_nobody_has_played_on_is_without_a_seed() -> None:
    document = json.loads(EXAMPLES[1])
    document.update(version=3, branches=[{"at": 1, "seed": None}])
    with pytest.raises(BadData, match="has a seed"):
        record_json.read(json.dumps(document), CODECS)


# The examples


@pytest.mark.parametrize("number", range(2))
def test_an_example_fits_the_schema_and_is_a_sound_game(number: int) -> None:
    text = EXAMPLES[number]
    validator().validate(json.loads(text))
    example = record_json.read(text, CODECS)
    steps = list(replay(ENIX.rules, ENIX.codec, example))
    assert len(steps) == len(example.entries)
    assert record_json.write(example, ENIX.codec) == text


def test_the_first_example_is_a_whole_game_and_the_second_stops_in_the_middle() -> None:
    first, second = (json.loads(text) for text in EXAMPLES)
    assert first["result"]
    assert "composed" not in first["setup"]
    assert second["result"] is None
    assert second["setup"]["composed"]


def test_the_examples_together_show_every_move_and_every_chance_result() -> None:
    entries = [entry for text in EXAMPLES for entry in json.loads(text)["moves"]]
    assert {entry["move"] for entry in entries} == set(MOVE_FIELDS)
    assert {kind for entry in entries for draw in entry.get("chance", []) for kind in draw} == CHANCE_KINDS


@pytest.mark.parametrize("number", range(2))
def test_the_commentary_speaks_of_every_move_of_its_example(number: int) -> None:
    after = DOCUMENT.split(EXAMPLES[number])[1].split("\n## ")[0]
    spans = re.findall(r"^\| (\d+)(?:-(\d+))? \|", after, re.MULTILINE)
    told = [move for first, last in spans for move in range(int(first), int(last or first) + 1)]
    assert told == list(range(1, len(json.loads(EXAMPLES[number])["moves"]) + 1))


# The document and the code


def test_the_document_describes_every_kind_of_move_and_no_other() -> None:
    assert len(MOVE_FIELDS) == len(get_args(Move))
    assert kinds_described("## Moves") == set(MOVE_FIELDS) == kinds_in_schema("move_")


def test_the_document_and_the_schema_name_the_fields_of_every_move() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([A-Z_, ]+) \| (.*) \|$", section("## Moves"), re.MULTILINE)
    assert {kind: set(re.findall(r"`(\w+)`", fields)) for kind, _, fields in rows} == MOVE_FIELDS
    always = {"move", *record_json.ENTRY_NAMES}
    for kind, fields in MOVE_FIELDS.items():
        assert set(SCHEMA["$defs"][f"move_{kind}"]["properties"]) == fields | always


def test_the_document_describes_every_chance_result_with_its_rule() -> None:
    assert kinds_described("## Chance results") == CHANCE_KINDS == kinds_in_schema("chance_")
    rows = re.findall(r"^\| `(\w+)` \| ([A-Z]\d) \|", section("## Chance results"), re.MULTILINE)
    assert dict(rows) == dict(codec._RULE_OF_DRAW)


def test_the_document_tells_who_is_asked_in_every_phase_and_what_answers_it() -> None:
    course = section("## The course of a game")
    asked = dict(re.findall(r"^\| ([A-Z_]+) \| [^|]+ \|(.*)\|$", course, re.MULTILINE))
    assert set(asked) == {phase.name for phase in Phase}
    answers = re.findall(r"^\| `(\w+)` \| ([A-Z_, ]+) \|", section("## Moves"), re.MULTILINE)
    pairs = {(question, kind) for kind, questions in answers for question in questions.split(", ")}
    assert pairs == {
        (question, kind) for question in asked for kind in re.findall(r"`(\w+)`", asked[question])
    }


@pytest.mark.parametrize(
    ("heading", "part"),
    [
        ("## The file", SCHEMA),
        ("## Setup", SCHEMA["$defs"]["setup"]),
        ("### Composed setups", SCHEMA["$defs"]["composed"]),
        ("## Thoughts", SCHEMA["$defs"]["thought"]["anyOf"][0]),
        ("## Seals", SCHEMA["$defs"]["seal"]["anyOf"][0]),
        ("## Branches", SCHEMA["properties"]["branches"]["anyOf"][0]["items"]),
        ("## Result", SCHEMA["$defs"]["result"]),
    ],
)
def test_the_document_has_a_row_for_every_entry(heading: str, part: Json) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section(heading).split("\n### ")[0], re.MULTILINE)
    assert set(rows) == set(part["properties"])


def test_the_document_gives_the_numbers_that_the_code_has() -> None:
    numbers = Numbers()
    assert f"# The record format, version {record.VERSION}\n" in DOCUMENT
    assert f'always `"{record_json.FORMAT}"`' in DOCUMENT
    assert f"at most {reading.LARGEST_FILE // 1024**2} MiB" in DOCUMENT
    assert f"texts have at most {reading.LONGEST_TEXT} characters" in DOCUMENT
    assert f"`limit` (1 to 1000; normally {numbers.limit})" in DOCUMENT
    assert f"`hand_size` (1 to 20; normally {numbers.hand_size})" in DOCUMENT
    assert f"`stack_count` (1 to 10;\nnormally {numbers.stack_count})" in DOCUMENT
    assert SCHEMA["properties"]["version"]["enum"] == [record.WITHOUT_BRANCHES, record.VERSION]
    assert SCHEMA["properties"]["seed"]["maximum"] == record_json.LARGEST_SEED
    thought = SCHEMA["$defs"]["thought"]["anyOf"][0]["properties"]
    assert thought["iterations"]["maximum"] == record_json.MOST_ITERATIONS == 10**6
    assert SCHEMA["$defs"]["setup"]["properties"]["components"]["const"] == standard_components().version
    editions = SCHEMA["$defs"]["setup"]["properties"]["edition"]["enum"]
    assert editions == [edition.value for edition in Edition]


def test_document_and_schema_have_the_limits_of_cells() -> None:
    near, far = layout.FARTHEST_AT_FIRST, layout.FARTHEST_CELL
    assert f"q and r from -{near} to {near} |" in section("## Setup")
    assert f"(q and r from -{far} to {far})" in section("### `place`")
    limits = [SCHEMA["$defs"][name]["items"]["maximum"] for name in ("first_cell", "cell")]
    assert limits == [near, far]


def test_every_rule_that_can_be_named_for_a_refused_move_is_told() -> None:
    told = section("## Checking a record").split("Ours names:")[1]
    assert {reason.rule for reason in Reason} <= set(re.findall(r"\b([A-Z]\d)\b", told))


def test_null_fields_in_a_seal_are_written_as_the_document_says() -> None:
    setup = record_json.read(EXAMPLES[0], CODECS).setup
    entry = {"seat": 0, "move": "enix", "card": "wind-12"}
    move = ENIX.codec.move_json(setup, ENIX.codec.read_move(setup, reading.Node(entry, "")))
    assert f"`{json.dumps(move, sort_keys=True, separators=(',', ':'))}`" in section("## Seals")


def test_the_cards_of_the_schema_are_exactly_those_of_the_components() -> None:
    pattern = re.compile(SCHEMA["$defs"]["card"]["pattern"])
    energies = SCHEMA["$defs"]["energy"]["enum"]
    possible = {f"{energy}-{number:02}" for energy in energies for number in range(100)}
    assert {card for card in possible if pattern.match(card)} == set(standard_components().card_by_id)


def test_every_rule_that_the_document_names_exists() -> None:
    rules = set(re.findall(r"\*\*([A-Z]\d)\*\*", (DOCS / "rules.md").read_text(encoding="utf-8")))
    prose = re.sub(r"^```json\n.*?^```$", "", DOCUMENT, flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"\b([A-Z]\d)\b", prose))
    assert len(named) > 30
    assert named <= rules


def test_every_link_of_the_document_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", DOCUMENT)
    titles = re.findall(r"^#+ (.+)$", DOCUMENT, re.MULTILINE)
    anchors = {"#" + re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    for link in links:
        assert link in anchors if link.startswith("#") else (DOCS / link).is_file(), link


# The picture


def test_the_picture_is_what_its_script_draws() -> None:
    assert convention_shapes.PICTURE.read_text(encoding="utf-8") == draw_conventions.picture()


def test_the_picture_shows_the_sides_of_the_code_and_the_board_of_the_examples() -> None:
    assert convention_shapes.DIRECTIONS == DIRECTIONS
    board = {tile: {"cell": list(cell), "rotation": k} for tile, (cell, k) in convention_shapes.BOARD.items()}
    assert all(json.loads(text)["setup"]["tiles"] == board for text in EXAMPLES)


def test_the_table_of_sides_is_that_of_the_code() -> None:
    row = re.search(r"^  \| D\[i\] \|(.*)$", DOCUMENT, re.MULTILINE)
    assert row
    cells = re.findall(r"\((-?\d), (-?\d)\)", row[1])
    assert tuple((int(q), int(r)) for q, r in cells) == DIRECTIONS
