"""What the numbers on the tiles mean while a tile is placed: a slip of paper between board and prompt."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.theme import current_theme

SIZES = (13, 12, 11, 10)
EDGE = 10.0


class ChangeLegend(QGraphicsObject):
    """One line where nothing else lies; it follows the table and decides nothing."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._table = scene
        self._room = QRectF()
        self.text = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1.0)
        scene.addItem(self)
        scene.sceneRectChanged.connect(self._follow)
        scene.rearranged.connect(self._follow)
        current_theme.changed.connect(self.update)
        self._follow()

    def tell(self, text: str) -> None:
        """Explain with *text*; nothing without one."""
        self.text = text
        self.setVisible(bool(text))
        self._follow()

    @property
    def paper(self) -> QRectF:
        """Where its slip lies in the scene."""
        return self.mapRectToScene(self._room)

    def _follow(self) -> None:
        room = self._table.plan.narration
        font = fitting_font(self.text, room.width() - 2 * EDGE, SIZES)
        wide = min(room.width(), text_width(self.text, font.pixelSize()) + 2 * EDGE)
        self.prepareGeometryChange()
        self.setPos(room.center())
        self._room = QRectF(-wide / 2, 1 - room.height() / 2, wide, room.height() - 2)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._room.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        theme, room = current_theme.theme, self._room
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.2, 2.5)))
        painter.setBrush(theme.panel)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(self.text, room.width() - 2 * EDGE, SIZES))
        painter.drawText(room.adjusted(0, -2, 0, 0), Qt.AlignmentFlag.AlignCenter, self.text)
