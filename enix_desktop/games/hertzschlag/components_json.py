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
_FARTHEST = 50
_MOST = 100


def read_track(node: Node) -> Track:
    """The frequency track."""
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
    found = {name: document[place][name].integer(0, NUMBER_LIMITS[name]) for name, place in _PLACES.items()}
    money = document["money"]
    numbers = Numbers(start_money=money["start"].integer(0, NUMBER_LIMITS["start_money"]), **found)
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


def _categories(node: Node | None) -> tuple[Category, ...]:
    return () if node is None else tuple(map(read_category, node.items(1, len(CATEGORIES))))


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
    node.only("kind", "amount", "categories", "every", "sign", "cap")
    kind = node["kind"].one_of({kind.value: kind for kind in EffectKind}, "effect")
    amount, every, sign, cap = (node.get(name) for name in ("amount", "every", "sign", "cap"))
    effect = Effect(
        kind,
        0 if amount is None else amount.integer(-_FARTHEST, _FARTHEST),
        _categories(node.get("categories")),
        1 if every is None else every.integer(1, _MOST),
        1 if sign is None else sign.integer(-1, 1),
        0 if cap is None else cap.integer(1, _MOST),
    )
    if (kind is EffectKind.SHIFT) == bool(effect.categories):
        raise node.fail("what counts cards names their categories, and a plain shift does not (V2)")
    return effect


def read_goal_card(node: Node) -> GoalFace:
    """A goal card."""
    node.only("id", "name", "goals")
    return GoalFace(
        node["id"].text(), node["name"].text(), tuple(_goal(goal) for goal in node["goals"].items(2, 2))
    )


def _goal(node: Node) -> Goal:
    node.only("kind", "categories", "at_least", "at_most", "points")
    kind = node["kind"].one_of({kind.value: kind for kind in GoalKind}, "goal")
    number = node["at_most" if kind is GoalKind.FREQUENCY_WITHIN else "at_least"]
    categories = _categories(node.get("categories"))
    if (kind is GoalKind.SYMBOLS) != bool(categories):
        raise node.fail("a goal of symbols names its categories, and no other does (G2)")
    return Goal(kind, number.integer(0, _MOST), node["points"].integer(1, _MOST), categories)
