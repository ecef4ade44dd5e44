"""Every screen in every language: switched while it is open, nothing left behind, nothing cut off."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import COMPUTER_NAMES, PEOPLE_NAMES
from enix_desktop.app.system.settings import Settings
from enix_desktop.i18n import pseudo
from enix_desktop.i18n.languages import NAMES, Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.about.components import components
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.window.application import application
from tests.gui.reading import cut_off, texts
from tools.fake_games import fake_games
from tools.screens import SCREENS

SMALLEST = QSize(1024, 700)
LANGUAGES = (pseudo.LANGUAGE, "de", "fr")
WORD = re.compile(r"[A-Za-zÀ-ÿ]{4,}")
UNTRANSLATED = {
    *COMPUTER_NAMES,
    *PEOPLE_NAMES,
    *NAMES.values(),
    *(word for component in components() for word in WORD.findall(f"{component.name} {component.home}")),
    *(word for ui in fake_games(4) for word in ui.title().split()),
    "Enix",
    "Desktop",
    "Enter",
    "Language",
}
"""Names, which are the same in every language."""


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    style = Appearance(qapp, Settings())
    found = Languages(qapp)
    yield found
    found.use(FALLBACK)
    style.deleteLater()
    qapp.setStyleSheet("")


def shown(qtbot: QtBot, name: str) -> QWidget:
    widget: QWidget = SCREENS[name]()
    qtbot.addWidget(widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(SMALLEST)
    widget.show()
    QApplication.processEvents()
    return widget


def speak(languages: Languages, language: str) -> None:
    """Switch, and let layouts that ask for other layouts come to rest."""
    languages.use(language)
    for _ in range(4):
        QApplication.processEvents()


def left_in_english(window: QWidget) -> list[str]:
    """Texts with a word that the pseudo-language did not change."""
    found = []
    for widget, text in texts(window):
        words = [word for word in WORD.findall(text) if word not in UNTRANSLATED]
        if any(re.fullmatch(r"[A-Za-z]+", word) and re.search("[aeiouAEIOU]", word) for word in words):
            found.append(f"{type(widget).__name__}: {text}")
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_follows_the_language_at_once_and_nothing_is_cut_off(
    qtbot: QtBot, languages: Languages, name: str
) -> None:
    languages.use(FALLBACK)
    window = shown(qtbot, name)
    before = sorted(text for _, text in texts(window))
    assert before
    for language in LANGUAGES:
        speak(languages, language)
        assert cut_off(window) == [], language
        if language == pseudo.LANGUAGE:
            assert left_in_english(window) == []
    speak(languages, FALLBACK)
    assert sorted(text for _, text in texts(window)) == before
