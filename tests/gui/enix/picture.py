"""Pictures of single items, for tests that compare what is seen."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene


def picture(item: QGraphicsItem, scale: float = 1.0, ratio: int = 1) -> QImage:
    """What *item* shows in its own scene, 240 units around its origin."""
    scene = item.scene() or QGraphicsScene()
    if item.scene() is None:
        scene.addItem(item)
    size = round(240 * scale)
    image = QImage(size * ratio, size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, size, size), QRectF(-120, -120, 240, 240))
    painter.end()
    if item.scene() is scene:
        scene.removeItem(item)
    return image


def is_empty(image: QImage) -> bool:
    """Whether nothing was painted."""
    blank = image.copy()
    blank.fill(Qt.GlobalColor.transparent)
    return image == blank
