"""The button that asks for a hint, and the note that shows it."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from enix_desktop.ui.table.controls import TALL
from enix_desktop.ui.table.lamp import paint_lamp
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font

_LAMP_ROOM = 44
_WAYS = ((0, 2 * STEP + 2, 2 * STEP), (0, STEP + 1, 3 * STEP), (13, STEP + 1, 2 * STEP))
"""Letters (0: the usual size), edge and depth: the first is used that covers nothing needed."""


class LampButton(QPushButton):
    """Asks for a hint; a picture, because there is no room for the word in every language."""

    def __init__(self) -> None:
        super().__init__()
        self._lamp = QPixmap()
        self.setObjectName("hint_button")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)

    def sizeHint(self) -> QSize:
        return QSize(44, max(40, super().sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ratio = self.devicePixelRatioF()
        size = self._lamp.deviceIndependentSize().toSize()
        if size != self.size() or self._lamp.devicePixelRatio() != ratio:
            self._lamp = _lamp_picture(self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._lamp)
        painter.end()


def _lamp_picture(size: QSize, ratio: float) -> QPixmap:
    """A lamp in the middle; painted once, because the table below is painted all the time."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_lamp(painter, QPointF(size.width() / 2, size.height() / 2 - 0.5), 13)
    painter.end()
    return picture


class HintNote(QFrame):
    """A slip of paper in place of the prompt line; clicks go through to the table."""

    def __init__(self, table: QWidget, prompt: QWidget) -> None:
        super().__init__(table)
        self.table, self._prompt = table, prompt
        self._room: QRect | None = None
        self._limit = 0.0
        self.setObjectName("hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        set_role(self, "chosen")
        self._what, self._why = PlainLabel(parent=self), PlainLabel(parent=self)
        for label in (self._what, self._why):
            label.setWordWrap(True)
            set_role(label, "prompt")
        self.hide()

    @property
    def text(self) -> str:
        return " ".join(label.text() for label in (self._what, self._why) if label.text())

    def say(self, what: str, why: str = "") -> None:
        """Show one sentence, or two."""
        self._what.setText(what)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.setAccessibleName(self.text)
        self._fit()
        self._prompt.hide()
        self.show()
        self.raise_()
        announce(self, self.text)

    def put_away(self) -> None:
        """Hide the note; the prompt line is shown again."""
        self.hide()
        self._prompt.show()

    def place(self, room: QRectF, limit: float = 0.0) -> None:
        """Lie in the *room* of the prompt line, as high as it must be, and below *limit* if that can be."""
        self._room, self._limit = room.toRect(), limit
        self._fit()

    def _fit(self) -> None:
        size = 18 if self.table.height() >= TALL else 15
        for letters, edge, lower in _WAYS:
            self._set(letters or size, edge, lower)
            if self.y() >= self._limit:
                break

    def _set(self, size: int, edge: int, lower: int) -> None:
        """Write in letters of this *size*, with an *edge*; so much *lower* if the room is too small."""
        if self._room is None:
            return
        labels = [label for label in (self._what, self._why) if label.text()]
        self._what.setFont(font(size, QFont.Weight.DemiBold))
        self._why.setFont(font(size))
        room = self._room
        beside = _LAMP_ROOM + 3 * STEP
        wished = max(
            (QFontMetrics(label.font()).horizontalAdvance(label.text()) for label in labels), default=0
        )
        inner = min(room.width() - beside, wished + 2 * STEP)
        heights = [label.heightForWidth(inner) for label in labels]
        whole = QSize(inner + beside, max(sum(heights) + 2 * edge, 40))
        top = (whole.height() - sum(heights)) // 2
        for label, height in zip(labels, heights, strict=True):
            label.setGeometry(_LAMP_ROOM, top, inner, height)
            top += height
        left = room.center().x() - whole.width() // 2
        # A little lower than the line, so that the lowest tile is hardly covered.
        bottom = room.bottom() + 1 + (lower if whole.height() > room.height() else 0)
        self.setGeometry(left, bottom - whole.height(), whole.width(), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_lamp(painter, QPointF(_LAMP_ROOM / 2, self.height() / 2), 14)
        painter.end()
