"""The setup of a game as JSON, and what must hold for it (S1 to S4, E1 to E4)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from enix_desktop.engine.errors import BrokenRecord
from enix_desktop.engine.reading import Node
from enix_desktop.games.hertzschlag.components import Components, components_of_version
from enix_desktop.games.hertzschlag.components_json import NUMBER_LIMITS, read_number
from enix_desktop.games.hertzschlag.faces import PLANTS, Card, EventCard, Numbers
from enix_desktop.games.hertzschlag.table import (
    LOT,
    SEATS,
    FairStart,
    Position,
    Setup,
    Table,
    Talk,
    TalkTime,
)

_OPTIONS = ("talk", "start", "fair_start", "talk_time")
_POSITION = ("round", "marker", "money", "displays", "removed", "shown", "plants", "calm", "cheaper")


def setup_json(setup: Setup) -> Mapping[str, object]:
    """The setup as JSON."""
    table, components = setup.table, setup.table.components
    document: dict[str, object] = {
        "components": components.version,
        "options": {
            "talk": table.talk.value,
            "start": LOT if table.start is None else str(table.start),
            "fair_start": table.fair_start.value,
            "talk_time": table.talk_time.value,
        },
        "numbers": asdict(table.numbers),
        "starter": setup.starter,
        "hands": card_lists(components, setup.hands),
        "goals": [components.goals[goal].id for goal in setup.goals],
        "event": None if setup.event is None else components.events[setup.event].id,
    }
    if setup.position is not None:
        document["position"] = _position_json(components, setup.position)
    return document


def _position_json(components: Components, position: Position) -> Mapping[str, object]:
    return {
        "round": position.round,
        "marker": position.marker,
        "money": list(position.money),
        "displays": card_lists(components, position.displays),
        "removed": card_lists(components, position.removed),
        "shown": [components.events[event].id for event in position.shown],
        "plants": [plant.key for plant in PLANTS if position.plants[plant]],
        "calm": position.calm,
        "cheaper": position.cheaper,
    }


def card_lists(components: Components, lists: Iterable[Sequence[Card]]) -> list[list[str]]:
    """Lists of cards by their ids."""
    return [[components.cards[card].id for card in cards] for cards in lists]


def read_setup(node: Node, seats: int) -> Setup:
    """The setup that *node* describes, or an error that names the place or the broken rule."""
    node.only("components", "options", "numbers", "starter", "hands", "goals", "event", "position")
    if seats not in SEATS:
        raise node.fail(f"Hertzschlag is played by {SEATS[0]} to {SEATS[-1]} players, not by {seats}")
    table = _table(node, seats)
    components = table.components
    goals = {face.id: number for number, face in enumerate(components.goals)}
    position, event = node.get("position"), node.get("event")
    setup = Setup(
        table,
        node["starter"].integer(0, seats - 1),
        _read_lists(node["hands"], table),
        tuple(goal.one_of(goals, "goal card") for goal in node["goals"].items(seats, seats)),
        None if event is None else read_event(event, components),
        None if position is None else _position(position, table),
    )
    _check(setup)
    return setup


def read_card(node: Node, components: Components) -> Card:
    """The id of a card."""
    return node.one_of(_card_ids(components), "card")


def read_event(node: Node, components: Components) -> EventCard:
    """The id of an event."""
    return node.one_of({face.id: number for number, face in enumerate(components.events)}, "event")


def _card_ids(components: Components) -> Mapping[str, Card]:
    return {face.id: number for number, face in enumerate(components.cards)}


def _read_lists(node: Node, table: Table) -> tuple[tuple[Card, ...], ...]:
    ids, most = _card_ids(table.components), len(table.components.cards)
    return tuple(
        tuple(card.one_of(ids, "card") for card in cards.items(most=most))
        for cards in node.items(table.seats, table.seats)
    )


def _table(node: Node, seats: int) -> Table:
    version = node["components"].integer(1, 10**6)
    components = components_of_version(version)
    if components is None:
        raise node["components"].fail(f"version {version} of the components is not known to this program")
    chosen, numbers = node["options"].only(*_OPTIONS), node["numbers"].only(*NUMBER_LIMITS)
    starts = {LOT: None, **{str(seat): seat for seat in range(seats)}}
    return Table(
        components,
        seats,
        Numbers(**{name: read_number(numbers[name], name) for name in NUMBER_LIMITS}),
        chosen["talk"].one_of({value.value: value for value in Talk}, "talk"),
        chosen["start"].one_of(starts, "start"),
        chosen["fair_start"].one_of({value.value: value for value in FairStart}, "fair start"),
        chosen["talk_time"].one_of({value.value: value for value in TalkTime}, "talking time"),
    )


def _position(node: Node, table: Table) -> Position:
    node.only(*_POSITION)
    seats, components, numbers = table.seats, table.components, table.numbers
    ready = {item.one_of({plant.key: plant for plant in PLANTS}, "plant") for item in node["plants"].each()}
    return Position(
        node["round"].integer(1, numbers.rounds),
        node["marker"].integer(components.track.lowest, components.track.highest),
        tuple(item.integer(0, numbers.maximum) for item in node["money"].items(seats, seats)),
        _read_lists(node["displays"], table),
        _read_lists(node["removed"], table),
        tuple(read_event(item, components) for item in node["shown"].items(most=len(components.events))),
        tuple(plant in ready for plant in PLANTS),
        node["calm"].integer(0, numbers.calm_maximum),
        node["cheaper"].integer(0, NUMBER_LIMITS["price"]),
    )


def _check(setup: Setup) -> None:
    """Raise BrokenRecord if no table could begin so."""
    table, position = setup.table, setup.position
    if table.start not in (None, setup.starter) and position is None:
        raise BrokenRecord("the start player is not the one whom the table chose", "E2")
    if any(len(hand) != table.numbers.hand for hand in setup.hands):
        raise BrokenRecord(f"every hand has {table.numbers.hand} cards", "S1")
    _need_different([card for hand in setup.hands for card in hand], "a card is dealt twice", "S1")
    _need_different(setup.goals, "a goal card is dealt twice", "S1")
    if position is None:
        if setup.event is None:
            raise BrokenRecord("the first round has an event", "V1")
        return
    cards = [*setup.hands, *position.displays, *position.removed]
    _need_different([card for held in cards for card in held], "a card is in two places", "C4")
    events = [*position.shown] if setup.event is None else [*position.shown, setup.event]
    _need_different(events, "an event occurs once", "V5")
    if len(events) > position.round:
        raise BrokenRecord("more events than rounds have happened", "V1")
    owners = sum(euro > table.numbers.track_maximum for euro in position.money)
    if owners > table.numbers.reserve_cards:
        raise BrokenRecord("more seats own so much than there are reserve cards", "C6")
    rounds_left = table.numbers.rounds - position.round
    if sum(map(len, cards)) + rounds_left * table.seats > len(table.components.cards):
        raise BrokenRecord("the pile would run out", "D2")


def _need_different(values: Sequence[int], problem: str, rule: str) -> None:
    if len(set(values)) < len(values):
        raise BrokenRecord(problem, rule)
