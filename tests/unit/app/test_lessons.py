"""The lessons that are shipped: sound games, moves that can be made, words for everything."""

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")
pytestmark = pytest.mark.qt

from enix_desktop.app.play.lesson import Lesson, StepKind, lessons, read_lesson  # noqa: E402
from enix_desktop.app.system.settings import LessonProgress, Settings  # noqa: E402
from enix_desktop.catalogue import GAMES  # noqa: E402
from enix_desktop.engine.errors import BadData  # noqa: E402
from enix_desktop.engine.match import replay  # noqa: E402
from enix_desktop.games.enix.moves import PASS  # noqa: E402
from enix_desktop.i18n.texts import strings  # noqa: E402
from enix_desktop.resources import folder  # noqa: E402
from tools import make_lessons  # noqa: E402

ENIX = GAMES["enix"]
LESSONS = lessons("enix")
TEXTS = strings("enix", "tutorial", "en")
ALL = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
MOST_WORDS = 45


def states(lesson: Lesson) -> list[Any]:
    """The state before each move, and the last."""
    steps = replay(ENIX.rules, ENIX.codec, lesson.record)
    return [ENIX.rules.start(lesson.record.setup), *(step.state for step in steps)]


def keys(lesson: Lesson) -> set[str]:
    """The texts that a lesson needs."""
    found = {f"{lesson.id}.title", f"{lesson.id}.about"}
    for step in lesson.steps:
        found |= {step.text, step.otherwise, *(mistake.text for mistake in step.wrong)}
    return found - {""}


def test_all_lessons_but_the_puzzle_are_one_game() -> None:
    story = [lesson for lesson in LESSONS if lesson.id != "symbols"]
    assert len(story) == len(LESSONS) - 1 == 10
    for before, after in pairwise(story):
        assert after.start == len(before.record.entries)
        assert after.record.entries[: after.start] == before.record.entries


def test_the_files_are_what_the_script_makes() -> None:
    made = make_lessons.told()
    shipped = {path.name: path.read_text("utf-8") for path in (folder() / "enix" / "lessons").iterdir()}
    assert shipped == made, "python -m tools.make_lessons has something to write"


@ALL
def test_the_record_of_a_lesson_is_a_sound_game(lesson: Lesson) -> None:
    assert len(states(lesson)) == len(lesson.record.entries) + 1


@ALL
def test_what_is_to_be_done_can_be_done(lesson: Lesson) -> None:
    before = states(lesson)
    for step in lesson.steps:
        if step.kind is StepKind.DO:
            entry = lesson.record.entries[step.at]
            assert entry.seat == lesson.seat
            assert entry.move in ENIX.rules.legal_moves(before[step.at], lesson.seat)


@ALL
def test_the_learner_makes_every_move_that_is_a_decision(lesson: Lesson) -> None:
    done = {step.at for step in lesson.steps if step.kind is StepKind.DO}
    entries = list(enumerate(lesson.record.entries))[lesson.start :]
    own = {number for number, entry in entries if entry.seat == lesson.seat and entry.move != PASS}
    assert own == done


@ALL
def test_a_foreseen_mistake_can_be_made_and_is_one(lesson: Lesson) -> None:
    before = states(lesson)
    for step in lesson.steps:
        moves = ENIX.rules.legal_moves(before[step.at], lesson.seat) if step.wrong else ()
        recorded = lesson.record.entries[step.at].move if step.wrong else None
        for mistake in step.wrong:
            written = [ENIX.codec.move_json(lesson.record.setup, move) for move in moves if move != recorded]
            like = [move for move in written if mistake.like.items() <= dict(move).items()]
            assert like, (step.text, mistake)


@ALL
def test_what_is_to_be_tried_is_forbidden_and_then_allowed_or_told(lesson: Lesson) -> None:
    for step, following in pairwise(lesson.steps):
        if step.kind is StepKind.TRY:
            assert step.rule in ("A5", "M4")
            assert following.at == step.at
        if step.kind in (StepKind.DO, StepKind.ARM):
            assert step.otherwise


@ALL
def test_there_are_words_for_everything_in_a_lesson(lesson: Lesson) -> None:
    assert keys(lesson) <= set(TEXTS)


def test_no_text_is_left_over() -> None:
    needed = {"finish.title", "finish.text", "general.not-now"}
    assert set(TEXTS) == needed.union(*(keys(lesson) for lesson in LESSONS))


def test_texts_are_short() -> None:
    for key, text in TEXTS.items():
        words = re.sub(r"\]\([^)]*\)|\{\w+\}|[*\[]", "", text).split()
        assert len(words) <= MOST_WORDS, key


def test_the_learner_wins_and_somebody_drops_out() -> None:
    outcome = LESSONS[-1].record.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.dropped_out == (2,)


def changed(**changes: object) -> str:
    document = json.loads((folder() / "enix" / "lessons" / "01-laying.json").read_text("utf-8"))
    return json.dumps({**document, **changes})


READ = {"at": 0, "kind": "read", "text": "laying.hello"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"surplus": 1}, 'unknown entry "surplus"'),
        ({"seat": 3}, "seat: a number from 0 to 2"),
        ({"steps": []}, "steps: 1 to 100 entries"),
        ({"steps": [{**READ, "kind": "sing"}]}, 'steps[0].kind: there is no kind of step "sing"'),
        ({"steps": [{**READ, "at": 99}]}, "steps[0].at: a number from 0"),
        ({"steps": [{**READ, "at": 2}, READ]}, "steps: steps must follow each other"),
        ({"steps": [{**READ, "at": 2, "kind": "do"}]}, "steps: the last step must be one to read"),
        ({"steps": [{**READ, "kind": "do"}, READ]}, "steps[0]: the learner does not move here"),
        ({"record": {}}, 'record: document: "format" is missing'),
    ],
)
def test_a_damaged_lesson_is_named(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadData, match=re.escape(sentence)):
        read_lesson(changed(**changes))


@pytest.mark.parametrize(
    "kept",
    [None, 1, [], {"enix": 3}, {"enix": {"done": 7, "current": [], "step": -1}}, {"enix": {"step": True}}],
)
def test_damaged_progress_is_ignored(tmp_path: Path, kept: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"lessons": kept}))
    assert Settings(path).lesson_progress("enix") == LessonProgress()
    assert not Settings(path).has_finished_lessons


def test_progress_is_kept_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    settings.set_lesson_progress("enix", LessonProgress(("laying",), "order", 2))
    settings.set_lesson_progress("another", LessonProgress(()))
    assert Settings(path).lesson_progress("enix") == LessonProgress(("laying",), "order", 2)
    assert Settings(path).has_finished_lessons
