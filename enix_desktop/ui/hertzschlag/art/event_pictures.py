"""The picture on each front page: what happens to the grid, cut from the same paper as the cards."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.hertzschlag.art.motifs.bricks import (
    arrow,
    battery,
    clock,
    coins,
    cooling_tower,
    euro,
    factory,
    fan,
    house,
    panel,
    sheet,
    thermometer,
    turbine,
    windows,
)
from enix_desktop.ui.hertzschlag.art.motifs.nature import (
    bolt,
    cloud,
    fir,
    floor,
    gust,
    hills,
    person,
    snowflake,
    steam,
    sun,
    tree,
)
from enix_desktop.ui.hertzschlag.art.motifs.scene import Scene, turned
from enix_desktop.ui.hertzschlag.art.motifs.vehicles import car
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import placed
from enix_desktop.ui.widgets.paper_art import box, cut, disc, line, mix, polygon, thick, together

WIDE, HIGH = 138.0, 72.0
"""The size for which the pictures are drawn."""


def paint_event_picture(painter: QPainter, rect: QRectF, event: str) -> None:
    """Paint the picture of the event with this id over all of *rect*."""
    sky, shade, motif = PICTURES[event]
    ground, dark = QColor(sky), QColor(shade)
    stage = Scene(
        painter,
        sky=ground,
        far=mix(ground, dark, 0.3),
        mid=mix(ground, dark, 0.6),
        near=dark,
        tint=ground,
        base=mix(ground, dark, 0.5),
        shade=dark,
        wide=WIDE,
        high=HIGH,
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDE, rect.height() / HIGH)
    stage.fill_sky()
    motif(stage)
    painter.restore()


def sunny_sunday(s: Scene) -> None:
    """The sun on panels, a factory at rest, and people on the grass."""
    sun(s, 30, 22, 11, s.gold, 12)
    hills(s, [50, 44, 50, 42, 48], s.far)
    factory(s, 74, 54, s.iron, False)
    floor(s, 53, s.leaf)
    panel(s, (8, 42), (34, 0), (6, 13), 4, 2)
    tree(s, 62, 60, 26)
    s.put(polygon([(84, 62), (112, 62), (120, 70), (78, 70)]), s.hot, 0.8)
    for x, coat in ((92, s.cold), (106, s.wall)):
        person(s, x, 66, 15, coat)


def storm(s: Scene) -> None:
    """Turbines in the storm, and a tree that bends."""
    cloud(s, 34, 26, 52, s.mid)
    cloud(s, 104, 20, 60, s.far)
    for x, y, wide in ((8, 40, 34), (54, 32, 30), (92, 44, 34)):
        gust(s, x, y, wide, s.paper, 2.4)
    turbine(s, 72, 66, 42, 16)
    turbine(s, 108, 62, 34, 44)
    hills(s, [62, 58, 64, 58, 62], s.near)
    s.put(thick(_bent_trunk(), 3), s.ink, 0.6)
    s.put(together([disc(42, 44, 8), disc(50, 46, 7), disc(36, 48, 6), disc(48, 52, 5)]), s.hot, 1)
    for x, y in ((62, 54), (84, 58), (94, 34), (124, 52), (64, 40)):
        s.put(turned(polygon([(-3, 0), (0, -2), (3, 0), (0, 2)]), x, y, 30 * x % 90), s.gold, 0.5)


def _bent_trunk() -> QPainterPath:
    path = QPainterPath(QPointF(24, 68))
    path.cubicTo(25, 58, 32, 52, 44, 48)
    return path


def dark_and_still(s: Scene) -> None:
    """Fog without wind: blades that hang, panels without sun."""
    hills(s, [44, 38, 44, 40, 43], s.far)
    turbine(s, 34, 58, 40, 60)
    turbine(s, 104, 54, 34, 60)
    hills(s, [56, 52, 57, 53, 56], s.mid)
    panel(s, (54, 46), (30, 0), (5, 12), 3, 2)
    for y, left, wide in ((30, -6, 80), (40, 50, 100), (50, -10, 70), (60, 30, 120)):
        s.flat(box(left, y, wide, 5, 2.5), s.paper)
    s.flat(disc(72, 18, 8), mix(s.sky, s.paper, 0.6))


def cold_snap(s: Scene) -> None:
    """Snow on every roof, and a thermometer at its foot."""
    for x, y in ((14, 14), (40, 22), (66, 10), (92, 20), (116, 12), (128, 34), (26, 36)):
        snowflake(s, x, y, 4.4, s.paper)
    hills(s, [54, 48, 54, 48, 54], s.paper)
    for x, wide in ((36, 30), (84, 34)):
        house(s, x, 64, wide, 36)
        s.put(
            polygon(
                [
                    (x - wide * 0.62, 43),
                    (x, 28),
                    (x + wide * 0.62, 43),
                    (x + wide * 0.5, 45),
                    (x, 34),
                    (x - wide * 0.5, 45),
                ]
            ),
            s.paper,
            0.6,
        )
    fir(s, 60, 66, 24)
    floor(s, 63, s.paper)
    thermometer(s, 120, 34, 0.25, s.cold)


def at_six(s: Scene) -> None:
    """Six o’clock, and every car at its charger."""
    for x in (20, 54, 88, 122):
        house(s, x, 48, 26, 30)
    floor(s, 46, s.near)
    clock(s, 69, 20, 15, 180, 0)
    for k, colour in enumerate((s.hot, s.cold, s.gold, s.wall)):
        x = 19 + 34 * k
        s.put(box(x + 9, 40, 6, 18, 2), s.paper, 1)
        bolt(s, x + 12, 49, 9)
        car(s, x, 66, 28, colour)


def half_time(s: Scene) -> None:
    """A match on the screen, and a kettle that boils."""
    floor(s, 60, s.near)
    s.put(box(8, 8, 76, 46, 3), s.ink, 1.6)
    s.flat(box(11, 11, 70, 40, 1.5), s.leaf)
    pitch = [line([(46, 11), (46, 51)], 1.2)]
    pitch += [
        line([(11, 22), (20, 22), (20, 40), (11, 40)], 1.2),
        line([(81, 22), (72, 22), (72, 40), (81, 40)], 1.2),
    ]
    s.flat(together(pitch), s.paper)
    s.flat(cut(disc(46, 31, 9), disc(46, 31, 7.8)), s.paper)
    s.put(disc(46, 31, 3.4), s.paper, 0.5)
    s.put(box(36, 54, 20, 6, 1), s.ink, 0.6)
    kettle = QPainterPath(QPointF(96, 60))
    kettle.cubicTo(90, 40, 98, 30, 108, 30)
    kettle.cubicTo(120, 30, 126, 42, 122, 60)
    kettle.closeSubpath()
    handle = QPainterPath(QPointF(98, 34))
    handle.cubicTo(98, 14, 120, 14, 120, 34)
    s.put(thick(handle, 3), s.ink, 0.6)
    s.put(polygon([(120, 46), (132, 36), (134, 40), (122, 56)]), s.hot, 0.8)
    s.put(kettle, s.hot, 1.4)
    s.put(disc(108, 29, 3), s.ink, 0.6)
    for x in (128, 134):
        steam(s, x, 30, 18, s.paper)


def holiday(s: Scene) -> None:
    """Bunting over a factory that stands still, and somebody in a hammock."""
    sun(s, 18, 18, 9, s.gold)
    factory(s, 70, 60, s.iron, False)
    floor(s, 58, s.leaf)
    rope = QPainterPath(QPointF(-4, 10))
    rope.quadTo(69, 34, 142, 8)
    s.flat(thick(rope, 1.2), s.ink)
    for k, colour in enumerate((s.hot, s.gold, s.cold, s.leaf, s.hot, s.gold, s.cold)):
        point = rope.pointAtPercent((k + 0.7) / 7.6)
        s.put(
            polygon([(point.x() - 5, point.y()), (point.x() + 5, point.y()), (point.x(), point.y() + 10)]),
            colour,
            0.8,
        )
    tree(s, 14, 66, 34)
    tree(s, 60, 66, 34)
    bed = QPainterPath(QPointF(16, 48))
    bed.quadTo(37, 68, 58, 48)
    bed.quadTo(37, 58, 16, 48)
    s.put(bed, s.hot, 1)
    s.put(disc(46, 51, 4), QColor("#F0CFA5"), 0.6)


def plant_trips(s: Scene) -> None:
    """Cooling towers without steam, and a flash that breaks off."""
    cooling_tower(s, 36, 62, 40, 44, s.metal)
    cooling_tower(s, 76, 62, 34, 36, s.metal)
    s.put(box(92, 38, 40, 26, 1), s.iron, 1.2)
    windows(s, 97, 44, 4, 1, (9, 0), (5, 8), False)
    floor(s, 60, s.near)
    s.put(polygon([(112, 6), (128, 34), (96, 34)]), s.ink, 1.2)
    s.flat(polygon([(112, 11), (123.6, 31.6), (100.4, 31.6)]), s.gold)
    bolt(s, 112, 23, 17, s.ink)
    crack = line([(16, 12), (30, 20), (24, 26), (44, 36)], 2.6)
    s.put(crack, s.hot, 0.6)


def steelworks(s: Scene) -> None:
    """A ladle that pours no more."""
    s.put(polygon([(0, 62), (0, 20), (34, 8), (68, 20), (104, 8), (142, 20), (142, 62)]), s.mid, 1)
    for x in (8, 60, 112):
        s.put(box(x, 20, 6, 44), s.iron, 0.8)
    s.put(box(-4, 18, 150, 5), s.ink, 0.8)
    s.stroke([(69, 22), (69, 32)], 2.4, s.ink)
    s.put(turned(polygon([(-18, -10), (18, -10), (13, 14), (-13, 14)]), 69, 42, 16), s.ink, 1.2)
    s.flat(turned(box(-17, -10, 34, 4, 1), 69, 42, 16), mix(s.hot, s.ink, 0.4))
    for k in range(3):
        s.put(box(92 + 10 * k, 58 - 3 * k, 26, 5, 1), s.metal, 0.6)
    floor(s, 62, s.near)
    s.put(disc(30, 40, 13), s.paper, 1)
    s.flat(together([line([(23, 33), (37, 47)], 4), line([(37, 33), (23, 47)], 4)]), s.hot)


def heat_wave(s: Scene) -> None:
    """A large sun, hot roofs, and fans that turn."""
    sun(s, 26, 24, 15, s.hot, 14)
    hills(s, [52, 48, 52, 46, 52], s.far)
    for x in (62, 94):
        house(s, x, 62, 30, 38, wall=s.paper)
        s.put(box(x + 4, 34, 13, 10, 1.4), s.paper, 1)
        s.flat(disc(x + 10.5, 39, 4.2), s.iron)
        fan(s, x + 10.5, 39, 3.8, s.metal)
    floor(s, 61, s.mid)
    thermometer(s, 124, 34, 0.95, s.hot)


def flexible_day(s: Scene) -> None:
    """A gusty day that stores and devices even out."""
    gust(s, 6, 22, 34, s.paper, 2.4)
    gust(s, 28, 36, 26, s.paper, 2)
    hills(s, [54, 48, 54, 50, 54], s.far)
    turbine(s, 30, 64, 40, 20)
    floor(s, 60, s.near)
    battery(s, 118, 66, 24, 36, 3)
    s.put(box(54, 26, 42, 34, 3), s.glass, 1.4)
    s.flat(placed(sign("calm"), 75, 43, 17), s.light)
    arrow(s, 46, 52, 12, 90, s.gold)
    arrow(s, 102, 44, 12, 90, s.gold)


def settlement(s: Scene) -> None:
    """Coins for everybody who feeds in."""
    hills(s, [52, 46, 52, 46, 52], s.far)
    turbine(s, 118, 62, 40, 10)
    s.put(box(12, 40, 40, 26), s.wall, 1.2)
    s.put(polygon([(6, 42), (16, 22), (48, 22), (58, 42)]), s.roof, 1)
    panel(s, (19, 25), (26, 0), (-3, 13), 3, 2)
    windows(s, 18, 48, 3, 1, (11, 0), (7, 8))
    sheet(s, 82, 34, 30, 38, -6, 3)
    floor(s, 60, s.mid)
    euro(s, 90, 42, 8)
    coins(s, 68, 66, 8, 3)
    coins(s, 86, 66, 8, 2)
    coins(s, 103, 66, 8, 4)


PICTURES: Mapping[str, tuple[str, str, Callable[[Scene], None]]] = {
    "event-01": ("#BFE0EE", "#4E7A4A", sunny_sunday),
    "event-02": ("#8FA3B5", "#3E4A58", storm),
    "event-03": ("#C9CCCB", "#6E7472", dark_and_still),
    "event-04": ("#9FBBD6", "#4F6C8C", cold_snap),
    "event-05": ("#C5B4D2", "#4B3F66", at_six),
    "event-06": ("#E8CFA6", "#8A5A34", half_time),
    "event-07": ("#BFE0EE", "#4E7A4A", holiday),
    "event-08": ("#B7A6A8", "#4A3A44", plant_trips),
    "event-09": ("#B9BEC9", "#4B5264", steelworks),
    "event-10": ("#F9DC9A", "#B8783A", heat_wave),
    "event-11": ("#B5D3E3", "#47607A", flexible_day),
    "event-12": ("#D5E3C4", "#6E8C57", settlement),
}
"""Sky, shade and picture of each event, by its id."""
