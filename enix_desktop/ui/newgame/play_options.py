"""How a new game is played: hints, undo, speed, tiles and luck."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.play.choices import Choices
from enix_desktop.engine.record_json import LARGEST_SEED
from enix_desktop.ui.newgame.words import TableWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

_INDENT = 6
"""The room that a check box keeps for the mark of focus."""


class PlayOptions(QFrame):
    """What a table agrees on in addition to seats and rulebook."""

    edited = Signal()

    def __init__(self, words: TableWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.assistance, self.tutor = QCheckBox(self), QCheckBox(self)
        self.hints, self.by_hand = QCheckBox(self), QCheckBox(self)
        self._undo_label, self._speed_label, self._seed_label = (
            PlainLabel(parent=self),
            PlainLabel(parent=self),
            PlainLabel(parent=self),
        )
        self.undo, self.speed = ChoiceBox(self), ChoiceBox(self)
        for box in (self.undo, self.speed):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(16)
        self.more_button = QPushButton(self)
        self.more_button.setAutoDefault(True)
        self.more_button.clicked.connect(self._show_more)
        self.seed = QLineEdit(self)
        self.seed.setMaxLength(len(str(LARGEST_SEED)))
        self.seed.setValidator(QRegularExpressionValidator("[0-9]*", self.seed))
        self.seed.textChanged.connect(self.edited)
        set_role(self, "panel")
        self._lay_out()
        self.retranslate()
        self._show_seed(False)

    @property
    def seed_value(self) -> int | None:
        return int(self.seed.text()) if self.seed.text() else None

    @property
    def complaint(self) -> str:
        """Why a game cannot begin like this, or nothing."""
        if (self.seed_value or 0) <= LARGEST_SEED:
            return ""
        return self.tr("The seed can be at most {number}.").format(number=LARGEST_SEED)

    def set_choices(self, choices: Choices) -> None:
        """Show the part of *choices* that is agreed here."""
        self.assistance.setChecked(choices.assistance)
        self.hints.setChecked(choices.hints)
        self.tutor.setChecked(choices.tutor)
        self.by_hand.setChecked(choices.by_hand and bool(self.by_hand.text()))
        self.undo.set_key(choices.undo)
        self.speed.set_key(choices.speed)
        self.seed.setText("" if choices.seed is None else str(choices.seed))
        self._show_seed(choices.seed is not None)

    def retranslate(self, by_hand: str = "", assistance: str = "") -> None:
        """Use the current language; *by_hand* is what can be arranged before the game, if anything.

        *assistance* is what the table may be shown, if there is a choice.
        """
        self.assistance.setText(assistance)
        self.assistance.setVisible(bool(assistance))
        self.hints.setText(self.tr("Allow h&ints"))
        self.hints.setToolTip(self.tr("Press H to see what a skilled player would do, and why."))
        self.tutor.setText(self.tr("Tut&or"))
        self.tutor.setToolTip(
            self.tr("Asks once whether you are sure when a choice costs much. It gives nothing away.")
        )
        self.by_hand.setText(by_hand)
        self.by_hand.setVisible(bool(by_hand))
        self._undo_label.setText(self.tr("&Undo"))
        self._speed_label.setText(self.tr("S&peed"))
        self.more_button.setText(self.tr("&More…"))
        self._seed_label.setText(self.tr("S&eed"))
        self.seed.setPlaceholderText(self.tr("Leave empty for a random game"))
        self.seed.setToolTip(self.tr("The same number deals the same tiles and cards again."))
        undo = [(key, text, None) for key, text in self._words.undo_policies().items()]
        self.undo.set_entries(undo, self._words.undo_descriptions())
        self.speed.set_entries([(key, text, None) for key, text in self._words.speeds().items()])

    def _show_more(self) -> None:
        self._show_seed(True)
        self.seed.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_seed(self, shown: bool) -> None:
        self.more_button.setVisible(not shown)
        self.seed.setVisible(shown)
        self._seed_label.setVisible(shown)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * STEP)
        grid.setVerticalSpacing(2 * STEP)
        grid.setColumnStretch(1, 1)
        grid.setContentsMargins(_INDENT, 0, 0, 0)
        rows = ((self._undo_label, self.undo), (self._speed_label, self.speed), (self._seed_label, self.seed))
        for row, (label, field) in enumerate(rows):
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        # The seed appears where the button was, so that nothing else moves.
        grid.addWidget(self.more_button, 2, 0)
        grid.setRowMinimumHeight(2, 10 * STEP)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * STEP - _INDENT, 2 * STEP, 4 * STEP, 3 * STEP)
        layout.setSpacing(0)
        # Side by side: at 1024x700 every row counts.
        for boxes in ((self.assistance, self.tutor), (self.hints, self.by_hand)):
            beside = QHBoxLayout()
            beside.setSpacing(2 * STEP)
            for box in boxes:
                beside.addWidget(box)
            beside.addStretch(1)
            layout.addLayout(beside)
        layout.addSpacing(STEP)
        layout.addLayout(grid)
