"""What a game offers to choose before it begins, where each value is a word: a list."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from enix_desktop.catalogue import Choice
from enix_desktop.ui.game_ui import ChoiceWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP

_WIDTH = 46
"""Steps of width: for the longest words without making them smaller."""


class ChoiceList(QWidget):
    """One choice: its title, and a list of its values."""

    edited = Signal()

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self._choice = choice.key, choice
        self._words: ChoiceWords | None = None
        self._title, self.box = PlainLabel(parent=self), ChoiceBox(self)
        self._title.setBuddy(self.box)
        self.box.setMinimumWidth(_WIDTH * STEP)
        self.box.set_entries([(value, value, None) for value in choice.values])
        self.box.chosen.connect(self.edited)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self._title, 1)
        row.addWidget(self.box)

    @property
    def value(self) -> str:
        return self.box.key or ""

    def set_value(self, value: str) -> None:
        self.box.set_key(value)

    def tell(self, words: ChoiceWords) -> None:
        """Write every text in the current language."""
        self._words = words
        self._title.setText(words.title)
        self.box.setAccessibleName(words.title)
        self._show([key for key in self.box.keys if key])

    def offer(self, seats: int) -> None:
        """Offer what makes sense at a table of so many *seats*; what is chosen and does not is as usual."""
        values = self._choice.offered(seats)
        if self._words is not None and values != self.box.keys:
            self._show(values)

    def _show(self, values: Sequence[str]) -> None:
        assert self._words is not None
        words = self._words.values
        self.box.set_entries(
            [(value, words[value].name, None) for value in values],
            {value: " ".join(words[value].lines) for value in values},
        )
