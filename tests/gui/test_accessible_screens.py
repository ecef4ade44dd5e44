"""Every screen for those who hear it: whatever one can use has a name, in the current language."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from tests.gui import test_every_screen as every
from tests.gui.accessibility import about, found, is_used, name
from tools.screens import SCREENS

languages = every.languages  # a fixture


def nameless(window: QWidget) -> list[str]:
    """What can be used, but has no name."""
    return [repr(each) for each in found(window) if is_used(each) and not name(each).strip()]


def names(window: QWidget) -> list[str]:
    """What a screen reader says about everything that can be used."""
    return [f"{name(each)} {about(each)}" for each in found(window) if is_used(each)]


@pytest.mark.parametrize("screen", SCREENS)
def test_whatever_can_be_used_has_a_name_that_follows_the_language(
    qtbot: QtBot,
    languages: Languages,
    screen: str,
) -> None:
    languages.use(FALLBACK)
    window = every.shown(qtbot, screen)
    before = names(window)
    assert before
    assert nameless(window) == []
    every.speak(languages, pseudo.LANGUAGE)
    assert nameless(window) == []
    assert len(set(names(window)) & set(before)) == 0
