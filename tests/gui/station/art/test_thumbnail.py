"""Small boards are painted from what the library knows, and what is no board is left out."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.engine.errors import BadData
from enix_desktop.ui.station.art.thumbnail import BoardThumbnails, read_board
from tests.gui.seeing import blank

BOARD: dict[str, Any] = {
    "energy": [[3, 4, 4, 1, 3, 1], [0, 7, 4, 1, 3, 1]],
    "laser": [0, 8],
    "bridges": [0, 1, 2, 3, 4, 5],
    "shuttles": [None, 3],
    "active": 2,
}
EMPTY = QColor("#123456")


def painted(board: dict[str, Any]) -> QImage:
    image = blank(QSize(120, 84), EMPTY)
    painter = QPainter(image)
    BoardThumbnails().paint(painter, QRectF(4, 4, 112, 76), board, [None, "star"])
    painter.end()
    return image


def test_a_board_is_read_with_shuttles_that_wait() -> None:
    assert read_board(BOARD, 2).shuttles == [None, 3]
    assert read_board({**BOARD, "active": None}, 2).active is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"energy": [[8, 0, 0, 0, 0, 0]] * 2},
        {"energy": [[1] * 6]},
        {"bridges": [6] * 6},
        {"shuttles": [None]},
        {"active": 6},
        {"laser": "much"},
    ],
    ids=str,
)
def test_what_is_no_board_is_left_out(qapp: QApplication, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        read_board({**BOARD, **wrong}, 2)
    assert painted({**BOARD, **wrong}) == blank(QSize(120, 84), EMPTY)


def test_a_move_changes_the_picture(qapp: QApplication) -> None:
    pictures = [
        painted({**BOARD, **change})
        for change in ({}, {"active": 3}, {"laser": [3, 8]}, {"shuttles": [1, 3]})
    ]
    assert all(one != pictures[0] for one in pictures[1:])
