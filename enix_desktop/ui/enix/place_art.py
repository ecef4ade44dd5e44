"""What is painted in a player's place: lamps of the energies in hand, the mark of all six, backs to steal."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.ui.enix.card_art import paint_back
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.place_layout import PlaceLayout
from enix_desktop.ui.enix.symbols import energy_symbol
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import polygon
from enix_desktop.ui.widgets.theme import ACCENT, INK, ON_ACCENT, PAPER, current_theme, font

SUM_Z = 20.0
"""Above the cards that are laid."""


def paint_lamps(painter: QPainter, layout: PlaceLayout, counts: Sequence[int]) -> None:
    """A lamp for each energy: lit with its symbol and number, or dark where the hand has none."""
    for energy in ENERGIES:
        _paint_lamp(painter, layout.lamp(energy), energy, counts[energy])


def _paint_lamp(painter: QPainter, rect: QRectF, energy: Energy, count: int) -> None:
    colours, theme = ENERGY_COLOURS[energy], current_theme.theme
    size, is_lit = rect.width(), count > 0
    dark = QPen(theme.line, theme.wide(1.2, 2.0), Qt.PenStyle.DotLine)
    painter.setPen(QPen(theme.text if theme.is_strong else colours.shade, 1.4) if is_lit else dark)
    painter.setBrush(colours.base if is_lit else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.adjusted(0.5, 0.5, -0.5, -0.5))
    placing = QTransform.fromTranslate(rect.center().x(), rect.center().y()).scale(0.32 * size, 0.32 * size)
    painter.fillPath(placing.map(energy_symbol(energy)), colours.on_base if is_lit else theme.line)
    if count > 1:
        paint_number(painter, QPointF(rect.right() - 2, rect.bottom() - 1), count, energy)


def paint_number(painter: QPainter, middle: QPointF, count: int, energy: Energy, size: int = 11) -> None:
    """How many cards there are, on a slip of paper."""
    half = QPointF(size * (0.62 if count < 10 else 0.9), size * 0.62)
    badge = QRectF(middle - half, middle + half)
    painter.setPen(QPen(ENERGY_COLOURS[energy].shade, 1))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(badge, half.y(), half.y())
    painter.setPen(INK)
    painter.setFont(font(size, QFont.Weight.Bold))
    painter.drawText(badge.adjusted(-4, -4, 4, 3), Qt.AlignmentFlag.AlignCenter, str(count))


def paint_all_six(painter: QPainter, layout: PlaceLayout, text: str) -> None:
    """The mark of who may end the game: a band behind the lamps, a flag, and words."""
    words, lamps = layout.all_six, layout.lamp(ENERGIES[0]).united(layout.lamp(ENERGIES[-1]))
    band = words.united(lamps).adjusted(-3, -1, 3, 6)
    painter.setPen(QPen(PAPER, 2))
    painter.setBrush(ACCENT)
    painter.drawRoundedRect(band, 8, 8)
    painter.setPen(QPen(INK, 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(band.adjusted(-1.4, -1.4, 1.4, 1.4), 9, 9)
    high = words.height() * 0.42
    flag = QTransform.fromTranslate(words.left() + high + 2, words.center().y()).scale(high, high)
    painter.fillPath(flag.map(_flag()), ON_ACCENT)
    room = words.adjusted(2.4 * high + 4, 0, -2, 0)
    painter.setPen(ON_ACCENT)
    painter.setFont(fitting_font(text, room.width(), range(15, 8, -1), QFont.Weight.Bold))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


def _flag() -> QPainterPath:
    return polygon([(-0.7, -1), (0.9, -0.45), (-0.4, 0.1), (-0.4, 1), (-0.7, 1)])


class SumItem(MarkItem):
    """What several laid cards are worth together, on a slip over their lower edge."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.text = ""
        self.setZValue(SUM_Z)
        self.hide()

    def show_sum(self, total: int | None, middle: QPointF) -> None:
        """Show *total* around *middle*, or nothing."""
        self.setVisible(total is not None)
        self.setPos(middle)
        self.text = "" if total is None else f"= {signed(total)}"
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-30, -13, 60, 26)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(INK, 1.6))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(QRectF(-27, -11, 54, 22), 11, 11)
        painter.setPen(INK)
        painter.setFont(font(15, QFont.Weight.Bold))
        painter.drawText(QRectF(-27, -13, 54, 24), Qt.AlignmentFlag.AlignCenter, self.text)


def paint_pickable_back(painter: QPainter, rect: QRectF, energy: Energy, count: int) -> None:
    """A back that can be stolen: large, with the ring of what may be chosen and how many there are."""
    for layer in range(min(count, 3) - 1, -1, -1):
        paint_back(painter, energy, rect.translated(layer * 3, -layer * 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((PAPER, 6.0), (ACCENT, 3.6)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect, 5, 5)
    paint_number(painter, QPointF(rect.center().x(), rect.bottom() + 1), count, energy, 13)
