"""Motifs of solar energy."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import panel
from enix_desktop.ui.enix.card_motifs.nature import (
    bare_tree,
    cloud,
    fissure,
    gust,
    hills,
    leaf,
    steam,
    sun,
    tree,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polygon, thick, together


def drought(s: Scene) -> None:
    """A white sun over cracked earth and a dead tree."""
    sun(s, 72, 62, 15, s.fire, 14)
    s.flat(disc(72, 62, 10), s.base)
    hills(s, [104, 101, 105, 100, 104], s.mid)
    hills(s, [112, 110, 113, 111, 112], s.shade)
    crack = mix(s.ink, s.shade, 0.2)
    fissure(s, [(38, 113), (44, 120), (40, 128), (48, 136), (46, 146)], 1.8, crack)
    fissure(s, [(44, 121), (58, 124), (66, 120), (80, 126), (96, 122), (110, 127)], 1.5, crack)
    fissure(s, [(66, 120), (70, 130), (64, 138), (68, 146)], 1.5, crack)
    fissure(s, [(0, 124), (14, 127), (24, 123), (40, 128)], 1.4, crack)
    fissure(s, [(80, 126), (88, 136), (104, 140), (110, 146)], 1.4, crack)
    fissure(s, [(48, 136), (30, 140), (18, 136), (8, 146)], 1.4, crack)
    bare_tree(s, 93, 116, 40, s.ink)


def hailstorm(s: Scene) -> None:
    """Hailstones that break a panel."""
    cloud(s, 70, 64, 76, s.far)
    cloud(s, 52, 56, 44, mix(s.far, s.paper, 0.25))
    hills(s, [128, 126, 129, 127], s.near)
    s.stroke([(62, 132), (62, 112)], 3, s.far)
    s.stroke([(90, 132), (90, 106)], 3, s.far)
    panel(s, (50, 96), (44, -4), (10, 26), 4, 3)
    for points in (
        [(70, 106), (62, 98), (56, 101)],
        [(70, 106), (80, 99), (84, 91)],
        [(70, 106), (74, 118), (70, 122)],
        [(70, 106), (86, 112)],
    ):
        s.stroke(points, 1.2, s.paper)
    for x, y, r in (
        (46, 74, 3),
        (60, 80, 3.6),
        (74, 74, 2.8),
        (88, 80, 3.4),
        (100, 74, 3),
        (70, 104, 4.4),
        (98, 94, 2.6),
        (42, 92, 2.4),
        (40, 112, 2.6),
    ):
        s.put(disc(x, y, r), s.paper, 1.2)


def eclipse(s: Scene) -> None:
    """The moon before the sun."""
    for x, y in ((46, 56), (98, 62), (44, 118), (94, 120), (100, 88), (28, 128)):
        s.flat(disc(x, y, 1.1), s.shade)
    sun(s, 66, 86, 21, s.base, 18)
    s.put(disc(69, 85, 20), mix(s.ink, s.sky, 0.25), 2)
    s.flat(together([disc(62, 80, 3), disc(74, 92, 4), disc(76, 76, 2)]), mix(s.ink, s.sky, 0.33))
    hills(s, [134, 130, 134, 129, 133], s.mid)


def sun_tracker(s: Scene) -> None:
    """A panel on a mast that follows the sun."""
    sun(s, 86, 60, 9)
    hills(s, [122, 118, 123, 119], s.far)
    hills(s, [131, 130, 127, 131], s.mid)
    s.stroke([(66, 132), (66, 100)], 5, s.ink, 1.2)
    s.put(box(56, 128, 20, 6, 2), s.shade)
    panel(s, (40, 100), (34, -24), (17, 20), 4, 3)
    track = [(88, 114), (96, 104), (98, 92)]
    s.put(thick(curve(track), 2.6), s.shade, 0.8)
    s.put(polygon([(93, 94), (98.5, 84), (103, 95)]), s.shade, 0.8)


def solar_cooker(s: Scene) -> None:
    """A mirror bowl with a pot in its focus."""
    sun(s, 60, 54, 11)
    hills(s, [126, 124, 127, 123], s.mid)
    for x in (46, 54, 62, 70, 78):
        s.stroke([(x, 76), (x * 0.5 + 30, 92)], 1.2, s.base)
    for x in (50, 74):
        s.stroke([(62, 118), (x, 134)], 3, s.ink, 0.8)
    bowl = QPainterPath(QPointF(28, 92))
    bowl.cubicTo(34, 128, 86, 128, 96, 88)
    bowl.cubicTo(82, 108, 42, 110, 28, 92)
    s.put(bowl, s.paper, 2)
    inner = QPainterPath(QPointF(28, 92))
    inner.cubicTo(42, 110, 82, 108, 96, 88)
    inner.cubicTo(80, 100, 46, 102, 28, 92)
    s.flat(inner, s.tint)
    s.put(box(52, 88, 20, 13, 3), s.ink)
    s.put(box(50, 86, 24, 3.6, 1.8), s.ink, 0.8)
    steam(s, 58, 83, 10, s.paper, 2)
    steam(s, 67, 83, 12, s.paper, 2)


def solar_lantern(s: Scene) -> None:
    """A lamp that stored the day's light."""
    s.flat(box(0, 0, 110, 146), mix(s.tint, s.base, 0.35))
    hills(s, [116, 122, 118, 123], s.mid)
    hills(s, [132, 128, 132, 130], s.near)
    s.flat(disc(70, 94, 30), mix(s.tint, s.base, 0.1))
    s.flat(disc(70, 94, 21), s.paper)
    s.put(thick(curve([(58, 80), (60, 62), (70, 57), (80, 62), (82, 80)]), 2.4), s.ink, 0.8)
    panel(s, (55, 76), (30, 0), (4, -7), 4, 1)
    s.put(polygon([(57, 78), (83, 78), (86, 112), (54, 112)]), s.light, 1.4)
    s.flat(disc(70, 96, 8), s.paper)
    s.put(thick(curve([(66, 104), (64, 94), (70, 90), (76, 94), (74, 104)]), 1.8), s.fire, 0)
    for x in (57, 70, 83):
        s.stroke([(x, 79), (x + (x - 70) * 0.2, 111)], 1.8, s.ink)
    s.put(box(50, 111, 40, 7, 2), s.ink, 1.4)


def solar_car(s: Scene) -> None:
    """A flat car covered with cells."""
    sun(s, 66, 56, 10)
    hills(s, [112, 104, 111, 102], s.far)
    hills(s, [118, 118, 118, 118], s.mid)
    for x in (4, 34, 64, 94):
        s.flat(box(x, 133, 14, 2.4, 1), s.paper)
    body = QPainterPath(QPointF(26, 120))
    body.cubicTo(30, 106, 52, 100, 74, 102)
    body.cubicTo(92, 104, 102, 110, 104, 120)
    body.closeSubpath()
    s.put(body, s.paper, 2.2)
    glass = QPainterPath(QPointF(56, 102))
    glass.cubicTo(58, 90, 74, 90, 78, 103)
    glass.closeSubpath()
    s.put(glass, mix(s.ink, s.tint, 0.3), 1)
    panel(s, (36, 109), (18, -5), (2, 6), 3, 2)
    panel(s, (80, 105), (14, 4), (-1, 6), 3, 2)
    for x in (42, 90):
        s.put(disc(x, 121, 7.5), s.ink)
        s.flat(disc(x, 121, 3), s.base)
    gust(s, 2, 98, 20, s.base, 1.8)


def water_heater(s: Scene) -> None:
    """Tubes on a roof that warm a tank."""
    sun(s, 78, 55, 10)
    hills(s, [124, 120, 125, 121], s.mid)
    s.put(box(18, 100, 74, 40), s.paper)
    s.put(polygon([(8, 104), (30, 72), (82, 72), (104, 104)]), s.shade, 2.2)
    for i in range(6):
        x = 38 + i * 7
        s.put(line([(x, 80), (x - 3, 98)], 3.6), s.ink, 0.8)
        s.flat(line([(x - 0.8, 80), (x - 3.6, 97)], 0.9), s.fire)
    s.put(box(30, 68, 52, 11, 5.5), s.tint, 1.6)
    s.stroke([(36, 71.5), (72, 71.5)], 1.4, s.paper)
    s.flat(box(28, 112, 13, 12, 1), s.light)
    s.flat(box(69, 112, 13, 12, 1), s.light)
    s.put(box(48, 112, 14, 28, 1), s.base, 0.8)


def greenhouse(s: Scene) -> None:
    """Glass over leaves."""
    sun(s, 56, 52, 9)
    hills(s, [116, 112, 117, 111], s.far)
    hills(s, [130, 129, 131, 129], s.mid)
    arch = QPainterPath(QPointF(34, 132))
    arch.lineTo(34, 96)
    arch.cubicTo(40, 76, 92, 76, 98, 96)
    arch.lineTo(98, 132)
    arch.closeSubpath()
    s.put(arch, s.paper, 2.4)
    s.flat(arch.subtracted(thick(arch, 4)), s.tint)
    for x, h, tilt in (
        (46, 15, -34),
        (46, 20, 8),
        (46, 14, 44),
        (66, 18, -30),
        (66, 26, 0),
        (66, 18, 32),
        (86, 14, -44),
        (86, 21, -6),
        (86, 15, 34),
    ):
        leaf(s, x, 124, h, tilt, s.shade, s.tint)
    for x in (46, 66, 86):
        s.put(polygon([(x - 6, 122), (x + 6, 122), (x + 4, 131), (x - 4, 131)]), s.fire, 0.8)
    for x in (50, 66, 82):
        s.stroke([(x, 82), (x, 131)], 1.1, s.paper)
    s.stroke([(34, 104), (98, 104)], 1.1, s.paper)


def solar_roof(s: Scene) -> None:
    """A house that lives on its roof."""
    sun(s, 56, 54, 11)
    hills(s, [110, 116, 108, 114], s.far)
    tree(s, 14, 128, 34, s.mid)
    tree(s, 101, 130, 26, s.mid)
    hills(s, [128, 130, 129, 131], s.mid)
    s.put(box(30, 98, 54, 38), s.paper)
    s.put(box(70, 70, 7, 16), s.shade)
    s.put(polygon([(20, 104), (38, 76), (84, 76), (96, 104)]), s.shade, 2.2)
    panel(s, (42, 80), (38, 0), (7, 19), 5, 3)
    s.flat(box(36, 110, 12, 11, 1), s.light)
    s.flat(box(66, 110, 12, 11, 1), s.light)
    s.put(box(51, 112, 11, 24, 1), s.base, 0.8)


def solar_tower(s: Scene) -> None:
    """Mirrors that throw the sun at the top of a tower."""
    sun(s, 56, 50, 12)
    hills(s, [104, 98, 105, 97, 103], s.far)
    hills(s, [114, 115, 113, 115], s.mid)
    for x, y in ((18, 120), (92, 120), (12, 134), (98, 134), (34, 128), (76, 128)):
        s.flat(polygon([(x, y), (53, 74), (57, 74)]), mix(s.tint, s.paper, 0.5))
    s.put(polygon([(49, 136), (52, 78), (58, 78), (61, 136)]), s.paper, 2)
    s.put(box(49, 68, 12, 12, 2), s.ink, 1.2)
    s.flat(disc(55, 74, 4.4), s.paper)
    s.flat(disc(55, 74, 2.6), s.light)
    for x, y, k in ((18, 121, 1), (34, 129, 1), (12, 136, 1), (92, 121, -1), (76, 129, -1), (98, 136, -1)):
        s.stroke([(x, y), (x, y + 8)], 1.6, s.ink)
        s.put(
            polygon([(x - 7 * k, y - 4), (x + 5 * k, y - 6), (x + 8 * k, y + 3), (x - 4 * k, y + 5)]),
            s.paper,
            1.4,
        )
        s.flat(line([(x - 3 * k, y - 2), (x + 4 * k, y - 3)], 1.6), s.tint)


MOTIFS = {
    "solar-01": drought,
    "solar-02": hailstorm,
    "solar-03": eclipse,
    "solar-04": sun_tracker,
    "solar-05": solar_cooker,
    "solar-06": solar_lantern,
    "solar-07": solar_car,
    "solar-08": water_heater,
    "solar-09": greenhouse,
    "solar-10": solar_roof,
    "solar-11": solar_tower,
}
