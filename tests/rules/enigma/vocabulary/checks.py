"""What a sentence about ENIGMA is checked by."""

from collections.abc import Callable

from tests.rules.enigma.position import Position
from tests.rules.vocabulary.checks import Instead, holds, same
from tests.rules.words import Words

__all__ = ["Check", "Instead", "holds", "same"]

Check = Callable[[Position, Words], Instead]
