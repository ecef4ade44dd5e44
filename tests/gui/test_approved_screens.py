"""Every screen looks and reads as it was approved; what a screen reader finds is compared word by word."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.settings import Settings
from enix_desktop.i18n.languages import Languages
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.window.application import application
from tests.gui.accessibility import about, found, name
from tests.gui.approving import GOLDEN, coarse, differing, is_approving
from tests.gui.reading import plain
from tools.screens import SCREENS
from tools.settling import settle

APPROVED = GOLDEN / "screens"
SIZE = QSize(1280, 800)
COARSE = 8
"""Pixels of the window, across and down, that become one."""


@pytest.fixture
def style(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ENIX_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()  # the library tells when a game was saved
    application()
    load_fonts()
    style = Appearance(qapp, Settings())
    Languages(qapp).use(FALLBACK)
    yield
    style.deleteLater()
    qapp.setStyleSheet("")
    monkeypatch.undo()
    time.tzset()


def shown(qtbot: QtBot, screen: str) -> QWidget:
    widget = SCREENS[screen]()
    qtbot.addWidget(widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    if not isinstance(widget, QDialog):
        widget.resize(SIZE)
    widget.show()
    settle(widget)
    return widget


def words_of(widget: QWidget) -> str:
    """What a screen reader finds, a line each: what it is, its name, what is said about it, its state."""
    lines = []
    for part in found(widget):
        state = part.state()
        marks = [mark for mark in ("checked", "disabled", "expanded", "selected") if getattr(state, mark)]
        owner = part.object()
        tip = plain(owner.toolTip()) if isinstance(owner, QWidget) else ""
        said = [part.role().name, plain(name(part)), about(part), tip, *marks]
        lines.append(" | ".join(" ".join(word.split()) for word in said if word))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_looks_and_reads_as_it_was_approved(
    qtbot: QtBot, style: None, tmp_path: Path, screen: str
) -> None:
    widget = shown(qtbot, screen)
    words, approved_words = words_of(widget), APPROVED / f"{screen}.txt"
    if is_approving():
        approved_words.write_text(words, "utf-8")
    assert words == approved_words.read_text("utf-8")
    picture = widget.grab().toImage()
    picture.save(str(tmp_path / f"{screen}.png"))
    different = differing(coarse(picture, COARSE), APPROVED / f"{screen}.png")
    assert different == [], f"differs in these squares of {COARSE} pixels: see {tmp_path / screen}.png"


def test_nothing_is_approved_that_is_no_screen() -> None:
    assert {path.stem for path in APPROVED.iterdir()} == set(SCREENS)
