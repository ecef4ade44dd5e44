"""The lessons of Hertzschlag: sound games, every kind of move, words for everything in three languages."""

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
from enix_desktop.games.hertzschlag.components import standard_components  # noqa: E402
from enix_desktop.games.hertzschlag.faces import CATEGORIES  # noqa: E402
from enix_desktop.games.hertzschlag.moves import (  # noqa: E402
    KINDS,
    Bid,
    Lay,
    Move,
    Place,
    Pledge,
    Signal,
    Word,
)
from enix_desktop.games.hertzschlag.phases import Phase  # noqa: E402
from enix_desktop.i18n.texts import read  # noqa: E402
from enix_desktop.ui.hertzschlag.game_ui import HERTZSCHLAG_UI  # noqa: E402
from tools import hertzschlag_lessons  # noqa: E402

HERTZSCHLAG = GAMES["hertzschlag"]
COMPONENTS = standard_components()
LESSONS = lessons("hertzschlag")
ALL = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
LANGUAGES = ("en", "fr", "de")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def texts(name: str, language: str) -> dict[str, str]:
    return dict(read(resources.text(f"hertzschlag/texts/{language}/{name}.toml")))


TEXTS = {language: texts("tutorial", language) for language in LANGUAGES}
WORDS = {language: texts("words", language) for language in LANGUAGES}
PADS = {language: texts("scene", language) for language in LANGUAGES}
NAMES = {language: texts("cards", language) for language in LANGUAGES}
LINK = re.compile(r"\]\(([^()]*)\)")
PICTURE = re.compile(r"\{([^{}]*)\}")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
MOST_WORDS = 45
MOST_WORDS_READ = 1800
"""Ten minutes, with the moves: about as much as the other games say."""
PICTURES = {*(category.key for category in CATEGORIES), "coin", "towards", "footprint"}
TARGETS = {
    *("scale", "event", "hand", "goal", "money", "display", "signals", "plants"),
    *("button:confirm", "button:memory"),
    *(f"place:{place}" for place in Place),
    *(f"word:{word}" for word in Word),
    *(f"bid:{euro}" for euro in range(COMPONENTS.numbers.fingers + 1)),
}
"""What a step may light, besides the cards of the own hand."""


def states(lesson: Lesson) -> list[Any]:
    """The state before each move, and the last."""
    steps = replay(HERTZSCHLAG.rules, HERTZSCHLAG.codec, lesson.record)
    return [HERTZSCHLAG.rules.start(lesson.record.setup), *(step.state for step in steps)]


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


def named(move: Move, language: str) -> list[str]:
    """What the texts about *move* have to name: what is on the card, the place and the buttons."""
    match move:
        case Signal(word):
            return [WORDS[language][f"signal.{word}"]]
        case Lay(card, place):
            return [NAMES[language][COMPONENTS.cards[card].id], PADS[language][f"pad.{place}"]]
        case Pledge(euro) | Bid(euro):
            return [str(euro)]


def test_the_files_are_what_the_script_makes() -> None:
    folder = resources.folder() / "hertzschlag" / "lessons"
    shipped = {path.name: path.read_text("utf-8") for path in folder.iterdir()}
    assert shipped == hertzschlag_lessons.told(), "python -m tools.make_lessons has something to write"


def test_the_window_knows_every_file() -> None:
    folder = resources.folder() / "hertzschlag" / "lessons"
    known = {name for name in HERTZSCHLAG_UI.files if name.startswith("hertzschlag/lessons/")}
    assert known == {f"hertzschlag/lessons/{path.name}" for path in folder.iterdir()}


def test_a_game_goes_on_where_the_lesson_before_has_ended() -> None:
    for group in (LESSONS[1:4], (LESSONS[4], *LESSONS[6:])):
        for before, after in pairwise(group):
            assert after.start == len(before.record.entries)
            assert after.record.entries[: after.start] == before.record.entries


@ALL
def test_a_lesson_is_legal_to_its_end_when_the_wanted_moves_are_made(lesson: Lesson) -> None:
    before = states(lesson)
    assert len(before) == len(lesson.record.entries) + 1
    for state in before:
        HERTZSCHLAG.rules.check(state)
    for step, move in wanted(lesson):
        assert move in HERTZSCHLAG.rules.legal_moves(before[step.at], lesson.seat)


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


def test_every_kind_of_move_is_made_by_the_learner_and_cards_go_to_both_places() -> None:
    moves = [move for lesson in LESSONS for _, move in wanted(lesson)]
    assert {type(move) for move in moves} == set(KINDS)
    assert {move.place for move in moves if isinstance(move, Lay)} == set(Place)


def test_the_first_lesson_says_the_goal_and_has_a_card_laid_in_the_first_minute() -> None:
    first = LESSONS[0]
    told = TEXTS["en"][first.steps[0].text]
    assert all(word in told for word in ("50", "eight rounds", "most points"))
    [(step, move), *_] = wanted(first)
    assert isinstance(move, Lay)
    before = first.steps[: first.steps.index(step) + 1]
    assert sum(len(plain_words(TEXTS["en"][each.text])) for each in before) <= 150


def test_the_learner_sees_a_rescue_a_blackout_and_the_end_of_a_game_that_holds() -> None:
    check, blackout, last = LESSONS[4], LESSONS[5], LESSONS[-1]
    assert states(check)[-1].plants == [True, False]
    assert blackout.record.outcome is not None
    assert states(blackout)[-1].is_blackout
    assert blackout.record.outcome.winners == ()
    assert states(last)[-1].phase is Phase.OVER
    assert last.record.outcome is not None
    assert last.record.outcome.winners == (last.seat,)
    assert list(last.record.outcome.scores) == [12, 9, 10]


@ALL
def test_a_foreseen_mistake_can_be_made_and_is_one(lesson: Lesson) -> None:
    before = states(lesson)
    for step, recorded in wanted(lesson):
        assert step.otherwise
        moves = HERTZSCHLAG.rules.legal_moves(before[step.at], lesson.seat)
        setup = lesson.record.setup
        written = [HERTZSCHLAG.codec.move_json(setup, move) for move in moves if move != recorded]
        for mistake in step.wrong:
            like = [move for move in written if mistake.like.items() <= dict(move).items()]
            assert like, (step.text, mistake)


@ALL
def test_what_is_lit_is_known_and_a_lit_card_is_in_the_own_hand(lesson: Lesson) -> None:
    before = states(lesson)
    for step in lesson.steps:
        hand = {f"card:{COMPONENTS.cards[card].id}" for card in before[step.at].hands[lesson.seat]}
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
    sections = json.loads(resources.text("hertzschlag/rulebook.json"))["sections"]
    rules = {rule for section in sections for part in section["paragraphs"] for rule in part["rules"]}
    for key, text in TEXTS[language].items():
        for place in LINK.findall(text):
            kind, _, name = place.partition(":")
            assert kind == "rule", key
            assert name in rules, key
        assert set(PICTURE.findall(text)) <= PICTURES, key


def test_texts_are_short() -> None:
    for key, text in TEXTS["en"].items():
        assert len(plain_words(text)) <= MOST_WORDS, key
    read_by_all = [step.text for lesson in LESSONS for step in lesson.steps]
    assert sum(len(plain_words(TEXTS["en"][key])) for key in read_by_all) <= MOST_WORDS_READ


@EVERY_LANGUAGE
def test_cards_places_signals_and_fingers_are_called_what_they_are(language: str) -> None:
    for lesson in LESSONS:
        for step, move in wanted(lesson):
            mistakes = [mistake.text for mistake in step.wrong]
            for key in (step.text, step.otherwise, *mistakes):
                bold = BOLD.findall(TEXTS[language][key])
                assert set(named(move, language)) <= set(bold), key
    assert PADS[language]["memory.button"] in BOLD.findall(TEXTS[language]["passing.memory"])
