"""Motifs of wind energy."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import house, turbine
from enix_desktop.ui.enix.card_motifs.nature import (
    cloud,
    gust,
    hills,
    rain,
    sea,
    sun,
    tree,
    turned,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polygon, thick, together


def tornado(s: Scene) -> None:
    """A funnel that carries a roof away."""
    cloud(s, 70, 62, 82, s.far)
    for i in range(8):
        w = 58 * (1 - i / 8) ** 1.3 + 7
        x = 70 + (5, -2, 4, -4, 3, -2, 2, -1)[i]
        s.put(box(x - w / 2, 60 + i * 8.4, w, 10, 5), s.base if i % 2 else s.shade, 1.6)
    hills(s, [130, 126, 131, 127], s.near)
    s.put(together(disc(54 + i * 7, 129 + (i % 2) * 2, 4.4) for i in range(5)), s.shade, 1)
    s.put(polygon([(88, 132), (88, 119), (93, 122), (98, 117), (104, 120), (104, 132)]), s.tint, 1.2)
    s.flat(together([box(90.5, 124, 3.6, 4, 0.6), box(97, 124, 3.6, 4, 0.6)]), s.ink)
    s.put(turned(polygon([(-13, 5), (0, -7), (13, 5)]), 96, 98, 28), s.fire, 1.4)
    for x, y, turn in ((44, 104, 30), (50, 88, 70), (104, 78, -30), (92, 86, 10)):
        s.put(turned(box(-3.4, -1, 6.8, 2, 0.6), x, y, turn), s.tint, 0.8)


def squall(s: Scene) -> None:
    """An umbrella turned inside out."""
    rain(s, 40, 112, 48, 84, s.shade, -9)
    cloud(s, 84, 54, 48, s.far)
    hills(s, [132, 130, 133, 131], s.near)
    for y, x, w in ((70, 30, 30), (118, 14, 34), (100, 84, 20)):
        gust(s, x, y, w, s.base, 2.4)
    p = s.painter
    p.save()
    p.translate(68, 112)
    p.rotate(24)
    s.stroke([(0, 20), (0, -22)], 2.6, s.paper, 1)
    s.put(thick(curve([(0, 20), (1, 25), (5, 26), (7, 22)]), 2.6), s.paper, 0)
    bowl = QPainterPath(QPointF(0, -12))
    bowl.cubicTo(-12, -14, -24, -24, -28, -38)
    bowl.lineTo(-14, -32)
    bowl.lineTo(0, -38)
    bowl.lineTo(14, -32)
    bowl.lineTo(28, -38)
    bowl.cubicTo(24, -24, 12, -14, 0, -12)
    s.put(bowl, s.base, 1.8)
    for x, y in ((-14, -32), (0, -38), (14, -32)):
        s.stroke([(0, -13), (x, y)], 1, s.shade)
    p.restore()


def dead_calm(s: Scene) -> None:
    """A turbine that stands still in the mist."""
    hills(s, [104, 96, 103, 97], s.far)
    turbine(s, 88, 112, 34, 60, s.paper, s.paper)
    s.flat(box(30, 92, 90, 6, 3), s.sky)
    hills(s, [118, 114, 119, 113], s.mid)
    s.put(line([(58, 134), (58, 66)], 2.6), s.ink, 1)
    s.put(polygon([(58, 66), (67, 68), (66, 80), (65, 96), (61, 97), (60, 82), (57, 72)]), s.base, 1.4)
    for y in (74, 84):
        s.flat(polygon([(58.4, y), (66.4, y), (65.8, y + 5), (59.4, y + 5)]), s.paper)
    hills(s, [133, 131, 134, 130], s.near)
    s.flat(box(-6, 122, 60, 5, 2.5), s.sky)
    s.flat(box(64, 126, 60, 4, 2), s.sky)


def balloon(s: Scene) -> None:
    """A hot-air balloon."""
    cloud(s, 98, 92, 34, s.paper)
    cloud(s, 38, 112, 30, s.paper)
    hills(s, [132, 126, 133, 125], s.far)
    hills(s, [139, 136, 140, 137], s.mid)
    envelope = QPainterPath(QPointF(62, 106))
    envelope.cubicTo(56, 98, 40, 92, 40, 72)
    envelope.cubicTo(40, 34, 96, 34, 96, 72)
    envelope.cubicTo(96, 92, 80, 98, 74, 106)
    envelope.closeSubpath()
    s.put(envelope, s.shade, 2.2)
    stripe = QPainterPath(QPointF(65, 106))
    stripe.cubicTo(56, 92, 52, 60, 68, 44)
    stripe.cubicTo(84, 60, 80, 92, 71, 106)
    stripe.closeSubpath()
    s.flat(stripe, s.paper)
    inner = QPainterPath(QPointF(67, 106))
    inner.cubicTo(63, 92, 62, 60, 68, 44)
    inner.cubicTo(74, 60, 73, 92, 69, 106)
    s.flat(inner, s.base)
    for x in (63, 73):
        s.stroke([(x, 106), (68 + (x - 68) * 0.7, 116)], 0.9, s.ink)
    s.put(box(62, 115, 12, 9, 2), s.ink, 1.2)
    s.flat(polygon([(66, 113), (68, 106), (70, 113)]), s.fire)


def weathercock(s: Scene) -> None:
    """A cock on a roof that turns into the wind."""
    cloud(s, 42, 92, 34, s.paper)
    gust(s, 40, 108, 24, s.base, 2)
    s.put(polygon([(22, 150), (69, 112), (116, 150)]), s.shade, 2)
    for y in (128, 138):
        s.flat(line([(69 - (y - 114) * 1.1, y), (69 + (y - 114) * 1.1, y)], 1), s.mid)
    s.stroke([(69, 116), (69, 76)], 3, s.ink, 1)
    s.stroke([(54, 102), (84, 102)], 2.2, s.ink, 0.6)
    s.put(together([disc(54, 102, 2.6), disc(84, 102, 2.6), disc(69, 102, 3)]), s.ink, 0.6)
    s.put(polygon([(92, 87), (100, 92), (92, 97)]), s.ink, 0.6)
    s.stroke([(48, 92), (94, 92)], 2.2, s.ink, 0.6)
    body = QPainterPath(QPointF(80, 58))
    body.cubicTo(92, 58, 88, 70, 86, 78)
    body.cubicTo(82, 90, 66, 92, 58, 84)
    body.cubicTo(46, 82, 40, 66, 50, 56)
    body.cubicTo(52, 66, 58, 70, 66, 70)
    body.cubicTo(74, 70, 72, 58, 80, 58)
    s.put(body, s.paper, 2)
    s.put(polygon([(88, 61), (97, 64.5), (88, 68)]), s.light, 0.8)
    s.put(together([disc(78, 57, 3), disc(82, 54.6, 3), disc(86, 57.4, 2.6)]), s.fire, 0.8)
    s.flat(disc(84, 63.5, 1.3), s.ink)
    wing = QPainterPath(QPointF(77, 72))
    wing.cubicTo(74, 84, 62, 84, 57, 74)
    wing.cubicTo(63, 77, 70, 76, 77, 72)
    s.put(wing, s.base, 0.8)


def power_kite(s: Scene) -> None:
    """A kite that pulls at a generator."""
    cloud(s, 86, 104, 34, s.paper)
    hills(s, [130, 126, 131, 127], s.mid)
    wing = QPainterPath(QPointF(40, 80))
    wing.cubicTo(48, 52, 78, 44, 102, 60)
    wing.cubicTo(82, 58, 60, 64, 50, 86)
    wing.closeSubpath()
    s.put(wing, s.shade, 2.4)
    for points in ([(56, 60), (60, 71)], [(70, 52.6), (73, 62)], [(86, 53), (86, 58.6)]):
        s.stroke(points, 1.6, s.tint)
    for x, y in ((46, 84), (64, 68), (80, 60), (99, 60)):
        s.stroke([(x, y), (62, 108)], 0.7, s.ink)
    s.stroke([(62, 108), (46, 130)], 1.4, s.ink)
    s.put(box(34, 124, 24, 13, 2), s.paper, 1.6)
    s.put(disc(46, 130, 6.4), s.ink, 1)
    s.flat(disc(46, 130, 2.6), s.light)
    gust(s, 66, 92, 28, s.base, 2)
    house(s, 94, 134, 18, 22, s.shade)


def windmill(s: Scene) -> None:
    """An old mill with four sails."""
    cloud(s, 18, 74, 34, s.paper)
    cloud(s, 96, 100, 30, s.paper)
    hills(s, [124, 118, 125, 117], s.far)
    s.put(polygon([(38, 136), (45, 84), (65, 84), (72, 136)]), s.paper, 2)
    cap = QPainterPath(QPointF(42, 86))
    cap.cubicTo(44, 68, 66, 68, 68, 86)
    cap.closeSubpath()
    s.put(cap, s.shade, 1.4)
    s.flat(box(50, 122, 10, 14, 5), s.ink)
    s.flat(together([box(51, 94, 7, 8, 1), box(51, 108, 7, 8, 1)]), s.light)
    s.put(box(34, 115, 42, 3, 1), s.shade, 1)
    for i in range(4):
        sail = together([line([(0, 0), (0, -44)], 2.2)])
        s.put(turned(sail, 55, 80, 24 + 90 * i), s.ink, 0.8)
        cloth = box(0.6, -43, 10, 32, 1)
        s.put(turned(cloth, 55, 80, 24 + 90 * i), s.base, 1.2)
        for y in (-35, -27, -19):
            s.flat(turned(line([(0.6, y), (10.6, y)], 0.9), 55, 80, 24 + 90 * i), s.ink)
    s.put(disc(55, 80, 3.6), s.ink, 0.6)
    hills(s, [134, 136, 134, 137], s.mid)


def sailing_ship(s: Scene) -> None:
    """A ship before the wind."""
    cloud(s, 92, 62, 30, s.paper)
    gust(s, 36, 74, 18, s.base, 2)
    sea(s, 118, s.far, 2.6, 22)
    for x, top, widths in ((56, 66, (13, 16, 18)), (80, 60, (14, 18, 20))):
        s.stroke([(x, 118), (x, top - 4)], 2.2, s.ink, 0.6)
        s.put(polygon([(x, top - 4), (x + 11, top - 1), (x, top + 2)]), s.fire, 0.6)
        for i, w in enumerate(widths):
            y = top + 4 + i * 15
            sail = QPainterPath(QPointF(x - w * 0.5, y))
            sail.lineTo(x + w * 0.5, y)
            sail.cubicTo(x + w * 0.95, y + 4, x + w * 0.9, y + 10, x + w * 0.55, y + 13)
            sail.lineTo(x - w * 0.55, y + 13)
            sail.cubicTo(x - w * 0.2, y + 9, x - w * 0.2, y + 4, x - w * 0.5, y)
            s.put(sail, s.paper, 1.2)
    hull = QPainterPath(QPointF(38, 112))
    hull.lineTo(100, 112)
    hull.cubicTo(100, 122, 94, 130, 88, 132)
    hull.lineTo(48, 132)
    hull.cubicTo(42, 128, 38, 120, 38, 112)
    s.put(hull, s.shade, 1.8)
    s.flat(box(40, 116, 59, 2.6), s.paper)
    s.stroke([(98, 113), (110, 104)], 2, s.ink)
    sea(s, 127, s.base, 3.4, 20, 5)
    sea(s, 137, s.shade, 2.4, 24)


def offshore_park(s: Scene) -> None:
    """Turbines that stand in the sea."""
    sea(s, 108, s.far, 1.4, 18)
    turbine(s, 96, 110, 34, 10)
    turbine(s, 42, 112, 28, 44)
    sea(s, 112, s.base, 2.2, 20)
    turbine(s, 70, 132, 62, 22)
    s.put(box(64, 120, 12, 14, 1), s.light, 1)
    sea(s, 129, s.shade, 3, 22, 7)
    s.put(polygon([(20, 126), (42, 126), (38, 133), (24, 133)]), s.paper, 1)
    s.put(box(27, 120, 9, 7, 1), s.ink, 0.6)
    sea(s, 137, mix(s.shade, s.ink, 0.3), 2.4, 18)


def hill_turbine(s: Scene) -> None:
    """One tall turbine and the village it feeds."""
    cloud(s, 20, 82, 34, s.paper)
    hills(s, [112, 104, 113, 103, 110], s.far)
    hills(s, [128, 116, 120, 128], s.base)
    turbine(s, 56, 124, 72, 12)
    house(s, 86, 132, 18, 22, s.shade)
    house(s, 102, 136, 14, 18, s.shade)
    hills(s, [130, 134, 133, 136], s.mid)
    tree(s, 16, 140, 30, s.shade)
    tree(s, 30, 143, 20, s.shade)


def wind_farm(s: Scene) -> None:
    """A ridge full of turbines."""
    sun(s, 62, 50, 8, s.light, 0)
    gust(s, 6, 58, 30, s.base, 2.2)
    hills(s, [108, 98, 104, 96, 106], s.far)
    for x, y, h, turn in ((16, 106, 32, 30), (40, 102, 34, 8), (86, 100, 34, 50), (104, 104, 28, 20)):
        turbine(s, x, y, h, turn)
    hills(s, [118, 120, 112, 118, 114], s.base)
    turbine(s, 64, 124, 52, 26)
    turbine(s, 24, 130, 44, 66)
    turbine(s, 96, 130, 40, 0)
    hills(s, [132, 128, 134, 127, 133], s.mid)
    hills(s, [140, 142, 137, 142], s.near)


MOTIFS = {
    "wind-01": tornado,
    "wind-02": squall,
    "wind-03": dead_calm,
    "wind-04": balloon,
    "wind-05": weathercock,
    "wind-06": power_kite,
    "wind-07": windmill,
    "wind-08": sailing_ship,
    "wind-09": offshore_park,
    "wind-10": hill_turbine,
    "wind-11": wind_farm,
}
