"""Pledges and bids for secondary control (T3, Q4): who pays what, and what may be expected of the others."""

from collections.abc import Sequence
from math import ceil

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.outlook import winning
from enix_desktop.players.hertzschlag.trust import pledge_trust, share_trust

SHORT = (0.6, 0.25, 0.15)
"""Who pays less than it pledged pays one, two or three euros less, so likely."""

LEAST_HAGGLED = 1
"""Who haggles pledges so much at least: nobody is to pay for somebody who pays nothing."""

LEAST_CARE, MOST_CARE = 0.5, 1.5
"""A bid decides at once whether the lights stay on, so everybody cares about that much."""


def capacities(view: View) -> list[int]:
    """The most that each seat can bid."""
    return [min(view.table.numbers.fingers, money) for money in view.money]


def fair_share(view: View, needed: int, seats: Sequence[Seat], seat: Seat) -> int:
    """What *seat* has to pay if *seats* raise what is *needed* together, each by what it can."""
    most = capacities(view)
    total = sum(most[other] for other in seats)
    return min(most[seat], ceil(needed * most[seat] / total)) if total and needed > 0 else 0


def likely_bids(view: View, seat: Seat) -> list[float]:
    """How likely *seat* bids each number of euros."""
    most = capacities(view)[seat]
    chances = [0.0] * (most + 1)
    if view.has_pledged[seat] and view.pledges[seat] is not None:
        pledge = min(most, view.pledges[seat] or 0)
        kept = pledge_trust(view, seat) ** 2 * 0.97
        chances[pledge] += kept * 0.85
        chances[min(most, pledge + 1)] += kept * 0.15
        for less, part in enumerate(SHORT, 1):
            chances[max(0, pledge - less)] += (1 - kept) * part
        return chances
    share = fair_share(view, view.price, range(view.table.seats), seat)
    kept = share_trust(view, seat) ** 2 * 0.95
    for euro, part in ((share, kept), (share - 1, (1 - kept) / 2), (0, (1 - kept) / 2)):
        chances[max(0, euro)] += part
    return chances


def sums_of_others(view: View) -> list[float]:
    """How likely the others bid each sum together."""
    sums = [1.0]
    for seat in range(view.table.seats):
        if seat == view.seat:
            continue
        bids = likely_bids(view, seat)
        grown = [0.0] * (len(sums) + len(bids) - 1)
        for total, chance in enumerate(sums):
            for euro, part in enumerate(bids):
                grown[total + euro] += chance * part
        sums = grown
    return sums


def enough(sums: Sequence[float], needed: int) -> float:
    """How likely a sum is at least what is *needed*."""
    return sum(sums[max(0, needed) :])


def best_bid(judge: Judge) -> int:
    """The bid after which the own chances are best: survival against what it costs, and one's word."""
    view, sums = judge.view, sums_of_others(judge.view)
    most = capacities(view)[view.seat]
    promised = view.pledges[view.seat] or 0
    care = min(MOST_CARE, max(LEAST_CARE, judge.care))
    worths: list[float] = []
    for euro in range(most + 1):
        own = judge.hoped(judge.display, judge.own - euro, _landing(view))
        worth: float = enough(sums, view.price - euro) ** care
        worth *= winning(own, judge.rivals, judge.spread)
        worths.append(worth * (1 - judge.broken_word) if euro < promised else worth)
    # Where nobody can pledge, whoever counts on the equal parts of the others would pay less, as they would.
    least = 0 if view.table.has_talk else fair_share(view, view.price, range(view.table.seats), view.seat)
    best = max(range(least, most + 1), key=lambda euro: (worths[euro], -euro))
    return max(0, min(most, best + judge.style.giving)) if _may_give(judge, best) else best


def _landing(view: View) -> int:
    components = view.table.components
    return components.landing(view.needed) if view.needed is not None else view.marker


def _may_give(judge: Judge, best: int) -> bool:
    """A style gives a euro more, or less where the others are likely to have raised enough."""
    if judge.style.giving >= 0:
        return best > 0
    needed = judge.view.price - best - judge.style.giving
    return enough(sums_of_others(judge.view), needed) > 0.6


def best_pledge(judge: Judge) -> int:
    """A fair part of what is still missing; the last one to pledge fills the rest."""
    view = judge.view
    pledged = sum(
        (view.pledges[seat] or 0) * pledge_trust(view, seat)
        for seat in range(view.table.seats)
        if view.has_pledged[seat]
    )
    waiting = [seat for seat in view.order if not view.has_pledged[seat]]
    needed = ceil(view.price - pledged - 0.25)
    share = fair_share(view, needed, waiting, view.seat)
    most = capacities(view)[view.seat]
    return max(0, min(most, share + judge.style.giving)) if share else 0


def haggled_pledge(judge: Judge) -> int:
    """Less than a fair part, as far as those who still have to pledge can raise the rest.

    The last one has nobody to leave anything to, so among hagglers, too, the promises reach the price.
    """
    view, fair = judge.view, best_pledge(judge)
    if judge.style.giving > 0:
        return fair
    most = capacities(view)
    waiting = [seat for seat in view.order if not view.has_pledged[seat] and seat != view.seat]
    missing = view.price - sum(euro or 0 for euro in view.pledges)
    left_to_others = sum(most[seat] for seat in waiting)
    return min(fair, max(LEAST_HAGGLED + judge.style.giving, missing - left_to_others))
