"""The only widgets that show markup; they take only `Html`, which escapes names."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from enix_desktop.markup import NOTHING, Html


class RichLabel(QLabel):
    """A label with our own markup."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self._html = NOTHING

    def set_html(self, html: Html) -> None:
        self._html = html
        super().setText(html)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:  # links keep the colour of the day they were set
            self.clear()
            super().setText(self._html)

    def setText(self, text: str) -> None:
        """Not here: a text that may be anybody's belongs in a `PlainLabel`."""
        raise TypeError("a RichLabel shows Html, by set_html")


class RichBrowser(QTextBrowser):
    """Pages of our own markup."""

    def set_html(self, html: Html) -> None:
        super().setHtml(html)


class RichDocument(QTextDocument):
    """A text of our own markup, to be painted or measured."""

    def set_html(self, html: Html) -> None:
        super().setHtml(html)
