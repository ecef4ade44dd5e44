"""The language of the window: the desktop's at first, switched by a menu at once, in the middle of a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from enix_desktop import resources
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.system.settings import SYSTEM, Settings
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK, speech
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.widgets.plain_box import PlainBox
from enix_desktop.ui.window import application as starting
from enix_desktop.ui.window.application import NEEDED, Speaking, application
from enix_desktop.ui.window.continue_offer import Unfinished
from enix_desktop.ui.window.main_window import MainWindow
from tests.gui.tables import table_of


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Settings]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    found = Settings()
    speaking = Speaking(qapp, found)
    yield found
    speaking._languages.use(FALLBACK)
    speaking.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings) -> Iterator[MainWindow]:
    made = MainWindow(settings)
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def choose(window: MainWindow, language: str) -> None:
    """Pick *language* in the menu."""
    window.menus.actions[language].trigger()
    QApplication.processEvents()


def test_the_first_start_is_in_the_language_of_the_desktop(
    qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings.language == SYSTEM
    monkeypatch.setattr(starting, "system_language", lambda: "fr")
    speaking = Speaking(qapp, settings)
    assert speech.language == "fr"
    speaking._languages.use(FALLBACK)
    speaking.deleteLater()


class Listening(QTranslator):
    """Hears which texts of Qt's dialogs nobody could translate."""

    def __init__(self, installed: list[QTranslator]) -> None:
        super().__init__()
        self._installed = installed
        self.missing: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        told = any(found.translate(context, text, disambiguation, n) for found in self._installed)
        if not told and context != "QMimeType":  # what files are called comes from the system
            self.missing.add((context, text))
        return ""


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_dialogs_of_qt_speak_the_language_too(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, language: str, request: pytest.FixtureRequest
) -> None:
    languages = Languages(qapp)
    languages.use(language)
    listening = Listening(languages._installed)
    qapp.installTranslator(listening)
    request.addfinalizer(lambda: languages.use(FALLBACK))
    request.addfinalizer(lambda: qapp.removeTranslator(listening))
    for mode in QFileDialog.AcceptMode:
        dialog = QFileDialog(None, "", str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setViewMode(QFileDialog.ViewMode.Detail)
        dialog.setAcceptMode(mode)
        dialog.show()
        QApplication.processEvents()
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel)
    box.show()
    assert listening.missing == set()


def test_the_menu_switches_everything_at_once_and_the_choice_is_kept(
    window: MainWindow, settings: Settings
) -> None:
    assert window._start.new_button.text() == "&New game"
    choose(window, "de")
    assert window._start.new_button.text() == "&Neues Spiel"
    assert window.menus._menus["help"].title() == "&Hilfe"
    assert Settings().language == "de"
    choose(window, "fr")
    assert "partie" in window._start.new_button.text()
    choose(window, "en")
    assert window._start.new_button.text() == "&New game"


def test_the_menu_of_languages_is_found_in_every_language(window: MainWindow) -> None:
    for language in ("de", "fr"):
        choose(window, language)
        assert "Language" in window.menus._languages.title()
        assert [action.text() for action in window.menus._languages.actions()][1:] == [
            "English",
            "Français",
            "Deutsch",
        ]
        assert window.menus.actions[language].isChecked()


def test_a_running_game_goes_on_in_another_language(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Volta", "blue", "casual"))
    window.games.start(Choices("enix", seats, speed="instant", seed=3))
    table = table_of(window.games)
    qtbot.waitUntil(lambda: table.prompt() == "Ada, choose a card and lay it face down.")
    choose(window, "de")
    assert table.prompt() == "Ada, wähle eine Karte und leg sie verdeckt hin."
    assert "Karte" in table.actions_shown[0].text
    card = next(iter(table.scene.hand.cards))
    table.scene.hand_pressed.emit(card)
    choose(window, "fr")
    assert table.mode._selected == card, "what was chosen stays chosen"
    choose(window, "en")
    table.actions_shown[0].trigger()
    qtbot.waitUntil(lambda: any("turned over" in told for told in table.log.sentences()), timeout=20_000)
    told = len(table.log.sentences())
    choose(window, "de")
    assert table.log.sentences()[0].startswith("Alle Karten werden aufgedeckt:")
    assert len(table.log.sentences()) == told


def test_keys_still_belong_to_the_table_after_a_switch(window: MainWindow, qtbot: QtBot) -> None:
    seats = (SeatChoice("Ada", "red", None), SeatChoice("Volta", "blue", "casual"))
    window.games.start(Choices("enix", seats, speed="instant", seed=3))
    qtbot.waitUntil(lambda: bool(table_of(window.games).actions_shown))
    table_of(window.games).setFocus()
    choose(window, "de")
    assert window.focusWidget() is table_of(window.games)


def test_the_settings_dialog_switches_too(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    settings.language = "de"
    QApplication.processEvents()
    assert window._start.quit_button.text() == "&Beenden"


def test_the_game_to_continue_is_told_with_its_round(window: MainWindow) -> None:
    button, offer = window._start.continue_button, window.offer
    offer.game = Unfinished("enix", ("Ada", "Ben"))
    offer.tell()
    assert button.accessibleDescription().endswith("Ada, Ben")
    offer.game = Unfinished("enix", ("Ada", "Ben"), 2)
    offer.tell()
    assert button.accessibleDescription().endswith("ENIX, round 2: Ada, Ben")
    choose(window, "de")
    assert button.accessibleDescription().endswith("ENIX, Runde 2: Ada, Ben")


def test_everything_that_is_needed_is_shipped_and_checked() -> None:
    folder = resources.folder()
    shipped = {str(path.relative_to(folder).as_posix()) for path in folder.rglob("*") if path.is_file()}
    optional = {
        name for name in shipped if "/fr/" in name or "/de/" in name or name[:-3].endswith(("_fr", "_de"))
    }
    # The icon is no harm if it is missing, and what the licences need tests/packaging/test_notice.py checks.
    told_elsewhere = {name for name in shipped if name.startswith(("fonts/", "icons/", "licences/"))}
    # Games without sentences for the commands are told by their facts.
    told_elsewhere |= {"notice.json", *(name for name in shipped if name.endswith("/story.json"))}
    # Without its puzzles a game only lacks the button to them.
    told_elsewhere |= {name for name in shipped if "/puzzles/" in name}
    of_games = {file for ui in GAME_UIS.values() for file in ui.files}
    assert {*NEEDED, *of_games} == shipped - optional - told_elsewhere


def test_a_missing_resource_is_a_clear_message_at_the_start(
    qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(PlainBox, "exec", lambda box: told.append(box.text()))
    monkeypatch.setattr(starting, "NEEDED", ("enix/nothing.toml",))
    with pytest.raises(resources.MissingResource, match=r"enix/nothing\.toml is missing"):
        starting.run()
    assert told == [
        "Part of the program is missing: enix/nothing.toml. "
        "Please reinstall Enix Desktop; your games are safe."
    ]
    Languages(qapp).use(FALLBACK)
