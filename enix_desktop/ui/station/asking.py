"""Asking "why?" at the table: about refusals, the order of play, everything in the log, and the result."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.station.events import GameEnded, StationActivated
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.palette import ENERGY
from enix_desktop.ui.station.table.plan import GAP
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.why import Answer, NothingPossible, WhyWords
from enix_desktop.ui.station.words.refusals import refused
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.place_marks import PlaceMark
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.why_panel import WhyPanel

NARROWEST, WIDEST = 290, 420


class StationAsking(Asking):
    """Knows what can be asked now, shows the answer in a note and lights the places that it is about."""

    covers = Signal(bool)
    """An answer lies over the table, or no longer does."""

    def __init__(self, driver: TableDriver, view: QWidget, scene: StationScene, names: PlayerNames) -> None:
        """*view* is the view of the table, over which the note lies."""
        super().__init__(view)
        self._driver, self._over, self._scene, self._names = driver, view, scene, names
        self._setup = driver.match.record.setup
        self._components = scene.table.components
        self.words = WhyWords(names, self._components)
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

    def sentence(self, refusal: Refusal | NothingPossible) -> str:
        if isinstance(refusal, NothingPossible):
            return refusal.text()
        return refused(refusal, self._names, self._components, self._driver.view())

    def remember(self, refusal: Refusal | NothingPossible, move: Move | None) -> None:
        """*move* was refused: light where the trouble is; the player can ask why now."""
        super().remember(refusal, move)
        view: View = self._driver.view()
        if isinstance(refusal, NothingPossible):
            self._refused = self.words.nothing_possible(view, refusal)
        else:
            self._refused = self.words.refused(view, refusal)
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
        """Answer why the last thing was refused; else about the order of play, or about the result."""
        if self.is_open and (self._refused is None or self._answer is self._refused):
            self.hide()
        elif self._refused is not None:
            self._show(self._refused, is_about_refusal=True)
        elif self._outcome() is not None:
            self.answer_result()
        else:
            self.answer_order()

    def answer_event(self, number: int) -> None:
        answer = self.words.happened(self._setup, self._driver.told(), number)
        if answer is not None:
            self._show(answer)

    def answer_order(self) -> None:
        """Answer why the players act in this order at the active station (O1)."""
        told = self._driver.told()
        begun = [place for place, event in enumerate(told) if isinstance(event, StationActivated)]
        if begun:
            self.answer_event(begun[-1])
        else:
            self._show(self.words.order(self._driver.view()))

    def answer_result(self) -> None:
        """Answer why the game is over, and who wins (G1 to G3)."""
        outcome = self._outcome()
        if outcome is not None:
            self._show(self.words.won(self._driver.view(), outcome))

    def answer_score(self, seat: Seat) -> None:
        """Answer where the laser of *seat* came from, when the game is over."""
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
        """Lie at that side of the ring where least of what the answer is about is covered."""
        plan = self._scene.plan
        wide = max(NARROWEST, min(WIDEST, round(self._over.width() * 0.27)))
        top = plan.ring.top() if plan.is_narrow else GAP
        left = GAP if plan.is_narrow else plan.places[0].left()
        high = plan.narration.top() - GAP / 2 - top
        sides = [QRectF(x, top, wide, high) for x in (left, plan.ring.right() - wide)]
        self.panel.place(min(sides, key=self._covered).toRect())

    def _covered(self, room: QRectF) -> float:
        spots = () if self._answer is None else self._answer.spots
        parts = [self._scene.outline(spot).boundingRect().intersected(room) for spot in spots]
        return sum(part.width() * part.height() for part in parts)

    def _show(self, answer: Answer, *, is_about_refusal: bool = False) -> None:
        self._answer, self._is_about_refusal = answer, is_about_refusal
        self.arrange()
        self.panel.answer(answer.title(), answer.steps(), answer.rules)
        self._light()
        self.covers.emit(True)

    def _on_closed(self) -> None:
        self._answer, self._is_about_refusal = None, False
        self._light()
        self.covers.emit(False)

    def _light(self) -> None:
        """Light what the answer is about, or else where something was refused."""
        remove(self.marks)
        answer = self._answer or self._refused
        outlines = [] if answer is None else [self._scene.outline(spot) for spot in answer.spots]
        is_refused = answer is self._refused
        self.marks = [PlaceMark(outline, is_refused, ENERGY) for outline in outlines if not outline.isEmpty()]
        for mark in self.marks:
            self._scene.addItem(mark)

    def _outcome(self) -> Outcome | None:
        told = self._driver.told()
        ended = told[-1] if told else None
        return Outcome(ended.laser, ended.winners) if isinstance(ended, GameEnded) else None
