"""Motifs of flexibility: what can wait, and what stores."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    arrow,
    battery,
    cable,
    clock,
    heat_pump,
    house,
    panel,
    pylon,
    tank,
    turbine,
    windows,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import (
    bolt,
    drop,
    flame,
    floor,
    hills,
    snowflake,
    sun,
)
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene
from enix_desktop.ui.widgets.paper_art import box, curve, cut, disc, line, polar, polygon, thick, together


def washing_machine(s: Scene) -> None:
    """A washing machine that waits for its hour."""
    floor(s, 98, s.far)
    s.put(box(10, 36, 56, 66, 5), s.paper, 2.2)
    s.flat(box(10, 47, 56, 1.6), s.metal)
    s.flat(box(15, 40, 16, 4.4, 2), s.shade)
    s.put(disc(38, 74, 20), s.metal, 1)
    s.flat(disc(38, 74, 15.6), s.glass)
    wash = QPainterPath(QPointF(22.6, 76))
    wash.cubicTo(30, 68, 44, 84, 53.4, 74)
    wash.cubicTo(52, 94, 24, 94, 22.6, 76)
    s.flat(wash, s.cold)
    s.flat(together([disc(32, 70, 2.2), disc(40, 66, 1.6), disc(46, 71, 2)]), s.paper)
    clock(s, 24, 22, 12, 30, 0)


def smart_meter(s: Scene) -> None:
    """A meter with bars for each hour."""
    s.put(box(12, 22, 52, 74, 6), s.paper, 2.2)
    s.flat(box(18, 30, 40, 32, 3), s.glass)
    for k, high in enumerate((10, 18, 24, 15, 7)):
        s.flat(box(22 + 7 * k, 58 - high, 4.8, high, 1), s.light if k == 2 else s.leaf)
    s.flat(together(box(19 + 8 * k, 68, 6.4, 9, 1.4) for k in range(5)), s.ink)
    s.flat(together(line([(20.6 + 8 * k, 72.5), (23.8 + 8 * k, 72.5)], 1.4) for k in range(5)), s.paper)
    s.put(disc(38, 87, 4.6), s.hot, 0.8)
    for x in (30, 46):
        cable(s, [(x, 95), (x, 104), (x + (x - 38) * 0.6, 116)], s.near, 2.4)


def hot_water(s: Scene) -> None:
    """A tank that heats up while the sun shines."""
    sun(s, 18, 24, 8, s.gold)
    floor(s, 98, s.far)
    s.put(box(26, 30, 36, 72, 14), s.paper, 2.2)
    s.flat(cut(box(30, 34, 28, 64, 11), box(28, 30, 34, 22)), s.hot)
    s.flat(cut(box(30, 34, 28, 64, 11), box(28, 30, 34, 50)), s.cold)
    spiral = curve([(40, 92), (48, 88), (40, 84), (48, 80), (40, 76), (48, 72), (40, 68)])
    s.flat(thick(spiral, 2), s.paper)
    cable(s, [(12, 40), (12, 84), (18, 92), (27, 92)], s.ink, 2.2)
    drop(s, 68, 66, 4, s.cold)


def pump_control(s: Scene) -> None:
    """A house that listens: a heat pump that pauses."""
    hills(s, [86, 80, 86, 82], s.far)
    house(s, 30, 94, 42, 62)
    floor(s, 92, s.mid)
    heat_pump(s, 52, 103, 32, 26)
    for r in (7, 12, 17):
        path = QPainterPath()
        path.arcMoveTo(54 - r, 58 - r, 2 * r, 2 * r, 35)
        path.arcTo(54 - r, 58 - r, 2 * r, 2 * r, 35, 110)
        s.put(thick(path, 2.2), s.shade, 0.6)
    s.put(disc(54, 58, 2.6), s.shade, 0.4)


def cold_store(s: Scene) -> None:
    """A hall full of cold."""
    s.put(polygon([(6, 102), (6, 44), (38, 30), (70, 44), (70, 102)]), s.paper, 2)
    s.put(polygon([(3, 46), (38, 29), (73, 46), (73, 40), (38, 23), (3, 40)]), s.shade, 1)
    s.put(box(18, 58, 40, 46, 2), s.cold, 1)
    s.flat(together(box(18, 62 + 8 * k, 40, 1.2) for k in range(5)), s.paper)
    snowflake(s, 38, 80, 15, s.paper)
    floor(s, 102, s.mid)
    s.put(box(26, 37, 24, 10, 2), s.glass, 0.6)


def home_battery(s: Scene) -> None:
    """A battery in a cellar, panels on the roof."""
    s.put(box(10, 46, 56, 70), s.wall, 1.6)
    s.put(polygon([(2, 48), (38, 14), (74, 48)]), s.roof, 1.6)
    panel(s, (40, 22), (22, 20.6), (-10, 5), 3, 1)
    s.flat(box(10, 70, 56, 3), s.mid)
    windows(s, 17, 54, 3, 1, (16, 0), (9, 9))
    battery(s, 38, 110, 26, 32, 3)
    cable(s, [(56, 48), (60, 66), (58, 86), (51, 90)], s.gold, 1.8)


def virtual_plant(s: Scene) -> None:
    """Many small things, steered as one."""
    s.put(disc(38, 60, 30), s.far, 0.8)
    for turn in (-90, -18, 54, 126, 198):
        dx, dy = polar(30, turn)
        s.stroke([(38, 60), (38 + dx, 60 + dy)], 1.6, s.shade)
    for k, turn in enumerate((-90, -18, 54, 126, 198)):
        dx, dy = polar(30, turn)
        x, y = 38 + dx, 60 + dy
        s.put(disc(x, y, 10), s.paper, 1.2)
        if k == 0:
            sun(s, x, y, 3.6, s.gold, 8)
        elif k == 1:
            turbine(s, x, y + 7, 10, 10, 0.7, s.shade)
        elif k == 2:
            battery(s, x, y + 6, 8, 11, 2)
        elif k == 3:
            house(s, x, y + 6, 11, 13)
        else:
            flame(s, x, y + 6, 12)
    s.put(disc(38, 60, 12), s.base, 1.4)
    bolt(s, 38, 60, 18, s.light)


def block_unit(s: Scene) -> None:
    """A small engine: warmth for the house, power for the wire."""
    floor(s, 98, s.far)
    s.put(box(8, 50, 46, 50, 4), s.base, 2)
    s.flat(box(14, 56, 22, 22, 3), s.glass)
    flame(s, 25, 76, 17)
    for k in range(4):
        s.flat(box(14 + 9 * k, 84, 6, 10, 1), s.shade)
    s.stroke([(20, 50), (20, 26), (34, 26)], 4.6, s.metal, 1)
    s.stroke([(54, 64), (68, 64), (68, 30)], 3.4, s.hot, 1)
    arrow(s, 68, 26, 14, 0, s.hot)
    cable(s, [(54, 88), (64, 88), (70, 92), (80, 90)], s.ink, 2)
    bolt(s, 64, 80, 15)


def street_battery(s: Scene) -> None:
    """One large battery for a row of houses."""
    for x, roof in ((13, s.roof), (38, s.shade), (63, s.roof)):
        house(s, x, 58, 22, 36, roof)
    floor(s, 57, s.mid)
    for x in (13, 38, 63):
        cable(s, [(x, 57), (x, 64), (38, 72)], s.gold, 1.8)
    s.put(box(10, 70, 56, 30, 3), s.shade, 2)
    s.put(box(66, 79, 4, 12, 1), s.ink, 0.6)
    s.flat(box(14, 74, 48, 22, 2), s.wall)
    s.flat(together(box(17 + 11.4 * k, 77, 8.6, 16, 1) for k in range(3)), s.leaf)
    floor(s, 100, s.near)


def hydrogen(s: Scene) -> None:
    """Water split into bubbles by power."""
    floor(s, 96, s.far)
    s.put(box(8, 40, 40, 60, 4), s.paper, 1.8)
    s.flat(box(12, 54, 32, 42, 2), s.cold)
    for x, colour in ((20, s.hot), (36, s.ink)):
        s.stroke([(x, 34), (x, 84)], 3.4, colour, 0.6)
    for x, y, r in ((25, 62, 2.2), (26, 74, 1.6), (15, 68, 1.8), (31, 60, 1.8), (41, 70, 2.2), (31, 78, 1.4)):
        s.flat(disc(x, y, r), s.paper)
    cable(s, [(20, 34), (22, 24), (36, 24), (36, 34)], s.gold, 2)
    bolt(s, 29, 20, 17)
    tank(s, 62, 98, 18, 46, s.base)
    s.flat(together([disc(59, 74, 4), disc(65.4, 74, 4)]), s.paper)
    s.stroke([(48, 58), (56, 58)], 2.4, s.iron)


def grid_sensors(s: Scene) -> None:
    """A local station that measures its line."""
    cable(s, [(-4, 26), (18, 34), (44, 20)], s.ink, 1.2)
    pylon(s, 20, 66, 50, s.iron)
    floor(s, 66, s.mid)
    s.put(box(30, 44, 38, 46, 2), s.wall, 1.8)
    s.put(box(27, 40, 44, 6, 2), s.shade, 1)
    s.put(disc(49, 66, 14), s.ink, 1)
    s.flat(disc(49, 66, 12), s.paper)
    s.flat(thick(curve([(40, 66), (44, 60), (48, 71), (52, 62), (58, 66)]), 1.8), s.hot)
    s.put(disc(10, 84, 4.6), s.leaf, 0.8)
    s.put(disc(22, 84, 4.6), s.light, 0.8)


MOTIFS = {
    "flexibility-01": washing_machine,
    "flexibility-02": smart_meter,
    "flexibility-03": hot_water,
    "flexibility-04": pump_control,
    "flexibility-05": cold_store,
    "flexibility-06": home_battery,
    "flexibility-07": virtual_plant,
    "flexibility-08": block_unit,
    "flexibility-09": street_battery,
    "flexibility-10": hydrogen,
    "flexibility-11": grid_sensors,
}
