"""The rows of a result: whose they are, the points part by part, their sum, and why."""

from collections.abc import Sequence

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from enix_desktop.ui.hertzschlag.final_art import PartsBar
from enix_desktop.ui.hertzschlag.why_scores import PARTS
from enix_desktop.ui.table.final_rows import PieceBadge, ResultRow
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP, font

ONE_LINE = 700
"""So wide, the parts stand beside the name; else below it."""
DENSE, LEAST, LARGEST = 76, 88, 148
"""Heights of a row in two lines; of one in a single line two thirds are enough."""
_SUM, _PARTS, _TALL_PARTS = 44, 32, 54


class HertzschlagRow(ResultRow):
    """One player: piece, name, place, points part by part, their sum, and why."""

    def __init__(self, name: str, look: PawnLook, parts: PartsBar, why: QToolButton) -> None:
        super().__init__(name, PieceBadge(look, 48), why, _SUM)
        self.parts = parts
        self.goal = PlainLabel()
        """What the letter said, where there is room for it."""
        self.goal.setFont(font(13))
        for label in (self.name, self.about, self.goal):
            label.setWordWrap(True)
        self.sum.setFont(font(24, QFont.Weight.Bold))
        self._is_wide: bool | None = None
        self._is_covered = self._has_letter = False
        self._is_ranked = True
        self._lay_out()
        self.show_sum()

    def _lay_out(self) -> None:
        self._words = QWidget()
        self._words.setLayout(self.words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3 * STEP, STEP, 2 * STEP, 2 * STEP)
        self._grid.setHorizontalSpacing(2 * STEP)
        self._grid.setVerticalSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.addWidget(self.badge, 0, 0)
        self._grid.addWidget(self._words, 0, 1)
        self._grid.addWidget(self.sum, 0, 3)
        self._grid.addWidget(self.why, 0, 4)
        self._grid.addWidget(self.goal, 2, 1, 1, 4)

    def fit(self, height: int, width: int, *, has_letter: bool, is_small: bool) -> None:
        """Be so high, or as high as the words need, in a row of this *width*; with the letter in words.

        If it *is_small*, so are piece and name.
        """
        is_wide = width >= ONE_LINE
        if is_wide != self._is_wide:
            self._set_wide(is_wide)
        self._set_small(is_small)
        self._has_letter = is_wide and has_letter
        self.goal.setVisible(self._has_letter and not self._is_covered)
        wide = self._words_width(width)
        self._words.setFixedWidth(wide)
        first = self._first_line(wide)
        if is_wide:
            high = max(height if has_letter else round(height * 0.72), first + 2 * STEP)
            self.parts.setFixedHeight(min(_TALL_PARTS, high - 2 * STEP))
        else:
            high = max(height, first + _PARTS + 3 * STEP)
            self.parts.setFixedHeight(_PARTS)
        self.setFixedHeight(high)

    def has_room_for_letter(self, height: int, width: int) -> bool:
        """Whether the letter can stand in words below a single line."""
        if width < ONE_LINE:
            return False
        letter = self.goal.heightForWidth(width - 20 * STEP)
        return height >= self._first_line(self._words_width(width)) + letter + 6 * STEP

    def _words_width(self, width: int) -> int:
        """How much of *width* the name may have."""
        aside = self.badge.width() + _SUM + self.why.sizeHint().width() + 15 * STEP
        return min(240, (width - aside) // 3) if width >= ONE_LINE else max(90, width - aside)

    def _first_line(self, wide: int) -> int:
        """How high name and place are."""
        words = sum(max(0, label.heightForWidth(wide)) for label in (self.name, self.about) if label.text())
        return max(words + STEP, self.badge.height())

    def _set_wide(self, is_wide: bool) -> None:
        self._is_wide = is_wide
        self._grid.removeWidget(self.parts)
        place = (0, 2, 1, 1) if is_wide else (1, 0, 1, 5)
        self._grid.addWidget(self.parts, *place)
        self._grid.setColumnStretch(1, 0 if is_wide else 1)
        self._grid.setColumnStretch(2, 1 if is_wide else 0)

    def _set_small(self, is_small: bool) -> None:
        self.badge.setFixedSize(44, 40 if is_small else 48)
        self.name_size = 15 if is_small else 18
        self.set_name_font()

    def cover(self) -> None:
        """Nothing is counted."""
        self.set_winner(False)
        self._is_covered, self._is_ranked = True, False
        self.goal.hide()
        self.about.hide()
        self.why.hide()
        self.count(())

    def uncover(self) -> None:
        self.set_told(False)
        self.count(PARTS)
        self._is_ranked = True
        self.about.setVisible(bool(self.about.text()))
        self.why.show()

    def say(self, about: str, goal: str) -> None:
        """What stands below the name, and what the letter said."""
        self.about.setText(about)
        self.goal.setText(goal)
        self.about.setVisible(bool(about) and self._is_ranked)

    def count(self, parts: Sequence[str]) -> None:
        """These parts are counted; with the goal the letter is open."""
        self._is_covered = "goal" not in parts
        self.goal.setVisible(self._has_letter and not self._is_covered)
        self.parts.set_counted(parts)
        self.show_sum()

    def show_sum(self) -> None:
        self.sum.setText(str(self.parts.total))
