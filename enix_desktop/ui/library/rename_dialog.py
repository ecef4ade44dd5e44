"""Asking for another name for a game."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.grow_to_fit import GrowToFit
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

Check = Callable[[str], str | None]
"""What is wrong with a name, in words; None if it can be used."""


class RenameDialog(Translated, QDialog):
    """One line to fill in; says at once why a name cannot be used."""

    def __init__(self, name: str, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        GrowToFit(self)
        self._check = check
        self._label, self._problem = PlainLabel(parent=self), PlainLabel(parent=self)
        self._problem.setWordWrap(True)
        set_role(self._problem, "problem")
        self.field = QLineEdit(name, self)
        self.field.selectAll()
        self.field.textChanged.connect(self._judge)
        self._label.setBuddy(self.field)
        self.ok_button, self.cancel_button = QPushButton(self), QPushButton(self)
        set_role(self.ok_button, "main")
        self.ok_button.setDefault(True)
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.ok_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(3 * STEP)
        for widget in (self._label, self.field, self._problem):
            whole.addWidget(widget)
        whole.addLayout(foot)
        self.setMinimumWidth(480)
        self.retranslate()

    @property
    def name(self) -> str:
        return self.field.text()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rename"))
        self._label.setText(self.tr("&Name of the game:"))
        self.ok_button.setText(self.tr("&Rename"))
        self.cancel_button.setText(self.tr("&Cancel"))
        self._judge()

    def _judge(self) -> None:
        problem = self._check(self.name)
        self._problem.setText(problem or "")
        self.ok_button.setEnabled(problem is None)
        set_role(self.field, "wrong" if problem else "plain")
