"""The signs on the buttons of a replay, drawn in the colours of the theme."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolButton, QWidget

from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import current_theme

SIZE = 36
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def _triangle(x: float, turned: bool = False) -> QPainterPath:
    side = -0.5 if turned else 0.5
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x - side, -0.6), QPointF(x + side, 0), QPointF(x - side, 0.6)]))
    path.closeSubpath()
    return path


def _bar(x: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x - 0.14, -0.6, 0.28, 1.2))
    return path


def _joined(*paths: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for one in paths:
        path.addPath(one)
    return path


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(-1, 0))
    path.quadTo(0, -1.1, 1, 0)
    path.quadTo(0, 1.1, -1, 0)
    inner = QPainterPath()
    inner.addEllipse(QPointF(0, 0), 0.36, 0.36)
    outer = QPainterPath(QPointF(-0.8, 0))
    outer.quadTo(0, -0.82, 0.8, 0)
    outer.quadTo(0, 0.82, -0.8, 0)
    return path.subtracted(outer).united(inner)


SHAPES = {
    "first": _joined(_bar(-0.6), _triangle(0.15, True)),
    "chapter_back": _joined(_triangle(-0.4, True), _triangle(0.4, True)),
    "back": _joined(_triangle(0.05, True)),
    "play": _joined(_triangle(0.05)),
    "pause": _joined(_bar(-0.34), _bar(0.34)),
    "forward": _joined(_triangle(-0.05)),
    "chapter_forward": _joined(_triangle(-0.4), _triangle(0.4)),
    "last": _joined(_triangle(-0.15), _bar(0.6)),
    "open": _eye(),
}


class SignButton(QToolButton):
    """A button with a sign instead of words; what it does is said by its tooltip and to screen readers."""

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign
        self.setObjectName(f"replay_{sign}")
        self.setFixedSize(QSize(SIZE, SIZE))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self, "link")
        self.setStyleSheet(f"min-width: {SIZE - 4}px; min-height: {SIZE - 4}px; padding: 0;")
        current_theme.changed.connect(self.update)

    def set_sign(self, sign: str) -> None:
        self._sign = sign
        self.update()

    @property
    def sign(self) -> str:
        """The untranslated name of the sign that is shown."""
        return self._sign

    def describe(self, name: str, tip: str = "") -> None:
        """Say what the button does; the *tip* may add with which keys it can also be done."""
        self.setAccessibleName(name)
        self.setToolTip(tip or name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the replay, and not from button to button."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground is painted by the style; a step is a thin triangle, playing a full one."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        if self.isChecked():
            painter.setPen(QPen(theme.chosen, theme.wide(2, 3)))
            painter.setBrush(theme.tint)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 7, 7)
        painter.translate(QRectF(self.rect()).center())
        painter.scale(SIZE * 0.26, SIZE * 0.26)
        colour = theme.text if self.isEnabled() else theme.faint
        if self._sign in ("back", "forward"):
            painter.setPen(QPen(colour, 0.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(SHAPES[self._sign])
        else:
            painter.fillPath(SHAPES[self._sign], colour)
