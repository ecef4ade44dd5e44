"""Decisions of computer players, recomputed: confirmed, not to be recomputed, or found to differ."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from enix_desktop import PLAYERS_VERSION, __version__
from enix_desktop.catalogue import ENIX
from enix_desktop.cli import main
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant, Thought
from enix_desktop.engine.record_json import write
from enix_desktop.engine.rng import decision_seed
from enix_desktop.headless.auditing import Audit
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.versions import is_earlier

Capture = pytest.CaptureFixture[str]
Document = dict[str, Any]

LEVEL = ENIX.levels[1]
"""A player that decides at once and not at random."""


@pytest.fixture(scope="module")
def text() -> str:
    plan = Plan(ENIX, {}, (LEVEL, "random", "blend-60"), 5, max_rounds=12)
    return write(play(plan).record, ENIX.codec)


@pytest.fixture
def verified(text: str, tmp_path: Path, capsys: Capture) -> Callable[..., tuple[int, str]]:
    """Verify the game, changed or not, and give back the exit code and what was said."""

    def verify(change: Callable[[Document], object] = lambda document: None) -> tuple[int, str]:
        document = json.loads(text)
        change(document)
        path = tmp_path / "game.json"
        path.write_text(json.dumps(document))
        code = main(["replay", str(path), "--verify", "--players"])
        told = capsys.readouterr()
        assert (told.out == "") == (code != 0)
        assert (told.err == "") == (code == 0)
        assert str(path) in told.out + told.err
        return code, told.out + told.err

    return verify


def thoughts(text: str) -> list[Document]:
    return [move for move in json.loads(text)["moves"] if "thought" in move]


def test_every_decision_of_a_simulated_game_is_confirmed(text: str, verified: Any) -> None:
    code, told = verified()
    assert code == 0
    assert "moves follow the rules" in told
    count = len(thoughts(text))
    assert count > 30
    assert f"{count} decisions of computer players were recomputed and confirmed.\n" in told


def test_decisions_without_a_thought_are_counted(text: str, verified: Any) -> None:
    def forget(document: Document) -> None:
        for move in document["moves"][:40]:
            move.pop("thought", None)

    forgotten = sum("thought" in move for move in json.loads(text)["moves"][:40])
    code, told = verified(forget)
    assert code == 0
    assert f"{len(thoughts(text)) - forgotten} decisions of computer players were recomputed" in told
    assert f"; {forgotten} more could not be recomputed, because the record does not say how long" in told


def test_a_record_without_thoughts_cannot_be_recomputed(text: str, verified: Any) -> None:
    def forget(document: Document) -> None:
        for move in document["moves"]:
            move.pop("thought", None)

    code, told = verified(forget)
    assert code == 0
    assert f"None of {len(thoughts(text))} decisions of computer players could be recomputed" in told


def test_people_are_not_recomputed(verified: Any) -> None:
    def seat_people(document: Document) -> None:
        for player in document["players"]:
            player["player"] = None

    assert "No computer player had anything to decide." in verified(seat_people)[1]


def test_the_first_move_that_differs_is_named_with_both_moves(text: str, verified: Any) -> None:
    def pretend(document: Document) -> None:
        document["players"][1]["player"] = LEVEL

    code, told = verified(pretend)
    assert code == 2
    assert f"by seat 1: the player {LEVEL} chooses {{" in told
    assert "} is recorded.\n" in told
    number = int(told.split(": move ")[1].split(" ")[0])
    assert json.loads(text)["moves"][number - 1]["seat"] == 1


def test_a_difference_tells_which_version_wrote_the_record(verified: Any) -> None:
    def pretend(document: Document) -> None:
        document["players"][1]["player"] = LEVEL
        document["program"] = "9.0.1"

    assert "written by version 9.0.1 of the program" in verified(pretend)[1]


def test_players_of_an_earlier_version_are_not_recomputed_but_the_rules_are_checked(verified: Any) -> None:
    def pretend(document: Document) -> None:
        document["players"][1]["player"] = LEVEL
        document["program"] = "0.1.0"

    code, told = verified(pretend)
    assert code == 0
    assert "moves follow the rules" in told
    assert "made by version 0.1.0 of the program. Computer players have changed since then" in told
    assert "recomputed and confirmed" not in told

    def cheat(document: Document) -> None:
        pretend(document)
        document["moves"][-1]["move"] = "end game"

    assert verified(cheat)[0] == 2


def test_players_of_this_version_are_recomputed(text: str) -> None:
    assert json.loads(text)["program"] == __version__
    assert not is_earlier(__version__, PLAYERS_VERSION)


@pytest.mark.parametrize(
    ("version", "than", "is_so"),
    [
        ("0.1.0", "0.2.0", True),
        ("0.9.0", "0.10.0", True),
        ("0.2.0", "0.2.0", False),
        ("1.0", "0.2.0", False),
        ("", "0.2.0", False),
        ("golden", "0.2.0", False),
    ],
)
def test_versions_are_compared_by_their_numbers(version: str, than: str, is_so: bool) -> None:
    assert is_earlier(version, than) is is_so


def test_another_seed_makes_another_decision(verified: Any) -> None:
    code, told = verified(lambda document: document.update(seed=6))
    assert code == 2
    assert "is recorded" in told


def test_a_player_that_is_gone_is_named(verified: Any) -> None:
    def pretend(document: Document) -> None:
        document["players"][2]["player"] = "wizard"

    code, told = verified(pretend)
    assert code == 2
    assert "seat 2 was played by the computer player 'wizard', which version" in told
    assert "cannot be recomputed" in told


def test_a_thought_from_before_the_question_is_refused(verified: Any) -> None:
    def antedate(document: Document) -> None:
        move = [move for move in document["moves"] if "thought" in move][-1]
        move["thought"]["asked"] = 0

    code, told = verified(antedate)
    assert code == 2
    assert "a question asked after 0 moves, but this question was asked after" in told


def test_a_thought_where_there_was_nothing_to_choose_is_refused(text: str, verified: Any) -> None:
    moves = json.loads(text)["moves"]
    index = next(index for index, move in enumerate(moves) if "thought" not in move)

    def think(document: Document) -> None:
        document["moves"][index]["thought"] = {"asked": index, "iterations": 0}

    code, told = verified(think)
    assert code == 2
    assert f"move {index + 1} by seat {moves[index]['seat']} carries a thought, but there was nothing" in told


def test_an_illegal_move_is_told_as_without_players(verified: Any) -> None:
    def cheat(document: Document) -> None:
        move = next(move for move in document["moves"] if move["move"] == "cross")
        move["seat"] = (move["seat"] + 1) % 3  # whichever way the pawn went: it was another's turn

    code, told = verified(cheat)
    assert code == 2
    assert "breaks rule" in told


def test_players_are_recomputed_only_when_a_record_is_verified(tmp_path: Path, capsys: Capture) -> None:
    assert main(["replay", str(tmp_path / "game.json"), "--players"]) == 2
    assert "only together with --verify" in capsys.readouterr().err


def test_who_was_asked_at_the_same_time_is_recomputed_from_what_was_seen_then() -> None:
    """All seats are asked before the first move, and only then the answers arrive, the last first."""
    participants = [Participant(f"P{seat}", "random") for seat in range(4)]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 4), seed=2)
    answers = []
    for seat in ENIX.rules.to_move(match.state):
        moves = ENIX.rules.legal_moves(match.state, seat)
        view = ENIX.rules.view(match.state, seat)
        answers.append((seat, ENIX.player("random").choose(view, moves, decision_seed(2, seat, 0)).move))
    for seat, move in reversed(answers):
        match.play(seat, move, Thought(0, 0))
    audit = Audit(ENIX, match.record)
    for step in replay(ENIX.rules, ENIX.codec, match.record):
        audit.look_at(step)
        assert len(audit._states) <= 4
    assert audit.summary == "4 decisions of computer players were recomputed and confirmed."


def test_only_few_states_are_kept(text: str) -> None:
    record = play(Plan(ENIX, {"edition": "french"}, ("random",) * 6, 3, max_rounds=5)).record
    audit = Audit(ENIX, record)
    for step in replay(ENIX.rules, ENIX.codec, record):
        audit.look_at(step)
        assert len(audit._states) <= 6
