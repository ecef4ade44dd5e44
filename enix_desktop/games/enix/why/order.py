"""Why somebody is next: what was laid, compared (O1 to O3, R4, E1)."""

from collections.abc import Iterator, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix.events import CompetitionBegan, OrderDrawn, RoundBegan, TurnBegan
from enix_desktop.games.enix.why.moment import Moment
from enix_desktop.games.enix.why.steps import Because, Step, step


def next_steps(moment: Moment, event: TurnBegan, before: Sequence[Event]) -> Iterator[Step]:
    """Why *event.seat* is in turn; *before* are the events until then."""
    drawn, seat = before[-1] if before else None, event.seat
    if not moment.laid[seat]:
        left = tuple(other for other in moment.waiting if not moment.laid[other])
        yield step(Because.SEAT_ORDER, players=left)
        yield step(Because.GOES_NEXT, player=seat)
        return
    yield from compared(moment)
    if isinstance(drawn, OrderDrawn):
        yield from lot_steps(drawn.seats)
    else:
        tied, lot = equal_to(moment, seat), _earlier_lot(before, seat)
        if len(tied) > 1 and lot is not None:
            yield step(Because.TIED, players=tied)
            yield step(Because.LOT_HOLDS, players=lot)
    yield step(Because.GOES_NEXT, player=seat)
    yield points_step(moment, seat)


def points_step(moment: Moment, seat: Seat) -> Step:
    """What *seat* may move with (M1)."""
    return step(Because.POINTS, player=seat, sum=moment.table.components.printed_values(moment.laid[seat]))


def laying_step(seats: tuple[Seat, ...], in_competition: bool) -> Step:
    """Who lays a card, at the beginning of a round or in a competition."""
    reason = Because.MUST_LAY_ANOTHER if in_competition else Because.MUST_LAY
    return step(reason, players=seats, count=len(seats))


def competition_steps(moment: Moment, event: CompetitionBegan) -> Iterator[Step]:
    """Why these seats compete."""
    yield from compared(moment)
    yield step(Because.TIED, players=event.seats)
    able = tuple(seat for seat in event.seats if moment.hand_sizes[seat])
    yield laying_step(able, in_competition=True)
    unable = tuple(seat for seat in event.seats if seat not in able)
    if unable:
        yield step(Because.COULD_NOT_LAY, players=unable)


def lot_steps(seats: tuple[Seat, ...]) -> Iterator[Step]:
    """Why an order was drawn."""
    yield step(Because.TIED, players=tuple(sorted(seats)))
    yield step(Because.NOBODY_CAN_LAY)
    yield step(Because.LOT_DRAWN, players=seats)


def compared(moment: Moment) -> Iterator[Step]:
    """What those compare who could be next: in a competition the last card, otherwise all they laid (E1)."""
    if moment.contenders:
        for seat in moment.revealed:
            yield step(Because.COMPETED_WITH, player=seat, card=moment.laid[seat][-1])
        unable = tuple(seat for seat in moment.contenders if seat not in moment.revealed)
        if unable:
            yield step(Because.COULD_NOT_LAY, players=unable)
        return
    by_sum = moment.table.edition.compares_sums
    yield step(Because.HIGHEST_SUM_NEXT if by_sum else Because.HIGHEST_CARD_NEXT)
    for seat in moment.waiting:
        cards = moment.laid[seat]
        if len(cards) == 1:
            yield step(Because.LAID_ONE, player=seat, card=cards[0])
        elif cards and by_sum:
            total = sum(moment.table.components.printed_values(cards))
            yield step(Because.LAID_SUM, player=seat, cards=cards, total=total)
        elif cards:
            yield step(Because.LAID_IN_ORDER, player=seat, card=cards[0], cards=cards[1:])
    without = tuple(seat for seat in moment.waiting if not moment.laid[seat])
    if without:
        yield step(Because.LAID_NOTHING, players=without)


def equal_to(moment: Moment, seat: Seat) -> tuple[Seat, ...]:
    """Who laid exactly as high as *seat* and waits, too."""
    values = moment.table.components.values

    def rank(other: Seat) -> tuple[int, ...]:
        laid = tuple(values[card] for card in moment.laid[other])
        if moment.contenders:
            return laid[-1:]
        return (sum(laid),) if moment.table.edition.compares_sums else laid

    among = moment.revealed if moment.contenders else moment.waiting
    return tuple(other for other in among if moment.laid[other] and rank(other) == rank(seat))


def _earlier_lot(before: Sequence[Event], seat: Seat) -> tuple[Seat, ...] | None:
    """The order drawn last in this round that *seat* is in."""
    for event in reversed(before):
        if isinstance(event, RoundBegan):
            return None
        if isinstance(event, OrderDrawn) and seat in event.seats:
            return event.seats
    return None
