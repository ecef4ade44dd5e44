"""The keys of a bench as a list over it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.enigma.bench.bench import BenchKey
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font

_WIDE = 560


class KeysNote(QFrame):
    """Lies over a bench until it is put away."""

    closed = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        set_role(self, "panel")
        self._shown: tuple[Sequence[BenchKey], bool] | None = None
        self.title = PlainLabel()
        self.title.setFont(font(SIZES[2], QFont.Weight.DemiBold))
        self.close_button = QPushButton()
        self.close_button.setAutoDefault(True)
        self.close_button.clicked.connect(self.put_away)
        self._rows = QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * STEP, 3 * STEP, 4 * STEP, 3 * STEP)
        self._column = column
        column.addWidget(self.title)
        column.addWidget(self._rows)
        column.addStretch(1)
        bottom = QHBoxLayout()
        bottom.addStretch(1)
        bottom.addWidget(self.close_button)
        column.addLayout(bottom)
        self.hide()

    def tell(self, keys: Sequence[BenchKey], has_hints: bool, room: QRect) -> None:
        """Show *keys*, and those of every bench, in the middle of *room*."""
        self._shown = keys, has_hints
        self._write()
        self.setMaximumSize(room.size())
        wide = min(_WIDE, room.width())
        self._column.activate()
        self.resize(wide, min(self._column.totalHeightForWidth(wide), room.height()))
        self.move(room.center() - self.rect().center())
        self.show()
        self.raise_()
        self.close_button.setFocus()

    def put_away(self) -> None:
        """Close, and give the keys back."""
        if self.isVisible():
            self.hide()
            self._shown = None
            self.closed.emit()

    def _write(self) -> None:
        assert self._shown is not None
        keys, has_hints = self._shown
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4 * STEP)
        grid.setColumnStretch(1, 1)
        for number, key in enumerate([*keys, *common_keys(has_hints)]):
            caps = PlainLabel(" · ".join(" + ".join(_cap(one) for one in each) for each in key.keys))
            caps.setFont(font(SIZES[1], QFont.Weight.DemiBold))
            words = PlainLabel(key.words, wordWrap=True)
            grid.addWidget(caps, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(words, number, 1)
        self._column.replaceWidget(self._rows, rows)
        self._rows.deleteLater()
        self._rows = rows

    def retranslate(self) -> None:
        self.title.setText(said("keys.title"))
        self.close_button.setText(unmarked(said("keys.close")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and K close."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_K):
            self.put_away()
        else:
            super().keyPressEvent(event)


def common_keys(has_hints: bool) -> list[BenchKey]:
    """The keys of every bench."""
    hints = [BenchKey((("H",),), said("keys.hint"))] if has_hints else []
    return [
        BenchKey((("arrows",),), said("keys.arrows")),
        BenchKey((("tab",),), said("keys.tab")),
        BenchKey((("esc",),), said("keys.esc")),
        BenchKey((("ctrl", "Z"),), said("keys.undo")),
        BenchKey((("ctrl", "shift", "Z"), ("ctrl", "Y")), said("keys.redo")),
        *hints,
        BenchKey((("K",),), said("keys.keys")),
    ]


def _cap(name: str) -> str:
    """What is written on a key; a letter or a sign is written on it in every language."""
    return name if len(name) == 1 else said(f"cap.{name}")
