"""The file format: versions, migration, and errors (the game itself is ENIX, the first on the shelf)."""

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from enix_desktop.catalogue import CODECS, ENIX
from enix_desktop.engine.errors import BadData, BrokenRecord, NewerVersion
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import VERSION, Participant, Thought
from enix_desktop.engine.record_json import LONGEST_UNFINISHED, Lines, Migration, read, write
from enix_desktop.engine.rng import decision_seed
from enix_desktop.headless.selfplay import Plan, play


@pytest.fixture(scope="module")
def text() -> str:
    return write(
        play(Plan(ENIX, {"edition": "french"}, ("casual", "random", "casual"), 3, max_rounds=30)).record,
        ENIX.codec,
    )


def changed(text: str, *path: Any, value: Any) -> str:
    document = json.loads(text)
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(document)


def test_there_is_one_move_on_each_line(text: str) -> None:
    moves = json.loads(text)["moves"]
    assert sum(line.startswith('  {"seat"') for line in text.splitlines()) == len(moves)


def test_lines_remembered_from_before_never_stand_for_other_moves(text: str) -> None:
    whole: Any = read(text, CODECS)
    lines: Lines[Any] = Lines()

    def assert_written(entries: list[Any]) -> None:
        record = replace(whole, entries=entries)
        assert write(record, ENIX.codec, lines) == write(record, ENIX.codec)

    def otherwise(entries: list[Any]) -> list[Any]:
        return [replace(entry, thought=Thought(0, 1000 + number)) for number, entry in enumerate(entries)]

    first = whole.entries[:20]
    assert_written(first)
    assert_written(first[:12])
    assert_written([*first[:11], *otherwise(first[11:12])])
    assert_written(whole.entries[:30])
    assert_written([*first[:10], *otherwise(whole.entries[10:30])])


def test_a_file_of_a_newer_version_says_what_it_needs(text: str) -> None:
    with pytest.raises(NewerVersion, match=rf"format {VERSION + 1}.*newer version of Enix Desktop"):
        read(changed(text, "version", value=VERSION + 1), CODECS)


def test_an_older_file_is_migrated_step_by_step(text: str) -> None:
    first = json.loads(changed(text, "version", value=1))
    first["participants"] = first.pop("players")  # how an imaginary version 1 might have called them

    def rename(document: dict[str, object]) -> dict[str, object]:
        return {("players" if name == "participants" else name): entry for name, entry in document.items()}

    steps: dict[int, Migration] = {1: rename, 2: dict}
    record: Any = read(json.dumps(first), CODECS, migrations=steps, version=3)
    assert record == read(text, CODECS)


@pytest.mark.parametrize("seal", [None, {"salt": "5a17", "digest": "0" * 64}])
def test_version_1_knows_no_seals(text: str, seal: Any) -> None:
    document = json.loads(changed(text, "moves", 3, "seal", value=seal))
    read(json.dumps(document), CODECS)
    document["version"] = 1
    with pytest.raises(BadData, match=r'moves\[3\]: unknown entry "seal"'):
        read(json.dumps(document), CODECS)


@pytest.mark.parametrize("agreed", [None, {}, {"hints": None, "undo": None}])
def test_an_agreement_that_is_null_is_none(text: str, agreed: Any) -> None:
    record: Any = read(changed(text, "agreed", value=agreed), CODECS)
    assert record == read(text, CODECS)
    assert "agreed" not in json.loads(write(record, ENIX.codec))


def test_an_agreement_that_only_another_program_knows_is_kept(text: str) -> None:
    record: Any = read(changed(text, "agreed", value={"open hands": "yes"}), CODECS)
    assert record.agreed == {"open hands": "yes"}
    assert json.loads(write(record, ENIX.codec))["agreed"] == {"open hands": "yes"}


@pytest.mark.parametrize("agreed", [{f"name {number}": "on" for number in range(21)}, {"n" * 81: "on"}])
def test_an_agreement_has_its_bounds(text: str, agreed: Any) -> None:
    with pytest.raises(BadData, match="agreed: at most 20 names of up to 80 characters"):
        read(changed(text, "agreed", value=agreed), CODECS)


def test_what_somebody_is_in_the_middle_of_is_kept_as_it_is(text: str) -> None:
    unfinished = {"seat": 1, "ms": 41_250, "bench": [[0, 1, 2, 3], None, {"x": 1.5, "text": "\u202e"}]}
    record: Any = read(changed(text, "unfinished", value=unfinished), CODECS)
    assert record.unfinished == unfinished
    assert read(write(record, ENIX.codec), CODECS) == record


def test_a_game_in_which_nobody_is_in_the_middle_of_anything_has_no_such_entry(text: str) -> None:
    record: Any = read(changed(text, "unfinished", value=None), CODECS)
    assert record.unfinished is None
    assert "unfinished" not in json.loads(write(record, ENIX.codec))


@pytest.mark.parametrize(
    ("unfinished", "complaint"),
    [
        ([], "an object is expected"),
        ("bench", "an object is expected"),
        ({"bench": "x" * LONGEST_UNFINISHED}, "more than 20000 characters"),
    ],
)
def test_what_is_unfinished_is_an_object_that_has_its_bounds(
    text: str, unfinished: Any, complaint: str
) -> None:
    with pytest.raises(BadData, match=f"unfinished: {complaint}"):
        read(changed(text, "unfinished", value=unfinished), CODECS)


def test_what_would_not_be_read_again_is_not_written(text: str) -> None:
    record: Any = read(text, CODECS)
    nested: Any = {}
    for _ in range(100_000):
        nested = {"": nested}
    for unfinished in ({"bench": "x" * LONGEST_UNFINISHED}, nested, {"ms": float("nan")}):
        record.unfinished = unfinished
        assert read(write(record, ENIX.codec), CODECS) == read(text, CODECS)


def test_a_damaged_older_file_is_refused_not_followed(text: str) -> None:
    def touch(document: dict[str, object]) -> dict[str, object]:
        return {**document, "players": document["participants"]}

    with pytest.raises(BadData, match="not the form of version 1"):
        read(changed(text, "version", value=1), CODECS, migrations={1: touch}, version=2)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("format",), "something else", "not a record of Enix Desktop"),
        (("version",), 0, "version: a number from 1"),
        (("version",), "1", "version: a whole number"),
        (("game",), "chess", 'there is no game "chess"'),
        (("players",), [], "players: 1 to 16 entries"),
        (("players",), [{"name": "A", "player": None}], "played by 2 to 6"),
        (("players",), [{"name": "A", "player": None}] * 7, "played by 2 to 6"),
        (("players", 0, "name"), "\u0007", "cannot be shown"),
        (("seed",), -1, "seed: a number"),
        (("moves",), {}, "moves: a list"),
        (("moves", 0), 5, r"moves\[0\]: an object"),
        (("moves", 0, "seat"), 3, r"moves\[0\]\.seat: a number from 0 to 2"),
        (("moves", 0, "move"), "dance", 'there is no move "dance"'),
        (("moves", 0, "card"), "solar-99", 'there is no card "solar-99"'),
        (("moves", 0, "surprise"), 1, 'unknown entry "surprise"'),
        (
            ("moves", 0, "thought"),
            {"asked": 1, "iterations": 0},
            r"moves\[0\]\.thought\.asked: a number from 0 to 0",
        ),
        (("moves", 5, "thought"), {"asked": -1, "iterations": 0}, r"asked: a number from 0 to 5"),
        (("moves", 5, "thought"), {"asked": 5, "iterations": -1}, r"iterations: a number from 0"),
        (("moves", 5, "thought"), {"asked": 5, "iterations": True}, r"iterations: a whole number"),
        (("moves", 5, "thought"), {"iterations": 4}, r'moves\[5\]\.thought: "asked" is missing'),
        (("moves", 5, "thought"), {"asked": 5, "iterations": 4, "mood": 1}, 'unknown entry "mood"'),
        (("moves", 5, "thought"), [], r"thought: an object"),
        (("setup", "edition"), "german", 'there is no edition "german"'),
        (("setup", "components"), 99, "version 99 of the components"),
        (("setup", "hands", 0, 0), "solar-99", 'there is no card "solar-99"'),
        (("setup", "tiles", "solar", "rotation"), 6, "a number from 0 to 5"),
        (("setup", "tiles", "solar", "cell"), [0], "2 entries are expected"),
        (("result", "scores"), [1], "3 entries are expected"),
        (("extra",), 1, 'unknown entry "extra"'),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(text: str, path: Any, value: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read(changed(text, *path, value=value), CODECS)


@pytest.mark.parametrize("name", ["format", "version", "game", "players", "setup", "moves", "program"])
def test_a_missing_entry_is_named(text: str, name: str) -> None:
    document = json.loads(text)
    del document[name]
    with pytest.raises(BadData, match=f'"{name}" is missing'):
        read(json.dumps(document), CODECS)


def test_a_thought_is_kept_whoever_has_none_has_none_written(text: str) -> None:
    document = json.loads(text)
    for move in document["moves"]:
        move.pop("thought", None)
    document["moves"][5]["thought"] = {"asked": 3, "iterations": 40}
    record: Any = read(json.dumps(document), CODECS)
    thoughts = [entry.thought for entry in record.entries]
    assert thoughts[5] == Thought(asked=3, iterations=40)
    assert thoughts.count(None) == len(thoughts) - 1
    assert json.loads(write(record, ENIX.codec)) == document


def test_a_thought_that_is_null_is_none(text: str) -> None:
    record: Any = read(changed(text, "moves", 0, "thought", value=None), CODECS)
    assert record.entries[0].thought is None


def test_a_match_notes_how_a_computer_came_to_its_move() -> None:
    participants = [Participant("Ada"), Participant("Volta", "random")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 2), seed=1)
    for seat, thought in ((0, None), (1, Thought(0, 7))):
        match.play(seat, ENIX.rules.legal_moves(match.state, seat)[0], thought)
    assert [entry.thought for entry in match.record.entries] == [None, Thought(0, 7)]


def test_the_seed_of_a_decision_is_pinned() -> None:
    """Records of all versions are recomputed with it; docs/record-format.md tells how it is made."""
    digest = hashlib.blake2b(b"5/seat/2/move/17", digest_size=8).digest()
    assert decision_seed(5, 2, 17) == int.from_bytes(digest, "big") == 5754068834308953775
    assert decision_seed(None, 0, 0) == decision_seed(0, 0, 0)


def test_s1_a_setup_whose_tiles_do_not_surround_solar_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord, match="rule S1"):
        read(changed(text, "setup", "tiles", "wind", "cell", value=[3, 3]), CODECS)


def test_s2_a_setup_with_a_card_twice_is_refused(text: str) -> None:
    card = json.loads(text)["setup"]["hands"][0][0]
    with pytest.raises(BrokenRecord, match="rule S2"):
        read(changed(text, "setup", "hands", 1, 0, value=card), CODECS)


def test_s2_a_setup_with_uneven_stacks_or_hands_is_refused(text: str) -> None:
    document = json.loads(text)
    stacks = document["setup"]["stacks"]
    stacks[0] += [stacks[1].pop(), stacks[1].pop()]
    with pytest.raises(BrokenRecord, match="as even as possible"):
        read(json.dumps(document), CODECS)
    document = json.loads(text)
    document["setup"]["stacks"][0].append(document["setup"]["hands"][0].pop())
    with pytest.raises(BrokenRecord, match="begin with 5 cards"):
        read(json.dumps(document), CODECS)


def test_replay_refuses_a_move_by_the_wrong_seat_with_its_number_and_rule(text: str) -> None:
    document = json.loads(text)
    number, window = next((n, m) for n, m in enumerate(document["moves"], 1) if m["move"] == "pass")
    window["seat"] = (window["seat"] + 1) % 3
    record: Any = read(json.dumps(document), CODECS)
    with pytest.raises(BrokenRecord, match=f"move {number}: rule X3"):
        list(replay(ENIX.rules, ENIX.codec, record))


def test_replay_refuses_impossible_luck(text: str) -> None:
    document = json.loads(text)
    number, lot = next((n, m) for n, m in enumerate(document["moves"], 1) if "chance" in m)
    lot["chance"] = [{"asking": [0, 0, 1]}]
    record: Any = read(json.dumps(document), CODECS)
    with pytest.raises(BrokenRecord, match=f"move {number}: rule E4"):
        list(replay(ENIX.rules, ENIX.codec, record))


def test_a_result_before_the_first_move_is_told_without_the_number_of_a_move(text: str) -> None:
    document = json.loads(text)
    document["moves"] = []
    record: Any = read(json.dumps(document), CODECS)
    with pytest.raises(BrokenRecord, match=r"^result: rule G2: ") as found:
        list(replay(ENIX.rules, ENIX.codec, record))
    assert found.value.number is None


def test_replay_refuses_a_wrong_result(text: str) -> None:
    record: Any = read(changed(text, "result", value=None), CODECS)
    with pytest.raises(BrokenRecord, match="rule G2"):
        list(replay(ENIX.rules, ENIX.codec, record))
