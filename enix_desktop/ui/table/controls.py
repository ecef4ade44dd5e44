"""What lies over the table: the prompt line, and the buttons that are possible now."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.fitting import FittingButton, fitting_font, text_width
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import ACCENT, STEP, Theme, current_theme, font

TALL = 950
"""From this height on there is room for larger type."""
PROMPT_SIZES = (24, 18, 15, 13)
CONCERNED_SIZES = (36, 24, 18, 15)
"""For what must not be missed."""
CONCERNED_UP, CONCERNED_DOWN = 20, 14
"""By how many pixels the line then grows, hardly into the board."""
PIECE = 26
"""The height of a piece before a sentence; the width of its room is the same."""
AROUND = 8
"""How much higher than its words is a strip of more than two lines."""
_ANY_HEIGHT = 10_000.0
ROUND = 12.0
"""The corners of the strip on which the prompt stands."""


class PromptLine(PlainLabel):
    """One sentence, in the largest type in which it fits: what to do, or what is happening."""

    said = Signal(str, bool)
    """A sentence, and whether it says why something cannot be done."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(parent=table)
        self._over = table
        self._room = QRect()
        self._look: PawnLook | None = None
        self._inset = 0
        """How far words in two lines stay from the edge of the strip."""
        self._gap = 0
        """How far they stay from the piece as well."""
        self.is_telling = False
        """Whether it says what is happening, and not what to do."""
        self.is_concerned = False
        """Whether it says what the viewer must not miss."""
        self.setObjectName("prompt")
        self.setFont(font(18))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Beside the line and not in it: the mouse goes through the line to the table.
        self.why = QPushButton(table)
        self.why.setObjectName("why_button")
        self.why.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.why.setAutoDefault(True)
        self.why.hide()

    def say(self, text: str, is_refusal: bool = False) -> None:
        """Show *text*; behind a refusal one can ask why."""
        self._look, self.is_telling, self.is_concerned = None, False, False
        self.setText(text)
        set_role(self, "refused" if is_refusal else "prompt")
        self.fit()
        self.why.setVisible(is_refusal and not self.isHidden())
        self.said.emit(text, is_refusal)

    def tell(self, text: str, look: PawnLook | None, is_concerned: bool = False, more: str = "") -> None:
        """Show what is happening, with the piece of who does it, and *more* in a line of its own."""
        self._look, self.is_telling, self.is_concerned = look, True, is_concerned
        self.setText(f"{text}\n{more}" if more else text)
        set_role(self, "prompt")
        self.fit()
        self.why.hide()
        self.update()

    def place(self, room: QRect) -> None:
        """Lie in *room*."""
        self._room = room
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        self.why.hide()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.why.setVisible(self.is_refusal)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words on a strip of paper, with a red edge where something is refused."""
        if not self.text():
            return
        strip, theme = self._strip(), current_theme.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.shadow)
        painter.drawRoundedRect(strip.translated(0, 2), ROUND, ROUND)
        painter.setPen(self._edge(theme))
        painter.setBrush(theme.tint if self.is_concerned else theme.panel)
        painter.drawRoundedRect(strip, ROUND, ROUND)
        if self._look is not None:
            piece = QRectF(
                strip.left() + 3 * STEP, 0, self._piece_room, PIECE * (1.3 if self.is_concerned else 1)
            )
            piece.moveTop(strip.center().y() - piece.height() / 2)
            paint_piece(painter, piece, self._look)
        painter.end()
        super().paintEvent(event)

    def _edge(self, theme: Theme) -> QPen:
        if self.is_concerned:
            return QPen(ACCENT, theme.wide(3, 5))
        return QPen(theme.refused if self.is_refusal else theme.panel_edge, theme.wide(1.4, 3))

    @property
    def _piece_room(self) -> int:
        return 0 if self._look is None else PIECE

    def _strip(self) -> QRectF:
        words, before = QRectF(self.contentsRect()), self._piece_room
        words.adjust(-self._inset - self._gap, 0, self._inset, 0)
        size, weight = self.font().pixelSize(), self.font().weight()
        longest = max(text_width(line, size, weight) for line in self.text().split("\n"))
        wide = min(words.width(), longest + 10 * STEP) + before
        return QRectF(words.center().x() - wide / 2 - before / 2, words.top() + 2, wide, words.height() - 5)

    @property
    def paper(self) -> QRectF:
        """Where its strip of paper lies on the table; nowhere if it says nothing."""
        return self._strip().translated(QPointF(self.pos())) if self.text() else QRectF()

    @property
    def is_refusal(self) -> bool:
        """Whether it says why something cannot be done."""
        return bool(self.property("role") == "refused")

    def fit(self) -> None:
        """Very long sentences get two lines; what must not be missed is larger."""
        usual = CONCERNED_SIZES if self.is_concerned else PROMPT_SIZES
        is_roomy = self._over.height() >= TALL and "\n" not in self.text()
        sizes = usual if is_roomy else usual[1:]
        grown = self._room.adjusted(0, -CONCERNED_UP, 0, CONCERNED_DOWN)
        self.setGeometry(grown if self.is_concerned else self._room)
        button = self.why.sizeHint()
        aside = button.width() + 8 * STEP if self.is_refusal else 0
        is_bold = self.is_refusal or self.is_concerned
        weight = QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal
        longest = max(self.text().split("\n"), key=len)
        free = self.width() - (10 if self.is_telling else 2) * STEP - aside - self._piece_room
        # A long refusal is not in the middle, but larger.
        before = aside if text_width(longest, sizes[-1], weight) <= free - aside else 0
        room = free - before
        self.setFont(fitting_font(longest, room, sizes, weight))
        self._inset = 3 * STEP if text_width(longest, self.font().pixelSize(), weight) > room else 0
        self._gap = 2 * STEP if self._inset and self._look is not None else 0
        left = before + self._piece_room + self._gap + self._inset
        self.setContentsMargins(left, 0, aside + self._inset, 0)
        self._grow()
        wide = min(room, round(QFontMetricsF(self.font()).horizontalAdvance(longest)))
        left = self.geometry().center().x() + (before - aside) // 2 + wide // 2 + 7 * STEP
        top = self.geometry().center().y() - button.height() // 2
        self.why.setGeometry(left, top, button.width(), button.height())

    def _grow(self) -> None:
        """Be high enough for every line: more than two reach up over the table, never down over the hand."""
        words = QRectF(self.contentsRect())
        words.setHeight(_ANY_HEIGHT)
        flags = int(self.alignment()) | int(Qt.TextFlag.TextWordWrap)
        needed = QFontMetricsF(self.font()).boundingRect(words, flags, self.text()).height()
        if needed > self.height():
            self.setGeometry(self.geometry().adjusted(0, self.height() - ceil(needed) - AROUND, 0, 0))


class PanelButton(FittingButton):
    """A button that comes and goes; quick clicks that were meant for what was there before do nothing."""

    fitted = Signal()
    """Its words or its width have changed."""

    def __init__(self, text: str, is_main: bool) -> None:
        super().__init__(text, (18, 15, 13, 11) if is_main else (15, 13, 11, 10))
        self.is_main = is_main
        self._since, self._mouse = QElapsedTimer(), QCursor.pos()
        self._was_pressed = False
        """Whether it was clicked since it says what it says."""
        self._renew()

    def show_words(self, text: str, tip: str) -> None:
        """Say *text*, and *tip* to those who wait or listen."""
        if text != self.text():
            self.setText(text)
            self._renew()
        self.setToolTip(tip)

    def _renew(self) -> None:
        """From now on a mouse that stays where it is has to wait."""
        self._since.start()
        self._mouse, self._was_pressed = QCursor.pos(), False

    def _is_stray(self, event: QMouseEvent) -> bool:
        way = (event.globalPosition().toPoint() - self._mouse).manhattanLength()
        is_early = self._since.elapsed() < QApplication.doubleClickInterval()
        return is_early and way < QApplication.startDragDistance() and not self._was_pressed

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_stray(event):
            self._since.start()  # a third click is no better
            event.accept()
        else:
            self._was_pressed = True
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks if both were meant for this button."""
        if self._was_pressed:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def _fit(self) -> None:
        super()._fit()
        self.fitted.emit()


class ButtonPanel(QWidget):
    """The buttons that are possible now, the main one large; below them those that always are."""

    pressed = Signal()
    """One of the buttons is about to do what it says."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.actions_shown: list[Action] = []
        self._buttons: list[PanelButton] = []
        self._rows_shown: list[QWidget] = []
        """Buttons, or pairs of them that share a row."""
        self._always: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(STEP)
        self._lasting = QHBoxLayout()
        self._lasting.setSpacing(STEP)
        self._rows.addLayout(self._lasting)
        self._column.addLayout(self._rows)

    def add_lasting(self, widget: QWidget, is_wide: bool = True) -> None:
        """Show *widget* below the buttons, whatever is possible; small ones stand at the right."""
        if is_wide:
            self._lasting.addWidget(widget, 1)
        else:
            self._lasting.addWidget(widget, alignment=Qt.AlignmentFlag.AlignRight)
        self._always.append(widget)

    def add_above(self, widget: QWidget) -> None:
        """Show *widget* between the buttons and those that are always there."""
        self._rows.insertWidget(0, widget)
        self._always.insert(0, widget)

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""
        names = [action.name for action in self.actions_shown]
        return self._buttons[names.index(name)] if name in names else None

    @property
    def has_keys(self) -> bool:
        """Whether the keyboard is at one of the buttons that come and go."""
        return any(button.hasFocus() for button in self._buttons)

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons, the main one last; two halves that follow each other share a row."""
        before, self.actions_shown = self.actions_shown, list(actions)
        if [action.kind for action in before] == [action.kind for action in actions]:
            for button, action in zip(self._buttons, actions, strict=True):
                button.show_words(action.text, action.tip)
                button.setEnabled(action.is_enabled)
            return
        self._clear()
        self._buttons = [self._made(position, action) for position, action in enumerate(actions)]
        for button in self._buttons:
            button.fitted.connect(self._fit_types)
        self._rows_shown = []
        row: QWidget | None = None
        for button, action in zip(self._buttons, actions, strict=True):
            if not action.is_half:
                self._rows_shown.append(button)
                row = None
            elif row is None:
                row = _paired(button)
                self._rows_shown.append(row)
            else:
                _line(row).addWidget(button, 1)
                row = None
        for place, shown in enumerate(self._rows_shown, 1):  # after what stretches
            self._column.insertWidget(place, shown)
        self._order_keys()
        self._fit_types()

    def _fit_types(self) -> None:
        """All buttons but the main one have type of one size."""
        same = [button for button in self._buttons if not button.is_main]
        size = min((button.largest_type() for button in same), default=0)
        for button in same:
            button.set_type(size)

    def _clear(self) -> None:
        for button in self._buttons:
            button.fitted.disconnect(self._fit_types)
            button.hide()
        for row in self._rows_shown:
            # Not by its layout item: PySide would destroy that a second time.
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def _order_keys(self) -> None:
        """Tab comes to the buttons from top to bottom, whenever they were made."""
        for before, after in pairwise([*self._buttons, *self._always]):
            QWidget.setTabOrder(before, after)

    def _made(self, position: int, action: Action) -> PanelButton:
        button = PanelButton(action.text, action.is_main)
        button.setToolTip(action.tip)
        if action.is_main:
            set_role(button, "main")
            button.setProperty("large", True)
        button.setProperty("action", action.name)
        button.setEnabled(action.is_enabled)
        button.setMinimumHeight(52 if action.is_main else 36)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)  # Enter presses it
        button.clicked.connect(lambda: self._trigger(position))
        return button

    def _trigger(self, position: int) -> None:
        action = self.actions_shown[position]
        self.pressed.emit()
        action.trigger()


def _paired(button: QPushButton) -> QWidget:
    """A row that begins with *button*."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(STEP)
    line.addWidget(button, 1)
    return row


def _line(row: QWidget) -> QHBoxLayout:
    line = row.layout()
    assert isinstance(line, QHBoxLayout)
    return line
