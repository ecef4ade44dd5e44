"""A button that shows a player's pawn and changes it."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, paint_pawn
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.table.pieces import PAWN_BY_KEY, PAWNS
from enix_desktop.ui.widgets.plain import unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

_SIZE = 9 * STEP
_PAWN_ROOM = PAWN_HEIGHT * 1.2
"""A pawn with its rim and its shadow."""


class PawnButton(QToolButton):
    """Shows a pawn; its menu offers all six, and says with whom one would be swapped."""

    chosen = Signal(str)
    """The key of the pawn a person has chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = PieceWords(self)
        self._owners: Mapping[str, str] = {}
        self.pawn = PAWNS[0].key
        self.setIconSize(QSize(_SIZE, _SIZE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(14 * STEP, 11 * STEP)
        set_role(self, "pawn")
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)

    def set_pawn(self, key: str) -> None:
        self.pawn = key
        self.setIcon(pawn_icon(key))
        self.retranslate()

    def set_owners(self, owners: Mapping[str, str]) -> None:
        """Know which pawns the others have, with the names of their owners."""
        self._owners = owners

    def retranslate(self) -> None:
        name = self._words.piece(self.pawn)
        self.setAccessibleName(self.tr("Piece: {piece}").format(piece=name))
        self.setToolTip(self.tr("{piece}. Click to choose another piece.").format(piece=name))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for pawn in PAWNS:
            text = self._words.piece(pawn.key)
            if pawn.key in self._owners:
                text = self.tr("{piece} (swap with {name})").format(piece=text, name=self._owners[pawn.key])
            action = menu.addAction(pawn_icon(pawn.key), unmarked(text))
            action.setData(pawn.key)
            action.setEnabled(pawn.key != self.pawn)
            action.triggered.connect(lambda _=False, key=pawn.key: self.chosen.emit(key))


def pawn_icon(key: str) -> QIcon:
    """A picture of the pawn *key*, in several sizes."""
    icon = QIcon()
    for scale in (1, 2, 3):
        pixmap = QPixmap(QSize(_SIZE, _SIZE) * scale)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(pixmap.rect().center())
        painter.scale(pixmap.height() / _PAWN_ROOM, pixmap.height() / _PAWN_ROOM)
        paint_pawn(painter, PAWN_BY_KEY[key])
        painter.end()
        pixmap.setDevicePixelRatio(scale)
        icon.addPixmap(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Disabled)
    return icon
