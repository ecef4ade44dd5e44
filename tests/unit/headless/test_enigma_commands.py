"""ENIGMA at the command line: whatever plays ENIX there plays it too."""

import json
import re
from inspect import getmembers, isclass
from pathlib import Path
from string import Formatter

import pytest

from enix_desktop import resources
from enix_desktop.cli import main
from enix_desktop.engine.record import Participant
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.refusals import Reason
from enix_desktop.headless.story import Storyteller
from tests.rules.games import ENIGMA as SITUATIONS

Capture = pytest.CaptureFixture[str]
GAME = ["--game", "enigma"]
STORY = json.loads(resources.text("enigma/story.json"))
EVENTS = {
    name
    for name, kind in getmembers(events, isclass)
    if kind.__module__ == events.__name__ and hasattr(kind, "seen_by") and name != "PublicEvent"
}


@pytest.fixture
def record(capsys: Capture, tmp_path: Path) -> Path:
    table = ["--players", "casual,random", "--set", "puzzles=easier", "--games", "1"]
    assert main(["simulate", *GAME, *table, "--records", str(tmp_path), "--workers", "1"]) == 0
    assert "given up: 0" in capsys.readouterr().out
    return tmp_path / "game-000000.json"


# The words


def test_there_is_a_sentence_for_every_event_and_refusal() -> None:
    assert set(STORY["events"]) == EVENTS
    assert set(STORY["refusals"]) == {reason.name for reason in Reason}
    assert set(STORY["quiet"]) <= EVENTS
    assert set(STORY["words"]["owed"]) == {phase.value for phase in Phase} - {Phase.OVER}
    assert set(STORY["words"]["category"]) == set(STORY["words"]["wanted"]) == {"", *Category}


def test_every_sentence_has_words_for_its_facts() -> None:
    """No hole names a kind of fact that the storyteller does not know."""
    known = {"seat", "seats", "scores", "points", "", *STORY["words"], *STORY["each"]}
    for kind in ("events", "refusals", "each"):
        for name, sentence in STORY[kind].items():
            specs = {spec for _, _, spec, _ in Formatter().parse(sentence) if spec}
            assert specs <= known, (name, specs - known)


def test_every_sentence_about_an_event_is_told_in_some_situation(capsys: Capture) -> None:
    told = set()
    for path in sorted(SITUATIONS.folder.glob("*.json")):
        assert main(["replay", str(path)]) == 0
        told.update(capsys.readouterr().out.splitlines())
    sentences = "\n".join(sorted(told))
    assert not re.search(r"\bNone\b|[{}]", sentences)
    for name, sentence in STORY["events"].items():
        longest = max(re.split(r"\{[^}]*\}", sentence), key=len)
        assert longest in sentences, name


def test_a_result_is_told_when_all_are_in(capsys: Capture) -> None:
    def told(name: str, *view: str) -> str:
        assert main(["replay", str(SITUATIONS.folder / f"{name}.json"), *view]) == 0
        return capsys.readouterr().out.split("\nAs ")[0]

    for seat in ("0", "1"):
        hidden = told("t7-results-stay-hidden", "--view", seat)
        assert "Results" not in hidden
        assert "40000" not in hidden
    shown = told("example-06-the-timer", "--view", "3")
    assert "Seat 1 85000 ms, in time (tile F01)" in shown
    assert "Seat 2 85001 ms, not in time (tile C01)" in shown
    assert "To place: Seat 0 and Seat 1." in shown


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"refusal": "R1_TAKEN", "seat": 1, "category": "weights"}, "Ida has taken weights in this round."),
        ({"refusal": "R3_NOT_IN_TURN", "seat": 0}, "it is Ada’s turn to place."),
        ({"refusal": "P1_OTHER_KIND", "owed": "place"}, "not owed now; owed is placing a tile."),
        (
            {"refusal": "E9_PUZZLE", "category": "angles", "difficulty": 2},
            "today an angular piece puzzle of difficulty 2 comes next.",
        ),
    ],
)
def test_a_refusal_is_told_with_its_facts(facts: dict[str, object], sentence: str) -> None:
    assert Storyteller("enigma", [Participant("Ada"), Participant("Ida")]).refusal(facts) == sentence


def test_a_broken_record_is_explained_in_words(tmp_path: Path, capsys: Capture) -> None:
    text = (SITUATIONS.folder / "n1-placed.json").read_text(encoding="utf-8")
    path = tmp_path / "wrong.json"
    path.write_text(text.replace('"cell": 1}', '"cell": 2}'), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "breaks rule N1: the tile just placed has no such power cell." in capsys.readouterr().err


# Commands


def test_a_game_is_told_in_sentences_from_its_first_event_on(capsys: Capture) -> None:
    assert main(["watch", *GAME, "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert re.match(r"A game of \d computer players with seed 3\.\n\nRound 1 begins; ", told)
    assert "Winner: " in told.splitlines()[-1]
    assert "has solved or stopped" not in told  # quiet: what follows shows it


def test_a_record_is_verified_and_every_choice_recomputed(record: Path, capsys: Capture) -> None:
    assert main(["replay", "--verify", "--players", str(record)]) == 0
    told = capsys.readouterr().out
    assert "follow the rules, and the game has the right result." in told
    assert "recomputed and confirmed." in told


def test_somebody_alone_is_told_about(capsys: Capture, tmp_path: Path) -> None:
    alone = ["--players", "random", "--games", "1", "--seed", "5", "--set", "category=angles"]
    assert main(["simulate", *GAME, *alone, "--records", str(tmp_path), "--workers", "1"]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "game-000000.json")]) == 0
    assert "That is enough for now." in capsys.readouterr().out


def test_a_tournament_plays_the_usual_choices_unless_told_otherwise(capsys: Capture) -> None:
    players = ["--players", "random,blend-0", "--games", "2", "--workers", "1"]
    assert main(["tournament", *GAME, *players, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["settings"]) == 1
    assert main(["tournament", *GAME, *players, "--set", "timer=none,goal=10"]) == 0
    assert "\nnone-180-10-" in capsys.readouterr().out


def test_the_laboratory_compares_other_numbers(capsys: Capture) -> None:
    players = ["--players", "random,random", "--games", "2", "--workers", "1"]
    assert main(["lab", *GAME, "--b", "goal_points=5", *players]) == 0
    assert "goal_points=5" in capsys.readouterr().out


def test_a_soak_checks_every_position(capsys: Capture) -> None:
    assert main(["soak", *GAME, "--games", "6", "--workers", "1"]) == 0
    assert "6 games of enigma" in capsys.readouterr().out
