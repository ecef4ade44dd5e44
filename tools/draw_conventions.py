"""Draws record-conventions.svg: how cells, sides, rotations and stacks are counted in records.

Run `python -m tools.draw_conventions`; a test compares the picture with what this draws.
"""

import json
from math import sqrt

from tools.convention_shapes import (
    ACCENT,
    BASE,
    BOARD,
    BOLD,
    COMPONENTS,
    DIRECTIONS,
    INK,
    NAMES,
    PAPER,
    PICTURE,
    QUIET,
    TABLE,
    Point,
    Rays,
    angle_of,
    arrow,
    badge,
    centre_of,
    coordinates,
    disc,
    head,
    hexagon,
    left,
    line,
    mixed,
    number,
    panel,
    signed,
    symbol,
    text,
    tile,
)


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
