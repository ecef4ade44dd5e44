"""Whose turn is next: comparing what was laid (O1 to O3, E1)."""

from collections.abc import Callable, Iterable

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.predicates import points_laid
from enix_desktop.games.enix.state import State


def highest(state: State) -> tuple[Seat, ...]:
    """Of those still waiting who laid a card, the highest by E1; several if they are equal."""
    layers = [seat for seat in state.waiting if state.laid[seat]]
    if state.table.edition.compares_sums:
        return _best(layers, lambda seat: (points_laid(state, seat),))
    # Comparing tuples, a missing card is lower than any card, as O3 wants it for the French edition.
    values = state.table.components.values
    return _best(layers, lambda seat: tuple(values[card] for card in state.laid[seat]))


def best_of_competition(state: State, layers: Iterable[Seat]) -> tuple[Seat, ...]:
    """Of those who just laid in a competition, the highest by the card they laid; several if equal."""
    values = state.table.components.values
    return _best(layers, lambda seat: (values[state.laid[seat][-1]],))


def drawn_before(state: State, tied: tuple[Seat, ...]) -> Seat | None:
    """The first of *tied* by an earlier lot about exactly those who are still tied (O3)."""
    for lot in state.lots:
        left = tuple(seat for seat in lot if seat in state.waiting)
        if set(left) == set(tied):
            return left[0]
    return None


def lots_not_about(state: State, tied: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    """The lots that still hold when *tied* turn out to be equal: those about none of them (O3)."""
    return tuple(lot for lot in state.lots if not set(lot).intersection(tied))


def _best(seats: Iterable[Seat], rank: Callable[[Seat], tuple[int, ...]]) -> tuple[Seat, ...]:
    ranked = [(rank(seat), seat) for seat in seats]
    top = max((value for value, _ in ranked), default=None)
    return tuple(seat for value, seat in ranked if value == top)
