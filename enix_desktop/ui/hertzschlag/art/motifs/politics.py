"""Motifs of politics: laws, prices and what a town decides."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    cable,
    check,
    chimney,
    clock,
    coins,
    cooling_tower,
    euro,
    heat_pump,
    panel,
    pylon,
    sheet,
    turbine,
    windows,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import (
    bolt,
    cloud,
    drop,
    floor,
    gust,
    hills,
    person,
    smoke,
    sun,
    tree,
)
from enix_desktop.ui.hertzschlag.art.motifs.scene import GROUND, Scene, turned
from enix_desktop.ui.widgets.paper_art import box, curve, disc, merged, polygon, thick, together


def coal_exit(s: Scene) -> None:
    """A plant that smokes no more, closed with a chain; a sapling before it."""
    hills(s, [78, 72, 78, 74], s.far)
    cooling_tower(s, 24, GROUND, 34, 54, s.metal)
    chimney(s, 54, GROUND, 12, 64, s.iron, s.base)
    floor(s, GROUND - 2, s.near)
    bar = turned(box(-40, -4, 80, 8, 2), 38, 66, -24)
    s.put(bar, s.hot, 1.4)
    s.flat(together(turned(box(-34 + 16 * k, -4, 8, 8), 38, 66, -24) for k in range(5)), s.paper)
    s.stroke([(60, 106), (60, 94)], 1.8, s.ink)
    leaf = [disc(56, 93, 4), disc(64, 92, 4), disc(60, 88, 4)]
    s.put(merged(together(leaf)), s.leaf, 0.8)


def carbon_price(s: Scene) -> None:
    """A price tag on smoke, and coins for everybody."""
    chimney(s, 16, 78, 14, 36, s.iron, s.base)
    smoke(s, 18, 36, 13, s.mid)
    s.put(turned(polygon([(-16, 0), (-8, -9), (16, -9), (16, 9), (-8, 9)]), 48, 48, 12), s.paper, 1.6)
    s.flat(disc(37, 45.8, 2), s.ink)
    euro(s, 51, 49, 6.4)
    floor(s, 78, s.near)
    for x, coat in ((18, s.hot), (38, s.gold), (58, s.cold)):
        person(s, x, 92, 18, coat)


def solar_funding(s: Scene) -> None:
    """A grant that pays for panels."""
    sun(s, 22, 22, 8, s.gold)
    hills(s, [70, 64, 70, 66], s.far)
    panel(s, (10, 58), (46, 0), (8, 24), 4, 2)
    s.stroke([(36, 82), (36, 94)], 2, s.ink)
    floor(s, 90, s.mid)
    coins(s, 64, 90, 8, 6)
    coins(s, 58, 95, 8, 3)


def wind_permits(s: Scene) -> None:
    """A plan with a stamp, a turbine behind it."""
    hills(s, [70, 62, 70, 64], s.far)
    turbine(s, 22, 76, 52, 16)
    floor(s, 76, s.mid)
    sheet(s, 48, 68, 32, 42, 6, 3)
    s.put(disc(54, 80, 7), s.hot, 0.8)
    check(s, 54, 80, 3.6, s.paper)
    clock(s, 24, 82, 9, 60, 300)


def transmission_lines(s: Scene) -> None:
    """Masts that carry power over the hills."""
    hills(s, [60, 52, 58, 50], s.far)
    for y in (24, 35):
        cable(s, [(-6, y + 10), (20, y), (40, y + 13), (62, y + 6), (84, y + 16)], s.ink, 1.0)
    pylon(s, 62, 74, 46, s.iron)
    hills(s, [78, 70, 74, 70], s.mid)
    pylon(s, 20, 92, 74, s.ink)
    hills(s, [94, 90, 95, 91], s.near)


def balancing_market(s: Scene) -> None:
    """A balance: batteries on one side, a coin on the other."""
    floor(s, 90, s.far)
    s.put(polygon([(30, 92), (38, 84), (46, 92)]), s.ink, 1)
    s.stroke([(38, 88), (38, 26)], 3, s.ink, 1)
    s.stroke([(12, 40), (64, 30)], 3, s.ink, 1)
    for x, y in ((12, 40), (64, 30)):
        s.stroke([(x - 9, y + 26), (x, y), (x + 9, y + 26)], 1.1, s.iron)
        bowl = QPainterPath(QPointF(x - 12, y + 26))
        bowl.quadTo(x, y + 40, x + 12, y + 26)
        bowl.closeSubpath()
        s.put(bowl, s.base, 1.2)
    s.put(disc(38, 26, 4), s.gold, 0.8)
    for x in (7, 15):
        s.put(box(x - 3, 52, 6, 14, 1.2), s.leaf, 0.8)
        s.flat(box(x - 1.4, 50, 2.8, 2.4), s.ink)
    euro(s, 64, 48, 8)


def weather_forecast(s: Scene) -> None:
    """Sun, cloud and rain on a map with lines."""
    s.put(turned(box(-32, -36, 64, 72, 3), 38, 54, -4), s.paper, 2)
    for k in range(3):
        path = curve([(8, 40 + 16 * k), (26, 32 + 16 * k), (46, 42 + 16 * k), (68, 32 + 16 * k)])
        s.flat(thick(path, 1.2), s.metal)
    sun(s, 26, 42, 8, s.gold)
    cloud(s, 46, 64, 30, s.cold)
    for x in (38, 46, 54):
        drop(s, x, 74, 2.4, s.cold)
    gust(s, 10, 78, 20, s.hot, 2.2)


def data_centre(s: Scene) -> None:
    """Cabinets full of lamps."""
    floor(s, 96, s.mid)
    for x, top in ((14, 24), (38, 30), (62, 24)):
        s.put(box(x - 11, top, 22, 78, 2), s.glass, 1.8)
        for k in range(7):
            y = top + 5 + 10 * k
            s.flat(box(x - 8.4, y, 16.8, 6.4, 1), s.iron)
            s.flat(disc(x - 5, y + 3.2, 1.3), s.light if (k + x) % 3 else s.hot)
            s.flat(disc(x - 1, y + 3.2, 1.3), s.leaf)
            s.stroke([(x + 2.4, y + 3.2), (x + 6, y + 3.2)], 1, s.metal)


def old_plant(s: Scene) -> None:
    """An old plant that still smokes a little."""
    smoke(s, 27, 30, 9, s.mid)
    chimney(s, 26, 96, 15, 62, s.roof, s.wall)
    s.put(
        polygon([(34, 100), (34, 60), (48, 68), (48, 60), (62, 68), (62, 60), (76, 68), (80, 100)]),
        s.iron,
        1.6,
    )
    windows(s, 39, 76, 3, 1, (12, 0), (7, 8))
    s.put(box(4, 78, 16, 24, 1), s.metal, 1.2)
    floor(s, 96, s.near)
    bolt(s, 60, 48, 18)


def public_buildings(s: Scene) -> None:
    """A town hall with columns and a heat pump."""
    hills(s, [76, 70, 76, 72], s.far)
    s.put(box(36.6, 12, 2.8, 20), s.ink, 0.6)
    s.put(polygon([(39, 13), (56, 17), (39, 23)]), s.base, 0.8)
    s.put(polygon([(6, 50), (38, 28), (70, 50)]), s.wall, 1.6)
    s.flat(disc(38, 43, 4.4), s.base)
    s.put(box(8, 50, 60, 5), s.base, 0.8)
    s.put(box(11, 55, 54, 34), s.far, 0.6)
    s.put(together(box(13 + 11.4 * k, 55, 5.6, 34, 1) for k in range(5)), s.wall, 1)
    s.put(box(5, 88, 66, 7), s.metal, 1)
    floor(s, 94, s.near)
    heat_pump(s, 56, 108, 26, 19)
    tree(s, 12, 106, 22)


MOTIFS = {
    "politics-01": coal_exit,
    "politics-02": carbon_price,
    "politics-03": solar_funding,
    "politics-04": wind_permits,
    "politics-05": transmission_lines,
    "politics-06": balancing_market,
    "politics-07": weather_forecast,
    "politics-08": data_centre,
    "politics-09": old_plant,
    "politics-10": public_buildings,
}
