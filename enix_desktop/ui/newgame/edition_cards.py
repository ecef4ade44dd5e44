"""The choice between the two rulebooks."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from enix_desktop.markup import html, joined
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.rich import RichLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font


class _Card(QFrame):
    """One rulebook with what is special in it; a click anywhere chooses it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.radio = QRadioButton(self)
        self._lines = RichLabel(self)
        self._lines.setFont(font(SIZES[0]))
        set_role(self, "card")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.radio.toggled.connect(lambda chosen: set_role(self, "chosen" if chosen else "card"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP, 3 * STEP, 2 * STEP)
        layout.setSpacing(0)
        layout.addWidget(self.radio)
        layout.addWidget(self._lines)

    def tell(self, name: str, lines: tuple[str, ...]) -> None:
        """Show the name of the rulebook and a line for each difference."""
        self.radio.setText(name)
        self.radio.setAccessibleDescription(" ".join(lines))
        items = joined(html("<li>{line}</li>", line=line) for line in lines)
        style = "margin: 0px; -qt-list-indent: 0; margin-left: 20px"
        self._lines.set_html(html('<ul style="{style}">{items}</ul>', style=style, items=items))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
        self.radio.setChecked(True)


class EditionCards(QWidget):
    """Two cards, one of them chosen."""

    chosen = Signal(str)

    def __init__(self, words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._group = QButtonGroup(self)
        self.cards: dict[str, _Card] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        for key in words.edition_names():
            card = _Card(self)
            self._group.addButton(card.radio)
            self.cards[key] = card
            layout.addWidget(card)
            card.radio.toggled.connect(lambda on, key=key: self.chosen.emit(key) if on else None)
        self.retranslate()
        self.set_edition(next(iter(self.cards)))

    @property
    def edition(self) -> str:
        """The key of the rulebook chosen."""
        return next(key for key, card in self.cards.items() if card.radio.isChecked())

    def set_edition(self, key: str) -> None:
        """Choose the rulebook *key*."""
        self.cards[key].radio.setChecked(True)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        names, differences = self._words.edition_names(), self._words.edition_differences()
        for key, card in self.cards.items():
            card.tell(names[key], tuple(differences[key]))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
