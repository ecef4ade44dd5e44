"""What laying a card would do, as rows of signs and numbers on its place."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.ui.hertzschlag.art.rows import Coin, Mark, Piece, Shape, Stack, Text
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.table.preview import Change, Playing, Span, Taking
from enix_desktop.ui.hertzschlag.words import signed

ARROW = "\N{RIGHTWARDS ARROW}"
DASH = "\N{HORIZONTAL ELLIPSIS}"
Row = list[Piece]


class Space(NamedTuple):
    """Nothing, so wide in heights of the row."""

    wide: float = 0.12

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """There is nothing to paint."""


def preview_rows(preview: Playing | Taking, ink: QColor) -> list[Row]:
    """Rows for the action card, or for the income card."""
    return _playing_rows(preview, ink) if isinstance(preview, Playing) else _taking_rows(preview, ink)


def _playing_rows(playing: Playing, ink: QColor) -> list[Row]:
    """The cost; the marker and the money of thresholds; both if others act first; what the display gains."""
    paid = f"{playing.money.before} {ARROW} {playing.left}"
    money: Row = [Coin(signed(-playing.cost), 1.2), Space(), Text(paid, ink)]
    way = f"{signed(playing.start)} {ARROW} {signed(playing.end)}"
    marker: Row = [Shape(sign("hertz"), ink, 1.1), Space(), Text(way, ink)]
    if playing.crossings:
        marker += [Space(0.3), Coin(signed(playing.paid), 1.2)]
    gains: Row = [
        *(Stack(), Space(), Text(_change(playing.income), ink), Space(0.5)),
        *(Shape(sign("footprint"), ink, 1.1), Space(), Text(_change(playing.footprint), ink)),
    ]
    if playing.symbols.before != playing.symbols.after:
        gains += [Space(0.5), Mark(playing.category), Space(), Text(_change(playing.symbols), ink)]
    return [money, marker, gains] if playing.is_first else [money, marker, _range_row(playing, ink), gains]


def _range_row(playing: Playing, ink: QColor) -> Row:
    """Where the marker may end, and what thresholds may bring, if others move it before."""
    row: Row = [Shape(sign("cash_all"), ink, 1.2), Space(), Text(_span(playing.ends), ink)]
    if playing.has_thresholds:
        row += [Space(0.3), Coin("€", 1.1), Space(), Text(_span(playing.threshold_money), ink)]
    return row


def _taking_rows(taking: Taking, ink: QColor) -> list[Row]:
    """The parts of the income, and the money afterwards."""
    income = taking.income
    parts = [str(income.base), *(str(part) for part in (income.printed, income.special) if part)]
    total = f"{' + '.join(parts)} = {income.total}" if len(parts) > 1 else str(income.total)
    return [[Stack(), Space(), Text(total, ink)], [Coin("€", 1.2), Space(), Text(_change(taking.money), ink)]]


def _change(change: Change) -> str:
    before, after = change
    return f"{before} {ARROW} {after}" if before != after else str(after)


def _span(span: Span) -> str:
    lowest, highest = span
    return signed(lowest) if lowest == highest else f"{signed(lowest)} {DASH} {signed(highest)}"
