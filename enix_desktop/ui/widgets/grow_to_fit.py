"""Grows dialogs for longer sentences: Qt does not ask how high wrapped lines are."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QDialog

_WHEN = (QEvent.Type.LayoutRequest, QEvent.Type.Show)


class GrowToFit(QObject):
    """Keeps a dialog high enough for all its lines, in every language."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        # A filter, since a dialog that is deleted on closing must not be asked anything after its events.
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow when something inside asks for more room."""
        if event.type() in _WHEN and isinstance(watched, QDialog):
            layout = watched.layout()
            if layout is not None and layout.hasHeightForWidth():
                watched.setMinimumHeight(layout.totalHeightForWidth(watched.width()))
        return False
