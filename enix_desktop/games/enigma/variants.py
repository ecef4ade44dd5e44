"""Variants of ENIGMA: the same rules with other numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from enix_desktop.engine.errors import BadData
from enix_desktop.games.enigma.setup_json import HIGHEST_GOAL, LONGEST_SECONDS
from enix_desktop.games.enigma.table import NONE, Table, options

GOAL, TIMER, LIMIT = "goal_points", "timer_seconds", "limit_seconds"
CHANGEABLE = (GOAL, TIMER, LIMIT)
"""Any number, not only those that a table can choose."""
_MOST: Mapping[str, int] = {GOAL: HIGHEST_GOAL, TIMER: LONGEST_SECONDS, LIMIT: LONGEST_SECONDS}


@dataclass(frozen=True, slots=True)
class Variant:
    """Makes the options of tables that differ from the rules in these numbers."""

    numbers: tuple[tuple[str, int | None], ...] = ()

    def __call__(self, chosen: Mapping[str, str], seats: int) -> Table:
        """The options of a table; whatever is not *chosen* is as usual."""
        table, numbers = options(chosen, seats), dict(self.numbers)
        if table.is_alone:
            return table  # there is neither a goal nor a timer nor a limit
        goal = numbers.get(GOAL) or table.goal
        timer, limit = numbers.get(TIMER, table.timer), numbers.get(LIMIT, table.limit)
        return replace(table, goal=goal, timer=timer, limit=limit)


STANDARD = Variant()


def changed(changes: Mapping[str, str]) -> Variant:
    """The variant with *changes*, or a sentence about the first that cannot be."""
    return Variant(tuple((name, _number(name, value)) for name, value in changes.items()))


def _number(name: str, value: str) -> int | None:
    if name not in CHANGEABLE:
        raise BadData(f"ENIGMA has no {name!r} to change; there are {', '.join(CHANGEABLE)}.")
    if value == NONE and name != GOAL:
        return None
    most = _MOST[name]
    if not (value.isascii() and value.isdigit() and 1 <= int(value[:9]) <= most):
        raise BadData(f"{name}={value}: a whole number from 1 to {most} is needed.")
    return int(value)
