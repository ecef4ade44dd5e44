"""Unexpected exceptions: they are logged and shown in one box, and the game continues."""

import logging
import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from enix_desktop.app.system.log_files import trace_of
from enix_desktop.app.system.paths import log_folder

if TYPE_CHECKING:
    from enix_desktop.app.system.reports import GameSeen
    from enix_desktop.ui.window.crash_dialog import CrashDialog
    from enix_desktop.ui.window.main_window import MainWindow

log = logging.getLogger(__name__)

MOST_KEPT = 20
"""At most this many different faults are in a report."""
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Guard(QObject):
    """Takes what Python, its threads and Qt report, from `install` to `remove`."""

    _raised = Signal(object)
    """An exception, on its way into the window's thread and out of whatever was being done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window: MainWindow | None = None
        self.dialog: CrashDialog | None = None
        self._faults: dict[str, tuple[BaseException, int]] = {}
        """By where they happened: the first of its kind, and how many there were."""
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        self._qt_handler: Callable[[QtMsgType, QMessageLogContext, str], None] | None = None
        self._raised.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        self._hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        self._qt_handler = qInstallMessageHandler(_on_qt_message)

    def remove(self) -> None:
        """End: Qt still speaks when Python is gone, and must find nobody."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        qInstallMessageHandler(self._qt_handler)

    def last_words(self, error: Exception) -> None:
        """Tell *error*, because of which there will be no window."""
        self._keep(error)
        self._made_dialog(can_go_on=False).exec()

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            self._hooks[0](kind, error, trace)
            QApplication.exit(1)
            return
        self._keep(error.with_traceback(trace))
        self._raised.emit(error)

    def _on_thread_exception(self, raised: threading.ExceptHookArgs) -> None:
        if isinstance(raised.exc_value, Exception):
            self._keep(raised.exc_value)
            self._raised.emit(raised.exc_value)

    def _on_unraisable(self, raised: "sys.UnraisableHookArgs") -> None:
        """Nothing was interrupted by it, so nobody is."""
        error = raised.exc_value
        log.error("%s", raised.err_msg or "Ignored", exc_info=error)

    def _keep(self, error: BaseException) -> None:
        where = trace_of(error)
        first, count = self._faults.get(where, (error, 0))
        if where in self._faults or len(self._faults) < MOST_KEPT:
            self._faults[where] = first, count + 1
        if str(count + 1).strip("0") == "1":  # a fault in every picture would soon fill the log
            log.error("Unhandled exception, time %s", count + 1, exc_info=error)

    def _tell(self, _error: object) -> None:
        if self.dialog is not None:
            self.dialog.count_another()
            return
        if self.window is None:
            return
        self.dialog = self._made_dialog()
        self.dialog.go_on_wanted.connect(self._go_on)
        self.dialog.quit_wanted.connect(self._quit)
        self.dialog.finished.connect(self._forget_dialog)
        self.dialog.open()

    def _made_dialog(self, can_go_on: bool = True) -> "CrashDialog":
        from enix_desktop.ui.window.crash_dialog import CrashDialog

        is_written = self.window is None or not self.window.games.files.has_unwritten
        return CrashDialog(self._report, is_written=is_written, can_go_on=can_go_on, parent=self.window)

    def _report(self, is_anonymous: bool) -> str:
        from enix_desktop.app.system.reports import Fault, Report

        faults = [Fault(error, count) for error, count in self._faults.values()]
        return Report(faults, self._game(), log_folder(), is_anonymous).text()

    def _game(self) -> "GameSeen | None":
        return None if self.window is None else self.window.games.seen()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _go_on(self) -> None:
        self._faults.clear()
        if self.window is not None:
            self.window.games.recover()

    def _quit(self) -> None:
        if self.window is None or self.window.close():
            QApplication.exit(0)


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    # By its category, such as qt.accessibility.atspi, so that a reader of the log knows what matters.
    name = context.category or "default"
    logging.getLogger(name if name.startswith("qt.") else f"qt.{name}").log(_LEVELS[kind], "%s", message)
