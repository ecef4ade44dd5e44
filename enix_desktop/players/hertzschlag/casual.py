"""A player of Hertzschlag that takes what looks best for itself, with a crude eye on the marker."""

from collections.abc import Mapping, Sequence
from math import ceil

from enix_desktop.games.hertzschlag.counting import income_of, price_of
from enix_desktop.games.hertzschlag.faces import Card, Goal, GoalKind
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.styles import PLAIN, Style
from enix_desktop.players.hertzschlag.ways import card_ways, honest_word
from enix_desktop.players.player import UNHURRIED, Budget, Choice

EURO = 0.12
"""Points that a euro seems to be worth."""
NEW_SYMBOL, WANTED = 0.6, 0.5
"""What a new symbol, and a step towards an own goal, seem to be worth."""
WORRY = 0.45
"""Points that each field beyond the safe ones seems to cost."""
WORRIED = 0.8
"""How strongly a style changes the worry: nobody at this level is afraid of everything."""
STEADY = 25
"""Points that the whole of the own chances seems to be worth, for who is steady."""
SAFE = 3
"""So far from the middle nothing seems to be wrong."""
POOR, NEEDED = 4, 0.25
"""With fewer euros than this, each one seems to be worth more."""
STEPS: Mapping[Word, int] = {Word.FAR_DOWN: -4, Word.DOWN: -2, Word.UP: 2, Word.FAR_UP: 4}
"""What the words seem to mean."""

Weighed = tuple[float, Lay]


class CasualPlayer:
    """Does what looks best now, tells the truth, and pays an equal part."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._style = style

    def choose(
        self, view: View, moves: Sequence[Move], seed: int, budget: Budget = UNHURRIED
    ) -> Choice[Move]:
        match view.phase:
            case Phase.SIGNAL:
                best = max(weighed(view, self._style), key=lambda pair: pair[0])[1]
                return Choice(Signal(honest_word(view.table.components, best)))
            case Phase.PLEDGE:
                return Choice(Pledge(equal_part(view, self._style)))
            case Phase.BID:
                return Choice(Bid(_bid(view, self._style)))
            case _:
                return Choice(max(weighed(view, self._style), key=lambda pair: pair[0])[1])


def equal_part(view: View, style: Style) -> int:
    """An equal part of the price, as far as there is money for it."""
    most = min(view.table.numbers.fingers, view.money[view.seat])
    return max(0, min(most, ceil(view.price / view.table.seats) + style.giving))


def _bid(view: View, style: Style) -> int:
    """What was pledged, and a euro more where the promises are not enough."""
    part = equal_part(view, style)
    is_short = all(view.has_pledged) and sum(euro or 0 for euro in view.pledges) < view.price
    most = min(view.table.numbers.fingers, view.money[view.seat])
    return min(most, part + is_short)


def weighed(view: View, style: Style, worry: float = WORRY) -> list[Weighed]:
    """Everything that can be laid, with what it seems to be worth."""
    components, money = view.table.components, view.money[view.seat]
    display, lowest = view.displays[view.seat], components.track.lowest
    seen = expected_field(view)
    worry *= style.care**WORRIED
    found: list[Weighed] = []
    for card in view.hand:
        cost = price_of(components, display, card)
        if cost <= money:
            after = card_ways(components)[card][seen - lowest].after + lowest
            worth = points_of(view, card) - EURO * cost - worry * max(0, abs(after) - SAFE)
            worth -= STEADY * style.steadiness * max(0, abs(after) - abs(seen))
            found.append((worth + kept(view, style, Lay(card, Place.ACTION)), Lay(card, Place.ACTION)))
        euros = income_of(components, view.table.numbers, display).total
        worth = EURO * euros + NEEDED * max(0, POOR - money) - worry * max(0, abs(seen) - SAFE)
        found.append((worth + kept(view, style, Lay(card, Place.INCOME)), Lay(card, Place.INCOME)))
    return found


def kept(view: View, style: Style, lay: Lay) -> float:
    """What keeping one's word seems to be worth."""
    is_kept = view.signals[view.seat] is honest_word(view.table.components, lay)
    return 0.2 * max(0.0, 1 + style.honesty) * is_kept


def expected_field(view: View) -> int:
    """Where the marker goes if all others do half of what they say."""
    track = view.table.components.track
    told = sum(
        STEPS.get(word, 0) for seat, word in enumerate(view.signals) if word is not None and seat != view.seat
    )
    return max(track.lowest, min(track.highest, view.marker + int(told / 2)))


def points_of(view: View, card: Card) -> float:
    """What playing *card* seems to bring."""
    components, numbers = view.table.components, view.table.numbers
    face, display = components.cards[card], view.displays[view.seat]
    points = face.footprint / numbers.footprint_per_point + face.income / numbers.income_per_point
    points += EURO * face.income * max(0, numbers.rounds - view.round) / 4
    if all(components.cards[other].category is not face.category for other in display):
        points += NEW_SYMBOL
    if view.goal is not None and any(_helps(goal, view, card) for goal in components.goals[view.goal].goals):
        points += WANTED
    return points


def _helps(goal: Goal, view: View, card: Card) -> bool:
    face = view.table.components.cards[card]
    match goal.kind:
        case GoalKind.SYMBOLS:
            return face.category in goal.categories
        case GoalKind.INCOME:
            return face.income >= 2
        case GoalKind.FOOTPRINT:
            return face.footprint >= 2
        case _:
            return False
