"""A sheet of paper over the board with cards in words: everybody's display, or what the viewer remembers."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from enix_desktop.games.hertzschlag.components import Components
from enix_desktop.games.hertzschlag.faces import Card, EventCard
from enix_desktop.ui.hertzschlag.art.rows import (
    Piece,
    Shape,
    change_pieces,
    footprint_pieces,
    income_pieces,
    paint_row,
    towards_pieces,
    width_of,
)
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import paint_category_mark
from enix_desktop.ui.hertzschlag.table.preview_rows import Space
from enix_desktop.ui.hertzschlag.words import card_name, event_name
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

CHIP, HEAD, SPACE = 28.0, 30.0, 6.0
"""How high a card and the line above some cards are, and what lies between them."""
_MARK, _SIZE = 20.0, 14
_WIDEST = 660
_CLOSING = (Qt.Key.Key_Escape, Qt.Key.Key_M, Qt.Key.Key_D)


@dataclass(frozen=True, slots=True)
class Lines:
    """Some cards, or events, and a line about them."""

    title: str
    cards: tuple[Card, ...] = ()
    events: tuple[EventCard, ...] = ()
    look: PawnLook | None = None
    """Whose piece stands before the line."""
    is_laid_out: bool = False
    """Whether income and footprint matter, and not what a card does to the frequency."""


class SheetPage(QWidget):
    """Paints lines of cards, as many side by side as there is room for."""

    def __init__(self, components: Components) -> None:
        super().__init__()
        self._components = components
        self._lines: Sequence[Lines] = ()
        current_theme.changed.connect(self.update)

    def show_lines(self, lines: Sequence[Lines]) -> None:
        """Show these, and say them to who does not see them."""
        self._lines = lines
        self.setAccessibleName(" ".join(self._told(line) for line in lines))
        self._fit()
        self.update()

    def _told(self, line: Lines) -> str:
        names = [card_name(card, self._components) for card in line.cards]
        names += [event_name(event, self._components) for event in line.events]
        return f"{line.title}: {', '.join(names)}." if names else f"{line.title}."

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumHeight(round(self._lay(None)))

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay(painter)
        painter.end()

    def _lay(self, painter: QPainter | None) -> float:
        """Go through everything, and paint it if there is a *painter*; return how high it is."""
        top = 0.0
        for line in self._lines:
            if painter is not None:
                self._paint_title(painter, line, top)
            left, top = 0.0, top + HEAD
            chips = [(card, None) for card in line.cards] + [(None, event) for event in line.events]
            for card, event in chips:
                wide = self._wide(line, card, event)
                if left and left + wide > self.width():
                    left, top = 0.0, top + CHIP + SPACE
                if painter is not None:
                    self._paint_chip(painter, QRectF(left, top, wide, CHIP), line, card, event)
                left += wide + SPACE
            top += (CHIP if chips else 0.0) + 2 * SPACE
        return top

    def _paint_title(self, painter: QPainter, line: Lines, top: float) -> None:
        left = 0.0
        if line.look is not None:
            paint_piece(painter, QRectF(0, top + 2, HEAD - 6, HEAD - 6), line.look)
            left = HEAD
        painter.setPen(current_theme.theme.text)
        painter.setFont(font(15, QFont.Weight.DemiBold))
        room = QRectF(left, top, self.width() - left, HEAD)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line.title)

    def _name(self, card: Card | None, event: EventCard | None) -> str:
        if card is not None:
            return card_name(card, self._components)
        return "" if event is None else event_name(event, self._components)

    def _pieces(self, line: Lines, card: Card | None) -> list[Piece]:
        """What matters of a card: what it counts in a display, or what it does when it is played."""
        if card is None:
            return []
        face, ink = self._components.cards[card], current_theme.theme.text
        if line.is_laid_out:
            income: list[Piece] = [*income_pieces(face.income, ink), Space(0.3)] if face.income else []
            return [*income, *(footprint_pieces(face.footprint, ink) if face.footprint else [])]
        change: list[Piece] = [*change_pieces(face.change, ink), Space(0.3)] if face.change else []
        return [*change, *(towards_pieces(face.towards, ink) if face.towards else [])]

    def _wide(self, line: Lines, card: Card | None, event: EventCard | None) -> float:
        name = text_width(self._name(card, event), _SIZE, QFont.Weight.DemiBold)
        return _MARK + name + width_of(self._pieces(line, card)) * 14 + 30

    def _paint_chip(
        self, painter: QPainter, rect: QRectF, line: Lines, card: Card | None, event: EventCard | None
    ) -> None:
        theme = current_theme.theme
        lay(painter, box(rect.x(), rect.y(), rect.width(), rect.height(), CHIP / 2), theme.hover, 1.5)
        mark = QRectF(rect.left() + 5, rect.center().y() - _MARK / 2, _MARK, _MARK)
        if card is not None:
            paint_category_mark(painter, mark, self._components.cards[card].category)
        else:
            paint_row(painter, mark, [Shape(sign("paper"), theme.text)])
        name = self._name(card, event)
        painter.setPen(theme.text)
        painter.setFont(font(_SIZE, QFont.Weight.DemiBold))
        text = QRectF(mark.right() + 6, rect.top(), rect.width(), rect.height())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, name)
        left = text.left() + text_width(name, _SIZE, QFont.Weight.DemiBold) + 8
        pieces = self._pieces(line, card)
        paint_row(painter, QRectF(left, rect.center().y() - 7, rect.right() - left - 8, 14), pieces, 0.0)


class Sheet(QFrame):
    """A title, a page that scrolls, and a cross; Esc and the keys that show it close it."""

    closed = Signal()

    def __init__(self, over: QWidget, components: Components) -> None:
        super().__init__(over)
        self.setObjectName("sheet")
        set_role(self, "panel")
        self.title = PlainLabel()
        self.title.setFont(font(18, QFont.Weight.DemiBold))
        set_role(self.title, "prompt")
        self.page = SheetPage(components)
        self._close = QToolButton()
        self._close.setText("\N{MULTIPLICATION X}")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self._close, "link")
        self._close.clicked.connect(self.put_away)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.page)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(4 * STEP, 2 * STEP, 3 * STEP, 3 * STEP)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        self.hide()

    def tell(self, title: str, close: str, lines: Sequence[Lines], room: QRectF) -> None:
        """Show *lines* in the middle of *room*; *close* is what the cross does."""
        self.title.setText(title)
        self._close.setAccessibleName(close)
        self._close.setToolTip(close)
        inside = room.toRect().adjusted(STEP, STEP, -STEP, -STEP)
        wide = min(inside.width(), _WIDEST)
        self.resize(wide, inside.height())
        self.page.resize(wide - 10 * STEP, 10)
        self.page.show_lines(lines)
        high = min(inside.height(), self.page.minimumHeight() + 18 * STEP)
        self.setGeometry(inside.center().x() - wide // 2, inside.top(), wide, high)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Close, forget what was shown, and give the keys back."""
        if self.isHidden():
            return
        focused = self.focusWidget()
        had_keys = focused is not None and self.isAncestorOf(focused)
        self.hide()
        self.page.show_lines(())
        if had_keys:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSING:
            self.put_away()
        else:
            super().keyPressEvent(event)
