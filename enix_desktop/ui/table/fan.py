"""How the cards of a hand share their room: each keeps the strip that shows its value."""

from collections.abc import Sequence

GAP = 14.0
"""Between cards that have room: their marks do not touch."""


def fan(needs: Sequence[float], width: float, room: float, opened: int | None = None) -> list[float]:
    """The left edges of cards of this *width* in *room*; of each at least what it *needs* is seen.

    The card *opened* is seen as a whole. It moves no farther than those at its right need, so that it
    stays under the mouse.
    """
    count = len(needs)
    if not count:
        return []
    whole = width + GAP
    if count * whole - GAP <= room:
        left = (room - (count * whole - GAP)) / 2
        return [left + index * whole for index in range(count)]
    last = room - width
    resting = _edges(spread(needs[:-1], last, whole))
    if opened is None or opened >= count - 1:
        return resting
    behind = needs[opened + 1 : -1]
    here = min(resting[opened], max(0.0, last - whole - sum(behind)))
    before = _edges(spread(needs[:opened], here, whole))
    after = _edges(spread(behind, last - here - whole, whole))
    return [*before, *(here + whole + edge for edge in after)]


def spread(needs: Sequence[float], total: float, most: float) -> list[float]:
    """Steps that add up to *total*: as equal as they can be while each gets what it *needs*, if all can."""
    wanted = sum(needs)
    if not needs or wanted >= total:
        return [need * total / wanted for need in needs]
    level = total / len(needs)
    for _ in needs:  # those that need more than the level take it from the others
        higher = [need for need in needs if need > level]
        level = (total - sum(higher)) / max(1, len(needs) - len(higher))
    return [max(need, min(level, most)) for need in needs]


def _edges(steps: Sequence[float]) -> list[float]:
    edges = [0.0]
    for step in steps:
        edges.append(edges[-1] + step)
    return edges
