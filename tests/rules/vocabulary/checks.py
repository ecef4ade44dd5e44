"""What a sentence is checked by: a function that says what is the case instead, or None if it holds."""

from collections.abc import Callable
from typing import TypeAlias

from tests.rules.position import Position
from tests.rules.words import Words

Instead: TypeAlias = str | None
Check = Callable[[Position, Words], Instead]


def same(actual: object, wanted: object, what: str) -> Instead:
    """None if both are equal; otherwise what the actual value is."""
    return None if actual == wanted else f"{what}: {actual}"


def holds(truth: bool, otherwise: str) -> Instead:
    """None if it is true."""
    return None if truth else otherwise
