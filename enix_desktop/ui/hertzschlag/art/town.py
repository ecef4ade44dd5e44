"""The town in the evening: rows of houses whose windows tell how the grid is."""

import math
from dataclasses import replace
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from enix_desktop.ui.hertzschlag.art.houses import (
    FLAT,
    ROWS,
    TOWER,
    House,
    chance,
    houses,
    outline,
    panes,
    roof,
)
from enix_desktop.ui.hertzschlag.art.palette import (
    CANDLE,
    EMBER,
    FLAME,
    LAMP,
    MOON,
    Evening,
    evening_of,
)
from enix_desktop.ui.widgets.paper_art import box, cut, disc, land, lay, line, mix, polar, polygon, together
from enix_desktop.ui.widgets.theme import THEMES, Theme, current_theme

FARTHEST = 8
"""Fields from 50 Hz to the end of the scale."""


def scale_room(rect: QRectF) -> QRectF:
    """Where the frequency scale hangs in the sky of a town in *rect*."""
    return rect.adjusted(
        rect.width() * 0.01, rect.height() * 0.05, -rect.width() * 0.01, -rect.height() * 0.40
    )


def lit_share(distance: int) -> float:
    """The share of the windows that are lit so far from 50 Hz."""
    return 0.74 - 0.30 * min(abs(distance), FARTHEST) / FARTHEST


def ember_share(distance: int) -> float:
    """The share of the lit windows that flicker orange so far from 50 Hz."""
    return max(0.0, min(1.0, (abs(distance) - 1) / (FARTHEST - 1)))


def paint_town(
    painter: QPainter, rect: QRectF, distance: int, *, is_blackout: bool = False, theme: Theme | None = None
) -> None:
    """Paint the sky and the town into *rect*, *distance* fields from 50 Hz; after a blackout candles burn."""
    theme = theme or current_theme.theme
    evening = _blackout_of(theme) if is_blackout else evening_of(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    _paint_sky(painter, rect, evening, is_blackout, theme)
    for row in range(len(ROWS)):
        built = list(houses(rect, row))
        for house in built:
            _paint_house(painter, house, row, evening, theme)
        _paint_windows(painter, built, evening, distance, is_blackout)
    _paint_street(painter, rect, evening, distance, is_blackout)
    painter.restore()


def paint_kept_town(
    painter: QPainter, rect: QRectF, distance: int, *, is_blackout: bool = False, theme: Theme | None = None
) -> None:
    """Paint the same from a picture that is kept: what an item calls for every frame."""
    theme = theme or current_theme.theme
    ratio = painter.device().devicePixelRatioF()
    size = (round(rect.width()), round(rect.height()))
    picture = _picture(size, ratio, abs(distance), is_blackout, theme.name)
    painter.drawPixmap(rect.topLeft(), picture)


@lru_cache(maxsize=12)  # every distance from 50 Hz, and the town without light
def _picture(size: tuple[int, int], ratio: float, distance: int, is_blackout: bool, theme: str) -> QPixmap:
    wide, high = size
    pixmap = QPixmap(QSize(wide, high) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_town(painter, QRectF(0, 0, wide, high), distance, is_blackout=is_blackout, theme=THEMES[theme])
    painter.end()
    return pixmap


def _blackout_of(theme: Theme) -> Evening:
    """The town without light: the night, and even darker."""
    dark = evening_of(theme if theme.is_strong else THEMES["dark"])
    if theme.is_strong:
        return dark
    black = QColor("#0B0F1E")
    return replace(
        dark,
        sky=mix(dark.sky, black, 0.45),
        glow=mix(dark.glow, black, 0.45),
        horizon=mix(dark.horizon, black, 0.45),
        hill=mix(dark.hill, black, 0.5),
        rows=tuple(tuple(mix(wall, black, 0.55) for wall in walls) for walls in dark.rows),
        roofs=tuple(mix(cover, black, 0.5) for cover in dark.roofs),
        dark_window=mix(dark.dark_window, black, 0.6),
        street=black,
    )


def _paint_sky(painter: QPainter, rect: QRectF, evening: Evening, is_blackout: bool, theme: Theme) -> None:
    painter.fillRect(rect, evening.sky)
    left, wide, high = rect.left(), rect.width(), rect.height()
    if not theme.is_strong:
        for share, colour, bend in ((0.42, evening.glow, 0.03), (0.60, evening.horizon, 0.035)):
            y = rect.top() + high * share
            points = [
                (left + wide * k / 8, y + high * bend * math.sin(1.9 * k + 7 * share)) for k in range(9)
            ]
            lay(painter, land(points, rect.bottom()), colour)
        points = [
            (left + wide * k / 10, rect.top() + high * (0.66 + 0.05 * math.sin(2.3 * k))) for k in range(11)
        ]
        lay(painter, land(points, rect.bottom()), evening.hill)
    if theme.is_dark or is_blackout:
        for number in range(round(wide / 26)):
            x, y = left + wide * chance(number, 1.7), rect.top() + high * 0.55 * chance(number, 9.3)
            size = high * (0.003 + 0.005 * chance(number, 4.4) ** 3)
            lay(painter, disc(x, y, size), evening.star)
    if is_blackout or theme.is_dark:
        radius = high * (0.085 if is_blackout else 0.045)
        # After a blackout the bird sits far out, so the large moon keeps nearer to the middle.
        x, y = (
            left + wide * (0.66 if is_blackout else 0.895),
            rect.top() + high * (0.16 if is_blackout else 0.09),
        )
        moon = cut(disc(x, y, radius), disc(x - radius * 0.48, y - radius * 0.14, radius * 0.84))
        lay(painter, moon, MOON)


def _paint_house(painter: QPainter, house: House, row: int, evening: Evening, theme: Theme) -> None:
    walls = evening.rows[row]
    wall = walls[int(chance(house.number, 3.3) * len(walls))]
    depth = house.wide * 0.03
    if house.kind not in (FLAT, TOWER) and chance(house.number, 6.1) > 0.45:
        x = house.left + house.wide * (0.22 if chance(house.number, 7.7) > 0.5 else 0.68)
        top = house.foot - house.high + house.wide * 0.02
        lay(painter, box(x, top, house.wide * 0.10, house.wide * 0.34), mix(wall, evening.roofs[row], 0.5))
    if house.kind == FLAT and row == len(ROWS) - 1 and chance(house.number, 4.9) > 0.4:
        x, top = house.left + house.wide * 0.7, house.foot - house.high
        mast = [line([(x, top), (x, top - house.wide * 0.22)], house.wide * 0.02)]
        mast += [
            line(
                [(x - house.wide * s, top - house.wide * h), (x + house.wide * s, top - house.wide * h)],
                house.wide * 0.018,
            )
            for s, h in ((0.08, 0.20), (0.06, 0.15))
        ]
        lay(painter, together(mast), evening.roofs[row])
    lay(painter, outline(house), wall, depth, 0.35)
    lay(painter, roof(house), evening.roofs[row], depth * 0.6, 0.3)
    if theme.is_strong:
        painter.setPen(QPen(evening.line, 1.2 if row < 2 else 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline(house))


def _paint_windows(
    painter: QPainter, built: list[House], evening: Evening, distance: int, is_blackout: bool
) -> None:
    dark: list[QPainterPath] = []
    bright: list[QPainterPath] = []
    ember: list[QPainterPath] = []
    candles: list[QRectF] = []
    for house in built:
        for number, pane in panes(house):
            shape = box(pane.x(), pane.y(), pane.width(), pane.height(), pane.width() * 0.1)
            if is_blackout:
                dark.append(shape)
                if chance(number, 2.9) < 0.10:
                    candles.append(pane)
            elif chance(number, 2.9) > lit_share(distance):
                dark.append(shape)
            else:
                (ember if chance(number, 6.6) < ember_share(distance) else bright).append(shape)
    glow = min(1.0, abs(distance) / FARTHEST)
    lay(painter, together(dark), evening.dark_window)
    lay(painter, together(bright), mix(LAMP, FLAME, 0.5 * glow))
    lay(painter, together(ember), mix(FLAME, EMBER, 0.35 + 0.65 * glow))
    for pane in candles:
        _paint_candle(painter, pane)


def _paint_candle(painter: QPainter, pane: QRectF) -> None:
    """A candle behind a window, and the little light that it gives."""
    x, wide, high = pane.center().x(), pane.width(), pane.height()
    painter.save()
    painter.setClipRect(pane, Qt.ClipOperation.IntersectClip)
    lay(painter, disc(x, pane.center().y(), wide * 0.62), QColor("#5A3B1E"))
    lay(painter, disc(x, pane.center().y() + high * 0.02, wide * 0.40), QColor("#A8661F"))
    painter.restore()
    lay(painter, box(x - wide * 0.09, pane.bottom() - high * 0.46, wide * 0.18, high * 0.46), CANDLE)
    flame = polygon([polar(1.0 if k == 0 else 0.5, 45 * k - 90) for k in range(8)])
    painter.save()
    painter.translate(x, pane.bottom() - high * 0.58)
    painter.scale(wide * 0.22, wide * 0.26)
    lay(painter, flame, FLAME)
    painter.restore()


def _paint_street(
    painter: QPainter, rect: QRectF, evening: Evening, distance: int, is_blackout: bool
) -> None:
    """The street below the houses, with lamps that burn like the windows."""
    unit = rect.height()
    top = rect.bottom() - unit * 0.035
    lay(painter, box(rect.left() - 5, top, rect.width() + 10, unit * 0.05), evening.street)
    count = max(3, round(rect.width() / (unit * 0.55)))
    for number in range(count):
        x = rect.left() + rect.width() * (number + 0.5) / count
        lamp = top - unit * 0.135
        post = [
            line([(x, top + 1), (x, lamp)], unit * 0.008),
            line([(x - unit * 0.012, top), (x + unit * 0.012, top)], unit * 0.012),
        ]
        lay(painter, together(post), evening.street if not evening.line.alpha() else evening.line)
        if not is_blackout:
            glow = mix(LAMP, EMBER, ember_share(distance) * 0.9)
            halo = QColor(glow)
            halo.setAlphaF(0.22)
            lay(painter, disc(x, lamp, unit * 0.034), halo)
            lay(painter, disc(x, lamp, unit * 0.015), glow)
        else:
            lay(painter, disc(x, lamp, unit * 0.013), evening.dark_window)
