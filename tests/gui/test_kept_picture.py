"""Pictures kept from the last start."""

import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.ui.widgets.kept_picture import THREAD
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import Theme

pytestmark = pytest.mark.qt


class _Painter:
    """Counts how often it had to paint."""

    def __init__(self) -> None:
        self.times = 0

    def paint(self, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
        self.times += 1
        painter.fillRect(rect, QColor(Qt.GlobalColor.red))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path / "cache" / "pictures"


def _shown(qtbot: QtBot, painter: _Painter, width: int = 60, painters: Sequence[str] = (__name__,)) -> QColor:
    parent = QWidget()
    qtbot.addWidget(parent)
    picture = Picture(painter.paint, parent)
    picture.keep_as("red", painters)
    picture.resize(width, 40)
    colour = picture.grab().toImage().pixelColor(5, 5)
    for thread in threading.enumerate():
        if thread.name == THREAD:
            thread.join(5)
    return colour


def test_a_picture_is_painted_at_the_first_start_and_read_at_the_second(qtbot: QtBot, folder: Path) -> None:
    painter = _Painter()
    assert _shown(qtbot, painter) == Qt.GlobalColor.red
    assert painter.times == 1
    assert len(list(folder.iterdir())) == 1
    assert _shown(qtbot, painter) == Qt.GlobalColor.red
    assert painter.times == 1


def test_another_size_is_painted_anew_and_takes_the_place_of_the_first(qtbot: QtBot, folder: Path) -> None:
    painter = _Painter()
    _shown(qtbot, painter)
    (before,) = folder.iterdir()
    _shown(qtbot, painter, width=80)
    assert painter.times == 2
    (after,) = folder.iterdir()
    assert after != before


def test_a_damaged_file_is_painted_over(qtbot: QtBot, folder: Path) -> None:
    painter = _Painter()
    _shown(qtbot, painter)
    (file,) = folder.iterdir()
    file.write_bytes(b"no picture")
    assert _shown(qtbot, painter) == Qt.GlobalColor.red
    assert painter.times == 2
    assert file.read_bytes().startswith(b"\x89PNG")


def test_without_a_folder_to_write_to_the_picture_is_still_shown(qtbot: QtBot, folder: Path) -> None:
    folder.parent.write_text("a file where the folder should be")
    assert _shown(qtbot, _Painter()) == Qt.GlobalColor.red


def test_a_picture_is_painted_anew_once_anything_beside_its_painter_has_changed(
    qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = tmp_path / "art" / "goblin.py"
    beside.parent.mkdir()
    beside.touch()
    for name in ("before", "after"):
        module = ModuleType(name)
        module.__file__ = str(beside.with_name("game_ui.py"))
        monkeypatch.setitem(sys.modules, name, module)
    painter = _Painter()
    _shown(qtbot, painter, painters=("before",))
    _shown(qtbot, painter, painters=("before",))
    assert painter.times == 1
    later = beside.stat().st_mtime_ns + 10**9
    os.utime(beside, ns=(later, later))
    _shown(qtbot, painter, painters=("after",))  # within one start nobody looks twice
    assert painter.times == 2


def test_another_picture_is_shown_at_once_and_not_kept_under_the_old_name(qtbot: QtBot, folder: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    picture = Picture(_Painter().paint, parent)
    picture.keep_as("red", (__name__,))
    picture.paint_with(lambda painter, rect, _theme: painter.fillRect(rect, QColor(Qt.GlobalColor.blue)))
    picture.resize(60, 40)
    assert picture.grab().toImage().pixelColor(5, 5) == Qt.GlobalColor.blue
    assert not folder.exists()
