"""A game as a box on the shelf: its art and name on the lid, players, minutes and age."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QRadioButton, QWidget

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import STEP, Theme, current_theme
from enix_desktop.ui.window.box_marks import BoxMarks, UnfinishedTag

AROUND = 3 * STEP
"""Free space around the lid: the frame, the shadow and a lifted box have room there."""
_LIFT = STEP
_THICK = 5
"""Pixels of the box that are seen below its lid."""
_LARGE = 300
"""From this width on a box has larger marks."""


class GameBox(QRadioButton):
    """One of the games, one of which is chosen; Enter and a double click open it."""

    opened = Signal()

    def __init__(self, ui: GameUi, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = ui
        self._is_lifted = False
        painters = [type(ui).__module__, __name__]
        self._art = Picture(partial(_paint_art, ui), self)
        self._art.keep_as(f"box-{ui.id}", painters)
        self._title = Picture(ui.paint_title, self)
        self._title.keep_as(f"lettering-{ui.id}", painters)
        self._marks = BoxMarks(ui, self)
        self._tag = UnfinishedTag(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        current_theme.changed.connect(self.update)
        self.retranslate()

    def set_unfinished(self, how_far: str) -> None:
        """Show *how_far* the game is that waits to be continued; nothing if none does."""
        self._tag.show_text(how_far)
        self._lay_out()
        self._describe()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ui.title())
        self._marks.retranslate()
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(
            " ".join(filter(None, (self._marks.described(), self._tag.described())))
        )

    def hitButton(self, place: QPoint) -> bool:
        """Not only the circle and the text that such a button usually has."""
        return self.rect().contains(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._lift(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._lift(False)
        super().leaveEvent(event)

    def _lift(self, is_lifted: bool) -> None:
        self._is_lifted = is_lifted
        self._lay_out()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._marks.set_large(self.width() >= _LARGE)
        self._lay_out()
        super().resizeEvent(event)

    def _lid(self) -> QRectF:
        around = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND - _THICK)
        return around.translated(0, -_LIFT if self._is_lifted else 0)

    def _lay_out(self) -> None:
        """The name, below it the art, below that the marks."""
        inside = self._lid().adjusted(3 * STEP, 2 * STEP, -3 * STEP, -2 * STEP).toRect()
        name, marks = round(inside.height() * 0.2), self._marks.sizeHint().height()
        self._title.setGeometry(inside.x(), inside.y(), inside.width(), name)
        art = inside.adjusted(0, name + 2 * STEP, 0, -marks - 2 * STEP)
        self._art.setGeometry(art)
        self._marks.setGeometry(inside.x(), art.bottom() + 2 * STEP, inside.width(), marks)
        tag = self._tag.sizeHint().boundedTo(art.size())
        self._tag.setGeometry(art.x() - STEP, art.bottom() - tag.height() - STEP, tag.width(), tag.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, lid = current_theme.theme, self._lid()
        is_chosen = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        fall = _THICK + STEP + (_LIFT if self._is_lifted else 0)
        painter.setBrush(theme.shadow)
        painter.drawRoundedRect(lid.translated(STEP / 2, fall), 12, 12)
        edge = theme.chosen if is_chosen else theme.panel_edge
        painter.setBrush(edge)
        painter.drawRoundedRect(lid.translated(0, _THICK), 12, 12)
        painter.setBrush(theme.tint if is_chosen else theme.panel)
        width = theme.wide(4, 6) if is_chosen else theme.wide(2, 3)
        painter.setPen(QPen(edge, width))
        painter.drawRoundedRect(lid.adjusted(width / 2, width / 2, -width / 2, -width / 2), 11, 11)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.focus, theme.wide(2, 4)))
            painter.drawRoundedRect(lid.adjusted(-5, -5, 5, 5 + _THICK), 16, 16)
        painter.end()


def _paint_art(ui: GameUi, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The art on a ground with round corners."""
    ground = QPainterPath()
    ground.addRoundedRect(rect, 8, 8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(ground, theme.table)
    painter.setClipPath(ground)
    ui.paint_box(painter, rect, theme)
