"""A guess at what a seat cannot see: a whole state that looks to it just like the real one."""

from typing import TypeAlias

from enix_desktop.engine.rng import shuffled
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import View

World: TypeAlias = State
"""A state that somebody made up. Nothing in it is secret."""


def unseen_cards(view: View) -> list[Card]:
    """All cards whose place *view* does not tell, ascending."""
    seen = {*view.hand, *view.row, *view.display, *view.discard}
    for cards in (*view.known, *(view.open_hands or ()), *(view.open_rows or ())):
        seen.update(cards)
    return [card for card in view.table.components.all_cards if card not in seen]


def guess(view: View, seed: int) -> World:
    """A state of which *view* is the view; all that is hidden is drawn by *seed*."""
    pool = list(shuffled(seed, "guess", unseen_cards(view)))
    hands, rows = [], []
    for seat, size in enumerate(view.hand_sizes):
        if view.open_hands is not None:
            hands.append(view.open_hands[seat])
        elif seat == view.seat:
            hands.append(view.hand)
        else:
            known = view.known[seat]
            hands.append(tuple(sorted((*known, *(pool.pop() for _ in range(size - len(known)))))))
    for seat, size in enumerate(view.row_sizes):
        if view.open_rows is not None:
            rows.append(view.open_rows[seat])
        else:
            rows.append(view.row if seat == view.seat else tuple([pool.pop() for _ in range(size)]))
    return State(
        view.table,
        [list(row) for row in view.energy],
        [list(row) for row in view.inner],
        list(view.outer),
        list(view.laser),
        list(view.ring),
        view.spare,
        list(view.shuttles),
        hands,
        rows,
        list(view.known),
        pool,
        list(view.display),
        list(view.discard),
        view.round,
        view.active,
        view.phase,
        view.turn,
        view.takes,
        view.waiting,
    )
