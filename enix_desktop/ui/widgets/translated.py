"""Widgets that follow the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object  # the Qt class is the next base


class Translated(_Widget):
    """A mixin, named before the Qt class: another language calls `retranslate`."""

    def retranslate(self) -> None:
        """Write every text in the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
