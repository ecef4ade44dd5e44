"""A drop-down list of choices that are known by keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QIcon, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

_DESCRIPTION = Qt.ItemDataRole.ToolTipRole


class ChoiceBox(QComboBox):
    """Shows words, speaks of keys; the wheel scrolls the page and never changes a choice by accident."""

    chosen = Signal(object)
    """The key a person has chosen: a text or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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

    @property
    def keys(self) -> list[str | None]:
        """All keys in the order shown."""
        return [self.itemData(index) for index in range(self.count())]

    @property
    def key(self) -> str | None:
        """The key in use."""
        data: str | None = self.currentData()
        return data

    def set_key(self, key: str | None) -> None:
        """Show the choice *key*, or the first one if there is none such."""
        self.setCurrentIndex(self.keys.index(key) if key in self.keys else 0)

    def _describe(self) -> None:
        description = self.currentData(_DESCRIPTION) or ""
        self.setToolTip(description)
        self.setAccessibleDescription(description)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
