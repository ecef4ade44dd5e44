"""What lies on the desk below the town: places for a card, words to say, hands that bid."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.ui.hertzschlag.art.cards import paint_empty_place
from enix_desktop.ui.hertzschlag.art.hands import paint_hand
from enix_desktop.ui.hertzschlag.art.rows import paint_row
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_path
from enix_desktop.ui.hertzschlag.table.bubble import paint_bubble
from enix_desktop.ui.hertzschlag.table.card_item import paint_face
from enix_desktop.ui.hertzschlag.table.labels import said
from enix_desktop.ui.hertzschlag.table.preview import Playing, Taking
from enix_desktop.ui.hertzschlag.table.preview_rows import preview_rows
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.hertzschlag.words import euros, signal_words
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font, text_width
from enix_desktop.ui.widgets.paper_art import lay
from enix_desktop.ui.widgets.theme import current_theme

_SIGNS = {Place.ACTION: "power", Place.INCOME: "income"}
_ROW = 25.0
"""How high a row of signs is at most, per 100 pixels of the desk."""


class PadItem(ThingItem):
    """The action card or the income card: a place for a card, and what laying it there would do."""

    def __init__(self, place: Place, components: Components) -> None:
        super().__init__(Spot(Group.PLACE, place))
        self.place, self._components = place, components
        self.card: Card | None = None
        self.preview: Playing | Taking | None = None
        """What laying the card here would do."""

    @property
    def corner(self) -> float:
        return 10.0

    def show_card(self, card: Card | None) -> None:
        """The card that lies here, if one does."""
        if card != self.card:
            self.card = card
            self.update()

    def show_preview(self, preview: Playing | Taking | None) -> None:
        if preview != self.preview:
            self.preview = preview
            self.update()

    @property
    def slot(self) -> QRectF:
        """Where the card lies, in the item."""
        high = self.rect.height() - 12
        return QRectF(self.rect.left() + 8, self.rect.top() + 6, high * 2 / 3, high)

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        lay(painter, self.shape(), theme.panel, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3)))
        painter.drawPath(self.shape())
        slot = self.slot
        if self.card is None:
            paint_empty_place(painter, slot)
            side = slot.width() * 0.5
            middle = slot.center()
            room = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_path(painter, room, sign(_SIGNS[self.place]), theme.muted)
        else:
            paint_face(painter, slot, self.card, self._components)
        self._paint_words(painter)

    def _paint_words(self, painter: QPainter) -> None:
        theme = current_theme.theme
        left = self.slot.right() + 10
        room = QRectF(left, self.rect.top() + 7, self.rect.right() - 8 - left, self.rect.height() - 14)
        head = room.height() * 0.21
        title = said(f"pad.{self.place}")
        sizes = range(max(12, round(head * 0.82)), 9, -1)
        painter.setFont(fitting_font(title, room.width(), sizes, QFont.Weight.DemiBold))
        painter.setPen(theme.text)
        painter.drawText(
            QRectF(room.left(), room.top(), room.width(), head), Qt.AlignmentFlag.AlignVCenter, title
        )
        rest = QRectF(room.left(), room.top() + head + 3, room.width(), room.height() - head - 3)
        if self.preview is None:
            hint = said("pad.empty")
            painter.setFont(fitting_font(hint, rest.width() * 1.8, (15, 14, 13, 12, 11)))
            painter.setPen(theme.muted)
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.drawText(rest, flags, hint)
            return
        rows = preview_rows(self.preview, theme.text)
        step = min(rest.height() / len(rows), _ROW * self.rect.height() / 100)
        for number, row in enumerate(rows):
            place = QRectF(rest.left(), rest.top() + number * step, rest.width(), step - 4)
            paint_row(painter, place, row, 0.0)


class WordItem(ThingItem):
    """One of the eight words of a signal, in a speech bubble."""

    def __init__(self, word: Word) -> None:
        super().__init__(Spot(Group.WORD, word))
        self.word = word

    @property
    def corner(self) -> float:
        return min(self.rect.height() / 2, 12.0)

    def paint_thing(self, painter: QPainter) -> None:
        texts = [signal_words(word) for word in Word]
        paint_bubble(
            painter,
            self.rect,
            self.word,
            signal_words(self.word),
            is_quiet=self.word is Word.SILENT,
            longest=max(texts, key=lambda text: text_width(text, 15)),
        )


class EuroItem(ThingItem):
    """A hand that shows so many fingers; SILENT is a bubble without a sum."""

    def __init__(self, euro: int) -> None:
        super().__init__(Spot(Group.EURO, euro))
        self.euro = euro
        self._sleeve = QColor()
        self._is_possible = True

    def show_sleeve(self, colour: QColor) -> None:
        """Whose hand it is."""
        if colour != self._sleeve:
            self._sleeve = colour
            self.update()

    def set_possible(self, is_possible: bool) -> None:
        """Whether there is enough money for it."""
        if is_possible != self._is_possible:
            self._is_possible = is_possible
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        is_chosen = self.ring == "chosen"
        lay(painter, self.shape(), theme.tint if is_chosen else theme.panel, 4 if is_chosen else 2)
        painter.setOpacity(1.0 if self._is_possible else 0.3)
        line = max(16.0, self.rect.height() * 0.2)
        picture = self.rect.adjusted(3, 4, -3, -line)
        if self.euro == SILENT:
            high = min(picture.height() * 0.6, 44.0)
            room = QRectF(picture.left() + 4, picture.center().y() - high / 2, picture.width() - 8, high)
            paint_bubble(painter, room, Word.SILENT, "", is_quiet=True)
        else:
            paint_hand(painter, picture, self.euro, self._sleeve)
        text = said("euro.silent") if self.euro == SILENT else euros(self.euro)
        room = QRectF(self.rect.left() + 2, self.rect.bottom() - line - 1, self.rect.width() - 4, line)
        painter.setPen(theme.text)
        painter.setFont(
            fitting_font(text, room.width() - 8, (16, 15, 14, 13, 12, 11, 10, 9), QFont.Weight.DemiBold)
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        painter.setOpacity(1.0)
