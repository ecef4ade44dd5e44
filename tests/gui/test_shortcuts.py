"""The list of keys tells what the keys really do."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.choices import default_choices
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX
from enix_desktop.i18n.languages import Languages
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.keys_dialog import OWN, KeyCap, KeysDialog
from enix_desktop.ui.window.main_window import MainWindow
from enix_desktop.ui.window.menus import SHORTCUTS
from enix_desktop.ui.window.shortcuts import KeyWords, key_groups
from tests.gui.tables import table_of

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    application()
    made = MainWindow(Settings())
    made.resize(1024, 700)
    made.show()
    yield made
    made.close()


def test_every_key_has_words_and_every_word_a_key(qtbot: QtBot) -> None:
    words = KeyWords()
    listed = {(group, entry.name) for group, entries in key_groups().items() for entry in entries}
    assert listed == set(words.descriptions())
    assert {*key_groups(), OWN} == set(words.groups())


def test_the_keys_of_the_menus_are_listed(window: MainWindow) -> None:
    listed = {entry.name: "+".join(entry.keys[0]) for entry in key_groups()["window"]}
    assert set(listed) == {*SHORTCUTS, "demo"}  # which is a key of the start screen
    for name, action in window.menus.actions.items():
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString() == listed[name]


def test_every_letter_that_the_table_answers_to_is_listed(window: MainWindow) -> None:
    window.games.start(default_choices(ENIX))
    shared = [entry.keys for group in ("choosing", "looking") for entry in key_groups()[group]]
    own = [entry.keys for entry in GAME_UIS["enix"].own_keys()]
    listed = {chord[-1] for keys in (*shared, *own) for chord in keys}
    QTest.keyClick(table_of(window.games), Qt.Key.Key_Tab)
    answered = set()
    for letter in LETTERS:
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key[f"Key_{letter}"], Qt.KeyboardModifier.NoModifier, letter.lower()
        )
        event.setAccepted(True)
        table_of(window.games).keyPressEvent(event)
        if event.isAccepted():
            answered.add(letter)
    assert answered == listed & set(LETTERS) - set("NRS")  # which mean something later in a turn


@pytest.mark.parametrize(
    ("key", "modifiers"),
    [
        (Qt.Key.Key_Question, CTRL),
        (Qt.Key.Key_Question, CTRL | SHIFT),
        (Qt.Key.Key_Slash, CTRL | SHIFT),
    ],
)
@pytest.mark.parametrize("at_table", [True, False])
def test_the_list_opens_however_the_key_is_typed(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, at_table: bool
) -> None:
    if at_table:
        window.games.start(default_choices(ENIX))
    seen: list[str] = []

    def close() -> None:
        for dialog in window.findChildren(KeysDialog):
            if dialog.isVisible():
                seen.append(dialog.windowTitle())
                QTest.keyClick(dialog, Qt.Key.Key_Escape)

    timer = QTimer(interval=20)
    timer.timeout.connect(close)
    timer.start()
    QTest.keyClick(table_of(window.games) if at_table else window, key, modifiers)
    QTest.qWait(60)
    timer.stop()
    assert seen == ["Keyboard"]


def test_the_list_of_another_game_has_its_own_keys_only(qtbot: QtBot, qapp: QApplication) -> None:
    Languages(qapp).use("de")
    try:
        dialog = KeysDialog(GAME_UIS["station"])
        qtbot.addWidget(dialog)
        caps = [cap.text() for cap in dialog.findChildren(KeyCap)]
        texts = [label.text() for label in dialog.findChildren(QLabel)]
    finally:
        Languages(qapp).use("en")
    assert "Rücktaste" in caps
    assert "Backspace" not in caps
    assert "C" not in caps
    assert not any("ein Feld" in text or "Legen" in text for text in texts)


def test_the_list_shows_all_keys(qtbot: QtBot) -> None:
    dialog = KeysDialog(GAME_UIS["enix"])
    qtbot.addWidget(dialog)
    caps = [cap.text() for cap in dialog.findChildren(KeyCap)]
    assert {"Ctrl", "?", "Arrow keys", "R", "P", "F11"} <= set(caps)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Turn the tile in your hand" in texts
