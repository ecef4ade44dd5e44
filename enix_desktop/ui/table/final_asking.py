"""Asking "why?" at the end of a game: a button for everybody's points and one for the result."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.why_panel import WhyPanel
from enix_desktop.ui.widgets.style_sheet import set_role


class FinalAsking(QObject):
    """Makes the buttons that ask, and shows the answers in a note; a game finds the answers."""

    rule_wanted = Signal(str)
    widest = 460
    """How wide an answer is at most."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.room: Callable[[], QRect] = over.rect
        """An answer lies at the right of it."""
        self._buttons: dict[Seat | None, QToolButton] = {}
        self._about: Seat | None = None
        self._answer: Answer | None = None
        self.panel = WhyPanel(over)
        self.panel.rule_wanted.connect(self.rule_wanted)

    def find(self, seat: Seat | None) -> Answer:
        """Why *seat* has so many points, or, without a seat, why the result is what it is."""
        raise NotImplementedError

    def word(self) -> str:
        """What stands on every button."""
        raise NotImplementedError

    def button(self, seat: Seat | None) -> QToolButton:
        """A button that asks about the points of *seat*, or, without a seat, about the result."""
        button = self._buttons[seat] = QToolButton()
        set_role(button, "plain")
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _=False: self._toggle(seat))
        self._name(seat)
        return button

    @property
    def is_open(self) -> bool:
        return not self.panel.isHidden()

    def hide(self) -> None:
        self.panel.put_away()

    def arrange(self) -> None:
        room = self.room()
        wide = min(self.widest, room.width())
        self.panel.place(QRect(room.right() + 1 - wide, room.top(), wide, room.height()))

    def retranslate(self) -> None:
        for seat in self._buttons:
            self._name(seat)
        if self._answer is not None and self.is_open:
            self.panel.say_again(self._answer.title(), self._answer.steps())

    def _name(self, seat: Seat | None) -> None:
        about = self.find(seat).title()
        self._buttons[seat].setText(self.word())
        self._buttons[seat].setToolTip(about)
        self._buttons[seat].setAccessibleName(about)

    def _toggle(self, seat: Seat | None) -> None:
        if self.is_open and seat == self._about:
            self.hide()
            return
        self._about, answer = seat, self.find(seat)
        self._answer = answer
        self.arrange()
        self.panel.answer(answer.title(), answer.steps(), answer.rules)
