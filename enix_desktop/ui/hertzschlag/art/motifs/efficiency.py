"""Motifs of energy efficiency: devices and houses that need less, and heat pumps."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.bricks import arrow, block, cable, fan, heat_pump, house
from enix_desktop.ui.hertzschlag.art.motifs.nature import floor, hills, sea, snowflake, steam, tree
from enix_desktop.ui.hertzschlag.art.motifs.scene import GROUND, Scene
from enix_desktop.ui.widgets.paper_art import box, disc, line, mix, polar, polygon, thick, together


def sockets(s: Scene) -> None:
    """A strip of three sockets with a switch."""
    floor(s, 92, s.far)
    cable(s, [(38, 88), (38, 100), (56, 104), (80, 100)], s.near, 2.4)
    s.put(box(22, 18, 32, 72, 7), s.paper, 2.2)
    for y in (46, 62, 78):
        s.flat(disc(38, y, 6.8), s.metal)
        s.flat(together([disc(35.4, y, 1.3), disc(40.6, y, 1.3)]), s.ink)
    s.put(box(29, 24, 18, 11, 3), s.shade, 0.8)
    s.put(polygon([(38, 24), (47, 24), (47, 35), (38, 35)]), s.hot, 0.4)


def led_lamps(s: Scene) -> None:
    """Three lamps that hang and shine."""
    floor(s, 98, s.far)
    for x, drop, size in ((18, 34, 8.0), (40, 52, 10.0), (61, 40, 8.0)):
        s.stroke([(x, -4), (x, drop - size * 1.2)], 1.4, s.ink)
        rays = [line([polar(size * 1.45, k), polar(size * 1.85, k)], 1.5) for k in range(20, 180, 35)]
        s.flat(together(rays).translated(x, drop), s.gold)
        s.put(disc(x, drop, size), s.light, 1.2)
        s.put(box(x - size * 0.48, drop - size * 1.62, size * 0.96, size * 0.84, 1.6), s.paper, 0.6)
        s.flat(box(x - size * 0.5, drop - size * 1.2, size, 1.4), s.iron)
    s.put(box(10, 88, 56, 5, 2), s.shade)
    s.put(together([box(15, 93, 4, 16), box(57, 93, 4, 16)]), s.shade, 0.6)


def fridge(s: Scene) -> None:
    """A fridge with its door ajar."""
    floor(s, 98, s.far)
    s.put(box(14, 20, 36, 82, 4), s.metal, 2)
    s.flat(box(18, 24, 28, 74, 2), s.light)
    for y in (44, 64):
        s.stroke([(18, y), (46, y)], 1.4, s.iron)
    s.put(together([box(21, 35, 5, 8, 1.4), box(28, 32, 4, 11, 1.4)]), s.leaf, 0.6)
    s.put(together([disc(25, 60, 3.4), disc(33, 60, 3.4)]), s.hot, 0.6)
    s.put(box(22, 84, 20, 10, 1.4), s.cold, 0.6)
    s.put(polygon([(50, 20), (66, 26), (66, 104), (50, 102)]), s.paper, 2)
    s.stroke([(63, 54), (63, 70)], 2, s.iron)
    snowflake(s, 58, 40, 5, s.cold)


def pump(s: Scene) -> None:
    """A small pump in a pipe, turning."""
    for x in (10, 58):
        s.put(box(x, -4, 8, 120), s.hot if x == 10 else s.cold, 1.4)
    s.put(box(10, 56, 56, 9, 3), s.hot, 1.4)
    s.put(disc(38, 60, 22), s.near, 2)
    s.flat(disc(38, 60, 18), s.base)
    s.flat(disc(38, 60, 13), s.paper)
    fan(s, 38, 60, 11, s.shade)
    turn = QPainterPath()
    turn.arcMoveTo(8, 30, 60, 60, 150)
    turn.arcTo(8, 30, 60, 60, 150, -110)
    s.put(thick(turn, 2.6), s.gold, 0.8)
    s.put(polygon([(64, 38), (56, 33), (65, 29)]), s.gold, 0.6)


def insulation(s: Scene) -> None:
    """A house in a warm coat."""
    hills(s, [92, 88, 93, 89], s.far)
    for x, y in ((10, 24), (26, 12), (14, 52), (68, 44)):
        snowflake(s, x, y, 4, s.paper)
    coat = polygon([(8, 60), (38, 30), (68, 60), (64, 102), (12, 102)])
    s.put(together([coat, thick(coat, 6)]), s.base, 2)
    wool = [line([(12 + 6.6 * k, 62 + (k % 2) * 3), (12 + 6.6 * k, 98)], 1.2) for k in range(9)]
    s.flat(together(wool), s.shade)
    house(s, 38, 99, 34, 52)
    s.put(box(6, 99, 64, 20), s.mid, 1)


def storage_heater(s: Scene) -> None:
    """A heavy heater that is carried away."""
    floor(s, 92, s.far)
    s.put(box(12, 36, 40, 40, 3), s.metal, 2)
    for k in range(5):
        s.flat(box(17 + 6.8 * k, 42, 4, 28, 1.4), s.hot)
    cross = together([line([(10, 34), (54, 78)], 4.4), line([(54, 34), (10, 78)], 4.4)])
    s.put(cross, s.near, 1)
    s.stroke([(8, 82), (56, 82), (66, 30)], 3.2, s.ink, 1)
    for x in (18, 50):
        s.put(disc(x, 90, 6), s.ink, 0.8)
        s.flat(disc(x, 90, 2.6), s.metal)


def air_heat_pump(s: Scene) -> None:
    """A box with a fan beside a house."""
    hills(s, [84, 78, 84, 80], s.far)
    house(s, 50, GROUND + 2, 46, 66)
    floor(s, GROUND, s.mid)
    heat_pump(s, 24, 102, 36, 30)
    for y in (52, 60):
        s.put(thick(_breeze(2, y), 1.8), s.cold, 0.6)


def _breeze(x: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    path.cubicTo(x + 5, y - 4, x + 9, y + 4, x + 16, y)
    return path


def ground_heat_pump(s: Scene) -> None:
    """A loop of pipe deep in the ground."""
    s.put(box(-4, 52, 90, 70), s.mid, 1.4)
    s.put(box(-4, 74, 90, 50), s.near, 1.4)
    s.put(box(-4, 96, 90, 30), mix(s.near, s.hot, 0.45), 1.4)
    house(s, 30, 53, 34, 36)
    tree(s, 62, 53, 18)
    loop = [(26, 53), (26, 102), (40, 102), (40, 53)]
    s.stroke(loop, 5, s.paper, 1)
    s.stroke(loop[:2], 2.4, s.cold)
    s.stroke([(26, 102), (40, 102), (40, 53)], 2.4, s.hot)
    arrow(s, 54, 84, 18, 0, s.gold)


def induction_hob(s: Scene) -> None:
    """A pot that steams on a flat hob."""
    s.put(box(4, 74, 68, 9, 2), s.glass, 1.6)
    s.put(box(4, 83, 68, 34), s.wall, 1)
    for x in (16, 30, 44, 58):
        s.flat(disc(x, 91, 2.6), s.iron)
    s.flat(box(22, 73, 32, 2.4, 1.2), s.hot)
    s.put(box(18, 44, 40, 29, 4), s.base, 2)
    s.put(together([line([(11, 54), (18, 54)], 3.4), line([(58, 54), (65, 54)], 3.4)]), s.ink, 0.6)
    s.put(box(15, 39, 46, 6, 3), s.shade, 1)
    s.put(disc(38, 36, 3.6), s.ink, 0.6)
    for x in (28, 38, 48):
        steam(s, x, 30, 18, s.paper)


def district_heat(s: Scene) -> None:
    """One large pump at the river, pipes to many houses."""
    for x, h, columns in ((12, 46, 2), (34, 58, 3), (59, 40, 3)):
        block(s, x, 62, 8.0 * columns, h, s.tint if columns == 3 else s.wall, columns, 5)
    floor(s, 61, s.mid)
    s.stroke([(12, 66), (64, 66)], 4, s.hot, 0.8)
    for x in (12, 34, 59):
        s.stroke([(x, 66), (x, 56)], 3, s.hot)
    s.put(box(18, 72, 42, 22, 3), s.paper, 1.6)
    for x in (29, 49):
        s.flat(disc(x, 83, 8), s.iron)
        fan(s, x, 83, 7, s.metal)
    s.stroke([(39, 72), (39, 66)], 4, s.hot)
    sea(s, 98, s.cold)


def heat_recovery(s: Scene) -> None:
    """Used air hands its warmth to fresh air."""
    s.put(polygon([(2, 46), (38, 12), (74, 46), (74, 120), (2, 120)]), s.wall, 1.6)
    s.put(thick(_roof(), 5), s.roof, 1)
    s.put(box(20, 56, 36, 36, 4), s.metal, 1.6)
    s.flat(polygon([(38, 58), (54, 74), (38, 90), (22, 74)]), s.paper)
    for k in range(-2, 3):
        s.stroke([(38 + k * 5 - 6, 74 - 6), (38 + k * 5 + 6, 74 + 6)], 0.9, s.iron)
    arrow(s, 24, 50, 18, 135, s.cold)
    arrow(s, 53, 98, 18, 135, s.hot)
    arrow(s, 53, 50, 18, 45, s.gold)
    arrow(s, 24, 98, 18, 45, s.hot)


def _roof() -> QPainterPath:
    path = QPainterPath(QPointF(-4, 52))
    path.lineTo(38, 12)
    path.lineTo(80, 52)
    return path


MOTIFS = {
    "efficiency-01": sockets,
    "efficiency-02": led_lamps,
    "efficiency-03": fridge,
    "efficiency-04": pump,
    "efficiency-05": insulation,
    "efficiency-06": storage_heater,
    "efficiency-07": air_heat_pump,
    "efficiency-08": ground_heat_pump,
    "efficiency-09": induction_hob,
    "efficiency-10": district_heat,
    "efficiency-11": heat_recovery,
}
