"""The way a reader took, back and forth."""

from dataclasses import dataclass


@dataclass(slots=True)
class Stop:
    """A place, and how far its page was scrolled when it was left."""

    place: str
    scroll: int | None = None


class History:
    """All stops of a reader; a new one forgets those that lay ahead."""

    def __init__(self) -> None:
        self._stops: list[Stop] = []
        self._index = -1

    @property
    def now(self) -> Stop | None:
        return self._stops[self._index] if self._stops else None

    @property
    def can_go_back(self) -> bool:
        return self._index > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader has come back from somewhere."""
        return self._index + 1 < len(self._stops)

    def visit(self, place: str) -> None:
        if self.now is None or self.now.place != place:
            self._stops[self._index + 1 :] = [Stop(place)]
            self._index += 1

    def step(self, steps: int) -> Stop:
        """Go back (-1) or forth (+1) and return where that leads."""
        self._index = min(max(self._index + steps, 0), len(self._stops) - 1)
        return self._stops[self._index]

    def clear(self) -> None:
        self._stops, self._index = [], -1
