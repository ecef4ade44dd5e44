"""The board in words: a note over the table."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QToolButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

_LARGEST = QSize(170 * STEP, 120 * STEP)


class BoardNote(Translated, QFrame):
    """A title and a text through which the arrows go line by line; Esc or B closes it."""

    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("board_note")
        set_role(self, "panel")
        self._title = PlainLabel()
        self._title.setFont(font(15, QFont.Weight.DemiBold))
        self._close = QToolButton()
        self._close.setText("\N{MULTIPLICATION X}")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self._close, "link")
        self._close.clicked.connect(self.put_away)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(font(15))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        self.hide()
        self.retranslate()

    def tell(self, texts: Sequence[str], room: QRectF) -> None:
        """Show *texts*, a paragraph each, in the middle of *room*."""
        self.text.setPlainText("\n".join(texts))
        inside = room.toRect().adjusted(STEP, STEP, -STEP, -STEP)
        size = inside.size().boundedTo(_LARGEST)
        self.resize(size)
        self.move(inside.center() - self.rect().center())
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Close, and give the keys back."""
        had_keys = self.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self.hide()
        self.text.clear()
        if had_keys:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and B close; what moves within the text never comes here."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_B):
            self.put_away()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self._title.setText(self.tr("The board in words"))
        self.text.setAccessibleName(self._title.text())
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(self.tr("Close"))
