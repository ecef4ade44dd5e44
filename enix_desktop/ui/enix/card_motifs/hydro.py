"""Motifs of hydropower."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import arrow, cable, house, pipe, pylon, rotor, wheel
from enix_desktop.ui.enix.card_motifs.nature import (
    cloud,
    conifer,
    drop,
    hills,
    peaks,
    ripples,
    rock,
    sea,
    tree,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polygon, thick, together


def dam_burst(s: Scene) -> None:
    """A broken wall and everything the water takes along."""
    peaks(s, [(-6, 80), (18, 64), (44, 88)], s.near)
    peaks(s, [(62, 88), (92, 50), (116, 76)], s.near)
    s.put(
        polygon([(20, 82), (60, 82), (54, 92), (62, 100), (52, 110), (56, 130), (26, 130)]),
        mix(s.far, s.paper, 0.35),
        2,
    )
    s.put(
        polygon([(110, 78), (84, 82), (90, 94), (80, 102), (90, 114), (86, 130), (110, 130)]),
        mix(s.far, s.paper, 0.35),
        2,
    )
    gush = QPainterPath(QPointF(58, 86))
    gush.cubicTo(70, 82, 78, 84, 86, 84)
    gush.cubicTo(88, 110, 104, 122, 112, 132)
    gush.lineTo(112, 150)
    gush.lineTo(10, 150)
    gush.cubicTo(30, 128, 52, 118, 58, 86)
    s.put(gush, s.base, 2)
    for points in (
        [(66, 92), (62, 112), (46, 130)],
        [(73, 92), (74, 114), (70, 134)],
        [(80, 92), (86, 114), (98, 130)],
    ):
        s.flat(thick(curve(points), 2.2), s.tint)
    sea(s, 134, s.tint, 3.4, 17, 3)
    sea(s, 140, s.base, 2.6, 20, 9)
    for x, y, r in ((44, 124, 3), (54, 118, 2.2), (98, 120, 3), (90, 112, 2), (34, 130, 2.4)):
        s.put(disc(x, y, r), s.paper, 1)
    s.put(polygon([(70, 122), (80, 118), (84, 126), (74, 130)]), mix(s.far, s.paper, 0.35), 1.4)


def ice_jam(s: Scene) -> None:
    """Ice floes that pile up before a bridge."""
    for x, y in ((44, 52), (60, 62), (78, 50), (96, 60), (52, 76), (88, 76), (70, 70), (102, 80), (40, 90)):
        s.flat(disc(x, y, 1.3), s.paper)
    hills(s, [98, 96, 100, 94], s.far)
    arch = box(-4, 88, 120, 30).subtracted(disc(28, 124, 18)).subtracted(disc(82, 124, 24))
    s.put(arch, mix(s.far, s.paper, 0.3), 2)
    s.stroke([(-2, 90), (112, 90)], 2.4, s.near)
    sea(s, 120, s.base, 1.6, 24)
    floes = (
        [(36, 128), (52, 104), (64, 112), (56, 132)],
        [(58, 130), (66, 96), (80, 102), (80, 130)],
        [(76, 132), (86, 108), (104, 114), (100, 134)],
        [(14, 134), (34, 118), (46, 126), (40, 140)],
        [(60, 138), (84, 122), (98, 132), (82, 144)],
    )
    for i, floe in enumerate(floes):
        s.put(polygon(floe), s.paper if i % 2 else s.tint, 1.8)
    sea(s, 138, s.shade, 1.8, 19, 5)


def puddle(s: Scene) -> None:
    """A puddle with a paper boat."""
    hills(s, [106, 104, 107, 105], s.far)
    s.put(box(-4, 112, 120, 40), s.mid)
    for x in (6, 36, 66, 96):
        s.flat(line([(x, 113), (x - 8, 121)], 1), s.far)
    s.flat(line([(0, 121), (110, 121)], 1), s.far)
    pool = QPainterPath(QPointF(26, 132))
    pool.cubicTo(24, 120, 50, 123, 62, 120)
    pool.cubicTo(80, 116, 106, 122, 104, 131)
    pool.cubicTo(102, 142, 76, 138, 64, 140)
    pool.cubicTo(48, 143, 28, 142, 26, 132)
    s.flat(pool, s.shade)
    ripples(s, [(42, 134, 14), (88, 134, 16)], s.tint, 1.4)
    s.put(polygon([(66, 92), (52, 118), (80, 118)]), s.paper, 1.4)
    s.put(polygon([(66, 92), (66, 118), (80, 118)]), mix(s.paper, s.shade, 0.22), 0)
    s.put(polygon([(42, 112), (66, 120), (90, 112), (80, 128), (52, 128)]), s.paper, 1.6)
    s.flat(polygon([(66, 120), (90, 112), (80, 128), (66, 128)]), mix(s.paper, s.shade, 0.12))
    cloud(s, 84, 66, 40, s.paper)
    for x, y in ((72, 76), (84, 82), (96, 76)):
        drop(s, x, y, 2.2, s.base)


def water_wheel(s: Scene) -> None:
    """An old mill at a brook."""
    hills(s, [100, 92, 102, 94], s.far)
    tree(s, 101, 122, 36, s.mid)
    hills(s, [122, 120, 122, 120], s.mid)
    house(s, 68, 122, 48, 66, s.shade)
    s.put(box(4, 92, 34, 5, 1), s.ink, 1)
    fall = QPainterPath(QPointF(36, 91))
    fall.cubicTo(46, 90, 47, 100, 46, 128)
    fall.lineTo(38, 128)
    fall.cubicTo(40, 108, 40, 98, 36, 95)
    s.put(fall, s.base, 1)
    wheel(s, 50, 115, 19, s.ink, 8)
    sea(s, 130, s.base, 2, 18)
    ripples(s, [(24, 138, 14), (62, 140, 16), (94, 137, 14)], s.tint)


def archimedes_screw(s: Scene) -> None:
    """A slanting screw that falling water turns."""
    hills(s, [88, 84, 92, 86], s.far)
    s.put(polygon([(60, 150), (74, 76), (120, 68), (120, 150)]), s.mid, 1.8)
    s.put(polygon([(72, 79), (120, 71), (120, 84), (76, 88)]), s.base, 0)
    house(s, 95, 72, 24, 30, s.shade)
    s.put(line([(33, 129), (82, 84)], 27), s.paper, 1.8)
    s.flat(line([(33, 129), (82, 84)], 22), mix(s.base, s.tint, 0.6))
    for i in range(6):
        x, y = 35 + i * 9.4, 127 - i * 8.6
        s.put(thick(curve([(x - 8, y - 7), (x - 1, y - 5), (x + 4, y + 2), (x + 8, y + 9)]), 4), s.shade, 1.2)
    s.stroke([(25, 136), (90, 77)], 3, s.paper, 1)
    s.put(disc(89, 78, 5), s.ink, 1)
    sea(s, 132, s.base, 2.2, 18)
    ripples(s, [(50, 140, 16), (88, 138, 14)], s.tint)


def river_turbine(s: Scene) -> None:
    """A rotor below a small boat."""
    hills(s, [76, 70, 78, 69], s.far)
    for x, h in ((48, 20), (60, 15), (98, 18)):
        conifer(s, x, 80, h, s.mid)
    sea(s, 84, s.base, 2, 20)
    s.put(polygon([(42, 76), (98, 76), (90, 88), (50, 88)]), s.paper, 1.6)
    s.put(box(58, 66, 22, 11, 2), s.shade, 1)
    s.flat(together([box(61, 69, 6, 5, 1), box(71, 69, 6, 5, 1)]), s.light)
    s.stroke([(70, 88), (70, 112)], 3, s.ink)
    rotor(s, 70, 114, 20, 16, s.tint)
    for y, x in ((100, 14), (116, 6), (128, 20)):
        s.flat(
            thick(curve([(x, y), (x + 8, y - 2), (x + 16, y + 1), (x + 24, y - 1)]), 2),
            mix(s.base, s.tint, 0.5),
        )
    hills(s, [140, 136, 141, 138], s.shade)
    rock(s, 98, 140, 14, s.ink)


def weir(s: Scene) -> None:
    """A weir with a fish ladder."""
    hills(s, [84, 90, 80, 86], s.far)
    for x, h in ((50, 24), (62, 30), (74, 22), (100, 26)):
        conifer(s, x, 92, h, s.mid)
    s.put(box(-4, 90, 120, 16), mix(s.base, s.tint, 0.45), 1)
    ripples(s, [(50, 96, 14), (84, 97, 14)], s.paper)
    s.put(box(-4, 100, 120, 24), s.base, 1.6)
    for i in range(12):
        fall = 2 + i * 9.6
        s.flat(line([(fall, 102), (fall - 1.5, 121)], 2.6), s.tint if i % 2 else mix(s.base, s.tint, 0.5))
    s.put(polygon([(74, 92), (110, 92), (114, 124), (70, 124)]), s.paper, 2)
    s.put(box(77, 78, 30, 17, 2), s.shade, 1.4)
    s.flat(together([box(81, 83, 6, 7, 1), box(90, 83, 6, 7, 1), box(99, 83, 6, 7, 1)]), s.light)
    for x in (80, 92, 104):
        s.flat(box(x - 4, 108, 8, 16, 4), s.ink)
    sea(s, 124, s.base, 2.4, 15)
    foam = together(disc(x, 125 + (i % 2) * 1.6, 3.2) for i, x in enumerate(range(2, 72, 6)))
    s.put(foam, s.paper, 1)
    ripples(s, [(30, 138, 16), (66, 136, 14), (96, 139, 14)], s.tint)


def waterfall(s: Scene) -> None:
    """A mountain stream that falls from step to step."""
    peaks(s, [(-6, 92), (24, 60), (48, 78), (78, 40), (116, 84)], s.far)
    s.flat(polygon([(78, 40), (68, 53), (76, 51), (80, 57), (86, 50.5)]), s.paper)
    s.put(
        polygon([(-4, 86), (34, 82), (36, 104), (24, 108), (30, 150), (-4, 150)]),
        mix(s.paper, s.shade, 0.42),
        2,
    )
    s.put(
        polygon([(114, 78), (76, 84), (78, 100), (88, 108), (80, 150), (114, 150)]),
        mix(s.paper, s.shade, 0.42),
        2,
    )
    s.put(
        polygon([(34, 84), (76, 86), (78, 104), (84, 110), (80, 136), (30, 136), (28, 110), (37, 102)]),
        s.base,
        1,
    )
    for x in (40, 48, 56, 64, 72):
        s.flat(line([(x, 88), (x, 100)], 2.2), s.tint)
        s.flat(line([(x - 2, 110), (x - 3, 128)], 2.4), s.paper if x % 16 else s.tint)
    s.put(together(disc(33 + i * 6.2, 105 + (i % 2) * 2, 4) for i in range(8)), s.paper, 1)
    sea(s, 134, s.base, 1.6, 20)
    s.put(together(disc(28 + i * 7, 133 + (i % 2) * 2, 4.6) for i in range(9)), s.paper, 1)
    conifer(s, 14, 90, 30, s.shade)
    conifer(s, 98, 84, 26, s.shade)
    conifer(s, 104, 122, 26, s.shade)
    conifer(s, 8, 126, 24, s.shade)


def river_plant(s: Scene) -> None:
    """A long power house across a river."""
    hills(s, [78, 70, 80, 68, 78], s.far)
    pylon(s, 96, 90, 44, s.ink)
    cable(s, (96, 52), (114, 46), 2, s.ink)
    cable(s, (84, 63), (18, 76), 6, s.ink)
    s.put(box(-4, 88, 120, 40), mix(s.base, s.tint, 0.45), 1)
    s.put(box(8, 74, 90, 18, 2), s.paper, 2)
    s.put(polygon([(4, 75), (12, 66), (94, 66), (102, 75)]), s.shade, 1.4)
    for i in range(6):
        s.flat(box(15 + i * 13.6, 79, 8, 8, 1), s.light)
    s.put(box(4, 91, 98, 30, 1), s.paper, 1.4)
    for i in range(4):
        x = 19 + i * 23
        s.flat(disc(x, 107, 9), s.shade)
        rotor(s, x, 107, 7, 20 + 25 * i, s.tint)
    sea(s, 121, s.base, 2.6, 16)
    s.put(together(disc(6 + i * 7, 122 + (i % 2) * 2, 3) for i in range(15)), s.paper, 0.8)
    ripples(s, [(24, 135, 16), (58, 138, 18), (90, 134, 16)], s.tint)


def pumped_storage(s: Scene) -> None:
    """Two lakes, one above the other, and a pipe between them."""
    peaks(s, [(30, 110), (72, 50), (92, 60), (116, 52)], s.tint)
    slope = [(20, 150), (44, 112), (66, 76), (116, 72), (116, 150)]
    s.put(polygon(slope), s.far, 2)
    lake = QPainterPath(QPointF(70, 78))
    lake.lineTo(112, 74)
    lake.lineTo(112, 88)
    lake.cubicTo(96, 94, 78, 92, 70, 78)
    s.put(lake, s.base, 0)
    s.stroke([(68, 78), (112, 74)], 3, s.tint)
    pipe(s, [(78, 88), (58, 120), (50, 126)], 6.5, s.paper, s.tint)
    house(s, 46, 132, 22, 22, s.shade)
    sea(s, 130, s.base, 2.2, 18)
    ripples(s, [(22, 139, 14), (80, 138, 16)], s.tint)
    arrow(s, 84, 123, 20, s.light)
    arrow(s, 98, 103, -20, s.light)


def reservoir_dam(s: Scene) -> None:
    """A high curved wall between mountains."""
    peaks(s, [(-6, 78), (22, 52), (40, 70), (62, 46), (84, 68), (98, 54), (116, 74)], s.far)
    for x, y in ((22, 52), (62, 46)):
        s.flat(
            polygon([(x, y), (x - 9, y + 8.6), (x - 2, y + 7), (x + 3, y + 11), (x + 8, y + 7.6)]), s.paper
        )
    s.put(box(-4, 78, 120, 20), s.base, 1)
    ripples(s, [(32, 84, 16), (66, 83, 14), (92, 86, 12)], s.tint)
    peaks(s, [(-6, 70), (8, 74), (24, 104), (34, 150)], s.shade)
    peaks(s, [(76, 150), (88, 104), (102, 72), (116, 68)], s.shade)
    wall = QPainterPath(QPointF(10, 88))
    wall.cubicTo(36, 98, 74, 98, 100, 88)
    wall.cubicTo(94, 112, 84, 126, 78, 136)
    wall.cubicTo(64, 141, 46, 141, 32, 136)
    wall.cubicTo(26, 126, 16, 112, 10, 88)
    s.put(wall, s.paper, 2.4)
    s.put(thick(curve([(8, 87), (55, 96), (102, 87)]), 4.2), mix(s.paper, s.shade, 0.3), 1)
    for y, bend in ((106, 5.4), (117, 5), (128, 4)):
        inset = (y - 88) * 0.44
        s.flat(
            thick(curve([(12 + inset, y), (55, y + bend), (98 - inset, y)]), 0.9), mix(s.paper, s.shade, 0.25)
        )
    for x in (46, 64):
        s.put(
            thick(curve([(x, 118), (x + (x - 55) * 0.2, 130), (x + (x - 55) * 0.3, 144)]), 4.6), s.base, 0.8
        )
        s.flat(disc(x, 117, 3), s.ink)
    sea(s, 138, s.base, 1.8, 14)
    s.put(together(disc(38 + i * 6, 139 + (i % 2), 3) for i in range(7)), s.paper, 0.8)


MOTIFS = {
    "hydro-01": dam_burst,
    "hydro-02": ice_jam,
    "hydro-03": puddle,
    "hydro-04": water_wheel,
    "hydro-05": archimedes_screw,
    "hydro-06": river_turbine,
    "hydro-07": weir,
    "hydro-08": waterfall,
    "hydro-09": river_plant,
    "hydro-10": pumped_storage,
    "hydro-11": reservoir_dam,
}
