"""Hertzschlag as JSON; docs/hertzschlag/record-format.md describes the form."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.hertzschlag import setup_json as setups
from enix_desktop.games.hertzschlag.flow import DRAW, EVENT
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Place, Pledge, Signal, Word
from enix_desktop.games.hertzschlag.playing import FORECAST
from enix_desktop.games.hertzschlag.refusals import Refusal
from enix_desktop.games.hertzschlag.scoring import Score
from enix_desktop.games.hertzschlag.setup_json import read_card, read_event
from enix_desktop.games.hertzschlag.table import Setup
from enix_desktop.games.hertzschlag.view import View

Json = Mapping[str, object]
_RULE_OF_DRAW = {DRAW: "D2", EVENT: "V1", FORECAST: "X6"}
_NOT_SHOWN = frozenset({"table"})
"""Fields of a view that are the same in the whole game."""
_CARDS = frozenset(
    {"card", "cards", "hand", "passed", "drawn", "removed", "displays", "open_hands", "laid", "open_laid"}
)
_EVENTS = frozenset({"event", "shown", "forecasts"})
_GOALS = frozenset({"goal", "goals"})
_SUMS = ("total", "shift")
"""What incomes, points and shoves add up to."""
_MOST_EURO = 100


class HertzschlagCodec:
    """Writes and reads setups, moves and chance results."""

    rule_of_result = "G1"

    def setup_json(self, setup: Setup) -> Json:
        return setups.setup_json(setup)

    def read_setup(self, node: Node, seats: int) -> Setup:
        return setups.read_setup(node, seats)

    def move_json(self, setup: Setup, move: Move) -> Json:
        match move:
            case Signal(word):
                return {"move": "signal", "word": word.value}
            case Lay(card, place):
                cards = setup.table.components.cards
                return {"move": "use_card", "card": cards[card].id, "place": place.value}
            case Pledge(euro):
                return {"move": "pledge", "euro": euro}
            case Bid(euro):
                return {"move": "pay_bid", "euro": euro}
            case _:
                raise ForeignMove(move)

    def read_move(self, setup: Setup, node: Node) -> Move:
        reader, names = node["move"].one_of(_READERS, "move")
        return reader(setup, node.only_of(names))

    def draw_json(self, setup: Setup, draw: Draw) -> Json:
        """The chance result as JSON: the id of a card or an event."""
        components, drawn = setup.table.components, draw.result[0]
        return {draw.kind: components.cards[drawn].id if draw.kind == DRAW else components.events[drawn].id}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        """The chance result that *node* describes."""
        names = [name for name, _ in node.entries()]
        if len(names) != 1 or names[0] not in _RULE_OF_DRAW:
            raise node.fail(f"one of {', '.join(sorted(_RULE_OF_DRAW))} is expected")
        kind = names[0]
        read = read_card if kind == DRAW else read_event
        return Draw(kind, (read(node[kind], setup.table.components),))

    def rule_of_draw(self, kind: str) -> str:
        """The id of the rule that asks for such a draw."""
        return _RULE_OF_DRAW[kind]

    def plain(self, setup: Setup, value: object) -> Json:
        """An event, a refusal or a view as JSON, with cards, events and goals by their ids."""
        if isinstance(value, Refusal):
            facts = {name: _named(setup, name, fact) for name, fact in value.facts.items()}
            return {"refusal": value.key, "rule": value.rule, **facts}
        entries = _entries(setup, value)
        if isinstance(value, View):
            return entries
        if "event" in entries:  # there stands the name of what happened
            entries["event_card"] = entries.pop("event")
        return {"event": type(value).__name__, **entries}


def _entries(setup: Setup, value: object) -> dict[str, object]:
    assert is_dataclass(value), value
    return {
        entry.name: _named(setup, entry.name, getattr(value, entry.name))
        for entry in fields(value)
        if entry.name not in _NOT_SHOWN
    }


def _named(setup: Setup, name: str, value: object) -> object:
    """What *name* means as JSON."""
    components = setup.table.components
    match value:
        case None | bool() | str():
            return value.value if isinstance(value, Enum) else value
        case IntEnum():
            return value.name.lower()
        case int():
            if name in _CARDS:
                return components.cards[value].id
            if name in _EVENTS:
                return components.events[value].id
            return components.goals[value].id if name in _GOALS else value
        case Score():  # points, of which `goal` is no card
            return {**value._asdict(), "total": value.total}
        case tuple() if hasattr(value, "_fields"):
            sums = [name for name in _SUMS if hasattr(value, name)]
            return {part: _named(setup, part, getattr(value, part)) for part in (*value._fields, *sums)}
        case tuple() | list():
            return [_named(setup, name, entry) for entry in value]
        case _:
            return _entries(setup, value)


def _read_lay(setup: Setup, node: Node) -> Move:
    place = node["place"].one_of({place.value: place for place in Place}, "place")
    return Lay(read_card(node["card"], setup.table.components), place)


def _read_signal(setup: Setup, node: Node) -> Move:
    return Signal(node["word"].one_of({word.value: word for word in Word}, "signal"))


def _read_pledge(setup: Setup, node: Node) -> Move:
    euro = node.get("euro")
    return Pledge(None if euro is None else euro.integer(0, _MOST_EURO))


def _read_bid(setup: Setup, node: Node) -> Move:
    return Bid(node["euro"].integer(0, _MOST_EURO))


MOVE_FIELDS: Mapping[str, tuple[Callable[[Setup, Node], Move], tuple[str, ...]]] = {
    "signal": (_read_signal, ("word",)),
    "use_card": (_read_lay, ("card", "place")),
    "pledge": (_read_pledge, ("euro",)),
    "pay_bid": (_read_bid, ("euro",)),
}
"""For each kind of move how it is read, and what it says besides the seat."""
_READERS = {
    kind: (reader, frozenset(("move", *ENTRY_NAMES, *names))) for kind, (reader, names) in MOVE_FIELDS.items()
}
"""For each kind of move how it is read, and the entries that it may have."""
