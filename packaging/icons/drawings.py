"""The drawings of the program's icons as SVG: the goblin's blackout cap on a tile.

The cap is the one of `enix_desktop.ui.enix.goblin`; a test lays both on each other. Below 48 pixels fewer and
thicker shapes are drawn, on whole pixels.
"""

import math

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.widgets.theme import INK, PAPER

_TILE = ENERGY_COLOURS[Energy.OCEAN]
BASE, TINT, SHADE = _TILE.base.name(), _TILE.tint.name(), _TILE.shade.name()
_INK, PAPER_WHITE = INK.name(), PAPER.name()
NIGHT, NIGHT_DEEP, NIGHT_BAND, STAR = "#2f2a52", "#211d3d", "#574c93", "#f7d774"
_SHADOW = "#1c1408"
_DARKNESS = 0.22

# The parts of the cap in the square of 100 in which the game draws it.
_CONE = "M19 56C24 30 30 5 54 4C70 3.5 83 13 87 28C78 21 69 22 67 27C70 38 77 46 81 56Z"
_FOLD = "M87 28C83 13 70 3.5 54 4C64 8 68 18 67 27C69 22 78 21 87 28Z"
_BRIM = "M19 56C24.1667 56.8333 39.6667 61 50 61C60.3333 61 75.8333 56.8333 81 56"
_BOBBLE = (87.0, 32.0, 7.0)
_BRIM_WIDTH = 12.0
_RIM = 3.4


def svg(size: float, *parts: str) -> str:
    """A square picture of *parts*, *size* units wide."""
    space = f'width="{size:g}" height="{size:g}" viewBox="0 0 {size:g} {size:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {space}>'
    return "\n".join([head, *parts, "</svg>", ""])


def app_icon() -> str:
    """The icon for 48 pixels and more, and for everything that scales."""
    return svg(128, *_tile(64, 60.5, 60), _placed(cap(), 64.5, 60, 1.16))


def record_icon() -> str:
    """The icon of a recorded game: a sheet of paper with the cap on its tile."""
    sheet = "M28 8H80L104 32V114A6 6 0 0 1 98 120H28A6 6 0 0 1 22 114V14A6 6 0 0 1 28 8Z"
    lines = "".join(f"M36 {y}H{x}" for y, x in ((20, 60), (29, 70)))
    return svg(
        128,
        _shadow(path(sheet, _SHADOW), 4),
        path(sheet, PAPER_WHITE, f' stroke="{SHADE}" stroke-opacity="0.45" stroke-width="1.5"'),
        path("M80 8L104 32H86A6 6 0 0 1 80 26Z", "#d9d2c1"),
        stroke(lines, "#b9b2a2", 3.5),
        *_tile(63, 74, 38),
        _placed(cap(), 63.5, 73.5, 0.72),
    )


def cap() -> str:
    """The cap with its paper edge and the goblin's eyes below it, in the game's square of 100."""
    x, y, radius = _BOBBLE
    bobble = disc(x, y, radius, STAR)
    edge = "".join(
        [
            path(
                _CONE, PAPER_WHITE, f' stroke="{PAPER_WHITE}" stroke-width="{_RIM}" stroke-linejoin="round"'
            ),
            stroke(_BRIM, PAPER_WHITE, _BRIM_WIDTH + _RIM),
            disc(x, y, radius + _RIM / 2, PAPER_WHITE),
        ]
    )
    dark_edge = edge.replace(PAPER_WHITE, _SHADOW)
    return "\n".join(
        [
            f'<ellipse cx="50" cy="62" rx="29" ry="15" fill="{NIGHT_DEEP}"/>',
            *(disc(x, 71, 4.6, STAR) + disc(x + 1.2, 71.4, 2.2, _INK) for x in (40, 60)),
            _shadow(dark_edge, 3),
            edge,
            path(_CONE, NIGHT),
            path(_FOLD, NIGHT_DEEP),
            path(star(41, 37, 6.0, -14), STAR),
            path(star(57, 24, 4.2, 8), STAR),
            disc(60, 43, 1.7, STAR),
            disc(43, 21, 1.4, STAR),
            _shadow(stroke(_BRIM, _SHADOW, _BRIM_WIDTH), 1.8),
            stroke(_BRIM, NIGHT_BAND, _BRIM_WIDTH),
            _shadow(disc(x, y, radius, _SHADOW), 1.6),
            bobble,
        ]
    )


def star(x: float, y: float, radius: float, turn: float) -> str:
    """The path of a star with five points."""
    corners = []
    for corner in range(10):
        reach, angle = radius * (1 if corner % 2 == 0 else 0.45), math.radians(turn + 36 * corner)
        corners.append(f"{x + reach * math.cos(angle):.2f} {y + reach * math.sin(angle):.2f}")
    return f"M{'L'.join(corners)}Z"


def hexagon(x: float, y: float, radius: float) -> str:
    """The path of a hexagon with a flat top."""
    corners = (math.radians(60 * corner) for corner in range(6))
    points = (f"{x + radius * math.cos(angle):.2f} {y + radius * math.sin(angle):.2f}" for angle in corners)
    return f"M{'L'.join(points)}Z"


def _tile(x: float, y: float, radius: float) -> list[str]:
    """A thick tile of card: its side in the shade, and its face with a light edge."""
    thickness = radius / 8
    rounding = f' stroke-width="{radius / 6:g}" stroke-linejoin="round"'
    body, side = hexagon(x, y, radius * 0.92), hexagon(x, y + thickness, radius * 0.92)
    face = hexagon(x, y, radius * 0.84)
    return [
        _shadow(path(side, _SHADOW, f'{rounding} stroke="{_SHADOW}"'), thickness * 0.6),
        path(side, SHADE, f'{rounding} stroke="{SHADE}"'),
        path(body, TINT, f'{rounding} stroke="{TINT}"'),
        path(face, BASE, f'{rounding} stroke="{BASE}"'),
    ]


def _placed(part: str, x: float, y: float, scale: float) -> str:
    """*part* with the middle of the cap at (x, y)."""
    place = f"translate({x:g} {y:g}) scale({scale:g}) translate(-53 -39)"
    return f'<g transform="{place}">\n{part}\n</g>'


def _shadow(part: str, depth: float) -> str:
    """The soft shadow of *part*, which is all of one colour; the light comes from above."""
    layers = max(3, round(depth / 2))
    falls = (depth * layer / layers for layer in range(1, layers + 1))
    faint = f'opacity="{_DARKNESS / layers:.4g}"'
    return "\n".join(
        f'<g transform="translate({0.12 * fall:.2f} {fall:.2f})" {faint}>{part}</g>' for fall in falls
    )


def path(data: str, colour: str, more: str = "") -> str:
    """A filled path."""
    return f'<path d="{data}" fill="{colour}"{more}/>'


def stroke(data: str, colour: str, width: float, ends: str = "round") -> str:
    """A path drawn with a pen."""
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="{ends}" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, radius: float, colour: str) -> str:
    """A circle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>'
