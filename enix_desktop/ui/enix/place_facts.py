"""What a view tells about a player's place: which cards lie there, the points to move, the order of turns."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.view import View

_AFTER_MOVING = (Phase.STEAL, Phase.REFILL)


def has_chosen(view: View, seat: Seat) -> bool:
    """Whether a card of *seat* lies face down."""
    if not view.phase.is_joint:
        return False
    if seat == view.seat:
        return view.chosen is not None
    asked = view.contenders if view.contenders else range(view.table.seats)
    return seat in asked and seat not in view.to_move and sum(view.hand_energies[seat]) > 0


def laid_cards(view: View, seat: Seat) -> list[Card | None]:
    """The cards laid this round; None is one of which only the back can be seen."""
    laid: list[Card | None] = list(view.laid[seat])
    if has_chosen(view, seat):
        laid.append(view.chosen if seat == view.seat else None)
    return laid


def points_of(view: View, seat: Seat) -> int | None:
    """The movement points of *seat*, in its turn those that are left; None without cards or after moving."""
    if not view.laid[seat]:
        return None
    if seat != view.active:
        return sum(view.table.components.values[card] for card in view.laid[seat])
    is_over = view.phase in _AFTER_MOVING or (view.phase is Phase.WINDOW and view.stage is Stage.END)
    return None if is_over else view.points


def order_of(view: View, seat: Seat) -> str:
    """The place in this round's order, as far as it is settled."""
    if view.phase.is_joint and not any(view.laid):
        return ""
    done = view.table.seats - len(view.waiting)
    if seat == view.active:
        return str(done)
    return "" if seat in view.waiting else "\N{CHECK MARK}"
