"""Pictures in a text that are painted as shapes wherever the text is painted."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QImage,
    QPainter,
    QPyTextObject,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from enix_desktop.markup import Html
from enix_desktop.ui.widgets.rich import RichDocument

PaintPicture: TypeAlias = Callable[[QPainter, str, QRectF], None]
"""Paints the picture with a name into a rectangle."""
_PICTURE = QTextFormat.ObjectTypes.UserObject.value + 1
_NAME, _WIDTH, _HEIGHT = (QTextFormat.Property.UserProperty.value + number for number in range(1, 4))


class VectorDocument(RichDocument):
    """A text whose pictures come from *paint*."""

    def __init__(self, paint: PaintPicture) -> None:
        super().__init__()
        self._pictures = _Pictures(paint, self)
        self.shown = QRectF()
        """The part of the text that is being painted."""

    def loadResource(self, kind: int, name: object) -> object:
        """No picture is read: each becomes a shape."""
        return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)

    def set_text(self, html: Html) -> None:
        """Show *html*."""
        self.set_html(html)
        self.documentLayout().registerHandler(_PICTURE, self._pictures)
        found = []
        block = self.begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if piece.charFormat().isImageFormat():
                    found.append((piece.position(), piece.length(), piece.charFormat()))
                pieces += 1
            block = block.next()
        for position, length, format_ in found:
            cursor = QTextCursor(self)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_as_shape(format_))


def is_picture(block: QTextBlock) -> bool:
    """Whether *block* begins with a picture."""
    pieces = block.begin()
    return not pieces.atEnd() and pieces.fragment().charFormat().objectType() == _PICTURE


def _as_shape(format_: QTextCharFormat) -> QTextCharFormat:
    image = format_.toImageFormat()
    shape = QTextCharFormat()
    shape.setObjectType(_PICTURE)
    shape.setVerticalAlignment(format_.verticalAlignment())
    shape.setProperty(_NAME, image.name())
    shape.setProperty(_WIDTH, image.width())
    shape.setProperty(_HEIGHT, image.height())
    return shape


class _Pictures(QPyTextObject):
    """Tells a text how large its pictures are, and paints them."""

    def __init__(self, paint: PaintPicture, parent: QObject) -> None:
        super().__init__(parent)
        self._paint = paint

    def intrinsicSize(self, doc: QTextDocument, position: int, format_: QTextFormat) -> QSizeF:
        return QSizeF(format_.doubleProperty(_WIDTH), format_.doubleProperty(_HEIGHT))

    def drawObject(
        self, painter: QPainter, rect: QRectF | QRect, doc: QTextDocument, position: int, format_: QTextFormat
    ) -> None:
        """Where the text wants it, unless that is on another page: Qt asks for those beside it, too."""
        assert isinstance(doc, VectorDocument)
        area = QRectF(rect)
        if doc.shown.contains(area.center()):
            self._paint(painter, format_.stringProperty(_NAME), area)
