"""Badges that people have earned: found in the records of finished games, never counted or kept anywhere."""

from collections.abc import Mapping, Sequence

from enix_desktop.catalogue import Game
from enix_desktop.engine.summary import FinishedGame


def earned(shelved: Game, games: Sequence[FinishedGame], person: str) -> Mapping[str, FinishedGame]:
    """For each badge of this game that *person* has, the first game that brought it; *games* come in order.

    Only games by the rulebook count: a variant could be made for a badge.
    """
    standard = [game for game in games if game.game == shelved.id and game.is_standard]
    own = [(game, seat) for game in standard if (seat := game.of(person)) is not None]
    found = {badge: condition(own) for badge, condition in shelved.badges.items()}
    return {badge: game for badge, game in found.items() if game is not None}


def first_earned_in(
    shelved: Game, games: Sequence[FinishedGame], game: FinishedGame
) -> Mapping[str, tuple[str, ...]]:
    """For each person in *game*, by name, the badges that it was the first to bring; nobody without any."""
    before = [other for other in games if (other.when, other.file) < (game.when, game.file)]
    news = {}
    for seat in game.people:
        assert seat.person is not None
        brought = earned(shelved, [*before, game], seat.person)
        badges = tuple(sorted(badge for badge, first in brought.items() if first is game))
        if badges:
            news[" ".join(seat.name.split())] = badges
    return news
