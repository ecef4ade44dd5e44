"""What the picture of the record's conventions is made of: hexagons, tiles, arrows and text as SVG."""

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
