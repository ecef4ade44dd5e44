"""The paper with the curve, which can also be read as a list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from enix_desktop.ui.review.curve import CurvePlot, Sign
from enix_desktop.ui.review.decisions import DecisionList, Row
from enix_desktop.ui.review.words import BEST, DEAR, EVEN
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

_KINDS = (DEAR, BEST, EVEN)


class CurvePaper(QFrame):
    """The curve with what its marks mean, or the same as a list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.plot, self.list, self.switch = CurvePlot(self), DecisionList(self), QPushButton(self)
        self.title = PlainLabel(parent=self)
        set_role(self.title, "heading")
        self.title.setWordWrap(True)
        set_role(self.switch, "link")
        self.switch.setAutoDefault(True)
        self.switch.clicked.connect(lambda _=False: self.show_list(not self.shows_list))
        self.legend = {kind: PlainLabel(parent=self) for kind in _KINDS}
        self._texts = "", ""
        head, legend, drawn = QHBoxLayout(), QHBoxLayout(), QWidget(self)
        head.addWidget(self.title, 1)
        head.addWidget(self.switch)
        for kind, label in self.legend.items():
            set_role(label, "muted")
            label.setWordWrap(True)
            legend.addWidget(Sign(kind, self), 0, Qt.AlignmentFlag.AlignTop)
            legend.addWidget(label, 1)
        column = QVBoxLayout(drawn)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot)
        column.addLayout(legend)
        self._drawn, self._pages = drawn, QStackedWidget(self)
        self._pages.addWidget(drawn)
        self._pages.addWidget(self.list)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(4 * STEP, 2 * STEP, 4 * STEP, 2 * STEP)
        lines.setSpacing(STEP)
        lines.addLayout(head)
        lines.addWidget(self._pages)

    @property
    def shows_list(self) -> bool:
        return self._pages.currentWidget() is self.list

    def show_list(self, is_list: bool) -> None:
        """Show everything in words, or the curve."""
        self._pages.setCurrentWidget(self.list if is_list else self._drawn)
        self.switch.setText(self._texts[is_list])

    def set_words(self, title: str, to_list: str, to_curve: str, rows: Sequence[Row]) -> None:
        """Title, what the switch says, and the curve in words."""
        self.title.setText(title)
        self._texts = to_list, to_curve
        self.switch.setText(self._texts[self.shows_list])
        self.list.setAccessibleName(title)
        self.list.tell(rows)
