"""Whether what somebody wrote as a solution is of the right form (Z1)."""

from collections.abc import Callable
from typing import TypeGuard, TypeVar

from enix_desktop.games.enigma.puzzles.puzzle import Written

RowT = TypeVar("RowT")


def is_integer(value: object, least: int | None = None, most: int | None = None) -> TypeGuard[int]:
    """Whether *value* is a whole number within the limits; true and 1.0 are none."""
    return type(value) is int and (least is None or value >= least) and (most is None or value <= most)


def rows_of(written: Written, read: Callable[[object], RowT | None]) -> tuple[RowT, ...] | None:
    """The rows as *read* understands each of them, or None if anything is not of the form."""
    if not isinstance(written, tuple):
        return None
    rows = []
    for entry in written:
        row = read(entry)
        if row is None:
            return None
        rows.append(row)
    return tuple(rows)
