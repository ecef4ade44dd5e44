"""The program's icon in title bars, panels and the window switcher."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

from enix_desktop import resources
from enix_desktop.identity import COMMAND

SIZES = (16, 24, 32, 48, 64, 128, 256)
"""In pixels; the small ones are drawings of their own."""


def window_icon() -> QIcon:
    """The icon in all sizes; a file is decoded when it is first shown, and a missing one does no harm."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(resources.folder() / "icons" / f"{COMMAND}-{size}.png"), QSize(size, size))
    return icon


def show_icon() -> None:
    """Let all windows have it; done behind the first picture, which does not need it."""
    QGuiApplication.setWindowIcon(window_icon())
