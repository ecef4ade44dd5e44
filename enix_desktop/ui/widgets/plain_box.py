"""Message boxes whose text is never taken for markup; a module of its own, since most sessions need none."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class PlainBox(QMessageBox):
    """A message box that shows its text as it is."""

    def __init__(self, icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Before there is a text: already reading markup can open files.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(icon)
        self.setWindowTitle(title)
        self.setText(text)

    def setInformativeText(self, text: str) -> None:
        """Not here: Qt guesses its format, whatever that of the text is."""
        raise NotImplementedError("say everything in the text or in the details")


def about_qt(parent: QWidget) -> None:
    """What Qt tells about itself, in its own box."""
    QMessageBox.aboutQt(parent)
