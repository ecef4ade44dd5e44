"""What a sentence about Station Six is checked by."""

from collections.abc import Callable

from tests.rules.station.position import Position
from tests.rules.vocabulary.checks import Instead, holds, same
from tests.rules.words import Words

__all__ = ["Check", "Instead", "holds", "same"]

Check = Callable[[Position, Words], Instead]
