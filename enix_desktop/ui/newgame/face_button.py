"""A button that shows the face of a computer player and changes its style of play."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from enix_desktop.app.play.choices import OWN, PLAIN
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.table.faces import paint_face
from enix_desktop.ui.widgets.plain import unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

_FACE = 9 * STEP


class FaceButton(QToolButton):
    """Shows who plays; its menu offers the styles of the game."""

    chosen = Signal(str)
    """The style that a person has chosen."""

    def __init__(self, styles: Sequence[str], words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._styles, self._words = styles, words
        self._name, self._own = "", PLAIN
        self.style_key = OWN
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(QSize(14 * STEP, 11 * STEP))
        set_role(self, "pawn")
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    @property
    def about(self) -> str:
        """What the chosen style means."""
        return self._words.style_descriptions().get(self._played, "")

    @property
    def _played(self) -> str:
        return self._own if self.style_key == OWN else self.style_key

    def set_style_key(self, style: str) -> None:
        self.style_key = style
        self.retranslate()

    def set_name(self, name: str, own: str | None) -> None:
        """Show the face of *name*, who likes to play in the style *own*."""
        self._name, self._own = name, own or PLAIN
        self.retranslate()

    def retranslate(self) -> None:
        style = self._words.style(self._played)
        self.setAccessibleName(self.tr("Style of {name}: {style}").format(name=self._name, style=style))
        self.setAccessibleDescription(self.about)
        self.setToolTip(self.tr("{about} Click to choose another style.").format(about=self.about))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        room = QRectF(0, 0, _FACE, _FACE)
        room.moveCenter(QRectF(self.rect()).center())
        room.moveLeft(STEP)
        paint_face(painter, room, self._name)

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for style in self._styles:
            text = self._words.style_descriptions().get(style, style)
            if style == OWN:
                about = self._words.style(self._own)
                text = self.tr("As {name} likes it: {style}").format(name=self._name, style=about)
            action = menu.addAction(unmarked(text))
            action.setCheckable(True)
            action.setChecked(style == self.style_key)
            action.triggered.connect(lambda _=False, key=style: self.chosen.emit(key))
