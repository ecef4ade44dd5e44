"""The papers that statistics are written on: a number with its caption, and a plot with its title."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from enix_desktop.ui.statistics.plots import BarPlot, ColumnPlot, Plot
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font


class Fact(QFrame):
    """A number, large, and what it counts."""

    def __init__(self, value: str, caption: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        shown, below = PlainLabel(value, self), PlainLabel(caption, self)
        shown.setFont(font(SIZES[3], QFont.Weight.Bold))
        set_role(below, "muted")
        below.setWordWrap(True)
        below.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        lines.setSpacing(0)
        lines.addWidget(shown)
        lines.addWidget(below, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)


class PlotPaper(QFrame):
    """A plot with a title above and a note below."""

    def __init__(self, plot: Plot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.plot = plot
        self._title, self._note = PlainLabel(parent=self), PlainLabel(parent=self)
        for label, role in ((self._title, "heading"), (self._note, "muted")):
            set_role(label, role)
            label.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP)
        lines.setSpacing(STEP)
        lines.addWidget(self._title)
        lines.addWidget(plot)
        lines.addWidget(self._note)
        lines.addStretch(1)

    def set_words(self, title: str, note: str, data: Sequence[str]) -> None:
        """Title and note; *data* is everything the plot shows, in words."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.plot.describe(title, "; ".join(data))


class BarPaper(PlotPaper):
    """A paper with bars."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.bars = BarPlot()
        super().__init__(self.bars, parent)


class ColumnPaper(PlotPaper):
    """A paper with columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.columns = ColumnPlot()
        super().__init__(self.columns, parent)


class LinesPaper(QFrame):
    """A title and sentences below it, all read at once by who does not see them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._title, self.text = PlainLabel(parent=self), PlainLabel(parent=self)
        set_role(self._title, "heading")
        self.text.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP)
        lines.setSpacing(STEP)
        lines.addWidget(self._title)
        lines.addWidget(self.text)

    def set_lines(self, title: str, lines: Sequence[str]) -> None:
        self._title.setText(title)
        self.text.setText("\n".join(lines))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current_theme.theme.focus, current_theme.theme.wide(2, 4)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
            painter.end()
