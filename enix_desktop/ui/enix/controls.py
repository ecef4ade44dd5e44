"""What lies over the table: the prompt line, and the buttons that are possible now."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.enix.modes import Action
from enix_desktop.ui.enix.table_plan import TablePlan
from enix_desktop.ui.style_sheet import set_role
from enix_desktop.ui.theme import STEP, font

TALL = 950
"""From this height on there is room for larger type."""
PROMPT_SIZES = (24, 18, 15, 13)


class PromptLine(QLabel):
    """One sentence, in the largest type in which it fits."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._over = table
        self.setObjectName("prompt")
        self.setFont(font(18))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text*."""
        self.setText(text)
        self.fit()
        set_role(self, "refused" if is_refusal else "prompt")

    @property
    def is_refusal(self) -> bool:
        """Whether it says why something cannot be done."""
        return bool(self.property("role") == "refused")

    def fit(self) -> None:
        """Very long sentences get two lines."""
        sizes = [size for size in PROMPT_SIZES if size <= 18 or self._over.height() >= TALL]
        room, text = self.width() - 2 * STEP, self.text()
        fitting = [size for size in sizes if QFontMetrics(font(size)).horizontalAdvance(text) <= room]
        self.setFont(font((fitting or sizes[-1:])[0]))


class ButtonPanel(QWidget):
    """The buttons that are possible now, the main one large; below them those that always are."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.actions_shown: list[Action] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._lasting = 0

    def add_lasting(self, widget: QWidget) -> None:
        """Show *widget* below the buttons, whatever is possible."""
        self._column.addWidget(widget)
        self._lasting += 1

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons, the main one last."""
        before, self.actions_shown = self.actions_shown, list(actions)
        if [action.face for action in before] == [action.face for action in actions]:
            for position, action in enumerate(actions):
                self._button(position).setEnabled(action.is_enabled)
            return
        while self._column.count() > 1 + self._lasting:
            button = self._button(0)
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        for position, action in enumerate(actions):
            self._column.insertWidget(1 + position, self._made(position, action))

    def place(self, plan: TablePlan) -> None:
        """Take the room that *plan* gives."""
        self.setGeometry(plan.buttons.toRect())

    def _button(self, position: int) -> QWidget:
        item = self._column.itemAt(1 + position)
        button = None if item is None else item.widget()
        assert button is not None
        return button

    def _made(self, position: int, action: Action) -> QPushButton:
        button = QPushButton(action.text)
        if action.is_main:
            set_role(button, "main")
            button.setProperty("large", True)
        button.setProperty("action", action.name)
        button.setEnabled(action.is_enabled)
        button.setMinimumHeight(52 if action.is_main else 36)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.actions_shown[position].trigger())
        return button
