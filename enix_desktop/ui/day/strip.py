"""The result of a game of the day in one line, with a way to the card: any final screen can show it."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.play.day import DayResult
from enix_desktop.ui.day.dialog import DayCardDialog
from enix_desktop.ui.day.words import DayWords
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.screens import FinalScreen
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated


class DayStrip(Translated, QFrame):
    """Says how the game of the day went, and opens the card to be shared."""

    def __init__(self, result: DayResult, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result, self._ui, self._words = result, ui, DayWords(self)
        set_role(self, "panel")
        self._said = PlainLabel(parent=self)
        self._said.setWordWrap(True)
        self.card_button = QPushButton(self)
        self.card_button.setAutoDefault(True)
        self.card_button.clicked.connect(self.open_card)
        row = QHBoxLayout(self)
        row.setContentsMargins(6 * STEP, STEP // 2, 6 * STEP, STEP // 2)  # the screen above needs every line
        row.setSpacing(4 * STEP)
        row.addWidget(self._said, 1)
        row.addWidget(self.card_button)
        self.retranslate()

    def open_card(self) -> None:
        DayCardDialog(self._result, self._ui, self).open()

    def retranslate(self) -> None:
        self._said.setText(self._words.told(self._result))
        self.card_button.setText(self.tr("&Result card…"))


def with_strip(final: FinalScreen, result: DayResult | None, ui: GameUi) -> QWidget:
    """The *final* screen above the strip, which waits for its end; alone if it was no game of the day.

    Playing again means the deal of that day.
    """
    if result is None:
        return final.widget
    final.repeat_deal()
    page = QWidget()
    strip = DayStrip(result, ui, page)
    policy = strip.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    strip.setSizePolicy(policy)
    final.telling.connect(strip.setHidden)  # it would give the result away
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(final.widget, 1)
    layout.addWidget(strip)
    page.setFocusProxy(final.widget)
    return page
