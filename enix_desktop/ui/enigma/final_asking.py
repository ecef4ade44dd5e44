"""Asking why at the end of a game: about everybody's points, and about the result."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.final_words import TEXTS
from enix_desktop.ui.enigma.why import Answer, WhyWords
from enix_desktop.ui.enigma.words import said
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.why_panel import WhyPanel
from enix_desktop.ui.widgets.style_sheet import set_role

NOTE, EDGE = 460, 24
"""How wide an answer is at most, and how far it stays from the edge."""


class ScoreAsking(QObject):
    """Makes the buttons that ask why, and shows the answers in a note beside them."""

    rule_wanted = Signal(str)

    def __init__(
        self, over: QWidget, view: View, outcome: Outcome, told: Sequence[Event], names: PlayerNames
    ) -> None:
        super().__init__(over)
        self._over, self._words = over, WhyWords(names)
        self._view, self._outcome, self._told = view, outcome, told
        self._buttons: dict[Seat | None, QToolButton] = {}
        self._about: Seat | None = None
        self._answer: Answer | None = None
        self.panel = WhyPanel(over)
        self.panel.rule_wanted.connect(self.rule_wanted)

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
        """Lie at the left, so that all points and all buttons that ask stay in sight."""
        room = self._over.rect().adjusted(EDGE, 7 * EDGE, -EDGE, -3 * EDGE)
        self.panel.place(QRect(room.left(), room.top(), min(NOTE, room.width() // 2), room.height()))
        self.panel.raise_()

    def retranslate(self) -> None:
        for seat in self._buttons:
            self._name(seat)
        if self._answer is not None and self.is_open:
            self.panel.say_again(self._answer.title(), self._answer.steps())

    def _name(self, seat: Seat | None) -> None:
        self._buttons[seat].setText(said("why.button", TEXTS))
        about = self._find(seat).title()
        self._buttons[seat].setToolTip(about)
        self._buttons[seat].setAccessibleName(about)

    def _find(self, seat: Seat | None) -> Answer:
        if seat is not None:
            return self._words.score(self._told, self._outcome, seat)
        return self._words.won(self._view, self._outcome)

    def _toggle(self, seat: Seat | None) -> None:
        if self.is_open and seat == self._about:
            self.hide()
            return
        self._about, answer = seat, self._find(seat)
        self._answer = answer
        self.arrange()
        self.panel.answer(answer.title(), answer.steps(), answer.rules)
