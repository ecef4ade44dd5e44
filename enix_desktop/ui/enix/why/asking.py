"""Asking "why?" at the table: about what was just refused, and about everything in the log."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why import Answer, first_moment, why, why_refused
from enix_desktop.ui.enix.refusal_wording import RefusalWording
from enix_desktop.ui.enix.table_plan import GAP
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.why.marks import mark
from enix_desktop.ui.enix.why.panel import WhyPanel
from enix_desktop.ui.enix.why.wording import WhyWording
from enix_desktop.ui.enix.wording import EventWording, Names
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.pieces import PawnLook

NARROWEST, WIDEST = 340, 440
LOW = 400
"""Where there is less room, the note may lie over the places of the others."""


class EnixAsking(Asking):
    """Knows what can be asked now, and shows the answer in a note."""

    def __init__(
        self,
        controller: TableDriver,
        view: QWidget,
        scene: TableScene,
        names: Names,
        pawn_looks: Sequence[PawnLook],
    ) -> None:
        super().__init__(view)
        self._controller, self._over, self._scene = controller, view, scene
        setup = controller.match.record.setup
        self._first = first_moment(setup)
        self._words = WhyWording(names, self)
        self._refusals = RefusalWording(names, self)
        self._events = EventWording(names, self)
        self.panel = WhyPanel(view, setup.table.components, pawn_looks)
        self.panel.rule_wanted.connect(self.rule_wanted)
        self._answer: Answer | None = None
        self._refused: Answer | None = None

    def remember(self, refusal: Refusal, move: Move | None) -> None:
        """*move* was refused: mark it on the board; the player can ask why now."""
        super().remember(refusal, move)
        view: View = self._controller.view()
        answer = self._refused = why_refused(view, refusal, move)
        if answer.picture is not None and answer.picture.crossings:
            mark(self._scene.board, answer.picture)

    def forget(self) -> None:
        """Nothing is refused any more."""
        super().forget()
        self._refused = None

    def settle(self) -> None:
        """Something else was done instead: the answer about the refusal no longer matters."""
        self.forget()
        if self._answer is not None and isinstance(self._answer.asked, Refusal):
            self.hide()

    def sentence(self, refusal: Refusal) -> str:
        return self._refusals.sentence(refusal)

    def toggle(self) -> None:
        """Answer why the last thing was refused, or put the answer away."""
        if self.is_open and (self._refused is None or self._answer is self._refused):
            self.hide()
        elif self._refused is not None:
            self._show(self._refused)

    def answer_event(self, number: int) -> None:
        """Answer why the event *number* of those told happened."""
        answer = why(self._first, self._controller.told(), number)
        if answer is not None:
            self._show(answer)

    @property
    def is_open(self) -> bool:
        return not self.panel.isHidden()

    def turn_page(self, pages: int) -> None:
        self.panel.turn_page(pages)

    def hide(self) -> None:
        """Put the answer away."""
        self._answer = None
        self.panel.put_away()

    def retranslate(self) -> None:
        if self._answer is not None and self.is_open:
            self.panel.say_again(self._title(self._answer), self._words.sentences(self._answer))

    def arrange(self) -> None:
        """Lie at the right above the prompt, and cover neither stacks nor hands while these are needed."""
        plan, width, phase = self._scene.plan, self._over.width(), self._controller.view().phase
        right = round(plan.buttons.right())
        if phase in (Phase.TAKE, Phase.REFILL):
            right = round(plan.stacks[0].left() - 2 * GAP)
        bottom, top = round(plan.prompt.top() - GAP), round(plan.places[0].bottom() + GAP)
        if bottom - top < LOW and phase is not Phase.STEAL:
            top = round(GAP)
        wide = max(NARROWEST, min(WIDEST, width // 4))
        self.panel.place(QRect(right - wide, top, wide, bottom - top))

    def _show(self, answer: Answer) -> None:
        self._answer = answer
        sentences = self._words.sentences(answer)
        self.panel.show_answer(self._title(answer), sentences, answer.rules, answer.picture)

    def _title(self, answer: Answer) -> str:
        if isinstance(answer.asked, Refusal):
            return self._refusals.sentence(answer.asked)
        return self._events.sentence(answer.asked) or ""
