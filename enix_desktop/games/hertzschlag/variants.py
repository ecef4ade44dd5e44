"""Variants of Hertzschlag: the same rules with other numbers."""

from collections.abc import Mapping
from dataclasses import dataclass

from enix_desktop.engine.errors import BadData
from enix_desktop.games.hertzschlag.components_json import NUMBER_LIMITS
from enix_desktop.games.hertzschlag.table import Table, options, with_numbers

CHANGEABLE = ("price", "start_money", "base_income", "threshold_euro", "rounds")


@dataclass(frozen=True, slots=True)
class Variant:
    """Makes the options of tables that differ from the rules in these numbers."""

    numbers: tuple[tuple[str, int], ...] = ()

    def __call__(self, chosen: Mapping[str, str], seats: int) -> Table:
        """The options of a table; whatever is not *chosen* is as usual."""
        return with_numbers(options(chosen, seats), **dict(self.numbers))


STANDARD = Variant()


def changed(changes: Mapping[str, str]) -> Variant:
    """The variant with *changes*, or a sentence about the first that cannot be."""
    return Variant(tuple((name, _number(name, value)) for name, value in changes.items()))


def _number(name: str, value: str) -> int:
    if name not in CHANGEABLE:
        raise BadData(f"Hertzschlag has no {name!r} to change; there are {', '.join(CHANGEABLE)}.")
    most = NUMBER_LIMITS[name]
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= most):
        raise BadData(f"{name}={value}: a whole number from 1 to {most} is needed.")
    return int(value)
