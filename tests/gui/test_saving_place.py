"""Asking where a file shall be saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from enix_desktop.ui.widgets.file_dialogs import file_to_save, standard_folder


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("board", "board.png"),
        ("game 1.2", "game 1.2.png"),
        ("board.png", "board.png"),
        ("board.PNG", "board.PNG"),
        ("board.apng", "board.apng"),
    ],
)
def test_a_name_without_an_ending_gets_one(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, saved: str
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), ""))
    assert file_to_save(parent, "Save", tmp_path / "enix.png", "Pictures (*.png)") == tmp_path / saved


def test_a_file_that_is_there_with_the_ending_is_asked_about(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    (tmp_path / "board.png").write_text("mine")
    asked: list[str] = []
    answers = [str(tmp_path / "board"), ""]

    def choose(_parent: QWidget, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        asked.append(start)
        return answers.pop(0), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    assert file_to_save(parent, "Save", tmp_path / "enix.png", "Pictures (*.png)") is None
    assert asked == [str(tmp_path / "enix.png"), str(tmp_path / "board.png")]


def test_where_the_desktop_has_no_such_folder_home_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = QStandardPaths.StandardLocation.PicturesLocation
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path / "Pictures"))
    assert standard_folder(pictures) == Path.home()
    (tmp_path / "Pictures").mkdir()
    assert standard_folder(pictures) == tmp_path / "Pictures"
