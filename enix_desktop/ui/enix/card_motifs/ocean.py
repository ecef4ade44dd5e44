"""Motifs of waves and tides."""

from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.enix.card_motifs.built import arrow, house, rotor, sailing_boat, wheel
from enix_desktop.ui.enix.card_motifs.nature import (
    bolt,
    breaker,
    cloud,
    hills,
    moon,
    rain,
    ripples,
    sea,
    turned,
)
from enix_desktop.ui.enix.card_motifs.scene import Scene, mix
from enix_desktop.ui.widgets.paper_art import box, curve, disc, line, polar, polygon, thick, together


def storm_surge(s: Scene) -> None:
    """The sea comes over the dyke."""
    cloud(s, 84, 56, 54, s.far)
    bolt(s, 50, 50, 26)
    house(s, 98, 122, 18, 26, s.shade, False, s.tint)
    hills(s, [146, 144, 128, 120, 118], s.near)
    breaker(s, 54, 136, 24, s.base, s.paper)
    sea(s, 128, s.shade, 3.6, 19, 4)
    sea(s, 136, s.base, 3, 23, 11)
    ripples(s, [(26, 142, 12), (70, 143, 14), (98, 141, 10)], s.tint)


def whirlpool(s: Scene) -> None:
    """Water that turns and swallows a mast."""
    rain(s, 42, 108, 46, 68, s.far)
    sea(s, 74, s.shade, 2.4, 20)
    for i, (rx, ry) in enumerate(((46, 31), (37, 24.5), (28, 18), (19, 12), (10, 6))):
        ring = QPainterPath()
        ring.addEllipse(QPointF(68 + i * 0.6, 110 + i * 1.6), rx, ry)
        s.put(ring, (s.base, s.tint, s.base, s.shade, s.near)[i], 1.6)
    swirl = QPainterPath()
    first = True
    for step in range(66):
        t = step / 65
        x, y = polar(40 * (1 - t) + 9 * t, 520 * t + 150)
        point = QPointF(69 + x, 111 + y * 0.66)
        if first:
            swirl.moveTo(point)
            first = False
        swirl.lineTo(point)
    s.flat(thick(swirl, 2), s.paper)
    s.put(turned(line([(0, 4), (0, -26)], 2.4), 72, 113, 16), s.ink, 0.8)
    s.put(turned(polygon([(1, -25), (16, -10), (1, -8)]), 72, 113, 16), s.paper, 1)
    s.put(thick(curve([(64, 116), (71, 118.5), (79, 116)]), 2.4), s.near, 0)


def slack_water(s: Scene) -> None:
    """A boat that waits between the tides."""
    s.flat(disc(84, 64, 10), s.paper)
    hills(s, [96, 92, 97, 94], s.far)
    s.put(box(-4, 100, 120, 50), s.mid, 0.8)
    s.flat(box(-4, 84, 70, 5, 2.5), s.sky)
    s.flat(box(52, 92, 70, 4, 2), s.sky)
    s.put(polygon([(40, 116), (96, 116), (86, 130), (50, 130)]), s.near, 1.4)
    s.put(line([(64, 116), (64, 72)], 2.2), s.ink, 0.6)
    s.put(polygon([(66, 76), (70, 76), (69, 112), (66, 112)]), s.paper, 1)
    s.put(polygon([(72, 118), (86, 112), (92, 116)]), s.shade, 0.6)
    for y, x, w in ((106, 20, 26), (112, 90, 22), (134, 66, 40), (140, 28, 30), (140, 96, 16)):
        s.flat(line([(x - w / 2, y), (x + w / 2, y)], 1.4), s.paper)


def bell_buoy(s: Scene) -> None:
    """A buoy that rings with every wave."""
    cloud(s, 84, 62, 34, s.paper)
    sea(s, 104, s.far, 2.2, 20)
    p = s.painter
    p.save()
    p.translate(66, 116)
    p.rotate(10)
    s.put(polygon([(-16, -6), (16, -6), (11, 10), (-11, 10)]), s.fire, 1.6)
    s.put(box(-16, -9, 32, 5, 2.4), s.paper, 1)
    for points in ([(-10, -9), (-4, -46)], [(10, -9), (4, -46)], [(-8, -22), (8, -22)]):
        s.stroke(points, 2.2, s.ink)
    bell = QPainterPath(QPointF(-7, -26))
    bell.cubicTo(-4, -30, -5, -40, 0, -40)
    bell.cubicTo(5, -40, 4, -30, 7, -26)
    bell.closeSubpath()
    s.put(bell, s.light, 1)
    s.flat(disc(0, -24.4, 2.2), s.ink)
    s.put(disc(0, -49, 4), s.light, 1)
    p.restore()
    for r in (14, 21):
        arc = QPainterPath()
        arc.arcMoveTo(74 - r, 88 - r, 2 * r, 2 * r, -30)
        arc.arcTo(74 - r, 88 - r, 2 * r, 2 * r, -30, 60)
        s.flat(thick(arc, 1.6), s.shade)
    sea(s, 124, s.base, 4, 26, 8)
    sea(s, 136, s.shade, 3, 20)


def tide_mill(s: Scene) -> None:
    """A mill that lives on the ebb."""
    moon(s, 66, 54, 9, s.paper)
    hills(s, [98, 94, 100, 92], s.far)
    s.put(box(56, 106, 60, 40), mix(s.shade, s.ink, 0.25), 1.6)
    house(s, 84, 108, 44, 56, s.shade)
    for x in (62, 74, 92, 104):
        s.flat(box(x, 114, 8, 2, 1), s.shade)
    wheel(s, 56, 120, 18, s.ink, 8)
    sea(s, 128, s.base, 3, 18)
    sea(s, 137, s.shade, 2, 22, 6)
    ripples(s, [(24, 133, 14), (92, 134, 12)], s.tint)


def wave_flap(s: Scene) -> None:
    """A flap on the sea bed that nods with the waves."""
    cloud(s, 34, 60, 30, s.paper)
    sea(s, 76, s.far, 4.6, 30)
    sea(s, 84, s.base, 4, 26, 10)
    hills(s, [136, 132, 135, 133], s.ink)
    for lean, colour in ((-26, mix(s.base, s.tint, 0.3)), (20, s.paper)):
        flap = box(-9, -52, 18, 50, 4)
        s.put(turned(flap, 55, 130, lean), colour, 1.6 if lean > 0 else 0)
    for y in (88, 100, 112):
        s.flat(turned(line([(-6, y - 130), (6, y - 130)], 1.4), 55, 130, 20), s.shade)
    s.put(box(40, 126, 30, 9, 3), s.ink, 1.2)
    s.put(disc(55, 128, 5), s.light, 0.8)
    s.put(thick(curve([(24, 78), (38, 67), (54, 66)]), 2.4), s.shade, 0)
    s.put(polygon([(52, 61), (62, 67), (52, 71)]), s.shade, 0)
    for x, y in ((16, 104), (90, 96), (96, 118)):
        fish = together([turned(polygon([(-4, 0), (-9, -3.4), (-9, 3.4)]), x, y, 0), _oval(x, y, 6, 3)])
        s.put(fish, s.tint, 0.8)


def harbour_light(s: Scene) -> None:
    """A lighthouse on a rock."""
    s.flat(polygon([(66, 70), (114, 50), (114, 84)]), s.light)
    s.flat(polygon([(66, 70), (30, 60), (30, 78)]), s.light)
    sea(s, 112, s.far, 2, 20)
    s.put(polygon([(40, 150), (48, 128), (58, 122), (80, 124), (92, 134), (104, 150)]), s.ink, 1.6)
    s.put(polygon([(56, 126), (60, 80), (72, 80), (76, 126)]), s.paper, 1.6)
    for y in (88, 104):
        w = 6.4 + (y - 80) * 0.09
        s.flat(polygon([(66 - w, y), (66 + w, y), (66 + w + 0.9, y + 8), (66 - w - 0.9, y + 8)]), s.base)
    s.put(box(57, 77, 18, 4, 1), s.ink, 1)
    s.put(box(61, 64, 10, 13), s.light, 0.6)
    s.put(polygon([(58, 65), (66, 56), (74, 65)]), s.base, 1)
    s.flat(box(63, 116, 6, 9, 3), s.ink)
    sea(s, 132, s.base, 3.4, 18, 4)
    sea(s, 139, s.shade, 2.4, 22)


def sea_snake(s: Scene) -> None:
    """Jointed floats that bend with the swell."""
    cloud(s, 82, 62, 38, s.paper)
    sea(s, 94, s.far, 3, 28)
    sea(s, 106, mix(s.base, s.tint, 0.35), 5, 36, 10)
    joints = [(20, 124), (45, 108), (68, 120), (92, 102)]
    for (ax, ay), (bx, by) in pairwise(joints):
        s.put(
            line(
                [(ax + (bx - ax) * 0.1, ay + (by - ay) * 0.1), (ax + (bx - ax) * 0.9, ay + (by - ay) * 0.9)],
                11,
            ),
            s.fire,
            2,
        )
        s.flat(
            line(
                [
                    (ax + (bx - ax) * 0.2, ay - 3 + (by - ay) * 0.2),
                    (ax + (bx - ax) * 0.8, ay - 3 + (by - ay) * 0.8),
                ],
                1.6,
            ),
            s.light,
        )
    for x, y in joints[1:-1]:
        s.put(disc(x, y, 5), s.ink, 1)
        s.flat(disc(x, y, 2), s.light)
    s.put(disc(93, 101, 6), s.ink, 1)
    sea(s, 126, s.base, 4, 30, 22)
    sea(s, 136, s.shade, 3, 24)


def _oval(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def spring_tide(s: Scene) -> None:
    """A full moon pulls the sea up a harbour wall."""
    s.put(disc(60, 60, 19), s.paper, 2)
    s.flat(
        together([disc(54, 55, 3.4), disc(67, 64, 4.4), disc(64, 50, 2), disc(54, 68, 2)]),
        mix(s.paper, s.tint, 0.6),
    )
    s.put(box(88, 84, 26, 66), s.shade, 2)
    for i, y in enumerate(range(90, 146, 8)):
        s.flat(box(88, y, 9 if i % 2 else 5, 1.8, 0.9), s.tint)
    sea(s, 104, mix(s.base, s.tint, 0.4), 4, 26)
    sea(s, 113, s.base, 4, 30, 12)
    for x in (18, 44, 70):
        arrow(s, x, 136, 24, s.tint)
    sea(s, 131, s.shade, 3, 22)
    ripples(s, [(24, 139, 16), (60, 139, 18), (94, 136, 12)], s.tint)


def tidal_rotor(s: Scene) -> None:
    """A mill below the water."""
    sailing_boat(s, 92, 76, 17, s.ink, s.paper)
    sea(s, 78, s.base, 2.4, 20)
    for y, x in ((94, 40), (108, 8), (122, 14)):
        s.flat(thick(curve([(x, y), (x + 7, y - 2), (x + 14, y + 1), (x + 21, y - 1)]), 2), s.tint)
    s.put(polygon([(64, 142), (67, 106), (73, 106), (76, 142)]), s.ink, 1.6)
    s.put(line([(62, 106), (84, 106)], 8), s.light, 1.4)
    rotor(s, 66, 106, 23, 24, s.paper)
    hills(s, [140, 136, 140, 137], s.shade)
    for x, h in ((22, 14), (30, 20), (98, 18), (104, 12)):
        s.put(
            thick(curve([(x, 144), (x + 2, 144 - h * 0.5), (x - 1, 144 - h)]), 2.4),
            mix(s.shade, s.ink, 0.4),
            0.6,
        )
    for x, y in ((100, 98), (96, 122)):
        s.put(
            together([polygon([(x + 4, y), (x + 9, y - 3.4), (x + 9, y + 3.4)]), _oval(x, y, 6, 3)]),
            s.tint,
            0.8,
        )


def tidal_barrage(s: Scene) -> None:
    """A dam across a bay, water high on one side."""
    moon(s, 58, 48, 10, s.paper)
    hills(s, [86, 80, 88, 78], s.far)
    house(s, 22, 90, 16, 22, s.shade)
    house(s, 92, 88, 14, 18, s.shade)
    s.put(polygon([(-4, 96), (58, 92), (58, 150), (-4, 150)]), s.base, 1.2)
    s.put(box(56, 118, 60, 34), mix(s.base, s.tint, 0.5), 1.2)
    ripples(s, [(14, 104, 14), (36, 102, 12)], s.tint)
    s.put(polygon([(32, 84), (82, 84), (88, 150), (26, 150)]), s.paper, 2.4)
    s.put(box(28, 80, 58, 7, 1.4), s.shade, 1.2)
    for x in (36, 54, 72):
        s.put(box(x - 2, 70, 10, 11, 1), s.paper, 1)
        s.flat(box(x + 0.6, 73, 4.8, 5, 0.6), s.light)
    s.flat(line([(22, 122), (90, 130)], 13), s.ink)
    rotor(s, 57, 126, 11, 10, s.light)
    for y, x in ((118, 6), (126, 2)):
        s.flat(thick(curve([(x, y), (x + 7, y - 1), (x + 14, y + 1)]), 2), s.tint)
    s.put(together(disc(95 + i * 5, 132 + (i % 2) * 3, 4) for i in range(4)), s.paper, 0.8)
    sea(s, 138, s.shade, 2, 20)


MOTIFS = {
    "ocean-01": storm_surge,
    "ocean-02": whirlpool,
    "ocean-03": slack_water,
    "ocean-04": bell_buoy,
    "ocean-05": tide_mill,
    "ocean-06": wave_flap,
    "ocean-07": harbour_light,
    "ocean-08": sea_snake,
    "ocean-09": spring_tide,
    "ocean-10": tidal_rotor,
    "ocean-11": tidal_barrage,
}
