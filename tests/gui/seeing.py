"""How colours look: how well text reads on its ground, and how far apart colours are for whom."""

from collections.abc import Iterable
from itertools import combinations

import numpy as np
from colorspacious import cspace_convert
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

VISIONS = ("normal", "protanomaly", "deuteranomaly", "tritanomaly")
"""Everybody, and people who lack one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1)."""


def contrast(text: QColor, ground: QColor) -> float:
    """The contrast of two opaque colours as WCAG 2 computes it, from 1 to 21."""
    one, other = sorted((_luminance(text), _luminance(ground)))
    return (other + 0.05) / (one + 0.05)


def over(above: QColor, share: float, below: QColor) -> QColor:
    """What is seen where *share* of *above* covers *below*."""
    parts = zip(_parts(above), _parts(below), strict=True)
    return QColor.fromRgbF(*(share * one + (1 - share) * other for one, other in parts))


def least_distance(colours: Iterable[QColor], vision: str) -> float:
    """The smallest distance in CAM02-UCS between any two of *colours*, seen with *vision*."""
    places = [_place(colour, vision) for colour in colours]
    return min(float(np.linalg.norm(one - other)) for one, other in combinations(places, 2))


def least_difference(pictures: Iterable[QImage], darker: int = 64) -> float:
    """In how much of their area the two most similar pictures differ by *darker* shades of 256."""
    greys = [_grey(picture) for picture in pictures]
    return min(float(np.mean(np.abs(one - other) >= darker)) for one, other in combinations(greys, 2))


def blank(size: QSize, colour: QColor) -> QImage:
    """An image of one colour."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _place(colour: QColor, vision: str) -> np.ndarray:
    seen = np.array(_parts(colour))
    if vision != "normal":
        sight = {"name": "sRGB1+CVD", "cvd_type": vision, "severity": 100}
        seen = np.clip(cspace_convert(seen, sight, "sRGB1"), 0, 1)
    place: np.ndarray = cspace_convert(seen, "sRGB1", "CAM02-UCS")
    return place


def _grey(picture: QImage) -> np.ndarray:
    image = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width()].astype(int)
