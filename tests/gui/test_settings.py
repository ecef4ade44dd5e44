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
from enix_desktop.app.system.settings import Settings
from enix_desktop.i18n.languages import Languages, available
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.settings.controls import ChoiceControl
from enix_desktop.ui.settings.dialog import SettingsDialog
from enix_desktop.ui.settings.rows import SettingRow
from enix_desktop.ui.settings.words import SettingsWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.style_sheet import Appearance, palette, style_sheet
from enix_desktop.ui.widgets.theme import LARGE_TARGET, TARGET, THEMES, current_theme

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
def languages(qapp: QApplication) -> Iterator[Languages]:
    spoken = Languages(qapp)
    yield spoken
    spoken.use(FALLBACK)


@pytest.fixture
def own_look(qapp: QApplication) -> Iterator[QApplication]:
    before: tuple[str, QPalette, QFont, str] = (
        qapp.style().objectName(),
        qapp.palette(),
        qapp.font(),
        current_theme.theme.name,
    )
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])
    current_theme.use(before[3])


def box(dialog: SettingsDialog, name: str) -> ChoiceBox:
    """The list of choices for a setting."""
    control = dialog.controls[name]
    assert isinstance(control, ChoiceControl)
    return control.box


def found(dialog: SettingsDialog) -> list[str]:
    """The settings that are shown."""
    return [row.control.name for row in dialog.findChildren(SettingRow) if row.isVisibleTo(dialog)]


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
    pick(qtbot, box(dialog, "theme"), "dark")
    assert settings.theme == "dark"
    QTest.keyClick(box(dialog, "speed"), Qt.Key.Key_Home)
    assert settings.speed == "slow"
    QTest.keyClick(box(dialog, "language"), Qt.Key.Key_Down)
    assert settings.language == "en"
    QTest.keyClick(box(dialog, "motion"), Qt.Key.Key_End)
    assert settings.motion == "reduced"
    for name, after in (("log_open", False), ("touch", True), ("muted", True)):
        switch = dialog.controls[name].widget
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center())
        assert getattr(settings, name) is after


def test_every_setting_has_a_row_with_words(dialog: SettingsDialog) -> None:
    assert set(SettingsWords().rows()) == set(dialog.controls)
    shown = [row for row in dialog.findChildren(SettingRow) if row.isVisibleTo(dialog)]
    assert len(shown) == len(dialog.controls)
    for control in dialog.controls.values():
        reached = control.widget.focusProxy() or control.widget
        assert reached.accessibleName()
        assert reached.accessibleDescription()


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [
        ("en", "DARK", "theme"),
        ("en", "tempo", "speed"),
        ("en", "  mute ", "muted"),
        ("en", "nothing flies", "motion"),
        ("en", "deutsch", "language"),
        ("fr", "theme", "theme"),
        ("fr", "MUET", "muted"),
        ("de", "lautstarke", "volume"),
        ("de", "Finger", "touch"),
    ],
)
def test_a_setting_is_found_by_its_words_in_the_language_in_use(
    languages: Languages, dialog: SettingsDialog, language: str, typed: str, name: str
) -> None:
    languages.use(language)
    QApplication.processEvents()
    QTest.keyClicks(dialog.search, typed)
    assert name in found(dialog)
    assert len(found(dialog)) < len(dialog.controls)


def test_whoever_looked_for_the_language_and_changed_it_can_change_it_back(
    qtbot: QtBot, languages: Languages, dialog: SettingsDialog
) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    QTest.keyClicks(dialog.search, "deutsch")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    languages.use("fr")
    QApplication.processEvents()
    assert found(dialog) == list(dialog.controls)
    assert dialog.focusWidget() is box(dialog, "language")


def test_what_is_not_found_is_said_kindly_and_escape_shows_everything_again(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "<b>pizza")
    assert found(dialog) == []
    assert dialog.nothing.isVisible()
    assert "<b>pizza" in dialog.nothing.text()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.nothing.isVisible()
    assert found(dialog) == list(dialog.controls)
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_enter_goes_from_the_search_to_what_was_found(qtbot: QtBot, dialog: SettingsDialog) -> None:
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    QTest.keyClicks(dialog.search, "volume")
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.controls["volume"].widget.focusProxy()
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.search
    assert dialog.search.selectedText() == "volume"


def test_the_usual_settings_come_back_and_that_can_be_taken_back(
    dialog: SettingsDialog, settings: Settings
) -> None:
    assert not dialog.usual_button.isEnabled()
    settings.theme, settings.volume, settings.motion, settings.log_open = "dark", 5, "reduced", False
    settings.window_geometry = "AAEC"
    dialog.usual_button.click()
    assert (settings.theme, settings.volume, settings.motion, settings.log_open) == (
        "system",
        60,
        "system",
        True,
    )
    assert settings.window_geometry == "AAEC"
    assert box(dialog, "theme").key == "system"
    dialog.undo_button.click()
    assert (settings.theme, settings.volume, settings.motion, settings.log_open) == (
        "dark",
        5,
        "reduced",
        False,
    )
    assert box(dialog, "theme").key == "dark"
    assert not dialog.undo_button.isVisible()


def test_after_another_choice_there_is_nothing_to_take_back(
    dialog: SettingsDialog, settings: Settings
) -> None:
    settings.theme = "dark"
    dialog.usual_button.click()
    assert dialog.undo_button.isVisible()
    settings.speed = "rapid"
    assert not dialog.undo_button.isVisible()
    assert dialog.usual_button.isEnabled()


def test_large_buttons_are_large_at_once_in_every_theme(
    qtbot: QtBot, own_look: QApplication, settings: Settings
) -> None:
    appearance = Appearance(own_look, settings)
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    for theme in sorted(THEMES):
        settings.theme = theme
        for is_large, least in ((True, LARGE_TARGET), (False, TARGET)):
            settings.touch = is_large
            QApplication.processEvents()
            pressed = [dialog.search, dialog.close_button, *(c.widget for c in dialog.controls.values())]
            heights = [widget.height() for widget in pressed]
            assert min(heights) >= least
            assert min(heights) < LARGE_TARGET or is_large
    appearance.setParent(None)
    appearance.deleteLater()


def test_a_change_from_elsewhere_is_shown(dialog: SettingsDialog, settings: Settings) -> None:
    settings.theme = "light"
    assert box(dialog, "theme").key == "light"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_enter_close_it(qtbot: QtBot, dialog: SettingsDialog, key: Qt.Key) -> None:
    QTest.keyClick(box(dialog, "theme"), key)
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
    assert box(dialog, "language").keys == ["system", "en", "de"]
    available.cache_clear()


def test_another_language_is_spoken_at_once(dialog: SettingsDialog, settings: Settings) -> None:
    settings.speed = "fast"
    dialog.close_button.setText("?")
    dialog.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert dialog.close_button.text() == "&Close"
    assert box(dialog, "speed").key == "fast"


def test_the_theme_in_the_settings_is_the_one_in_use(own_look: QApplication, settings: Settings) -> None:
    settings.theme = "dark"
    appearance = Appearance(own_look, settings)
    assert current_theme.theme.name == "dark"
    assert own_look.palette().color(QPalette.ColorRole.Window) == current_theme.theme.table
    settings.theme = "light"
    assert current_theme.theme.name == "light"
    assert own_look.palette().color(QPalette.ColorRole.Window) == current_theme.theme.table
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
