"""A small picture of the board at the moment asked about, made of the same items as the table."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QSizePolicy

from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.why.answer import Picture
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.why.marks import mark
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.why_panel import WhyFigure
from enix_desktop.ui.widgets.theme import current_theme

LOWEST, HIGHEST = 120, 200


class BoardFigure(WhyFigure):
    """Shows a Picture; nothing in it can be clicked."""

    def __init__(self, components: Components, pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setObjectName("why_figure")
        self.setFixedHeight(HIGHEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._scene = QGraphicsScene(self)
        self.board = BoardItem(components, pawn_looks)
        self._scene.addItem(self.board)
        self._picture: Picture | None = None
        self._painted: QPixmap | None = None
        current_theme.changed.connect(self._forget)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height())

    def take_height(self, room: int) -> None:
        """Leave more than half of *room* to the words."""
        self.setFixedHeight(max(LOWEST, min(HIGHEST, round(0.4 * room))))

    def show_picture(self, picture: Picture | None) -> None:
        self._picture = picture
        self.setVisible(picture is not None)
        self.board.clear_marks()
        if picture is not None:
            self.board.show_position(picture.layout, picture.pawns, picture.cap)
            self.board.cap.setVisible(picture.cap is not None)
            mark(self.board, picture)
        self._forget()

    def _forget(self) -> None:
        self._painted = None
        self.update()

    def _part_shown(self, picture: Picture) -> QRectF:
        """Two tiles large, if a crossing is meant; else all tiles and places; in the middle of the room."""
        cells = list(picture.layout.cells)
        if len(picture.crossings) == 1:
            [crossing] = picture.crossings
            cells = [picture.layout.cells[tile] for tile in (crossing.origin, crossing.target)]
        else:
            cells += [*picture.cells, *([] if picture.ghost is None else [picture.ghost])]
        rect = QRectF()
        for cell in cells:
            rect = rect.united(QRectF(centre(cell), centre(cell)).adjusted(-1, -1, 1, 1))
        rect.adjust(-TILE_RADIUS, -TILE_RADIUS, TILE_RADIUS, TILE_RADIUS)
        wide = max(0.0, rect.height() * self.width() / self.height() - rect.width()) / 2
        high = max(0.0, rect.width() * self.height() / self.width() - rect.height()) / 2
        return rect.adjusted(-wide, -high, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        if self._painted is None:
            pixels = self.devicePixelRatioF()
            self._painted = QPixmap(self.size() * pixels)
            self._painted.setDevicePixelRatio(pixels)
            self._painted.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._painted)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QPainterPath()
            ground.addRoundedRect(QRectF(self.rect()), 10, 10)
            inner.fillPath(ground, current_theme.theme.table)
            inner.setClipPath(ground)
            self._scene.render(inner, QRectF(self.rect()), self._part_shown(self._picture))
            inner.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._painted = None
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """On a finer screen the picture is finer."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._forget()
        return bool(super().event(event))
