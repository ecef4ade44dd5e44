"""The lessons of Station Six: sound games, every kind of move, words for everything in three languages."""

import json
import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop import resources  # noqa: E402
from enix_desktop.app.play.lesson import Lesson, LessonStep, StepKind, lessons  # noqa: E402
from enix_desktop.app.play.lesson_run import LessonRun  # noqa: E402
from enix_desktop.catalogue import GAMES  # noqa: E402
from enix_desktop.engine.match import replay  # noqa: E402
from enix_desktop.games.station.components import COLOUR_BY_KEY, STATION_BY_KEY, STATIONS  # noqa: E402
from enix_desktop.games.station.moves import KINDS, Biotope, Command, Discard, Fire, Move, Take  # noqa: E402
from enix_desktop.games.station.phases import Phase  # noqa: E402
from enix_desktop.games.station.table import Layout  # noqa: E402
from enix_desktop.i18n.texts import read  # noqa: E402
from enix_desktop.ui.station.game_ui import STATION_UI  # noqa: E402
from tools import station_lessons  # noqa: E402

STATION = GAMES["station"]
LESSONS = lessons("station")
ALL = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
LANGUAGES = ("en", "fr", "de")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def texts(name: str, language: str) -> dict[str, str]:
    return dict(read(resources.text(f"station/texts/{language}/{name}.toml")))


TEXTS = {language: texts("tutorial", language) for language in LANGUAGES}
TABLE = {language: texts("table", language) for language in LANGUAGES}
LINK = re.compile(r"\]\(([^()]*)\)")
PICTURE = re.compile(r"\{([^{}]*)\}")
MOST_WORDS = 45
MOST_WORDS_READ = 1800
"""Ten minutes, with the moves: about as much as ENIX says."""
BUTTONS = (
    *("charge", "transfer", "swap", "pass", "station", "confirm", "cancel"),
    *("more", "less", "clockwise", "anticlockwise", "pile"),
)
TARGETS = {
    *("ring", "hand", "display", "pile", "discards", "laser", "order"),
    *(f"{thing}:{number}" for thing in ("room", "device", "bridge") for number in range(6)),
    *(f"display:{position}" for position in range(3)),
    *(f"shuttle:{shuttle}" for shuttle in range(2)),
    *(f"place:{seat}" for seat in range(2)),
    *(f"button:{name}" for name in BUTTONS),
}
"""What a step may light, besides the cards of the own hand."""


def states(lesson: Lesson) -> list[Any]:
    """The state before each move, and the last."""
    steps = replay(STATION.rules, STATION.codec, lesson.record)
    return [STATION.rules.start(lesson.record.setup), *(step.state for step in steps)]


def wanted(lesson: Lesson) -> list[tuple[LessonStep, Move]]:
    """The steps at which the learner acts, and what is to be done there."""
    return [(step, lesson.record.entries[step.at].move) for step in lesson.steps if step.kind is StepKind.DO]


def keys(lesson: Lesson) -> set[str]:
    """The texts that a lesson needs."""
    found = {f"{lesson.id}.title", f"{lesson.id}.about"}
    for step in lesson.steps:
        found |= {step.text, step.otherwise, *(mistake.text for mistake in step.wrong)}
    return found - {""}


def plain_words(text: str) -> list[str]:
    return re.sub(r"\]\([^)]*\)|\{\w+\}|[*\[]", "", text).split()


def test_the_files_are_what_the_script_makes() -> None:
    folder = resources.folder() / "station" / "lessons"
    shipped = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert shipped == station_lessons.told(), "python -m tools.make_lessons has something to write"


def test_the_window_knows_every_file() -> None:
    folder = resources.folder() / "station" / "lessons"
    named = {name for name in STATION_UI.files if name.startswith("station/lessons/")}
    assert named == {f"station/lessons/{path.name}" for path in folder.iterdir()}


def test_a_game_goes_on_where_the_lesson_before_has_ended() -> None:
    for group in (LESSONS[1:3], LESSONS[3:]):
        for before, after in pairwise(group):
            assert after.start == len(before.record.entries)
            assert after.record.entries[: after.start] == before.record.entries


@ALL
def test_a_lesson_is_legal_to_its_end_when_the_wanted_moves_are_made(lesson: Lesson) -> None:
    before = states(lesson)
    assert len(before) == len(lesson.record.entries) + 1
    assert lesson.record.setup.table.layout is Layout.FIRST_GAME
    for state in before:
        STATION.rules.check(state)
    for step, move in wanted(lesson):
        assert move in STATION.rules.legal_moves(before[step.at], lesson.seat)


@ALL
def test_a_run_of_a_lesson_comes_to_its_end(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    over: list[bool] = []
    run.completed.connect(lambda: over.append(True))
    run.begin()
    for _ in range(1000):
        if over:
            break
        if not run.is_waiting:
            run.go_on()
        elif lesson.steps[run.index].kind is StepKind.READ:
            run.next_step()
        else:
            run.decide(lesson.record.entries[lesson.steps[run.index].at].move)
    assert over
    assert run.match.record.entries == lesson.record.entries


@ALL
def test_the_learner_makes_every_own_move(lesson: Lesson) -> None:
    done = {step.at for step in lesson.steps if step.kind is StepKind.DO}
    entries = list(enumerate(lesson.record.entries))[lesson.start :]
    assert {number for number, entry in entries if entry.seat == lesson.seat} == done


def test_every_kind_of_move_is_made_once_by_the_learner() -> None:
    made = {type(move) for lesson in LESSONS for _, move in wanted(lesson)}
    assert made == set(KINDS)


def test_the_first_lesson_says_the_goal_and_has_a_shot_in_the_first_minute() -> None:
    first = LESSONS[0]
    assert "7" in TEXTS["en"][first.steps[0].text]
    [(step, move), *_] = wanted(first)
    assert isinstance(move, Fire)
    before = first.steps[: first.steps.index(step) + 1]
    assert sum(len(plain_words(TEXTS["en"][each.text])) for each in before) <= 150


def test_the_learner_sees_the_end_of_a_round_and_wins_in_the_end() -> None:
    last = LESSONS[-1]
    before = states(last)
    assert {state.round for state in before[last.start :]} == {3, 4}
    assert before[-1].phase is Phase.OVER
    outcome = last.record.outcome
    assert outcome is not None
    assert outcome.winners == (last.seat,)
    assert list(outcome.scores) == [8, 7]


def test_the_learner_discards_in_a_turn_and_after_the_supply() -> None:
    phases = [
        states(lesson)[step.at].phase
        for lesson in LESSONS
        for step, move in wanted(lesson)
        if isinstance(move, Discard)
    ]
    assert phases == [Phase.DISCARD, Phase.SUPPLY]


@ALL
def test_a_foreseen_mistake_can_be_made_and_is_one(lesson: Lesson) -> None:
    before = states(lesson)
    for step, recorded in wanted(lesson):
        assert step.otherwise
        moves = STATION.rules.legal_moves(before[step.at], lesson.seat) if step.wrong else ()
        written = [STATION.codec.move_json(lesson.record.setup, move) for move in moves if move != recorded]
        for mistake in step.wrong:
            like = [move for move in written if mistake.like.items() <= dict(move).items()]
            assert like, (step.text, mistake)


@ALL
def test_what_is_lit_is_known_and_a_lit_card_is_in_the_own_hand(lesson: Lesson) -> None:
    before = states(lesson)
    for step in lesson.steps:
        hand = {f"card:{card}" for card in before[step.at].hands[lesson.seat]}
        assert set(step.lit) <= TARGETS | hand, step.text


@ALL
def test_there_are_words_for_everything_in_a_lesson(lesson: Lesson) -> None:
    for language in LANGUAGES:
        assert keys(lesson) <= set(TEXTS[language])


def test_no_text_is_left_over() -> None:
    needed = {"finish.title", "finish.text", "general.not-now"}
    assert set(TEXTS["en"]) == needed.union(*(keys(lesson) for lesson in LESSONS))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_the_same_with_the_same_links_and_pictures(language: str) -> None:
    english, other = TEXTS["en"], TEXTS[language]
    assert list(other) == list(english)
    for key, text in english.items():
        assert Counter(LINK.findall(other[key])) == Counter(LINK.findall(text)), key
        assert Counter(PICTURE.findall(other[key])) == Counter(PICTURE.findall(text)), key
        assert other[key].count("**") == text.count("**"), key
        assert other[key] != text, key


@EVERY_LANGUAGE
def test_links_and_pictures_lead_somewhere(language: str) -> None:
    sections = json.loads(resources.text("station/rulebook.json"))["sections"]
    rules = {rule for section in sections for part in section["paragraphs"] for rule in part["rules"]}
    for key, text in TEXTS[language].items():
        for place in LINK.findall(text):
            kind, _, name = place.partition(":")
            assert kind == "rule", key
            assert name in rules, key
        assert set(PICTURE.findall(text)) <= {*STATION_BY_KEY, *COLOUR_BY_KEY}, key


def test_texts_are_short() -> None:
    for key, text in TEXTS["en"].items():
        assert len(plain_words(text)) <= MOST_WORDS, key
    read_by_all = [step.text for lesson in LESSONS for step in lesson.steps]
    assert sum(len(plain_words(TEXTS["en"][key])) for key in read_by_all) <= MOST_WORDS_READ


def buttons_of(state: Any, move: Move, language: str) -> tuple[str, str]:
    """The button that begins *move*, and the one that confirms it; what has none is empty."""
    words = TABLE[language]
    kind = STATION.codec.move_json(None, move)["move"]
    names = {"fill": "charge", "shift": "transfer", "pass_turn": "pass", "swap": "swap", "discard": "discard"}
    name = names.get(str(kind)) or STATIONS[state.active].key
    match move:
        case Take():
            return "", ""
        case Discard(cards):
            facts = {"chosen": len(cards), "number": len(cards)}
        case Command(energy):
            facts = {"cost": energy, "takes": 2 * energy}
        case Biotope(clockwise, anticlockwise):
            facts = {"count": clockwise + anticlockwise}
        case _:
            facts = {"count": sum(map(len, _lists(move))), "cost": 1}
    begin = "" if name == "discard" else words[f"action.{name}"]
    return begin, words[f"confirm.{name}"].format(**facts)


def _lists(move: Move) -> list[list[object]]:
    return [value for value in STATION.codec.move_json(None, move).values() if isinstance(value, list)]


@EVERY_LANGUAGE
def test_buttons_are_called_what_they_are(language: str) -> None:
    """Where an action is new, the text has both its buttons; in the last lesson the first is enough."""
    for lesson in LESSONS:
        for step, move in wanted(lesson):
            begin, confirm = buttons_of(states(lesson)[step.at], move, language)
            text = TEXTS[language][step.text]
            if begin:
                assert f"**{begin}" in text, step.text
            if confirm and lesson is not LESSONS[-1]:
                assert f"**{confirm}**" in text, step.text
