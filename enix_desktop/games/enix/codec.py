"""ENIX values as JSON; docs/record-format.md describes the form."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.enix import setup_json as setups
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import ENERGY_BY_KEY, Components, Energy
from enix_desktop.games.enix.flow import LOT
from enix_desktop.games.enix.layout import FARTHEST_CELL
from enix_desktop.games.enix.moves import (
    CROSS,
    END_GAME,
    LAY,
    PASS,
    STOP,
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.refusals import Refusal
from enix_desktop.games.enix.setup_json import read_card, read_cards, read_cell, read_energy
from enix_desktop.games.enix.stacks import RESHUFFLE, dealt
from enix_desktop.games.enix.table import Setup
from enix_desktop.games.enix.turns import ASKING, STOLEN
from enix_desktop.games.enix.view import View
from enix_desktop.geometry.hexes import SIDES

_CARD_FIELDS = frozenset({"card", "cards", "chosen", "hands", "laid", "discard"})
"""Fields whose numbers are cards, however deep in lists they stand."""
_CARDSET_FIELDS = frozenset({"hand", "open_hands"})
"""Fields whose numbers are sets of cards."""
_NOT_SHOWN = frozenset({"table", "roads"})
"""Fields of a view that are the same for all or follow from others."""


def plain(components: Components, value: object) -> Mapping[str, object]:
    """The fields of *value* by name; an event also says what it is."""
    if isinstance(value, Refusal):
        facts = {name: _plain(components, name, fact) for name, fact in value.facts.items()}
        return {"refusal": value.key, "rule": value.rule, **facts}
    assert is_dataclass(value), value
    entries = {
        field.name: _plain(components, field.name, getattr(value, field.name))
        for field in fields(value)
        if field.name not in _NOT_SHOWN
    }
    return entries if isinstance(value, View) else {"event": type(value).__name__, **entries}


def _plain(components: Components, name: str, value: object) -> object:
    match value:
        case Energy():
            return value.key
        case Enum():
            return value.value
        case bool() | None | str():
            return value
        case int() if name in _CARDSET_FIELDS:
            return [components.cards[card].id for card in cards_of(value)]
        case int() if name in _CARD_FIELDS and 0 <= value < len(components.cards):
            return components.cards[value].id
        case int():
            return value
        case Mapping():
            return {str(key): _plain(components, name, entry) for key, entry in value.items()}
        case tuple() | list():
            return [_plain(components, name, entry) for entry in value]
        case _ if is_dataclass(value):
            return {
                field.name: _plain(components, field.name, getattr(value, field.name))
                for field in fields(value)
            }
        case _:
            raise TypeError(f"{name} has a value of an unknown kind: {value!r}")


Json = Mapping[str, object]

_RULE_OF_DRAW = {RESHUFFLE: "K2", LOT: "O3", ASKING: "E4", STOLEN: "E3"}


class EnixCodec:
    """Writes and reads setups, moves and chance results."""

    rule_of_result = "G2"

    def setup_json(self, setup: Setup) -> Json:
        return setups.setup_json(setup)

    def read_setup(self, node: Node, seats: int) -> Setup:
        return setups.read_setup(node, seats)

    def move_json(self, setup: Setup, move: Move) -> Json:
        cards = setup.table.components.cards
        match move:
            case Pass():
                return {"move": "pass"}
            case LayCard(card):
                return {"move": "lay", "card": cards[card].id}
            case EndGame():
                return {"move": "end"}
            case PlaceTile(tile, cell, rotation):
                return {"move": "place", "tile": tile.key, "cell": list(cell), "rotation": rotation}
            case Cross(tile):
                return {"move": "cross", "tile": tile.key}
            case Stop():
                return {"move": "stop"}
            case TakeCards(stacks):
                return {"move": "take", "stacks": list(stacks)}
            case Steal(victim, energy):
                return {"move": "steal", "victim": victim, "energy": _key(energy)}
            case Refill(stack):
                return {"move": "refill", "stack": stack}
            case PlayEnix(card, target):
                return {"move": "enix", "card": cards[card].id, "tile": _key(target)}
            case _:
                raise ForeignMove(move)

    def read_move(self, setup: Setup, node: Node) -> Move:
        reader, names = node["move"].one_of(_READERS, "move")
        return reader(setup, node.only_of(names))

    def draw_json(self, setup: Setup, draw: Draw) -> Json:
        """The chance result as JSON: seats as numbers, cards by their ids."""
        cards, result = setup.table.components.cards, draw.result
        if draw.kind == RESHUFFLE:
            stacks = dealt(result, setup.table.numbers.stack_count)
            return {RESHUFFLE: [[cards[card].id for card in stack] for stack in stacks]}
        if draw.kind == STOLEN:
            return {STOLEN: cards[result[0]].id}
        return {draw.kind: list(result)}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        """The chance result that *node* describes."""
        names = [name for name, _ in node.entries()]
        if len(names) != 1 or names[0] not in _RULE_OF_DRAW:
            raise node.fail(f"one of {', '.join(sorted(_RULE_OF_DRAW))} is expected")
        kind, table = names[0], setup.table
        if kind == RESHUFFLE:
            return Draw(kind, _read_stacks(setup, node[kind]))
        if kind == STOLEN:
            return Draw(kind, (read_card(node[kind], table.components),))
        seats = node[kind].items(most=table.seats)
        return Draw(kind, tuple(seat.integer(0, table.seats - 1) for seat in seats))

    def rule_of_draw(self, kind: str) -> str:
        """The id of the rule that asks for such a draw."""
        return _RULE_OF_DRAW[kind]

    def plain(self, setup: Setup, value: object) -> Json:
        """An event, a refusal or a view as JSON, with cards by their ids."""
        return plain(setup.table.components, value)


def _read_stacks(setup: Setup, node: Node) -> tuple[int, ...]:
    """The order of dealing that leads to these stacks."""
    count = setup.table.numbers.stack_count
    stacks = [list(read_cards(stack, setup.table.components)) for stack in node.items(count, count)]
    order = [stack[level] for level in range(max(map(len, stacks))) for stack in stacks if level < len(stack)]
    if dealt(order, count) != [tuple(stack) for stack in stacks]:
        return ()  # no dealing leads to these stacks, so the replay will refuse them by K2
    return tuple(order)


def _key(energy: Energy | None) -> str | None:
    return None if energy is None else energy.key


def _card(setup: Setup, node: Node) -> int:
    return read_card(node["card"], setup.table.components)


def _tile(node: Node) -> Energy:
    return node["tile"].one_of(ENERGY_BY_KEY, "energy")


def _stacks(setup: Setup, node: Node) -> tuple[int, ...]:
    count = setup.table.numbers.stack_count
    return tuple(item.integer(0, count - 1) for item in node["stacks"].items(most=count))


def _read_place(setup: Setup, node: Node) -> Move:
    return PlaceTile(
        _tile(node), read_cell(node["cell"], FARTHEST_CELL), node["rotation"].integer(0, SIDES - 1)
    )


def _read_steal(setup: Setup, node: Node) -> Move:
    return Steal(node["victim"].integer(0, setup.table.seats - 1), read_energy(node.get("energy")))


def _read_refill(setup: Setup, node: Node) -> Move:
    return Refill(node["stack"].integer(0, setup.table.numbers.stack_count - 1))


# Moves are values: `moves` keeps one object of each of the most frequent ones.
MOVE_FIELDS: Mapping[str, tuple[Callable[[Setup, Node], Move], tuple[str, ...]]] = {
    "pass": (lambda setup, node: PASS, ()),
    "lay": (lambda setup, node: LAY[_card(setup, node)], ("card",)),
    "end": (lambda setup, node: END_GAME, ()),
    "place": (_read_place, ("tile", "cell", "rotation")),
    "cross": (lambda setup, node: CROSS[_tile(node)], ("tile",)),
    "stop": (lambda setup, node: STOP, ()),
    "take": (lambda setup, node: TakeCards(_stacks(setup, node)), ("stacks",)),
    "steal": (_read_steal, ("victim", "energy")),
    "refill": (_read_refill, ("stack",)),
    "enix": (
        lambda setup, node: PlayEnix(_card(setup, node), read_energy(node.get("tile"))),
        ("card", "tile"),
    ),
}
"""For each kind of move: how it is read, and the entries of its own."""
_READERS = {
    kind: (reader, frozenset(("move", *ENTRY_NAMES, *names))) for kind, (reader, names) in MOVE_FIELDS.items()
}
"""For each kind of move: how it is read, and all entries it may have."""
