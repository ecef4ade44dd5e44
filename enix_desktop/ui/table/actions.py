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

    @property
    def face(self) -> tuple[str, bool, str]:
        """What makes a button another button; whether it can be pressed does not."""
        return self.text, self.is_main, self.name
