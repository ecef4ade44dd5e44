"""Lessons for those who hear them: pictures are said, and so is what is lit."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import NAMES, Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.book.markup import spoken
from enix_desktop.ui.enix.course import ENIX_COURSE
from enix_desktop.ui.lessons.lesson_screen import LessonScreen

MARKUP = re.compile(r"[{}\[\]]|\*\*|\(rule:|\(term:|\N{OBJECT REPLACEMENT CHARACTER}")
LESSONS = [lesson.id for lesson in ENIX_COURSE.lessons]


@pytest.fixture(params=NAMES)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    languages = Languages(qapp)
    languages.use(request.param)
    yield request.param
    languages.use(FALLBACK)


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Somebody uses a screen reader."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def opened(qtbot: QtBot, lesson: str, step: int) -> LessonScreen:
    screen = LessonScreen(ENIX_COURSE, LESSONS.index(lesson), "instant", step=step)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.begin()
    qtbot.waitUntil(lambda: screen.run.is_waiting and screen.run.index == step)
    return screen


def heard(screen: LessonScreen) -> str:
    """What a screen reader finds in the coach's bubble."""
    label = screen.coach._says.findChild(QLabel)
    assert label is not None
    return QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name)


def test_a_picture_is_said_unless_its_name_stands_beside_it() -> None:
    names = {"wind": "Wind energy", "jump": "jump"}.__getitem__
    assert spoken("Lay your {wind} 4.", names) == "Lay your Wind energy 4."
    assert spoken("Go to {wind} Wind energy.", names) == "Go to Wind energy."
    assert spoken("It has a [jump](rule:A2) {jump}.", names) == "It has a jump."
    assert spoken("Two {wind} cards, **one** {wind}.", names) == "Two Wind energy cards, one Wind energy."


@pytest.mark.usefixtures("language")
def test_every_picture_of_every_lesson_is_said() -> None:
    texts = ENIX_COURSE.texts
    said = 0
    for key in texts:
        told = ENIX_COURSE.spoken(key)
        assert not MARKUP.search(told), key
        for picture in re.findall(r"\{([\w-]+)\}", texts[key]):
            name = ENIX_COURSE.picture_name(picture)
            assert name.casefold() in told.casefold(), key
            said += 1
    assert said > 50


def test_a_card_is_told_by_its_energy_where_two_have_its_value(qtbot: QtBot) -> None:
    assert "Lay your Solar energy 3." in heard(opened(qtbot, "order", 1))


def test_what_is_lit_is_told(qtbot: QtBot) -> None:
    lit = heard(opened(qtbot, "moving", 1)).partition("Lit on the table: ")[2]
    assert lit == "the side between Solar energy and Waves and tides."


def test_the_bright_place_is_told_by_what_lies_around_it(qtbot: QtBot) -> None:
    steps = ENIX_COURSE.lessons[LESSONS.index("tiles")].steps
    step = next(number for number, step in enumerate(steps) if step.text == "tiles.place")
    lit = heard(opened(qtbot, "tiles", step)).partition("Lit on the table: ")[2]
    assert "the place north of Geothermal heat and north-west of Biomass" in lit


def first_steps() -> dict[str, tuple[str, int, str]]:
    """For every kind of thing that is lit: a lesson, a step, and the target."""
    found: dict[str, tuple[str, int, str]] = {}
    for lesson in ENIX_COURSE.lessons:
        for number, step in enumerate(lesson.steps):
            for target in step.lit:
                found.setdefault(target.partition(":")[0], (lesson.id, number, target))
    del found["board"]  # no news
    return found


@pytest.mark.parametrize("kind", first_steps())
def test_everything_that_is_lit_has_a_name(qtbot: QtBot, kind: str) -> None:
    lesson, number, target = first_steps()[kind]
    screen = opened(qtbot, lesson, number)
    others = [each for each in screen.run.lesson.steps[number].lit if each != target]
    every, rest = screen.table.lit_words([*others, target]), screen.table.lit_words(others)
    assert len(every) > len(rest)
