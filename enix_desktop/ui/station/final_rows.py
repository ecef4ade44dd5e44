"""The rows of a result: whose they are, the laser that is counted up, its number, and why."""

from PySide6.QtCore import Property, QRectF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.final_art import CentreChip, LaserBar
from enix_desktop.ui.table.final_rows import PieceBadge, ResultRow, keep_room
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.theme import STEP, font

DENSE, LEAST, LARGEST = 52, 84, 176
"""Heights of a row; the first where rows are dense."""
_WORDS, _DENSE_WORDS, _SUM, _WIDE = 190, 260, 64, 1200
_EDGE, _SPACING = 3 * STEP, 2 * STEP


class RobotBadge(PieceBadge):
    """The robot of a player; a winner's stands in the light."""

    edge = 4.0

    def set_dense(self, is_dense: bool) -> None:
        self.setFixedSize(60, 44 if is_dense else 60)
        self.update()

    def light(self) -> QRectF:
        size = float(self.height()) - 6
        return QRectF((self.width() - size) / 2, 3, size, size)

    def paint_piece(self, painter: QPainter, light: QRectF) -> None:
        less = light.width() * 0.16
        paint_robot(painter, light.adjusted(less, less, -less, -less), self.look)


class StationRow(ResultRow):
    """One player: robot, name, place, laser, its number, and why; where it decides, the energy centre."""

    badge: RobotBadge

    grown = Signal()
    """The beam has become longer."""

    def __init__(
        self, name: str, look: PawnLook, bar: LaserBar, why: QToolButton, centre: CentreChip | None
    ) -> None:
        super().__init__(name, RobotBadge(look), why, _SUM)
        self.bar, self.centre = bar, centre
        for label in (self.name, self.about):
            label.setWordWrap(True)
        if centre is not None:
            keep_room(centre)
        self._lay_out()
        self._show_sum()

    def _lay_out(self) -> None:
        self._words = QWidget()
        self._words.setLayout(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, STEP, _EDGE, STEP)
        row.setSpacing(_SPACING)
        row.addWidget(self.badge)
        row.addWidget(self._words)
        row.addWidget(self.bar, 1)
        row.addWidget(self.sum)
        if self.centre is not None:
            row.addWidget(self.centre)
        row.addWidget(self.why)

    @property
    def aside(self) -> int:
        """How much of the width is behind the laser: its number, energy and the button that asks."""
        behind = [each for each in (self.sum, self.centre, self.why) if each is not None]
        widths = [max(each.minimumWidth(), each.sizeHint().width()) for each in behind]
        return sum(widths) + len(behind) * _SPACING + _EDGE

    def fit(self, height: int, width: int, is_dense: bool) -> None:
        """Be so high, or as high as the words need; a wide screen has more room for words."""
        wide = _DENSE_WORDS if is_dense else _WORDS if width < _WIDE else _WORDS + 50
        self.sum.setFont(font(26 if is_dense else 36, QFont.Weight.Bold))
        self.badge.set_dense(is_dense)
        self._words.setFixedWidth(wide)
        words = self.name.heightForWidth(wide) + max(0, self.about.heightForWidth(wide))
        self.setFixedHeight(max(height, words + 3 * STEP))

    def cover(self, laser: float) -> None:
        """Nothing is counted beyond *laser*."""
        self.set_winner(False)
        self.about.hide()
        self.why.hide()
        self._set_counted(laser)
        if self.centre is not None:
            self.centre.setProperty("shown", -1.0)

    def uncover(self) -> None:
        self.set_told(False)
        self._set_counted(float(self.bar.score))
        if self.centre is not None:
            self.centre.setProperty("shown", float(self.centre.energy))
        self.about.show()
        self.why.show()

    def _get_counted(self) -> float:
        return float(self.bar.property("shown"))

    def _set_counted(self, counted: float) -> None:
        self.bar.setProperty("shown", counted)
        self._show_sum()
        self.grown.emit()

    counted = Property(float, _get_counted, _set_counted)
    """How much of the laser is counted; the number follows."""

    def _show_sum(self) -> None:
        self.sum.setText(str(int(self._get_counted() + 0.001)))
