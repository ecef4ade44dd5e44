"""Draws all icons of the program: `python packaging/icons/draw_icons.py [FOLDER]`.

Without FOLDER they are written where the packages take them from, into the checkout.
"""

import os
import sys
from pathlib import Path

from containers import icns, ico
from drawings import app_icon, record_icon
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from small_drawings import SMALL, symbolic

from enix_desktop.identity import APP_ID, COMMAND, RECORD_TYPE

ROOT = Path(__file__).parents[2]
PANEL_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOW_SIZES = (16, 24, 32, 48, 64, 128, 256)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 256)
MAC_SIZES = (16, 32, 64, 128, 256, 512, 1024)
RECORD_SIZE = 256
RECORD_ICON = RECORD_TYPE.replace("/", "-")


def drawn() -> dict[str, bytes]:
    """Every file and its content, by its path in the checkout."""
    large, record, own = app_icon(), record_icon(), {small.size: small.svg() for small in SMALL}
    pictures = {}
    for size in sorted({*PANEL_SIZES, *WINDOW_SIZES, *WINDOWS_SIZES, *MAC_SIZES}):
        image = rendered(own.get(size, large), size)
        pictures[size] = (image, png(image))
    of_records = {size: rendered(record, size) for size in WINDOWS_SIZES}
    hicolor = "packaging/linux/icons/hicolor"
    files = {
        f"{hicolor}/scalable/apps/{APP_ID}.svg": large.encode(),
        f"{hicolor}/symbolic/apps/{APP_ID}-symbolic.svg": symbolic().encode(),
        f"{hicolor}/scalable/mimetypes/{RECORD_ICON}.svg": record.encode(),
        f"{hicolor}/{RECORD_SIZE}x{RECORD_SIZE}/mimetypes/{RECORD_ICON}.png": png(
            rendered(record, RECORD_SIZE)
        ),
        f"packaging/icons/{COMMAND}.ico": ico({size: pictures[size] for size in WINDOWS_SIZES}),
        "packaging/icons/record.ico": ico({size: (image, png(image)) for size, image in of_records.items()}),
        f"packaging/icons/{COMMAND}.icns": icns({size: pictures[size] for size in MAC_SIZES}),
    }
    for size in PANEL_SIZES:
        files[f"{hicolor}/{size}x{size}/apps/{APP_ID}.png"] = pictures[size][1]
    for size in WINDOW_SIZES:
        files[f"resources/icons/{COMMAND}-{size}.png"] = pictures[size][1]
    return files


def rendered(text: str, size: int) -> QImage:
    """The SVG *text* as a picture of *size* by *size* pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(text.encode()).render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The bytes of a PNG file with *image*."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.convertToFormat(QImage.Format.Format_ARGB32).save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError("Qt cannot write PNG files here.")
    return bytes(buffer.data().data())


def main() -> None:
    """Draw and write everything."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _app = QGuiApplication([])
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    for name, content in drawn().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
