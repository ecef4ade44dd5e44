"""Pictures kept from the last start."""

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import Theme
from enix_desktop.ui.window.kept_picture import THREAD

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


def _shown(qtbot: QtBot, painter: _Painter, width: int = 60) -> QColor:
    parent = QWidget()
    qtbot.addWidget(parent)
    picture = Picture(painter.paint, parent, name="red")
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
