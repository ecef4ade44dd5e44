"""The settings dialog, the appearance that follows it, and the rules page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.app.settings import Settings
from enix_desktop.i18n.languages import available
from enix_desktop.ui.choice_box import ChoiceBox
from enix_desktop.ui.settings_dialog import SettingsDialog
from enix_desktop.ui.style_sheet import Appearance, palette, style_sheet
from enix_desktop.ui.theme import THEMES, look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def own_look(qapp: QApplication) -> Iterator[QApplication]:
    before: tuple[str, QPalette, QFont, str] = (
        qapp.style().objectName(),
        qapp.palette(),
        qapp.font(),
        look.theme.name,
    )
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])
    look.use(before[3])


def pick(qtbot: QtBot, box: ChoiceBox, key: str) -> None:
    """Open the list and click the entry *key*."""
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    view = box.view()
    place = view.visualRect(view.model().index(box.keys.index(key), 0)).center()
    # The list ignores the click that follows its opening at once.
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_choice_is_in_the_settings_at_once(
    qtbot: QtBot, dialog: SettingsDialog, settings: Settings
) -> None:
    pick(qtbot, dialog.theme_box, "dark")
    assert settings.theme == "dark"
    dialog.speed_box.setFocus()
    QTest.keyClick(dialog.speed_box, Qt.Key.Key_Home)
    assert settings.speed == "slow"
    dialog.language_box.setFocus()
    QTest.keyClick(dialog.language_box, Qt.Key.Key_Down)
    assert settings.language == "en"


def test_a_change_from_elsewhere_is_shown(dialog: SettingsDialog, settings: Settings) -> None:
    settings.theme = "light"
    assert dialog.theme_box.key == "light"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_it(qtbot: QtBot, dialog: SettingsDialog, key: Qt.Key) -> None:
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()


def test_only_languages_that_can_be_spoken_are_offered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot, settings: Settings
) -> None:
    (tmp_path / "translations").mkdir()
    (tmp_path / "ui").mkdir()
    (tmp_path / "translations" / "enix_de.qm").touch()
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    available.cache_clear()
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.language_box.keys == ["system", "en", "de"]
    available.cache_clear()


def test_another_language_is_spoken_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    settings.speed = "fast"
    dialog.close_button.setText("?")
    dialog.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert dialog.close_button.text() == "&Close"
    assert dialog.speed_box.key == "fast"


def test_the_theme_in_the_settings_is_the_one_in_use(own_look: QApplication, settings: Settings) -> None:
    settings.theme = "dark"
    appearance = Appearance(own_look, settings)
    assert look.theme.name == "dark"
    assert own_look.palette().color(QPalette.ColorRole.Window) == look.theme.table
    settings.theme = "light"
    assert look.theme.name == "light"
    assert own_look.palette().color(QPalette.ColorRole.Window) == look.theme.table
    appearance.setParent(None)
    appearance.deleteLater()


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_style_sheet_is_understood(qtbot: QtBot, theme: str) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    sheet = style_sheet(THEMES[theme])
    assert "$" not in sheet
    widget.setStyleSheet(sheet)  # a mistake is a warning of Qt, and a warning fails the test
    widget.show()


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_text_is_readable(theme: str) -> None:
    colours, roles = palette(THEMES[theme]), QPalette.ColorRole
    for text, ground in (
        (roles.WindowText, roles.Window),
        (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.HighlightedText, roles.Highlight),
        (roles.Link, roles.Base),
        (roles.PlaceholderText, roles.Base),
    ):
        one, other = _luminance(colours, text), _luminance(colours, ground)
        assert (max(one, other) + 0.05) / (min(one, other) + 0.05) >= 4.5, (text, ground)


def _luminance(colours: QPalette, role: QPalette.ColorRole) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    colour = colours.color(role)
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF())
