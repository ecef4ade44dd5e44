"""A drop-down list of choices that are known by keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QIcon, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

_SMALLEST = 11
"""The smallest type in pixels: below it, rather a text is cut off."""
_BESIDE_ICON = 4
"""What Qt keeps free between a picture and its words."""
_WIDEST = 260
"""What a window must have room for, in pixels; entries that are longer get smaller."""
_DESCRIPTION = Qt.ItemDataRole.ToolTipRole


class ChoiceBox(QComboBox):
    """Shows words, speaks of keys; the wheel scrolls the page and never changes a choice by accident.

    It is as wide as its longest entry; where it has less room, all entries get smaller and none is cut off.
    """

    chosen = Signal(object)
    """The key a person has chosen: a text or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))
        self.currentIndexChanged.connect(self._describe)

    def set_entries(
        self,
        entries: Sequence[tuple[str | None, str, QIcon | None]],
        descriptions: Mapping[str, str] | None = None,
    ) -> None:
        """Offer *entries* of key, words and picture; the key in use stays if it is still there.

        Some may have *descriptions* by key: a sentence more about them.
        """
        key = self.key
        with QSignalBlocker(self):
            self.clear()
            for entry, words, icon in entries:
                self.addItem(icon or QIcon(), words, entry)
                self.setItemData(self.count() - 1, (descriptions or {}).get(entry or "", ""), _DESCRIPTION)
            self.set_key(key)
        self._describe()
        self._fit()

    @property
    def keys(self) -> list[str | None]:
        return [self.itemData(index) for index in range(self.count())]

    @property
    def key(self) -> str | None:
        data: str | None = self.currentData()
        return data

    def set_key(self, key: str | None) -> None:
        """Show the choice *key*, or the first one if there is none such."""
        self.setCurrentIndex(self.keys.index(key) if key in self.keys else 0)

    def _describe(self) -> None:
        description = self.currentData(_DESCRIPTION) or ""
        self.setToolTip(description)
        self.setAccessibleDescription(description)

    @property
    def text_room(self) -> int:
        """How wide the words of an entry may be."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        has_icons = any(not self.itemIcon(index).isNull() for index in range(self.count()))
        return room - (self.iconSize().width() + _BESIDE_ICON if has_icons else 0)

    def _fit(self) -> None:
        """Choose the largest type up to the usual one in which every entry has room."""
        parent = self.parentWidget()
        usual = QFont(self.font() if parent is None else parent.font())
        room = self.text_room
        size = usual_size = usual.pixelSize()
        while size > _SMALLEST and room < self._widest(usual, size):
            size -= 1
        if size != self._size:
            self._size = size
            self.setStyleSheet("" if size == usual_size else f"font-size: {size}px;")

    def _widest(self, usual: QFont, size: int) -> int:
        usual.setPixelSize(size)
        metrics = QFontMetrics(usual)
        return max(
            (metrics.horizontalAdvance(self.itemText(index)) for index in range(self.count())), default=0
        )

    def minimumSizeHint(self) -> QSize:
        """An entry may be a name of any length, and no name makes a window larger than the screen."""
        usual = super().minimumSizeHint()
        return QSize(min(usual.width(), _WIDEST), usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
