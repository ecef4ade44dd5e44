"""The windows of the town tell how far the grid is from 50 Hz, and the town itself never changes."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.ui.hertzschlag.art.town import ember_share, lit_share, paint_kept_town, paint_town
from enix_desktop.ui.widgets.theme import THEMES
from tests.gui.seeing import blank

SIZE = QSize(500, 150)
ROOM = QRectF(0, 0, 500, 150)


def town(distance: int, theme: str = "dark", is_blackout: bool = False, kept: bool = False) -> QImage:
    image = blank(SIZE, QColor("white"))
    painter = QPainter(image)
    paint = paint_kept_town if kept else paint_town
    paint(painter, ROOM, distance, is_blackout=is_blackout, theme=THEMES[theme])
    painter.end()
    return image


def colours(image: QImage) -> np.ndarray:
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows.reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


def orange(image: QImage) -> int:
    """How many points are neither yellow nor dark."""
    blue, green, red = (colours(image)[:, :, part] for part in range(3))
    return int(np.sum((red > 200) & (green < 170) & (blue < 100)))


def warm(image: QImage) -> int:
    """How many points shine like a window."""
    blue, green, red = (colours(image)[:, :, part] for part in range(3))
    return int(np.sum((red > 220) & (green > 100) & (blue < 150)))


def test_the_farther_from_50_hertz_the_fewer_windows_burn_as_they_should() -> None:
    lit, ember = ([share(distance) for distance in range(9)] for share in (lit_share, ember_share))
    assert lit == sorted(lit, reverse=True)
    assert ember == sorted(ember)
    assert ember[0] == 0
    assert ember[8] == 1


def test_below_and_above_look_alike(qapp: QApplication) -> None:
    assert town(5) == town(-5)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_windows_turn_orange(qapp: QApplication, theme: str) -> None:
    counts = [orange(town(distance, theme)) for distance in (0, 4, 8)]
    assert counts == sorted(set(counts))


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_a_blackout_leaves_the_town_dark(qapp: QApplication, theme: str) -> None:
    lit, dark = town(8, theme), town(8, theme, is_blackout=True)
    assert 0 < warm(dark) < 0.15 * warm(lit)  # a few candles
    assert colours(dark)[:60].max() > 200  # the moon


def test_a_kept_town_is_the_same_town(qapp: QApplication) -> None:
    assert town(3) == town(3, kept=True) == town(-3, kept=True)
