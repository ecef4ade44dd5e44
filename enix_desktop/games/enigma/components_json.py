"""The components of ENIGMA as they stand in their file, and what must hold for them."""

from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.faces import Colour, Net, Nets, TileFace
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES, Limits
from enix_desktop.games.enigma.puzzles.pieces import Block, Cube, Fragment, Pieces, Pipe
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.puzzles.puzzle_json import read_puzzle, read_written

_CATEGORIES = {category.value: category for category in Category}
_TILE = ("id", "category", "difficulty", "puzzle", "solution", "count", "effort", "nets")
_MOST_PIECES = 9
_MOST_CUBES = 4
"""So few that no piece of one part has a gap between two cubes of one column, in no orientation."""
_MOST_CELLS = 3
"""Cells of a net (C3)."""
_HARDEST = 10**6


def read_limits(node: Node) -> Limits:
    """The limits between the difficulties of each category (Z4)."""
    node.only(*_CATEGORIES)
    limits = {category: _pair(node[name]) for name, category in _CATEGORIES.items()}
    if any(low > high for low, high in limits.values()):
        raise node.fail("the lower limit stands first")
    return limits


def _pair(node: Node) -> tuple[int, int]:
    low, high = (entry.integer(1, _HARDEST) for entry in node.items(2, 2))
    return low, high


def read_pieces(document: Node) -> Pieces:
    """The pieces of all categories."""
    pieces = Pieces(
        document["weights"].integer(1, _MOST_PIECES),
        tuple(_fragment(node) for node in document["fragments"].items(1, _MOST_PIECES)),
        tuple(_pipe(node) for node in document["conduits"].items(1, _MOST_PIECES)),
        tuple(_block(node) for node in document["angles"].items(1, _MOST_PIECES)),
    )
    for name, group in (
        ("fragments", pieces.fragments),
        ("conduits", pieces.conduits),
        ("angles", pieces.angles),
    ):
        if len({piece.id for piece in group}) < len(group):
            raise document[name].fail("two pieces have the same id")
    return pieces


def _fragment(node: Node) -> Fragment:
    node.only("id", "kind", "corners")
    corners = tuple(_numbers(corner, 2) for corner in node["corners"].items(3, 8))
    return Fragment(node["id"].text(), node["kind"].text(), tuple((x, y) for x, y in corners))


def _pipe(node: Node) -> Pipe:
    node.only("id", "kind", "sides")
    return Pipe(node["id"].text(), node["kind"].text(), read_sides(node["sides"]))


def _block(node: Node) -> Block:
    node.only("id", "colour", "cubes")
    cubes: list[Cube] = [
        (x, y, z) for x, y, z in (_numbers(cube, 3) for cube in node["cubes"].items(1, _MOST_CUBES))
    ]
    return Block(node["id"].text(), node["colour"].text(), tuple(cubes))


def _numbers(node: Node, count: int) -> list[int]:
    return [entry.integer(0, 8) for entry in node.items(count, count)]


def read_sides(node: Node) -> tuple[int, ...]:
    """Different sides of a square."""
    sides = tuple(side.integer(0, 3) for side in node.items(1, 4))
    if len(set(sides)) < len(sides):
        raise node.fail("a side occurs twice")
    return sides


def read_nets(node: Node) -> Nets:
    """A conduit side: no two nets leave by the same side of the tile (C3)."""
    nets = tuple(_net(net) for net in node.items(1, 4))
    sides = [side for net in nets for side in net.sides]
    if len(set(sides)) < len(sides):
        raise node.fail("two nets leave by the same side (C3)")
    return nets


def _net(node: Node) -> Net:
    sides, colours = node.items(2, 2)
    most = len(Colour) - 1
    return Net(
        read_sides(sides), tuple(Colour(colour.integer(0, most)) for colour in colours.items(1, _MOST_CELLS))
    )


def nets_json(nets: Nets) -> list[object]:
    """A conduit side as JSON, as it stands in the components."""
    return [[list(net.sides), [int(colour) for colour in net.colours]] for net in nets]


def read_tile(node: Node, pieces: Pieces) -> TileFace:
    """A tile. Its solution is not judged here: that takes long, and the tests judge all of them."""
    node.only(*_TILE)
    category = read_category(node["category"])
    puzzle = read_puzzle(node["puzzle"], category, pieces)
    return TileFace(
        node["id"].text(),
        category,
        node["difficulty"].integer(DIFFICULTIES[0], DIFFICULTIES[-1]),
        puzzle,
        read_written(node["solution"].value),
        node["count"].integer(1, 10**4),
        _effort(node["effort"]),
        read_nets(node["nets"]),
    )


def read_category(node: Node) -> Category:
    """The key of a category."""
    return node.one_of(_CATEGORIES, "category")


def _effort(node: Node) -> float:
    if type(node.value) not in (int, float) or not isinstance(node.value, int | float):
        raise node.fail("a number is expected")
    if not 1 <= node.value <= _HARDEST:
        raise node.fail(f"a number from 1 to {_HARDEST} is expected")
    return float(node.value)
