"""Hints at a table: a note with what a skilled player would do and why, and lights on what is meant."""

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from enix_desktop.app.play.table_driver import Hint, TableDriver
from enix_desktop.ui.table.controls import ButtonPanel
from enix_desktop.ui.table.hint_note import HintNote
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.table.lamp import ButtonRing
from enix_desktop.ui.table.scene import SharedScene

PATIENCE = 200
"""Milliseconds after which a person learns that a hint is being computed."""


class GameHints(Protocol):
    """What only the game knows about a hint."""

    def what(self, hint: Hint) -> str:
        """What a skilled player would do."""

    def why(self, hint: Hint) -> str:
        """Why; nothing if that goes without saying."""

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """Put lights on what is meant, and name the button that is meant, if any."""

    def stays_lit(self, hint: Hint) -> bool:
        """Whether it takes several actions to follow the hint."""


class HintSentences(QObject):
    """What every game says about hints, in the current language."""

    def button(self) -> str:
        return self.tr("Hint")

    def about_button(self) -> str:
        return self.tr("What would a skilled player do here, and why? (H)")

    def thinking(self) -> str:
        return self.tr("One moment: a skilled player is looking at your table.")

    def none_found(self) -> str:
        return self.tr("No hint could be found this time.")


class Hints(QObject):
    """Shows the hint that was asked for, until the next action; it decides nothing."""

    def __init__(
        self, driver: TableDriver, scene: SharedScene, note: HintNote, panel: ButtonPanel, game: GameHints
    ) -> None:
        super().__init__(note)
        self._controller, self._scene, self._panel, self._game = driver, scene, panel, game
        self.words = HintSentences(self)
        self.note = note
        self.forbidden: Callable[[], str] = str
        """What is said where hints are not allowed."""
        self._hint: Hint | None = None
        self._is_wished = False
        """Whether a hint was wanted at the public table, where it would betray a hand."""
        self._sentence: Callable[[], str] | None = None
        """What the note says if it is no hint, in the language of the moment."""
        self._lights: list[QGraphicsItem] = []
        self._ring: ButtonRing | None = None
        self._waiting = QTimer(self, singleShot=True, interval=PATIENCE)
        self._waiting.timeout.connect(lambda: self._tell(self.words.thinking))
        driver.hinted.connect(self._on_hinted)

    @property
    def is_shown(self) -> bool:
        return self.note.isVisible() or bool(self._lights)

    @property
    def hint(self) -> Hint | None:
        return self._hint

    def toggle(self, waiting_prompt: Callable[[], str]) -> None:
        """Hide what is shown, or ask for a hint, or say why there is none."""
        if self._hint is not None and not self.note.isVisible():
            self._say(self._hint)  # its lights are still there
        elif self.is_shown:
            self.hide()
        elif not self._controller.hints_allowed:
            self._tell(self.forbidden)
        elif self._controller.decision is None:
            self._tell(waiting_prompt)
        elif self._controller.is_public:
            self._is_wished = True
            self._controller.ask_privately()
        else:
            self._ask()

    def _ask(self) -> None:
        self._waiting.start()
        self._controller.ask_hint()

    def follow_up(self) -> None:
        """Somebody is asked: whoever wanted a hint at the public table may be alone with the screen now."""
        is_wished, self._is_wished = self._is_wished, False
        if is_wished and not self._controller.is_public:
            self._ask()

    def hide(self) -> None:
        """Take everything away; a hint still to come is not wanted any more."""
        self._waiting.stop()
        self._hint = self._sentence = None
        self.note.put_away()
        self._keep_clear()
        self._put_out()
        self._scene.conceal()

    def on_action(self) -> None:
        """Something was done: the note goes; where following takes several actions, the lights stay."""
        if self._hint is not None and self._game.stays_lit(self._hint):
            self.note.put_away()
            self._keep_clear()
        else:
            self.hide()

    def retranslate(self) -> None:
        if self.note.isVisible():
            if self._sentence is not None:
                self.note.say(self._sentence())
            elif self._hint is not None:
                self._say(self._hint)
        self._light_again()  # buttons with other words are other buttons

    def arrange(self) -> None:
        """Follow the table to where everything is now."""
        self.note.place(self._scene.hint_room, self._scene.hint_limit)
        self._keep_clear()
        self._light_again()

    def _tell(self, sentence: Callable[[], str]) -> None:
        self._sentence = sentence
        self.note.say(sentence())
        self._keep_clear()

    def light(self, hint: Hint) -> None:
        """Put lights on what is meant by a *hint* whose words stand elsewhere: the solution of a puzzle."""
        self.hide()
        self._hint = hint
        self._light(hint)

    def _on_hinted(self, hint: Hint | None) -> None:
        is_wanted = self._waiting.isActive() or self._sentence == self.words.thinking
        if not is_wanted:
            return
        self.hide()
        if hint is None:
            self._tell(self.words.none_found)
            return
        self.light(hint)
        self._say(hint)

    def _say(self, hint: Hint) -> None:
        self.note.say(self._game.what(hint), self._game.why(hint))
        self._keep_clear()

    def _keep_clear(self) -> None:
        """Let nothing lie under the note that it may be about."""
        rect = QRectF() if self.note.isHidden() else QRectF(self.note.geometry())
        self._scene.keep_clear("hint", rect)

    def _put_out(self) -> None:
        # What was lit may have left the table, and its light with it.
        remove([light for light in self._lights if isValid(light)])
        self._lights = []
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None

    def _light_again(self) -> None:
        if self._hint is not None:
            self._put_out()
            self._light(self._hint)

    def _light(self, hint: Hint) -> None:
        lights, name = self._game.light(hint)
        self._lights = list(lights)
        button = self._panel.button(name) if name else None
        if button is not None:
            self._ring = ButtonRing(button, self.note.table)
