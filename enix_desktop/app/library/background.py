"""Reading many files in the background: the window asks once, and hears of it when all is read."""

import sys
import threading

from PySide6.QtCore import QCoreApplication, QObject, Signal

_SLICE, _USUAL_SLICE = 0.0005, sys.getswitchinterval()
"""Seconds for which one thread keeps the others from running Python: meanwhile the window cannot paint."""
LARGEST_CACHE = 64 * 1024**2
"""Bytes of what is known of the files that were read before: some hundred for each."""
_running: "set[BackgroundReader]" = set()
"""Kept until their threads have ended: a thread speaks through its reader."""


class BackgroundReader(QObject):
    """Reads once, in a thread of its own; signals arrive in the thread of who listens."""

    finished = Signal(object)
    """What was read; not sent if the reading was stopped."""
    _ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="enix-reader")

    def start(self) -> None:
        """Begin to read."""
        _running.add(self)
        self._ended.connect(self._on_ended)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)
        self._thread.start()

    def stop(self) -> None:
        """Nobody wants to know any more; nothing waits for the thread."""
        self._stopped.set()

    def read(self) -> object:
        """What is to be found out, in the thread; looks now and then whether it is stopped."""
        raise NotImplementedError

    def _run(self) -> None:
        sys.setswitchinterval(_SLICE)
        try:
            found = self.read()
            if not self._stopped.is_set():
                self.finished.emit(found)
        finally:
            sys.setswitchinterval(_USUAL_SLICE)
            self._ended.emit()

    def _on_ended(self) -> None:
        _running.discard(self)
