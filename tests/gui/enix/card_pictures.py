"""Pictures of items and of drawings, to be compared."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from enix_desktop.games.enix.components import ActionCard, standard_components
from enix_desktop.i18n.texts import Texts

NAMES = Texts("enix", "cards")
CARDS = standard_components().cards


def card(card_id: str) -> ActionCard:
    """The card with this id."""
    return next(card for card in CARDS if card.id == card_id)


def drawn(paint: Callable[[QPainter], None], width: int = 120, height: int = 180) -> QImage:
    """What *paint* draws on nothing."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def picture(item: QGraphicsItem) -> QImage:
    """What *item* shows, alone in a scene, around its origin."""
    scene = QGraphicsScene()
    scene.addItem(item)
    image = drawn(lambda painter: render(scene, painter), 180, 280)
    scene.removeItem(item)
    return image


def render(scene: QGraphicsScene, painter: QPainter) -> None:
    """Paint what lies around the origin of *scene*."""
    scene.render(painter, QRectF(0, 0, 180, 280), QRectF(-90, -140, 180, 280))


def ink(image: QImage) -> int:
    """How many pixels are not empty."""
    return sum(
        image.pixelColor(x, y).alpha() > 0 for x in range(image.width()) for y in range(image.height())
    )
