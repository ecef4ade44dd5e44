"""Everything that lies in the box of Hertzschlag (C1 to C6): data, read and checked once."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from enix_desktop import resources
from enix_desktop.engine.reading import Node, parse
from enix_desktop.games.hertzschlag.components_json import (
    check_plants,
    read_card,
    read_category,
    read_event,
    read_goal_card,
    read_numbers,
    read_track,
)
from enix_desktop.games.hertzschlag.faces import (
    CATEGORIES,
    Card,
    Category,
    EventFace,
    GoalFace,
    HandCard,
    Numbers,
    Plant,
    Track,
)

_DOCUMENT = (
    *("game", "version", "titles", "players", "minutes", "age", "track", "money", "secondary_control"),
    *("constants", "scoring", "categories", "cards", "events", "goals"),
)
_MOST = 100
MOST_SEATS = 5
"""So many goal cards are needed (S1)."""


@dataclass(frozen=True, eq=False)
class Components:
    """Everything that lies in the box."""

    version: int
    track: Track
    numbers: Numbers
    different_symbols: tuple[int, ...]
    """Points by the number of different symbols (G6)."""
    cards: tuple[HandCard, ...]
    events: tuple[EventFace, ...]
    goals: tuple[GoalFace, ...]

    def __reduce__(self) -> str | tuple[object, ...]:
        # Between processes the shipped components travel as their version, not as all their tables.
        if components_of_version(self.version) is self:
            return components_of_version, (self.version,)
        parts = (self.version, self.track, self.numbers, self.different_symbols)
        return Components, (*parts, self.cards, self.events, self.goals)

    @property
    def all_cards(self) -> range:
        return range(len(self.cards))

    def landing(self, plant: Plant) -> int:
        """The field to which *plant* brings the marker (Q6)."""
        return self.track.green_lowest if plant is Plant.PUMPED_STORAGE else self.track.green_highest

    def count(self, cards: Sequence[Card], categories: Sequence[Category]) -> int:
        """How many of *cards* belong to *categories*."""
        return sum(self.cards[card].category in categories for card in cards)


@cache
def standard_components() -> Components:
    """The components that the program ships."""
    return read_components(parse(resources.text("hertzschlag/components.json")))


@cache
def components_of_version(version: int) -> Components | None:
    """The components that records of *version* were played with, if the program has them.

    When the numbers change, the old file stays as components-VERSION.json, so that old games replay.
    """
    if version == standard_components().version:
        return standard_components()
    name = f"hertzschlag/components-{version}.json"
    return read_components(parse(resources.text(name))) if resources.has(name) else None


def read_components(document: Node) -> Components:
    """The components in *document*, or a BadData that says what is wrong with them."""
    document.only(*_DOCUMENT)
    for category, node in zip(
        CATEGORIES, document["categories"].items(len(CATEGORIES), len(CATEGORIES)), strict=True
    ):
        if read_category(node["id"]) is not category:
            raise node.fail(f"{category.key} must stand here")
    track, numbers = read_track(document["track"]), read_numbers(document)
    check_plants(document["secondary_control"]["plants"], track)
    cards = tuple(read_card(node) for node in document["cards"].items(1, 1000))
    events = tuple(read_event(node) for node in document["events"].items(numbers.rounds, _MOST))
    goals = tuple(read_goal_card(node) for node in document["goals"].items(MOST_SEATS, _MOST))
    for name, faces in (("cards", cards), ("events", events), ("goals", goals)):
        if len({face.id for face in faces}) < len(faces):
            raise document[name].fail("two of them have the same id")
    if len({card.category for card in cards}) < len(CATEGORIES):
        raise document["cards"].fail("every category has cards (C4)")
    different = document["scoring"]["different_symbols"].items(len(CATEGORIES) + 1, len(CATEGORIES) + 1)
    return Components(
        document["version"].integer(1, 10**6),
        track,
        numbers,
        tuple(node.integer(0, _MOST) for node in different),
        cards,
        events,
        goals,
    )
