"""The page about records of Hertzschlag: code, text and a referee written from it agree."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any, get_args

import pytest

from enix_desktop.catalogue import CODECS, HERTZSCHLAG
from enix_desktop.engine import record_json
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.match import replay
from enix_desktop.games.hertzschlag import codec
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.components_json import NUMBER_LEAST, NUMBER_LIMITS
from enix_desktop.games.hertzschlag.faces import PLANTS
from enix_desktop.games.hertzschlag.moves import Move, Place, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.refusals import Reason
from tests.unit.docs.hertzschlag.page import (
    DOCS,
    DOCUMENT,
    EXAMPLE,
    GAMES,
    MOVE_FIELDS,
    SCHEMA,
    Json,
    played,
    section,
    sound_records,
)
from tests.unit.docs.hertzschlag.referee import Referee, Refused, judge

# The referee


def same_state(referee: Referee, text: str) -> None:
    """Both must have come to the same table."""
    record = record_json.read(text, CODECS)
    state = HERTZSCHLAG.rules.start(record.setup)
    for step in replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, record):
        state = step.state
    box = standard_components()

    def ids(lists: Any) -> list[list[str]]:
        return [[box.cards[card].id for card in cards] for cards in lists]

    assert [sorted(hand) for hand in referee.hands] == [sorted(hand) for hand in ids(state.hands)]
    assert referee.displays == ids(state.displays)
    assert referee.removed == ids(state.removed)
    assert referee.pile == {box.cards[card].id for card in state.pile}
    assert (referee.money, referee.marker, referee.calm) == (state.money, state.marker, state.calm)
    assert referee.shown == [box.events[event].id for event in state.shown]
    assert referee.ready == {plant.key for plant in PLANTS if state.plants[plant]}
    assert (referee.round, referee.starter) == (state.round, state.starter)
    assert referee.order() == list(state.order)
    assert (referee.question, referee.is_dark) == (state.phase.name, state.is_blackout)
    assert referee.forecast == (None if state.forecast is None else box.events[state.forecast].id)


def test_a_referee_written_from_the_page_comes_to_the_same_table_in_every_game() -> None:
    ends = set()
    for text in sound_records():
        document = json.loads(text)
        referee = judge(document)
        same_state(referee, text)
        ends.add((referee.question, referee.is_dark))
    assert {("OVER", True), ("OVER", False), ("LAY", False)} <= ends


def spoilt(document: Json, luck: random.Random) -> str:
    """Change one thing in one move or chance result, in a form that stays readable; what was changed."""
    moves = document["moves"]
    number = luck.randrange(len(moves))
    entry = moves[number]
    match luck.randrange(6):
        case 0:
            entry["seat"] = (entry["seat"] + 1) % len(document["players"])
        case 1:
            moves[number] = {**deepcopy(luck.choice(moves)), "seat": entry["seat"], "thought": None}
        case 2:
            chance = entry.get("chance", [])
            entry["chance"] = chance[1:] if chance and luck.random() < 0.5 else [*chance, {"draw": "wind-11"}]
        case 3:
            if "card" in entry:
                entry["card"] = luck.choice(standard_components().cards).id
        case 4:
            if entry.get("euro") is not None:
                entry["euro"] = luck.randrange(8)
            if "place" in entry:
                entry["place"] = {"action": "income", "income": "action"}[entry["place"]]
        case _:
            for draw in entry.get("chance", []):
                for kind in draw:
                    box = standard_components()
                    cards, events = [face.id for face in box.cards], [face.id for face in box.events]
                    draw[kind] = luck.choice(cards if kind == "draw" else events)
    return f"move {number + 1}"


def our_verdict(document: Json) -> int | None:
    """The first wrong move by our own rules; None if the record is sound."""
    record = record_json.read(json.dumps(document), CODECS)
    number = 0
    try:
        for step in replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, record):
            number = step.number
    except BadData:
        return min(number + 1, len(document["moves"]))
    return None


def test_the_referee_refuses_the_same_records_at_the_same_move() -> None:
    texts, luck = [EXAMPLE, *map(played, GAMES)], random.Random(6)
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


@pytest.mark.parametrize(
    "damage",
    [
        lambda setup: setup["hands"][0].pop(),
        lambda setup: setup["hands"][0].__setitem__(0, setup["hands"][1][0]),
        lambda setup: setup["goals"].__setitem__(0, setup["goals"][1]),
        lambda setup: setup["options"].update(start=str((setup["starter"] + 1) % 3)),
        lambda setup: setup.update(event=None),
    ],
)
def test_the_referee_refuses_the_same_setups(damage: Callable[[Json], object]) -> None:
    document = json.loads(played(0))
    damage(document["setup"])
    _refused_by_both(document)


@pytest.mark.parametrize(
    "damage",
    [
        lambda setup: setup["position"]["displays"][0].append(setup["hands"][0][0]),
        lambda setup: setup["position"]["removed"][2].append(setup["hands"][1][0]),
        lambda setup: setup["position"].update(money=[21, 21, 21]),
        lambda setup: setup["position"].update(shown=[setup["event"]]),
        lambda setup: setup["position"].update(shown=["event-01", "event-02", "event-04"]),
        lambda setup: setup["position"].update(
            removed=[[face.id for face in standard_components().cards if face.category.key == "wind"]] * 3
        ),
    ],
)
def test_the_referee_refuses_the_same_composed_setups(damage: Callable[[Json], object]) -> None:
    document = json.loads(EXAMPLE)
    damage(document["setup"])
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
    rows = re.findall(r"^\| `(\w+)` \| (\d) to (\d+) \| (\d+) \|", section("## Setup"), re.MULTILINE)
    usual = standard_components().numbers
    assert {name: int(least) for name, least, _, _ in rows} == NUMBER_LEAST
    assert {name: int(most) for name, _, most, _ in rows} == NUMBER_LIMITS
    assert all(getattr(usual, name) == int(normally) for name, _, _, normally in rows)
    numbers = SCHEMA["$defs"]["setup"]["properties"]["numbers"]["properties"]
    assert {name: part["maximum"] for name, part in numbers.items()} == NUMBER_LIMITS
    assert {name: part["minimum"] for name, part in numbers.items()} == NUMBER_LEAST


def test_the_schema_has_the_names_of_the_code() -> None:
    box, parts = standard_components(), SCHEMA["$defs"]
    assert parts["card"]["enum"] == [face.id for face in box.cards]
    assert parts["event"]["enum"] == [face.id for face in box.events]
    assert parts["goal"]["enum"] == [face.id for face in box.goals]
    assert parts["move_signal"]["properties"]["word"]["enum"] == [word.value for word in Word]
    assert parts["move_use_card"]["properties"]["place"]["enum"] == [place.value for place in Place]
    assert all(f'`"{word.value}"`' in section("### `signal`") for word in Word)
    ready = parts["position"]["properties"]["plants"]["items"]["enum"]
    assert ready == [plant.key for plant in PLANTS]
    marker = parts["position"]["properties"]["marker"]
    assert (marker["minimum"], marker["maximum"]) == (box.track.lowest, box.track.highest)
    most = parts["position"]["properties"]["money"]["items"]["maximum"]
    assert most == NUMBER_LIMITS["track_maximum"] + NUMBER_LIMITS["reserve_card_euro"]
    assert parts["position"]["properties"]["cheaper"]["maximum"] == NUMBER_LIMITS["price"]


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
