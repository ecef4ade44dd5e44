"""A question on the table, in its own style: what follows from it, and two answers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.announcer import Announcer
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

WIDTH = 520
_DIM = QColor(20, 16, 8, 110)


def _nothing() -> None:
    """Follow nobody's answer."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, the facts that speak for or against it, and the words on the two buttons."""

    title: str
    facts: Sequence[str]
    yes: str
    no: str
    warning: str = ""
    """What would go wrong."""
    is_doubtful: bool = False
    """Whether no is the safe answer: then it is the one that Enter gives."""


class TableQuestion(Translated, QWidget):
    """Covers the table until it is answered: Enter says yes, unless that is doubtful; Esc says no."""

    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("question")
        self._over = over
        self._words: Callable[[], Question] | None = None
        self.is_answering = False
        """Whether what happens now follows from the answer yes."""
        self._on_yes: Callable[[], object] = _nothing
        self._on_no: Callable[[], object] = _nothing
        self.paper = QFrame(self)
        set_role(self.paper, "panel")
        self.title, self.warning = PlainLabel(), PlainLabel()
        self.title.setFont(font(24, QFont.Weight.Bold))
        self.warning.setFont(font(15, QFont.Weight.DemiBold))
        set_role(self.warning, "refused")
        self._facts = QVBoxLayout()
        self._facts.setSpacing(STEP)
        self.facts: list[PlainLabel] = []
        self.no, self.yes = QPushButton(), QPushButton()
        self._usual = self.yes
        """What Enter presses while neither has the keys."""
        self.no.clicked.connect(self._decline)
        self.yes.clicked.connect(self._accept)
        self.announcer = Announcer(self)
        self._lay_out()
        over.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(3 * STEP)
        buttons.addStretch(1)
        for button in (self.no, self.yes):
            button.setMinimumHeight(48)
            button.setAutoDefault(True)  # Enter presses it
            buttons.addWidget(button)
        column = QVBoxLayout(self.paper)
        column.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        column.setSpacing(3 * STEP)
        for label in (self.title, self.warning):
            label.setWordWrap(True)
        column.addWidget(self.title)
        column.addLayout(self._facts)
        column.addWidget(self.warning)
        column.addSpacing(2 * STEP)
        column.addLayout(buttons)

    @property
    def is_open(self) -> bool:
        return self._words is not None

    def ask(
        self,
        words: Callable[[], Question],
        on_yes: Callable[[], object],
        on_no: Callable[[], object] = _nothing,
    ) -> None:
        """Ask; *on_yes* is called when the answer is yes, *on_no* when it is no."""
        self._words, self._on_yes, self._on_no = words, on_yes, on_no
        self.retranslate()
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._place()
        question = words()
        self._usual = self.no if question.is_doubtful else self.yes
        self._usual.setFocus()
        self.announcer.say(" ".join((question.title, *question.facts, question.warning)).strip())

    def put_away(self) -> None:
        """Nobody is asked any more."""
        if self._words is None:
            return
        self._words, self._on_yes, self._on_no = None, _nothing, _nothing
        self.hide()
        self.closed.emit()

    def _accept(self) -> None:
        on_yes = self._on_yes
        self.put_away()
        self.is_answering = True
        try:
            on_yes()
        finally:
            self.is_answering = False

    def _decline(self) -> None:
        on_no = self._on_no
        self.put_away()
        on_no()

    def retranslate(self) -> None:
        if self._words is None:
            return
        question = self._words()
        self.title.setText(question.title)
        self.warning.setText(question.warning)
        self.warning.setVisible(bool(question.warning))
        for label in self.facts:
            self._facts.removeWidget(label)
            label.hide()
            label.deleteLater()
        self.facts = [PlainLabel(fact, wordWrap=True) for fact in question.facts]
        for label in self.facts:
            label.setFont(font(15))
            self._facts.addWidget(label)
            label.show()  # at once, so that the paper knows how high it must be
        self.no.setText(unmarked(question.no))
        self.yes.setText(unmarked(question.yes))
        self.paper.setAccessibleName(question.title)
        set_role(self.no, "main" if question.is_doubtful else "")
        set_role(self.yes, "" if question.is_doubtful else "main")
        self._place()

    def _place(self) -> None:
        """In the middle, as high as its words need."""
        wide = min(max(WIDTH, self.paper.minimumSizeHint().width()), self.width() - 8 * STEP)
        layout = self.paper.layout()
        assert layout is not None
        layout.activate()
        high = min(max(layout.totalHeightForWidth(wide), 120), self.height() - 8 * STEP)
        self.paper.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.is_open:
            self.setGeometry(self._over.rect())
            self._place()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab goes between the two answers."""
        (self.no if self.yes.hasFocus() else self.yes).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key means anything to the table below."""
        if event.key() == Qt.Key.Key_Escape:
            self._decline()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            chosen = [button for button in (self.no, self.yes) if button is self.focusWidget()]
            (chosen or [self._usual])[0].click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.focusNextPrevChild(True)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), _DIM)
