"""Which game is meant, and what it leaves to the table, such as the edition: as people write it."""

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from typing import TypeAlias

from enix_desktop.catalogue import GAMES, Game
from enix_desktop.engine.errors import BadData

Values: TypeAlias = Mapping[str, str]
"""What was chosen, by untranslated names."""
USUAL = "usual"
"""The name of the only setting of a game that leaves nothing to choose."""


def choices_of(game: Game) -> Mapping[str, Sequence[str]]:
    """What can be chosen before a game, each with its values, the usual one first."""
    return {choice.key: choice.values for choice in game.choices}


def game_named(key: str) -> Game:
    """The game *key*, or a sentence that names what there is."""
    if key not in GAMES:
        raise BadData(f"There is no game {key!r}; {_there_is(GAMES)}.")
    return GAMES[key]


def all_values(game: Game, chosen: Values) -> list[dict[str, str]]:
    """Every setting of *game* that has the *chosen* values."""
    lists = [[chosen[key]] if key in chosen else values for key, values in choices_of(game).items()]
    return [dict(zip(choices_of(game), values, strict=True)) for values in product(*lists)]


def compared_values(game: Game, chosen: Values) -> list[dict[str, str]]:
    """The settings that are measured: all of a game with one choice, such as its editions.

    More choices have too many combinations, and most of them nobody plays: what is not *chosen* is as usual.
    """
    return all_values(game, chosen if len(game.choices) < 2 else {**game.usual_choices(), **chosen})


def setting_name(values: Values) -> str:
    """A setting in a word or two, such as `english`."""
    return "-".join(values.values()) or USUAL


def setting_words(values: Values) -> list[str]:
    """A setting in words, such as `english edition`."""
    return [f"{value} {key}" for key, value in values.items()]


def read_values(game: Game, text: str) -> dict[str, str]:
    """The choices in "name=value,name=value", checked."""
    choices = choices_of(game)
    if text.strip() and not choices:
        raise BadData(f"{game.id} leaves nothing to choose.")
    return checked_values(game, read_changes(text, choices))


def checked_values(game: Game, values: dict[str, str]) -> dict[str, str]:
    """The *values*, if *game* offers them all."""
    for key, value in values.items():
        offered = choices_of(game)[key]
        if value not in offered:
            raise BadData(f"There is no {key} {value!r}; {_there_is(offered)}.")
    return values


def read_changes(text: str, known: Collection[str]) -> dict[str, str]:
    """The names and values in "name=value,name=value"."""
    changes: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, sign, value = (piece.strip() for piece in part.partition("="))
        if name not in known:
            raise BadData(f"There is no {name!r} to change; {_there_is(known, ', ')}.")
        if not sign or not value:
            raise BadData(f"{name} needs a value, as in {name}=VALUE.")
        if name in changes:
            raise BadData(f"{name} is given twice.")
        changes[name] = value
    return changes


def _there_is(things: Collection[str], separator: str = " and ") -> str:
    return f"there {'is' if len(things) == 1 else 'are'} {separator.join(things)}"
