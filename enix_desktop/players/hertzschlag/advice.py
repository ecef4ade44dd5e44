"""Why the skilled player prefers a move: one true reason, from what the seat can see.

A reason is told only if the facts behind it hold, and anybody can compute them again. It has no words here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from enix_desktop.games.hertzschlag.counting import income_of, moved, moved_towards, price_of
from enix_desktop.games.hertzschlag.faces import Card, Goal, GoalKind, SpecialKind
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.scoring import goal_progress, is_reached
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.skilled import best_lay
from enix_desktop.players.hertzschlag.ways import card_ways, honest_word, most_money, settled

REASONS: Mapping[str, tuple[str, ...]] = {
    # Playing: what the card would do if it were executed now, before any other.
    # The marker goes from orange *before* to green *after*, and thresholds bring *euro* (perhaps 0).
    "back-to-green": ("before", "after", "euro"),
    # The marker goes nearer to the middle, and thresholds bring *euro*.
    "earns": ("before", "after", "euro"),
    # Own goal number *goal* (0 or 1) is reached: *progress* of *needed*, for *points*.
    "goal-reached": ("goal", "progress", "needed", "points"),
    # Own goal number *goal* comes nearer: from *before* to *progress* of *needed*.
    "goal-nearer": ("goal", "before", "progress", "needed", "points"),
    # *category* is new in the display, which has *symbols* different ones then, for *points* in all (G6).
    "new-symbol": ("category", "symbols", "points"),
    # Cards of *category* cost *euro* less from now on (X1).
    "cheap-future": ("category", "euro"),
    # Each income grows by *euro* for each card of *category* (X2).
    "income-per-card": ("category", "euro"),
    # Events shove the marker less from now on: the calm goes up to *calm* (X4).
    "calms-grid": ("calm",),
    # Secondary control costs only *price* from now on (X5).
    "cheaper-control": ("price",),
    # The next event will be seen ahead (X6).
    "forecast": (),
    # The marker is orange on *before* and comes nearer to the middle.
    "towards-middle": ("before", "after"),
    # The display has *footprint* points more.
    "footprint": ("footprint",),
    # Each later income brings *income* more.
    "income-growth": ("income",),
    # The card costs *cost* and does no harm; there is nothing better to say.
    "cheap": ("cost",),
    # Income: *euro* now, *money* afterwards. *unpaid* (at least 1) of the cards in hand are too dear.
    "needs-money": ("euro", "money", "unpaid"),
    # Income: *euro* now, *money* afterwards. Every card that could be paid moves the marker outwards.
    "no-safe-card": ("euro", "money"),
    # Income: *euro* now, *money* afterwards.
    "income-now": ("euro", "money"),
    # Signals. *word* is what laying *card* at *place* will do, and that is the plan.
    "honest-signal": ("word", "card", "place"),
    # *word* is not what the plan is (*card* at *place*): whoever believes it plays for the other side.
    "misleading-signal": ("word", "card", "place"),
    # Pledges. *pledged* of *price* are promised so far; *waiting* seats, with this one, share the rest.
    "pledge-share": ("euro", "pledged", "price", "waiting"),
    # The last to pledge: with *euro* the promises reach *price*.
    "pledge-fills": ("euro", "pledged", "price"),
    # The promises reach *price* already.
    "pledge-covered": ("pledged", "price"),
    # Even with all promises so far the *price* is hard to reach; saying nothing else helps.
    "pledge-all": ("euro", "pledged", "price"),
    # Bids. The others promised *pledged*; with *euro* that makes exactly the *price*.
    "bid-pivotal": ("euro", "pledged", "price"),
    # The same with something to spare for broken promises: *total* instead of *price*.
    "bid-safe": ("euro", "pledged", "price", "total"),
    # The others promised *pledged*, which is enough without this seat.
    "bid-covered": ("euro", "pledged", "price"),
    # The promises of the others are not enough, if there are any; *seats* seats share the *price*.
    "bid-share": ("euro", "price", "seats"),
}
"""All reasons, with the names of the facts that each has."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the REASONS and the facts about it: fields, euros, cards (ids), categories, words, numbers."""

    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)


def reason(view: View, move: Move, seed: int = 0) -> Advice:
    """Why *move* is good."""
    match move:
        case Signal(word):
            return _signal(view, word)
        case Lay(card, Place.ACTION):
            return _playing(view, card)
        case Lay():
            return _income(view)
        case Pledge(euro):
            return _pledging(view, euro or 0)
        case Bid(euro):
            return _bidding(view, euro)


def _signal(view: View, word: Word) -> Advice:
    plan = best_lay(Judge(view))
    is_honest = honest_word(view.table.components, plan) is word
    facts = {"word": word, "card": plan.card, "place": plan.place}
    return Advice("honest-signal" if is_honest else "misleading-signal", facts)


def _playing(view: View, card: Card) -> Advice:
    return (
        _finishing(view, card)
        or _returning(view, card)
        or _effect(view, card)
        or _progress(view, card)
        or _symbol(view, card)
        or _plain(view, card)
    )


def _finishing(view: View, card: Card) -> Advice | None:
    """Whether an own goal is reached by playing *card*."""
    for number, goal, before, after in _goals(view, card):
        if is_reached(goal, after) and not is_reached(goal, before):
            facts = {"goal": number, "progress": after, "needed": goal.number, "points": goal.points}
            return Advice("goal-reached", facts)
    return None


def _progress(view: View, card: Card) -> Advice | None:
    for number, goal, before, after in _goals(view, card):
        if after > before and not is_reached(goal, before):
            facts = {"goal": number, "before": before, "progress": after, "needed": goal.number}
            return Advice("goal-nearer", {**facts, "points": goal.points})
    return None


def _goals(view: View, card: Card) -> Sequence[tuple[int, Goal, int, int]]:
    """Own goals that cards bring nearer, with the progress before and after playing *card*."""
    if view.goal is None:
        return ()
    table, display = view.table, view.displays[view.seat]
    counted = [
        (number, goal)
        for number, goal in enumerate(table.components.goals[view.goal].goals)
        if goal.kind not in (GoalKind.MONEY, GoalKind.FREQUENCY_WITHIN)
    ]
    grown = (*display, card)
    return [
        (number, goal, goal_progress(table, goal, display, 0, 0), goal_progress(table, goal, grown, 0, 0))
        for number, goal in counted
    ]


def _returning(view: View, card: Card) -> Advice | None:
    """Whether *card* leads out of the orange area, or brings threshold money."""
    components, numbers, before = view.table.components, view.table.numbers, view.marker
    track = components.track
    way = card_ways(components)[card][before - track.lowest]
    after = way.after + track.lowest
    money = view.money[view.seat] - price_of(components, view.displays[view.seat], card)
    most = most_money(numbers, view.reserves, view.seat)
    euro = settled(numbers, money, most, way.crossed) - money
    if not track.is_green(before) and track.is_green(after):
        return Advice("back-to-green", {"before": before, "after": after, "euro": euro})
    if euro > 0 and abs(after) < abs(before):
        return Advice("earns", {"before": before, "after": after, "euro": euro})
    if not track.is_green(before) and abs(after) < abs(before):
        return Advice("towards-middle", {"before": before, "after": after})
    return None


def _effect(view: View, card: Card) -> Advice | None:
    """What the special effect does for the rest of the game."""
    numbers, special = view.table.numbers, view.table.components.cards[card].special
    if special is None or view.round >= numbers.rounds:
        return None
    match special.kind:
        case SpecialKind.DISCOUNT:
            return Advice("cheap-future", {"category": special.category, "euro": special.amount})
        case SpecialKind.INCOME_PER:
            return Advice("income-per-card", {"category": special.category, "euro": special.amount})
        case SpecialKind.CALM if view.calm < numbers.calm_maximum:
            return Advice("calms-grid", {"calm": min(numbers.calm_maximum, view.calm + special.amount)})
        case SpecialKind.RESERVE_CHEAPER if view.price > numbers.lowest_price and any(view.plants):
            price = max(numbers.lowest_price, view.price - special.amount)
            return Advice("cheaper-control", {"price": price})
        case SpecialKind.FORECAST:
            return Advice("forecast")
        case _:
            return None


def _symbol(view: View, card: Card) -> Advice | None:
    components = view.table.components
    category = components.cards[card].category
    symbols = {components.cards[other].category for other in view.displays[view.seat]}
    if category in symbols:
        return None
    count = len(symbols) + 1
    return Advice(
        "new-symbol", {"category": category, "symbols": count, "points": components.different_symbols[count]}
    )


def _plain(view: View, card: Card) -> Advice:
    face = view.table.components.cards[card]
    if face.footprint > face.income / 2 or (face.footprint and view.round == view.table.numbers.rounds):
        return Advice("footprint", {"footprint": face.footprint})
    if face.income:
        return Advice("income-growth", {"income": face.income})
    return Advice("cheap", {"cost": price_of(view.table.components, view.displays[view.seat], card)})


def _income(view: View) -> Advice:
    components, numbers, money = view.table.components, view.table.numbers, view.money[view.seat]
    display = view.displays[view.seat]
    total = income_of(components, numbers, display).total
    after = max(money, min(most_money(numbers, view.reserves, view.seat), money + total))
    facts = {"euro": after - money, "money": after}
    paid = [card for card in view.hand if price_of(components, display, card) <= money]
    if len(paid) < len(view.hand):
        return Advice("needs-money", {**facts, "unpaid": len(view.hand) - len(paid)})
    if all(_leads_out(view, card) for card in paid):
        return Advice("no-safe-card", facts)
    return Advice("income-now", facts)


def _leads_out(view: View, card: Card) -> bool:
    face, track = view.table.components.cards[card], view.table.components.track
    after = moved_towards(moved(track, view.marker, face.change), face.towards)
    return abs(after) > abs(view.marker)


def _pledged(view: View) -> int:
    """What the others have promised so far."""
    return sum(euro or 0 for seat, euro in enumerate(view.pledges) if seat != view.seat)


def _pledging(view: View, euro: int) -> Advice:
    pledged, price = _pledged(view), view.price
    waiting = view.has_pledged.count(False)
    if pledged >= price:
        return Advice("pledge-covered", {"pledged": pledged, "price": price})
    if waiting > 1:
        return Advice("pledge-share", {"euro": euro, "pledged": pledged, "price": price, "waiting": waiting})
    kind = "pledge-fills" if pledged + euro >= price else "pledge-all"
    return Advice(kind, {"euro": euro, "pledged": pledged, "price": price})


def _bidding(view: View, euro: int) -> Advice:
    pledged, price = _pledged(view), view.price
    facts = {"euro": euro, "pledged": pledged, "price": price}
    if not pledged:
        return Advice("bid-share", {"euro": euro, "price": price, "seats": view.table.seats})
    if pledged >= price and not euro:
        return Advice("bid-covered", facts)
    if pledged + euro == price:
        return Advice("bid-pivotal", facts)
    if pledged + euro > price:
        return Advice("bid-safe", {**facts, "total": pledged + euro})
    return Advice("bid-share", {"euro": euro, "price": price, "seats": view.table.seats})
