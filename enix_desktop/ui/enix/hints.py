"""Hints at the table: a note with what a skilled player would do and why, and lights on what is meant."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGraphicsItem, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from enix_desktop.app.play.table_driver import Hint, TableDriver
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.view import View
from enix_desktop.players.enix.advice import Advice
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.hint_lights import (
    ButtonRing,
    CardRing,
    around_back,
    around_tile,
    paint_lamp,
    placement,
    way,
)
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.table_plan import TablePlan
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.controls import TALL, ButtonPanel
from enix_desktop.ui.table.items import remove
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font

PATIENCE = 200
"""Milliseconds after which a person is told that a hint is being looked for."""
_LAMP_ROOM = 44
_BUTTONS: dict[type[object], str] = {EndGame: "end", Stop: "stop", Pass: "pass"}
"""The untranslated names of the buttons by which these moves are made."""


class LampButton(QPushButton):
    """Asks for a hint; a picture, because there is no room for the word in every language."""

    def __init__(self) -> None:
        super().__init__()
        self._lamp = QPixmap()
        self.setObjectName("hint_button")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(True)

    def sizeHint(self) -> QSize:
        return QSize(44, max(40, super().sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        ratio = self.devicePixelRatioF()
        size = self._lamp.deviceIndependentSize().toSize()
        if size != self.size() or self._lamp.devicePixelRatio() != ratio:
            self._lamp = _lamp_picture(self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._lamp)
        painter.end()


def _lamp_picture(size: QSize, ratio: float) -> QPixmap:
    """A lamp in the middle; painted once, because the table below is painted all the time."""
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_lamp(painter, QPointF(size.width() / 2, size.height() / 2 - 0.5), 13)
    painter.end()
    return picture


class HintNote(QFrame):
    """A slip of paper in place of the prompt line; clicks go through to the table."""

    def __init__(self, table: QWidget, prompt: QWidget) -> None:
        super().__init__(table)
        self.table, self._prompt = table, prompt
        self._plan: TablePlan | None = None
        self.setObjectName("hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        set_role(self, "chosen")
        self._what, self._why = PlainLabel(parent=self), PlainLabel(parent=self)
        for label in (self._what, self._why):
            label.setWordWrap(True)
            set_role(label, "prompt")
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return " ".join(label.text() for label in (self._what, self._why) if label.text())

    def say(self, what: str, why: str = "") -> None:
        """Show one sentence, or two."""
        self._what.setText(what)
        self._why.setText(why)
        self._why.setVisible(bool(why))
        self.setAccessibleName(self.text)
        self._fit()
        self._prompt.hide()
        self.show()
        self.raise_()
        announce(self, self.text)

    def put_away(self) -> None:
        """Let the prompt line speak again."""
        self.hide()
        self._prompt.show()

    def place(self, plan: TablePlan) -> None:
        """Lie where *plan* has the prompt line, as high as it must be."""
        self._plan = plan
        self._fit()

    def _fit(self) -> None:
        if self._plan is None:
            return
        size = 18 if self.table.height() >= TALL else 15
        labels = [label for label in (self._what, self._why) if label.text()]
        self._what.setFont(font(size, QFont.Weight.DemiBold))
        self._why.setFont(font(size))
        edge, room = 2 * STEP + 2, self._plan.prompt.toRect()
        beside = _LAMP_ROOM + 3 * STEP
        wished = max(
            (QFontMetrics(label.font()).horizontalAdvance(label.text()) for label in labels), default=0
        )
        inner = min(room.width() - beside, wished + 2 * STEP)
        heights = [label.heightForWidth(inner) for label in labels]
        whole = QSize(inner + beside, max(sum(heights) + 2 * edge, 40))
        top = (whole.height() - sum(heights)) // 2
        for label, height in zip(labels, heights, strict=True):
            label.setGeometry(_LAMP_ROOM, top, inner, height)
            top += height
        left = room.center().x() - whole.width() // 2
        # A little lower than the line, so that the lowest tile is hardly covered.
        bottom = room.bottom() + 1 + (2 * STEP if whole.height() > room.height() else 0)
        self.setGeometry(left, bottom - whole.height(), whole.width(), whole.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_lamp(painter, QPointF(_LAMP_ROOM / 2, self.height() / 2), 14)
        painter.end()


class Hints(QObject):
    """Shows the hint that was asked for, until the next action; it decides nothing."""

    def __init__(
        self, controller: TableDriver, scene: TableScene, note: HintNote, panel: ButtonPanel, names: Names
    ) -> None:
        super().__init__(note)
        self._controller, self._scene, self._panel = controller, scene, panel
        self.words = HintWords(names, self)
        self.note = note
        self.forbidden: Callable[[], str] = self.words.forbidden
        """What is said where hints are not allowed."""
        self._hint: Hint | None = None
        self._sentence: Callable[[], str] | None = None
        """What the note says if it is no hint, in the language of the moment."""
        self._lights: list[QGraphicsItem] = []
        self._ring: ButtonRing | None = None
        self._waiting = QTimer(self, singleShot=True, interval=PATIENCE)
        self._waiting.timeout.connect(lambda: self._tell(self.words.thinking))
        controller.hinted.connect(self._on_hinted)

    @property
    def is_shown(self) -> bool:
        """Whether anything of a hint is to be seen."""
        return self.note.isVisible() or bool(self._lights)

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._hint

    def toggle(self, whom_we_wait_for: Callable[[], str]) -> None:
        """Hide what is shown, or ask for a hint, or say why there is none."""
        if self._hint is not None and not self.note.isVisible():
            self._say(self._hint)  # the ghost of a tile is still there
        elif self.is_shown:
            self.hide()
        elif not self._controller.hints_allowed:
            self._tell(self.forbidden)
        elif self._controller.decision is None:
            self._tell(whom_we_wait_for)
        else:
            self._waiting.start()
            self._controller.ask_hint()

    def hide(self) -> None:
        """Take everything away; a hint still to come is not wanted any more."""
        self._waiting.stop()
        self._hint = self._sentence = None
        self.note.put_away()
        self._put_out()
        self._scene.conceal()

    def on_action(self) -> None:
        """Something was done: the note goes; where a tile is in hand, its ghost stays to be followed."""
        if self._hint is not None and isinstance(self._hint.move, PlaceTile):
            self.note.put_away()
        else:
            self.hide()

    def retranslate(self) -> None:
        """Say the same in the current language."""
        if self.note.isVisible():
            if self._sentence is not None:
                self.note.say(self._sentence())
            elif self._hint is not None:
                self._say(self._hint)
        self._light_again()  # buttons with other words are other buttons

    def place(self, plan: TablePlan) -> None:
        """Follow the table to where *plan* has everything."""
        self.note.place(plan)
        self._light_again()

    def _tell(self, sentence: Callable[[], str]) -> None:
        self._sentence = sentence
        self.note.say(sentence())

    def _on_hinted(self, hint: Hint | None) -> None:
        is_wanted = self._waiting.isActive() or self._sentence == self.words.thinking
        if not is_wanted:
            return
        self.hide()
        if hint is None:
            self._tell(self.words.none_found)
            return
        self._hint = hint
        self._say(hint)
        self._light(hint.decision.view, hint.move, hint.reason)

    def _say(self, hint: Hint) -> None:
        view: View = hint.decision.view
        self.note.say(self.words.what(view, hint.move), self.words.why(hint.move, hint.reason))

    def _put_out(self) -> None:
        # What was lit may have left the table, and its light with it.
        remove([light for light in self._lights if isValid(light)])
        self._lights = []
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None

    def _light_again(self) -> None:
        if self._hint is not None:
            self._put_out()
            self._light(self._hint.decision.view, self._hint.move, self._hint.reason)

    def _light(self, view: View, move: Move, advice: Advice) -> None:
        scene, board = self._scene, self._scene.board
        match move:
            case LayCard(card):
                self._lights = [CardRing(scene.hand.cards[card])]
            case Cross(tile):
                tiles: tuple[Energy, ...] = (tile,)
                onward = advice.facts.get("way")
                if isinstance(onward, tuple):
                    tiles = onward
                here = view.pawns[view.seat]
                self._lights = [way(board, (here, *tiles)), around_tile(board, tile)]
            case TakeCards(stacks):
                self._lights = [CardRing(scene.stacks[position]) for position in stacks]
            case Refill(stack):
                self._lights = [CardRing(scene.stacks[stack])]
            case Steal(victim, energy):
                self._lights = [around_back(scene.places[victim], energy)]
            case PlaceTile():
                self._lights = placement(board, view.table.components, move)
                around = TILE_RADIUS * 1.2
                spot = centre(move.cell)
                scene.reveal(QRectF(spot, spot).adjusted(-around, -around, around, around))
            case PlayEnix(card, target):
                self._lights = [CardRing(scene.hand.cards[card])]
                if target is not None:
                    self._lights.append(around_tile(board, target))
                else:
                    self._light_button("cap_off")
            case _:
                self._light_button(_BUTTONS[type(move)])

    def _light_button(self, name: str) -> None:
        button = self._panel.button(name)
        if button is not None:
            self._ring = ButtonRing(button, self.note.table)
