"""Motifs of geothermal heat."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import (
    cable,
    chimney,
    cooling_tower,
    house,
    pipe,
    pylon,
    rotor,
)
from enix_desktop.ui.enix.card_motifs.nature import (
    cloud,
    conifer,
    fissure,
    flame,
    gust,
    hills,
    peaks,
    puffs,
    ripples,
    rock,
    steam,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polygon, thick, together


def strata(s: Scene, top: float, hot: bool = True) -> None:
    """Layers of earth from *top* downwards, the lowest aglow."""
    step = (146 - top) / 3.4
    hills(s, [top, top - 1, top + 1, top], s.mid)
    hills(s, [top + step, top + step - 3, top + step + 2, top + step - 1], s.shade)
    hills(
        s, [top + 2 * step, top + 2 * step + 3, top + 2 * step - 2, top + 2 * step], mix(s.shade, s.ink, 0.45)
    )
    if hot:
        hills(s, [top + 2.9 * step, top + 2.8 * step, top + 3 * step, top + 2.8 * step], s.fire)


def earthquake(s: Scene) -> None:
    """Ground that opens below two houses."""
    cloud(s, 86, 58, 46, s.far)
    s.flat(polygon([(48, 118), (78, 118), (80, 150), (48, 150)]), s.fire)
    s.put(
        polygon([(-4, 124), (30, 121), (52, 114), (58, 124), (53, 132), (62, 140), (58, 150), (-4, 150)]),
        s.shade,
        2,
    )
    s.put(
        polygon([(116, 108), (74, 112), (70, 122), (77, 130), (70, 140), (74, 150), (116, 150)]), s.shade, 2
    )
    p = s.painter
    for x, y, lean in ((42, 117, -17), (88, 112, 14)):
        p.save()
        p.translate(x, y)
        p.rotate(lean)
        house(s, 0, 0, 26, 38, s.base, False, s.tint)
        fissure(s, [(-3, -24), (2, -17), (-3, -10), (3, -2)], 1.5, s.ink)
        p.restore()
    for x, y, r in ((64, 104, 10), (70, 92, 7), (60, 86, 7), (67, 76, 6)):
        rock(s, x, y, r, mix(s.far, s.paper, 0.25))
    fissure(s, [(20, 123), (26, 130), (22, 138), (30, 146)], 1.4, s.ink)
    fissure(s, [(98, 110), (94, 120), (100, 128), (96, 140)], 1.4, s.ink)


def eruption(s: Scene) -> None:
    """A volcano that throws fire."""
    puffs(s, 68, 80, 20, s.far, 0.7)
    puffs(s, 62, 78, 15, mix(s.far, s.paper, 0.2), -0.5)
    for x, y, r in ((50, 66, 3), (58, 54, 2.4), (84, 62, 3), (78, 50, 2.2), (94, 76, 2.6), (44, 80, 2.2)):
        s.put(disc(x, y, r), s.fire, 0.8)
    flame(s, 67, 92, 30)
    s.put(polygon([(14, 150), (54, 88), (60, 92), (67, 89), (74, 93), (80, 88), (120, 150)]), s.near, 2)
    flow = QPainterPath(QPointF(58, 91))
    flow.lineTo(76, 91)
    flow.cubicTo(78, 106, 70, 110, 78, 122)
    flow.cubicTo(84, 132, 96, 138, 98, 150)
    flow.lineTo(52, 150)
    flow.cubicTo(62, 138, 58, 128, 60, 120)
    flow.cubicTo(63, 108, 56, 104, 58, 91)
    s.put(flow, s.base, 1)
    s.flat(thick(curve([(67, 93), (68, 108), (66, 118), (74, 132), (76, 150)]), 5), s.fire)
    s.flat(thick(curve([(67, 95), (68, 108), (67, 118), (74, 132), (76, 150)]), 1.8), s.light)


def mud_pool(s: Scene) -> None:
    """Mud that bubbles for nothing."""
    hills(s, [98, 92, 99, 91, 97], s.far)
    hills(s, [112, 110, 113, 109], s.mid)
    for x, h in ((48, 26), (70, 34), (92, 24)):
        steam(s, x, 106, h, s.paper, 3)
    pool = QPainterPath()
    pool.addEllipse(QPointF(68, 126), 40, 14)
    s.flat(pool, s.near)
    for x, y, r in ((52, 124, 7), (70, 130, 9), (88, 122, 6), (72, 118, 4), (40, 128, 3.6), (98, 128, 3)):
        dome = QPainterPath(QPointF(x - r, y))
        dome.cubicTo(x - r, y - r * 1.3, x + r, y - r * 1.3, x + r, y)
        dome.cubicTo(x + r * 0.6, y + r * 0.4, x - r * 0.6, y + r * 0.4, x - r, y)
        s.put(dome, s.base, 1)
        s.flat(disc(x - r * 0.3, y - r * 0.5, r * 0.18), s.paper)
    rock(s, 24, 140, 16, s.shade)
    rock(s, 104, 142, 14, s.shade)


def hot_spring(s: Scene) -> None:
    """A pool between stones, somebody in it."""
    peaks(s, [(-6, 104), (30, 78), (56, 98), (86, 66), (116, 96)], s.far)
    hills(s, [110, 108, 112, 106], s.mid)
    conifer(s, 100, 112, 34, s.shade)
    conifer(s, 88, 110, 22, s.shade)
    for x, h in ((46, 22), (62, 30), (78, 22)):
        steam(s, x, 106, h, s.paper, 3)
    pool = QPainterPath()
    pool.addEllipse(QPointF(62, 126), 42, 16)
    s.put(pool, s.tint, 0)
    s.put(disc(64, 114, 7), s.paper, 1)
    s.put(box(58.5, 104, 11, 4, 1.4), s.base, 0.6)
    s.flat(thick(curve([(60, 113.6), (61.4, 114.6), (62.8, 113.6)]), 0.9), s.ink)
    s.flat(thick(curve([(65.2, 113.6), (66.6, 114.6), (68, 113.6)]), 0.9), s.ink)
    s.flat(thick(curve([(62, 117), (64, 118.2), (66, 117)]), 0.9), s.base)
    s.put(thick(curve([(50, 126), (56, 121), (64, 120), (72, 121), (78, 126)]), 5), s.paper, 0)
    water = QPainterPath(QPointF(22, 124))
    water.lineTo(102, 124)
    water.cubicTo(104, 136, 88, 142, 62, 142)
    water.cubicTo(36, 142, 20, 136, 22, 124)
    s.flat(water, mix(s.tint, s.paper, 0.25))
    for x, y, size in (
        (20, 134, 14),
        (34, 142, 16),
        (54, 146, 16),
        (76, 146, 18),
        (96, 140, 16),
        (106, 130, 12),
    ):
        rock(s, x, y, size, s.shade)


def ground_probe(s: Scene) -> None:
    """A loop of pipe that fetches warmth for one house."""
    strata(s, 94)
    house(s, 68, 95, 30, 34, s.base)
    s.put(box(80, 70, 4, 10), s.shade, 0.8)
    loop = QPainterPath(QPointF(62, 97))
    loop.lineTo(62, 128)
    loop.cubicTo(62, 140, 76, 140, 76, 128)
    loop.lineTo(76, 97)
    s.put(thick(loop, 4.4), s.tint, 1.2)
    hot = QPainterPath(QPointF(69, 137))
    hot.cubicTo(76, 137, 76, 132, 76, 128)
    hot.lineTo(76, 97)
    s.flat(thick(hot, 2), s.fire)
    for x in (44, 94):
        for y in (112, 124):
            steam(s, x, y + 8, 9, s.tint, 2)


def thermal_bath(s: Scene) -> None:
    """A bath house with columns."""
    for x, h in ((36, 22), (56, 30), (76, 22)):
        steam(s, x, 74, h, s.paper, 3.4)
    hills(s, [104, 98, 105, 97], s.far)
    s.put(polygon([(10, 92), (55, 70), (100, 92)]), s.base, 2)
    s.flat(disc(55, 84, 4), s.tint)
    s.put(box(14, 92, 82, 28), s.tint, 1)
    for x in (18, 35, 52, 69, 86):
        s.put(box(x, 92, 6.6, 28, 1), s.paper, 1)
    s.put(box(8, 90, 94, 4.6, 1), s.paper, 1)
    for i, (x, w) in enumerate(((6, 98), (0, 110), (-6, 122))):
        s.put(box(x, 119 + i * 5, w, 6), mix(s.paper, s.shade, 0.1 + 0.12 * i), 1)
    s.put(box(-4, 133, 118, 20), mix(s.tint, s.paper, 0.1), 0)
    s.put(box(12, 136, 86, 20, 4), s.base, 0)
    ripples(s, [(28, 142, 14), (56, 141, 14), (82, 143, 14)], s.tint)


def heat_pump(s: Scene) -> None:
    """A box with a fan beside a warm house."""
    hills(s, [112, 106, 113, 104], s.far)
    hills(s, [128, 127, 129, 127], s.mid)
    house(s, 82, 130, 46, 74, s.shade)
    s.flat(box(71, 112, 10, 18, 1), s.base)
    s.put(box(30, 98, 40, 36, 3), s.paper, 2.4)
    s.flat(disc(50, 115, 14.5), mix(s.paper, s.shade, 0.2))
    rotor(s, 50, 115, 12, 10, s.base, 4)
    for r in (14.5, 9):
        s.flat(disc(50, 115, r).subtracted(disc(50, 115, r - 0.8)), s.ink)
    s.put(box(34, 133, 6, 4), s.ink, 0.6)
    s.put(box(60, 133, 6, 4), s.ink, 0.6)
    for y in (102, 114, 126):
        gust(s, 4, y, 20, s.base, 1.8)
    flame(s, 89, 113, 13)


def drill_rig(s: Scene) -> None:
    """A derrick that bores down to the heat."""
    strata(s, 104)
    for points in (
        [(50, 106), (64, 48)],
        [(88, 106), (74, 48)],
        [(53, 94), (83, 82)],
        [(85, 94), (55, 82)],
        [(57, 78), (79, 66)],
        [(81, 78), (59, 66)],
        [(62, 60), (76, 60)],
    ):
        s.stroke(points, 2.4, s.ink, 0.8)
    s.put(box(60, 44, 18, 6, 1), s.shade, 1)
    s.put(box(44, 100, 50, 7, 1), s.paper, 1.2)
    house(s, 100, 105, 18, 20, s.base)
    s.put(line([(69, 50), (69, 132)], 3.4), s.paper, 1)
    for y in (110, 116, 122, 128):
        s.stroke([(67, y + 1.5), (71, y - 1.5)], 1.2, s.ink)
    s.put(polygon([(63, 128), (75, 128), (69, 142)]), s.ink, 1)


def warm_district(s: Scene) -> None:
    """One hot pipe below a row of houses."""
    for x in (20, 55, 90):
        s.put(box(x + 5, 60, 5, 16), s.shade, 0.8)
    hills(s, [90, 82, 92, 80, 90], s.far)
    strata(s, 106)
    for x, h, roof in ((20, 44, s.base), (55, 52, s.shade), (90, 44, s.base)):
        house(s, x, 107, 27, h, roof)
        s.put(box(x + 4, 99, 5, 8, 0.5), s.ink, 0)
    for x in (20, 55, 90):
        s.put(line([(x, 108), (x, 124)], 4), s.paper, 0)
        s.flat(line([(x, 108), (x, 124)], 1.6), s.fire)
    pipe(s, [(-6, 124), (116, 124)], 8, s.paper, s.paper)
    s.flat(line([(-6, 124), (116, 124)], 3.4), s.fire)
    for x in (37, 73):
        s.put(box(x - 2.5, 118.5, 5, 11, 1), s.shade, 0.6)


def geyser(s: Scene) -> None:
    """Hot water that shoots out of the ground."""
    peaks(s, [(-6, 108), (22, 86), (44, 104), (96, 76), (116, 92)], s.far)
    jet = QPainterPath(QPointF(63, 124))
    jet.cubicTo(66, 100, 62, 86, 56, 72)
    jet.cubicTo(66, 66, 78, 66, 86, 72)
    jet.cubicTo(80, 86, 76, 100, 79, 124)
    jet.closeSubpath()
    crown = [(71, 60, 12), (57, 66, 9), (85, 66, 9), (50, 77, 6.5), (92, 77, 6.5), (64, 50, 7), (78, 51, 7)]
    s.put(together([jet, *(disc(*puff) for puff in crown)]).simplified(), s.paper, 2)
    for points in ([(69, 118), (68, 96), (63, 80)], [(74, 118), (74, 96), (78, 80)]):
        s.flat(thick(curve(points), 2), s.tint)
    for x, y in ((44, 90), (98, 92), (50, 100), (93, 104)):
        s.put(disc(x, y, 2), s.paper, 0.8)
    hills(s, [128, 122, 118, 122, 129], s.mid)
    cone = QPainterPath(QPointF(44, 134))
    cone.cubicTo(56, 130, 58, 122, 62, 119)
    cone.lineTo(80, 119)
    cone.cubicTo(84, 122, 86, 130, 98, 134)
    cone.closeSubpath()
    s.put(cone, s.shade, 1.4)
    hills(s, [136, 133, 135, 132, 136], s.near)


def steam_plant(s: Scene) -> None:
    """Wells, pipes and a tower in a warm valley."""
    puffs(s, 34, 72, 13, s.paper, 0.9)
    puffs(s, 90, 84, 9, s.paper, 0.5)
    peaks(s, [(-6, 96), (30, 84), (70, 92), (116, 74)], s.far)
    cooling_tower(s, 34, 124, 36, 48, s.paper)
    s.flat(box(21.5, 77, 25, 3, 1), s.tint)
    pylon(s, 104, 108, 34, s.ink)
    cable(s, (96, 87), (72, 96), 3, s.ink)
    chimney(s, 88, 122, 9, 34, s.paper, s.base)
    s.put(box(54, 98, 44, 28, 1), s.base, 2)
    s.put(polygon([(54, 98), (54, 90), (68, 98), (68, 90), (82, 98), (82, 90), (97, 98)]), s.shade, 1)
    for x in (60, 72, 84):
        s.flat(box(x, 106, 7, 8, 1), s.light)
    hills(s, [123, 125, 124, 126], s.mid)
    pipe(s, [(-6, 136), (18, 136), (18, 130), (40, 130), (40, 136), (116, 136)], 5, s.paper, s.tint)


MOTIFS = {
    "geothermal-01": earthquake,
    "geothermal-02": eruption,
    "geothermal-03": mud_pool,
    "geothermal-04": hot_spring,
    "geothermal-05": ground_probe,
    "geothermal-06": thermal_bath,
    "geothermal-07": heat_pump,
    "geothermal-08": drill_rig,
    "geothermal-09": warm_district,
    "geothermal-10": geyser,
    "geothermal-11": steam_plant,
}
