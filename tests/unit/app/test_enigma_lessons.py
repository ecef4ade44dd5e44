"""The lessons of ENIGMA: sound games, every kind of move, words for everything in three languages."""

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
from enix_desktop.catalogue import ENIGMA  # noqa: E402
from enix_desktop.engine.match import replay  # noqa: E402
from enix_desktop.games.enigma.components import standard_components  # noqa: E402
from enix_desktop.games.enigma.moves import (  # noqa: E402
    Choose,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Solved,
)
from enix_desktop.games.enigma.phases import Phase  # noqa: E402
from enix_desktop.games.enigma.puzzles.puzzle import Category  # noqa: E402
from enix_desktop.games.enigma.puzzles.solving import solutions  # noqa: E402
from enix_desktop.i18n.texts import read  # noqa: E402
from enix_desktop.ui.enigma.game_ui import ENIGMA_UI  # noqa: E402
from tools import enigma_lessons  # noqa: E402

COMPONENTS = standard_components()
LESSONS = lessons("enigma")
ALL = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
LANGUAGES = ("en", "fr", "de")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def texts(name: str, language: str) -> dict[str, str]:
    return dict(read(resources.text(f"enigma/texts/{language}/{name}.toml")))


TEXTS = {language: texts("tutorial", language) for language in LANGUAGES}
WORDS = {language: texts("words", language) for language in LANGUAGES}
BUTTONS = {language: texts("table", language) for language in LANGUAGES}
BENCH = {language: texts("bench", language) for language in LANGUAGES}
LINK = re.compile(r"\]\(([^()]*)\)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
MOST_WORDS = 45
MOST_WORDS_READ = 1800
"""Ten minutes, with the moves: about as much as the other games say."""


def states(lesson: Lesson) -> list[Any]:
    """The state before each move, and the last."""
    steps = replay(ENIGMA.rules, ENIGMA.codec, lesson.record)
    return [ENIGMA.rules.start(lesson.record.setup), *(step.state for step in steps)]


def wanted(lesson: Lesson) -> list[tuple[LessonStep, Move]]:
    """The steps at which the learner acts, and what is to be done there."""
    return [(step, lesson.record.entries[step.at].move) for step in lesson.steps if step.kind is StepKind.DO]


def keys(lesson: Lesson) -> set[str]:
    """The texts that a lesson needs."""
    found = {f"{lesson.id}.title", f"{lesson.id}.about"}
    for step in lesson.steps:
        found |= {step.text, *(mistake.text for mistake in step.wrong)}
        if step.kind is StepKind.DO:
            found.add(step.otherwise)
    return found - {""}


def plain_words(text: str) -> list[str]:
    return re.sub(r"\]\([^)]*\)|[*\[]", "", text).split()


def test_the_files_are_what_the_script_makes() -> None:
    folder = resources.folder() / "enigma" / "lessons"
    shipped = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert shipped == enigma_lessons.told(), "python -m tools.make_lessons has something to write"


def test_the_window_knows_every_file() -> None:
    folder = resources.folder() / "enigma" / "lessons"
    known = {name for name in ENIGMA_UI.files if name.startswith("enigma/lessons/")}
    assert known == {f"enigma/lessons/{path.name}" for path in folder.iterdir()}


def test_a_game_goes_on_where_the_lesson_before_has_ended() -> None:
    for before, after in pairwise(LESSONS[1:6]):
        assert after.start == len(before.record.entries)
        assert after.record.entries[: after.start] == before.record.entries


@ALL
def test_a_lesson_is_legal_to_its_end_when_the_wanted_moves_are_made(lesson: Lesson) -> None:
    before = states(lesson)
    assert len(before) == len(lesson.record.entries) + 1
    for state in before:
        ENIGMA.rules.check(state)
    for step, move in wanted(lesson):
        assert move in ENIGMA.rules.legal_moves(before[step.at], lesson.seat)


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
        elif lesson.steps[run.index].kind in (StepKind.READ, StepKind.TRY):
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


def test_any_solution_in_any_time_is_accepted_and_the_rest_of_the_game_follows() -> None:
    other_ways = 0
    for lesson in LESSONS:
        for number, step in enumerate(lesson.steps):
            if step.accepted is None or not isinstance(lesson.record.entries[step.at].move, Solved):
                continue
            run = LessonRun(lesson, step=number)
            run.begin()
            while not run.is_waiting:
                run.go_on()
            puzzle = states(lesson)[step.at]
            view = ENIGMA.rules.view(puzzle, lesson.seat)
            own = lesson.record.entries[step.at].move.solution
            found = [one for one in solutions(COMPONENTS.pieces, view.puzzle, 3) if one != own]
            other_ways += bool(found)
            run.decide(Solved(777_000, found[0] if found else own))
            assert run.match.record.entries[step.at].move.ms == 777_000
    assert other_ways > 0


def test_every_kind_of_puzzle_and_of_move_is_met() -> None:
    moves = [move for lesson in LESSONS for _, move in wanted(lesson)]
    assert {type(move) for move in moves} == {Choose, Solved, PlaceTile, PlaceNetworker, NoNetworker}
    assert {move.category for move in moves if isinstance(move, Choose)} == set(Category)


def test_the_first_lesson_says_the_goal_and_has_a_tile_placed_in_the_first_minute() -> None:
    first = LESSONS[0]
    assert "15 points" in TEXTS["en"][first.steps[0].text]
    [(step, move), *_] = wanted(first)
    assert isinstance(move, PlaceTile)
    before = first.steps[: first.steps.index(step) + 1]
    assert sum(len(plain_words(TEXTS["en"][each.text])) for each in before) <= 150


def test_the_points_and_the_winners_are_those_that_are_told() -> None:
    ends = {lesson.id: states(lesson)[-1] for lesson in LESSONS}
    assert list(ends["welcome"].points) == [16, 9]
    assert list(ends["fragments"].points) == [4, 3]
    assert list(ends["end"].points) == [15, 15]
    for name in ("welcome", "end"):
        assert ends[name].phase is Phase.OVER
        outcome = ENIGMA.rules.outcome(ends[name])
        assert outcome is not None
        assert outcome.winners == (0,)


def test_nobody_has_won_before_the_last_lesson_begins() -> None:
    last = LESSONS[-1]
    assert max(states(last)[0].points) < 15
    assert list(states(last)[last.start].points) == [12, 15]


@ALL
def test_there_are_words_for_everything_in_a_lesson(lesson: Lesson) -> None:
    for language in LANGUAGES:
        assert keys(lesson) <= set(TEXTS[language])


def test_no_text_is_left_over() -> None:
    needed = {"finish.title", "finish.text", "general.not-now"}
    assert set(TEXTS["en"]) == needed.union(*(keys(lesson) for lesson in LESSONS))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_says_the_same_with_the_same_links(language: str) -> None:
    english, other = TEXTS["en"], TEXTS[language]
    assert list(other) == list(english)
    for key, text in english.items():
        assert Counter(LINK.findall(other[key])) == Counter(LINK.findall(text)), key
        assert other[key].count("**") == text.count("**"), key
        assert other[key] != text, key


@EVERY_LANGUAGE
def test_links_lead_somewhere(language: str) -> None:
    sections = json.loads(resources.text("enigma/rulebook.json"))["sections"]
    rules = {rule for section in sections for part in section["paragraphs"] for rule in part["rules"]}
    for key, text in TEXTS[language].items():
        for place in LINK.findall(text):
            kind, _, name = place.partition(":")
            assert kind == "rule", key
            assert name in rules, key


def test_texts_are_short() -> None:
    for key, text in TEXTS["en"].items():
        assert len(plain_words(text)) <= MOST_WORDS, key
    read_by_all = [step.text for lesson in LESSONS for step in lesson.steps]
    assert sum(len(plain_words(TEXTS["en"][key])) for key in read_by_all) <= MOST_WORDS_READ


@EVERY_LANGUAGE
def test_puzzles_and_buttons_are_called_what_they_are(language: str) -> None:
    told = TEXTS[language]
    for lesson in LESSONS:
        for step, move in wanted(lesson):
            bold = " ".join(BOLD.findall(f"{told[step.text]} {told[step.otherwise]}"))
            if isinstance(move, Choose):
                assert bold.count(WORDS[language][f"puzzle.{move.category}"]) == 2, step.text
            if isinstance(move, NoNetworker):
                assert bold.count(BUTTONS[language]["button.no-networker"]) == 2, step.text
    for key in ("pipes.solve", "fragments.solve", "angles.solve-else"):
        assert BENCH[language]["button.hint"].casefold() in " ".join(BOLD.findall(told[key])).casefold(), key
