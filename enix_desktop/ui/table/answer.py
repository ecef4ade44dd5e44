"""An answer to "why?" as a game gives it."""

from collections.abc import Callable
from dataclasses import dataclass

from enix_desktop.ui.table.spots import Spot


@dataclass(frozen=True, slots=True)
class Answer:
    """What was asked, the steps of the answer, its rules and the places that it is about."""

    title: Callable[[], str]
    steps: Callable[[], list[str]]
    """In the language of the moment."""
    rules: tuple[str, ...]
    spots: tuple[Spot, ...] = ()
