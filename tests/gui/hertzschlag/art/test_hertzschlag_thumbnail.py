"""Small boards are painted from what the library knows, and what is no board is left out."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.engine.errors import BadData
from enix_desktop.ui.hertzschlag.art.thumbnail import BoardThumbnails, read_board
from tests.gui.seeing import blank

BOARD: dict[str, Any] = {
    "marker": -3,
    "round": 4,
    "blackout": False,
    "displays": [[1, 0, 2, 0, 1, 0], [0, 1, 0, 1, 0, 1], [2, 2, 1, 1, 1, 1]],
    "plants": [True, False],
}
EMPTY = QColor("#123456")


def painted(board: dict[str, Any]) -> QImage:
    image = blank(QSize(120, 84), EMPTY)
    painter = QPainter(image)
    BoardThumbnails().paint(painter, QRectF(4, 4, 112, 76), board, [None, "star", None])
    painter.end()
    return image


def test_a_board_is_read() -> None:
    board = read_board(BOARD, 3)
    assert (board.marker, board.round, board.is_blackout) == (-3, 4, False)
    assert board.plants == [True, False]


@pytest.mark.parametrize(
    "wrong",
    [
        {"marker": 9},
        {"round": 0},
        {"blackout": 1},
        {"displays": [[1] * 6] * 2},
        {"displays": [[1] * 5] * 3},
        {"plants": [True]},
        {"plants": "both"},
    ],
    ids=str,
)
def test_what_is_no_board_is_left_out(qapp: QApplication, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        read_board({**BOARD, **wrong}, 3)
    assert painted({**BOARD, **wrong}) == blank(QSize(120, 84), EMPTY)


def test_a_move_changes_the_picture(qapp: QApplication) -> None:
    changes: list[dict[str, Any]] = [
        {"marker": 5},
        {"round": 5},
        {"blackout": True},
        {"displays": [[2, 0, 2, 0, 1, 0], *BOARD["displays"][1:]]},
        {"plants": [False, False]},
    ]
    before = painted(BOARD)
    assert all(painted({**BOARD, **change}) != before for change in changes)
