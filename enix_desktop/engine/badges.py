"""What badges are earned for: conditions on the finished games of one person. Each game has its own."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.summary import FinishedGame, SeatResult

OwnGames: TypeAlias = Sequence[tuple[FinishedGame, SeatResult]]
"""The games of one person in order, and how the person fared in each."""
Condition: TypeAlias = Callable[[OwnGames], FinishedGame | None]
"""Finds the first game that brings the badge."""


@dataclass(frozen=True, slots=True)
class Did:
    """Something remarkable, by the name that the summary of the game gives it."""

    deed: str

    def __call__(self, games: OwnGames) -> FinishedGame | None:
        """The first game with this deed."""
        return next((game for game, seat in games if self.deed in seat.deeds), None)


@dataclass(frozen=True, slots=True)
class WonAgainst:
    """A win with a computer player of this level at the table, whatever its style (`master-greedy`)."""

    level: str

    def __call__(self, games: OwnGames) -> FinishedGame | None:
        """The first such win."""
        wins = (game for game, seat in games if seat.is_winner)
        return next((game for game in wins if any(map(self._plays, game.seats))), None)

    def _plays(self, seat: SeatResult) -> bool:
        return f"{seat.player}-".startswith(f"{self.level}-")


@dataclass(frozen=True, slots=True)
class WonAmong:
    """A win at a table of so many."""

    seats: int

    def __call__(self, games: OwnGames) -> FinishedGame | None:
        """The first such win."""
        return next((game for game, seat in games if seat.is_winner and len(game.seats) == self.seats), None)


@dataclass(frozen=True, slots=True)
class WonByEach:
    """A win by each of these editions."""

    editions: Collection[str]

    def __call__(self, games: OwnGames) -> FinishedGame | None:
        """The win that completes them."""
        left = set(self.editions)
        for game, seat in games:
            if seat.is_winner:
                left.discard(game.edition)
                if not left:
                    return game
        return None
