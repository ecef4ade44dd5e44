"""Personal bests: found in the records of finished games, never counted or kept anywhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from enix_desktop.catalogue import Game
from enix_desktop.engine.summary import FinishedGame


@dataclass(frozen=True, slots=True)
class Standing:
    """The best *figure* so far, the *game* that brought it, and what was best *before* it."""

    figure: int
    game: FinishedGame
    before: int | None = None


def standings(shelved: Game, games: Sequence[FinishedGame], person: str) -> Mapping[str, Standing]:
    """For each best of this game that *person* has, how it stands; *games* come in order.

    Only games by the rulebook count: a variant could be made for a best.
    """
    standard = [game for game in games if game.game == shelved.id and game.is_standard]
    own = [(game, seat) for game in standard if (seat := game.of(person)) is not None]
    found: dict[str, Standing] = {}
    for count in range(1, len(own) + 1):
        so_far = own[:count]
        game = so_far[-1][0]
        for key, best in shelved.bests.items():
            figure, known = best.figure(so_far), found.get(key)
            if figure is None or not best.counts(figure):
                continue
            if known is None:
                found[key] = Standing(figure, game)
            elif best.beats(figure, known.figure):
                found[key] = Standing(figure, game, known.figure)
    return found


def beaten_in(
    shelved: Game, games: Sequence[FinishedGame], game: FinishedGame
) -> Mapping[str, Mapping[str, Standing]]:
    """For each person in *game*, by name, the bests of before that it has beaten; nobody without any."""
    before = [other for other in games if (other.when, other.file) < (game.when, game.file)]
    news = {}
    for seat in game.people:
        assert seat.person is not None
        found = standings(shelved, [*before, game], seat.person)
        beaten = {key: one for key, one in found.items() if one.game is game and one.before is not None}
        if beaten:
            news[" ".join(seat.name.split())] = beaten
    return news
