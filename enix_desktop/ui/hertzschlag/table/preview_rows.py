"""What laying a card would do, as rows of signs and numbers on its place."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.ui.hertzschlag.art.rows import Coin, Piece, Shape, Stack, Text
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
    """Money; the marker with the money of thresholds; what the display gains."""
    money: Row = [Coin(signed(-playing.cost), 1.2), Space(), Text(_change(playing.money), ink)]
    marker: Row = [Shape(sign("hertz"), ink, 1.1), Space(), Text(_ends(playing), ink)]
    if playing.is_first and playing.crossings:
        marker += [Space(0.3), Coin(signed(playing.paid), 1.2)]
    elif not playing.is_first and any(playing.threshold_money):
        marker += [Space(0.3), Coin("€", 1.0), Text(_span(playing.threshold_money), ink)]
    gains: Row = [
        *(Stack(), Space(), Text(_change(playing.income), ink), Space(0.5)),
        *(Shape(sign("footprint"), ink, 1.1), Space(), Text(_change(playing.footprint), ink)),
    ]
    return [money, marker, gains]


def _taking_rows(taking: Taking, ink: QColor) -> list[Row]:
    """The parts of the income, and the money afterwards."""
    income = taking.income
    parts = [str(income.base), *(str(part) for part in (income.printed, income.special) if part)]
    total = f"{' + '.join(parts)} = {income.total}" if len(parts) > 1 else str(income.total)
    return [[Stack(), Space(), Text(total, ink)], [Coin("€", 1.2), Space(), Text(_change(taking.money), ink)]]


def _ends(playing: Playing) -> str:
    if playing.is_first or playing.ends.lowest == playing.ends.highest == playing.end:
        return f"{signed(playing.start)} {ARROW} {signed(playing.end)}"
    return f"{signed(playing.start)} {ARROW} {signed(playing.end)} ({_span(playing.ends)})"


def _change(change: Change) -> str:
    before, after = change
    return f"{before} {ARROW} {after}" if before != after else str(after)


def _span(span: Span) -> str:
    lowest, highest = span
    return signed(lowest) if lowest == highest else f"{signed(lowest)} {DASH} {signed(highest)}"
