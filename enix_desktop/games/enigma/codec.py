"""ENIGMA as JSON; docs/enigma/record-format.md describes the form."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum

from enix_desktop.engine.chance import Draw
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import ForeignMove
from enix_desktop.games.enigma import setup_json as setups
from enix_desktop.games.enigma.components_json import read_category
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.moves import (
    Choose,
    Failed,
    Finish,
    Move,
    NoNetworker,
    PlaceNetworker,
    PlaceTile,
    Pose,
    Solved,
    Unsolved,
)
from enix_desktop.games.enigma.network import Board
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Written
from enix_desktop.games.enigma.puzzles.puzzle_json import puzzle_json, read_puzzle, read_written, written_json
from enix_desktop.games.enigma.refusals import Refusal
from enix_desktop.games.enigma.table import Setup
from enix_desktop.games.enigma.view import View

Json = Mapping[str, object]
_NOT_SHOWN = frozenset({"table"})
"""Fields of a view that are the same in the whole game."""
_LARGEST = 10**9
"""No number of a move is larger."""
_MOST_ENTRIES, _DEEPEST = 200, 4
"""A solution has fewer entries and levels."""
_LONGEST_SEED = 60


class EnigmaCodec:
    """Writes and reads setups, moves and chance results."""

    rule_of_result = "G2"

    def setup_json(self, setup: Setup) -> Json:
        return setups.setup_json(setup)

    def read_setup(self, node: Node, seats: int) -> Setup:
        return setups.read_setup(node, seats)

    def move_json(self, setup: Setup, move: Move) -> Json:
        match move:
            case Choose(category):
                return {"move": "choose", "category": category.value}
            case Solved(ms, solution, is_aided):
                aided = {"aided": True} if is_aided else {}
                return {"move": "solved", "ms": ms, "solution": written_json(solution), **aided}
            case Failed(ms, reason):
                return {"move": "failed", "ms": ms, "reason": reason.value}
            case PlaceTile(x, y, rotation):
                return {"move": "place_tile", "x": x, "y": y, "rotation": rotation}
            case PlaceNetworker(net, cell):
                return {"move": "place_networker", "net": net, "cell": cell}
            case NoNetworker():
                return {"move": "no_networker"}
            case Pose():
                return {"move": "pose", **_pose_json(move)}
            case Finish():
                return {"move": "finish"}
            case _:
                raise ForeignMove(move)

    def read_move(self, setup: Setup, node: Node) -> Move:
        reader, names = node["move"].one_of(_READERS, "move")
        return reader(setup, node.only_of(names))

    def draw_json(self, setup: Setup, draw: Draw) -> Json:
        """Nothing is left to luck after the setup, so this is only ever asked for what is wrong."""
        return {draw.kind: list(draw.result)}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        raise node.fail("nothing is left to luck after the setup (S1)")

    def rule_of_draw(self, kind: str) -> str:
        """The id of the rule that asks for draws: all of them are in the setup."""
        return "S1"

    def plain(self, setup: Setup, value: object) -> Json:
        """An event, a refusal or a view as JSON, with tiles by their ids."""
        if isinstance(value, Refusal):
            facts = {name: _named(setup, fact) for name, fact in value.facts.items()}
            return {"refusal": value.key, "rule": value.rule, **facts}
        entries = _entries(setup, value)
        return entries if isinstance(value, View) else {"event": type(value).__name__, **entries}


def _entries(setup: Setup, value: object) -> dict[str, object]:
    assert is_dataclass(value), value
    return {
        entry.name: _named(setup, getattr(value, entry.name))
        for entry in fields(value)
        if entry.name not in _NOT_SHOWN
    }


def _named(setup: Setup, value: object) -> object:
    """What *value* means as JSON."""
    match value:
        case IntEnum():
            return value.name.lower()
        case Enum():
            return value.value
        case None | bool() | str() | int() | float():
            return value
        case Race():
            named = {name: _named(setup, part) for name, part in value._asdict().items()}
            return {**named, "tile": setup.table.components.tiles[value.tile].id}
        case Solved():
            return {"ms": value.ms, "solution": written_json(value.solution), "is_aided": value.is_aided}
        case Pose():
            return _pose_json(value)
        case Board():
            return _board_json(setup, value)
        case tuple() if hasattr(value, "_fields"):
            return {name: _named(setup, part) for name, part in zip(value._fields, value, strict=True)}
        case tuple() | list():
            return [_named(setup, entry) for entry in value]
        case _ if type(value) in CATEGORY_OF:
            return puzzle_json(value)  # type: ignore[arg-type]  # so it is a puzzle
        case _:
            return _entries(setup, value)


def _board_json(setup: Setup, board: Board) -> Json:
    return {
        "tiles": [
            {"cell": list(cell), "rotation": laid.rotation, "nets": _named(setup, laid.nets)}
            for cell, laid in sorted(board.tiles.items())
        ],
        "networkers": [{"spot": list(spot), "seat": seat} for spot, seat in sorted(board.networkers.items())],
    }


def _pose_json(pose: Pose) -> Json:
    return {
        "category": CATEGORY_OF[type(pose.puzzle)].value,
        "difficulty": pose.difficulty,
        "seed": pose.seed,
        "puzzle": puzzle_json(pose.puzzle),
    }


def _read_choose(setup: Setup, node: Node) -> Move:
    return Choose(read_category(node["category"]))


def _read_solved(setup: Setup, node: Node) -> Move:
    aided = node.get("aided")
    if aided is not None and aided.value is not True:
        raise aided.fail("true is expected, or nothing")
    return Solved(_number(node["ms"]), _read_solution(node["solution"]), aided is not None)


def _read_solution(node: Node) -> Written:
    """Whatever stands there; the rules judge it, but what is huge or deep was written to do harm."""
    level, count = [node.value], 0
    for _ in range(_DEEPEST):
        level = [entry for value in level if isinstance(value, list) for entry in value]
        count += len(level)
        if count > _MOST_ENTRIES:
            break
    if count > _MOST_ENTRIES or level:
        raise node.fail(f"at most {_MOST_ENTRIES} entries in less than {_DEEPEST} levels are expected")
    if _has_object(node.value):
        raise node.fail("lists, numbers and texts are expected")
    return read_written(node.value)


def _has_object(value: object) -> bool:
    if isinstance(value, list):
        return any(map(_has_object, value))
    return isinstance(value, dict)


def _read_failed(setup: Setup, node: Node) -> Move:
    reason = node["reason"].one_of({reason.value: reason for reason in Unsolved}, "reason")
    return Failed(_number(node["ms"]), reason)


def _read_place(setup: Setup, node: Node) -> Move:
    return PlaceTile(_number(node["x"]), _number(node["y"]), _number(node["rotation"]))


def _read_networker(setup: Setup, node: Node) -> Move:
    return PlaceNetworker(_number(node["net"]), _number(node["cell"]))


def _read_no_networker(setup: Setup, node: Node) -> Move:
    return NoNetworker()


def _read_pose(setup: Setup, node: Node) -> Move:
    category = read_category(node["category"])
    puzzle = read_puzzle(node["puzzle"], category, setup.table.components.pieces)
    return Pose(puzzle, _number(node["difficulty"]), node["seed"].text(_LONGEST_SEED))


def _read_finish(setup: Setup, node: Node) -> Move:
    return Finish()


def _number(node: Node) -> int:
    """The rules judge it, but for what nobody can mean."""
    return node.integer(-_LARGEST, _LARGEST)


MOVE_FIELDS: Mapping[str, tuple[Callable[[Setup, Node], Move], tuple[str, ...]]] = {
    "choose": (_read_choose, ("category",)),
    "solved": (_read_solved, ("ms", "solution", "aided")),
    "failed": (_read_failed, ("ms", "reason")),
    "place_tile": (_read_place, ("x", "y", "rotation")),
    "place_networker": (_read_networker, ("net", "cell")),
    "no_networker": (_read_no_networker, ()),
    "pose": (_read_pose, ("category", "difficulty", "seed", "puzzle")),
    "finish": (_read_finish, ()),
}
"""For each kind of move how it is read, and what it says besides the seat."""
_READERS = {
    kind: (reader, frozenset(("move", *ENTRY_NAMES, *names))) for kind, (reader, names) in MOVE_FIELDS.items()
}
"""For each kind of move how it is read, and the entries that it may have."""
