"""The page about records of ENIGMA: code, text and a referee written from it agree."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any, get_args

import pytest

from enix_desktop.catalogue import CODECS, ENIGMA
from enix_desktop.engine import record_json
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import replay
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.moves import Move, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle_json import puzzle_json, read_written
from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.games.enigma.setup_json import HIGHEST_GOAL, LONGEST_SECONDS
from tests.unit.docs.enigma.page import (
    DOCS,
    DOCUMENT,
    EXAMPLES,
    GAMES,
    MOVE_FIELDS,
    SCHEMA,
    Json,
    played,
    section,
    sound_records,
)
from tests.unit.docs.enigma.referee import Referee, Refused, judge
from tests.unit.docs.enigma.solutions import solves

# The referee


def same_state(referee: Referee, text: str) -> None:
    """Both must have come to the same table."""
    record = record_json.read(text, CODECS)
    state = ENIGMA.rules.start(record.setup)
    for step in replay(ENIGMA.rules, ENIGMA.codec, record):
        state = step.state
    tiles = standard_components().tiles
    assert [[tiles[tile].id for tile in pile] for pile in state.piles] == referee.piles
    assert set(state.board.tiles) == set(referee.tiles)
    assert all(laid.rotation == referee.tiles[cell][1] for cell, laid in state.board.tiles.items())
    assert {tuple(spot): seat for spot, seat in state.board.networkers.items()} == referee.networkers
    assert (state.points, state.supplies) == (referee.points, referee.supplies)
    assert (state.phase.name, list(state.to_move)) == (referee.question, referee.asked())
    assert (state.round, state.starter) == (referee.round, referee.starter)


def test_a_referee_written_from_the_page_comes_to_the_same_table_in_every_game() -> None:
    ends = set()
    for text in sound_records():
        referee = judge(json.loads(text))
        same_state(referee, text)
        ends.add((referee.question, referee.is_alone))
    assert {("OVER", True), ("OVER", False), ("PLACE", False), ("SOLVE", False), ("POSE", True)} <= ends


def spoilt(document: Json, luck: random.Random) -> str:
    """Change one thing in one move, in a form that stays readable; what was changed."""
    moves = document["moves"]
    number = luck.randrange(len(moves))
    entry = moves[number]
    match luck.randrange(5):
        case 0:
            entry["seat"] = (entry["seat"] + 1) % len(document["players"])
        case 1:
            moves[number] = {**deepcopy(luck.choice(moves)), "seat": entry["seat"]}
        case 2:
            for name in ("x", "y", "rotation", "net", "cell", "difficulty"):
                if name in entry:
                    entry[name] += luck.choice((-1, 1))
        case 3:
            if "ms" in entry:
                entry["ms"] = luck.choice((0, 1, 45_001, 46_000, 180_001))
            if "category" in entry and entry["move"] == "choose":
                entry["category"] = luck.choice(("weights", "fragments", "conduits", "angles"))
        case _:
            solution = entry.get("solution")
            if solution and isinstance(solution[0], list):
                row = luck.choice(solution)
                row[-1] = row[-1] + luck.choice((-1, 1))
    return f"move {number + 1}"


def our_verdict(document: Json) -> int | None:
    """The first wrong move by our own rules; None if the record is sound."""
    record = record_json.read(json.dumps(document), CODECS)
    number = 0
    try:
        for step in replay(ENIGMA.rules, ENIGMA.codec, record):
            number = step.number
    except BadData:
        return min(number + 1, len(document["moves"]))
    return None


def test_the_referee_refuses_the_same_records_at_the_same_move() -> None:
    texts, luck = [*EXAMPLES, *map(played, GAMES)], random.Random(6)
    texts = [text for text in texts if json.loads(text)["moves"]]
    verdicts = []
    for _ in range(300):
        document = json.loads(luck.choice(texts))
        change = spoilt(document, luck)
        try:
            judge(document)
            theirs = None
        except Refused as refused:
            theirs = refused.move
        assert theirs == our_verdict(document), (change, theirs)
        verdicts.append(theirs)
    assert sum(verdict is not None for verdict in verdicts) > 100
    assert None in verdicts


def test_both_judge_solutions_alike() -> None:
    luck, valid = random.Random(9), 0
    box = standard_components()
    for face in box.tiles:
        puzzle = json.loads(json.dumps(puzzle_json(face.puzzle)))
        for _ in range(6):
            written = json.loads(json.dumps(face.solution))
            if luck.random() < 0.8:
                row = luck.choice(written)
                place = luck.randrange(len(row))
                row[place] = luck.choice((0, 1, 2, 3, -1, "s1", "p1", None, True))
            is_ours = broken(box.pieces, face.puzzle, read_written(written)) is None
            assert solves(face.category.value, puzzle, written) == is_ours, (face.id, written)
            valid += is_ours
    assert 100 < valid < 600


@pytest.mark.parametrize(
    "damage",
    [
        lambda setup: setup["piles"][0].pop(),
        lambda setup: setup["piles"][0].__setitem__(0, setup["piles"][0][1]),
        lambda setup: setup["piles"].reverse(),
        lambda setup: setup["options"].update(puzzles="easier"),
        lambda setup: setup["options"].update(start=str(1 - setup["starter"])),
    ],
)
def test_the_referee_refuses_the_same_setups(damage: Callable[[Json], object]) -> None:
    document = json.loads(played(0))
    damage(document["setup"])
    _refused_by_both(document)


@pytest.mark.parametrize(
    "damage",
    [
        lambda position: position["tiles"].append([5, 5, 0, [[[0], [0]]]]),
        lambda position: position["tiles"].append([0, 0, 0, [[[0], [0]]]]),
        lambda position: position["networkers"].append([0, 1, 0, 0, 1]),
        lambda position: position["networkers"].append([0, 1, 1, 0, 1]),
        lambda position: position.update(supplies=[3, 3]),
        lambda position: position.update(points=[15, 0]),
        lambda position: position["tiles"].append([1, 1, 0, [[[3], [0]]]]),
    ],
)
def test_the_referee_refuses_the_same_composed_setups(damage: Callable[[Json], object]) -> None:
    document = json.loads(EXAMPLES[0])
    damage(document["setup"]["position"])
    _refused_by_both(document)


def test_the_referee_refuses_tiles_and_positions_alone() -> None:
    document = json.loads(EXAMPLES[1])
    document["setup"]["piles"][0] = ["W01"]
    _refused_by_both(document)


def _refused_by_both(document: Json) -> None:
    with pytest.raises(Refused) as refused:
        judge(document)
    assert refused.value.move == 0
    with pytest.raises(BadData):
        record_json.read(json.dumps(document), CODECS)


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


@pytest.mark.parametrize(
    ("heading", "names"),
    [
        ("## Setup", ("setup", "options_match", "options_solo", "options_day")),
        ("### Composed setups", ("position",)),
        ("## Result", ("result",)),
    ],
)
def test_the_document_has_a_row_for_every_entry(heading: str, names: tuple[str, ...]) -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section(heading).split("\n### ")[0], re.MULTILINE)
    assert set(rows) == {entry for name in names for entry in SCHEMA["$defs"][name]["properties"]}


def test_the_schema_has_the_names_and_numbers_of_the_code() -> None:
    box, parts = standard_components(), SCHEMA["$defs"]
    assert parts["tile"]["enum"] == [face.id for face in box.tiles]
    assert parts["move_failed"]["properties"]["reason"]["enum"] == [reason.value for reason in Unsolved]
    out = parts["puzzle_conduits"]["properties"]["out"]["items"]["enum"]
    assert out == [piece.id for piece in box.pieces.conduits]
    options = parts["options_match"]["properties"]
    assert options["timer"]["maximum"] == options["limit"]["maximum"] == LONGEST_SECONDS
    assert options["goal"]["maximum"] == HIGHEST_GOAL


def test_every_rule_that_can_be_named_for_a_refused_move_is_told_and_every_rule_told_exists() -> None:
    told = set(re.findall(r"\b([A-Z]{1,2}\d\d?)\b", section("## Checking a record")))
    assert {reason.rule for reason in Reason} <= told
    rules = (DOCS / "rules.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*([A-Z]{1,2}\d\d?)\*\*", rules))
    prose = DOCUMENT.replace(EXAMPLES[0], "").replace(EXAMPLES[1], "")
    tiles = {face.id for face in standard_components().tiles}
    assert set(re.findall(r"\b([A-Z]{1,2}\d\d?)\b", prose)) - tiles <= known


def test_every_link_of_the_page_leads_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", DOCUMENT, re.MULTILINE)
    anchors = {"#" + re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    for link in re.findall(r"\]\(([^)]+)\)", DOCUMENT):
        assert link in anchors if link.startswith("#") else (DOCS / link.split("#")[0]).is_file(), link
