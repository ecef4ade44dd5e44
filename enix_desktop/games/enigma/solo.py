"""The puzzle of the day as the shelf asks for it (E9)."""

from collections.abc import Mapping, Sequence
from datetime import date

from enix_desktop.engine.record import Record
from enix_desktop.games.enigma.moves import Failed, Move, Solved
from enix_desktop.games.enigma.table import Mode, Setup


def day_options(day: date) -> Mapping[str, str]:
    """What is chosen for the puzzle of *day*."""
    return {"mode": Mode.DAY.value, "day": day.isoformat()}


def day_times(record: Record[Setup, Move]) -> Sequence[int | None]:
    """The milliseconds of each puzzle done in *record*, None for one that was not solved."""
    results = [entry.move for entry in record.entries if isinstance(entry.move, Solved | Failed)]
    return tuple(result.ms if isinstance(result, Solved) else None for result in results)
