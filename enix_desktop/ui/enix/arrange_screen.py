"""Arranging the tiles by hand before a game (S1): around solar, in any order and rotation."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import fresh_seed
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.table import Options
from enix_desktop.ui.enix.accessible.arrange_tree import ArrangeReader
from enix_desktop.ui.enix.arrange_view import ArrangeView
from enix_desktop.ui.table.spots import ARROWS
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated


class ArrangeScreen(Translated, QWidget):
    """Tells how to arrange, shows the board and starts the game."""

    arranged = Signal(object)
    """The Options, with the tiles as they lie here."""
    cancelled = Signal()

    def __init__(self, options: Options, luck: int | None = None) -> None:
        """The tiles lie as luck would lay them."""
        super().__init__()
        self._options = options
        chance = SeededChance(fresh_seed() if luck is None else luck)
        self.view = ArrangeView(EnixRules().deal(options, chance).layout)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it would scroll with the arrows
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._hint = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._hint.setFont(font(18))
        self._hint.setWordWrap(True)
        self._keys = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._keys.setWordWrap(True)
        set_role(self._keys, "muted")
        self._cancel, self._start = QPushButton(), QPushButton()
        set_role(self._start, "main")
        self._start.setMinimumHeight(44)
        self._cancel.setMinimumHeight(44)
        for button in (self._cancel, self._start):
            button.setAutoDefault(True)  # Enter presses it
        self._cancel.clicked.connect(self.cancelled)
        self.reader = ArrangeReader(self, self.view)
        self.view.changed.connect(lambda: self._say(is_refusal=False))
        self.view.refused.connect(self._on_refused)
        self._start.clicked.connect(self._finish)
        bar = QHBoxLayout()
        bar.addStretch(1)
        bar.addWidget(self._cancel)
        bar.addWidget(self._start)
        column = QVBoxLayout(self)
        column.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        column.addWidget(self._hint)
        column.addWidget(self._keys)
        column.addWidget(self.view, 1)
        column.addLayout(bar)
        self.retranslate()

    @property
    def widget(self) -> QWidget:
        return self

    def _finish(self) -> None:
        self.arranged.emit(replace(self._options, layout=self.view.layout_shown))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Space picks up, R and Shift+R turn, Enter starts, Esc goes back."""
        match event.key():
            case key if key in ARROWS:
                self.view.on_arrow(ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Space:
                self.view.show_ring(True)
                self.view.pick_up()
            case Qt.Key.Key_R:
                backwards = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                self.view.turn(-1 if backwards else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._finish()
            case Qt.Key.Key_Escape if not self.view.put_down():
                self.cancelled.emit()
            case Qt.Key.Key_Escape:
                pass
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab shows where the keyboard is."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.view.show_ring(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.view.show_ring(False)

    def showEvent(self, event: QShowEvent) -> None:
        """Screen readers say what to do."""
        super().showEvent(event)
        self._read_out()

    def _on_refused(self) -> None:
        self._say(is_refusal=True)
        self.reader.prompt(self._hint.text(), is_refusal=True)

    def _say(self, is_refusal: bool) -> None:
        """Say what to do, or, until the next action, why solar was not picked up."""
        if is_refusal:
            energy = self.reader.names.energy(Energy.SOLAR)
            text = self.tr("{energy} stays in the middle; it can only be turned.").format(energy=energy)
        else:
            text = self.tr(
                "Drag the tiles around Solar energy, or press Enter and use the arrow keys. R turns a tile."
            )
        self._hint.setText(text)
        set_role(self._hint, "refused" if is_refusal else "")

    def _read_out(self) -> None:
        self.reader.prompt(f"{self._hint.text()} {self._keys.text()}")

    def retranslate(self) -> None:
        self._say(is_refusal=self._hint.property("role") == "refused")
        self._keys.setText(
            self.tr("With the keyboard: arrows choose a tile, Space picks it up, R turns it, Enter starts.")
        )
        self._cancel.setText(self.tr("Back"))
        self._start.setText(self.tr("Start the game"))
        self._read_out()
