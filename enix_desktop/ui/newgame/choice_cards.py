"""What a game offers to choose before it begins: a card for each value."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from enix_desktop.catalogue import Choice
from enix_desktop.markup import html, joined
from enix_desktop.ui.game_ui import ChoiceWords, ValueWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.rich import RichLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font

_BESIDE = 2
"""So many cards have room side by side in a small window."""


class _Card(QFrame):
    """One value with what it means; a click anywhere chooses it."""

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

    def tell(self, words: ValueWords) -> None:
        """Show its name and a line for each thing that it means."""
        self.radio.setText(words.name)
        self.radio.setAccessibleDescription(" ".join(words.lines))
        self._lines.setVisible(bool(words.lines))
        items = joined(html("<li>{line}</li>", line=line) for line in words.lines)
        style = "margin: 0px; -qt-list-indent: 0; margin-left: 20px"
        self._lines.set_html(html('<ul style="{style}">{items}</ul>', style=style, items=items))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
        self.radio.setChecked(True)


class ChoiceCards(QWidget):
    """One choice: a card for each value, one of them chosen."""

    edited = Signal()

    def __init__(
        self, choice: Choice, parent: QWidget | None = None, is_one_of_several: bool = False
    ) -> None:
        """Where there are several choices each needs its title, and its cards lie two by two."""
        super().__init__(parent)
        self.key = choice.key
        self._group = QButtonGroup(self)
        self.cards: dict[str, _Card] = {}
        self._title = PlainLabel(parent=self)
        self._title.setFont(font(SIZES[1], QFont.Weight.DemiBold))
        self._title.setVisible(is_one_of_several)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(STEP)
        layout.addWidget(self._title)
        rows = QVBoxLayout()
        rows.setSpacing(2 * STEP)
        layout.addLayout(rows)
        beside = _BESIDE if is_one_of_several else 1
        for begin in range(0, len(choice.values), beside):
            row = QHBoxLayout()
            row.setSpacing(2 * STEP)
            rows.addLayout(row)
            for value in choice.values[begin : begin + beside]:
                card = self.cards[value] = _Card(self)
                self._group.addButton(card.radio)
                card.radio.toggled.connect(self.edited)
                row.addWidget(card, 1)
        self.set_value(choice.values[0])

    @property
    def value(self) -> str:
        return next(value for value, card in self.cards.items() if card.radio.isChecked())

    def set_value(self, value: str) -> None:
        self.cards[value].radio.setChecked(True)

    def tell(self, words: ChoiceWords) -> None:
        """Write every text in the current language."""
        self.setAccessibleName(words.title)
        self._title.setText(words.title)
        for value, card in self.cards.items():
            card.tell(words.values[value])
