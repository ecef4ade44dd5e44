"""Asking "why?" at the table: about what was just refused, and about everything in the log."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why import Answer, first_moment, why, why_refused
from enix_desktop.ui.enix.event_wording import EventWording
from enix_desktop.ui.enix.refusal_wording import RefusalWording
from enix_desktop.ui.enix.table_plan import GAP
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.why.marks import mark
from enix_desktop.ui.enix.why.panel import WhyPanel
from enix_desktop.ui.enix.why.wording import WhyWording
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.pieces import PawnLook

NARROWEST, WIDEST = 340, 440
ON_BOARD = (Phase.MOVE, Phase.PLACE_TILE, Phase.WINDOW)
"""What is chosen on the board."""


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
        self.panel.closed.connect(lambda: scene.keep_clear("why", QRectF()))
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
        """Lie where neither what the answer is about nor what is needed now is covered.

        An answer about the board lies over the places of the others, one about the players over the board;
        the board makes room for what reaches into it.
        """
        plan, phase = self._scene.plan, self._controller.view().phase
        about_board = self._answer is None or self._answer.picture is not None
        over_places = about_board and phase is not Phase.STEAL
        left = plan.places[0].left() if over_places else plan.board.left()
        wide = max(NARROWEST, min(WIDEST, self._over.width() // 4))
        bottom = plan.narration.top() - GAP / 2
        self.panel.place(QRectF(left, GAP, wide, bottom - GAP).toRect())
        self._keep_clear(over_places or phase in ON_BOARD)

    def _keep_clear(self, is_needed: bool) -> None:
        """Let the board make room for the note, where the board *is_needed*."""
        self._scene.keep_clear(
            "why", QRectF(self.panel.geometry()) if is_needed and self.is_open else QRectF()
        )

    def _show(self, answer: Answer) -> None:
        self._answer = answer
        sentences = self._words.sentences(answer)
        self.arrange()
        self.panel.show_answer(self._title(answer), sentences, answer.rules, answer.picture)
        self.arrange()

    def _title(self, answer: Answer) -> str:
        if isinstance(answer.asked, Refusal):
            return self._refusals.sentence(answer.asked)
        return self._events.sentence(answer.asked) or ""
