"""A note on a table that answers "why?": what was asked, perhaps a picture, the steps and the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated


class WhyFigure(QWidget):
    """A picture above the steps; nothing in it can be clicked."""

    def take_height(self, room: int) -> None:
        """Leave enough of *room* to the words."""
        raise NotImplementedError


class WhyPanel(Translated, QFrame):
    """Lies over its parent and blocks nothing beside it."""

    rule_wanted = Signal(str)
    """The id of a rule, such as A5."""
    closed = Signal()

    def __init__(self, over: QWidget, figure: WhyFigure | None = None) -> None:
        super().__init__(over)
        self.setObjectName("why")
        set_role(self, "panel")
        self._room = QRect()
        self._title = PlainLabel()
        self._title.setFont(font(15, QFont.Weight.DemiBold))
        self._title.setWordWrap(True)
        self._close = QToolButton()
        self._close.setText("\N{MULTIPLICATION X}")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self._close, "link")
        self._close.clicked.connect(self.put_away)
        self._figure = figure
        self._steps = QGridLayout()
        self._rules_title = PlainLabel()
        set_role(self._rules_title, "muted")
        self._rules = QHBoxLayout()
        self._labels: list[PlainLabel] = []
        self._links: list[QPushButton] = []
        self._build()
        self.hide()
        self.retranslate()

    def _build(self) -> None:
        top = self._top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._steps.setColumnStretch(1, 1)
        self._steps.setHorizontalSpacing(2 * STEP)
        self._steps.setVerticalSpacing(2 * STEP)
        self._rules.setSpacing(0)
        self._rules.addWidget(self._rules_title)
        self._rules.addStretch(1)
        content = QWidget()
        column = self._column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 2 * STEP, 0)
        column.setSpacing(2 * STEP)
        if self._figure is not None:
            column.addWidget(self._figure)
        column.addLayout(self._steps)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(3 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        whole.setSpacing(2 * STEP)
        whole.addLayout(top)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self._rules)

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def steps(self) -> list[str]:
        return [label.text() for label in self._labels]

    @property
    def rules(self) -> list[str]:
        return [str(link.property("rule")) for link in self._links]

    def answer(self, title: str, steps: Sequence[str], rules: Sequence[str]) -> None:
        """Answer a question; another answer that was there goes."""
        self._title.setText(title)
        self._fill_steps(steps)
        self._fill_rules(rules)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(steps))
        self._scroll.verticalScrollBar().setValue(0)
        self.show()
        self.raise_()
        self._fit()
        announce(self, " ".join((title, *steps)))

    def say_again(self, title: str, steps: Sequence[str]) -> None:
        """The same answer in another language."""
        self._title.setText(title)
        for label, step in zip(self._labels, steps, strict=True):
            label.setText(step)
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(steps))
        self._fit()

    def put_away(self) -> None:
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def place(self, room: QRect) -> None:
        """Lie at the top of *room*, no higher than it must be."""
        self._room = room
        if not self.isHidden():
            self._fit()

    def turn_page(self, pages: int) -> None:
        """Show what stands farther down or up."""
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + pages * bar.pageStep())

    def _fit(self) -> None:
        room = self._room
        margins = self._whole.contentsMargins()
        around = 2 * self.frameWidth()
        inner = room.width() - margins.left() - margins.right() - around
        close = self._close.sizeHint()
        above = max(close.height(), self._title.heightForWidth(inner - close.width() - self._top.spacing()))
        below = max([link.sizeHint().height() for link in self._links], default=0)
        rest = above + below + margins.top() + margins.bottom() + around + 2 * self._whole.spacing()
        if self._figure is not None:
            self._figure.take_height(room.height() - rest)
        self._column.activate()
        wished = self._column.totalHeightForWidth(inner) + rest
        self.setGeometry(room.left(), room.top(), room.width(), min(room.height(), wished))
        self._whole.activate()
        # Words that were measured too low would scroll although there is room.
        lacking = self._scroll.verticalScrollBar().maximum()
        self.resize(room.width(), min(room.height(), self.height() + lacking))

    def _fill_steps(self, steps: Sequence[str]) -> None:
        while (item := self._steps.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._labels = []
        for row, step in enumerate(steps):
            number = PlainLabel(f"{row + 1}.")
            number.setFont(font(15, QFont.Weight.DemiBold))
            label = PlainLabel(step)
            label.setFont(font(15))
            label.setWordWrap(True)
            self._steps.addWidget(number, row, 0, Qt.AlignmentFlag.AlignTop)
            self._steps.addWidget(label, row, 1, Qt.AlignmentFlag.AlignTop)
            number.show()  # at once, so that the note knows how high it must be
            label.show()
            self._labels.append(label)

    def _fill_rules(self, rules: Sequence[str]) -> None:
        for link in self._links:
            self._rules.removeWidget(link)
            link.hide()
            link.deleteLater()
        self._links = []
        for place, rule in enumerate(rules):
            link = QPushButton(rule)
            set_role(link, "link")
            link.setProperty("rule", rule)
            link.setStyleSheet("font-size: 15px; font-weight: 600; text-decoration: underline;")
            link.setCursor(Qt.CursorShape.PointingHandCursor)
            link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            link.setAutoDefault(True)  # Enter presses it
            link.clicked.connect(lambda _=False, rule=rule: self.rule_wanted.emit(rule))
            self._rules.insertWidget(1 + place, link)
            link.show()
            self._links.append(link)
        self._name_links()

    def _name_links(self) -> None:
        for link in self._links:
            text = self.tr("Read rule {rule}").format(rule=link.property("rule"))
            link.setToolTip(text)
            link.setAccessibleName(text)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Nor does the wheel reach what lies under it."""
        event.accept()

    def retranslate(self) -> None:
        self._rules_title.setText(self.tr("Rules"))
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._name_links()
