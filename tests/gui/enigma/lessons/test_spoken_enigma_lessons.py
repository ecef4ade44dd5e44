"""The lessons of ENIGMA for those who hear them: texts without markup, and names for what is lit."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import NAMES, Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.enigma.course import ENIGMA_COURSE
from enix_desktop.ui.lessons.lesson_screen import LessonScreen
from enix_desktop.ui.window.application import application

MARKUP = re.compile(r"[{}\[\]]|\*\*|\(rule:|\N{OBJECT REPLACEMENT CHARACTER}")


@pytest.fixture(params=NAMES)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    languages = Languages(qapp)
    languages.use(request.param)
    yield request.param
    languages.use(FALLBACK)


@pytest.mark.usefixtures("language")
def test_every_text_of_every_lesson_is_said_without_markup() -> None:
    for key in ENIGMA_COURSE.texts:
        assert not MARKUP.search(ENIGMA_COURSE.spoken(key)), key


def first_steps() -> dict[str, tuple[int, int, str]]:
    """For every kind of thing that is lit: a lesson, a step, and the target."""
    found: dict[str, tuple[int, int, str]] = {}
    for number, lesson in enumerate(ENIGMA_COURSE.lessons):
        for index, step in enumerate(lesson.steps):
            for target in step.lit:
                found.setdefault(target.partition(":")[0], (number, index, target))
    return found


@pytest.mark.parametrize("kind", first_steps())
def test_everything_that_is_lit_has_a_name(qtbot: QtBot, kind: str) -> None:
    number, index, target = first_steps()[kind]
    application()
    screen = LessonScreen(ENIGMA_COURSE, number, "instant", step=index)
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.begin()
    qtbot.waitUntil(lambda: screen.run.is_waiting and screen.run.index == index)
    assert len(screen.table.lit_words([target])) > 1
