"""Symbols and numbers side by side: what stands on cards, letters and front pages."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.hertzschlag.art.palette import COIN, COIN_EDGE
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark, placed
from enix_desktop.ui.table.card_lettering import MINUS, letters
from enix_desktop.ui.widgets.paper_art import disc, lay
from enix_desktop.ui.widgets.theme import INK

_GAP = 0.14
"""Between two pieces, in heights of the row."""


class Piece(Protocol):
    """One thing in a row."""

    @property
    def wide(self) -> float:
        """How wide it is in a row of height 1."""
        ...

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it into *rect*, which is just as wide."""
        ...


class Text(NamedTuple):
    """A number or a short word."""

    text: str
    colour: QColor = INK
    size: float = 0.94

    @property
    def wide(self) -> float:
        return letters(self.text, self.size).boundingRect().width()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        high = rect.height() * self.size
        path = letters(self.text, high)
        bounds = path.boundingRect()
        lay(
            painter,
            path.translated(rect.left() - bounds.left(), rect.center().y() + high * 0.357),
            self.colour,
        )


class Shape(NamedTuple):
    """A symbol of one colour."""

    path: QPainterPath
    colour: QColor = INK
    size: float = 1.0

    @property
    def wide(self) -> float:
        return self.size * self.path.boundingRect().width() / 2

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        radius = rect.height() * self.size / 2
        bounds = self.path.boundingRect()
        x = rect.center().x() - bounds.center().x() * radius
        lay(painter, placed(self.path, x, rect.center().y(), radius), self.colour)


class Mark(NamedTuple):
    """The symbol of a category on its colour."""

    category: int
    size: float = 1.1

    @property
    def wide(self) -> float:
        return self.size

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        spare = rect.height() * (self.size - 1) / 2
        paint_category_mark(painter, rect.adjusted(0, -spare, 0, spare), self.category)


class Coin(NamedTuple):
    """A coin with a number on it."""

    text: str
    size: float = 1.1

    @property
    def wide(self) -> float:
        return self.size

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        spare = rect.height() * (self.size - 1) / 2
        paint_coin(painter, rect.adjusted(0, -spare, 0, spare), self.text)


def paint_coin(painter: QPainter, rect: QRectF, text: str, depth: float = 0.0) -> None:
    """Paint a coin with *text* on it, as large as *rect* allows; *depth* is a share of its size."""
    side = min(rect.width(), rect.height())
    x, y, radius = rect.center().x(), rect.center().y(), side / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lay(painter, disc(x, y, radius), INK, side * depth)
    lay(painter, disc(x, y, radius * 0.93), COIN_EDGE)
    lay(painter, disc(x, y, radius * 0.86), COIN)
    lay(painter, disc(x, y, radius * 0.86).subtracted(disc(x, y, radius * 0.78)), QColor("#FFE09A"))
    size = radius * (1.30 if len(text) == 1 else 1.10 if len(text) == 2 else 0.86)
    path = letters(text, size)
    lay(painter, path.translated(x - path.boundingRect().center().x(), y + size * 0.357), INK)
    painter.restore()


def width_of(pieces: Sequence[Piece]) -> float:
    """How wide *pieces* are together, in a row of height 1."""
    return sum(piece.wide for piece in pieces) + _GAP * max(0, len(pieces) - 1)


def paint_row(painter: QPainter, rect: QRectF, pieces: Sequence[Piece], align: float = 0.5) -> None:
    """Paint *pieces* side by side, as high as *rect* if they fit; *align* is 0 for left and 1 for right."""
    wide = width_of(pieces)
    high = min(rect.height(), rect.width() / wide) if wide else rect.height()
    x = rect.left() + (rect.width() - wide * high) * align
    y = rect.center().y() - high / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for piece in pieces:
        piece.paint(painter, QRectF(x, y, piece.wide * high, high))
        x += (piece.wide + _GAP) * high
    painter.restore()


def signed(number: int) -> str:
    """*number* with a plus or a true minus sign; zero has none."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


def change_pieces(change: int, ink: QColor = INK) -> list[Piece]:
    """An arrow and a number: minus is left, plus is right (C1)."""
    text = Text(signed(change), ink)
    arrow = Shape(sign("left" if change < 0 else "right"), ink, 0.86)
    return [arrow, text] if change < 0 else [text, arrow]


def towards_pieces(steps: int, ink: QColor = INK) -> list[Piece]:
    """Two arrows to a line, and how many steps (F4)."""
    return [Shape(sign("towards"), ink, 1.1), Text(str(steps), ink)]


def income_pieces(income: int, ink: QColor = INK) -> list[Piece]:
    """A stack of coins and a number."""
    return [Stack(), Text(str(income), ink)]


def footprint_pieces(footprint: int, ink: QColor = INK) -> list[Piece]:
    """The print of a foot and a number."""
    return [Shape(sign("footprint"), ink, 1.12), Text(str(footprint), ink)]


class Stack(NamedTuple):
    """A stack of golden coins."""

    size: float = 1.08

    @property
    def wide(self) -> float:
        return self.size * 0.88

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_stack(painter, rect.center().x(), rect.center().y(), rect.height() * self.size / 2)


def paint_stack(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint a stack of golden coins with an ink line around it."""
    path = placed(sign("income"), x, y, radius * 0.92)
    around = path.boundingRect().adjusted(-radius * 0.1, -radius * 0.1, radius * 0.1, radius * 0.1)
    back = QPainterPath()
    back.addRoundedRect(around, radius * 0.46, radius * 0.36)
    lay(painter, back, INK)
    lay(painter, path, COIN)


def paint_change(painter: QPainter, rect: QRectF, change: int, ink: QColor = INK) -> None:
    """Paint the arrow and the number of a frequency change into *rect*."""
    paint_row(painter, rect, change_pieces(change, ink))


def paint_towards(painter: QPainter, rect: QRectF, steps: int, ink: QColor = INK) -> None:
    """Paint “towards 50 Hz” into *rect*."""
    paint_row(painter, rect, towards_pieces(steps, ink))


def paint_income(painter: QPainter, rect: QRectF, income: int, ink: QColor = INK) -> None:
    """Paint a stack of coins and a number into *rect*."""
    paint_row(painter, rect, income_pieces(income, ink))


def paint_footprint(painter: QPainter, rect: QRectF, footprint: int, ink: QColor = INK) -> None:
    """Paint a foot and a number into *rect*."""
    paint_row(painter, rect, footprint_pieces(footprint, ink))
