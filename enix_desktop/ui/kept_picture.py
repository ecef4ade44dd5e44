"""Pictures kept from the last start: reading one takes about a third of the time of painting it."""

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPixmap

from enix_desktop import __version__
from enix_desktop.app.paths import cache_folder

THREAD = "keep-picture"
_UI = Path(__file__).parent


class KeptPicture:
    """One file at most: how a picture looked when the program was last started."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._is_settled = False

    def load(self, size: QSize, ratio: float, theme: str) -> QPixmap | None:
        """The picture, if it was kept in just this form and nothing that paints has changed since."""
        pixmap = QPixmap()
        if self._is_settled or not pixmap.load(str(self._path(size, ratio, theme))):
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
        file = f"{self._name}-{form}-{__version__}-{_age_of_painters()}.png"
        return cache_folder() / "pictures" / file


@cache
def _age_of_painters() -> int:
    """Another one as soon as a module is changed that may have a hand in painting.

    A frozen program has no such files: there the version tells.
    """
    folders = [folder for folder in (_UI, _UI / "enix") if folder.is_dir()]
    return max((entry.stat().st_mtime_ns for folder in folders for entry in os.scandir(folder)), default=0)


def _write(image: QImage, path: Path, older: str) -> None:
    # A cache that cannot be written is no trouble to tell anybody about.
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        for file in path.parent.glob(older):
            file.unlink()
        # A program that is ended in between must not leave half a picture under that name.
        written = path.with_name(f"{path.stem}.{os.getpid()}{path.suffix}")
        if image.save(str(written)):
            written.replace(path)
