"""Help at the table: hints, answers to "why?", notes about things, and the book."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsObject, QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.ui.table.asking import Asking
from enix_desktop.ui.table.controls import ButtonPanel, PromptLine
from enix_desktop.ui.table.hint_note import HintNote, LampButton
from enix_desktop.ui.table.hints import GameHints, Hints
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.table_words import SharedWords


class Notes(Protocol):
    """Notes about single things on the table, such as a card."""

    @property
    def place_wanted(self) -> SignalInstance:
        """A place in the book."""

    @property
    def is_open(self) -> bool:
        """Whether a note is shown."""

    def hide(self) -> None:
        """Put the note away."""

    def toggle_for(self, item: QGraphicsObject) -> None:
        """Show the note about *item*, or put it away."""

    def open_for(self, item: QGraphicsObject) -> None:
        """Show more about *item* in the book."""

    def retranslate(self) -> None:
        """Use the current language."""


class TableHelp(QObject):
    """Shows help over a view of the table; all of it goes when the viewer changes."""

    place_wanted = Signal(str)
    """A place in the book, such as `rule:A5` or `card:solar-04`."""

    def __init__(
        self,
        driver: TableDriver,
        view: QWidget,
        scene: SharedScene,
        *,
        prompt: PromptLine,
        buttons: ButtonPanel,
        asking: Asking,
        hints: GameHints,
        notes: Notes | None = None,
    ) -> None:
        super().__init__(view)
        self._prompt = prompt
        self.asking, self.notes = asking, notes
        self.hints = Hints(driver, scene, HintNote(view, prompt), buttons, hints)
        self.lamp = LampButton()
        self.waiting_prompt: Callable[[], str] = str
        """What is said to somebody who wants a hint while others are asked."""
        buttons.add_lasting(self.lamp, is_wide=False)
        self.lamp.clicked.connect(self.toggle_hint)
        if notes is not None:
            notes.place_wanted.connect(self.place_wanted)
        asking.rule_wanted.connect(self.show_rule)
        prompt.why.clicked.connect(self.ask_why)

    def show_rule(self, rule: str) -> None:
        self.place_wanted.emit(f"rule:{rule}")

    def toggle_hint(self) -> None:
        """Ask what a skilled player would do here, or hide the hint."""
        self.hints.toggle(self.waiting_prompt)

    def ask_why(self) -> None:
        """Answer why the last thing was refused."""
        self.arrange()
        self.asking.toggle()

    def answer_event(self, number: int) -> None:
        """Answer why an event of the log happened."""
        self.arrange()
        self.asking.answer_event(number)

    def arrange(self) -> None:
        """Lie where nothing that is needed now is covered."""
        self.hints.arrange()
        self.asking.arrange()

    def hide_notes(self) -> None:
        """The player goes on, so the note has been read."""
        if self.notes is not None:
            self.notes.hide()

    def put_away_notes(self) -> bool:
        """Put the note about a thing away, or else the hint; return whether one was there."""
        if self.notes is not None and self.notes.is_open:
            self.notes.hide()
        elif self.hints.note.isVisible():
            self.hints.hide()
        else:
            return False
        return True

    def put_away(self) -> None:
        """Somebody else is to look: nothing of what was asked stays."""
        self.hide_notes()
        self.hints.hide()
        self.asking.forget_all()

    def end(self) -> None:
        """The game is over: there is nothing to advise."""
        self.hints.hide()
        self.lamp.hide()

    def on_key(self, event: QKeyEvent) -> bool:
        """H hints, W or ? asks why, the page keys read on; return whether the key meant something."""
        match event.key():
            case Qt.Key.Key_H:
                self.toggle_hint()
            case Qt.Key.Key_W | Qt.Key.Key_Question:
                self.ask_why()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown if self.asking.is_open:
                self.asking.turn_page(1 if event.key() == Qt.Key.Key_PageDown else -1)
            case _:
                return False
        return True

    def retranslate(self, words: SharedWords) -> None:
        self.lamp.setAccessibleName(self.hints.words.button())
        self.lamp.setToolTip(self.hints.words.about_button())
        self._prompt.why.setText(words.why_button())
        self._prompt.why.setToolTip(words.about_why())
        if self.notes is not None:
            self.notes.retranslate()
        self.hints.retranslate()
        self.asking.retranslate()
