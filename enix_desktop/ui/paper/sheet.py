"""A printable document, page by page, always in the light theme: paper is white."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol, TypeAlias

from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QPageSize, QPainter

from enix_desktop.ui.widgets.theme import LIGHT, current_theme

UNITS = 106
"""Units of a page per inch: the text of 15 units has about 10 points."""
EDGE = 72.0
"""What stays free at each side of a page, in units: no printer cuts it off."""
Page: TypeAlias = Callable[[QPainter], None]
"""Paints one page, in units, from its top left corner."""
SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


class Sheets(Protocol):
    """One or more pages that belong together."""

    key: str

    def title(self) -> str:
        """What it is called, in the current language."""

    def first_page(self, size: QSizeF) -> Page:
        """The first of the pages, alone."""

    def pages(self, size: QSizeF) -> Sequence[Page]:
        """The pages for paper of *size*, in units; to be painted `on_paper`."""


def usual_size() -> str:
    """The paper of the country that the computer is set to."""
    is_us = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "letter" if is_us else "a4"


def size_in_units(size: str) -> QSizeF:
    """Width and height of a sheet of paper."""
    return QPageSize(SIZES[size]).size(QPageSize.Unit.Inch) * UNITS


@contextmanager
def on_paper() -> Iterator[None]:
    """Paint as in the light theme, and tell nobody: nothing on the screen changes."""
    before = current_theme.theme
    current_theme.theme = LIGHT
    try:
        yield
    finally:
        current_theme.theme = before
