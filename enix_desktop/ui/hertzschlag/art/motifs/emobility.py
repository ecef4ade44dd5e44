"""Motifs of electromobility: bikes, cars, buses, trams, and where they charge."""

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    arrow,
    block,
    cable,
    charger,
    clock,
    house,
    pylon,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import bolt, cloud, floor, hills, moon, tree
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene
from enix_desktop.ui.hertzschlag.art.motifs.vehicles import bike, bus, car, tram
from enix_desktop.ui.widgets.paper_art import box, disc, line, polygon, together


def e_bike(s: Scene) -> None:
    """A bike with a battery in its frame."""
    cloud(s, 20, 30, 28, s.paper)
    hills(s, [76, 66, 74, 64], s.far)
    floor(s, 94, s.mid)
    bike(s, 38, 97, 14, s.base)
    s.put(line([(36, 80), (43, 70)], 5.4), s.ink, 0.6)
    bolt(s, 39.6, 75, 9, s.light)


def cargo_bike(s: Scene) -> None:
    """A bike with a large box, and one that waits."""
    hills(s, [72, 64, 70, 62], s.far)
    tree(s, 12, 80, 32)
    floor(s, 94, s.mid)
    bike(s, 34, 98, 11, s.base)
    s.put(polygon([(46, 70), (74, 70), (70, 90), (50, 90)]), s.roof, 1.6)
    s.flat(box(46, 68, 28, 4, 1), s.wall)
    s.put(together([disc(54, 66, 4.4), disc(66, 65, 5)]), s.leaf, 0.6)
    s.put(box(57, 56, 6, 12, 1.4), s.wall, 0.6)


def small_car(s: Scene) -> None:
    """A small car on its way."""
    cloud(s, 22, 28, 30, s.paper)
    block(s, 16, 76, 24, 34, s.far, 3, 3)
    hills(s, [78, 72, 76, 70], s.mid)
    floor(s, 88, s.near)
    car(s, 40, 97, 46, s.gold)
    s.flat(together(box(4 + 20 * k, 103, 12, 2.4, 1) for k in range(4)), s.paper)


def family_car(s: Scene) -> None:
    """A long car with luggage on its roof."""
    hills(s, [72, 60, 70, 58], s.far)
    tree(s, 14, 82, 34)
    tree(s, 64, 80, 26)
    floor(s, 88, s.near)
    s.put(box(16, 55, 18, 10, 2), s.roof, 1)
    s.put(box(35, 58, 11, 7, 2), s.gold, 1)
    s.stroke([(14, 66), (48, 66)], 1.8, s.ink)
    car(s, 38, 98, 66, s.base, is_large=True)


def wallbox(s: Scene) -> None:
    """A box on a wall with a cable to a car."""
    s.flat(box(-4, -4, 90, 100), s.wall)
    for y in range(8, 92, 12):
        s.flat(together(box(-6 + 18 * k + (y // 12 % 2) * 9, y, 16, 10, 1) for k in range(6)), s.sky)
    floor(s, 94, s.near)
    s.put(box(12, 24, 28, 36, 6), s.paper, 2)
    s.flat(disc(26, 36, 7), s.glass)
    bolt(s, 26, 36, 11, s.light)
    s.flat(box(18, 49, 16, 4, 2), s.leaf)
    cable(s, [(26, 60), (22, 80), (38, 88), (56, 74)], s.ink, 2.6)
    car(s, 84, 100, 72, s.base)
    s.put(disc(57, 74, 3.6), s.ink, 0.6)


def fast_charging(s: Scene) -> None:
    """A roof with many chargers in the night."""
    moon(s, 16, 20, 8, s.paper)
    s.put(polygon([(-4, 44), (80, 36), (80, 43), (-4, 51)]), s.shade, 1.6)
    for x in (25, 51):
        s.stroke([(x, 46), (x, 88)], 2, s.iron)
    floor(s, 80, s.near)
    for x in (12, 38, 64):
        charger(s, x, 84, 12, 28)
    for x, colour in ((8, s.gold), (50, s.hot)):
        car(s, x + 12, 103, 36, colour)


def buses(s: Scene) -> None:
    """A depot full of buses."""
    s.put(polygon([(-4, 42), (38, 20), (80, 42), (80, 50), (-4, 50)]), s.shade, 1.6)
    s.put(box(-4, 48, 90, 40), s.far, 0.6)
    bus(s, 52, 78, 46, 22, s.mid)
    floor(s, 74, s.near)
    bus(s, 36, 102, 62, 30, s.base)
    bolt(s, 16, 84, 10, s.light)


def tram_line(s: Scene) -> None:
    """A tram between houses."""
    block(s, 14, 84, 24, 54, s.far, 3, 5)
    block(s, 62, 84, 26, 44, s.far, 3, 4)
    floor(s, 84, s.mid)
    tram(s, 38, 97, 66, 34, s.base)
    s.stroke([(-4, 99), (80, 99)], 1.8, s.ink)
    s.stroke([(-4, 106), (80, 106)], 1.8, s.ink)


def smart_charging(s: Scene) -> None:
    """A car that sleeps until a better hour."""
    moon(s, 18, 20, 8, s.paper)
    house(s, 22, 84, 32, 42, lit=False)
    floor(s, 82, s.near)
    charger(s, 64, 88, 12, 30)
    cable(s, [(60, 70), (54, 82), (46, 78)], s.ink, 2)
    car(s, 30, 100, 46, s.base)
    clock(s, 50, 36, 13, 90, 0)


def car_to_grid(s: Scene) -> None:
    """Power that flows both ways between a car and the line."""
    hills(s, [70, 62, 68, 60], s.far)
    pylon(s, 20, 76, 56, s.iron)
    floor(s, 74, s.mid)
    cable(s, [(33, 41), (60, 52), (64, 82)], s.ink, 1.4)
    arrow(s, 42, 62, 20, 0, s.gold)
    arrow(s, 56, 62, 20, 180, s.leaf)
    floor(s, 94, s.near)
    car(s, 40, 105, 50, s.base)


MOTIFS = {
    "emobility-01": e_bike,
    "emobility-02": cargo_bike,
    "emobility-03": small_car,
    "emobility-04": family_car,
    "emobility-05": wallbox,
    "emobility-06": fast_charging,
    "emobility-07": buses,
    "emobility-08": tram_line,
    "emobility-09": smart_charging,
    "emobility-10": car_to_grid,
}
