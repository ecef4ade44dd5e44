"""What a sentence about Hertzschlag is checked by."""

from collections.abc import Callable

from tests.rules.hertzschlag.position import Position
from tests.rules.vocabulary.checks import Instead, holds, same
from tests.rules.words import Words

__all__ = ["Check", "Instead", "holds", "same"]

Check = Callable[[Position, Words], Instead]
