"""Pictures kept from the last start: reading one takes about a third of the time of painting it."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImage, QPixmap

from enix_desktop import __version__
from enix_desktop.app.system.paths import cache_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import read_bytes
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole

THREAD = "keep-picture"
_LARGEST = 64 * 1024**2
"""Bytes of a picture of the largest screen, and then some."""


class KeptPicture:
    """One file at most: how a picture looked when the program was last started."""

    def __init__(self, name: str, painters: Sequence[str]) -> None:
        """*painters* are modules; what lies beside them may have a hand in painting, too."""
        self._name, self._painters = name, tuple(painters)
        self._is_settled = False

    def load(self, size: QSize, ratio: float, theme: str) -> QPixmap | None:
        """The picture, if it was kept in just this form and nothing that paints has changed since."""
        pixmap = QPixmap()
        if self._is_settled:
            return None
        content = _content(self._path(size, ratio, theme))
        # To find out what kind of picture it is Qt would load all its plugins.
        if not pixmap.loadFromData(content, "PNG"):
            return None
        if pixmap.size() != size * ratio:
            return None
        self._is_settled = True
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def keep(self, pixmap: QPixmap, size: QSize, ratio: float, theme: str) -> None:
        """Keep the first picture that had to be painted for the next start; the window does not wait."""
        if self._is_settled:
            return
        self._is_settled = True
        image, path = pixmap.toImage(), self._path(size, ratio, theme)
        Thread(target=_write, args=(image, path, f"{self._name}-*"), name=THREAD).start()

    def _path(self, size: QSize, ratio: float, theme: str) -> Path:
        form = f"{size.width()}x{size.height()}-{ratio}-{theme}"
        file = f"{self._name}-{form}-{__version__}-{_age_of(self._painters)}.png"
        return cache_folder() / "pictures" / file


@cache
def _age_of(painters: tuple[str, ...]) -> int:
    """Another one as soon as a module is changed beside one of the *painters*.

    A frozen program has no such files: there the version tells.
    """
    folders = {Path(sys.modules[painter].__file__ or "").parent for painter in painters}
    entries = (entry for folder in folders if folder.is_dir() for entry in os.scandir(folder))
    return max((entry.stat().st_mtime_ns for entry in entries), default=0)


def _write(image: QImage, path: Path, older: str) -> None:
    # A cache that cannot be written is no trouble to tell anybody about.
    with suppress(OSError, CannotWrite):
        make_folder(path.parent)
        for file in path.parent.glob(older):
            file.unlink()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs say bytes
            write_whole(path, bytes(data.data()))


def _content(path: Path) -> bytes:
    try:
        return read_bytes(path, _LARGEST)
    except BadData:
        return b""  # Qt would wait for whatever is there instead of a file
