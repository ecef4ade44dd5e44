"""Starting the window."""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from enix_desktop import __version__, resources
from enix_desktop.app.system.log_files import LogFile, keep_crashes
from enix_desktop.app.system.paths import log_folder
from enix_desktop.app.system.settings import SYSTEM, Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.i18n.languages import Languages, system_language
from enix_desktop.i18n.texts import FALLBACK
from enix_desktop.identity import APP_ID, COMMAND, NAME
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.table.motion import MotionKeeper, ask_desktop
from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.widgets.tooltips import ToolTips
from enix_desktop.ui.window.guard import Guard
from enix_desktop.ui.window.troubles import Troubles

if TYPE_CHECKING:
    from enix_desktop.ui.window.main_window import MainWindow

NEEDED = (
    "sounds/cap.wav",
    "sounds/energy.wav",
    "sounds/laser.wav",
    "sounds/lay.wav",
    "sounds/move.wav",
    "sounds/refused.wav",
    "sounds/steal.wav",
    "sounds/take.wav",
    "sounds/tile.wav",
    "sounds/turn.wav",
    "sounds/win.wav",
    "translations/enix_en.qm",
    "ui/arrow-dark.svg",
    "ui/arrow-light.svg",
    "ui/check.svg",
)
"""What the window cannot do without, besides the files of each game; the fonts tell for themselves."""
PIXMAPS_KEPT = 128 * 1024
"""Kilobytes: all that lies on the table, on a screen of 3840 x 2160."""
ICON_AFTER, LISTENS_AFTER = 100, 400
"""Milliseconds: the first picture waits neither for the icon nor for later starts; these wait longer."""


class NoDisplay(EnixError):
    """There is no screen to show a window on."""


def application() -> QApplication:
    """The application object, with our type; made once."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # By the first word window managers find the desktop file; `setStyle` would load all that QStyle knows.
    app = QApplication([COMMAND, "-style", "fusion"])
    app.setApplicationName(COMMAND)
    app.setApplicationDisplayName(NAME)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    QPixmapCache.setCacheLimit(PIXMAPS_KEPT)
    Languages(app).use(FALLBACK)
    load_fonts()
    return app


class Speaking(QObject):
    """Speaks the language of the settings, and another one as soon as it is set."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        super().__init__(app)
        self._settings = settings
        self._languages = Languages(app)
        settings.changed.connect(self._on_changed)
        self._choose()

    def _on_changed(self, name: str) -> None:
        if name == "language":
            self._choose()

    def _choose(self) -> None:
        wanted = self._settings.language
        self._languages.use(system_language() if wanted == SYSTEM else wanted)


class FileOpening(QObject):
    """Opens files that the desktop hands to the running program, as macOS does with a double click."""

    def __init__(self, app: QApplication, open_file: Callable[[Path], object]) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take such events, and no others."""
        if event.type() != QEvent.Type.FileOpen:
            return False
        from PySide6.QtGui import QFileOpenEvent

        assert isinstance(event, QFileOpenEvent)
        name = event.url().toLocalFile() or event.file()
        if name:
            self._open_file(Path(name))
        return True


def run(path: Path | None = None, is_first: bool = False) -> int:
    """Show the window until it is closed; the *first* one listens to later starts."""
    _need_a_display(path)
    logging.basicConfig(level=logging.WARNING, handlers=[logging.StreamHandler(), LogFile(log_folder())])
    keep_crashes(log_folder())
    settings = Settings()
    try:
        app = application()
        Speaking(app, settings)
        resources.check([*NEEDED, *(file for ui in GAME_UIS.values() for file in ui.files)])
    except resources.MissingResource as error:
        # After a click on an icon there is no terminal.
        from enix_desktop.ui.widgets.plain_box import PlainBox

        PlainBox(PlainBox.Icon.Critical, "Enix Desktop", Troubles().missing(error)).exec()
        raise
    guard = Guard(app)
    guard.install()
    try:
        return _show(app, settings, guard, path, is_first)
    except Exception as error:
        guard.last_words(error)
        return 1
    finally:
        guard.remove()


def _show(app: QApplication, settings: Settings, guard: Guard, path: Path | None, is_first: bool) -> int:
    Appearance(app, settings)
    MotionKeeper(settings, app, ask_desktop)
    ToolTips(app)
    from enix_desktop.ui.window.main_window import MainWindow

    window = guard.window = MainWindow(settings)
    window.show()
    if sys.platform == "darwin":  # elsewhere nobody sends such events, and a filter would get all others
        FileOpening(app, window.open_file)
    QTimer.singleShot(ICON_AFTER, window, _show_icon)
    if is_first:
        QTimer.singleShot(LISTENS_AFTER, window, lambda: _listen(window))
    if path is not None:
        window.open_file(path)
    return app.exec()


def _show_icon() -> None:
    from enix_desktop.ui.window.icon import show_icon

    show_icon()


def _listen(window: "MainWindow") -> None:
    from enix_desktop.ui.window.second_starts import SecondStarts

    SecondStarts(window)


def _need_a_display(path: Path | None) -> None:
    """Qt would end the whole process with a page of text; one sentence is kinder."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return
    display, wayland = os.environ.get("DISPLAY", ""), os.environ.get("WAYLAND_DISPLAY")
    if not wayland and not (display and _can_reach(display)):
        if path is not None:
            from enix_desktop.app.library.saves import load

            load(path)  # what is wrong with the file is the more important news
        raise NoDisplay(
            "There is no display to show the window on; without one you can use "
            "'enix-desktop watch', 'simulate', 'replay' and 'screenshot'."
        )


def _can_reach(display: str) -> bool:
    """Whether an X server answers there; of one on another machine that is not known before Qt asks it."""
    host, _, number = display.partition(":")
    place = f"/tmp/.X11-unix/X{number.partition('.')[0]}"
    if host not in ("", "unix") or Path(place).exists():
        return True
    import socket  # only where the usual way is not there

    with socket.socket(socket.AF_UNIX) as asking:
        return asking.connect_ex(f"\0{place}") == 0
