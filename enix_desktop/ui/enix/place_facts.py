"""What a view tells about a player's place: whether a card lies there face down, and the order of turns."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.view import View


def has_chosen(view: View, seat: Seat) -> bool:
    """Whether a card of *seat* lies face down."""
    if not view.phase.is_joint:
        return False
    if seat == view.seat:
        return view.chosen is not None
    asked = view.contenders if view.contenders else range(view.table.seats)
    return seat in asked and seat not in view.to_move and sum(view.hand_energies[seat]) > 0


def order_of(view: View, seat: Seat) -> str:
    """The place in this round's order, as far as it is settled."""
    if view.phase.is_joint and not any(view.laid):
        return ""
    done = view.table.seats - len(view.waiting)
    if seat == view.active:
        return str(done)
    return "" if seat in view.waiting else "\N{CHECK MARK}"
