"""A guess at what a seat cannot see: a whole state that looks to it just like the real one."""

from typing import TypeAlias

from enix_desktop.engine.rng import derived, shuffled
from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.counting import price_of
from enix_desktop.games.hertzschlag.faces import Card, EventCard
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View

World: TypeAlias = State
"""A state that somebody made up. Nothing in it is secret."""


def unseen_cards(view: View) -> list[Card]:
    """All cards whose place *view* does not tell, ascending."""
    seen = {*view.hand, *view.removed}
    if view.laid is not None:
        seen.add(view.laid.card)
    for display in view.displays:
        seen.update(display)
    return [card for card in view.table.components.all_cards if card not in seen]


def whereabouts(view: View) -> dict[Card, Seat]:
    """Who should hold the cards that *view* passed on and has not seen again (K3).

    A hand goes one seat further each round. A card of it that was laid for income is gone instead, and nobody
    can know that before the hand has come back without it.
    """
    unseen, seats = set(unseen_cards(view)), view.table.seats
    return {
        card: (view.seat - hops) % seats
        for passed in view.passed  # who passes a card on again knows its latest way
        if (hops := view.round - passed.round) < seats
        for card in passed.cards
        if card in unseen
    }


def gone_cards(view: View) -> list[Card]:
    """Cards that *view* passed on and that did not come back: somebody laid them for income (I1)."""
    held = whereabouts(view)
    passed = {card for hand in view.passed for card in hand.cards}
    return [card for card in unseen_cards(view) if card in passed and card not in held]


def guess(view: View, seed: int) -> World:
    """A state of which *view* is the view; all that is hidden is drawn by *seed*."""
    hidden = shuffled(seed, "guess", unseen_cards(view))
    gone = gone_cards(view)
    hands, laid = _hands(view, [card for card in hidden if card not in gone], seed)
    dealt = {card for hand in hands for card in hand} | {lay.card for lay in laid if lay is not None}
    pool = [card for card in hidden if card not in dealt and card not in gone]
    pool += gone  # the last of it are removed first
    removed = [
        view.removed if seat == view.seat else tuple([pool.pop() for _ in range(count)])
        for seat, count in enumerate(view.removed_counts)
    ]
    seats = view.table.seats
    return State(
        view.table,
        view.starter,
        view.marker,
        list(view.money),
        list(view.reserves),
        hands,
        _goals(view, seed),
        list(view.displays),
        removed,
        tuple(sorted(pool)),
        list(view.shown),
        list(view.plants),
        laid,
        [word for seat in view.order if (word := view.signals[seat]) is not None],
        [view.pledges[seat] for seat in view.order if view.has_pledged[seat]],
        _bids(view, seed),
        view.round,
        view.phase,
        view.calm,
        view.table.numbers.price - view.price,
        _forecast(view, seed),
        view.has_blackout,
        view.places,
        [] if view.places is None else _played(view),
        list(view.fields),
        view.past,
        [view.passed if seat == view.seat else () for seat in range(seats)],
        [view.drawn if seat == view.seat else () for seat in range(seats)],
        [view.forecasts if seat == view.seat else () for seat in range(seats)],
    )


def _hands(view: View, hidden: list[Card], seed: int) -> tuple[list[tuple[Card, ...]], list[Lay | None]]:
    """Hands and laid cards: first those that should be where they were passed, then whatever is left."""
    holders = whereabouts(view)
    pool = [card for card in hidden if card not in holders]
    hands: list[tuple[Card, ...]] = []
    laid: list[Lay | None] = []
    is_laying = view.phase is Phase.LAY
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            laid.append(view.laid)
            continue
        has_laid = is_laying and seat not in view.to_move
        room = size + has_laid
        cards = [card for card in hidden if holders.get(card) == seat]
        cards, spare = cards[:room], cards[room:]
        pool.extend(spare)
        cards.extend(pool.pop(0) for _ in range(room - len(cards)))
        laid.append(_laid(view, seat, cards, seed) if has_laid else None)
        hands.append(tuple(sorted(cards)))
    return hands, laid


def _laid(view: View, seat: Seat, cards: list[Card], seed: int) -> Lay:
    """Take one of *cards* as what *seat* has laid."""
    luck = derived(seed, f"laid/{seat}")
    card = cards.pop(luck % len(cards))
    cost = price_of(view.table.components, view.displays[seat], card)
    is_income = cost > view.money[seat] or luck >> 16 & 3 == 0
    return Lay(card, Place.INCOME if is_income else Place.ACTION)


def _goals(view: View, seed: int) -> tuple[int, ...]:
    if view.goals is not None:
        return view.goals
    cards = range(len(view.table.components.goals))
    others = list(shuffled(seed, "goals", [card for card in cards if card != view.goal]))
    return tuple(
        view.goal if seat == view.seat and view.goal is not None else others.pop()
        for seat in range(view.table.seats)
    )


def _bids(view: View, seed: int) -> list[int | None]:
    if view.phase is not Phase.BID:
        return list(view.bids)
    fingers = view.table.numbers.fingers
    return [
        bid
        if seat == view.seat or seat in view.to_move
        else derived(seed, f"bid/{seat}") % (min(fingers, view.money[seat]) + 1)
        for seat, bid in enumerate(view.bids)
    ]


def _forecast(view: View, seed: int) -> EventCard | None:
    if not view.is_forecast:
        return None
    if view.forecasts and view.forecasts[-1].round == view.round:
        return view.forecasts[-1].event
    left = [event for event in range(len(view.table.components.events)) if event not in view.shown]
    return shuffled(seed, "forecast", left)[0]


def _played(view: View) -> list[Card | None]:
    """What was played in this round, in turn order: the last card of the display of who played one."""
    assert view.places is not None
    return [view.displays[seat][-1] if view.places[seat] is Place.ACTION else None for seat in view.order]
