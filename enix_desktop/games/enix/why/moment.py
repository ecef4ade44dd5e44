"""What everybody at the table could see at each moment, derived from events alone."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Energy, Symbol
from enix_desktop.games.enix.layout import Layout
from enix_desktop.games.enix.table import Composition, Setup, Table


@dataclass(frozen=True, slots=True)
class Moment:
    """Public facts only: no card that is hidden from anybody is in here."""

    table: Table
    layout: Layout
    pawns: tuple[Energy, ...]
    cap: Energy | None
    laid: tuple[tuple[Card, ...], ...]
    """Cards laid and turned over this round."""
    hand_sizes: tuple[int, ...]
    """As if nothing lay face down (C4)."""
    stack_heights: tuple[int, ...]
    played: int
    """Cards on the discard pile."""
    waiting: tuple[Seat, ...]
    contenders: tuple[Seat, ...] = ()
    """Who is in the competition going on."""
    revealed: tuple[Seat, ...] = ()
    """Who laid a card the last time that cards were turned over."""
    active: Seat | None = None
    points: int = 0
    barred: tuple[Energy, ...] = ()
    """The tiles that may not be entered again this turn (M5), in the order in which they became so."""
    symbols_done: int = 0

    @property
    def top_symbols(self) -> tuple[Symbol, ...]:
        """The symbols of the card on top of those that the player in turn laid (A1)."""
        laid = () if self.active is None else self.laid[self.active]
        return self.table.components.cards[laid[-1]].symbols if laid else ()


def first_moment(setup: Setup) -> Moment:
    """The beginning as everybody sees it: of hands and stacks only the sizes."""
    table = setup.table
    composed = setup.composed or Composition((Energy.SOLAR,) * table.seats)
    return Moment(
        table,
        setup.layout,
        tuple(composed.pawns),
        composed.cap,
        ((),) * table.seats,
        tuple(len(hand) for hand in setup.hands),
        tuple(len(stack) for stack in setup.stacks),
        len(composed.discard),
        table.seats_from(0),
    )


def after(moment: Moment, told: Iterable[Event]) -> Moment:
    """What could be seen when all this had happened."""
    for event in told:
        moment = _after_laying(moment, event)
        moment = _after_turn(moment, event)
        moment = _after_cards(moment, event)
    return moment


def _after_laying(moment: Moment, event: Event) -> Moment:
    match event:
        case events.RoundBegan():
            waiting = moment.table.seats_from(0)
            return replace(moment, waiting=waiting, contenders=(), active=None)
        case events.CardsRevealed(cards):
            laid, sizes = list(moment.laid), list(moment.hand_sizes)
            for seat, card in cards.items():
                laid[seat] += (card,)
                sizes[seat] -= 1
            seats = tuple(sorted(cards))
            return replace(moment, laid=tuple(laid), hand_sizes=tuple(sizes), revealed=seats, active=None)
        case events.CompetitionBegan(seats):
            return replace(moment, contenders=seats, active=None)
        case events.OrderDrawn():
            return replace(moment, active=None)
        case events.TurnBegan(seat, points):
            return replace(
                moment,
                active=seat,
                contenders=(),
                waiting=tuple(other for other in moment.waiting if other != seat),
                points=points,
                barred=(moment.pawns[seat],),
                symbols_done=0,
            )
        case _:
            return moment


def _after_turn(moment: Moment, event: Event) -> Moment:
    match event:
        case events.PawnJumped(seat, _, target):
            return _arrived(replace(moment, symbols_done=moment.symbols_done + 1), seat, target)
        case events.JumpFailed():
            return replace(moment, symbols_done=moment.symbols_done + 1)
        case events.CapMoved(_, _, target):
            return replace(moment, symbols_done=moment.symbols_done + 1, cap=target)
        case events.TilePlaced(_, tile, _, cell, _, rotation):
            layout = moment.layout.with_tile(tile, cell, rotation)
            return replace(moment, symbols_done=moment.symbols_done + 1, layout=layout)
        case events.PawnCrossed(seat, _, target, _, left):
            return _arrived(replace(moment, points=left), seat, target)
        case _:
            return moment


def _arrived(moment: Moment, seat: Seat, tile: Energy) -> Moment:
    pawns = tuple(tile if other == seat else there for other, there in enumerate(moment.pawns))
    barred = moment.barred
    if moment.table.edition.enters_each_tile_once and tile not in barred:
        barred = (*barred, tile)
    return replace(moment, pawns=pawns, barred=barred)


def _after_cards(moment: Moment, event: Event) -> Moment:
    match event:
        case events.CardsTaken(seat, _, stacks, _):
            heights = tuple(
                height - (position in stacks) for position, height in enumerate(moment.stack_heights)
            )
            return replace(_with_hand(moment, seat, len(stacks)), stack_heights=heights)
        case events.CardsDrawn(seat, stack, energies, _):
            heights = tuple(
                height - (len(energies) if position == stack else 0)
                for position, height in enumerate(moment.stack_heights)
            )
            return replace(_with_hand(moment, seat, len(energies)), stack_heights=heights)
        case events.CardStolen(thief, victim, _, _):
            return _with_hand(_with_hand(moment, thief, 1), victim, -1)
        case events.StacksShuffled(heights):
            return replace(moment, stack_heights=heights, played=0)
        case events.CardsDiscarded(seat, cards):
            laid = tuple(() if other == seat else own for other, own in enumerate(moment.laid))
            return replace(moment, laid=laid, played=moment.played + len(cards))
        case events.EnixPlayed(seat, _, _, target):
            return replace(_with_hand(moment, seat, -1), cap=target, played=moment.played + 1)
        case _:
            return moment


def _with_hand(moment: Moment, seat: Seat, more: int) -> Moment:
    sizes = tuple(size + more * (other == seat) for other, size in enumerate(moment.hand_sizes))
    return replace(moment, hand_sizes=sizes)
