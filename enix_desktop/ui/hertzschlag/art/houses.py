"""The houses of the town: where they stand, and where their windows are."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from enix_desktop.ui.widgets.paper_art import box, polygon

ROWS = ((0.84, 0.22, 0.34), (0.93, 0.20, 0.32), (1.0, 0.22, 0.36))
"""Foot, lowest and highest house of each row, as shares of the height; the farthest row first."""
GABLE, FLAT, STEEP, TOWER = range(4)
_ROOFS = (0.42, 0.0, 0.34, 1.3)
"""How high the roof of each kind is, as a share of the width."""


@dataclass(frozen=True, slots=True)
class House:
    """One house of a row."""

    number: int
    left: float
    foot: float
    wide: float
    high: float
    kind: int


def chance(number: int, kind: float) -> float:
    """Between 0 and 1 and always the same, so that the town never changes."""
    return math.modf(abs(math.sin(12.9898 * (number + 1) + kind) * 43758.5453))[0]


def houses(rect: QRectF, row: int) -> Iterator[House]:
    """All houses of a row in a town that fills *rect*, from left to right."""
    foot, lowest, highest = ROWS[row]
    unit = rect.height()
    x, number = rect.left() - unit * (0.04 + 0.05 * row), 1000 * (row + 1)
    while x < rect.right():
        wide = unit * (0.13 + 0.10 * chance(number, 2.1))
        high = unit * (lowest + (highest - lowest) * chance(number, 5.9))
        kind = TOWER if row == 0 and number % 17 == 9 else int(chance(number, 8.8) * 3)
        if kind == TOWER:
            wide, high = unit * 0.10, unit * highest * 1.12
        yield House(number, x, rect.top() + unit * foot, wide, high, kind)
        x += wide + unit * (0.004 if row else 0.012)
        number += 1


def outline(house: House) -> QPainterPath:
    """The wall and the gable of a house."""
    left, right, top = house.left, house.left + house.wide, house.foot - house.high
    edge = shoulder(house)
    if house.kind == STEEP:
        tops = [(left + house.wide * 0.18, top), (right - house.wide * 0.18, top)]
    else:
        tops = [((left + right) / 2, top)] if edge > top else []
    return polygon([(left, house.foot), (left, edge), *tops, (right, edge), (right, house.foot)])


def shoulder(house: House) -> float:
    """Where the wall ends and the roof begins."""
    return house.foot - house.high + house.wide * _ROOFS[house.kind]


def roof(house: House) -> QPainterPath:
    """What lies on it."""
    left, right, top = house.left, house.left + house.wide, house.foot - house.high
    edge, eaves = shoulder(house), house.wide * 0.05
    if house.kind == FLAT:
        return box(left - eaves, top - eaves * 0.6, house.wide + 2 * eaves, house.wide * 0.08, eaves * 0.4)
    if house.kind == STEEP:
        tops = [(left + house.wide * 0.18, top), (right - house.wide * 0.18, top)]
    else:
        tops = [((left + right) / 2, top)]
    return polygon([(left - eaves, edge), *tops, (right + eaves, edge)])


def panes(house: House) -> Iterator[tuple[int, QRectF]]:
    """The windows of a house, each with a number of its own."""
    top, bottom = shoulder(house) + house.wide * 0.10, house.foot - house.wide * 0.10
    columns = 1 if house.kind == TOWER else 2 + int(chance(house.number, 1.1) * 3)
    step = house.wide / (columns + 0.4)
    size = min(step * 0.52, house.wide * 0.16)
    rows = max(1, int((bottom - top) / (size * 1.9)))
    for row in range(rows):
        for column in range(columns):
            x = house.left + step * (0.2 + column) + (step - size) / 2
            number = house.number * 64 + row * 8 + column
            yield number, QRectF(x, top + row * size * 1.9, size, size * 1.25)
