"""Setups, moves and chance results as JSON, and what is refused with its place or rule (S1, E1 to E4)."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from enix_desktop.engine import record_json
from enix_desktop.engine.chance import Draw
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.codec import HertzschlagCodec
from enix_desktop.games.hertzschlag.counting import Shove
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.refusals import Reason, Refusal
from enix_desktop.games.hertzschlag.scoring import Score
from tests.rules.hertzschlag.setting import setup_of
from tests.unit.games.hertzschlag.tables import (
    COMPONENTS,
    RULES,
    AnyMatch,
    card,
    dealt,
    lays,
    matches,
    played,
    wandered,
)

CODEC = HertzschlagCodec()
SETUP = dealt(3, 1).record.setup
COMPOSED = setup_of(
    {"round": 3, "displays": ["LED lamps"], "shown": "Holiday, Half-time", "calm": 1, "cheaper": 2}
    | {"used": ["gas plant"], "money": [3, 24, 0], "marker": -2, "start": 1}
)
Json = dict[str, Any]


def written(setup: Any) -> Json:
    return dict(CODEC.setup_json(setup))


def read(document: Json, seats: int = 3) -> Any:
    return CODEC.read_setup(Node(document, "setup"), seats)


# Round trips


@given(match=matches())
def test_a_record_survives_writing_and_reading(match: AnyMatch) -> None:
    text = record_json.write(match.record, CODEC)
    again: Any = record_json.read(text, {"hertzschlag": CODEC})
    assert again == match.record
    states = [step.state for step in replay(RULES, CODEC, again)]
    assert (states[-1] if states else RULES.start(again.setup)) == match.state


@pytest.mark.parametrize("setup", [SETUP, COMPOSED], ids=["dealt", "composed"])
def test_a_setup_survives_writing_and_reading(setup: Any) -> None:
    assert read(written(setup)) == setup


@pytest.mark.parametrize(
    ("move", "document"),
    [
        (Signal(Word.FAR_DOWN), {"move": "signal", "word": "far_down"}),
        (
            Lay(card("LED lamps"), Place.INCOME),
            {"move": "use_card", "card": "efficiency-02", "place": "income"},
        ),
        (Pledge(4), {"move": "pledge", "euro": 4}),
        (Pledge(None), {"move": "pledge", "euro": None}),
        (Bid(0), {"move": "pay_bid", "euro": 0}),
    ],
)
def test_a_move_is_written_like_this(move: Move, document: Json) -> None:
    assert CODEC.move_json(SETUP, move) == document
    assert CODEC.read_move(SETUP, Node(document, "")) == move


def test_a_pledge_without_a_number_is_silent() -> None:
    assert CODEC.read_move(SETUP, Node({"move": "pledge"}, "")) == Pledge(None)


@pytest.mark.parametrize(
    ("draw", "document", "rule"),
    [
        (Draw("draw", (63,)), {"draw": "wind-11"}, "D2"),
        (Draw("event", (2,)), {"event": "event-03"}, "V1"),
        (Draw("forecast", (11,)), {"forecast": "event-12"}, "X6"),
    ],
)
def test_a_chance_result_is_written_like_this(draw: Draw, document: Json, rule: str) -> None:
    assert CODEC.draw_json(SETUP, draw) == document
    assert CODEC.read_draw(SETUP, Node(document, "")) == draw
    assert CODEC.rule_of_draw(draw.kind) == rule


# Errors


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ({"move": "fly"}, 'there is no move "fly"'),
        ({"move": "signal"}, '"word" is missing'),
        ({"move": "signal", "word": "sideways"}, 'there is no signal "sideways"'),
        ({"move": "use_card", "card": "wind-12", "place": "action"}, 'there is no card "wind-12"'),
        ({"move": "use_card", "card": "wind-11", "place": "attic"}, 'there is no place "attic"'),
        ({"move": "use_card", "card": 3, "place": "action"}, "a text is expected"),
        ({"move": "pledge", "euro": -1}, "a number from 0 to 100"),
        ({"move": "pay_bid"}, '"euro" is missing'),
        ({"move": "pay_bid", "euro": None}, "a whole number is expected"),
        ({"move": "pay_bid", "euro": 101}, "a number from 0 to 100"),
        ({"move": "pay_bid", "euro": 1, "word": "up"}, 'unknown entry "word"'),
    ],
)
def test_a_wrong_move_is_refused_with_its_place(document: Json, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        CODEC.read_move(SETUP, Node(document, "moves[0]"))


@pytest.mark.parametrize(
    ("document", "complaint"),
    [
        ({}, "one of draw, event, forecast is expected"),
        ({"dice": 6}, "one of draw, event, forecast is expected"),
        ({"draw": "wind-11", "event": "event-01"}, "one of draw, event, forecast is expected"),
        ({"draw": "event-01"}, 'there is no card "event-01"'),
        ({"event": "wind-01"}, 'there is no event "wind-01"'),
        ({"forecast": 3}, "a text is expected"),
    ],
)
def test_a_wrong_chance_result_is_refused(document: Json, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        CODEC.read_draw(SETUP, Node(document, "chance[0]"))


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("weather", 1, 'unknown entry "weather"'),
        ("components", 7, "version 7 of the components is not known"),
        ("starter", 3, "a number from 0 to 2"),
        ("goals", ["goal-1", "goal-2"], "3 entries"),
        ("goals", ["goal-1", "goal-2", "goal-9"], 'there is no goal card "goal-9"'),
        ("event", "event-99", 'there is no event "event-99"'),
        ("hands", [], "3 entries"),
    ],
)
def test_a_wrong_setup_is_refused_with_its_place(entry: str, value: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read({**written(SETUP), entry: value})


@pytest.mark.parametrize(
    ("part", "entry", "value", "complaint"),
    [
        ("options", "talk", "loud", 'there is no talk "loud"'),
        ("options", "start", "3", 'there is no start "3"'),
        ("options", "fair_start", "yes", 'there is no fair start "yes"'),
        ("options", "talk_time", "30", 'there is no talking time "30"'),
        ("options", "mood", "good", 'unknown entry "mood"'),
        ("numbers", "rounds", 0, "a number from 1 to 8"),
        ("numbers", "income_per_point", 0, "a number from 1 to 100"),
        ("numbers", "price", 26, "a number from 0 to 25"),
        ("numbers", "luck", 1, 'unknown entry "luck"'),
    ],
)
def test_wrong_options_and_numbers_are_refused(part: str, entry: str, value: Any, complaint: str) -> None:
    document = written(SETUP)
    document[part] = {**document[part], entry: value}
    with pytest.raises(BadData, match=complaint):
        read(document)


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadData, match="3 to 5 players"):
        read(written(SETUP), seats)


def _hand(setup: Json, seat: int) -> Any:
    return setup["hands"][seat]


def _position(setup: Json) -> Any:
    return setup["position"]


@pytest.mark.parametrize(
    ("setup", "damage", "rule"),
    [
        (SETUP, lambda it: it["options"].update(start=str((SETUP.starter + 1) % 3)), "E2"),
        (SETUP, lambda it: _hand(it, 0).pop(), "S1"),
        (SETUP, lambda it: _hand(it, 0).__setitem__(0, _hand(it, 1)[0]), "S1"),
        (SETUP, lambda it: it["goals"].__setitem__(0, it["goals"][1]), "S1"),
        (SETUP, lambda it: it.update(event=None), "V1"),
        (COMPOSED, lambda it: _position(it)["displays"][1].append("efficiency-02"), "C4"),
        (COMPOSED, lambda it: _position(it)["removed"][1].append(_hand(it, 0)[0]), "C4"),
        (COMPOSED, lambda it: it.update(event="event-07"), "V5"),
        (COMPOSED, lambda it: _position(it)["shown"].extend(["event-01", "event-02"]), "V1"),
        (COMPOSED, lambda it: _position(it).update(money=[21, 21, 21]), "C6"),
    ],
)
def test_a_setup_that_breaks_a_rule_is_refused_with_its_name(
    setup: Any, damage: Callable[[Json], object], rule: str
) -> None:
    document = deepcopy(written(setup))
    damage(document)
    with pytest.raises(BrokenRecord) as refused:
        read(document)
    assert refused.value.rule == rule


def test_d2_a_position_from_which_the_pile_would_run_out_is_refused() -> None:
    document = deepcopy(written(COMPOSED))
    used = {each for hand in document["hands"] for each in hand} | {"efficiency-02"}
    free = [face.id for face in COMPONENTS.cards if face.id not in used]
    document["position"] = {**document["position"], "removed": [free[:33], [], []]}
    assert read(document).position is not None
    document["position"] = {**document["position"], "removed": [free[:34], [], []]}
    with pytest.raises(BrokenRecord, match="the pile would run out") as refused:
        read(document)
    assert refused.value.rule == "D2"


@pytest.mark.parametrize(
    ("entry", "value", "complaint"),
    [
        ("round", 0, "a number from 1 to 8"),
        ("round", 9, "a number from 1 to 8"),
        ("marker", -9, "a number from -8 to 8"),
        ("money", [0, 0, 31], "a number from 0 to 30"),
        ("plants", ["coal"], 'there is no plant "coal"'),
        ("calm", 3, "a number from 0 to 2"),
        ("weather", 1, 'unknown entry "weather"'),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(entry: str, value: Any, complaint: str) -> None:
    document = deepcopy(written(COMPOSED))
    document["position"][entry] = value
    with pytest.raises(BadData, match=complaint):
        read(document)


# What happened, as JSON


def test_an_event_is_told_with_ids_and_sums() -> None:
    happened = opening(setup_of({"event": "Half-time", "calm": 1}))
    assert [CODEC.plain(COMPOSED, event) for event in happened] == [
        {"event": "RoundBegan", "number": 1, "starter": 0},
        {
            "event": "EventHappened",
            "event_card": "event-06",
            "shove": {"plain": -5, "counted": 0, "calmed": 1, "towards": 0, "shift": -4},
            "before": 0,
            "shifted": -4,
            "after": -4,
        },
    ]
    assert Shove(-5, 0, 1, 0).shift == -4
    ended = events.GameEnded(False, (0, 2, 1), (Score(1, 2, 3, 4, 0),) * 3, (0, 1, 2))
    plain: Any = CODEC.plain(COMPOSED, ended)
    assert plain["goals"] == ["goal-1", "goal-3", "goal-2"]
    assert plain["scores"][0] == {
        **{"goal": 1, "money": 2, "income": 3, "footprint": 4, "symbols": 0},
        "total": 10,
    }


def test_a_refusal_is_told_with_its_rule_and_facts() -> None:
    refusal = Refusal(Reason.A2_COST, {"card": card("LED lamps"), "cost": 2, "money": 1})
    assert CODEC.plain(SETUP, refusal) == {
        **{"refusal": "A2_COST", "rule": "A2", "card": "efficiency-02", "cost": 2, "money": 1}
    }


def test_a_view_is_told_with_ids_and_without_the_table() -> None:
    now = RULES.start(COMPOSED)
    now, _ = played(now, lays(now, seat0="Switchable sockets"))
    plain: Any = CODEC.plain(COMPOSED, RULES.view(now, 0))
    assert "table" not in plain
    assert plain["displays"][0] == ["efficiency-02", "efficiency-01"]
    assert plain["shown"][:2] == ["event-07", "event-06"]
    assert plain["passed"][0]["to"] == 2
    assert len(plain["passed"][0]["cards"]) == 4
    assert plain["past"][0]["cards"] == ["efficiency-01", None, None]
    assert plain["past"][0]["places"] == ["action", "income", "income"]
    assert plain["goal"] == "goal-1"
    public: Any = CODEC.plain(COMPOSED, RULES.view(now, EVERYBODY))
    assert (public["hand"], public["goal"]) == ([], None)


def test_a_record_with_a_wrong_result_breaks_g1() -> None:
    record = wandered(3, 2, 400).record
    assert record.outcome is not None
    record.outcome = replace(record.outcome, scores=tuple(points + 1 for points in record.outcome.scores))
    with pytest.raises(BrokenRecord) as refused:
        list(replay(RULES, CODEC, record))
    assert refused.value.rule == "G1"


def test_v5_a_record_knows_only_events_that_occurred_or_were_seen_ahead() -> None:
    """Reading 14: one event in the setup, then one for each further round."""
    record = wandered(4, 3, 300).record
    kinds = [draw.kind for entry in record.entries for draw in entry.draws]
    rounds = RULES.round_number(list(replay(RULES, CODEC, record))[-1].state)
    assert kinds.count("event") + kinds.count("forecast") == rounds - 1
    assert kinds.count("draw") == 4 * (rounds - 1)
