"""All keys on one sheet, by what they are for."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font
from enix_desktop.ui.widgets.translated import Translated
from enix_desktop.ui.window.shortcuts import KeyWords, Shortcut, key_groups

OWN = "turn"
"""The keys that only the game has."""
_COLUMNS = (("choosing", "window"), (OWN, "looking", "replay"))
_CAP = 6 * STEP
_WIDTH = 960
"""Most of the smallest window: no sentence needs more than two lines."""
_HEIGHT = 660
"""What a small window has; where the list needs more, it scrolls."""


class KeyCap(PlainLabel):
    """One key, as it lies on a keyboard."""

    def __init__(self, name: str) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.name = name
        self.setFont(font(SIZES[0]))
        self.setContentsMargins(2 * STEP, 0, 2 * STEP, 2)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """At least as wide as high."""
        return QSize(max(super().sizeHint().width(), _CAP), _CAP)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(current_theme.theme.muted, 1.2))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(current_theme.theme.muted)
        painter.drawRoundedRect(box, 5, 5)
        painter.setBrush(current_theme.theme.panel)
        painter.drawRoundedRect(box.adjusted(0, 0, 0, -2), 5, 5)
        painter.end()
        super().paintEvent(event)


class KeysDialog(Translated, QDialog):
    """The list of all keys; Esc or Enter closes it."""

    def __init__(self, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui, self._words = ui, KeyWords(self)
        self._caps: list[KeyCap] = []
        self._titles: dict[str, PlainLabel] = {}
        self._descriptions: dict[tuple[str, str], PlainLabel] = {}
        self.close_button = QPushButton(self)
        self.close_button.setDefault(True)
        set_role(self.close_button, "main")
        self.close_button.clicked.connect(self.accept)
        self._sheet = QWidget()
        columns = QHBoxLayout(self._sheet)
        columns.setContentsMargins(0, 0, 4 * STEP, 0)
        columns.setSpacing(8 * STEP)
        for groups in _COLUMNS:
            columns.addLayout(self._column(groups), 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 4 * STEP, 6 * STEP, 4 * STEP)
        whole.setSpacing(2 * STEP)
        scroll = QScrollArea()
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._sheet)
        whole.addWidget(scroll, 1)
        whole.addLayout(foot)
        self.setMinimumWidth(_WIDTH)
        current_theme.changed.connect(self.update)
        self.retranslate()

    def _column(self, groups: tuple[str, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * STEP)
        grid.setVerticalSpacing(STEP)
        grid.setColumnStretch(1, 1)
        for group in groups:
            self._titles[group] = PlainLabel()
            set_role(self._titles[group], "heading")
            if group is not groups[0]:
                self._titles[group].setContentsMargins(0, 2 * STEP, 0, 0)
            grid.addWidget(self._titles[group], grid.rowCount(), 0, 1, 2)
            for shortcut in self._shortcuts(group):
                row = grid.rowCount()
                grid.addLayout(self._chords(shortcut), row, 0)
                doing = self._descriptions[group, shortcut.name] = PlainLabel()
                doing.setFont(font(SIZES[0]))
                doing.setWordWrap(True)
                grid.addWidget(doing, row, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return grid

    def _shortcuts(self, group: str) -> Sequence[Shortcut]:
        if group == OWN:
            return [Shortcut(str(number), key.keys) for number, key in enumerate(self._ui.own_keys())]
        return [each for each in key_groups()[group] if each.name not in self._ui.unused_keys]

    def _chords(self, shortcut: Shortcut) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(STEP)
        for chord in shortcut.keys:
            if row.count():
                row.addSpacing(2 * STEP)
            for name in chord:
                cap = KeyCap(name)
                self._caps.append(cap)
                row.addWidget(cap)
        row.addStretch(1)
        return row

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard"))
        self.close_button.setText(self.tr("&Close"))
        keys, descriptions = self._words.keys(), dict(self._words.descriptions())
        descriptions.update({(OWN, str(number)): key.text for number, key in enumerate(self._ui.own_keys())})
        for cap in self._caps:
            cap.setText(keys.get(cap.name, cap.name))
        for group, title in self._words.groups().items():
            self._titles[group].setText(title)
        for which, label in self._descriptions.items():
            label.setText(descriptions[which])
        self._fit()

    def _fit(self) -> None:
        """A dialog does not ask by itself how high its wrapped lines are."""
        layout = self._sheet.layout()
        assert layout is not None
        layout.activate()
        high = layout.totalHeightForWidth(self._sheet.width())
        self._sheet.setMinimumHeight(high)
        self.setMinimumHeight(min(_HEIGHT, high + 24 * STEP))

    def showEvent(self, event: QShowEvent) -> None:
        """The type is known for certain only now."""
        super().showEvent(event)
        self._fit()
