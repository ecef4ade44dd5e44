"""The log: a few small files in the log folder, for reports of what went wrong.

What exceptions say in words stays out of it, since nobody knows what they quote: a card in somebody's hand,
a name. Where they happened is enough.
"""

import faulthandler
import logging
import os
import traceback
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import IO

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import read_bytes
from enix_desktop.storage.private import make_private, open_private

NAME = "enix-desktop.log"
CRASHES = "crashes.log"
LARGEST = 200_000
"""Bytes of one log file; there are two."""
FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_APPENDING = os.O_WRONLY | os.O_CREAT | os.O_APPEND
_crashes: IO[bytes] | None = None


def trace_of(error: BaseException, says_more: bool = False) -> str:
    """Where *error* and its causes happened; what they say in words only if it *says more*."""
    chain: list[BaseException] = []
    link: BaseException | None = error
    while link is not None and link not in chain:
        chain.append(link)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    return "\nwhich led to:\n".join(_one(link, says_more) for link in reversed(chain))


def _one(error: BaseException, says_more: bool) -> str:
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    return "".join(traceback.format_tb(error.__traceback__)) + name + (f": {error}" if says_more else "")


class _Form(logging.Formatter):
    """Tells where an exception happened and of which kind it is."""

    def format(self, record: logging.LogRecord) -> str:
        """Whatever another handler made of the same exception is not used."""
        kept, record.exc_text = record.exc_text, None
        try:
            return super().format(record)
        finally:
            record.exc_text = kept

    def formatException(
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        return "" if ei[1] is None else trace_of(ei[1])


class LogFile(logging.Handler):
    """Writes into *folder*, a new file when one is full; what that takes is loaded with the first entry."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: logging.Handler | None = None
        self.setFormatter(_Form(FORM))

    def emit(self, record: logging.LogRecord) -> None:
        """A log that cannot be written is no trouble to anybody."""
        try:
            if self._file is None:
                self._file = self._opened()
            self._file.emit(record)
        except OSError:
            pass

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()

    def _opened(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        class PrivateFile(RotatingFileHandler):
            def _open(self) -> TextIOWrapper:
                raw = os.fdopen(open_private(self.baseFilename, _APPENDING), "ab")
                return TextIOWrapper(raw, encoding=self.encoding, errors=self.errors, line_buffering=True)

        make_private(self._folder)
        file = PrivateFile(
            self._folder / NAME, maxBytes=LARGEST, backupCount=1, encoding="utf-8", errors="replace"
        )
        file.setFormatter(self.formatter)
        file.handleError = lambda record: None  # type: ignore[method-assign]
        return file


def keep_crashes(folder: Path) -> None:
    """Should Python itself be killed by a fault, where it happened is written into *folder*."""
    global _crashes  # noqa: PLW0603
    with suppress(OSError):
        make_private(folder)
        path = folder / CRASHES
        is_full = path.exists() and path.stat().st_size > LARGEST
        before = _crashes
        _crashes = os.fdopen(open_private(path, _APPENDING | (os.O_TRUNC if is_full else 0)), "ab")
        faulthandler.enable(_crashes)
        if before is not None:
            before.close()


def last_lines(folder: Path, name: str, count: int) -> list[str]:
    """The latest lines of a log."""
    with suppress(BadData):
        return read_bytes(folder / name).decode("utf-8", errors="replace").splitlines()[-count:]
    return []
