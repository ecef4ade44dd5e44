"""Letters with Alt: on a screen each does one thing, and none is a menu's, which would open instead."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from tools.screens import SCREENS
from tools.settling import settle

MENUS = {
    "en": ("&Game", "&View", "&Help"),
    "de": ("&Spiel", "&Ansicht", "&Hilfe"),
    "fr": ("&Partie", "&Affichage", "A&ide"),
}
PLACES = ("puzzle", "review", "new-game", "library", "start")
NAMES = [name for name in SCREENS if any(place in name for place in PLACES)]


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    found = Languages(qapp)
    yield found
    found.use(FALLBACK)


@pytest.mark.parametrize("language", MENUS)
@pytest.mark.parametrize("name", NAMES)
def test_a_letter_does_one_thing(qtbot: QtBot, languages: Languages, name: str, language: str) -> None:
    languages.use(language)
    screen: QWidget = SCREENS[name]()
    qtbot.addWidget(screen)
    screen.show()
    settle(screen)  # what is still to come would find nobody here any more
    found = defaultdict(list)
    for text in (*MENUS[language], *lettered(screen)):
        found[QKeySequence.mnemonic(text).toString()].append(text)
    assert {letter: texts for letter, texts in found.items() if letter and len(texts) > 1} == {}


def lettered(screen: QWidget) -> list[str]:
    """The texts of what a letter can reach."""
    buttons = [one.text() for one in screen.findChildren(QAbstractButton) if one.isVisible()]
    labels = [one.text() for one in screen.findChildren(QLabel) if one.isVisible() and one.buddy()]
    return buttons + labels
