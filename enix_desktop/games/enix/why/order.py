"""Why somebody is next: what was laid, compared (O1 to O3, R4, E1)."""

from collections.abc import Iterator, Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix.events import CompetitionBegan, OrderDrawn, RoundBegan, TurnBegan
from enix_desktop.games.enix.why import order_steps as steps
from enix_desktop.games.enix.why.moment import Moment


def next_steps(moment: Moment, event: TurnBegan, before: Sequence[Event]) -> Iterator[steps.OrderStep]:
    """Why *event.seat* is in turn; *before* is what was told until then."""
    drawn = before[-1] if before else None
    laid = moment.laid[event.seat]
    if not laid:
        yield steps.SeatOrder(tuple(seat for seat in moment.waiting if not moment.laid[seat]))
        yield steps.GoesNext(event.seat)
        return
    yield from compared(moment)
    if isinstance(drawn, OrderDrawn):
        yield from lot_steps(drawn.seats)
    else:
        tied = equal_to(moment, event.seat)
        lot = _earlier_lot(before, event.seat)
        if len(tied) > 1 and lot is not None:
            yield steps.Tied(tied)
            yield steps.LotDrawn(lot, is_earlier=True)
    yield steps.GoesNext(event.seat)
    yield steps.Points(event.seat, laid, event.points)


def competition_steps(moment: Moment, event: CompetitionBegan) -> Iterator[steps.OrderStep]:
    """Why these seats compete."""
    yield from compared(moment)
    yield steps.Tied(event.seats)
    able = tuple(seat for seat in event.seats if moment.hand_sizes[seat])
    yield steps.EverybodyLays(able, in_competition=True)
    unable = tuple(seat for seat in event.seats if seat not in able)
    if unable:
        yield steps.CouldNotLay(unable)


def lot_steps(seats: tuple[Seat, ...]) -> Iterator[steps.OrderStep]:
    """Why an order was drawn."""
    tied = tuple(sorted(seats))
    yield steps.Tied(tied)
    yield steps.NobodyCanLay(tied)
    yield steps.LotDrawn(seats)


def compared(moment: Moment) -> Iterator[steps.OrderStep]:
    """What those compare who could be next: in a competition the last card, otherwise all they laid (E1)."""
    if moment.contenders:
        for seat in moment.revealed:
            yield steps.CompetitionCard(seat, moment.laid[seat][-1])
        unable = tuple(seat for seat in moment.contenders if seat not in moment.revealed)
        if unable:
            yield steps.CouldNotLay(unable)
        return
    by_sum = moment.table.edition.compares_sums
    yield steps.HighestIsNext(by_sum)
    for seat in moment.waiting:
        cards = moment.laid[seat]
        if cards and by_sum:
            yield steps.LaidSum(seat, cards, moment.total(seat))
        elif cards:
            yield steps.LaidInOrder(seat, cards)
    without = tuple(seat for seat in moment.waiting if not moment.laid[seat])
    if without:
        yield steps.LaidNothing(without)


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
