"""Approved pictures forgive another smoothing of letters, and nothing that can be seen."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.gui.approving import coarse, differing

COARSE = 8


def picture(left: float, width: float = 5, ink: str = "#20242c") -> QImage:
    """A stroke of a bold letter on paper."""
    image = QImage(64, 32, QImage.Format.Format_RGB32)
    image.fill(QColor("#fffdf7"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(left, 12, width, 8), QColor(ink))
    painter.end()
    return coarse(image, COARSE)


@pytest.fixture
def approved(tmp_path: Path) -> Path:
    path = tmp_path / "approved.png"
    picture(29.5).save(str(path))
    return path


def test_a_letter_may_stand_a_quarter_of_a_pixel_further(approved: Path) -> None:
    assert differing(picture(29.5), approved) == []
    assert differing(picture(29.75), approved) == []


def test_a_letter_that_moves_by_a_pixel_is_found(approved: Path) -> None:
    assert differing(picture(30.5), approved) != []


def test_a_letter_that_is_missing_or_paler_is_found(approved: Path) -> None:
    assert differing(picture(29.5, width=0), approved) != []
    assert differing(picture(29.5, ink="#3a3e46"), approved) != []
