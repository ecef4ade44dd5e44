"""What can be done now: the first steps of an action, and what the rules have against them."""

from collections.abc import Callable, Iterator, Sequence

from enix_desktop.games.station.components import Station
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.refusals import Reason, Refusal
from enix_desktop.ui.station.table.draft import Draft
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.spots import Spot

Judge = Callable[[Move], Refusal | None]
"""What the rules have against a move."""
_WRONG_CHOICE = {
    *(Reason.A1_OTHER_SYMBOL, Reason.A2_OTHER_COLOUR, Reason.TM1_COGS, Reason.TK2_EMPTY_HAND),
    *(Reason.TP2_DOCKED, Reason.TE2_NOT_DOCKED, Reason.TE2_OTHER_COLOUR),
}
"""Something else has to be chosen; if it is so with everything, there is nothing that could be."""


def steps(draft: Draft) -> Iterator[tuple[Spot, Draft]]:
    """Every spot that adds something to *draft*, with what it leads to; what is held gets each place."""
    for spot in (spot for group in draft.groups for spot in group):
        if spot in draft.chosen and spot.group is not Group.DEVICE:
            continue
        chosen = draft.press(spot)
        if chosen is None:
            continue
        if chosen.held is None:
            yield spot, chosen
            continue
        for place in chosen.groups[0]:
            placed = chosen.press(place)
            if placed is not None:
                yield spot, placed


def useful(draft: Draft, judge: Judge) -> list[Spot]:
    """The spots that add something which the rules allow."""
    found = dict.fromkeys(
        spot for spot, after in steps(draft) if after.move is not None and judge(after.move) is None
    )
    return list(found)


def obstacle(draft: Draft, judge: Judge) -> Refusal | None:
    """Why *draft* cannot begin: the rule that is nearest to being kept; None if it can, or has no way."""
    refusals = [judge(after.move) for _, after in steps(draft) if after.move is not None]
    if any(refusal is None for refusal in refusals):
        return None
    found: Sequence[Refusal] = [refusal for refusal in refusals if refusal is not None]
    nearer = [refusal for refusal in found if refusal.reason not in _WRONG_CHOICE]
    return (*nearer, *found, None)[0]


def is_plain(refusal: Refusal | None) -> bool:
    """Whether there is nothing that could be chosen, so that no single choice is to blame."""
    return refusal is None or refusal.reason in _WRONG_CHOICE


def shortfall(refusal: Refusal) -> tuple[int, Station] | None:
    """How much energy is missing where, if that is what *refusal* is about."""
    station, energy, needed = (refusal.facts.get(name) for name in ("station", "energy", "needed"))
    if refusal.reason is Reason.C4_ABOVE_TOP or not isinstance(station, Station):
        return None
    if not isinstance(energy, int) or not isinstance(needed, int) or needed <= energy:
        return None
    return needed - energy, station
