"""Drawings of cards kept as images in the size they are shown: thirty of them lie on the table."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil, hypot
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter, QPicture, QTransform

Drawing: TypeAlias = Callable[[], QPicture]
"""Something that can be drawn again without running Python; equal drawings share their images."""

_LARGEST = 1600
"""Higher than this, in pixels, nothing is kept."""


def show(painter: QPainter, drawing: Drawing, size: QSizeF, rect: QRectF) -> None:
    """Paint *drawing*, made for *size*, into *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    transform = painter.deviceTransform()
    # A card that turns over gets narrower, never lower: its height tells its size.
    height = ceil(hypot(transform.m21(), transform.m22()) * rect.height() - 0.01)
    if painter.paintEngine().type() == QPaintEngine.Type.Raster and 0 < height <= _LARGEST:
        image = _image(drawing, size.width(), size.height(), height)
        painter.drawImage(_aligned(rect, image, transform), image)
    else:
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / size.width(), rect.height() / size.height())
        painter.drawPicture(0, 0, drawing())
    painter.restore()


def prepare(drawing: Drawing, size: QSizeF, height: float) -> bool:
    """Make the image for *drawing* where it is *height* pixels high; return whether it was missing."""
    if not 0 < height <= _LARGEST:
        return False
    made = _image.cache_info().misses
    _image(drawing, size.width(), size.height(), ceil(height - 0.01))
    return _image.cache_info().misses > made


@lru_cache(maxsize=320)
def _image(drawing: Drawing, width: float, full_height: float, height: int) -> QImage:
    image = QImage(ceil(width * height / full_height), height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / width, height / full_height)
    painter.drawPicture(0, 0, drawing())
    painter.end()
    return image


def _aligned(rect: QRectF, image: QImage, transform: QTransform) -> QRectF:
    """*rect* moved by less than a pixel, so that every pixel of *image* meets one of the screen."""
    is_upright = transform.m12() == 0 and transform.m21() == 0 and transform.m11() > 0 and transform.m22() > 0
    if not is_upright:
        return rect
    if abs(rect.width() * transform.m11() - image.width()) >= 1:
        return rect
    corner = transform.map(rect.topLeft())
    shift = QPointF(
        (round(corner.x()) - corner.x()) / transform.m11(), (round(corner.y()) - corner.y()) / transform.m22()
    )
    return QRectF(
        rect.topLeft() + shift, QSizeF(image.width() / transform.m11(), image.height() / transform.m22())
    )
