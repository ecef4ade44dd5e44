"""Asking for a file: one to open, or where to save; then nothing is replaced without a question."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def file_to_save(parent: QWidget, title: str, start: Path, kinds: str) -> Path | None:
    """The chosen path, with the ending of *start* if none was typed; None if nothing was chosen."""
    while True:
        chosen, _ = QFileDialog.getSaveFileName(parent, title, str(start), kinds)
        if not chosen:
            return None
        typed = Path(chosen)
        # What follows a dot in "16.11" or "game 1.2" is no ending.
        whole = typed if typed.suffix[1:].isalpha() else typed.with_name(typed.name + start.suffix)
        if whole == typed or not whole.exists():
            return whole
        start = whole  # the desktop asked about the name without the ending only


def file_to_open(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """The chosen file; None if none was chosen."""
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(existing(folder)), kinds)
    return Path(chosen) if chosen else None


def standard_folder(place: QStandardPaths.StandardLocation) -> Path:
    """The folder of the desktop for this, or the home folder where there is none."""
    return existing(Path(QStandardPaths.writableLocation(place)))


def existing(folder: Path) -> Path:
    """The *folder*, or the home folder where it is not there yet: a dialog would take it for a file name."""
    return folder if folder.is_dir() else Path.home()
