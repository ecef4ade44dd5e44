"""Faces of computer players, cut from paper: each is known by its outline, not by its colour."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.app.play.choices import COMPUTER_NAMES
from enix_desktop.engine.summary import person_key
from enix_desktop.ui.widgets.paper_art import (
    box,
    common,
    curve,
    cut,
    disc,
    lay,
    polar,
    polygon,
    thick,
    together,
)
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme

_DEPTH = 0.06


class _Look(NamedTuple):
    """What makes a face: its ground, hair, skin, and what is put on last."""

    ground: QColor
    hair: QColor
    skin: QColor
    behind: Callable[[], QPainterPath]
    """Hair behind the head."""
    front: Callable[[], QPainterPath]
    """Hair or a hat before it."""
    marks: Callable[[], QPainterPath]
    """Glasses, a moustache and the like, in ink."""
    smile: Sequence[tuple[float, float]] = ((-0.17, 0.42), (0.0, 0.49), (0.17, 0.42))


def paint_face(painter: QPainter, rect: QRectF, name: str) -> None:
    """Paint the face of the computer player *name* in the largest circle within *rect*."""
    look = _look(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    painter.translate(rect.center())
    painter.scale(side / 2.2, side / 2.2)
    round_paper = disc(0, 0, 1)
    lay(painter, round_paper, look.ground, _DEPTH)
    painter.save()
    painter.setClipPath(round_paper)
    lay(painter, look.behind(), look.hair, _DEPTH)
    lay(painter, _shoulders(), INK if look.ground.lightness() > 90 else PAPER, _DEPTH)
    lay(painter, _head(), look.skin, _DEPTH)
    lay(painter, look.front(), look.hair, _DEPTH)
    eyes = together([disc(-0.22, 0.08, 0.075), disc(0.22, 0.08, 0.075)])
    painter.fillPath(eyes, INK)
    painter.fillPath(thick(curve(look.smile), 0.07), INK)
    painter.fillPath(look.marks(), INK)
    painter.restore()
    theme = current_theme.theme
    edge = theme.text if theme.is_strong else INK if not theme.is_dark else PAPER
    painter.strokePath(round_paper, QPen(edge, 0.12 if theme.is_strong else 0.06))
    painter.restore()


def _look(name: str) -> _Look:
    """The face that belongs to *name*; any other name always gets the same one of them."""
    key = person_key(name)
    for known, look in _LOOKS.items():
        if person_key(known) == key:
            return look
    return _LOOKS[COMPUTER_NAMES[sum(map(ord, key)) % len(COMPUTER_NAMES)]]


def _head() -> QPainterPath:
    return box(-0.5, -0.45, 1.0, 1.15, 0.48)


def _shoulders() -> QPainterPath:
    return box(-0.8, 0.72, 1.6, 0.9, 0.4)


def _none() -> QPainterPath:
    return QPainterPath()


def _bolts() -> QPainterPath:
    """Hair that stands on end."""
    corners = [
        polar(0.98 if corner % 2 else 0.6, degrees) for corner, degrees in enumerate(range(-200, 21, 20))
    ]
    return polygon([*((x, y + 0.05) for x, y in corners), (0.4, 0.2), (-0.4, 0.2)])


def _beard() -> QPainterPath:
    whole = box(-0.58, 0.02, 1.16, 0.96, 0.46)
    return cut(cut(whole, box(-0.4, -0.1, 0.8, 0.36, 0.15)), box(-0.24, 0.34, 0.48, 0.2, 0.1))


def _bun() -> QPainterPath:
    return together([disc(0, -0.66, 0.27), box(-0.6, -0.58, 1.2, 0.95, 0.46)])


def _parted() -> QPainterPath:
    """Hair parted in the middle."""
    top = common(_head(), box(-0.6, -0.5, 1.2, 0.48))
    return cut(top, polygon([(0, -0.4), (0.42, 0.0), (-0.42, 0.0)]))


def _hat() -> QPainterPath:
    return together([box(-0.44, -0.98, 0.88, 0.68, 0.06), box(-0.78, -0.36, 1.56, 0.18, 0.09)])


def _moustache() -> QPainterPath:
    return polygon(
        [(0, 0.26), (0.2, 0.24), (0.46, 0.4), (0.2, 0.4), (0, 0.35), (-0.2, 0.4), (-0.46, 0.4), (-0.2, 0.24)]
    )


def _curls() -> QPainterPath:
    places = [(-0.5, -0.15), (-0.42, -0.42), (-0.16, -0.58), (0.16, -0.58), (0.42, -0.42), (0.5, -0.15)]
    return together([disc(x, y, 0.23) for x, y in places])


def _glasses() -> QPainterPath:
    rings = [cut(disc(x, 0.08, 0.22), disc(x, 0.08, 0.15)) for x in (-0.24, 0.24)]
    return together([*rings, box(-0.06, 0.04, 0.12, 0.06)])


def _bob() -> QPainterPath:
    """Straight hair down to the chin."""
    return polygon([(-0.72, 0.62), (-0.66, -0.3), (-0.36, -0.66), (0.36, -0.66), (0.66, -0.3), (0.72, 0.62)])


def _straight_fringe() -> QPainterPath:
    return common(box(-0.52, -0.5, 1.04, 0.42, 0.3), box(-0.52, -0.5, 1.04, 0.4))


_WARM, _TAN, _BROWN = QColor("#F3D3B4"), QColor("#D9A679"), QColor("#9A6A48")
_LOOKS: Mapping[str, _Look] = {
    "Volta": _Look(
        QColor("#FBD154"),
        QColor("#7A2E1F"),
        _WARM,
        _bolts,
        _none,
        _none,
        ((-0.2, 0.38), (0.02, 0.48), (0.22, 0.34)),
    ),
    "Joule": _Look(
        QColor("#255399"),
        QColor("#E9E3D6"),
        _TAN,
        _none,
        _beard,
        _none,
        ((-0.12, 0.42), (0, 0.46), (0.12, 0.42)),
    ),
    "Curie": _Look(QColor("#23AFA2"), QColor("#3B2B26"), _WARM, _bun, _parted, _none),
    "Watt": _Look(
        QColor("#C98B5B"),
        QColor("#2B3350"),
        _WARM,
        _none,
        _hat,
        _moustache,
        ((-0.1, 0.5), (0, 0.53), (0.1, 0.5)),
    ),
    "Hertz": _Look(QColor("#C1C5FB"), QColor("#20242C"), _BROWN, _curls, _none, _glasses),
    "Noether": _Look(QColor("#869F43"), QColor("#A2353B"), _TAN, _bob, _straight_fringe, _none),
}
