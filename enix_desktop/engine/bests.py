"""Personal bests: what the latest game of one person may have more or less of than all before it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from enix_desktop.engine.badges import OwnGames

Figure: TypeAlias = Callable[[OwnGames], int | None]
"""The figure of the last of these games; None if that game has none."""

SCORE, RUN, FASTEST = "best-score", "wins-in-a-row", "fastest-win"


@dataclass(frozen=True, slots=True)
class Best:
    """A *figure* that is the better the higher it is, or the lower; below *least* nobody speaks of it."""

    figure: Figure
    is_low: bool = False
    least: int | None = None

    def beats(self, figure: int, before: int) -> bool:
        return figure < before if self.is_low else figure > before

    def counts(self, figure: int) -> bool:
        return self.least is None or figure >= self.least


def score(games: OwnGames) -> int | None:
    """The score, unless the person dropped out with it."""
    _, seat = games[-1]
    return None if seat.is_out else seat.score


def wins_in_a_row(games: OwnGames) -> int | None:
    """Wins up to the last game."""
    run = 0
    for _, seat in reversed(games):
        if not seat.is_winner:
            break
        run += 1
    return run


def rounds_of_win(games: OwnGames) -> int | None:
    """How many rounds a win took."""
    game, seat = games[-1]
    return game.rounds if seat.is_winner else None


@dataclass(frozen=True, slots=True)
class Tallied:
    """How often something was done, by the name that the summary of the game gives it."""

    name: str

    def __call__(self, games: OwnGames) -> int | None:
        """In the last game."""
        return games[-1][1].tallies.get(self.name)


COMMON_BESTS: Mapping[str, Best] = {
    SCORE: Best(score),
    RUN: Best(wins_in_a_row, least=2),
    FASTEST: Best(rounds_of_win, is_low=True),
}
"""What every game has: the best score, the longest run of wins, the fastest win."""
