"""Whom one can believe: from what everybody said and did in this game, and nothing else (K1)."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.ways import is_kept

KEPT, BROKEN = 4.0, 1.0
"""How many words a stranger seems to have kept and broken."""
PAID = 8.0
"""How many pledged euros a stranger seems to have paid."""


def trust_in(view: View, seat: Seat) -> float:
    """How likely *seat* does what it says (T2)."""
    kept, broken = KEPT, BROKEN
    components = view.table.components
    for past in view.past:
        word = past.signals[seat]
        if word is None or word is Word.SILENT:
            continue
        if is_kept(components, word, past.places[seat], past.cards[seat]):
            kept += 1
        else:
            broken += 1
    return kept / (kept + broken)


def share_trust(view: View, seat: Seat) -> float:
    """Which part of an equal part of the price *seat* pays, where nobody pledges anything."""
    due = paid = PAID
    equal = view.table.numbers.price / view.table.seats
    for past in view.past:
        if past.bids is not None:
            due += equal
            paid += min(equal, past.bids[seat])
    return paid / due


def pledge_trust(view: View, seat: Seat) -> float:
    """Which part of what it pledges *seat* pays (T3)."""
    pledged = paid = PAID
    for past in view.past:
        if past.pledges is None or past.bids is None:
            continue
        pledge = past.pledges[seat]
        if pledge:
            pledged += pledge
            paid += min(pledge, past.bids[seat])
    return paid / pledged
