"""Long texts: a TOML file for each language below a game's resources; a lacking string is English."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache

from enix_desktop import resources
from enix_desktop.i18n import pseudo

log = logging.getLogger(__name__)

FALLBACK = "en"


class Speech:
    """Which language texts are read in; there is one for the whole program."""

    language = FALLBACK


speech = Speech()
"""Set by `Languages.use`, together with Qt's translators."""


class Texts(Mapping[str, str]):
    """The strings of resources/GAME/texts/LANGUAGE/NAME.toml in the current language.

    A key is the path to the string with dots, such as `movement.costs`.
    """

    def __init__(self, game: str, name: str) -> None:
        self._game, self._name = game, name

    def __getitem__(self, key: str) -> str:
        return strings(self._game, self._name, speech.language)[key]

    def __iter__(self) -> Iterator[str]:
        return iter(strings(self._game, self._name, FALLBACK))

    def __len__(self) -> int:
        return len(strings(self._game, self._name, FALLBACK))


@cache
def strings(game: str, name: str, language: str) -> Mapping[str, str]:
    """All strings of a file; what *language* lacks is English, and one line in the log says so."""
    if language == pseudo.LANGUAGE:
        return {key: pseudo.stretched(text) for key, text in strings(game, name, FALLBACK).items()}
    if language == FALLBACK:
        return _english(_path(game, name, language))
    english = strings(game, name, FALLBACK)
    try:
        own = read(resources.text(_path(game, name, language)))
    except (resources.MissingResource, ValueError) as error:
        log.warning("The texts %s in %r cannot be read; English is used instead: %s", name, language, error)
        return english
    lacking = [key for key in english if not own.get(key)]
    if lacking:
        log.warning(
            "The texts %s in %r lack %d strings, the first is %s; these are English.",
            name,
            language,
            len(lacking),
            lacking[0],
        )
    return {key: own.get(key) or text for key, text in english.items()}


def _english(path: str) -> Mapping[str, str]:
    try:
        return read(resources.text(path))
    except ValueError as error:
        message = f"The resource {path} is damaged ({error}): please install the program again."
        raise resources.MissingResource(path, message) from error


def read(document: str) -> Mapping[str, str]:
    """The strings of a TOML document by their paths, or raise ValueError."""
    import tomllib  # only here: the start screen has no long texts and has to appear at once

    return dict(_flat(tomllib.loads(document), ""))


def _flat(table: Mapping[str, object], above: str) -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{name}.")
        elif isinstance(value, str):
            yield f"{above}{name}", value.strip()
        else:
            raise ValueError(f"{above}{name} is not a text")


def _path(game: str, name: str, language: str) -> str:
    return f"{game}/texts/{language}/{name}.toml"
