"""Badges that people have earned: found in the records of finished games, never counted or kept anywhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.summary import FinishedGame

STRONGEST, FULL_TABLE, ALL_EDITIONS = "beat-strongest", "full-table", "all-editions"
"""What any game can be remarkable for; the rest is for the summary of each game to say."""


@dataclass(frozen=True, slots=True)
class Earned:
    """A badge and the game that brought it."""

    badge: str
    game: FinishedGame


def earned(games: Sequence[FinishedGame], person: str) -> Mapping[str, Earned]:
    """For each badge of *person* the first game that brought it; *games* come in order.

    Only games by the rulebook count: a variant could be made for a badge.
    """
    found: dict[str, Earned] = {}
    editions: set[str] = set()
    for game in games:
        seat = game.of(person)
        if seat is None or not game.is_standard:
            continue
        badges = set(seat.deeds)
        if seat.is_winner:
            badges |= _of_a_win(game, person)
            editions.add(game.edition)
            if game.game in GAMES and editions.issuperset(GAMES[game.game].editions):
                badges.add(ALL_EDITIONS)
        for badge in badges:
            found.setdefault(badge, Earned(badge, game))
    return found


def _of_a_win(game: FinishedGame, person: str) -> set[str]:
    if game.game not in GAMES:
        return set()
    shelf, badges = GAMES[game.game], set()
    others = [seat for seat in game.seats if seat.person != person]
    if any(seat.player == shelf.levels[-1] for seat in others):
        badges.add(STRONGEST)
    if len(game.seats) == shelf.seats[-1]:
        badges.add(FULL_TABLE)
    return badges


def first_earned_in(games: Sequence[FinishedGame], game: FinishedGame) -> Mapping[str, tuple[str, ...]]:
    """For each person in *game*, by name, the badges that it was the first to bring; nobody without any."""
    before = [other for other in games if (other.when, other.file) < (game.when, game.file)]
    news = {}
    for seat in game.people:
        assert seat.person is not None
        brought = earned([*before, game], seat.person)
        badges = tuple(sorted(badge for badge, found in brought.items() if found.game is game))
        if badges:
            news[" ".join(seat.name.split())] = badges
    return news
