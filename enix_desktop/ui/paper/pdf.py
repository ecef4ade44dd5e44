"""Sheets as a PDF file, as a small picture, and on a printer."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPicture,
    QPixmap,
)

from enix_desktop.ui.paper.sheet import SIZES, UNITS, Page, Sheets, on_paper, size_in_units

_FINE = 300
"""Dots per inch of a page that is printed as a picture."""


def recorded_dots() -> int:
    """Dots per inch of a recorded drawing: on a finer device Qt would play it larger. Lines stay as sharp."""
    return QPicture().logicalDpiX()


def recorded(page: Page) -> QPicture:
    """A page as it is drawn, to be written later; to be called `on_paper`."""
    picture = QPicture()
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        page(painter)
    finally:
        painter.end()
    return picture


def pdf_of(drawn: Sequence[QPicture], title: str, size: str) -> bytes:
    """Pages that were `recorded` as a PDF document; in any thread."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(recorded_dots())
    writer.setTitle(title)
    writer.setCreator("Enix Desktop")
    writer.setPageLayout(
        QPageLayout(QPageSize(SIZES[size]), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    )
    paint_pages(writer, [partial(_play, picture) for picture in drawn], recorded_dots())
    buffer.close()
    return bytes(buffer.data().data())


def _play(picture: QPicture, painter: QPainter) -> None:
    painter.drawPicture(0, 0, picture)


def paint_pages(device: QPagedPaintDevice, pages: Sequence[Page], dots: int) -> bool:
    """Paint *pages* one after the other on *device*, which has so many dots per inch; say whether it could.

    Where those are others than `recorded_dots`, each page is painted as a picture.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    for number, page in enumerate(pages):
        if number:
            device.newPage()
        painter.save()
        if dots == recorded_dots():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(dots / UNITS, dots / UNITS)
            page(painter)
        else:
            painter.drawImage(QRectF(0, 0, device.width(), device.height()), _as_image(device, page))
        painter.restore()
    return painter.end()


def _as_image(device: QPagedPaintDevice, page: Page) -> QImage:
    inches = device.pageLayout().fullRect(QPageLayout.Unit.Inch).size()
    image = QImage((inches * _FINE).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(_FINE / UNITS, _FINE / UNITS)
    page(painter)
    painter.end()
    return image


def preview(sheets: Sheets, size: str, width: int, ratio: float) -> QPixmap:
    """The first page, *width* pixels wide."""
    units = size_in_units(size)
    scale = width * ratio / units.width()
    pixmap = QPixmap(round(width * ratio), round(units.height() * scale))
    pixmap.fill(Qt.GlobalColor.white)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale / ratio, scale / ratio)
    with on_paper():
        sheets.first_page(units)(painter)
    painter.end()
    return pixmap
