"""Asking "why?" at a table that answers in a note and lights the places that the answer is about."""

from typing import Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.place_marks import PlaceMark
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.why_panel import WhyPanel
from enix_desktop.ui.widgets.theme import ACCENT

NARROWEST = 290


class NoteAsking(Asking):
    """Shows an answer and puts it away; a game says what can be asked, and finds the answers."""

    covers = Signal(bool)
    """An answer lies over the table, or no longer does."""
    share, widest = 0.3, 460
    """How much of the window a note takes, and how wide it is at most."""
    colour: QColor = ACCENT
    """Of the marks around what an answer is about."""

    def __init__(self, driver: TableDriver, view: QWidget, scene: SharedScene) -> None:
        """*view* is the view of the table, over which the note lies."""
        super().__init__(view)
        self._driver, self._over, self._scene = driver, view, scene
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

    def why_refused(self, refusal: Any, move: Any) -> Answer:
        """Why *move* is not allowed."""
        raise NotImplementedError

    def why_happened(self, number: int) -> Answer | None:
        """Why the event *number* of those told happened."""
        raise NotImplementedError

    def why_ended(self) -> Answer | None:
        """Why the game is over and who wins; None while it runs."""
        raise NotImplementedError

    def why_standing(self) -> Answer:
        """What is asked first while nothing was refused."""
        raise NotImplementedError

    def room(self) -> QRectF:
        """A note lies at the left or at the right of this part of the scene."""
        raise NotImplementedError

    def remember(self, refusal: Any, move: Any) -> None:
        """*move* was refused: light where the trouble is; the player can ask why now."""
        super().remember(refusal, move)
        self._refused = self.why_refused(refusal, move)
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
        """Answer why the last thing was refused; else about the result, or how things stand."""
        if self.is_open and (self._refused is None or self._answer is self._refused):
            self.hide()
        elif self._refused is not None:
            self._show(self._refused, is_about_refusal=True)
        else:
            self._show(self.why_ended() or self.why_standing())

    def answer_event(self, number: int) -> None:
        answer = self.why_happened(number)
        if answer is not None:
            self._show(answer)

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
        """Lie at that side of the room where least of what the answer is about is covered."""
        room = self.room()
        wide = max(NARROWEST, min(self.widest, round(self._over.width() * self.share)))
        sides = [QRectF(x, room.top(), wide, room.height()) for x in (room.left(), room.right() - wide)]
        self.panel.place(min(sides, key=self._covered).toRect())

    def _covered(self, side: QRectF) -> float:
        spots = () if self._answer is None else self._answer.spots
        parts = [self._scene.outline(spot).boundingRect().intersected(side) for spot in spots]
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
        self.marks = [PlaceMark(line, is_refused, self.colour) for line in outlines if not line.isEmpty()]
        for mark in self.marks:
            self._scene.addItem(mark)
