"""Thoughts that take a given time, to measure what else goes on while a computer thinks."""

import time
from typing import Any


def ponder(seconds: float) -> tuple[int, ...]:
    """Think without a pause for so many *seconds*."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        sum(range(1000))
    return (0,)


class SlowQuestion(tuple[int, ...]):
    """The only move of a position; whoever receives it from another process ponders first."""

    seconds = 0.05

    def __reduce__(self) -> tuple[Any, ...]:
        return ponder, (self.seconds,)
