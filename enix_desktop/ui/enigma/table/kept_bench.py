"""What is kept of a puzzle that somebody is in the middle of: the time used, and the bench (T10)."""

from collections.abc import Mapping

from enix_desktop.engine.record import Json
from enix_desktop.engine.rules import Seat

_SEAT, _NUMBER, _MS, _BENCH = "seat", "puzzle", "ms", "bench"
_MOST_MS = 24 * 3_600_000


def kept(seat: Seat, number: int, ms: int, arrangement: object) -> Json:
    """As a record keeps it; *number* says which puzzle of the game it is."""
    return {_SEAT: seat, _NUMBER: number, _MS: ms, _BENCH: arrangement}


def bench_of(unfinished: object, seat: Seat, number: int) -> tuple[int, object] | None:
    """The time used and what lay on the bench, if *unfinished* is about that seat and that puzzle."""
    if not isinstance(unfinished, Mapping):
        return None
    if unfinished.get(_SEAT) != seat or unfinished.get(_NUMBER) != number:
        return None
    ms = unfinished.get(_MS)
    if type(ms) is not int or not 0 <= ms <= _MOST_MS:
        return None
    return ms, unfinished.get(_BENCH)
