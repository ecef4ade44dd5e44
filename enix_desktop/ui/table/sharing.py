"""Several people at one screen: the public table, private moments, and a look at one's own hand."""

from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QMouseEvent

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.table.controls import ButtonPanel
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.sounds import TableSounds
from enix_desktop.ui.table.story import Story
from enix_desktop.ui.widgets.fitting import FittingButton

HAND_KEY = Qt.Key.Key_M


class SharingTable(Protocol):
    """What is needed of the table that several people share."""

    driver: TableDriver
    scene: SharedScene
    queue: AnimationQueue
    sounds: TableSounds
    help: TableHelp
    reader: TableReader
    story: Story
    mode: Mode | None

    @property
    def curtain_wanted(self) -> SignalInstance:
        """A name: nobody else may see what comes next."""

    @property
    def curtain_unwanted(self) -> SignalInstance:
        """Everybody may look again."""

    @property
    def button_panel(self) -> ButtonPanel:
        """The buttons."""

    def show_all(self, view: Any = None) -> None:
        """Show everything again for the viewer: *view*, or else how it is now."""

    def say(self, text: str) -> None:
        """Show *text* in the prompt line."""

    def on_viewer(self) -> None:
        """Somebody else looks."""


class HandButton(FittingButton):
    """Shows the own hand while the mouse holds it down; other ways to press it ask for a private moment."""

    held = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("own_hand")
        self.setMinimumHeight(36)
        self.setAutoDefault(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setDown(True)
            self.held.emit(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        self._let_go()
        super().hideEvent(event)

    def _let_go(self) -> None:
        if self.isDown():
            self.setDown(False)
            self.held.emit(False)


class TableSharing(QObject):
    """Follows the driver between the public table and private moments; without sharing it does nothing."""

    def __init__(self, table: SharingTable, parent: QObject, names: PlayerNames) -> None:
        super().__init__(parent)
        self._table, self._names = table, names
        self.is_peeking = False
        self._has_come = False
        self.button = HandButton()
        self.button.held.connect(self.peek)
        self.button.clicked.connect(table.driver.ask_privately)
        table.button_panel.add_above(self.button)
        table.driver.curtain_wanted.connect(self._on_curtain)
        table.driver.went_public.connect(self._on_public)
        # The key or the button may be let go where nobody here sees it.
        QGuiApplication.instance().focusWindowChanged.connect(self._on_focus)  # type: ignore[union-attr]

    def lift_curtain(self) -> None:
        """The person who was called is alone with the screen."""
        self._has_come = True
        self._table.on_viewer()
        self._table.show_all()
        self._table.driver.lift_curtain()

    def on_asked(self) -> None:
        """Somebody is asked: at the public table the own hand can be looked at, alone there is news."""
        is_public = self._table.driver.is_public
        self.button.setVisible(is_public and self._table.scene.can_peek)
        has_come, self._has_come = self._has_come, False
        if has_come and not is_public:
            self._table.story.recap.offer_news()
        self._table.help.hints.follow_up()

    def on_left(self) -> None:
        """Nobody is asked any more."""
        self.peek(False)
        self.button.hide()

    def peek(self, is_held: bool) -> None:
        """Show the hand of whoever is asked at the public table, for as long as that is wanted.

        Nothing else changes its place: the others look, too, and the button stays under the mouse.
        """
        table = self._table
        if is_held == self.is_peeking or (is_held and (table.mode is None or not table.driver.is_public)):
            return
        self.is_peeking = is_held
        if is_held:
            table.scene.peek(table.driver.peek())
            table.story.recap.peek()
        else:
            table.scene.end_peek(table.driver.view())
            table.story.recap.hide()

    def on_key(self, event: QKeyEvent, is_down: bool) -> bool:
        """The hand is shown while its key is held; return whether it was that key."""
        if event.key() != HAND_KEY:
            return False
        if not event.isAutoRepeat():
            self.peek(is_down)
        return True

    def retranslate(self) -> None:
        self.button.setText(self.tr("Show my hand (hold)"))
        self.button.setToolTip(self.tr("Hold it down, or hold M: your cards are shown as long as you hold."))

    def _on_public(self, view: Any) -> None:
        """Nothing of the private moment stays, and nothing that still moves shows it again."""
        table = self._table
        table.queue.finish_silently()
        table.sounds.flush()
        self._forget_viewer()
        table.on_viewer()
        table.show_all(view)
        table.curtain_unwanted.emit()

    def _on_curtain(self, seat: Seat) -> None:
        self._forget_viewer()
        self._table.curtain_wanted.emit(self._names.player(seat))

    def _forget_viewer(self) -> None:
        """Somebody else is to look: nothing of what was asked or told stays."""
        table = self._table
        table.help.put_away()
        table.say("")
        table.reader.put_away()
        table.story.close()

    def _on_focus(self) -> None:
        self.peek(False)
