"""Luck that does what it is told, and is seeded where nothing was said."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from enix_desktop.engine.chance import Draw, SeededChance
from enix_desktop.games.enix.flow import LOT
from enix_desktop.games.enix.stacks import RESHUFFLE
from enix_desktop.games.enix.turns import ASKING, STOLEN
from tests.rules.words import NotUnderstood, Vocabulary, Words

luck: Vocabulary[str] = Vocabulary()
"""What may follow a move in brackets, and the kind of draw it is about; "getting" follows a comma."""

luck("lot: {numbers}")(LOT)
luck("asked: {numbers}")(ASKING)
luck("getting {cards}")(STOLEN)
luck("dealt anew: {cards}")(RESHUFFLE)


Result: TypeAlias = Callable[[str, Words, Sequence[int]], tuple[int, ...]]
"""What is drawn: for the kind of draw, what was told about it, and what can be drawn."""


def _result(kind: str, words: Words, _items: Sequence[int]) -> tuple[int, ...]:
    return words.cards() if kind in (STOLEN, RESHUFFLE) else words.numbers()


class ToldLuck(SeededChance):
    """Gives the results told beforehand, each once and in order; the others come from the seed."""

    def __init__(self, seed: int, known: Vocabulary[str] = luck, result: Result = _result) -> None:
        super().__init__(seed)
        self._known, self._result = known, result
        self._told: list[tuple[str, Words]] = []

    def tell(self, sentence: str) -> None:
        """Let the next draw of its kind come out as *sentence* says."""
        self._told.append(self._known.understand(sentence))

    def order(self, kind: str, items: Sequence[int]) -> tuple[int, ...]:
        """All *items* in the order told, or a random one."""
        told = self._take(kind, items)
        if told is None:
            return super().order(kind, items)
        if sorted(told.result) != sorted(items):
            raise NotUnderstood(f"the {kind} is about {sorted(items)}, not {sorted(told.result)}")
        self._drawn.append(told)
        return told.result

    def pick(self, kind: str, items: Sequence[int]) -> int:
        """The one of the *items* that was told, or a random one."""
        told = self._take(kind, items)
        if told is None:
            return super().pick(kind, items)
        if told.result[0] not in items:
            raise NotUnderstood(f"this {kind} is impossible: {told.result[0]} is not among {items}")
        self._drawn.append(told)
        return told.result[0]

    def check_used(self) -> None:
        """Complain about results that nothing asked for."""
        if self._told:
            raise NotUnderstood(f"there was no {self._told[0][0]} to be drawn")

    def _take(self, kind: str, items: Sequence[int]) -> Draw | None:
        if self._told and self._told[0][0] == kind:
            return Draw(kind, self._result(kind, self._told.pop(0)[1], items))
        return None
