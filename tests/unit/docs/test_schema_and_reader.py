"""Schema and reader refuse the same documents; where they may differ is named in docs/record-format.md."""

import copy
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import ValidationError

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import replay
from enix_desktop.engine.record_json import read
from tests.schema import accepted, validator

TESTS = Path(__file__).parents[2]
TRIES = 200

LEFT_TO_REPLAY = {"uniqueItems", "ended_by", "fewer than two seats"}
"""What the schema refuses and the reader leaves to the replay."""
BEYOND_THE_SCHEMA = (
    r"(seat|victim|asking|lot|ended_by|winners|dropped_out)(\[\d+\])?: a number from 0 to [1-5] ",
    r"^moves\[\d+\].*stacks?(\[\d+\])?: a number from 0 to \d ",
    r"^branches(\[\d+\])?(\.at)?: (a number from \d+ to \d+ |a copy that goes on has a seed)",
    r"^moves\[\d+\]\.thought\.asked: a number from 0 to \d+ ",
    r": (\d+|0 to \d+) entries are expected",
    r": contains characters that cannot be shown$",
    r": a whole number is expected$",  # 1.0
)
"""What the reader refuses and the schema cannot know, besides setups that break a rule."""
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    -1,
    5,
    6,
    1.0,
    1.5,
    10_000,
    10_001,
    1_000_000,
    1_000_001,
    2**64,
    "",
    "solar",
    "wind-06",
    "wind-13",
    "pass",
    "take",
    "0" * 64,
    "x" * 80,
    "x" * 81,
    "a\u202eb",
    [],
    [0],
    [0, 0],
    {},
    {"salt": "0", "digest": "0" * 64},
    {"salt": None, "digest": "0" * 64},
    {"asked": 0, "iterations": 0},
    [{"lot": [0, 1]}],
)
NAMES = (
    "branches",
    "seal",
    "thought",
    "chance",
    "agreed",
    "piece",
    "seed",
    "composed",
    "tile",
    "energy",
    "undo",
    "x",
)

Json = dict[str, Any]


@cache
def examples() -> tuple[Json, ...]:
    """Records that schema and reader accept, short and with entries of every kind."""
    golden = sorted((TESTS / "golden").glob("enix-*[0-9].json"))
    situations = sorted((TESTS / "rules" / "situations").glob("*.json"))[::8]
    found = [json.loads(path.read_text(encoding="utf-8")) for path in (*golden, *situations)]
    for document in found:
        document["moves"], document["result"] = _one_of_each_kind(document["moves"]), None
    found[0]["agreed"] = {"assistance": "full", "hints": "on", "undo": "free"}
    found[0]["players"][0]["piece"] = "heron"
    found[1]["moves"][0]["seal"] = {"salt": "5a17", "digest": "0" * 64}
    found[2].update(version=3, branches=[{"at": 0, "seed": 5}, {"at": 2, "seed": 7}])
    found[1]["result"] = {"ended_by": 0, "scores": [1, 2, 3, 4], "dropped_out": [], "winners": [3]}
    return tuple(found)


def _one_of_each_kind(moves: list[Json]) -> list[Json]:
    """The reader does not ask whether moves are legal, and validating all of them would take long."""
    kinds = {
        (move["move"], *(name for draw in move.get("chance", ()) for name in draw)): move for move in moves
    }
    return [
        {**move, **({"thought": {"asked": 0, "iterations": 0}} if "thought" in move else {})}
        for move in kinds.values()
    ]


def places(value: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place in a document: what kind of place it is, what holds it and the key it is held by."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        here = f"{path}.{key}" if isinstance(value, dict) else f"{path}[]"
        yield here, value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key], here)


def by_kind(document: Json) -> dict[str, list[tuple[Any, Any]]]:
    """All places: most of a record are cards, and each kind is to be changed as often as another."""
    found: dict[str, list[tuple[Any, Any]]] = {}
    for kind, holder, key in places(document):
        found.setdefault(kind, []).append((holder, key))
    return found


def mutated(luck: random.Random) -> Json:
    """An example with one change of its form, or two."""
    document: Json = copy.deepcopy(luck.choice(examples()))
    for _ in range(luck.choice((1, 1, 2))):
        found = by_kind(document)
        kind = luck.choice(list(found))
        holder, key = luck.choice(found[kind])
        match luck.randrange(7):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case 2 if isinstance(holder, dict):
                holder[luck.choice(NAMES)] = copy.deepcopy(luck.choice(VALUES))
            case 3 | 4 if alike := by_kind(luck.choice(examples())).get(kind):
                other, its_key = luck.choice(alike)
                holder[key] = copy.deepcopy(other[its_key])
            case _:
                holder[key] = copy.deepcopy(luck.choice(VALUES))
    return document


def schema_objects(document: Json) -> set[str]:
    """Why the schema refuses *document*, as far as the reader may leave it to the replay; else "form"."""

    def kind(error: ValidationError) -> set[str]:
        if error.validator in ("oneOf", "anyOf"):
            return _of_the_branch_meant(error, kind)
        if error.validator == "uniqueItems":
            return {"uniqueItems"}
        if error.validator == "minItems" and {"asking", "lot"} & set(map(str, error.absolute_path)):
            return {"fewer than two seats"}
        if list(error.absolute_path)[:1] == ["result"] and "ended_by" in (
            error.message + str(error.json_path)
        ):
            return {"ended_by"}
        return {"form"}

    return {found for error in validator().iter_errors(document) for found in kind(error)}


def _of_the_branch_meant(error: ValidationError, kind: Any) -> set[str]:
    """Of alternatives only one has the right kind: the one with the fewest and deepest complaints."""
    branches: dict[Any, list[ValidationError]] = {}
    for inner in error.context or []:
        branches.setdefault(inner.schema_path[0], []).append(inner)
    found = [set().union(*(kind(inner) for inner in branch)) for branch in branches.values()]
    return min(found, key=lambda kinds: ("form" in kinds, len(kinds)), default={"form"})


def reader_objects(document: Json) -> str | None:
    """Why the reader refuses *document*: None, "semantic" if the schema cannot know it, or what it says."""
    try:
        read(json.dumps(document), CODECS)
    except BrokenRecord:
        return "semantic"
    except BadData as error:
        return "semantic" if any(re.search(known, str(error)) for known in BEYOND_THE_SCHEMA) else str(error)
    return None


def is_sound(document: Json) -> bool:
    try:
        for _ in replay(ENIX.rules, ENIX.codec, read(json.dumps(document), CODECS)):
            pass
    except BadData:
        return False
    return True


def test_schema_and_reader_accept_the_examples() -> None:
    for document in examples():
        accepted(json.dumps(document))


def each_entry_once() -> Iterator[tuple[str, int, int]]:
    """Every kind of entry of an object: its name, an example that has one, and which of its places it is."""
    known: set[str] = set()
    for number, document in enumerate(examples()):
        for index, (kind, holder, _) in enumerate(places(document)):
            if kind not in known and isinstance(holder, dict):
                known.add(kind)
                yield kind, number, index


def assert_alike(document: Json, what: object) -> str:
    """Schema and reader must agree about *document*; what both came to."""
    ours, theirs = reader_objects(document), schema_objects(document)
    if ours is not None:
        assert theirs or ours == "semantic", (what, ours)
        return "refused"
    assert theirs <= LEFT_TO_REPLAY, (what, theirs)
    assert not theirs or not is_sound(document), (what, theirs)
    return "left to the replay" if theirs else "accepted"


def test_whatever_may_be_left_out_may_be_null_and_schema_and_reader_know_it() -> None:
    accepted_kinds = set()
    for kind, number, index in each_entry_once():
        outcomes = []
        for is_left_out in (False, True):
            document = copy.deepcopy(examples()[number])
            _, holder, key = list(places(document))[index]
            if is_left_out:
                del holder[key]
            else:
                holder[key] = None
            outcomes.append(assert_alike(document, kind))
        assert outcomes[0] == outcomes[1], (kind, outcomes)
        accepted_kinds |= {kind} if outcomes[0] == "accepted" else set()
    assert {".agreed", ".agreed.undo", ".seed", ".players[].piece", ".moves[].seal"} <= accepted_kinds
    assert not {".moves", ".moves[].seal.salt", ".setup.stacks", ".moves[].seat"} & accepted_kinds


@pytest.mark.parametrize("part", range(2))
def test_schema_and_reader_refuse_the_same_mutated_records(part: int) -> None:
    seeds = range(part * TRIES, (part + 1) * TRIES)
    seen = Counter(assert_alike(mutated(random.Random(seed)), seed) for seed in seeds)
    assert seen["accepted"] > 10
    assert seen["refused"] > 50
