"""Motifs of biomass."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import chimney, house, log, pipe, tank, trunk
from enix_desktop.ui.enix.card_motifs.nature import (
    bare_tree,
    cloud,
    conifer,
    drop,
    flame,
    grass,
    hills,
    leaf,
    puffs,
    rain,
    ripples,
    steam,
    sun,
    tree,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polygon, thick, together


def wildfire(s: Scene) -> None:
    """A forest in flames."""
    puffs(s, 60, 78, 20, s.far, 0.9)
    puffs(s, 88, 92, 14, s.mid, 0.4)
    hills(s, [124, 118, 123, 117], s.mid)
    for x, h in ((50, 44), (72, 58), (94, 46)):
        flame(s, x, 128, h)
    for x, h in ((40, 40), (61, 50), (84, 44), (103, 36)):
        conifer(s, x, 134, h, s.near)
    for x, h in ((20, 22), (52, 22), (74, 26), (96, 22)):
        flame(s, x, 140, h)
    hills(s, [136, 134, 137, 133], s.near)
    for x, y in ((46, 72), (70, 58), (90, 66), (100, 84), (56, 60)):
        s.flat(disc(x, y, 1.4), s.light)


def bark_beetle(s: Scene) -> None:
    """A beetle and its galleries below the bark."""
    bare_tree(s, 46, 132, 62, s.far)
    bare_tree(s, 100, 132, 54, s.far)
    hills(s, [130, 128, 131, 127], s.near)
    s.put(polygon([(54, 150), (59, -4), (91, -4), (98, 150)]), s.shade, 2.4)
    wood = QPainterPath(QPointF(66, 66))
    wood.cubicTo(78, 60, 88, 72, 87, 96)
    wood.cubicTo(88, 126, 80, 136, 74, 136)
    wood.cubicTo(64, 132, 62, 84, 66, 66)
    s.flat(wood, s.tint)
    s.flat(line([(75, 74), (76, 130)], 2.4), s.shade)
    for y in (80, 88, 112, 120, 128):
        s.flat(thick(curve([(75, y), (70, y - 1), (67, y + 3)]), 1.4), s.shade)
        s.flat(thick(curve([(76, y), (81, y - 1), (84, y + 3)]), 1.4), s.shade)
    for dy in (-5, 0, 5):
        s.stroke([(64, 100 + dy * 1.6), (87, 100 + dy * 1.6)], 1.3, s.ink)
    oval = QPainterPath()
    oval.addEllipse(QPointF(75.5, 101), 7, 10)
    s.put(oval, s.ink, 1.4)
    s.put(disc(75.5, 90, 4.6), s.ink, 0.8)
    s.flat(line([(75.5, 95), (75.5, 110)], 1), s.base)
    s.stroke([(73, 87), (69, 82)], 1.2, s.ink)
    s.stroke([(78, 87), (82, 82)], 1.2, s.ink)


def wet_firewood(s: Scene) -> None:
    """Logs that nobody covered."""
    cloud(s, 74, 62, 60, mix(s.near, s.sky, 0.35))
    rain(s, 46, 108, 68, 96, s.near, -4)
    hills(s, [126, 124, 127, 123], s.far)
    for row, (count, left) in enumerate(((4, 41), (3, 49.5), (2, 58))):
        for i in range(count):
            log(s, left + i * 17, 124 - row * 14.6, 8.6, s.shade, s.base)
    hills(s, [134, 132, 133, 132], s.mid)
    ripples(s, [(40, 140, 18), (80, 139, 22)], s.paper)


def campfire(s: Scene) -> None:
    """Flames between stones."""
    hills(s, [112, 106, 113, 105], s.far)
    for x, h in ((46, 34), (102, 44), (88, 28)):
        conifer(s, x, 116, h, s.mid)
    hills(s, [124, 123, 125, 122], s.mid)
    for x, y in ((56, 70), (78, 60), (70, 76), (84, 78)):
        s.flat(disc(x, y, 1.5), s.fire)
    flame(s, 68, 130, 46)
    trunk(s, 62, 131, 38, 4.6, 18, s.ink, s.tint)
    trunk(s, 75, 131, 38, 4.6, 162, s.ink, s.tint)
    for x in (40, 52, 66, 82, 96):
        s.put(box(x - 6, 135, 12, 8.4, 4), mix(s.tint, s.paper, 0.3), 1)


def compost_heap(s: Scene) -> None:
    """A warm heap in a wooden frame."""
    hills(s, [108, 102, 109, 101], s.far)
    hills(s, [128, 126, 129, 125], s.base)
    for x, h in ((52, 20), (70, 26), (88, 20)):
        steam(s, x, 84, h, s.paper, 3)
    heap = QPainterPath(QPointF(34, 130))
    heap.cubicTo(44, 100, 58, 84, 70, 84)
    heap.cubicTo(84, 84, 96, 104, 104, 130)
    heap.closeSubpath()
    s.put(heap, mix(s.shade, s.ink, 0.5), 1.6)
    for (
        x,
        y,
        size,
        turn,
    ) in (
        (58, 104, 13, -30),
        (74, 98, 13, 40),
        (88, 112, 12, 80),
        (66, 116, 12, 10),
        (48, 118, 10, -60),
        (80, 118, 10, -20),
    ):
        leaf(s, x, y, size, turn, s.tint if x % 4 else s.base, s.shade)
    s.put(disc(92, 104, 4), s.fire, 0.8)
    for x in (38, 66, 98):
        s.put(box(x - 3, 102, 6, 40, 1), s.shade, 1)
    for y in (114, 124, 134):
        s.put(box(32, y, 74, 5, 1), mix(s.shade, s.paper, 0.6), 1)


def straw_bales(s: Scene) -> None:
    """Round bales on a stubble field."""
    sun(s, 62, 58, 9, s.light, 12)
    hills(s, [102, 96, 104, 95], s.far)
    tree(s, 98, 106, 28, s.mid)
    hills(s, [112, 110, 113, 109], s.base)
    for y in (120, 130, 140):
        s.flat(thick(curve([(-4, y), (36, y - 2), (76, y + 1), (116, y - 2)]), 1.2), s.mid)
    for x, y, r in ((88, 116, 11), (50, 124, 16), (86, 138, 14)):
        s.put(box(x - r * 0.2, y - r, r * 1.6, 2 * r, r * 0.9), s.shade, 1.8)
        s.put(disc(x, y, r), s.tint, 1.2)
        for k in (0.72, 0.46, 0.22):
            s.flat(disc(x, y, r * k).subtracted(disc(x, y, r * k - 1.2)), s.shade)


def tiled_stove(s: Scene) -> None:
    """A stove that warms a room and a cat."""
    s.flat(box(0, 126, 110, 20), mix(s.tint, s.shade, 0.35))
    for x in (12, 36, 60, 84):
        s.flat(line([(x, 127), (x - 6, 146)], 0.8), s.shade)
    s.put(box(62, 20, 8, 36), s.ink, 1)
    s.put(box(34, 54, 52, 76, 4), s.base, 2.4)
    s.put(box(30, 50, 60, 8, 3), s.shade, 1.4)
    s.put(box(28, 122, 64, 10, 3), s.shade, 1.4)
    for row in range(3):
        for column in range(4):
            s.flat(
                box(37 + column * 11.8, 61 + row * 11, 10.4, 9.6, 1.4),
                mix(s.base, s.tint, 0.45 if (row + column) % 2 else 0.2),
            )
    s.put(box(42, 96, 36, 22, 3), s.ink, 1)
    flame(s, 54, 117, 15)
    flame(s, 66, 117, 18)
    s.stroke([(46, 116), (74, 116)], 2.4, s.shade)
    cat = QPainterPath(QPointF(84, 140))
    cat.cubicTo(82, 128, 92, 124, 100, 126)
    cat.cubicTo(108, 128, 108, 138, 106, 140)
    cat.closeSubpath()
    s.put(cat, s.ink, 1.2)
    s.put(
        together(
            [
                disc(86, 131, 5.4),
                polygon([(81, 129), (81, 121.5), (86, 127)]),
                polygon([(87, 127), (91, 121.5), (91, 129)]),
            ]
        ),
        s.ink,
        0,
    )
    s.put(thick(curve([(104, 138), (108, 132), (105, 124)]), 2.4), s.ink, 0)


def rapeseed_oil(s: Scene) -> None:
    """A flowering field and the barrel it fills."""
    hills(s, [92, 86, 94, 85], s.far)
    hills(s, [104, 102, 105, 101], s.mid)
    for row, y in enumerate((108, 115, 123)):
        for i in range(14):
            s.flat(disc(i * 9 + (4 if row % 2 else 0), y + (i % 3), 2.6 + row * 0.4), s.light)
    hills(s, [128, 126, 129, 127], s.base)
    s.put(box(54, 84, 40, 52, 5), s.shade, 2.4)
    for y in (84, 98, 118, 131):
        s.put(box(52, y, 44, 5, 2.4), s.ink, 0.8)
    drop(s, 74, 111, 6, s.light)
    for x, y, h in ((42, 140, 46), (102, 142, 40), (30, 142, 30)):
        s.stroke([(x, y), (x + 1, y - h)], 1.8, s.shade, 0.6)
        leaf(s, x, y - h * 0.3, 12, -55, s.mid, s.shade)
        leaf(s, x, y - h * 0.4, 12, 55, s.mid, s.shade)
        for dx, dy in ((-4, 0), (4, 0), (0, -4), (0, 4)):
            s.put(disc(x + 1 + dx, y - h + dy, 3.4), s.light, 0.6)
        s.flat(disc(x + 1, y - h, 2), s.shade)


def algae_tubes(s: Scene) -> None:
    """Green water in tubes of glass."""
    sun(s, 58, 50, 10, s.light, 12)
    hills(s, [126, 122, 127, 121], s.far)
    s.put(box(10, 128, 90, 10, 3), s.ink, 1.4)
    s.put(box(10, 68, 90, 6, 3), s.ink, 1.2)
    for i in range(6):
        x = 15 + i * 14.4
        s.put(box(x, 72, 10, 58, 4), s.paper, 1.4)
        level = (84, 80, 88, 82, 78, 86)[i]
        s.flat(box(x + 1.4, level, 7.2, 129 - level, 2.6), s.base if i % 2 else s.mid)
        for j in range(3):
            s.flat(disc(x + 3.4 + (j + i) % 2 * 3, level + 8 + j * 12, 1.3), s.tint)
        s.flat(line([(x + 2.4, 78), (x + 2.4, 122)], 0.9), s.paper)
    leaf(s, 55, 142, 16, 0, s.base, s.shade)


def biogas_plant(s: Scene) -> None:
    """Domed tanks on a farm, and a cow."""
    hills(s, [98, 90, 99, 89], s.far)
    house(s, 22, 116, 34, 46, s.shade)
    tank(s, 78, 118, 52, 24, s.paper, s.mid)
    tank(s, 46, 122, 28, 16, s.paper, s.base)
    pipe(s, [(78, 82), (78, 70), (102, 70), (102, 118)], 4, s.ink, s.paper)
    flame(s, 102, 68, 16)
    hills(s, [118, 121, 119, 121], s.base)
    cow = together(
        [
            box(20, 122, 26, 12, 4),
            box(22, 130, 4, 11, 1),
            box(39, 130, 4, 11, 1),
            box(42, 116, 12, 9, 3),
            polygon([(44, 117), (42, 112), (47, 116)]),
            polygon([(51, 116), (55, 112), (53, 118)]),
        ]
    )
    s.put(cow.simplified(), s.paper, 1.4)
    s.flat(together([disc(28, 126, 3.2), disc(37, 129, 2.6), box(50, 119, 4, 5, 2)]), s.ink)
    s.flat(disc(47, 119, 0.9), s.ink)
    hills(s, [139, 137, 140, 138], s.shade)
    for x in (66, 80, 94, 106):
        grass(s, x, 140, 8, s.mid)


def wood_power(s: Scene) -> None:
    """A power house fed with logs."""
    puffs(s, 82, 58, 11, s.paper, -0.8)
    hills(s, [100, 94, 101, 93], s.far)
    for x, h in ((10, 40), (24, 30), (102, 34)):
        conifer(s, x, 112, h, s.mid)
    chimney(s, 82, 116, 13, 54, s.paper, s.base)
    s.put(box(34, 88, 60, 36, 1), s.shade, 2)
    s.put(polygon([(30, 89), (64, 70), (98, 89)]), s.ink, 1.4)
    s.flat(
        together([box(40, 95, 9, 9, 1), box(53, 95, 9, 9, 1), box(66, 95, 9, 9, 1), box(79, 95, 9, 9, 1)]),
        s.light,
    )
    s.put(box(54, 108, 20, 18, 9), s.ink, 0)
    flame(s, 64, 124, 14)
    hills(s, [122, 124, 123, 125], s.base)
    for row, (count, left) in enumerate(((4, 14), (3, 20.5), (2, 27))):
        for i in range(count):
            log(s, left + i * 13, 136 - row * 11, 6.8, s.ink, s.tint)
    trunk(s, 86, 136, 40, 6, 180, s.ink, s.tint)


MOTIFS = {
    "biomass-01": wildfire,
    "biomass-02": bark_beetle,
    "biomass-03": wet_firewood,
    "biomass-04": campfire,
    "biomass-05": compost_heap,
    "biomass-06": straw_bales,
    "biomass-07": tiled_stove,
    "biomass-08": rapeseed_oil,
    "biomass-09": algae_tubes,
    "biomass-10": biogas_plant,
    "biomass-11": wood_power,
}
