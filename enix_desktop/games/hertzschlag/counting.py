"""What cards cost, bring and move: the numbers of the rules, one function each, for everybody who asks."""

from collections.abc import Sequence
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card, EffectKind, EventCard, Numbers, SpecialKind, Track


class Income(NamedTuple):
    """What one income brings: base, printed on the display, and special effects (I1, X2)."""

    base: int
    printed: int
    special: int

    @property
    def total(self) -> int:
        return self.base + self.printed + self.special


class Shove(NamedTuple):
    """What an event does to the marker (V2, V3)."""

    plain: int
    """The constant part."""
    counted: int
    """The part that counts cards."""
    calmed: int
    """By how much the calm of the grid lowers the size of the sum."""
    towards: int
    """Steps towards 0 afterwards, at most."""

    @property
    def shift(self) -> int:
        """How far the marker is shoved."""
        total = self.plain + self.counted
        return total - self.calmed if total > 0 else total + self.calmed


def price_of(components: Components, display: Sequence[Card], card: Card) -> int:
    """What *card* costs the owner of *display* (P2, X1)."""
    face = components.cards[card]
    cost = face.cost
    for other in display:
        special = components.cards[other].special
        if special is not None and special.kind is SpecialKind.DISCOUNT and special.category is face.category:
            cost -= special.amount
    return max(0, cost)


def income_of(components: Components, numbers: Numbers, display: Sequence[Card]) -> Income:
    """What an income brings the owner of *display* (I1, X2)."""
    faces = [components.cards[card] for card in display]
    special = sum(
        face.special.amount * sum(other.category is face.special.category for other in faces)
        for face in faces
        if face.special is not None and face.special.kind is SpecialKind.INCOME_PER
    )
    return Income(numbers.base_income, sum(face.income for face in faces), special)


def shove_of(
    components: Components, displays: Sequence[Sequence[Card]], calm: int, event: EventCard
) -> Shove:
    """What *event* does to the marker, with the cards that lie on the table (V2, V3)."""
    cards = [card for display in displays for card in display]
    plain = counted = towards = 0
    for effect in components.events[event].effects:
        steps = min(effect.cap, components.count(cards, effect.categories) // effect.every)
        match effect.kind:
            case EffectKind.SHIFT:
                plain += effect.amount
            case EffectKind.SHIFT_PER:
                counted += effect.sign * steps
            case EffectKind.TOWARDS_PER:
                towards += steps
            case EffectKind.MONEY_PER:
                pass
    return Shove(plain, counted, min(calm, abs(plain + counted)), towards)


def payout_of(components: Components, display: Sequence[Card], event: EventCard) -> int:
    """What *event* pays the owner of *display* (V4)."""
    return sum(
        min(effect.cap, effect.amount * components.count(display, effect.categories))
        for effect in components.events[event].effects
        if effect.kind is EffectKind.MONEY_PER
    )


def moved(track: Track, field: int, change: int) -> int:
    """Where *change* steps lead from *field*; steps beyond the ends are lost (F1)."""
    return max(track.lowest, min(track.highest, field + change))


def moved_towards(field: int, steps: int) -> int:
    """Where so many *steps* towards 0 lead, never past it (F4)."""
    return max(0, field - steps) if field > 0 else min(0, field + steps)


def crossings(track: Track, before: int, after: int) -> list[tuple[int, int, bool]]:
    """Steps from *before* to *after* over a threshold: from, to, whether towards the middle (F3)."""
    step = 1 if after > before else -1
    return [
        (field, field + step, abs(field + step) < abs(field))
        for field in range(before, after, step)
        if track.has_threshold(field, field + step)
    ]


def gain(numbers: Numbers, money: list[int], reserves: list[bool], seat: Seat, amount: int) -> int:
    """Give *seat* so much, as far as there is room, and return what it got (C6)."""
    before = money[seat]
    is_free = reserves[seat] or sum(reserves) < numbers.reserve_cards
    most = numbers.maximum if is_free else numbers.track_maximum
    money[seat] = max(before, min(most, before + amount))
    reserves[seat] = money[seat] > numbers.track_maximum
    return money[seat] - before


def pay(numbers: Numbers, money: list[int], reserves: list[bool], seat: Seat, amount: int) -> int:
    """Take so much from *seat*, as far as it has it, and return what it paid (C6, C7)."""
    paid = min(amount, money[seat])
    money[seat] -= paid
    reserves[seat] = money[seat] > numbers.track_maximum
    return paid
