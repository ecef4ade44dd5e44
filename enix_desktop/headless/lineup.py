"""Who sits where: line-ups as people write them, and their rotations."""

from collections.abc import Sequence

from enix_desktop.catalogue import Game
from enix_desktop.engine.errors import BadData


def read_lineup(game: Game, text: str) -> tuple[str, ...]:
    """The player keys in *text*, one for each seat."""
    return check_lineup(game, tuple(name.strip() for name in text.split(",")))


def check_lineup(game: Game, names: tuple[str, ...]) -> tuple[str, ...]:
    """The *names*, if *game* has such players and is played by so many."""
    if len(names) not in game.seats:
        raise BadData(f"{game.id} is played by {game.seats[0]} to {game.seats[-1]}, not by {len(names)}.")
    for name in names:
        game.player(name)
    return names


def usual_lineup(game: Game, seats: int | None = None) -> tuple[str, ...]:
    """Who plays where nobody says so: four seats if *game* has them, all of its second level."""
    levels = [*game.levels[:2]] or [*game.players][:1]
    usual = max(game.seats[0], min(4, game.seats[-1]))
    return (levels[-1],) * (usual if seats is None else seats)


def rotations(players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The line-up and what moving everybody on by a seat makes of it, each different one once.

    In all of them together every player has had every seat equally often. A line-up that repeats itself
    has fewer of them than seats: the same game played twice would only pretend to be another.
    """
    turned = [(*players[first:], *players[:first]) for first in range(len(players))]
    return tuple(dict.fromkeys(turned))
