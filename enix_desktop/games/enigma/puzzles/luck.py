"""Luck for generators: a stream named by a seed, the same on every machine (E8)."""

from collections.abc import Sequence
from typing import TypeVar

from enix_desktop.engine.rng import derived

T = TypeVar("T")


class Luck:
    """Numbers that depend on *seed* and on how many were drawn before."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, most: int) -> int:
        """A number from 0, below *most*."""
        self._drawn += 1
        return derived(self._drawn, self._seed) % most

    def one_of(self, items: Sequence[T]) -> T:
        """One of *items*."""
        return items[self.below(len(items))]

    def some_of(self, items: Sequence[T], count: int) -> list[T]:
        """*count* different ones of *items*, in any order."""
        pool = list(items)
        return [pool.pop(self.below(len(pool))) for _ in range(count)]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        """One of *items*, each as often as its weight says."""
        left = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return item
        raise ValueError("no item has a weight")
