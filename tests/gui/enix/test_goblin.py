"""The goblin's pictures keep to their squares: what reaches out is cut off by the widget around it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.ui.enix import goblin

SIDE, MARGIN = 240, 40
Paint = Callable[[QPainter, QRectF], None]


@pytest.mark.parametrize("picture", [goblin.paint_goblin, goblin.paint_shy_goblin, goblin.paint_cap])
def test_nothing_is_painted_outside_the_square(qapp: object, picture: Paint) -> None:
    image = QImage(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    picture(painter, QRectF(MARGIN, MARGIN, SIDE, SIDE))
    painter.end()
    painted = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 0
    }
    assert painted
    inside = range(MARGIN, MARGIN + SIDE)
    assert [(x, y) for x, y in painted if x not in inside or y not in inside] == []
