"""Variants of ENIX: the same rules with other numbers or other cards and tiles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import parse, read_file
from enix_desktop.games.enix.components import Components, read_components, standard_components
from enix_desktop.games.enix.table import (
    EDITION_BY_KEY,
    STANDARD_NUMBERS,
    Numbers,
    Options,
    Table,
)


@dataclass(frozen=True, slots=True)
class Variant:
    """Makes the options of tables that differ from the rulebooks in these things."""

    numbers: Numbers = STANDARD_NUMBERS
    components: str | None = None
    """The text of a components file, not its name: the file is not on every machine that plays."""

    def __call__(self, chosen: Mapping[str, str], seats: int) -> Options:
        """The options of a table with *seats*, by the English rulebook unless another is *chosen*."""
        components = standard_components() if self.components is None else _read_once(self.components)
        edition = EDITION_BY_KEY[chosen.get("edition", "english")]
        return Options(Table(components, edition, seats, self.numbers))


STANDARD = Variant()


def changed(changes: Mapping[str, str]) -> Variant:
    """The variant with *changes*, or a sentence about the first that cannot be."""
    variant = STANDARD
    for name, value in changes.items():
        if name not in _READERS:
            raise BadData(f"ENIX has no {name!r} to change; there are {', '.join(CHANGEABLE)}.")
        variant = _READERS[name](variant, value)
    return variant


def _with_limit(variant: Variant, value: str) -> Variant:
    return replace(variant, numbers=replace(variant.numbers, limit=_number("limit", value, 1000)))


def _with_hand_size(variant: Variant, value: str) -> Variant:
    return replace(variant, numbers=replace(variant.numbers, hand_size=_number("hand_size", value, 20)))


def _with_stacks(variant: Variant, value: str) -> Variant:
    return replace(variant, numbers=replace(variant.numbers, stack_count=_number("stacks", value, 10)))


def _with_components(variant: Variant, value: str) -> Variant:
    text = read_file(Path(value))
    try:
        _read_once(text)
    except BadData as error:
        raise BadData(f"{value}: {error}.") from error
    return replace(variant, components=text)


_READERS: Mapping[str, Callable[[Variant, str], Variant]] = {
    "limit": _with_limit,
    "hand_size": _with_hand_size,
    "stacks": _with_stacks,
    "components": _with_components,
}
CHANGEABLE = tuple(_READERS)


def _number(name: str, value: str, most: int) -> int:
    """A whole number from 1 to *most*: what a record may say, too."""
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= most):
        raise BadData(f"{name}={value}: a whole number from 1 to {most} is needed.")
    return int(value)


@lru_cache(maxsize=8)
def _read_once(text: str) -> Components:
    # Components have large tables and caches, so a process makes them once and not for every game.
    return read_components(parse(text))
