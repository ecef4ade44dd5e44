"""The buttons that a table offers."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """A button that is possible now."""

    text: str
    trigger: Callable[[], None]
    is_main: bool = False
    is_enabled: bool = True
    name: str = ""
    """An untranslated name, by which tests and other programs find the button."""
    is_half: bool = False
    """Whether it shares a row with another one, where there are many."""
    tip: str = ""
    """What it does, and by which key."""

    @property
    def kind(self) -> tuple[str, bool, bool]:
        """What makes a button another button; words that count along do not."""
        return self.name or self.text, self.is_main, self.is_half
