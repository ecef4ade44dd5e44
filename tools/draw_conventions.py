"""Draws record-conventions.svg: how cells, sides, rotations and stacks are counted in records.

Run `python -m tools.draw_conventions`; a test compares the picture with what this draws.
"""

import json
from collections.abc import Iterable
from math import cos, radians, sin, sqrt
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
COMPONENTS = ROOT / "resources" / "enix" / "components.json"
PICTURE = ROOT / "docs" / "pictures" / "record-conventions.svg"

INK, PAPER, TABLE, ACCENT, QUIET = "#20242C", "#FFFDF7", "#E9E3D6", "#FF8A3D", "#5C6069"
BASE = {
    "solar": "#FBD154",
    "hydro": "#255399",
    "geothermal": "#A2353B",
    "ocean": "#23AFA2",
    "wind": "#C1C5FB",
    "biomass": "#869F43",
}
DARK = ("hydro", "geothermal")
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NAMES = ("SE", "S", "SW", "NW", "N", "NE")
BOARD = {
    "solar": ((0, 0), 1),
    "hydro": ((1, -1), 1),
    "geothermal": ((1, 0), 4),
    "ocean": ((0, 1), 3),
    "wind": ((-1, 1), 3),
    "biomass": ((-1, 0), 1),
}
"""The tiles of the examples in record-format.md."""

Rays = list[int | None]


class Point(NamedTuple):
    """A place in the picture, y downwards."""

    x: float
    y: float

    def towards(self, angle: float, distance: float) -> "Point":
        """The point at *distance*; angles grow clockwise from the east because y grows downwards."""
        return Point(self.x + distance * cos(radians(angle)), self.y + distance * sin(radians(angle)))


def number(value: float) -> str:
    """A coordinate as short text."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def pairs(points: Iterable[Point]) -> str:
    """The points of a polygon or polyline."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def mixed(colour: str, other: str, share: float) -> str:
    """*colour* with a *share* of *other* in it."""
    channels = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in channels)


def angle_of(side: int) -> int:
    """Where a side lies: 0 is south-east, then clockwise."""
    return 30 + 60 * side


def centre_of(cell: tuple[int, int], origin: Point, radius: float) -> Point:
    """The middle of a cell with flat tops."""
    q, r = cell
    return Point(origin.x + 1.5 * radius * q, origin.y + sqrt(3) * radius * (r + q / 2))


def text(at: Point, words: str, size: int = 13, colour: str = INK, more: str = "") -> str:
    """Words centred on a point."""
    anchor = "" if "text-anchor" in more else ' text-anchor="middle"'
    return (
        f'<text x="{number(at.x)}" y="{number(at.y + size * 0.36)}" font-size="{size}" fill="{colour}"'
        f"{anchor}{' ' + more if more else ''}>{words}</text>"
    )


def left(at: Point, words: str, size: int = 13, colour: str = INK, more: str = "") -> str:
    """Words that begin at a point."""
    return text(at, words, size, colour, f'text-anchor="start"{" " + more if more else ""}')


BOLD = 'font-weight="bold"'


def line(start: Point, end: Point, colour: str, width: float, *, more: str = "", cap: str = "round") -> str:
    """A straight line."""
    return (
        f'<path d="M{number(start.x)} {number(start.y)} L{number(end.x)} {number(end.y)}" stroke="{colour}" '
        f'stroke-width="{number(width)}" stroke-linecap="{cap}" fill="none"{" " + more if more else ""}/>'
    )


def disc(at: Point, radius: float, fill: str, rim: str = "none", width: float = 0) -> str:
    """A filled circle."""
    stroke = f' stroke="{rim}" stroke-width="{number(width)}"' if width else ""
    return f'<circle cx="{number(at.x)}" cy="{number(at.y)}" r="{number(radius)}" fill="{fill}"{stroke}/>'


def head(tip: Point, angle: float) -> str:
    """The head of an arrow; drawn by hand because not every renderer knows markers."""
    corners = (tip, tip.towards(angle + 152, 13), tip.towards(angle - 152, 13))
    return f'<polygon points="{pairs(corners)}" fill="{ACCENT}"/>'


def arrow(start: Point, angle: float, length: float) -> str:
    """A line with a head."""
    return line(start, start.towards(angle, length - 8), ACCENT, 3) + head(
        start.towards(angle, length), angle
    )


def hexagon(at: Point, radius: float, fill: str, rim: str, width: float, *, more: str = "") -> str:
    """A cell with flat tops: corners at 0, 60, ... degrees."""
    corners = pairs(at.towards(60 * i, radius) for i in range(6))
    return (
        f'<polygon points="{corners}" fill="{fill}" stroke="{rim}" stroke-width="{number(width)}" '
        f'stroke-linejoin="round"{" " + more if more else ""}/>'
    )


def symbol(energy: str, at: Point, size: float) -> str:
    """The symbol of an energy, *size* being half its height."""
    colour = PAPER if energy in DARK else INK
    strokes = f'fill="none" stroke="{colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    blade = "M0 -1.5 C3.5 -4 3 -8.5 0 -10 C-1.6 -7 -1.6 -4 0 -1.5Z"
    shapes = {
        "solar": f'<circle r="4.4" fill="{colour}"/><path d="'
        + " ".join(f"M{number(7 * cos(a))} {number(7 * sin(a))}L{number(10 * cos(a))} {number(10 * sin(a))}"
                   for a in (radians(45 * i) for i in range(8)))
        + f'" {strokes}/>',
        "hydro": '<path d="M0 -10 C4 -4 7 -0.5 7 3.5 A7 7 0 0 1 -7 3.5 C-7 -0.5 -4 -4 0 -10Z" '
        f'fill="{colour}"/>',
        "geothermal": f'<path d="M-6 4 C-9 0 -3 -3 -6 -8 M0 4 C-3 0 3 -4 0 -10 M6 4 C3 0 9 -3 6 -8 '
        f'M-9 9 L-4 7.5 L0 9.5 L4 7.5 L9 9" {strokes}/>',
        "ocean": f'<path d="M-10 -3 Q-5 -9 0 -3 T10 -3 M-10 5 Q-5 -1 0 5 T10 5" {strokes}/>',
        "wind": "".join(f'<path d="{blade}" fill="{colour}" transform="rotate({a})"/>' for a in (0, 120, 240))
        + f'<circle r="2" fill="{colour}"/>',
        "biomass": f'<path d="M-8 8 C-10 -4 -2 -9 9 -9 C9 2 4 10 -6 6Z" fill="{colour}"/>'
        f'<path d="M-9 9 L3 -3" stroke="{BASE["biomass"]}" stroke-width="1.6" fill="none"/>',
    }  # fmt: skip
    place = f"translate({number(at.x)} {number(at.y)}) scale({number(size / 10)})"
    return f'<g transform="{place}">{shapes[energy]}</g>'


def tile(energy: str, rays: Rays, rotation: int, at: Point, radius: float) -> str:
    """A tile with its source, its rays with path points, and hedges where there is no ray."""
    base = BASE[energy]
    tint, shade = mixed(base, PAPER, 0.42), mixed(base, INK, 0.42)
    reach, ring = radius * sqrt(3) / 2, radius * 0.31
    parts = [
        hexagon(Point(at.x, at.y + 3), radius - 1, mixed(TABLE, INK, 0.28), "none", 0),
        hexagon(at, radius - 1, tint, shade, 1.5),
    ]
    for index, points in enumerate(rays):
        angle = angle_of((index + rotation) % 6)
        if points is None:
            foot = at.towards(angle, reach - 8)
            ends = (foot.towards(angle + 90, radius * 0.34), foot.towards(angle - 90, radius * 0.34))
            parts.append(line(*ends, shade, 9))
            parts.append(line(*ends, mixed(base, INK, 0.18), 4, more='stroke-dasharray="0.1 8"'))
            continue
        start, end = at.towards(angle, ring), at.towards(angle, reach - 2)
        parts.append(line(start, end, shade, 15, cap="butt"))
        parts.append(line(start, end, PAPER, 11, cap="butt"))
        for bead in range(points):
            # Beads keep clear of the side itself, where two roads meet and the cost may stand.
            middle = (ring + reach - 9) / 2
            spot = at.towards(angle, middle + radius * 0.16 * (bead - (points - 1) / 2))
            parts.append(disc(spot, radius * 0.062, INK))
    parts.append(disc(at, ring, base, PAPER, 3.5))
    parts.append(f'<circle cx="{number(at.x)}" cy="{number(at.y)}" r="{number(ring + 2)}" fill="none" '
                 f'stroke="{shade}" stroke-width="1.2"/>')  # fmt: skip
    parts.append(symbol(energy, at, ring * 0.56))
    return "".join(parts)


def badge(at: Point, words: str, fill: str = INK, colour: str = PAPER, radius: float = 12) -> str:
    """A number on a disc."""
    return disc(at, radius, fill, PAPER, 2) + text(at, words, 13, colour, BOLD)


def panel(corner: Point, width: float, height: float, title: str, words: str) -> str:
    """A sheet of paper with a heading and one sentence."""
    x, y = corner
    sheet = f'width="{number(width)}" height="{number(height)}" rx="14"'
    return (
        f'<rect x="{number(x)}" y="{number(y + 3)}" {sheet} fill="{mixed(TABLE, INK, 0.18)}"/>'
        f'<rect x="{number(x)}" y="{number(y)}" {sheet} fill="{PAPER}"/>'
        + left(Point(x + 24, y + 32), title, 18, INK, BOLD)
        + left(Point(x + 24, y + 57), words, 13, QUIET)
    )


def signed(value: int) -> str:
    """A number with a real minus sign."""
    return f"{value}".replace("-", "\N{MINUS SIGN}")


def coordinates(cell: tuple[int, int]) -> str:
    """A cell as people write it."""
    return f"{signed(cell[0])}, {signed(cell[1])}"


def sides_panel() -> str:
    """One cell, its sides and what lies beyond them."""
    parts = [
        panel(
            Point(20, 20),
            570,
            470,
            "Sides and neighbours",
            "Side i of (q, r) leads to (q, r) + D[i]. Clockwise, y downwards.",
        )
    ]
    middle, radius = Point(305, 292), 66.0
    for side, step in enumerate(DIRECTIONS):
        at = centre_of(step, middle, radius)
        parts.append(hexagon(at, radius - 3, mixed(PAPER, TABLE, 0.55), mixed(TABLE, INK, 0.15), 1.2))
        parts.append(text(Point(at.x, at.y - 13), NAMES[side], 18, INK, BOLD))
        parts.append(text(Point(at.x, at.y + 9), f"D[{side}] =", 13, QUIET))
        parts.append(text(Point(at.x, at.y + 27), f"({coordinates(step)})", 13, INK, BOLD))
    parts.append(
        hexagon(middle, radius - 3, mixed(BASE["solar"], PAPER, 0.42), mixed(BASE["solar"], INK, 0.42), 2)
    )
    parts.append(text(Point(middle.x, middle.y), "(q, r)", 18, INK, BOLD))
    start, end = middle.towards(45, 36), middle.towards(340, 36)
    parts.append(
        f'<path d="M{number(start.x)} {number(start.y)} A36 36 0 1 1 {number(end.x)} {number(end.y)}" '
        f'fill="none" stroke="{ACCENT}" stroke-width="3" stroke-linecap="round"/>'
    )
    parts.append(head(middle.towards(352, 36.5), 75))
    parts += [badge(middle.towards(angle_of(side), radius * sqrt(3) / 2), str(side)) for side in range(6)]
    return "".join(parts)


def rotation_panel(rays: Rays) -> str:
    """One tile in two rotations, with the index of each ray and the number of each side."""
    parts = [
        panel(
            Point(610, 20),
            570,
            470,
            "Rotation",
            "Rotation k turns a tile clockwise by k sides: ray j lies on side (j + k) mod 6.",
        )
    ]
    radius = 82.0
    for rotation, x in ((0, 745.0), (1, 1045.0)):
        at = Point(x, 226)
        parts.append(tile("solar", rays, rotation, at, radius))
        for index in range(6):
            side = (index + rotation) % 6
            parts.append(badge(at.towards(angle_of(side), radius * sqrt(3) / 2 + 18), str(side)))
            angle = angle_of(side)
            beside_road = at.towards(angle, radius * 0.62).towards(angle + 90, 19)
            tag = at.towards(angle, radius * 0.55) if rays[index] is None else beside_road
            parts.append(text(tag, f"j{index}", 13, "#9C3F00", BOLD))
        parts.append(text(Point(x, 354), f"solar, rotation {rotation}", 15, INK, BOLD))
    parts.append(arrow(Point(868, 226), 0, 54))
    parts.append(text(Point(893, 206), "+1", 15, INK, BOLD))
    first, top, step = 790.0, 392.0, 60.0
    rows = (
        ("side", [str(side) for side in range(6)]),
        ("ray at rotation 0", [shown(rays[side]) for side in range(6)]),
        ("ray at rotation 1", [shown(rays[(side - 1) % 6]) for side in range(6)]),
    )
    for row, (heading, cells) in enumerate(rows):
        y = top + 28 * row
        parts.append(left(Point(634, y), heading, 13, QUIET))
        for column, words in enumerate(cells):
            at = Point(first + step * column, y)
            parts.append(badge(at, words) if row == 0 else text(at, words, 15, INK))
    return "".join(parts)


def shown(ray: int | None) -> str:
    """A ray as in the components file."""
    return "null" if ray is None else str(ray)


def board_panel(rays: dict[str, Rays]) -> str:
    """The tiles of the examples on their cells, with what each crossing costs."""
    parts = [
        panel(
            Point(20, 510),
            700,
            600,
            "A board in axial coordinates",
            "The setup of both examples. A disc on a side: the cost of the crossing (C2). A hedge: no ray.",
        )
    ]
    origin, radius = Point(380, 811), 65.0
    taken = {cell: energy for energy, (cell, _) in BOARD.items()}
    around = {(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS} - set(taken)
    for cell in sorted(around - {(-2, 0)}):  # there the axes are drawn
        at = centre_of(cell, origin, radius)
        parts.append(
            hexagon(at, radius - 3, "none", mixed(TABLE, INK, 0.16), 1.3, more='stroke-dasharray="3 5"')
        )
        parts.append(text(at, coordinates(cell), 13, QUIET))
    for energy, (cell, rotation) in BOARD.items():
        at = centre_of(cell, origin, radius)
        parts.append(tile(energy, rays[energy], rotation, at, radius))
    for energy, (cell, rotation) in BOARD.items():
        at = centre_of(cell, origin, radius)
        for side in range(3):
            step = DIRECTIONS[side]
            other = taken.get((cell[0] + step[0], cell[1] + step[1]))
            if other is None:
                continue
            here = rays[energy][(side - rotation) % 6]
            there = rays[other][(side + 3 - BOARD[other][1]) % 6]
            if here is not None and there is not None:
                parts.append(
                    badge(
                        at.towards(angle_of(side), radius * sqrt(3) / 2), str(here + there + 1), ACCENT, INK
                    )
                )
        closed = {(index + rotation) % 6 for index, ray in enumerate(rays[energy]) if ray is None}
        corner = next(corner for corner in (3, 0, 1, 2, 4, 5) if not {(corner - 1) % 6, corner} & closed)
        parts.append(
            text(at.towards(60 * corner, radius * 0.66), coordinates(cell).replace(" ", ""), 13, INK, BOLD)
        )
    parts.append(axes(Point(84, 622)))
    return "".join(parts)


def axes(at: Point) -> str:
    """Where q and r grow."""
    q_end, r_end = at.towards(30, 62), at.towards(90, 62)
    return (
        arrow(at, 30, 62)
        + arrow(at, 90, 62)
        + disc(at, 4, INK)
        + text(q_end.towards(30, 24), "q", 18, INK, BOLD)
        + text(r_end.towards(90, 24), "r", 18, INK, BOLD)
    )


def stack_panel() -> str:
    """A stack as a list, and the symbols of a card."""
    parts = [
        panel(
            Point(740, 510),
            440,
            600,
            "Stacks and symbols",
            "Both are listed from bottom to top: the last entry is on top.",
        )
    ]
    cards = ("geothermal-06", "wind-01", "wind-06")
    for level, card in enumerate(cards):
        at = Point(768, 714 - 46 * level)
        parts.append(back(at, card.split("-")[0]))
        middle = at.y + 54
        parts.append(line(Point(at.x + 122, middle), Point(922, middle), mixed(TABLE, INK, 0.3), 1.5))
        parts.append(left(Point(930, middle), f"&quot;{card}&quot;", 15, INK, BOLD))
    parts.append(left(Point(930, 632), "on top: its back is seen,", 13, QUIET))
    parts.append(left(Point(930, 650), "and it is taken first", 13, QUIET))
    parts.append(
        left(
            Point(768, 822),
            "[..., &quot;geothermal-06&quot;, &quot;wind-01&quot;, &quot;wind-06&quot;]",
            13,
            INK,
        )
    )
    parts.append(front(Point(768, 872)))
    parts.append(left(Point(945, 912), "wind-01", 15, INK, BOLD))
    parts.append(left(Point(945, 936), "&quot;symbols&quot;:", 13, INK))
    parts.append(left(Point(945, 954), "[&quot;tile&quot;, &quot;jump:ocean&quot;]", 13, INK))
    for row, words in enumerate(("the lower one, listed first,", "is executed first (A1)")):
        parts.append(left(Point(945, 1000 + 18 * row), words, 13, QUIET))
    return "".join(parts)


def back(at: Point, energy: str) -> str:
    """The back of a card lying in a stack."""
    base = BASE[energy]
    rect = f'x="{number(at.x)}" width="112" rx="9"'
    return (
        f'<rect {rect} y="{number(at.y + 3)}" height="76" fill="{mixed(TABLE, INK, 0.3)}"/>'
        f'<rect {rect} y="{number(at.y)}" height="76" fill="{base}" stroke="{PAPER}" stroke-width="3"/>'
        f'<rect {rect} y="{number(at.y)}" height="76" fill="none" stroke="{mixed(base, INK, 0.45)}"/>'
        + "".join(symbol(energy, Point(at.x + 26 + 30 * i, at.y + 54), 7) for i in range(3))
        + "".join(symbol(energy, Point(at.x + 41 + 30 * i, at.y + 22), 7) for i in range(2))
    )


def front(at: Point) -> str:
    """The front of wind-01: a value and two symbols, the lower one numbered first."""
    base = BASE["wind"]
    x, y = at
    frame = f'x="{number(x)}" width="140" height="206" rx="12"'
    chips = ((Point(x + 38, y + 158), "1"), (Point(x + 38, y + 98), "2"))
    parts = [
        f'<rect {frame} y="{number(y + 3)}" fill="{mixed(TABLE, INK, 0.3)}"/>',
        f'<rect {frame} y="{number(y)}" fill="{mixed(base, PAPER, 0.55)}" stroke="{base}" stroke-width="7"/>',
        f'<rect {frame} y="{number(y)}" fill="none" stroke="{mixed(base, INK, 0.45)}"/>',
        text(Point(x + 38, y + 36), signed(-6), 36, INK, BOLD),
        disc(Point(x + 106, y + 34), 19, base, PAPER, 2),
        symbol("wind", Point(x + 106, y + 34), 12),
    ]
    for spot, order in chips:
        parts.append(disc(spot, 23, PAPER, mixed(base, INK, 0.45), 1.5))
        parts.append(badge(Point(spot.x + 48, spot.y), order, ACCENT, INK, 11))
    low, high = chips[0][0], chips[1][0]
    parts.append(hexagon(low, 13, mixed(base, PAPER, 0.2), INK, 1.8))
    parts.append(
        f'<path d="M{number(low.x - 5)} {number(low.y + 3)} A6 6 0 1 1 {number(low.x + 5)} '
        f'{number(low.y + 3)}" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    )
    parts.append(hexagon(Point(high.x + 6, high.y + 7), 10, BASE["ocean"], INK, 1.5))
    parts.append(
        f'<path d="M{number(high.x - 15)} {number(high.y + 6)} Q{number(high.x - 8)} {number(high.y - 20)} '
        f'{number(high.x + 5)} {number(high.y - 4)}" fill="none" stroke="{INK}" stroke-width="2.2" '
        f'stroke-linecap="round"/>'
    )
    parts.append(arrow(Point(x + 116, y + 172), -90, 86))
    return "".join(parts)


def picture() -> str:
    """The whole picture as SVG."""
    rays: dict[str, Rays] = json.loads(COMPONENTS.read_text(encoding="utf-8"))["tiles"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1130" viewBox="0 0 1200 1130" '
        "font-family=\"'Noto Sans', 'DejaVu Sans', sans-serif\">",
        "<title>Cells, sides, rotations and stacks in records of ENIX</title>",
        f'<rect width="1200" height="1130" fill="{TABLE}"/>',
        sides_panel(),
        rotation_panel(rays["solar"]),
        board_panel(rays),
        stack_panel(),
        "</svg>",
    ]
    return "\n".join(parts).replace("><", ">\n<") + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
