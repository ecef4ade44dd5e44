"""The view of the table: it fills the window, zooms and pans the board, and hands on the mouse."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.widgets.theme import current_theme

WHEEL_STEP = 120


class TableView(QGraphicsView):
    """One pixel of the view is one unit of the scene."""

    resized = Signal()
    dragged = Signal(QPointF)
    released = Signal(QPointF)
    pressed = Signal(QPointF)
    """Somewhere on the table was clicked."""
    wheel_turned = Signal(int)

    def __init__(self, scene: SharedScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene  # a view does not own its scene
        self._pan_from: QPointF | None = None
        self._wheel = 0.0
        self._ground: QPixmap | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.viewport().installEventFilter(self)
        current_theme.changed.connect(self._on_look)
        self._on_look()

    def _on_look(self) -> None:
        self._ground = None
        self.viewport().update()

    def renew_ground(self) -> None:
        """The rooms of the table have changed."""
        self._on_look()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The table, painted once: a picture without holes is copied faster than Qt's own cache draws."""
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatioF() != ratio:
            self._ground = self._painted(ratio)
        part = QRectF(rect).toAlignedRect()
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(QRectF(part), self._ground, source)

    def _painted(self, ratio: float) -> QPixmap:
        room = self.sceneRect()
        picture = QPixmap((room.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self._table.paint_ground(painter, room)
        painter.end()
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self._table.resize(QSizeF(size.width(), size.height()))
        self._ground = None
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel zooms; else it turns a tile in hand."""
        steps = event.angleDelta().y() / WHEEL_STEP
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._table.zoom(1.12**steps, self.mapToScene(event.position().toPoint()))
        else:
            # A touchpad sends many small parts of a step.
            self._wheel = steps + (self._wheel if self._wheel * steps > 0 else 0.0)
            if abs(self._wheel) >= 1.0:
                self.wheel_turned.emit(-1 if self._wheel > 0 else 1)
                self._wheel = 0.0
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The middle button, or a press on the bare table, pans."""
        point = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan_from = point
            return
        bare = self.itemAt(event.position().toPoint()) is None and self._table.board_room.contains(point)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pan_from = point if bare else None
            self.pressed.emit(point)
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self._pan_from is None:
            # A drag begins here, however far the mouse is when it is first seen to move.
            self.dragged.emit(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        if self._pan_from is not None:
            self._table.pan(point - self._pan_from)
            self._pan_from = point
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(point)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
        else:
            self.released.emit(self.mapToScene(event.position().toPoint()))
        super().mouseReleaseEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pinching zooms; nothing stays hovered that the mouse has left.

        A filter, since PySide crashes on an IndexError in a paint method below an override of viewportEvent.
        """
        if event.type() == QEvent.Type.Leave:
            self._table.on_mouse_left()
        pinch = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == pinch:
            self._table.zoom(1.0 + event.value(), self.mapToScene(event.position().toPoint()))
            return True
        return False
