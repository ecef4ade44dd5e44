"""The symbols of energies and actions, as shapes inside a circle of radius 1 around the origin."""

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.widgets.paper_art import curve, cut, disc, line, merged, polar, polygon, thick, together


@cache
def energy_symbol(energy: Energy) -> QPainterPath:
    """The symbol of *energy*; shared, so never to be changed."""
    return merged(_SYMBOLS[energy]())


@cache
def jump_arc() -> QPainterPath:
    """An arc that leaves at the lower left and lands at the lower right."""
    arc = QPainterPath(QPointF(-0.80, 0.42))
    arc.cubicTo(-0.66, -0.86, 0.44, -0.92, 0.54, 0.10)
    head = polygon([(0.14, 0.06), (0.96, -0.02), (0.60, 0.68)])
    return merged(together([thick(arc, 0.26), head]))


@cache
def turn_arrow() -> QPainterPath:
    """An arrow that turns clockwise around the middle."""
    arc = QPainterPath()
    arc.arcMoveTo(-0.66, -0.66, 1.32, 1.32, 40)
    arc.arcTo(-0.66, -0.66, 1.32, 1.32, 40, 275)
    # The head points along the circle, so the arrow is mirrored: Qt's arcs run anticlockwise.
    head = polygon([(0.10, 0.32), (0.90, 0.20), (0.62, 0.88)])
    arrow = merged(together([thick(arc, 0.25), head]))
    return QTransform.fromScale(1, -1).map(arrow)


@cache
def shift_arrow() -> QPainterPath:
    """An arrow that pushes to the right."""
    head = polygon([(0.18, -0.60), (0.96, 0.0), (0.18, 0.60)])
    return merged(together([line([(-0.82, 0), (0.4, 0)], 0.32), head]))


@cache
def cap_path() -> QPainterPath:
    """The goblin's pointed blackout cap, its tip bent over."""
    cone = QPainterPath(QPointF(-0.62, 0.44))
    cone.cubicTo(-0.52, -0.16, -0.36, -0.86, 0.12, -0.86)
    cone.cubicTo(0.44, -0.86, 0.66, -0.64, 0.74, -0.36)
    cone.cubicTo(0.52, -0.50, 0.34, -0.48, 0.30, -0.34)
    cone.cubicTo(0.36, -0.10, 0.54, 0.14, 0.62, 0.44)
    cone.closeSubpath()
    brim = line([(-0.66, 0.62), (0.66, 0.62)], 0.32)
    gap = line([(-0.8, 0.42), (0.8, 0.42)], 0.07)
    return merged(together([cut(cone, gap), cut(brim, gap), disc(0.76, -0.28, 0.18)]))


def _sun() -> QPainterPath:
    rays = [line([polar(0.70, 45 * ray), polar(0.89, 45 * ray)], 0.21) for ray in range(8)]
    return together([disc(0, 0, 0.48), *rays])


def _drop() -> QPainterPath:
    drop = QPainterPath(QPointF(0, -1))
    drop.cubicTo(0.18, -0.62, 0.66, -0.18, 0.66, 0.30)
    drop.cubicTo(0.66, 0.70, 0.36, 0.98, 0, 0.98)
    drop.cubicTo(-0.36, 0.98, -0.66, 0.70, -0.66, 0.30)
    drop.cubicTo(-0.66, -0.18, -0.18, -0.62, 0, -1)
    gleam = QPainterPath(QPointF(-0.38, 0.32))
    gleam.cubicTo(-0.36, 0.52, -0.22, 0.68, -0.02, 0.70)
    return cut(drop, thick(gleam, 0.15))


def _vapours() -> QPainterPath:
    def vapour(x: float, top: float, bottom: float) -> QPainterPath:
        height = bottom - top
        return thick(
            curve(
                [(x, bottom), (x - 0.11, bottom - height * 0.27), (x + 0.11, top + height * 0.3), (x, top)]
            ),
            0.21,
        )

    crack = line([(-0.74, 0.46), (-0.36, 0.76), (-0.08, 0.50), (0.22, 0.80), (0.74, 0.46)], 0.20)
    return together([vapour(-0.50, -0.55, 0.20), vapour(0, -0.86, 0.20), vapour(0.50, -0.55, 0.20), crack])


def _waves() -> QPainterPath:
    def wave(y: float, reach: float) -> QPainterPath:
        path = QPainterPath(QPointF(-reach, y + 0.10))
        step = reach / 2
        for half in range(4):
            x = -reach + half * step
            bend = -0.32 if half % 2 == 0 else 0.32
            path.cubicTo(
                x + step * 0.36, y + 0.10 + bend, x + step * 0.64, y + 0.10 + bend, x + step, y + 0.10
            )
        return thick(path, 0.25)

    return together([wave(-0.40, 0.80), wave(0.24, 0.80)])


def _blades() -> QPainterPath:
    blade = QPainterPath(QPointF(-0.08, -0.18))
    blade.cubicTo(-0.48, -0.42, -0.34, -0.78, 0.06, -0.99)
    blade.cubicTo(0.22, -0.74, 0.22, -0.42, 0.11, -0.18)
    blade.closeSubpath()
    blades = [QTransform().rotate(120 * turn).map(blade) for turn in range(3)]
    return together([disc(0, 0, 0.21), *blades])


def _leaf() -> QPainterPath:
    leaf = QPainterPath(QPointF(0.80, -0.58))
    leaf.cubicTo(0.86, 0.28, 0.46, 0.78, -0.14, 0.70)
    leaf.cubicTo(-0.86, 0.58, -0.86, -0.22, -0.28, -0.46)
    leaf.cubicTo(0.10, -0.60, 0.50, -0.48, 0.80, -0.58)
    vein = thick(curve([(0.42, -0.20), (0.02, 0.14), (-0.36, 0.60)]), 0.11)
    stem = thick(curve([(-0.42, 0.46), (-0.60, 0.66), (-0.70, 0.72)]), 0.17)
    return together([cut(leaf, vein), cut(stem, leaf)])


_SYMBOLS = {
    Energy.SOLAR: _sun,
    Energy.HYDRO: _drop,
    Energy.GEOTHERMAL: _vapours,
    Energy.OCEAN: _waves,
    Energy.WIND: _blades,
    Energy.BIOMASS: _leaf,
}
