"""The emblems of badges: a disc of paper with one sign in it, made of the shapes of the game."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from enix_desktop.games.enigma import summary
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.art.cells import cell_shape
from enix_desktop.ui.enigma.art.emblems import emblem
from enix_desktop.ui.enigma.art.palette import BRASS, CATEGORY_TONES, CELLS, stone_of
from enix_desktop.ui.statistics.disc_emblem import Sign, paint_disc
from enix_desktop.ui.widgets.paper_art import (
    box,
    cut,
    disc,
    line,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import DARK, INK, PAPER

_SLATE, _PLASMA = stone_of(DARK).ground, stone_of(DARK).plasma


def _small(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    return QTransform(size, 0, 0, size, x, y).map(path)


def _star() -> QPainterPath:
    return polygon(polar(0.92 if corner % 2 == 0 else 0.39, 36 * corner - 90) for corner in range(10))


def _eye() -> QPainterPath:
    """The keeper's eye: the mechanism is awake."""
    return cut(together([cut(disc(0, 0, 0.95), disc(0, 0, 0.72)), disc(0, 0, 0.5)]), disc(-0.16, -0.18, 0.16))


def _bolt() -> QPainterPath:
    return polygon([(0.15, -1.0), (-0.6, 0.15), (-0.1, 0.15), (-0.25, 1.0), (0.6, -0.25), (0.08, -0.25)])


def _hourglass() -> QPainterPath:
    upper = polygon([(-0.6, -0.8), (0.6, -0.8), (0, 0)])
    lower = polygon([(-0.6, 0.8), (0.6, 0.8), (0, 0)])
    return together([upper, lower, box(-0.74, -0.98, 1.48, 0.2, 0.08), box(-0.74, 0.78, 1.48, 0.2, 0.08)])


def _loop() -> QPainterPath:
    """A large closed system."""
    ring = QPainterPath()
    ring.addEllipse(QRectF(-0.68, -0.68, 1.36, 1.36))
    return together([thick(ring, 0.2), *(disc(*polar(0.68, 60 * step), 0.26) for step in range(6))])


def _two_colours() -> QPainterPath:
    return together(
        [
            _small(cell_shape(Colour.RED), -0.46, 0.0, 0.44),
            _small(cell_shape(Colour.BLUE), 0.5, 0.0, 0.44),
            line([(-0.46, 0.7), (0.5, 0.7)], 0.16),
        ]
    )


def _two_systems() -> QPainterPath:
    rings = []
    for x in (-0.42, 0.42):
        ring = QPainterPath()
        ring.addEllipse(QRectF(x - 0.42, -0.42, 0.84, 0.84))
        rings.append(thick(ring, 0.18))
    return together(rings)


def _all_four() -> QPainterPath:
    places = {
        Category.WEIGHTS: (-0.46, -0.46),
        Category.FRAGMENTS: (0.46, -0.46),
        Category.CONDUITS: (-0.46, 0.46),
        Category.ANGLES: (0.46, 0.46),
    }
    return together(_small(emblem(category), x, y, 0.42) for category, (x, y) in places.items())


def _sun() -> QPainterPath:
    """A day."""
    rays = [line([polar(0.66, 45 * step), polar(0.94, 45 * step)], 0.16) for step in range(8)]
    return together([disc(0, 0, 0.46), *rays])


def _stairs() -> QPainterPath:
    """One after the other without a slip."""
    return together(
        box(-0.92 + 0.37 * step, 0.56 - 0.36 * step, 0.34, 0.34 + 0.36 * step, 0.04) for step in range(5)
    )


def _hand() -> QPainterPath:
    """Nobody helped: one hand alone."""
    fingers = [line([(x, 0.2), (x + lean, -top)], 0.2) for x, lean, top in _FINGERS]
    thumb = line([(-0.46, 0.5), (-0.8, 0.1)], 0.22)
    return together([box(-0.5, 0.0, 1.0, 0.92, 0.28), *fingers, thumb])


_FINGERS = ((-0.36, -0.1, 0.62), (-0.12, -0.03, 0.84), (0.13, 0.04, 0.8), (0.37, 0.12, 0.58))


def _chairs() -> QPainterPath:
    """Four around a table."""
    seats = [disc(math.cos(turn) * 0.68, math.sin(turn) * 0.68, 0.24) for turn in (0.79, 2.36, 3.93, 5.5)]
    return together([disc(0, 0, 0.32), *seats])


_SIGNS: Mapping[str, Sign] = {
    summary.WON: ((_SLATE, _PLASMA), _eye),
    summary.LIGHTNING: ((CELLS[Colour.YELLOW].base, INK), _bolt),
    summary.ALWAYS_IN_TIME: ((BRASS, INK), _hourglass),
    summary.BIG_SYSTEM: ((_SLATE, _PLASMA), _loop),
    summary.TWO_COLOURS: ((CELLS[Colour.RED].base, PAPER), _two_colours),
    summary.TWO_SYSTEMS: ((CELLS[Colour.BLUE].base, PAPER), _two_systems),
    summary.ALL_ROUNDER: ((CATEGORY_TONES[Category.CONDUITS].base, INK), _all_four),
    summary.DAY_COMPLETE: ((CATEGORY_TONES[Category.WEIGHTS].base, INK), _sun),
    summary.MARATHON: ((CATEGORY_TONES[Category.FRAGMENTS].base, INK), _stairs),
    summary.UNAIDED: ((CATEGORY_TONES[Category.ANGLES].base, PAPER), _hand),
    summary.BEAT_STRONGEST: ((_SLATE, BRASS), _star),
    summary.FULL_TABLE: ((BRASS, INK), _chairs),
}
"""Paper, sign and shape of each badge."""


def paint_emblem(painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
    """The emblem of *badge*."""
    paint_disc(painter, _SIGNS[badge], room, is_earned)
