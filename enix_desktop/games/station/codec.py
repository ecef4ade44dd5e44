"""Station Six as JSON; docs/station/record-format.md describes the form."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.station import setup_json as setups
from enix_desktop.games.station.actions import STOLEN
from enix_desktop.games.station.cards import SHUFFLE
from enix_desktop.games.station.flow import EXCHANGE
from enix_desktop.games.station.moves import (
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.games.station.setup_json import read_card, read_cards, read_station
from enix_desktop.games.station.table import Setup
from enix_desktop.games.station.view import View

Json = Mapping[str, object]
_RULE_OF_DRAW = {SHUFFLE: "C7", STOLEN: "TK1", EXCHANGE: "U2"}
_NOT_SHOWN = frozenset({"table"})
"""Fields of a view that are the same in the whole game."""


class StationCodec:
    """Writes and reads setups, moves and chance results."""

    rule_of_result = "G2"

    def setup_json(self, setup: Setup) -> Json:
        return setups.setup_json(setup)

    def read_setup(self, node: Node, seats: int) -> Setup:
        return setups.read_setup(node, seats)

    def move_json(self, setup: Setup, move: Move) -> Json:
        match move:
            case Fill(cards):
                return {"move": "fill", "cards": list(cards)}
            case Shift(clockwise, anticlockwise):
                return {"move": "shift", "clockwise": list(clockwise), "anticlockwise": list(anticlockwise)}
            case Swap(card):
                return {"move": "swap", "card": card}
            case Pass():
                return {"move": "pass_turn"}
            case Machine(cards):
                return {"move": "machine", "cards": list(cards)}
            case Command(energy):
                return {"move": "command", "energy": energy}
            case Biotope(clockwise_units, anticlockwise_units):
                return {"move": "biotope", "clockwise": clockwise_units, "anticlockwise": anticlockwise_units}
            case Dock(docks):
                return {
                    "move": "dock",
                    "docks": [{"shuttle": shuttle, "station": station.key} for shuttle, station in docks],
                }
            case Steal(seats):
                return {"move": "steal", "seats": list(seats)}
            case Fire(shots):
                listed = [{"shuttle": shuttle, "card": card} for shuttle, card in shots]
                return {"move": "fire", "shots": listed}
            case Take(position):
                return {"move": "take", "position": position}
            case Discard(cards):
                return {"move": "discard", "cards": list(cards)}
            case _:
                raise ForeignMove(move)

    def read_move(self, setup: Setup, node: Node) -> Move:
        reader, names = node["move"].one_of(_READERS, "move")
        return reader(setup, node.only_of(names))

    def draw_json(self, setup: Setup, draw: Draw) -> Json:
        """The chance result as JSON; a stolen card stands alone."""
        return {draw.kind: draw.result[0] if draw.kind == STOLEN else list(draw.result)}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        """The chance result that *node* describes."""
        names = [name for name, _ in node.entries()]
        if len(names) != 1 or names[0] not in _RULE_OF_DRAW:
            raise node.fail(f"one of {', '.join(sorted(_RULE_OF_DRAW))} is expected")
        kind, components = names[0], setup.table.components
        if kind == STOLEN:
            return Draw(kind, (read_card(node[kind], components),))
        if kind == SHUFFLE:
            return Draw(kind, read_cards(node[kind], components))
        bridges = len(components.bridges)
        return Draw(kind, tuple(item.integer(0, bridges - 1) for item in node[kind].items(most=bridges)))

    def rule_of_draw(self, kind: str) -> str:
        """The id of the rule that asks for such a draw."""
        return _RULE_OF_DRAW[kind]

    def plain(self, setup: Setup, value: object) -> Json:
        """An event, a refusal or a view as JSON, with stations by their names."""
        if isinstance(value, Refusal):
            return {"refusal": value.key, "rule": value.rule, **_facts(value.facts)}
        assert is_dataclass(value), value
        entries = {
            entry.name: _plain(getattr(value, entry.name))
            for entry in fields(value)
            if entry.name not in _NOT_SHOWN
        }
        return entries if isinstance(value, View) else {"event": type(value).__name__, **entries}


def _facts(facts: Mapping[str, object]) -> dict[str, object]:
    return {name: _plain(fact) for name, fact in facts.items()}


def _plain(value: object) -> object:
    match value:
        case IntEnum():
            return value.name.lower()
        case Enum():
            return value.value
        case tuple() | list():
            return [_plain(entry) for entry in value]
        case None | bool() | int() | str():
            return value
        case _:
            raise TypeError(f"a value of an unknown kind: {value!r}")


def _read_shift(setup: Setup, node: Node) -> Move:
    components = setup.table.components
    return Shift(read_cards(node["clockwise"], components), read_cards(node["anticlockwise"], components))


def _read_biotope(setup: Setup, node: Node) -> Move:
    return Biotope(node["clockwise"].integer(0, _MOST), node["anticlockwise"].integer(0, _MOST))


def _read_dock(setup: Setup, node: Node) -> Move:
    shuttles = len(setup.table.components.shuttles)
    docks = [item.only("shuttle", "station") for item in node["docks"].items(most=_MOST)]
    return Dock(
        tuple((dock["shuttle"].integer(0, shuttles - 1), read_station(dock["station"])) for dock in docks)
    )


def _read_steal(setup: Setup, node: Node) -> Move:
    seats = setup.table.seats
    return Steal(tuple(item.integer(0, seats - 1) for item in node["seats"].items(most=_MOST)))


def _read_fire(setup: Setup, node: Node) -> Move:
    components = setup.table.components
    shots = [item.only("shuttle", "card") for item in node["shots"].items(most=_MOST)]
    most = len(components.shuttles) - 1
    return Fire(
        tuple((shot["shuttle"].integer(0, most), read_card(shot["card"], components)) for shot in shots)
    )


def _read_take(setup: Setup, node: Node) -> Move:
    position = node.get("position")
    return Take(None if position is None else position.integer(0, setup.table.numbers.display - 1))


_MOST = 100
"""No number in a move is larger."""
MOVE_FIELDS: Mapping[str, tuple[Callable[[Setup, Node], Move], tuple[str, ...]]] = {
    "fill": (lambda setup, node: Fill(read_cards(node["cards"], setup.table.components)), ("cards",)),
    "shift": (_read_shift, ("clockwise", "anticlockwise")),
    "swap": (lambda setup, node: Swap(read_card(node["card"], setup.table.components)), ("card",)),
    "pass_turn": (lambda setup, node: PASS, ()),
    "machine": (lambda setup, node: Machine(read_cards(node["cards"], setup.table.components)), ("cards",)),
    "command": (lambda setup, node: Command(node["energy"].integer(0, _MOST)), ("energy",)),
    "biotope": (_read_biotope, ("clockwise", "anticlockwise")),
    "dock": (_read_dock, ("docks",)),
    "steal": (_read_steal, ("seats",)),
    "fire": (_read_fire, ("shots",)),
    "take": (_read_take, ("position",)),
    "discard": (lambda setup, node: Discard(read_cards(node["cards"], setup.table.components)), ("cards",)),
}
"""For each kind of move: how it is read, and the entries of its own."""
_READERS = {
    kind: (reader, frozenset(("move", *ENTRY_NAMES, *names))) for kind, (reader, names) in MOVE_FIELDS.items()
}
"""For each kind of move: how it is read, and all entries it may have."""
