"""More about what lies on the table: a note where the mouse rests on a card, a page on a right click."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.games.enix.components import ActionCard
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.book.markup import plain
from enix_desktop.ui.enix.book.card_words import CardWords
from enix_desktop.ui.enix.card_art import paint_front
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.place_item import PlaceItem
from enix_desktop.ui.enix.stack_item import PileItem, StackItem
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font

REST = 900
"""Milliseconds that the mouse rests on a card before the note comes, so that it does not disturb play."""
_CARD = QSize(132, 198)
_TEXT_WIDTH = 80 * STEP
_GUIDE = Texts("enix", "guide")


class CardPicture(QWidget):
    """One card, large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: ActionCard | None = None
        self.setFixedSize(_CARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is not None:
            painter = QPainter(self)
            paint_front(painter, self.card, QRectF(self.rect()), card_name(self.card))


class CardNote(QFrame):
    """A card with its name, what it does, and facts about its energy."""

    def __init__(self, over: QWidget, prompt: QWidget) -> None:
        super().__init__(over)
        self._over, self._prompt = over, prompt
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = CardWords(self)
        self._picture = CardPicture(self)
        self._beside = QRect()
        self._lines = [PlainLabel(parent=self) for _ in range(5)]
        for line in self._lines:
            line.setWordWrap(True)
            line.setFixedWidth(_TEXT_WIDTH)
        name, kind, symbols, text, more = self._lines
        name.setFont(font(18, QFont.Weight.DemiBold))
        for line in (symbols, text):
            line.setFont(font(13))
        for line in (kind, more):
            set_role(line, "muted")
        column = QVBoxLayout()
        column.setSpacing(2 * STEP)
        for line in self._lines:
            column.addWidget(line)
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4 * STEP, 4 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(4 * STEP)
        layout.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignTop)
        layout.addLayout(column)
        self.hide()

    @property
    def card(self) -> ActionCard | None:
        return self._picture.card if self.isVisible() else None

    def show_card(self, card: ActionCard, beside: QRect) -> None:
        """Tell about *card*, which lies at *beside*, without covering it."""
        self._picture.card, self._beside = card, beside
        self.retranslate()
        self.show()
        self.raise_()

    def retranslate(self) -> None:
        card, words = self._picture.card, self._words
        if card is None:
            return
        kind = self.tr("{energy} · {value}").format(
            energy=words.names.energy(card.energy), value=words.value(card)
        )
        symbols = "\n".join(words.symbol(symbol) for symbol in card.symbols)
        story = plain(_GUIDE.get(f"{card.id}.text", ""))
        texts = (
            card_name(card),
            kind,
            symbols,
            story,
            self.tr("Right-click or press Menu for more in the book"),
        )
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
            line.setVisible(bool(text))
        self._picture.update()
        self._place()

    def _place(self) -> None:
        """Above the card, or below it, or beside it; never over it, and never outside the window."""
        room, beside = self._over.rect().adjusted(8, 8, -8, -8), self._beside
        layout = self.layout()
        assert layout is not None
        layout.activate()
        width = layout.totalSizeHint().width()
        spot = QRect(0, 0, width, layout.totalHeightForWidth(width))
        spot.moveCenter(beside.center())
        spot.moveBottom(beside.top() - 8)
        if spot.intersects(self._prompt.geometry()):
            spot.moveBottom(self._prompt.geometry().top() - 4)
        if spot.top() < room.top():
            spot.moveTop(beside.bottom() + 8)
        if spot.bottom() > room.bottom():
            spot.moveTop(max(room.top(), room.bottom() - spot.height()))
            spot.moveRight(beside.left() - 8)
            if spot.left() < room.left():
                spot.moveLeft(beside.right() + 8)
        spot.moveLeft(max(room.left(), min(spot.left(), room.right() - spot.width())))
        self.setGeometry(spot)


class CardNotes(QObject):
    """Watches the mouse over a view of the table; only what lies face up can be asked about."""

    place_wanted = Signal(str)
    """A place in the book, such as `card:solar-04` or `energy:wind`."""

    def __init__(self, view: QGraphicsView, prompt: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.note = CardNote(view, prompt)
        self._rest = QTimer(self, interval=REST, singleShot=True)
        self._rest.timeout.connect(self._on_rest)
        self._at = QPoint()
        view.viewport().installEventFilter(self)

    def hide(self) -> None:
        """Show no card."""
        self._rest.stop()
        self.note.hide()

    @property
    def is_open(self) -> bool:
        return self.note.isVisible()

    def retranslate(self) -> None:
        self.note.retranslate()

    def toggle_for(self, item: QGraphicsItem) -> None:
        """Tell about the card that *item* shows, or no longer: what the mouse does by resting."""
        card, was_told = _card(item), self.note.isVisible()
        self.hide()
        if card is not None and not was_told:
            self.note.show_card(card, self._view.mapFromScene(item.sceneBoundingRect()).boundingRect())

    def open_for(self, item: QGraphicsItem) -> None:
        """Open the book at *item*, as a right click does."""
        place = _place(item)
        if place is not None:
            self.hide()
            self.place_wanted.emit(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the mouse to rest; everything else goes its way."""
        match event:
            case QContextMenuEvent():
                return self._on_context(event)
            case QMouseEvent() if event.type() == QEvent.Type.MouseMove and not event.buttons().value:
                self._at = event.position().toPoint()
                if self.note.isVisible() and self._card_at(self._at) is not self.note.card:
                    self.note.hide()
                self._rest.start()
            case _ if event.type() in (QEvent.Type.Leave, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
                self.hide()
        return False

    def _on_rest(self) -> None:
        card, item = self._card_at(self._at), self._item_at(self._at)
        if card is not None and item is not None and not self.note.isVisible():
            shown = self._view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            self.note.show_card(card, shown)

    def _on_context(self, event: QContextMenuEvent) -> bool:
        place = self._place_at(event.pos())
        if place is None:
            return False
        self.hide()
        self.place_wanted.emit(place)
        return True

    def _place_at(self, point: QPoint) -> str | None:
        item = self._item_at(point)
        if item is not None:
            return _place(item)
        places = [item for item in self._view.items(point) if isinstance(item, PlaceItem)]
        backs = [place.back_at(self._view.mapToScene(point)) for place in places]
        return next((f"energy:{energy.key}" for energy in backs if energy is not None), None)

    def _item_at(self, point: QPoint) -> QGraphicsItem | None:
        items = self._view.items(point)
        return next((item for item in items if _place(item) is not None), None)

    def _card_at(self, point: QPoint) -> ActionCard | None:
        item = self._item_at(point)
        return None if item is None else _card(item)


def _card(item: QGraphicsItem) -> ActionCard | None:
    """The card that *item* shows face up."""
    match item:
        case CardItem():
            return item.card if item.is_face_up else None
        case PileItem():
            return item.top
        case _:
            return None


def _place(item: QGraphicsItem) -> str | None:
    """The page in the book about what *item* shows; a back shows only its energy."""
    card = _card(item)
    if card is not None:
        return f"card:{card.id}"
    energy = item.energy if isinstance(item, CardItem | StackItem | TileItem) else None
    return None if energy is None else f"energy:{energy.key}"
