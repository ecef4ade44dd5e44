"""Coarse pictures that were looked at and approved: `make approve` approves what is painted now.

They are coarse, so that another smoothing of letters or edges does not matter.
"""

import os
from pathlib import Path

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

GOLDEN = Path(__file__).parents[1] / "golden"
UNSEEN = 3
"""Shades of 256 by which a coarse pixel may differ."""
SMOOTHED = 8
"""So many if the pixel beside it makes up for it: a letter may stand a quarter of a pixel further."""


def is_approving() -> bool:
    return "ENIX_DESKTOP_APPROVE" in os.environ


def coarse(picture: QImage, share: int) -> QImage:
    """*picture* with so many pixels, across and down, made one."""
    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return picture.scaled(picture.size() / share, keep, smooth).convertToFormat(QImage.Format.Format_RGB888)


def differing(picture: QImage, approved: Path) -> list[tuple[int, int]]:
    """Where a coarse picture differs from the approved one, which it becomes if this is a run to approve."""
    found = _differing(picture, approved)
    if is_approving() and found:
        approved.parent.mkdir(parents=True, exist_ok=True)
        picture.save(str(approved))
        return _differing(picture, approved)
    return found


def _differing(picture: QImage, approved: Path) -> list[tuple[int, int]]:
    expected = QImage(str(approved)).convertToFormat(QImage.Format.Format_RGB888)
    if picture.size() != expected.size():
        return [(picture.width(), picture.height())]
    shades = _colours(picture) - _colours(expected)
    rows, columns = np.nonzero((_size(shades) > UNSEEN) & ~_is_moved_on(shades))
    return [(int(x), int(y)) for x, y in zip(columns, rows, strict=True)]


def _size(shades: np.ndarray) -> np.ndarray:
    most: np.ndarray = np.abs(shades).max(axis=2)
    return most


def _is_moved_on(shades: np.ndarray) -> np.ndarray:
    """Where a small difference is made up for by the pixel to the left or to the right."""
    around = np.pad(shades, ((0, 0), (1, 1), (0, 0)))
    beside = np.minimum(_size(shades + around[:, :-2]), _size(shades + around[:, 2:]))
    is_moved: np.ndarray = (_size(shades) <= SMOOTHED) & (beside <= UNSEEN)
    return is_moved


def _colours(picture: QImage) -> np.ndarray:
    rows = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.bytesPerLine())
    return rows[:, : picture.width() * 3].reshape(picture.height(), picture.width(), 3).astype(int)
