"""Starting the window."""

import logging
import os
import sys
from pathlib import Path

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from enix_desktop.app.settings import Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.i18n.languages import FALLBACK, Languages
from enix_desktop.ui.fonts import load_fonts
from enix_desktop.ui.style_sheet import Appearance

PIXMAPS_KEPT = 128 * 1024
"""Kilobytes: all that lies on the table, on a screen of 3840 x 2160."""


class NoDisplay(EnixError):
    """There is no screen to show a window on."""


def application() -> QApplication:
    """The application object, with our type; made once."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    app = QApplication(sys.argv[:1])
    app.setApplicationName("enix-desktop")
    app.setApplicationDisplayName("Enix Desktop")
    QPixmapCache.setCacheLimit(PIXMAPS_KEPT)
    load_fonts()
    Languages(app).use(FALLBACK)
    return app


def run(path: Path | None = None) -> int:
    """Show the window until it is closed."""
    _need_a_display()
    logging.basicConfig(level=logging.WARNING)
    app = application()
    settings = Settings()
    Appearance(app, settings)
    from enix_desktop.ui.main_window import MainWindow

    window = MainWindow(settings)
    window.show()
    if path is not None:
        window.open_file(path)
    return app.exec()


def _need_a_display() -> None:
    """Qt would end the whole process with a page of text; one sentence is kinder."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise NoDisplay(
            "There is no display to show the window on; without one you can use "
            "'enix-desktop watch', 'simulate', 'replay', 'screenshot' and 'bench'."
        )
