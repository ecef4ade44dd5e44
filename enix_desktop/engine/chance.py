"""Chance: drawn from a seed while playing, read back from the record while replaying."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from enix_desktop.engine.errors import WrongChance
from enix_desktop.engine.rng import derived, shuffled


@dataclass(frozen=True, slots=True)
class Draw:
    """One chance result: what was drawn for *kind*, in order."""

    kind: str
    result: tuple[int, ...]


class Chance(Protocol):
    """Decides what the rules leave to luck."""

    def order(self, kind: str, items: Sequence[int]) -> tuple[int, ...]:
        """All *items* in a random order."""

    def pick(self, kind: str, items: Sequence[int]) -> int:
        """One of the *items*."""


class SeededChance:
    """Draws from named, numbered streams of one seed, and remembers what it drew.

    Each draw has a stream of its own, so a game that is loaded and continued, or taken back and
    played again, meets the same luck as one that ran through.
    """

    def __init__(self, seed: int, already_drawn: Mapping[str, int] | None = None) -> None:
        self.seed = seed
        self._drawn: list[Draw] = []
        self._counts = Counter(already_drawn or {})

    def order(self, kind: str, items: Sequence[int]) -> tuple[int, ...]:
        """All *items* in a random order."""
        result = shuffled(self.seed, self._next_stream(kind), items)
        self._drawn.append(Draw(kind, result))
        return result

    def pick(self, kind: str, items: Sequence[int]) -> int:
        chosen = items[derived(self.seed, self._next_stream(kind)) % len(items)]
        self._drawn.append(Draw(kind, (chosen,)))
        return chosen

    def take_drawn(self) -> tuple[Draw, ...]:
        """What was drawn since this was last asked."""
        if not self._drawn:
            return ()
        drawn = tuple(self._drawn)
        self._drawn.clear()
        return drawn

    def _next_stream(self, kind: str) -> str:
        count = self._counts[kind] = self._counts[kind] + 1
        return f"{kind}/{count}"


class RecordedChance:
    """Gives back recorded results, and refuses those that could not have been drawn."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._left = list(reversed(draws))

    def order(self, kind: str, items: Sequence[int]) -> tuple[int, ...]:
        result = self._next(kind).result
        if sorted(result) != sorted(items):
            raise WrongChance(
                f"the recorded result of {kind!r} does not consist of exactly what was to be drawn from", kind
            )
        return result

    def pick(self, kind: str, items: Sequence[int]) -> int:
        result = self._next(kind).result
        if len(result) != 1 or result[0] not in items:
            raise WrongChance(f"the recorded result of {kind!r} is not among what was to be drawn from", kind)
        return result[0]

    def finish(self) -> None:
        """Refuse results that nothing asked for."""
        if self._left:
            kind = self._left[-1].kind
            raise WrongChance(f"a result of {kind!r} was not to be drawn here", kind)

    def _next(self, kind: str) -> Draw:
        if not self._left:
            raise WrongChance(f"the record lacks the result of {kind!r}", kind)
        draw = self._left.pop()
        if draw.kind != kind:
            raise WrongChance(f"the record has {draw.kind!r} where {kind!r} is drawn", kind)
        return draw
