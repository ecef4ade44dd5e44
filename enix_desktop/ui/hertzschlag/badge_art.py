"""The emblems of badges: a disc of paper with one sign in it, made of the shapes of the game."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from enix_desktop.games.hertzschlag import summary
from enix_desktop.ui.hertzschlag.art.palette import (
    EFFICIENCY,
    EMBER,
    EMOBILITY,
    FLEXIBILITY,
    LAMP,
    MOON,
    POLITICS,
    SOLAR,
    TONES,
    WIND,
)
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import category_symbol, placed
from enix_desktop.ui.statistics.disc_emblem import Sign, paint_disc
from enix_desktop.ui.widgets.paper_art import (
    box,
    cut,
    disc,
    line,
    merged,
    polar,
    polygon,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER

_NIGHT = QColor("#1B2440")


def _star(size: float = 0.92) -> QPainterPath:
    return polygon(polar(size if corner % 2 == 0 else size * 0.42, 36 * corner - 90) for corner in range(10))


def _lights() -> QPainterPath:
    """A house with eight lit windows: one for each round."""
    wall = polygon([(-0.62, 0.92), (-0.62, -0.34), (0, -0.94), (0.62, -0.34), (0.62, 0.92)])
    panes = [
        box(-0.40 + 0.50 * column, -0.26 + 0.29 * row, 0.30, 0.19, 0.02)
        for row in range(4)
        for column in range(2)
    ]
    return cut(wall, together(panes))


def _chairs() -> QPainterPath:
    """Five around a table."""
    return together([disc(0, 0, 0.30), *(disc(*polar(0.70, 72 * seat - 90), 0.23) for seat in range(5))])


def _hand() -> QPainterPath:
    """An open hand: all five fingers."""
    fingers = [
        QTransform.fromTranslate(x, y).rotate(lean).map(box(-0.11, -length, 0.22, length + 0.2, 0.11))
        for x, y, lean, length in (
            (-0.36, 0.0, -10, 0.66),
            (-0.12, -0.06, -3, 0.78),
            (0.13, -0.06, 4, 0.74),
            (0.37, 0.02, 12, 0.58),
        )
    ]
    thumb = QTransform.fromTranslate(-0.40, 0.42).rotate(-54).map(box(-0.11, -0.54, 0.22, 0.70, 0.11))
    return merged(together([box(-0.49, -0.10, 0.98, 1.0, 0.30), *fingers, thumb]))


def _tightrope() -> QPainterPath:
    """A bird at the very end of the wire."""
    wire = line([(-0.96, 0.42), (0.56, 0.42)], 0.14)
    edge = line([(0.56, 0.10), (0.56, 0.74)], 0.14)
    body = QPainterPath(QPointF(0.10, 0.34))
    body.cubicTo(-0.16, 0.30, -0.12, -0.42, 0.22, -0.50)
    body.cubicTo(0.50, -0.52, 0.46, 0.30, 0.10, 0.34)
    beak = polygon([(0.38, -0.30), (0.62, -0.20), (0.36, -0.12)])
    return together([wire, edge, body, beak])


def _wave() -> QPainterPath:
    """Back to the line, three times."""
    return placed(sign("towards"), 0, 0, 0.94)


def _no_coin() -> QPainterPath:
    """A stack of coins with a bar across it."""
    bar = line([(-0.86, 0.80), (0.86, -0.80)], 0.20)
    gap = line([(-0.86, 0.80), (0.86, -0.80)], 0.46)
    return together([cut(placed(sign("income"), 0, 0, 0.82), gap), bar])


def _six() -> QPainterPath:
    """All six symbols in a ring."""
    ring = QPainterPath()  # the symbols have holes, which would be lost where paths are filled together
    for category in range(6):
        x, y = polar(0.66, 60 * category - 90)
        ring.addPath(placed(category_symbol(category), x, y, 0.30))
    return ring


def _rescue() -> QPainterPath:
    """A ring that saves."""
    ring = cut(disc(0, 0, 0.92), disc(0, 0, 0.42))
    bands = together(line([polar(0.50, 90 * k + 45), polar(0.84, 90 * k + 45)], 0.16) for k in range(4))
    return cut(ring, bands)


def _bird() -> QPainterPath:
    """The heart of the grid."""
    heart = QPainterPath(QPointF(0, 0.86))
    heart.cubicTo(-0.40, 0.52, -0.98, 0.14, -0.94, -0.34)
    heart.cubicTo(-0.88, -0.82, -0.22, -0.88, 0, -0.40)
    heart.cubicTo(0.22, -0.88, 0.88, -0.82, 0.94, -0.34)
    heart.cubicTo(0.98, 0.14, 0.40, 0.52, 0, 0.86)
    beat = line(
        [(-0.70, -0.02), (-0.30, -0.02), (-0.14, -0.36), (0.10, 0.36), (0.26, -0.02), (0.70, -0.02)], 0.13
    )
    return cut(heart, beat)


_SIGNS: Mapping[str, Sign] = {
    summary.WON: ((_NIGHT, EMBER), _bird),
    summary.HELD: ((_NIGHT, LAMP), _lights),
    summary.BEAT_STRONGEST: ((_NIGHT, MOON), _star),
    summary.FULL_TABLE: ((TONES[FLEXIBILITY].base, INK), _chairs),
    summary.GENEROUS: ((TONES[SOLAR].base, INK), _hand),
    summary.TIGHTROPE: ((TONES[WIND].base, INK), _tightrope),
    summary.PEACEMAKER: ((TONES[EFFICIENCY].base, INK), _wave),
    summary.NO_INCOME: ((TONES[POLITICS].base, PAPER), _no_coin),
    summary.FULL_HOUSE: ((TONES[EMOBILITY].base, PAPER), _six),
    summary.RESCUER: ((EMBER, INK), _rescue),
}
"""Paper, sign and shape of each badge."""


def paint_emblem(painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
    """The emblem of *badge*."""
    paint_disc(painter, _SIGNS[badge], room, is_earned)
