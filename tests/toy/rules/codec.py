"""Sparks as JSON, inside the record that all games share (docs/record-format.md).

setup   {"goal": "row" or "four", "starter": seat}; the number of players is that of the record
moves   {"move": "bid", "sparks": 2}
        {"move": "solve", "answer": 58 or null, "ms": 3480}: null gives up; ms is the time that it took
        {"move": "light", "field": 4}: fields 0 to 8, row by row
chance  {"sum": 23} twice when everybody has bid, and {"strike": field} when a turn ends and a field is free
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import ForeignMove
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.refusing import Refusal
from tests.toy.rules.rules import STRIKE, SUM
from tests.toy.rules.table import FIELDS, LARGEST_ANSWER, LONGEST_MS, MOST_SPARKS, NUMBERS, Goal, Setup
from tests.toy.rules.view import View

Json = Mapping[str, object]

_DRAWS = {SUM: ("S1", NUMBERS), STRIKE: ("D1", FIELDS)}
"""For each kind of luck its rule, and what can be drawn."""


class SparksCodec:
    """Writes and reads setups, moves and chance results."""

    rule_of_result = "E1"

    def setup_json(self, setup: Setup) -> Json:
        return {"goal": setup.goal.value, "starter": setup.starter}

    def read_setup(self, node: Node, seats: int) -> Setup:
        node.only("goal", "starter")
        goal = node["goal"].one_of({goal.value: goal for goal in Goal}, "goal")
        return Setup(seats, goal, node["starter"].integer(0, seats - 1))

    def move_json(self, setup: Setup, move: Move) -> Json:
        match move:
            case Bid(sparks):
                return {"move": "bid", "sparks": sparks}
            case Solve(answer, ms):
                return {"move": "solve", "answer": answer, "ms": ms}
            case Light(field):
                return {"move": "light", "field": field}
            case _:
                raise ForeignMove(move)

    def read_move(self, setup: Setup, node: Node) -> Move:
        reader, names = node["move"].one_of(_READERS, "move")
        return reader(node.only("move", *names, *ENTRY_NAMES))

    def draw_json(self, setup: Setup, draw: Draw) -> Json:
        return {draw.kind: draw.result[0]}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        for kind, (_, items) in _DRAWS.items():
            if node.get(kind) is not None:
                return Draw(kind, (node.only(kind)[kind].integer(items[0], items[-1]),))
        raise node.fail(f"one of {', '.join(_DRAWS)} is expected")

    def rule_of_draw(self, kind: str) -> str:
        return _DRAWS[kind][0]

    def plain(self, setup: Setup, value: Any) -> Json:
        match value:
            case Refusal():
                return {"refusal": value.key, "rule": value.rule, **value.facts}
            case View():
                return asdict(value)
            case _:
                return {"event": type(value).__name__, **asdict(value)}


def _read_solve(node: Node) -> Move:
    answer = node.get("answer")
    return Solve(answer.integer(0, LARGEST_ANSWER) if answer else None, node["ms"].integer(0, LONGEST_MS))


_READERS: Mapping[str, tuple[Callable[[Node], Move], tuple[str, ...]]] = {
    "bid": (lambda node: Bid(node["sparks"].integer(0, MOST_SPARKS)), ("sparks",)),
    "solve": (_read_solve, ("answer", "ms")),
    "light": (lambda node: Light(node["field"].integer(FIELDS[0], FIELDS[-1])), ("field",)),
}
"""For each kind of move how it is read, and its own entries."""
