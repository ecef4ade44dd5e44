"""Puzzle sides as JSON, and what must hold for every one of them (ZW1, ZF1, ZC1, ZA1)."""

from collections.abc import Mapping
from typing import assert_never

from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.puzzles.angles import TABLE
from enix_desktop.games.enigma.puzzles.conduits import STEPS
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    Category,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Point,
    Port,
    Puzzle,
    WeightsPuzzle,
    Written,
)
from enix_desktop.games.enigma.puzzles.quarters import outline_of, quarters

MOST_CUPS, LEAST_CUPS = 3, 2
FEWEST_WEIGHTS = 3
HEAVIEST = 99
_WIDEST = 12
"""No outline, drawing or picture is wider or higher."""
_AREA_TWICE = 16


def puzzle_json(puzzle: Puzzle) -> Mapping[str, object]:
    """The puzzle side as JSON."""
    match puzzle:
        case WeightsPuzzle(left, right, n):
            return {"left": list(left), "right": list(right), "n": n}
        case FragmentsPuzzle(outline):
            return {"outline": [list(corner) for corner in outline]}
        case ConduitsPuzzle(cells, ports, out):
            return {
                "cells": [list(cell) for cell in cells],
                "ports": [list(port) for port in ports],
                "out": list(out),
            }
        case AnglesPuzzle(picture):
            return {"picture": list(picture)}
        case _:
            assert_never(puzzle)


def read_puzzle(node: Node, category: Category, pieces: Pieces) -> Puzzle:
    """The puzzle side that *node* describes, or a BadData that says what is wrong with it."""
    match category:
        case Category.WEIGHTS:
            return _weights(node, pieces)
        case Category.FRAGMENTS:
            return _fragments(node)
        case Category.CONDUITS:
            return _conduits(node, pieces)
        case Category.ANGLES:
            return _angles(node, pieces)


def _weights(node: Node, pieces: Pieces) -> WeightsPuzzle:
    node.only("left", "right", "n")
    left, right = (
        tuple(cup.integer(1, HEAVIEST) for cup in node[arm].items(LEAST_CUPS, MOST_CUPS))
        for arm in ("left", "right")
    )
    if len({*left, *right}) < len(left) + len(right):
        raise node.fail("two cups have the same number (ZW1)")
    return WeightsPuzzle(left, right, node["n"].integer(FEWEST_WEIGHTS, pieces.weights))


def _fragments(node: Node) -> FragmentsPuzzle:
    node.only("outline")
    outline = tuple(_point(corner) for corner in node["outline"].items(3, 4 * _WIDEST))
    pairs = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    if min(x for x, _ in outline) or min(y for _, y in outline):
        raise node["outline"].fail("the smallest x and y are 0")
    if not all(_is_side(*pair) for pair in pairs):
        raise node["outline"].fail("sides run at 0, 45 or 90 degrees (ZF1)")
    if abs(sum(x * v - u * y for (x, y), (u, v) in pairs)) != _AREA_TWICE:
        raise node["outline"].fail("the area is 8 (ZF1)")
    # A polygon that crosses or touches itself has other corners than the area it encloses.
    around = outline_of(quarters(outline))
    if around is None or len(around) != len(outline) or set(around) != set(outline):
        raise node["outline"].fail("this is not a simple polygon (ZF1)")
    return FragmentsPuzzle(outline)


def _is_side(start: Point, end: Point) -> bool:
    across, down = abs(start[0] - end[0]), abs(start[1] - end[1])
    return start != end and (not across or not down or across == down)


def _point(node: Node) -> Point:
    x, y = (entry.integer(0, _WIDEST) for entry in node.items(2, 2))
    return x, y


def _conduits(node: Node, pieces: Pieces) -> ConduitsPuzzle:
    node.only("cells", "ports", "out")
    stock = len(pieces.conduits)
    cells = tuple(_point(cell) for cell in node["cells"].items(1, stock))
    ports = tuple(_port(port, cells) for port in node["ports"].items(0, 4 * stock))
    ids = {id: id for id in pieces.pipes}
    out = tuple(piece.one_of(ids, "conduit piece") for piece in node["out"].items(0, stock - 1))
    for name, values in (("cells", cells), ("ports", ports), ("out", out)):
        if len(set(values)) < len(values):
            raise node[name].fail("something occurs twice")
    if len(cells) + len(out) != stock:
        raise node.fail("there are as many cells as pieces not crossed out (ZC1)")
    return ConduitsPuzzle(cells, ports, out)


def _port(node: Node, cells: tuple[Point, ...]) -> Port:
    *cell, side = node.items(3, 3)
    x, y = (entry.integer(0, _WIDEST) for entry in cell)
    port = Port(x, y, side.integer(0, 3))
    dx, dy = STEPS[port.side]
    if (x, y) not in cells or (x + dx, y + dy) in cells:
        raise node.fail("a port is at an outer side of a cell (ZC1)")
    return port


def _angles(node: Node, pieces: Pieces) -> AnglesPuzzle:
    node.only("picture")
    picture = tuple(row.text(_WIDEST) for row in node["picture"].items(1, _WIDEST))
    known = {TABLE, *(str(number + 1) for number in range(len(pieces.angles)))}
    if any(len(row) != len(picture[0]) or not known.issuperset(row) for row in picture):
        raise node["picture"].fail("rows of equal length, of digits of pieces and dots, are expected (ZA1)")
    columns = ("".join(column) for column in zip(*picture, strict=True))
    edges = [picture[0], picture[-1], *list(columns)[:: max(1, len(picture[0]) - 1)]]
    if not picture[0] or any(not edge.strip(TABLE) for edge in edges):
        raise node["picture"].fail("something is seen in the first and last row and column (ZA6)")
    return AnglesPuzzle(picture)


def written_json(written: Written) -> object:
    """A written solution as JSON: tuples become lists."""
    return [written_json(entry) for entry in written] if isinstance(written, tuple) else written


def read_written(value: object) -> Written:
    """A solution as somebody wrote it: lists become tuples, all else stays for the rules to judge (Z1)."""
    return tuple(read_written(entry) for entry in value) if isinstance(value, list) else value
