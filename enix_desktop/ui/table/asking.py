"""Asking "why?" at a table: about what was just refused, and about everything in the log."""

from typing import Any

from PySide6.QtCore import QObject, Signal


class Asking(QObject):
    """Knows the sentence of a refusal; a game that can explain more shows it in a panel."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.refused: tuple[Any, Any] | None = None
        """The refusal that the prompt line tells, and its move."""

    def sentence(self, refusal: Any) -> str:
        """The refusal in one sentence."""
        raise NotImplementedError

    @property
    def last_rule(self) -> str | None:
        """By which rule something was refused last, as long as the prompt line says so."""
        return None if self.refused is None else self.refused[0].rule

    def remember(self, refusal: Any, move: Any) -> None:
        """*move* was refused: the player can ask why now."""
        self.refused = refusal, move

    def forget(self) -> None:
        self.refused = None

    def settle(self) -> None:
        """Something else was done instead: the answer about the refusal no longer matters."""
        self.forget()

    def toggle(self) -> None:
        """Answer why the last thing was refused: with its rule in the book, if there is no panel."""
        if self.last_rule is not None:
            self.rule_wanted.emit(self.last_rule)

    def answer_event(self, number: int) -> None:
        """Answer why the event *number* of those told happened."""

    @property
    def is_open(self) -> bool:
        return False

    def turn_page(self, pages: int) -> None:
        """Read on in an answer, or back."""

    def hide(self) -> None:
        """Put the answer away."""

    def forget_all(self) -> None:
        """Somebody else is to look: nothing of what was asked stays."""
        self.forget()
        self.hide()

    def arrange(self) -> None:
        """Lie where nothing that is needed now is covered."""

    def retranslate(self) -> None:
        """Say the same in the current language."""
