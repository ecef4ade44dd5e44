"""The emblems of badges: a porthole of paper with one sign in it, made of the shapes of the game."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from enix_desktop.games.station import summary
from enix_desktop.games.station.components import Station
from enix_desktop.ui.station.art.palette import (
    BEAM,
    BLUE,
    GREEN,
    HULL,
    NIGHT,
    RED,
    STAR,
    TONES,
    VIOLET,
    WARM,
    YELLOW,
)
from enix_desktop.ui.station.art.symbols import placed, station_symbol
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


def _star(size: float = 0.92) -> QPainterPath:
    return polygon(
        [polar(size if corner % 2 == 0 else size * 0.42, 36 * corner - 90) for corner in range(10)]
    )


def _beam() -> QPainterPath:
    """One thick ray that ends in a flash."""
    return merged(together([line([(-0.82, 0.74), (0.28, -0.26)], 0.36), _star(0.6).translated(0.36, -0.36)]))


def _beams() -> QPainterPath:
    """Two rays that meet."""
    rays = [line([(side * 0.84, 0.8), (side * 0.1, -0.2)], 0.26) for side in (-1, 1)]
    return merged(together([*rays, _star(0.56).translated(0, -0.4)]))


def _brim() -> QPainterPath:
    """A track that is full to its last field."""
    return together([box(-0.62, 0.8 - 0.3 * step, 1.24, 0.2, 0.06) for step in range(1, 6)])


def _ring() -> QPainterPath:
    """A plant in the middle, and five that got something."""
    around = [disc(*polar(0.84, 60 * place - 30), 0.17) for place in range(5)]
    return together([placed(station_symbol(Station.BIOTOPE), 0, 0, 0.56), *around])


def _cards() -> QPainterPath:
    """Two cards on their way."""
    card = box(-0.3, -0.6, 0.6, 0.9, 0.1)
    left = QTransform().translate(-0.34, 0.2).rotate(-18).map(card)
    rim = QTransform().translate(0.34, 0.14).rotate(16).scale(1.2, 1.14).map(card)
    right = QTransform().translate(0.34, 0.14).rotate(16).map(card)
    return together([cut(left, rim), right])


def _steps() -> QPainterPath:
    """From the lowest place to the highest."""
    bars = [
        box(-0.8 + 0.56 * step, 0.62 - height, 0.42, height, 0.06)
        for step, height in enumerate((0.3, 0.6, 0.9))
    ]
    return together([*bars, _star(0.34).translated(0.53, -0.64)])


def _scales() -> QPainterPath:
    """Two equal bars, and the sun that decides."""
    bars = [line([(-0.6, y), (0.6, y)], 0.2) for y in (0.28, 0.66)]
    return together([*bars, placed(station_symbol(Station.CENTRE), 0, -0.36, 0.46)])


def _shuttle_ride() -> QPainterPath:
    """A shuttle, and who waits for it beside the way."""
    return together([placed(station_symbol(Station.PORT), 0.16, -0.1, 0.72), disc(-0.68, 0.62, 0.18)])


def _crew() -> QPainterPath:
    return together([disc(0, 0, 0.26), *(disc(*polar(0.68, 90 * seat - 45), 0.24) for seat in range(4))])


_SIGNS: Mapping[str, Sign] = {
    summary.BIG_SHOT: ((NIGHT, BEAM), _beam),
    summary.SALVO: ((TONES[VIOLET].base, PAPER), _beams),
    summary.FULL_ROOM: ((TONES[YELLOW].base, INK), _brim),
    summary.GARDENER: ((TONES[GREEN].base, INK), _ring),
    summary.PICKPOCKET: ((TONES[RED].base, PAPER), _cards),
    summary.COMEBACK: ((NIGHT, STAR), _steps),
    summary.TIE: ((TONES[YELLOW].base, INK), _scales),
    summary.PEACEFUL: (
        (TONES[BLUE].base, PAPER),
        lambda: placed(station_symbol(Station.CANTEEN), 0, 0, 0.86),
    ),
    summary.BORROWED: ((HULL, PAPER), _shuttle_ride),
    summary.BEAT_STRONGEST: ((NIGHT, STAR), _star),
    summary.FULL_TABLE: ((WARM, INK), _crew),
}
"""Paper, sign and shape of each badge."""


def paint_emblem(painter: QPainter, badge: str, room: QRectF, is_earned: bool) -> None:
    """The emblem of *badge*."""
    paint_disc(painter, _SIGNS[badge], room, is_earned)
