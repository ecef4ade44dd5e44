"""Where each card leads the marker from each field, and which thresholds it crosses on the way."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from enix_desktop.engine.rules import Seat
from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.counting import crossings, moved, moved_towards
from enix_desktop.games.hertzschlag.faces import Card, Numbers
from enix_desktop.games.hertzschlag.moves import Lay, Place, Word

FAR = 3
"""So many steps are far (T1)."""


class Way(NamedTuple):
    """The way of the marker when a card is played."""

    after: int
    """The index of the field it leads to, counted from the left end of the track."""
    crossed: tuple[bool, ...]
    """For each threshold in turn whether it is crossed towards the middle."""


@cache
def card_ways(components: Components) -> tuple[tuple[Way, ...], ...]:
    """The ways of all cards from all fields, from the left end on."""
    return tuple(
        tuple(_way(components, card, field) for field in fields(components)) for card in components.all_cards
    )


def fields(components: Components) -> range:
    """All fields of the track."""
    return range(components.track.lowest, components.track.highest + 1)


def _way(components: Components, card: Card, field: int) -> Way:
    track, face = components.track, components.cards[card]
    changed = moved(track, field, face.change)
    after = moved_towards(changed, face.towards)
    crossed = (*crossings(track, field, changed), *crossings(track, changed, after))
    return Way(after - track.lowest, tuple([is_towards for _, _, is_towards in crossed]))


def settled(numbers: Numbers, money: int, most: int, crossed: Sequence[bool]) -> int:
    """What is left of *money* after crossing thresholds one by one; more than *most* cannot be owned (F2)."""
    for is_towards in crossed:
        if is_towards:
            money = max(money, min(most, money + numbers.threshold_euro))
        else:
            money = max(0, money - numbers.threshold_euro)
    return money


def most_money(numbers: Numbers, reserves: Sequence[bool], seat: Seat) -> int:
    """The most that *seat* can own now: it needs a reserve card for more than the track holds (C6)."""
    is_free = reserves[seat] or sum(reserves) < numbers.reserve_cards
    return numbers.maximum if is_free else numbers.track_maximum


def honest_word(components: Components, lay: Lay) -> Word:
    """What somebody says who means to lay this and does not lie (T1)."""
    return Word.INCOME if lay.place is Place.INCOME else card_word(components, lay.card)


def card_word(components: Components, card: Card) -> Word:
    """The word for playing *card*; with both icons the change counts (reading 15)."""
    face = components.cards[card]
    if face.change:
        if abs(face.change) >= FAR:
            return Word.FAR_UP if face.change > 0 else Word.FAR_DOWN
        return Word.UP if face.change > 0 else Word.DOWN
    return Word.TOWARDS if face.towards else Word.HOLD


def is_kept(components: Components, word: Word, place: Place, card: Card | None) -> bool:
    """Whether somebody did what it said."""
    done = Word.INCOME if place is Place.INCOME or card is None else card_word(components, card)
    # Nobody is misled about the marker by "hold" and "income": both leave it where it is.
    still = (Word.HOLD, Word.INCOME)
    return word is done or (word in still and done in still)
