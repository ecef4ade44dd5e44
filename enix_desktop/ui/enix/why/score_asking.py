"""Asking "why?" at the end: about each score, and about who wins."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.events import GameEnded
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why import Answer, why_score, why_won
from enix_desktop.ui.enix.why.panel import WhyPanel
from enix_desktop.ui.enix.why.wording import WhyWording
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.style_sheet import set_role

WIDTH = 380


class ScoreAsking(QObject):
    """Makes the buttons that ask, and shows the answers in a note over the result."""

    rule_wanted = Signal(str)

    def __init__(
        self, over: QWidget, view: View, outcome: Outcome, names: Names, pawn_looks: Sequence[PawnLook]
    ) -> None:
        super().__init__(over)
        self._over, self._names, self._table = over, names, view.table
        assert view.open_hands is not None
        assert outcome.ended_by is not None
        hands = tuple(tuple(cards_of(hand)) for hand in view.open_hands)
        self._ended = GameEnded(outcome.ended_by, hands, outcome.scores, outcome.dropped_out, outcome.winners)
        self._words = WhyWording(names, self)
        self._buttons: dict[Seat | None, QToolButton] = {}
        self._about: Seat | None = None
        self._answer: Answer | None = None
        self.panel = WhyPanel(over, view.table.components, pawn_looks)
        self.panel.rule_wanted.connect(self.rule_wanted)

    def button(self, seat: Seat | None) -> QToolButton:
        """A button that asks about the score of *seat*, or, without a seat, about who wins."""
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

    def place(self, room: QRect) -> None:
        wide = min(WIDTH, room.width())
        self.panel.place(QRect(room.right() + 1 - wide, room.top(), wide, room.height()))

    def retranslate(self) -> None:
        for seat in self._buttons:
            self._name(seat)
        if self._answer is not None and self.is_open:
            self.panel.say_again(self._title(), self._words.sentences(self._answer))

    def _name(self, seat: Seat | None) -> None:
        self._buttons[seat].setText(self.tr("Why?"))
        about = self.tr("Why this result?") if seat is None else self._question(seat)
        self._buttons[seat].setToolTip(about)
        self._buttons[seat].setAccessibleName(about)

    def _question(self, seat: Seat) -> str:
        return self.tr("Why does {player} have {score}?").format(
            player=self._names.player(seat), score=signed(self._ended.scores[seat])
        )

    def _title(self) -> str:
        return self.tr("Why this result?") if self._about is None else self._question(self._about)

    def _toggle(self, seat: Seat | None) -> None:
        if self.is_open and seat == self._about:
            self.hide()
            return
        self._about = seat
        if seat is None:
            self._answer = why_won(self._table, self._ended)
        else:
            self._answer = why_score(self._table, self._ended, seat)
        sentences = self._words.sentences(self._answer)
        self.panel.show_answer(self._title(), sentences, self._answer.rules, None)
