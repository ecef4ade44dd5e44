"""Something is made in a process of its own, so that the window never waits for it: puzzles, for example."""

import logging
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.play.making_process import Order, work

log = logging.getLogger(__name__)


class Maker(QObject):
    """Makes one thing after the other; what was ordered before and is not wanted any more is not told."""

    made = Signal(object)
    """What came of the latest order."""
    failed = Signal()
    """The process is gone; another order starts another one."""
    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._process: Any = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._heard.connect(self._on_heard)

    def order(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Have *function* called; `made` brings what it returns."""
        self._number += 1
        if self._connection is None:
            self._start()
        assert self._connection is not None
        with suppress(OSError):  # the listener says so, too
            self._connection.send(Order(self._number, function, arguments))

    def close(self) -> None:
        """End the process."""
        connection, process, listener = self._connection, self._process, self._listener
        self._connection = self._process = self._listener = None
        if process is not None:
            process.kill()
            process.join()
        if listener is not None:
            listener.join(5)  # with the process gone it hears the end; it must not speak to what is deleted
        if connection is not None:
            connection.close()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), name="enix-maker", daemon=True)
        self._process.start()
        theirs.close()
        self._connection = ours
        self._listener = threading.Thread(target=self._listen, args=(ours,), daemon=True)
        self._listener.start()

    def _listen(self, connection: Connection) -> None:
        with suppress(EOFError, OSError, TypeError, ValueError):
            while True:
                self._heard.emit(connection, connection.recv())
        with suppress(RuntimeError):  # the window is gone
            self._heard.emit(connection, None)

    def _on_heard(self, connection: object, message: Any) -> None:
        if connection is not self._connection:
            return
        if message is None:
            log.warning("A process that makes something has ended.")
            self.close()
            self.failed.emit()
        elif message[0] == self._number:
            self.made.emit(message[1])
