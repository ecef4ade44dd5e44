"""The buttons of the start screen."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import ON_ACCENT, SIZES, STEP, current_theme, font

_EMPTY = "QPushButton { color: transparent; }"
"""A button whose text is painted by us. To ask the style for one without a text takes long to load."""


class MenuButton(QPushButton):
    """A wide button of the menu; a second line may say more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # Outside dialogs this makes Enter press the button, as Space does.
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._more = self._about = ""
        self._is_large = self._keeps_room = False
        self._set_type()

    def keep_room(self) -> None:
        """Have room for both lines even while hidden: nothing moves when the button comes."""
        self._keeps_room = True
        kept = self.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.setSizePolicy(kept)

    def set_main(self, is_main: bool) -> None:
        """Whether this is most likely wanted and stands out."""
        set_role(self, "main" if is_main else "plain")
        self._set_type()

    def set_large(self, is_large: bool) -> None:
        """Use larger type, where the window is large."""
        if is_large != self._is_large:
            self._is_large = is_large
            self._set_type()
            self.updateGeometry()

    def _set_type(self) -> None:
        """Size and weight: the style sheet forgets one with another role, the other with another size."""
        weight = QFont.Weight.DemiBold if self.property("role") == "main" else QFont.Weight.Normal
        self.setFont(font(SIZES[3] if self._is_large else SIZES[2], weight))

    def set_more(self, text: str) -> None:
        """Tell *text* in the second line."""
        if bool(text) != bool(self._more):
            self.setStyleSheet(_EMPTY if text else "")
        self._more = text
        self._describe()
        self.updateGeometry()
        self.update()

    def tell_about(self, game: str) -> None:
        """Let screen readers say which *game* this is about, where there are several."""
        self._about = game
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(". ".join(filter(None, (self._about, self._more))))

    def sizeHint(self) -> QSize:
        height = 17 * STEP if self._more or self._keeps_room else 12 * STEP
        if self._is_large:
            height += 4 * STEP
        return QSize(super().sizeHint().width(), height)

    def lines_room(self) -> QRect:
        """Where both lines stand: with air around them, unless a low window squeezes the button."""
        lines = QFontMetrics(self.font()).height() + QFontMetrics(font(SIZES[self._is_large])).height()
        spare = max(0, self.height() - lines)
        above, below = min(2 * STEP, 2 * spare // 5), min(3 * STEP, 3 * spare // 5)
        return self.rect().adjusted(3 * STEP, above, -3 * STEP, -below)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._more:
            return
        painter = QPainter(self)
        inside = self.lines_room()
        is_main = self.property("role") == "main"
        painter.setPen(ON_ACCENT if is_main else current_theme.theme.text)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextShowMnemonic
        painter.setFont(self.font())
        painter.drawText(inside, flags | Qt.AlignmentFlag.AlignTop, self.text())
        painter.setFont(font(SIZES[self._is_large]))
        shown = painter.fontMetrics().elidedText(self._more, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, shown)
        painter.end()
