"""Hertzschlag at the command line: whatever plays ENIX there plays it too."""

import json
import re
from inspect import getmembers, isclass
from pathlib import Path
from string import Formatter

import pytest

from enix_desktop import resources
from enix_desktop.cli import main
from enix_desktop.engine.record import Participant
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.refusals import Reason
from enix_desktop.headless.story import Storyteller
from enix_desktop.i18n.texts import read
from tests.rules.games import HERTZSCHLAG as SITUATIONS

Capture = pytest.CaptureFixture[str]
GAME = ["--game", "hertzschlag"]
STORY = json.loads(resources.text("hertzschlag/story.json"))
NAMES = read(resources.text("hertzschlag/texts/en/cards.toml"))
EVENTS = {
    name
    for name, kind in getmembers(events, isclass)
    if kind.__module__ == events.__name__ and hasattr(kind, "seen_by") and name != "PublicEvent"
}


@pytest.fixture
def record(capsys: Capture, tmp_path: Path) -> Path:
    table = ["--players", "random,random,random", "--games", "2"]
    assert main(["simulate", *GAME, *table, "--records", str(tmp_path), "--workers", "2"]) == 0
    assert "given up: 0" in capsys.readouterr().out
    return tmp_path / "game-000001.json"


# The words


def test_there_is_a_sentence_for_every_event_and_refusal() -> None:
    assert set(STORY["events"]) == EVENTS
    assert set(STORY["refusals"]) == {reason.name for reason in Reason}
    assert set(STORY["quiet"]) <= EVENTS


def test_cards_events_goals_and_plants_have_the_names_of_the_window() -> None:
    components, words = standard_components(), STORY["words"]
    for kind, faces in (
        ("shown", components.cards),
        ("happening", components.events),
        ("goal", components.goals),
    ):
        told = {key: name for key, name in words[kind].items() if key}
        assert told == {face.id: NAMES[face.id] for face in faces}
    assert set(words["field"]) == {str(field) for field in range(-8, 9)}  # C1
    assert (words["field"]["-4"], words["field"]["0"]) == ("-4 (49.80 Hz)", "0 (50.00 Hz)")
    assert set(words["owed"]) == {phase.value for phase in Phase} - {Phase.OVER}


def test_every_sentence_has_words_for_its_facts() -> None:
    """No hole names a kind of fact that the storyteller does not know."""
    known = {"seat", "seats", "scores", "+d", "", *STORY["words"], *STORY["each"]}
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


def test_a_seat_hears_only_what_it_may_know(capsys: Capture) -> None:
    def told(name: str, *view: str) -> str:
        assert main(["replay", str(SITUATIONS.folder / f"{name}.json"), *view]) == 0
        return capsys.readouterr().out.split("\nAs ")[0]

    assert "Seat 2 lays Smart meter face down, for income." in told("a3-in-turn-order", "--view", "2")
    assert "Seat 2 removes Smart meter" in told("a3-in-turn-order")
    others = told("a3-in-turn-order", "--view", "0")
    assert "Seat 2 lays a card face down.\n" in others
    assert "Smart meter" not in others
    assert "Seat 0 sees the next event ahead (Half-time)." in told("x6-it-comes-true", "--view", "0")
    assert "Seat 0 sees the next event ahead.\n" in told("x6-it-comes-true", "--view", "1")


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (
            {"refusal": "A2_COST", "card": "wind-11", "cost": 9, "money": 3},
            "Offshore wind farm costs 9 euro, and there are only 3.",
        ),
        ({"refusal": "T1_NOT_IN_TURN", "seat": 2}, "it is Uta’s turn to signal."),
        ({"refusal": "R2_OTHER_KIND", "owed": "bid"}, "not owed now; owed is a bid."),
        ({"refusal": "Q4_AMOUNT", "most": 3}, "a bid is from 0 to 3 euro."),
    ],
)
def test_a_refusal_is_told_with_its_facts(facts: dict[str, object], sentence: str) -> None:
    story = Storyteller("hertzschlag", [Participant("Ada"), Participant("Ida"), Participant("Uta")])
    assert story.refusal(facts) == sentence


def test_a_broken_record_is_explained_in_words(tmp_path: Path, capsys: Capture) -> None:
    text = (SITUATIONS.folder / "example-07-eleven.json").read_text(encoding="utf-8")
    path = tmp_path / "wrong.json"
    path.write_text(text.replace('"euro": 4', '"euro": 6'), encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert "move 5 by seat 0 breaks rule Q4: a bid is from 0 to 5 euro." in capsys.readouterr().err


# Commands


def test_a_game_is_told_in_sentences_from_its_first_event_on(capsys: Capture) -> None:
    assert main(["watch", *GAME, "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert re.match(r"A game of \d computer players with seed 3\.\n\nRound 1 begins; .+\nEvent: ", told)
    assert "The game is over, and " in told.splitlines()[-1]
    assert "face down" not in told  # quiet: what follows shows it


def test_a_record_is_verified_and_every_choice_recomputed(record: Path, capsys: Capture) -> None:
    assert main(["replay", "--verify", "--players", str(record)]) == 0
    told = capsys.readouterr().out
    assert "follow the rules, and the game has the right result." in told
    assert "recomputed and confirmed." in told


def test_a_seat_reads_its_cards_by_name_and_nobody_elses(record: Path, capsys: Capture) -> None:
    assert main(["replay", str(record), "--until", "5", "--view", "1"]) == 0
    _, told = capsys.readouterr().out.split("sees it:\n")
    facts = dict(line.strip().split(": ", 1) for line in told.splitlines())
    hand = re.findall(r"['\"](.+?)['\"](?:, |\])", facts["hand"])
    assert hand
    assert set(hand) <= set(NAMES.values())
    assert facts["goals"] == facts["open hands"] == "None"


def test_a_tournament_plays_the_usual_choices_unless_told_otherwise(capsys: Capture) -> None:
    players = ["--players", "random,blend-0,random", "--games", "3", "--workers", "1"]
    assert main(["tournament", *GAME, *players, "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["settings"]) == {"on-lot-on-0"}
    assert main(["tournament", *GAME, *players, "--set", "talk=off,start=2"]) == 0
    assert "\noff-2-on-0: without a winner " in capsys.readouterr().out


def test_the_laboratory_compares_other_numbers(capsys: Capture, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    players = ["--players", "random,random,random,random", "--games", "4", "--workers", "1"]
    assert main(["lab", *GAME, "--b", "price=7", *players, "--report", str(report)]) == 0
    assert "price=7" in capsys.readouterr().out
    assert "two variants compared" in report.read_text()


def test_a_soak_checks_every_position(capsys: Capture) -> None:
    assert main(["soak", *GAME, "--games", "12", "--workers", "1"]) == 0
    assert "12 games of hertzschlag" in capsys.readouterr().out
