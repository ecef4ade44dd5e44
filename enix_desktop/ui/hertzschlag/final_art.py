"""Pictures of the end: the town with the winners or in the dark, an opened letter, points part by part."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from enix_desktop.games.hertzschlag.faces import CATEGORIES, Goal
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.letters import paint_goal_sheet, paint_letter
from enix_desktop.ui.hertzschlag.art.palette import EMBER, LAMP, TONES
from enix_desktop.ui.hertzschlag.art.rows import paint_coin, paint_stack
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark, paint_path
from enix_desktop.ui.hertzschlag.art.town import paint_town
from enix_desktop.ui.hertzschlag.why_scores import PARTS
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay, mix
from enix_desktop.ui.widgets.theme import INK, PAPER, Theme, current_theme, font
from enix_desktop.ui.widgets.tooltips import show_tip

_BETWEEN, _SAG = 46.0, 15.0
_LABELLED = 50
"""So high, points have the names of their parts below them."""


def paint_garland(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Lamps on a wire across the top of *rect*: the lights are on."""
    wire = QPainterPath(rect.topLeft())
    third = rect.width() / 3
    for part in range(3):
        left = rect.left() + part * third
        wire.quadTo(QPointF(left + third / 2, rect.top() + 2 * _SAG), QPointF(left + third, rect.top()))
    painter.strokePath(wire, QPen(theme.line, theme.wide(1.6, 3)))
    count = max(9, round(rect.width() / _BETWEEN))
    for number in range(count):
        share = (number + 0.5) / count
        along = (3 * share) % 1.0
        x, y = rect.left() + share * rect.width(), rect.top() + 4 * _SAG * along * (1 - along)
        tone = TONES[number % len(TONES)]
        lay(painter, box(x - 3.4, y, 6.8, 7, 2), INK)
        lay(painter, disc(x, y + 13, 9.4), INK, 1.6)
        lay(painter, disc(x, y + 13, 8), LAMP if number % 2 else mix(tone.base, PAPER, 0.25))


class FinalPicture(QWidget):
    """The town in a frame: lit with the winners before it, or dark; while goals are shown, a letter."""

    def __init__(self) -> None:
        super().__init__()
        self._winners: Sequence[PawnLook] = ()
        self._letter: tuple[Sequence[Goal], str, Sequence[bool]] | None = None
        self._field, self._is_blackout, self._size = 0, False, 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        current_theme.changed.connect(self.update)

    def show_town(self, field: int, *, is_blackout: bool = False, winners: Sequence[PawnLook] = ()) -> None:
        """The town with the marker on *field*."""
        self._field, self._is_blackout, self._winners, self._letter = field, is_blackout, winners, None
        self._fit()

    def show_letter(self, goals: Sequence[Goal], title: str, reached: Sequence[bool]) -> None:
        """The goals of somebody."""
        self._letter = goals, title, reached
        self._fit()

    def set_size(self, size: float) -> None:
        """So large, in parts of its full size."""
        self._size = size
        self._fit()

    def _fit(self) -> None:
        wide = max(168, 40 + 48 * len(self._winners))
        self.setFixedSize(round(wide * self._size), round(112 * self._size))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._size, self._size)
        rect = QRectF(0, 0, self.width() / self._size, self.height() / self._size).adjusted(3, 3, -3, -5)
        if self._letter is not None:
            paint_goal_sheet(painter, rect, *self._letter)
            return
        frame = box(rect.x(), rect.y(), rect.width(), rect.height(), 12)
        lay(painter, frame, INK, 2.5)
        painter.save()
        painter.setClipPath(frame)
        paint_town(painter, rect, self._field, is_blackout=self._is_blackout)
        painter.restore()
        self._paint_wire(painter, rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(PAPER if current_theme.theme.is_dark else INK, 2))
        painter.drawPath(frame)
        self._paint_winners(painter, rect)

    def _paint_wire(self, painter: QPainter, rect: QRectF) -> None:
        """The wire, and the bird that sat through it all."""
        y = rect.top() + rect.height() * 0.36
        colour = PAPER if self._is_blackout or current_theme.theme.is_dark else INK
        painter.setPen(QPen(colour, 1.8))
        painter.drawLine(QPointF(rect.left(), y - 3), QPointF(rect.right(), y - 3))
        high = rect.height() * 0.32
        x = rect.center().x() + self._field / 8 * rect.width() * 0.36
        paint_bird(painter, QRectF(x - high / 2, y - 3 - high, high, high), self._field)

    def _paint_winners(self, painter: QPainter, rect: QRectF) -> None:
        for index, look in enumerate(self._winners):
            middle = rect.center().x() + (index - (len(self._winners) - 1) / 2) * 48
            room = QRectF(middle - 24, rect.bottom() - 54, 48, 50)
            lay(painter, disc(middle, room.center().y(), 26), mix(LAMP, PAPER, 0.35), 2)
            paint_piece(painter, room.adjusted(4, 4, -4, -4), look)


class PartsBar(QWidget):
    """Five parts of somebody's points, each with its sign; what is not counted yet has no number."""

    def __init__(self, points: Sequence[int]) -> None:
        super().__init__()
        self.points = points
        self.labels: Sequence[str] = [""] * len(PARTS)
        self.tips: Sequence[str] = [""] * len(PARTS)
        self._counted: set[str] = set(PARTS)
        self.setMinimumWidth(240)
        self.setMinimumHeight(30)
        current_theme.changed.connect(self.update)

    def set_counted(self, parts: Sequence[str]) -> None:
        """Only these parts have their number."""
        self._counted = set(parts)
        self.update()

    @property
    def total(self) -> int:
        """The sum of what is counted."""
        return sum(points for part, points in zip(PARTS, self.points, strict=True) if part in self._counted)

    def cell(self, index: int) -> QRectF:
        """Where a part stands."""
        wide = self.width() / len(PARTS)
        return QRectF(index * wide, 0, wide, self.height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = min(len(PARTS) - 1, int(event.pos().x() / max(1.0, self.width() / len(PARTS))))
            show_tip(event.globalPos(), self.tips[index], self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_labelled = self.height() >= _LABELLED
        for index, part in enumerate(PARTS):
            cell = self.cell(index).adjusted(2, 1, -2, -1)
            self._paint_part(painter, cell, index, part, is_labelled)
        painter.end()

    def _paint_part(self, painter: QPainter, cell: QRectF, index: int, part: str, is_labelled: bool) -> None:
        theme = current_theme.theme
        is_counted = part in self._counted
        chip = QRectF(cell)
        if is_labelled:
            chip.setBottom(cell.bottom() - 18)
            painter.setPen(theme.text)
            painter.setFont(fitting_font(self.labels[index], cell.width(), (13, 11)))
            label = QRectF(cell.left(), chip.bottom(), cell.width(), 18)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, self.labels[index])
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.2, 2)))
        painter.setBrush(theme.field if is_counted else theme.panel)
        painter.drawRoundedRect(chip, 8, 8)
        side = min(26.0, chip.height() - 6)
        icon = QRectF(chip.left() + 5, chip.center().y() - side / 2, side, side)
        if part == "goal":
            icon.adjust(-1, 0, 3, 0)
        paint_part(painter, icon, part, is_open=is_counted)
        painter.setPen(theme.text if is_counted else theme.faint)
        painter.setFont(font(18, QFont.Weight.Bold))
        rest = QRectF(icon.right(), chip.top(), chip.right() - icon.right() - 3, chip.height())
        text = str(self.points[index]) if is_counted else "\N{MIDDLE DOT}"
        painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, text)


def paint_part(painter: QPainter, rect: QRectF, part: str, *, is_open: bool = True) -> None:
    """The sign of a part of the points, as cards show it."""
    match part:
        case "goal":
            paint_letter(painter, rect, is_open)
        case "money":
            paint_coin(painter, rect, "€")
        case "income":
            painter.save()
            lay(painter, disc(rect.center().x(), rect.center().y(), rect.width() / 2), PAPER)
            paint_stack(painter, rect.center().x(), rect.center().y(), rect.width() * 0.4)
            painter.restore()
        case "footprint":
            lay(painter, disc(rect.center().x(), rect.center().y(), rect.width() / 2), PAPER)
            paint_path(painter, rect.adjusted(3, 3, -3, -3), sign("footprint"))
        case _:
            _paint_symbols(painter, rect)


def _paint_symbols(painter: QPainter, rect: QRectF) -> None:
    """Six small marks, one for each category."""
    wide, high = rect.width() / 3, rect.height() / 2
    size = min(wide, high)
    for category in CATEGORIES:
        column, row = category % 3, category // 3
        x = rect.left() + (column + 0.5) * wide
        y = rect.center().y() + (row - 0.5) * size * 1.15
        paint_category_mark(painter, QRectF(x - size / 2, y - size / 2, size, size), int(category))


def celebration_colours() -> Sequence[QColor]:
    """The paper of the confetti."""
    return [LAMP, EMBER, *(tone.base for tone in TONES)]
