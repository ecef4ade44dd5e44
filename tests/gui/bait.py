"""A picture that nobody may read, and names that would have it read if they were taken for markup."""

import ctypes
import os
import struct
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

BAIT = "bait.png"
NAMES = (
    f"<img src={BAIT}>",
    "<b>bold</b> & Co",
    f"<link type=text/css href={BAIT}>",
    "{name} {0} %1 %n [*]",
    '<a href="x">&Tom</a> &amp;',
    "&lt;b&gt; <!-- <table>",
)
"""Each would be another text if anything in it meant something."""
_IN_OPEN = 0x20
_EVENT = struct.Struct("iIII")


class Bait:
    """The picture in *folder*, watched from now on."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / BAIT
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.magenta)
        assert picture.save(str(self.path))
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._watch = self._libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert self._watch >= 0
        assert self._libc.inotify_add_watch(self._watch, os.fsencode(self.path), _IN_OPEN) >= 0

    def times_taken(self) -> int:
        """How often the picture was opened since this was asked last."""
        try:
            return len(os.read(self._watch, 65536)) // _EVENT.size
        except BlockingIOError:
            return 0

    def close(self) -> None:
        """Watch no longer."""
        os.close(self._watch)
