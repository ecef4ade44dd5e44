"""The components of Hertzschlag as they stand in their file, and what must hold for them."""

from collections.abc import Mapping

from enix_desktop.engine.reading import Node
from enix_desktop.games.hertzschlag.faces import (
    CATEGORIES,
    CATEGORY_BY_KEY,
    PLANTS,
    Category,
    Effect,
    EffectKind,
    EventFace,
    Goal,
    GoalFace,
    GoalKind,
    HandCard,
    Numbers,
    Special,
    SpecialKind,
    Track,
)

NUMBER_LIMITS: Mapping[str, int] = {
    "threshold_euro": 30,
    "start_money": 30,
    "track_maximum": 100,
    "reserve_cards": 5,
    "reserve_card_euro": 100,
    "base_income": 20,
    "fair_start": 10,
    "price": 25,
    "lowest_price": 25,
    "fingers": 10,
    "rounds": 8,
    "hand": 5,
    "calm_maximum": 8,
    "euro_per_point": 100,
    "income_per_point": 100,
    "footprint_per_point": 100,
}
"""No variant needs more: with more rounds or cards the pile would run out (reading 12)."""
NUMBER_LEAST: Mapping[str, int] = {
    **dict.fromkeys(NUMBER_LIMITS, 0),
    **dict.fromkeys(("rounds", "hand", "euro_per_point", "income_per_point", "footprint_per_point"), 1),
}
"""A game has a round and cards, and nothing is divided by zero (G1)."""
_PLACES: Mapping[str, str] = {
    "threshold_euro": "track",
    "track_maximum": "money",
    "reserve_cards": "money",
    "reserve_card_euro": "money",
    "base_income": "money",
    "fair_start": "money",
    "price": "secondary_control",
    "lowest_price": "secondary_control",
    "fingers": "secondary_control",
    "rounds": "constants",
    "hand": "constants",
    "calm_maximum": "constants",
    "euro_per_point": "scoring",
    "income_per_point": "scoring",
    "footprint_per_point": "scoring",
}
_TRACK = ("lowest", "highest", "start", "millihertz_per_field", "green", "thresholds", "threshold_euro")
_EFFECT_FIELDS: Mapping[EffectKind, tuple[str, ...]] = {
    EffectKind.SHIFT: ("amount",),
    EffectKind.SHIFT_PER: ("categories", "every", "sign", "cap"),
    EffectKind.TOWARDS_PER: ("categories", "every", "cap"),
    EffectKind.MONEY_PER: ("categories", "amount", "cap"),
}
"""What a part of an event says besides its kind (V2 to V4)."""
_FARTHEST = 50
_MOST = 100


def read_number(node: Node, name: str) -> int:
    """The number called *name* in `Numbers`, within its limits."""
    return node.integer(NUMBER_LEAST[name], NUMBER_LIMITS[name])


def read_track(node: Node) -> Track:
    """The frequency track."""
    node.only(*_TRACK)
    green = node["green"].only("lowest", "highest")
    track = Track(
        node["lowest"].integer(-_FARTHEST, 0),
        node["highest"].integer(0, _FARTHEST),
        node["start"].integer(-_FARTHEST, _FARTHEST),
        node["millihertz_per_field"].integer(1, 1000),
        green["lowest"].integer(-_FARTHEST, 0),
        green["highest"].integer(0, _FARTHEST),
        tuple(_threshold(pair) for pair in node["thresholds"].items(0, _MOST)),
    )
    if not track.lowest <= track.green_lowest <= track.start <= track.green_highest <= track.highest:
        raise node.fail("the marker starts in the green area, which lies on the track (C1, C2)")
    return track


def _threshold(node: Node) -> tuple[int, int]:
    left, right = (field.integer(-_FARTHEST, _FARTHEST) for field in node.items(2, 2))
    if right != left + 1:
        raise node.fail("a threshold lies between two neighbouring fields, the left one first (C3)")
    return left, right


def read_numbers(document: Node) -> Numbers:
    """All numbers, wherever they stand in *document*."""
    found = {name: read_number(document[place][name], name) for name, place in _PLACES.items()}
    money = document["money"]
    numbers = Numbers(start_money=read_number(money["start"], "start_money"), **found)
    if money["maximum"].integer(0, 10**4) != numbers.maximum:
        raise money["maximum"].fail("the most is the track and one reserve card (C6)")
    return numbers


def check_plants(node: Node, track: Track) -> None:
    """The plants are those that the rules know."""
    lands = (track.green_lowest, track.green_highest)
    for plant, land, entry in zip(PLANTS, lands, node.items(len(PLANTS), len(PLANTS)), strict=True):
        if entry["id"].text() != plant.key:
            raise entry.fail(f"{plant.key} must stand here")
        if entry["lands_on"].integer(-_FARTHEST, _FARTHEST) != land:
            raise entry.fail("a plant brings the marker to the nearest green field (Q6)")


def read_category(node: Node) -> Category:
    """The key of a category."""
    return node.one_of(CATEGORY_BY_KEY, "category")


def _categories(node: Node) -> tuple[Category, ...]:
    return tuple(map(read_category, node.items(1, len(CATEGORIES))))


def read_card(node: Node) -> HandCard:
    """A hand card."""
    node.only(*("id", "name", "category", "cost", "change", "towards", "income", "footprint", "special"))
    special = node.get("special")
    return HandCard(
        node["id"].text(),
        node["name"].text(),
        read_category(node["category"]),
        node["cost"].integer(0, _MOST),
        node["change"].integer(-_FARTHEST, _FARTHEST),
        node["towards"].integer(0, _FARTHEST),
        node["income"].integer(0, _MOST),
        node["footprint"].integer(0, _MOST),
        None if special is None else _special(special),
    )


def _special(node: Node) -> Special:
    node.only("kind", "amount", "category")
    kind = node["kind"].one_of({kind.value: kind for kind in SpecialKind}, "special effect")
    amount, category = node.get("amount"), node.get("category")
    if (category is not None) != (kind in (SpecialKind.DISCOUNT, SpecialKind.INCOME_PER)):
        raise node.fail("discounts and growing incomes have a category, and nothing else has (X1, X2)")
    if (amount is None) != (kind is SpecialKind.FORECAST):
        raise node.fail("every special effect but a forecast has an amount (X1 to X6)")
    return Special(
        kind,
        0 if amount is None else amount.integer(1, _MOST),
        None if category is None else read_category(category),
    )


def read_event(node: Node) -> EventFace:
    """An event card."""
    node.only("id", "name", "effects")
    effects = tuple(_effect(effect) for effect in node["effects"].items(1, len(EffectKind)))
    return EventFace(node["id"].text(), node["name"].text(), effects)


def _effect(node: Node) -> Effect:
    kind = node["kind"].one_of({kind.value: kind for kind in EffectKind}, "effect")
    node.only("kind", *_EFFECT_FIELDS[kind])
    match kind:
        case EffectKind.SHIFT:
            return Effect(kind, node["amount"].integer(-_FARTHEST, _FARTHEST))
        case EffectKind.MONEY_PER:
            amount, every = node["amount"].integer(1, _MOST), 1
        case _:
            amount, every = 0, node["every"].integer(1, _MOST)
    sign = node["sign"].integer(-1, 1) if kind is EffectKind.SHIFT_PER else 1
    if not sign:
        raise node["sign"].fail("a shift goes up (1) or down (-1) (V2)")
    return Effect(kind, amount, _categories(node["categories"]), every, sign, node["cap"].integer(1, _MOST))


def read_goal_card(node: Node) -> GoalFace:
    """A goal card."""
    node.only("id", "name", "goals")
    return GoalFace(
        node["id"].text(), node["name"].text(), tuple(_goal(goal) for goal in node["goals"].items(2, 2))
    )


def _goal(node: Node) -> Goal:
    kind = node["kind"].one_of({kind.value: kind for kind in GoalKind}, "goal")
    number = "at_most" if kind is GoalKind.FREQUENCY_WITHIN else "at_least"
    named = ("categories",) if kind is GoalKind.SYMBOLS else ()
    node.only("kind", number, "points", *named)
    categories = _categories(node["categories"]) if named else ()
    return Goal(kind, node[number].integer(0, _MOST), node["points"].integer(1, _MOST), categories)
