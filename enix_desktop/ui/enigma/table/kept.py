"""What is kept of a bench while somebody solves: a kill never resets the clock (T10)."""

from enix_desktop.engine.record import Json

_LONGEST_MS = 24 * 60 * 60 * 1000


def written(number: int, seat: int, ms: int, arrangement: object) -> Json:
    """As a record keeps it: which puzzle, whose, the time used, and what lies on the bench."""
    return {"puzzle": number, "seat": seat, "ms": ms, "bench": arrangement}


def read(unfinished: Json | None, number: int, seat: int) -> tuple[int, object] | None:
    """Time used and what lay there, if that was the same puzzle; whatever a file says is looked at twice."""
    if unfinished is None or (unfinished.get("puzzle"), unfinished.get("seat")) != (number, seat):
        return None
    ms = unfinished.get("ms")
    if type(ms) is not int or not 0 < ms <= _LONGEST_MS:
        return None
    return ms, unfinished.get("bench")
