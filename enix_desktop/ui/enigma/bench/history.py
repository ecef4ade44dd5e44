"""Undo and redo without end: what lies on a bench now, what lay there before, and what was undone."""

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """A line of immutable values, one of them the present one."""

    def __init__(self, first: T) -> None:
        self.now = first
        self._past: list[T] = []
        self._future: list[T] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def step(self, value: T) -> bool:
        """Go on to *value*; what had been undone is forgotten. False if nothing changes."""
        if value == self.now:
            return False
        self._past.append(self.now)
        self._future.clear()
        self.now = value
        return True

    def undo(self) -> bool:
        """Go one step back, if there is one."""
        if not self._past:
            return False
        self._future.append(self.now)
        self.now = self._past.pop()
        return True

    def redo(self) -> bool:
        """Do again what was undone last, if anything was."""
        if not self._future:
            return False
        self._past.append(self.now)
        self.now = self._future.pop()
        return True
