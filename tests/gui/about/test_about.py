"""The About dialog: who the program is, what it is made with, and every licence to be read."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop import __version__, resources
from enix_desktop.app.system.settings import Settings
from enix_desktop.app.system.versions import versions
from enix_desktop.identity import HOME_PAGE, NAME
from enix_desktop.ui.about.components import components
from enix_desktop.ui.about.dialog import AboutDialog
from enix_desktop.ui.widgets.plain import PLAIN
from enix_desktop.ui.widgets.theme import THEMES, current_theme
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.accessibility import found, name

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[AboutDialog]:
    application()
    made = AboutDialog()
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pages that the browser was asked for."""
    asked: list[str] = []

    def ask(url: QUrl) -> bool:
        asked.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", ask)
    return asked


def row_of(wanted: str) -> int:
    return [component.name for component in components()].index(wanted)


def words(dialog: AboutDialog) -> str:
    return " ".join(dialog.pane.toPlainText().split())


def test_version_and_independence_are_told(dialog: AboutDialog) -> None:
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert f"Version {__version__}" in texts
    assert any("2004 game ENIX" in text and "not connected with" in text for text in texts)
    assert not dialog._icon.pixmap().isNull()
    assert (components()[0].name, components()[0].home) == (NAME, HOME_PAGE)


@pytest.mark.parametrize("component", components(), ids=lambda component: component.name)
def test_every_licence_can_be_read_in_full(dialog: AboutDialog, component: object) -> None:
    one = next(each for each in components() if each == component)
    dialog.list.setCurrentRow(row_of(one.name))
    shown = words(dialog)
    assert shown.startswith(one.name)
    assert one.licence in shown
    assert one.copyright in shown
    for part in one.parts:
        assert part.name in shown
        assert part.licence in shown
    for text in one.texts:
        assert " ".join(resources.text(text.file).split()) in shown


def test_of_the_lgpl_it_says_what_everybody_may_do(dialog: AboutDialog) -> None:
    dialog.list.setCurrentRow(row_of("Qt"))
    assert "put your own version in its place" in words(dialog)
    dialog.list.setCurrentRow(row_of("platformdirs"))
    assert "put your own version in its place" not in words(dialog)


def test_what_only_packages_contain_is_marked(dialog: AboutDialog) -> None:
    for component in components():
        dialog.list.setCurrentRow(row_of(component.name))
        marked = "Included in the ready-made packages only." in words(dialog)
        assert marked == (component.shipped == "frozen")


def test_the_keyboard_goes_through_the_list_and_closes(dialog: AboutDialog) -> None:
    assert dialog.focusWidget() is dialog.list
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert words(dialog).startswith(components()[1].name)
    QTest.keyClick(dialog.list, Qt.Key.Key_End)
    assert words(dialog).startswith(components()[-1].name)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_tab_goes_from_the_list_through_links_and_buttons_and_around(dialog: AboutDialog) -> None:
    dialog.list.setCurrentRow(row_of("Qt"))
    dialog.activateWindow()
    buttons = [dialog.copy_button, dialog.qt_button, dialog.close_button, dialog.home_button]
    reached: list[QWidget] = []
    for _ in range(20):
        focused = QApplication.focusWidget()
        assert focused is not None
        if not reached or reached[-1] is not focused:
            reached.append(focused)
        if reached.count(dialog.list) == 2:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert reached == [dialog.list, dialog.pane, *buttons, dialog.list]


def test_enter_closes_wherever_the_keyboard_is(dialog: AboutDialog) -> None:
    dialog.copy_button.setFocus()
    QGuiApplication.clipboard().clear()
    QTest.keyClick(dialog.copy_button, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert QGuiApplication.clipboard().text() == ""


def test_escape_closes(dialog: AboutDialog) -> None:
    QTest.keyClick(dialog.pane, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_new_component_is_read_from_its_beginning(dialog: AboutDialog) -> None:
    dialog.list.setCurrentRow(row_of("Qt"))
    bar = dialog.pane.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    dialog.list.setCurrentRow(row_of("NumPy"))
    assert bar.value() == 0


def test_the_browser_is_asked_only_after_a_click(dialog: AboutDialog, opened: list[str]) -> None:
    dialog.list.setCurrentRow(row_of("Qt"))
    assert opened == []
    QTest.mouseClick(dialog.home_button, LEFT)
    assert opened == [HOME_PAGE]
    dialog.pane.anchorClicked.emit(QUrl("https://www.qt.io"))
    assert opened == [HOME_PAGE, "https://www.qt.io"]
    assert words(dialog).startswith("Qt")  # the page itself is not opened in here


def test_a_link_is_followed_with_the_keyboard(dialog: AboutDialog, opened: list[str]) -> None:
    dialog.list.setCurrentRow(row_of("Qt"))
    dialog.pane.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(dialog.pane, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.pane, Qt.Key.Key_Return)
    assert len(opened) == 1
    assert opened[0].startswith("https://")
    assert dialog.isVisible()


def test_versions_are_copied_for_reports(dialog: AboutDialog) -> None:
    QTest.mouseClick(dialog.copy_button, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == versions()
    assert f"Enix Desktop {__version__}" in copied
    for word in ("Python 3.", "PySide 6.", "Qt 6."):
        assert word in copied
    assert str(Path.home()) not in copied
    assert dialog._told.text() == "Copied"


def test_qt_tells_about_itself(dialog: AboutDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(QMessageBox, "aboutQt", told.append)
    QTest.mouseClick(dialog.qt_button, LEFT)
    assert told == [dialog]


def test_what_qt_tells_about_itself_is_no_raw_markup(
    qtbot: QtBot, dialog: AboutDialog, qapp: QApplication
) -> None:
    qapp.setStyleSheet(PLAIN)
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", "<h3>About Qt</h3>", parent=dialog)
    box.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    box.show()
    assert box.textFormat() is Qt.TextFormat.AutoText
    qapp.setStyleSheet("")


def test_a_screen_reader_hears_each_component_with_its_licence(dialog: AboutDialog) -> None:
    items = [each for each in found(dialog) if each.role() == QAccessible.Role.ListItem]
    heard = {name(each) for each in items}
    assert "Qt, licence: LGPL-3.0-only" in heard
    dialog.list.setCurrentRow(row_of("Qt"))
    assert dialog.pane.accessibleName() == "About Qt"


@pytest.mark.parametrize("theme", THEMES)
def test_links_have_the_colour_of_the_theme(dialog: AboutDialog, theme: str) -> None:
    current_theme.use(theme)
    assert current_theme.theme.link.name() in dialog.pane.toHtml()


def test_it_fits_into_the_smallest_window(dialog: AboutDialog) -> None:
    hint = dialog.minimumSizeHint()
    assert hint.width() <= dialog.width() <= 1024
    assert hint.height() <= dialog.height() <= 700


def test_the_menu_opens_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    window = MainWindow(Settings())
    window.show()
    window.menus.actions["about"].trigger()
    QApplication.processEvents()
    [about] = window.findChildren(AboutDialog)
    assert about.isVisible()
    about.reject()
    window.close()
