"""What is in the air while something happens: money, the front page of an event, a plant that starts."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import EventCard, Plant
from enix_desktop.ui.hertzschlag.art.letters import REACHED
from enix_desktop.ui.hertzschlag.art.papers import PAGE, paint_front_page
from enix_desktop.ui.hertzschlag.art.plants import paint_plant
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.words import euro_change, event_name
from enix_desktop.ui.table.card_lettering import centred, letters
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import PAPER, REFUSED

_SIZE = 22.0


class MoneyItem(QGraphicsObject):
    """Money that somebody gets or pays, around its origin; a gain is green and a loss red, with its sign."""

    def __init__(self, euro: int) -> None:
        super().__init__()
        self._text, self._is_gain = euro_change(euro), euro >= 0
        self._wide = letters(self._text, _SIZE).boundingRect().width() + 26

    def boundingRect(self) -> QRectF:
        return QRectF(-self._wide / 2 - 4, -24, self._wide + 8, 52)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, box(-self._wide / 2, -20, self._wide, 40, 20), PAPER, 4)
        inner = box(-self._wide / 2 + 3, -17, self._wide - 6, 34, 17)
        lay(painter, inner, REACHED if self._is_gain else REFUSED)
        lay(painter, centred(self._text, _SIZE, 0, 0), PAPER)


class PageItem(QGraphicsObject):
    """The front page of an event around its origin."""

    def __init__(self, event: EventCard, components: Components) -> None:
        super().__init__()
        self._face, self._name = components.events[event], event_name(event, components)
        self._rect = QRectF(-PAGE.width() / 2, -PAGE.height() / 2, PAGE.width(), PAGE.height())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(
            painter, box(self._rect.x(), self._rect.y(), self._rect.width(), self._rect.height(), 3), PAPER, 6
        )
        paint_front_page(painter, self._rect, self._face, self._name, said("event.paper"))


class PlantPicture(QGraphicsObject):
    """A plant at work, around its origin."""

    SIZE = QSizeF(120, 90)

    def __init__(self, plant: Plant) -> None:
        super().__init__()
        self._plant = plant
        wide, high = self.SIZE.width(), self.SIZE.height()
        self._rect = QRectF(-wide / 2, -high / 2, wide, high)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_plant(painter, self._rect, self._plant)
