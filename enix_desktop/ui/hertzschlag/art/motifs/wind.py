"""Motifs of wind energy: turbines on roofs, on hills and at sea."""

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    cable,
    check,
    coins,
    house,
    sheet,
    tank,
    turbine,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import (
    cloud,
    fir,
    floor,
    gust,
    hills,
    person,
    sea,
)
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene, turned
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, mix, polygon, thick, together


def small_turbine(s: Scene) -> None:
    """A small turbine with a tail on a roof."""
    cloud(s, 18, 28, 26, s.paper)
    gust(s, 2, 52, 22, s.shade)
    hills(s, [92, 86, 92, 88], s.far)
    s.put(polygon([(38, 34), (62, 28), (62, 40)]), s.hot, 1)
    turbine(s, 38, 66, 32, 20, 0.5)
    house(s, 38, 102, 46, 42)
    floor(s, 100, s.mid)


def contract(s: Scene) -> None:
    """A contract with a green rotor on it."""
    hills(s, [96, 90, 96, 92], s.far)
    sheet(s, 38, 62, 50, 68, -4, 2)
    turbine(s, 36, 86, 30, 10, 0.6, s.leaf)
    s.flat(turned(line([(-18, 28), (2, 28)], 1.4), 38, 62, -4), s.near)
    s.put(disc(57, 92, 8), s.leaf, 1)
    check(s, 57, 92, 4, s.paper)


def share(s: Scene) -> None:
    """A wind farm, and coins for those who hold a part of it."""
    hills(s, [66, 58, 64, 56], s.far)
    turbine(s, 16, 72, 34, 10)
    turbine(s, 58, 68, 30, 50)
    turbine(s, 38, 78, 44, 30)
    hills(s, [78, 74, 80, 76], s.mid)
    for x, coat in ((14, s.hot), (28, s.cold)):
        person(s, x, 106, 20, coat)
    coins(s, 48, 106, 8, 2)
    coins(s, 64, 106, 8, 4)


def low_wind(s: Scene) -> None:
    """Long blades on a tall tower, slow wind."""
    hills(s, [92, 86, 92, 86], s.far)
    turbine(s, 34, 104, 58, 24, 0.66)
    hills(s, [102, 98, 103, 99], s.mid)
    house(s, 62, 104, 14, 16)
    house(s, 12, 106, 12, 14)
    gust(s, 48, 84, 20, s.shade, 1.6)


def citizens(s: Scene) -> None:
    """People around their own turbine."""
    cloud(s, 16, 40, 24, s.paper)
    hills(s, [86, 78, 86, 80], s.far)
    turbine(s, 40, 92, 58, 0)
    hills(s, [94, 90, 94, 91], s.mid)
    for k, coat in enumerate((s.hot, s.cold, s.leaf, s.gold, s.roof)):
        person(s, 10 + 14 * k, 108, 19, coat)


def forest(s: Scene) -> None:
    """A turbine above the trees."""
    hills(s, [76, 70, 76, 72], s.far)
    for x in (10, 26, 50, 66):
        fir(s, x, 92, 32, mix(s.leaf, s.far, 0.35))
    turbine(s, 36, 98, 66, 34, 0.46)
    for x, h in ((2, 38), (18, 34), (58, 36), (74, 40)):
        fir(s, x, 108, h, s.leaf)
    floor(s, 106, s.near)


def repowering(s: Scene) -> None:
    """One tall turbine where small ones stood."""
    hills(s, [80, 74, 80, 76], s.far)
    for x in (12, 62):
        s.put(together([line([(x, 92), (x, 64)], 1.8)]), s.iron, 0.6)
        s.put(
            together(turned(line([(0, 0), (0, -11)], 1.8), x, 64, 120 * k + 40) for k in range(3)),
            s.iron,
            0.6,
        )
        s.put(
            together([line([(x - 7, 70), (x + 7, 84)], 2.6), line([(x + 7, 70), (x - 7, 84)], 2.6)]),
            s.hot,
            0.6,
        )
    turbine(s, 36, 102, 68, 18, 0.46)
    hills(s, [100, 96, 100, 97], s.mid)


def inertia(s: Scene) -> None:
    """A turbine that steadies the beat."""
    hills(s, [92, 86, 92, 88], s.far)
    turbine(s, 24, 96, 58, 10, 0.44)
    hills(s, [98, 94, 99, 95], s.mid)
    s.put(box(34, 60, 40, 28, 4), s.glass, 1.6)
    beat = [(38, 74), (43, 64), (48, 83), (53, 68), (58, 77), (62, 74), (70, 74)]
    s.flat(thick(curve(beat), 2), s.light)


def hydrogen_farm(s: Scene) -> None:
    """Turbines that fill a tank."""
    hills(s, [70, 62, 70, 64], s.far)
    turbine(s, 20, 80, 48, 6)
    turbine(s, 50, 74, 36, 40)
    hills(s, [82, 78, 82, 79], s.mid)
    cable(s, [(20, 84), (28, 94), (38, 94)], s.ink, 2)
    tank(s, 46, 106, 16, 26, s.paper)
    tank(s, 65, 106, 16, 32, s.cold)
    s.flat(together([disc(63, 88, 3), disc(68, 88, 3)]), s.paper)


def offshore_share(s: Scene) -> None:
    """Turbines at sea, and a lighthouse ashore."""
    cloud(s, 20, 26, 26, s.paper)
    turbine(s, 52, 78, 40, 16)
    turbine(s, 30, 76, 30, 50)
    sea(s, 76, s.cold)
    s.put(polygon([(6, 96), (9, 58), (17, 58), (20, 96)]), s.paper, 1.4)
    s.flat(polygon([(8, 76), (8.8, 66), (17.4, 66), (18.2, 76)]), s.hot)
    s.put(box(8, 50, 10, 8, 1.4), s.light, 0.8)
    s.put(polygon([(6, 51), (13, 44), (20, 51)]), s.hot, 0.8)
    sea(s, 92, mix(s.cold, s.shade, 0.4), 2)
    coins(s, 62, 104, 7, 3)


def offshore_farm(s: Scene) -> None:
    """Many turbines far out at sea, and a ship."""
    for x, y, h, turn in ((10, 66, 24, 30), (26, 64, 26, 8), (44, 64, 26, 50), (62, 66, 24, 20)):
        turbine(s, x, y, h, turn)
    sea(s, 64, mix(s.cold, s.sky, 0.35), 1.4)
    turbine(s, 22, 86, 46, 26)
    turbine(s, 54, 84, 42, 60)
    sea(s, 82, s.cold, 2)
    s.put(polygon([(28, 90), (62, 90), (56, 100), (34, 100)]), s.hot, 1.4)
    s.put(box(36, 82, 12, 8, 1), s.paper, 0.8)
    s.stroke([(52, 90), (52, 74), (60, 80)], 1.6, s.ink)
    sea(s, 98, mix(s.cold, s.shade, 0.5), 2, 16, 6)


MOTIFS = {
    "wind-01": small_turbine,
    "wind-02": contract,
    "wind-03": share,
    "wind-04": low_wind,
    "wind-05": citizens,
    "wind-06": forest,
    "wind-07": repowering,
    "wind-08": inertia,
    "wind-09": hydrogen_farm,
    "wind-10": offshore_share,
    "wind-11": offshore_farm,
}
