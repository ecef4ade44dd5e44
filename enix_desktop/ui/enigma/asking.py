"""Asking "why?" at the table: about refusals, everything in the log, points, and the result."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.events import GameEnded
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.refusals import Refusal
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.table.plan import GAP
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.why import Answer, WhyWords
from enix_desktop.ui.enigma.words.refusals import refused
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.place_marks import PlaceMark
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.why_panel import WhyPanel

NARROWEST, WIDEST = 290, 460


class EnigmaAsking(Asking):
    """Knows what can be asked now, shows the answer in a note and lights the places that it is about."""

    def __init__(self, driver: TableDriver, view: QWidget, scene: EnigmaScene, names: PlayerNames) -> None:
        """*view* is the view of the table, over which the note lies."""
        super().__init__(view)
        self._driver, self._over, self._scene, self._names = driver, view, scene, names
        self._opening = opening(driver.match.record.setup)
        """What happened before the first move; the log begins with it."""
        self.words = WhyWords(names)
        self.panel = WhyPanel(view)
        self.panel.rule_wanted.connect(self.rule_wanted)
        self.panel.closed.connect(self._on_closed)
        scene.rearranged.connect(self._light)
        self._answer: Answer | None = None
        self._refused: Answer | None = None
        self._is_about_refusal = False
        """Whether the answer is about a refusal, perhaps one that the prompt line tells no more."""
        self.marks: list[PlaceMark] = []
        """What is lit now."""

    def sentence(self, refusal: Refusal) -> str:
        return refused(refusal, self._names)

    def remember(self, refusal: Refusal, move: Move | None) -> None:
        """*move* was refused: light where the trouble is; the player can ask why now."""
        super().remember(refusal, move)
        view: View = self._driver.view()
        self._refused = self.words.refused(view, refusal, move)
        self._light()

    def forget(self) -> None:
        super().forget()
        self._refused = None
        self._light()

    def settle(self) -> None:
        self.forget()
        if self._is_about_refusal:
            self.hide()

    def toggle(self) -> None:
        """Answer why the last thing was refused; else about the result, or about what is to be done."""
        if self.is_open and (self._refused is None or self._answer is self._refused):
            self.hide()
        elif self._refused is not None:
            self._show(self._refused, is_about_refusal=True)
        elif self._outcome() is not None:
            self.answer_result()
        else:
            self._show(self.words.standing(self._driver.view()))

    def answer_event(self, number: int) -> None:
        told = (*self._opening, *self._driver.told())
        answer = self.words.happened(self._driver.view(), told, number)
        if answer is not None:
            self._show(answer)

    def answer_result(self) -> None:
        """Answer who wins, and why (G1 to G3)."""
        outcome = self._outcome()
        if outcome is not None:
            self._show(self.words.won(self._driver.view(), outcome))

    def answer_score(self, seat: Seat) -> None:
        """Answer where the points of *seat* come from, when the game is over."""
        outcome = self._outcome()
        if outcome is not None:
            self._show(self.words.score(self._driver.told(), outcome, seat))

    @property
    def is_open(self) -> bool:
        return not self.panel.isHidden()

    def turn_page(self, pages: int) -> None:
        self.panel.turn_page(pages)

    def hide(self) -> None:
        self.panel.put_away()

    def retranslate(self) -> None:
        if self._answer is not None and self.is_open:
            self.panel.say_again(self._answer.title(), self._answer.steps())

    def arrange(self) -> None:
        """Lie at that side of the board where least of what the answer is about is covered."""
        plan = self._scene.plan
        wide = max(NARROWEST, min(WIDEST, round(self._over.width() * 0.3)))
        board, top = plan.board, plan.board.top()
        left = GAP if plan.is_narrow else board.left()
        high = plan.narration.top() - GAP / 2 - top
        sides = [QRectF(x, top, wide, high) for x in (left, board.right() - wide)]
        self.panel.place(min(sides, key=self._covered).toRect())
        self.panel.raise_()

    def _covered(self, room: QRectF) -> float:
        spots = () if self._answer is None else self._answer.spots
        parts = [self._scene.outline(spot).boundingRect().intersected(room) for spot in spots]
        return sum(part.width() * part.height() for part in parts)

    def _show(self, answer: Answer, *, is_about_refusal: bool = False) -> None:
        self._answer, self._is_about_refusal = answer, is_about_refusal
        self.arrange()
        self.panel.answer(answer.title(), answer.steps(), answer.rules)
        self._light()

    def _on_closed(self) -> None:
        self._answer, self._is_about_refusal = None, False
        self._light()

    def _light(self) -> None:
        """Light what the answer is about, or else where something was refused."""
        remove(self.marks)
        answer = self._answer or self._refused
        outlines = [] if answer is None else [self._scene.outline(spot) for spot in answer.spots]
        is_refused = answer is self._refused
        self.marks = [PlaceMark(outline, is_refused) for outline in outlines if not outline.isEmpty()]
        for mark in self.marks:
            self._scene.addItem(mark)

    def _outcome(self) -> Outcome | None:
        told = self._driver.told()
        ended = told[-1] if told else None
        return Outcome(ended.points, ended.winners) if isinstance(ended, GameEnded) else None
