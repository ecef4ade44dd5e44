"""What a card would do before it is laid: the way of the marker, the money, goals and points.

Only public facts and the own secrets are asked; what others mean to do is known from their signals alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.counting import (
    Income,
    crossings,
    gain,
    income_of,
    moved,
    moved_towards,
    pay,
    price_of,
)
from enix_desktop.games.hertzschlag.events import Crossing
from enix_desktop.games.hertzschlag.faces import Card, Category, Goal, HandCard, SpecialKind, Track
from enix_desktop.games.hertzschlag.moves import Word
from enix_desktop.games.hertzschlag.scoring import goal_progress
from enix_desktop.games.hertzschlag.view import View

FAR = 3
"""From so many steps on a change is called far (T1)."""
Step = tuple[int, int]
"""The change of a card and its steps towards 50 Hz."""


class Change(NamedTuple):
    """A number before and after."""

    before: int
    after: int


class Span(NamedTuple):
    """From the lowest to the highest."""

    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Playing:
    """What playing a card does if its owner is the first to act, and in which range else."""

    card: Card
    category: Category
    cost: int
    money: Change
    """Before, and after everything."""
    left: int
    """The money after the cost, before any threshold."""
    start: int
    turned: int
    """Where the change leads; the steps towards 50 Hz lead from there to the end."""
    end: int
    crossings: tuple[Crossing, ...]
    income: Change
    """What each later income brings."""
    footprint: Change
    symbols: Change
    """Different ones."""
    goals: tuple[tuple[Goal, Change], ...]
    ends: Span
    """Where the marker may come to rest if those in turn before keep to their signals."""
    threshold_money: Span
    """What crossings may then bring, or cost."""
    is_first: bool

    @property
    def paid(self) -> int:
        """The money of all crossings, if nobody moves the marker before."""
        return sum(crossing.euro for crossing in self.crossings)

    @property
    def has_thresholds(self) -> bool:
        """Whether a threshold may be crossed, whatever others do before."""
        return bool(self.crossings) or any(self.threshold_money)


@dataclass(frozen=True, slots=True)
class Taking:
    """What taking income does."""

    income: Income
    money: Change
    goals: tuple[tuple[Goal, Change], ...]


def signalled(face: HandCard) -> Word:
    """The word that announces a card truly (T1, reading 15)."""
    if face.change:
        is_far = abs(face.change) >= FAR
        if face.change < 0:
            return Word.FAR_DOWN if is_far else Word.DOWN
        return Word.FAR_UP if is_far else Word.UP
    return Word.TOWARDS if face.towards else Word.HOLD


def playing(view: View, card: Card) -> Playing:
    """What happens if the viewer plays *card*."""
    seat, table = view.seat, view.table
    face = table.components.cards[card]
    display = view.displays[seat]
    after = (*display, card)
    cost = price_of(table.components, display, card)
    first = _walk(view, card, cost, view.marker)
    others = [_walk(view, card, cost, field) for field in sorted(fields_before(view, seat))]
    ends, sums = [walk.end for walk in others], [walk.paid for walk in others]
    turned = moved(table.components.track, view.marker, face.change)
    return Playing(
        card,
        face.category,
        cost,
        Change(view.money[seat], first.money),
        view.money[seat] - min(cost, view.money[seat]),
        view.marker,
        turned,
        first.end,
        first.crossings,
        Change(*(income_of(table.components, table.numbers, cards).total for cards in (display, after))),
        Change(*(_footprint(table.components, cards) for cards in (display, after))),
        Change(*(_symbols(table.components, cards) for cards in (display, after))),
        _goals(view, after, first.money, first.end),
        Span(min(ends), max(ends)),
        Span(min(sums), max(sums)),
        view.order[0] == seat,
    )


def taking(view: View) -> Taking:
    """What happens if the viewer takes income, whatever card is laid for it."""
    seat, table = view.seat, view.table
    income = income_of(table.components, table.numbers, view.displays[seat])
    money, reserves = list(view.money), list(view.reserves)
    gain(table.numbers, money, reserves, seat, income.total)
    goals = _goals(view, view.displays[seat], money[seat], view.marker)
    return Taking(income, Change(view.money[seat], money[seat]), goals)


def fields_before(view: View, seat: Seat) -> set[int]:
    """Where the marker may stand when *seat* acts, if those before it keep to their signals."""
    fields = {view.marker}
    played = {card for display in view.displays for card in display}
    for other in view.order[: view.order.index(seat)]:
        steps = _steps(view.table.components, view.signals[other], frozenset(played))
        fields = {_landed(view.table.components.track, field, step) for field in fields for step in steps}
    return fields


class _Walk(NamedTuple):
    end: int
    money: int
    crossings: tuple[Crossing, ...]

    @property
    def paid(self) -> int:
        return sum(crossing.euro for crossing in self.crossings)


def _walk(view: View, card: Card, cost: int, start: int) -> _Walk:
    """Cost, change, towards, and money for everybody, as the rules execute them (P1, F2, X3)."""
    seat, numbers = view.seat, view.table.numbers
    track, face = view.table.components.track, view.table.components.cards[card]
    money, reserves = list(view.money), list(view.reserves)
    pay(numbers, money, reserves, seat, cost)
    turned = moved(track, start, face.change)
    end = moved_towards(turned, face.towards)
    settled: list[Crossing] = []
    for before, after in ((start, turned), (turned, end)):
        for field, other, is_towards in crossings(track, before, after):
            settle = gain if is_towards else pay
            euro = settle(numbers, money, reserves, seat, numbers.threshold_euro)
            settled.append(Crossing(field, other, euro if is_towards else -euro, money[seat]))
    if face.special is not None and face.special.kind is SpecialKind.CASH_ALL:
        gain(numbers, money, reserves, seat, face.special.amount)
    return _Walk(end, money[seat], tuple(settled))


def _landed(track: Track, field: int, step: Step) -> int:
    change, towards = step
    return moved_towards(moved(track, field, change), towards)


@cache
def _steps(components: Components, word: Word | None, played: frozenset[Card]) -> tuple[Step, ...]:
    """What a seat may do to the marker that said *word*; who was silent may do anything."""
    if word is Word.INCOME:
        return ((0, 0),)
    left: Iterable[HandCard] = [face for card, face in enumerate(components.cards) if card not in played]
    if word is None or word is Word.SILENT:
        return tuple({(0, 0), *((face.change, face.towards) for face in left)})
    found = {(face.change, face.towards) for face in left if signalled(face) is word}
    return tuple(found) or ((0, 0),)


def _goals(view: View, display: Sequence[Card], money: int, field: int) -> tuple[tuple[Goal, Change], ...]:
    if view.goal is None:
        return ()
    seat, table = view.seat, view.table
    return tuple(
        (
            goal,
            Change(
                goal_progress(table, goal, view.displays[seat], view.money[seat], view.marker),
                goal_progress(table, goal, display, money, field),
            ),
        )
        for goal in table.components.goals[view.goal].goals
    )


def _footprint(components: Components, cards: Sequence[Card]) -> int:
    return sum(components.cards[card].footprint for card in cards)


def _symbols(components: Components, cards: Sequence[Card]) -> int:
    return len({components.cards[card].category for card in cards})
