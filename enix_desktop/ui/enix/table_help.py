"""What helps a person at the table: hints, answers to "why?", notes about cards, and the book."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.ui.enix.book.help_places import place_for
from enix_desktop.ui.enix.card_note import CardNotes
from enix_desktop.ui.enix.hints import HintNote, Hints, LampButton
from enix_desktop.ui.enix.prompts import Prompts
from enix_desktop.ui.enix.why.asking import Asking
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.controls import ButtonPanel, PromptLine
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.view import TableView


class TableHelp(QObject):
    """Shows help over a view of the table; all of it goes when somebody else is to look."""

    place_wanted = Signal(str)
    """A place in the book, such as `rule:A5` or `card:solar-04`."""

    def __init__(
        self,
        controller: TableDriver,
        view: TableView,
        *,
        prompt: PromptLine,
        buttons: ButtonPanel,
        names: Names,
        looks: Sequence[PawnLook],
    ) -> None:
        super().__init__(view)
        self._controller, self._view, self._prompt = controller, view, prompt
        self.asking = Asking(controller, view, names, looks)
        self.hints = Hints(controller, view.table_scene, HintNote(view, prompt), buttons, names)
        self.notes = CardNotes(view, prompt)
        self.lamp = LampButton()
        self.whom_we_wait_for: Callable[[], str] = str
        """What is said to somebody who wants a hint while others are asked."""
        buttons.add_lasting(self.lamp, is_wide=False)
        scene = view.table_scene
        for pressed in (scene.hand_pressed, scene.stack_pressed, scene.tile_pressed, scene.place_pressed):
            pressed.connect(lambda *_: self.hints.on_action())
        self.lamp.clicked.connect(self.toggle_hint)
        self.notes.place_wanted.connect(self.place_wanted)
        self.asking.rule_wanted.connect(self.show_rule)
        prompt.why.clicked.connect(self.ask_why)

    def show_rule(self, rule: str) -> None:
        """Open the book at *rule*."""
        self.place_wanted.emit(f"rule:{rule}")

    def place_now(self) -> str:
        """The place in the book that fits what is happening now."""
        refused = self.asking.last_refusal
        return place_for(self._controller.view(), None if refused is None else refused.rule)

    def toggle_hint(self) -> None:
        """Ask what a skilled player would do here, or hide what was told."""
        self.hints.toggle(self.whom_we_wait_for)

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
        plan = self._view.table_scene.plan
        self.hints.place(plan)
        self.asking.place(plan, self._view.width(), self._controller.view().phase)

    def put_away_notes(self) -> bool:
        """Put the note about a card away, or else the hint; return whether one was there."""
        if self.notes.note.isVisible():
            self.notes.hide()
        elif self.hints.note.isVisible():
            self.hints.on_action()
        else:
            return False
        return True

    def put_away(self) -> None:
        """Somebody else is to look: nothing of what was asked stays."""
        self.notes.hide()
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
                self.asking.panel.turn_page(1 if event.key() == Qt.Key.Key_PageDown else -1)
            case _:
                return False
        return True

    def retranslate(self, prompts: Prompts) -> None:
        """Use the current language."""
        self.lamp.setAccessibleName(self.hints.words.button())
        self.lamp.setToolTip(self.hints.words.about_button())
        self._prompt.why.setText(prompts.why_button())
        self._prompt.why.setToolTip(prompts.about_why())
        self.notes.note.retranslate()
        self.hints.retranslate()
        self.asking.retranslate()
