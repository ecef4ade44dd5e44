"""The themes: chosen, like the desktop, and switched at once on every screen."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import SYSTEM, THEME_CHOICES, Settings
from enix_desktop.ui.book.window import BookWindow
from enix_desktop.ui.widgets import style_sheet
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.theme import THEMES, current_theme
from tools.screens import SCREENS

SMALLEST = QSize(1024, 700)
SCREENS_SWITCHED = (
    *("start", "new-game", "arrange", "laying", "tile-refused", "final", "lesson-tiles", "settings", "guide"),
)


class DesktopHints(QObject):
    """What a desktop tells about its colours, and that it tells something new."""

    colorSchemeChanged = Signal(object)  # noqa: N815
    contrastPreferenceChanged = Signal(object)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self.is_dark = self.is_strong = False

    def tell(self, is_dark: bool = False, is_strong: bool = False) -> None:
        self.is_dark, self.is_strong = is_dark, is_strong
        self.colorSchemeChanged.emit(self.colorScheme())
        self.contrastPreferenceChanged.emit(self.contrastPreference())

    def accessibility(self) -> "DesktopHints":
        return self

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return Qt.ColorScheme.Dark if self.is_dark else Qt.ColorScheme.Light

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        preferences = Qt.ContrastPreference
        return preferences.HighContrast if self.is_strong else preferences.NoPreference


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> DesktopHints:
    hints = DesktopHints()
    monkeypatch.setattr(style_sheet, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))
    return hints


@pytest.fixture
def settings(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, desktop: DesktopHints
) -> Iterator[Settings]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    load_fonts()
    settings = Settings(tmp_path / "settings.json")
    style = Appearance(qapp, settings)
    yield settings
    style.deleteLater()
    current_theme.use("light")
    qapp.setStyleSheet("")


def test_every_theme_can_be_chosen(settings: Settings) -> None:
    assert set(THEME_CHOICES) == {SYSTEM, *THEMES}
    for theme in THEMES:
        settings.theme = theme
        assert current_theme.theme.name == theme


def test_the_theme_follows_the_desktop_at_once(settings: Settings, desktop: DesktopHints) -> None:
    assert settings.theme == SYSTEM
    found = [current_theme.theme.name]
    for is_dark, is_strong in ((True, False), (True, True), (False, True), (False, False)):
        desktop.tell(is_dark, is_strong)
        found.append(current_theme.theme.name)
    assert found == ["light", "dark", "contrast", "contrast", "light"]


def test_a_theme_that_was_chosen_does_not_follow_the_desktop(
    settings: Settings, desktop: DesktopHints
) -> None:
    settings.theme = "dark"
    desktop.tell(is_strong=True)
    assert current_theme.theme.name == "dark"


def test_the_real_desktop_can_be_asked(qapp: QApplication) -> None:
    assert QGuiApplication.styleHints().accessibility().contrastPreference() in tuple(Qt.ContrastPreference)


@pytest.mark.parametrize("name", SCREENS_SWITCHED)
def test_a_screen_that_is_open_looks_as_if_opened_in_the_new_theme(
    qtbot: QtBot, settings: Settings, name: str
) -> None:
    settings.theme = "light"
    window = _shown(qtbot, name)
    in_light = _picture(window)
    settings.theme = "contrast"
    switched = _picture(window)
    assert _difference(switched, in_light) > 0.3
    settings.theme = "light"
    assert _difference(_picture(window), in_light) < 0.0005
    settings.theme = "contrast"
    assert _difference(switched, _picture(_shown(qtbot, name))) < 0.0005


def _shown(qtbot: QtBot, name: str) -> QWidget:
    widget: QWidget = SCREENS[name]()
    qtbot.addWidget(widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(SMALLEST)
    widget.show()
    return widget


def _picture(widget: QWidget) -> QImage:
    """The screen when everything has come to rest."""
    for _ in range(4):
        QApplication.processEvents()
    widget.grab()
    while isinstance(widget, BookWindow) and (widget._relaying.isActive() or not widget.browser.is_complete):
        QApplication.processEvents()
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _difference(one: QImage, other: QImage) -> float:
    """In how much of their area two pictures differ."""
    assert one.size() == other.size()
    first, second = (np.frombuffer(image.constBits(), np.uint32) for image in (one, other))
    return float(np.mean(first != second))
