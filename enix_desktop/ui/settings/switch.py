"""A switch: off at the left, on at the right."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from enix_desktop.ui.widgets.theme import ACCENT, ON_ACCENT, STEP, current_theme

_TRACK = QSize(44, 24)


class Switch(QCheckBox):
    """A check box that looks like what it is for; a tick tells on from off without colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        current_theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = max(_TRACK.height() + 2 * STEP, self.minimumHeight())
        return QSize(_TRACK.width() + 2 * STEP, height)

    def minimumSizeHint(self) -> QSize:
        """There is nothing to leave out."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """Wherever it is pressed."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, is_on = current_theme.theme, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(QPointF(), _TRACK.toSizeF())
        track.moveCenter(QRectF(self.rect()).center())
        round_end = track.height() / 2
        if self.hasFocus():
            painter.setPen(QPen(theme.focus, theme.wide(2, 3)))
            painter.drawRoundedRect(track.adjusted(-3, -3, 3, 3), round_end + 3, round_end + 3)
        edge = theme.chosen if is_on and not theme.is_strong else theme.line
        painter.setPen(QPen(edge, theme.wide(1.5, 2.5)))
        painter.setBrush(ACCENT if is_on else theme.hover if self.underMouse() else theme.field)
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), round_end - 1, round_end - 1)
        middle = QPointF(track.right() - round_end if is_on else track.left() + round_end, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ON_ACCENT if is_on else theme.line)
        painter.drawEllipse(middle, 8, 8)
        if is_on:
            painter.setPen(QPen(ACCENT, 2.2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-3.5, 0.2), (-1, 3), (3.5, -2.8))])
