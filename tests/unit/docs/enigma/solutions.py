"""Whether a solution is valid, judged as docs/enigma/rules.md tells it; nothing of the program is used."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
BOX = json.loads((ROOT / "resources" / "enigma" / "components.json").read_text(encoding="utf-8"))
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
Json = dict[str, Any]


def is_int(value: object, least: int, most: int = 10**12) -> bool:
    return type(value) is int and least <= value <= most


def solves(category: str, puzzle: Json, written: Any) -> bool:
    """Whether *written* is a valid solution (Z1)."""
    judge = {"weights": _weights, "fragments": _fragments, "conduits": _conduits, "angles": _angles}
    return isinstance(written, list) and judge[category](puzzle, written)


def _weights(puzzle: Json, written: list[Any]) -> bool:
    arms = (puzzle["left"], puzzle["right"])
    if len(written) != 2 or not all(isinstance(counts, list) for counts in written):
        return False
    if any(len(counts) != len(cups) for counts, cups in zip(written, arms, strict=True)):
        return False
    if not all(is_int(count, 0) for counts in written for count in counts):
        return False
    left, right = (
        sum(cup * count for cup, count in zip(cups, counts, strict=True))
        for cups, counts in zip(arms, written, strict=True)
    )
    return sum(map(sum, written)) == puzzle["n"] and bool(left == right)


def _is_inside(corners: list[list[int]], px: float, py: float) -> bool:
    """Whether a point that lies on no side is inside a polygon."""
    inside = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (ay > py) != (by > py) and px < ax + (py - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def quarters(corners: list[list[int]]) -> set[tuple[int, int, int]]:
    """The quarters of unit squares that a polygon covers (ZF6)."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    points = ((3, 1), (5, 3), (3, 5), (1, 3))
    return {
        (x, y, quarter)
        for x in range(min(xs), max(xs))
        for y in range(min(ys), max(ys))
        for quarter, (px, py) in enumerate(points)
        if _is_inside(corners, x + px / 6, y + py / 6)
    }


def _fragments(puzzle: Json, written: list[Any]) -> bool:
    if len(written) != len(BOX["fragments"]):
        return False
    covered: list[tuple[int, int, int]] = []
    for piece, row in zip(BOX["fragments"], written, strict=True):
        if not isinstance(row, list) or len(row) != 4:
            return False
        flip, turn, x, y = row
        if not (is_int(flip, 0, 1) and is_int(turn, 0, 3) and is_int(x, -50, 50) and is_int(y, -50, 50)):
            return False
        corners = [(-a if flip else a, b) for a, b in piece["corners"]]
        for _ in range(turn):
            corners = [(-b, a) for a, b in corners]
        left, top = min(a for a, _ in corners), min(b for _, b in corners)
        covered += quarters([[a - left + x, b - top + y] for a, b in corners])
    return len(set(covered)) == len(covered) and set(covered) == quarters(puzzle["outline"])


def _conduits(puzzle: Json, written: list[Any]) -> bool:
    sides = {piece["id"]: piece["sides"] for piece in BOX["conduits"]}
    laid, used = {}, []
    for row in written:
        if not isinstance(row, list) or len(row) != 4:
            return False
        piece, x, y, turn = row
        if piece not in sides or not (is_int(x, -99) and is_int(y, -99) and is_int(turn, 0, 3)):
            return False
        laid[x, y] = {(side + turn) % 4 for side in sides[piece]}
        used.append(piece)
    cells = {(x, y) for x, y in puzzle["cells"]}
    if sorted(used) != sorted(set(sides) - set(puzzle["out"])) or set(laid) != cells:
        return False
    ports = {(x, y, side) for x, y, side in puzzle["ports"]}
    for (x, y), channels in laid.items():
        for side, (dx, dy) in enumerate(STEPS):
            beyond = (x + dx, y + dy)
            wanted = (side + 2) % 4 in laid[beyond] if beyond in laid else (x, y, side) in ports
            if (side in channels) != wanted:
                return False
    return True


def _roll(cube: tuple[int, int, int], roll: int) -> tuple[int, int, int]:
    x, y, z = cube
    return ((x, y, z), (x, -z, y), (x, -y, -z), (x, z, -y), (z, y, -x), (-z, y, x))[roll]


def _angles(puzzle: Json, written: list[Any]) -> bool:
    shapes = {piece["id"]: piece["cubes"] for piece in BOX["angles"]}
    top: dict[tuple[int, int], tuple[int, str]] = {}
    used, has_gap = [], False
    for row in written:
        if not isinstance(row, list) or len(row) != 4:
            return False
        piece, orientation, x, y = row
        if piece not in shapes or not (is_int(orientation, 0, 23) and is_int(x, -99) and is_int(y, -99)):
            return False
        cubes = [_roll((a, b, c), orientation // 4) for a, b, c in shapes[piece]]
        for _ in range(orientation % 4):
            cubes = [(-b, a, c) for a, b, c in cubes]
        low = [min(cube[axis] for cube in cubes) for axis in range(3)]
        cubes = [(a - low[0] + x, b - low[1] + y, c - low[2]) for a, b, c in cubes]
        level = max(0, *(top.get((a, b), (-1, ""))[0] + 1 - c for a, b, c in cubes))
        for a, b, c in sorted(cubes, key=lambda cube: cube[2]):
            has_gap = has_gap or top.get((a, b), (-1, ""))[0] + 1 != c + level
            top[a, b] = c + level, piece[1]
        used.append(piece)
    if sorted(used) != sorted(shapes) or has_gap:
        return False
    left, high = min(x for x, _ in top), min(y for _, y in top)
    seen = {(x - left, y - high): digit for (x, y), (_, digit) in top.items()}
    rows = enumerate(puzzle["picture"])
    return seen == {(x, y): digit for y, row in rows for x, digit in enumerate(row) if digit != "."}
