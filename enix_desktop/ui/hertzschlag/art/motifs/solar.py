"""Motifs of solar energy: panels on balconies, roofs, walls and fields."""

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    battery,
    block,
    cable,
    coins,
    panel,
    sloped_roof,
    windows,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import floor, hills, person, sun, tree, wheat
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene
from enix_desktop.ui.hertzschlag.art.motifs.vehicles import car
from enix_desktop.ui.widgets.paper_art import box, disc, line, polygon, together


def balcony(s: Scene) -> None:
    """Two panels at the rail of a balcony."""
    s.flat(box(-4, -4, 90, 130), s.wall)
    s.put(box(14, 18, 26, 40, 2), s.roof, 0.8)
    windows(s, 17, 21, 2, 1, (11.5, 0), (9, 34))
    s.put(box(50, 30, 16, 20, 2), s.roof, 0.8)
    windows(s, 52.4, 32.4, 1, 1, (0, 0), (11, 15))
    s.put(box(4, 56, 56, 5, 1), s.near, 1.2)
    panel(s, (5, 63), (26, 0), (0, 26), 2, 3)
    panel(s, (33, 63), (26, 0), (0, 26), 2, 3)
    s.put(box(2, 90, 60, 6, 1), s.near, 1.2)
    tree(s, 66, 118, 30)


def _home(s: Scene, roof_high: float = 30) -> None:
    hills(s, [90, 84, 90, 86], s.far)
    s.put(box(12, 64, 52, 36), s.wall, 1.6)
    windows(s, 19, 74, 2, 1, (28, 0), (11, 11))
    s.flat(box(34, 78, 9, 20, 1), s.near)
    sloped_roof(s, 38, 66, 68, roof_high)
    floor(s, 98, s.mid)


def small_roof(s: Scene) -> None:
    """A few panels on a roof."""
    sun(s, 20, 20, 9, s.base)
    _home(s)
    panel(s, (30, 44), (20, 0), (2.4, 16), 2, 2)


def full_roof(s: Scene) -> None:
    """A roof full of panels."""
    sun(s, 20, 18, 9, s.base)
    _home(s)
    for row in range(2):
        for column in range(3):
            x = 17 - row * 4.6 + column * (14 + row * 3.2)
            panel(s, (x, 39 + row * 13), (12.6 + row * 3, 0), (-1 + column, 11), 2, 1)


def school(s: Scene) -> None:
    """A school with panels and a bell."""
    sun(s, 16, 18, 8, s.base)
    s.put(box(6, 54, 64, 46), s.roof, 1.6)
    windows(s, 11, 62, 5, 2, (11.6, 16), (7.6, 10))
    for k in range(3):
        panel(s, (8 + 22 * k, 40), (17, 0), (-3, 13), 3, 2)
    s.put(box(30, 22, 16, 16), s.wall, 1)
    s.put(polygon([(27, 24), (38, 12), (49, 24)]), s.near, 1)
    s.flat(disc(38, 30, 4), s.base)
    floor(s, 94, s.mid)
    for x, coat in ((18, s.hot), (30, s.cold), (56, s.leaf)):
        person(s, x, 107, 15, coat)


def carport(s: Scene) -> None:
    """Panels over parked cars."""
    sun(s, 18, 20, 9, s.base)
    hills(s, [78, 72, 78, 74], s.far)
    floor(s, 90, s.mid)
    s.put(together([line([(14, 56), (14, 98)], 2.6), line([(64, 46), (64, 98)], 2.6)]), s.ink, 0.8)
    panel(s, (2, 52), (70, -14), (4, 9), 6, 1)
    car(s, 38, 100, 46, s.hot)


def facade(s: Scene) -> None:
    """Upright panels on a tall house."""
    sun(s, 14, 50, 9, s.base)
    hills(s, [94, 88, 94, 90], s.far)
    block(s, 46, 102, 44, 84, s.wall, 1, 1)
    s.flat(box(28, 22, 36, 80), s.wall)
    windows(s, 42, 26, 1, 4, (0, 18), (8, 10))
    for row in range(4):
        panel(s, (27, 24 + row * 18), (11, 0), (0, 15), 1, 3)
        panel(s, (53, 24 + row * 18), (11, 0), (0, 15), 1, 3)
    floor(s, 100, s.mid)
    tree(s, 12, 104, 24)


def east_west(s: Scene) -> None:
    """A roof with panels on both sides; the sun rises and sets."""
    sun(s, 12, 44, 7, s.base)
    sun(s, 66, 44, 7, s.hot)
    s.flat(together(disc(38 + dx, 34 + dx * dx * 0.012, 1.1) for dx in range(-20, 21, 8)), s.near)
    hills(s, [94, 90, 94, 90], s.far)
    s.put(box(16, 72, 44, 30), s.wall, 1.4)
    s.put(polygon([(8, 76), (38, 46), (68, 76)]), s.roof, 1.4)
    panel(s, (35, 46), (-25, 25), (-3, -3.4), 4, 1)
    panel(s, (41, 46), (25, 25), (3, -3.4), 4, 1)
    windows(s, 24, 80, 2, 1, (18, 0), (10, 10))
    floor(s, 98, s.mid)


def solar_park(s: Scene) -> None:
    """Rows of panels on open land."""
    sun(s, 24, 24, 11, s.base, 12)
    hills(s, [56, 50, 56, 52], s.far)
    floor(s, 58, s.leaf)
    for row, (y, high) in enumerate(((62, 9), (76, 12), (93, 15))):
        wide = 20 + row * 4
        for column in range(4):
            panel(s, (-6 + column * (wide + 2) - row * 5, y), (wide - 1, 0), (-high * 0.3, high), 3, 2)


def field_panels(s: Scene) -> None:
    """Crops below, panels above."""
    sun(s, 18, 20, 8, s.base)
    hills(s, [74, 68, 74, 70], s.far)
    floor(s, 86, s.mid)
    s.put(together([line([(14, 50), (14, 104)], 2), line([(58, 42), (58, 104)], 2)]), s.ink, 0.6)
    panel(s, (0, 48), (32, -6), (5, 11), 3, 2)
    panel(s, (38, 41), (32, -6), (5, 11), 3, 2)
    for k in range(8):
        wheat(s, 5 + 9.4 * k, 108, 22 + (k % 3) * 3, s.hot if k % 2 else s.near)


def roof_battery(s: Scene) -> None:
    """Panels on the roof, a battery beside the house."""
    sun(s, 16, 16, 7, s.base)
    s.put(box(6, 58, 44, 44), s.wall, 1.6)
    windows(s, 12, 70, 2, 1, (20, 0), (11, 11))
    s.put(polygon([(0, 60), (18, 30), (60, 30), (56, 60)]), s.roof, 1.4)
    panel(s, (20, 34), (34, 0), (-4, 21), 4, 2)
    floor(s, 98, s.mid)
    cable(s, [(52, 56), (62, 60), (62, 70)], s.ink, 2)
    battery(s, 62, 104, 20, 32, 4)


def tenants(s: Scene) -> None:
    """A house with many flats and one roof."""
    sun(s, 14, 18, 7, s.base)
    block(s, 38, 96, 52, 58, s.roof, 4, 4)
    for k in range(3):
        panel(s, (14 + 17 * k, 24), (14, 0), (-3, 11), 2, 2)
    s.stroke([(38, 38), (38, 92)], 1.8, s.base)
    for y in (50, 63, 76):
        s.stroke([(24, y), (52, y)], 1.4, s.base)
    coins(s, 64, 90, 7, 3)


MOTIFS = {
    "solar-01": balcony,
    "solar-02": small_roof,
    "solar-03": full_roof,
    "solar-04": school,
    "solar-05": carport,
    "solar-06": facade,
    "solar-07": east_west,
    "solar-08": solar_park,
    "solar-09": field_panels,
    "solar-10": roof_battery,
    "solar-11": tenants,
}
