"""The frame of a table: the scene, the prompt line, the buttons and the log, and where the keys are."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.animation import SPEEDS, AnimationQueue
from enix_desktop.ui.table.controls import ButtonPanel, PromptLine
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.log_panel import NARROW, WIDTH, LogPanel
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.view import TableView

ROOMY = 1500
"""From this width on there is room for a wide log."""


class TableFrame(QWidget):
    """Holds what can be seen and pressed; what it means is for the screen to say."""

    def __init__(self, scene: SharedScene, speed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table")
        self._shared_scene = scene
        scene.setParent(self)  # so that both go when the game is left
        self.view = TableView(scene)
        self.queue = AnimationQueue(self)
        self.queue.factor = SPEEDS[speed]
        scene.is_moving = lambda: self.queue.is_running
        scene.set_pace(self.queue.duration)
        self.log = LogPanel()
        self.log.hide()
        self._prompt = PromptLine(self.view)
        self._panel = ButtonPanel(self.view)
        self._arranged: Sequence[QRectF] = ()
        """The rooms of the scene in which prompt and buttons lie."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.log)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it would scroll with the arrows
        self.cursor_ring = TableCursor(scene, self.hasFocus, self)

    def set_speed(self, speed: str) -> None:
        self.queue.factor = SPEEDS[speed]

    def prompt(self) -> str:
        return self._prompt.text()

    @property
    def actions_shown(self) -> Sequence[Action]:
        return self._panel.actions_shown

    @property
    def button_panel(self) -> ButtonPanel:
        return self._panel

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""
        return self._panel.button(name)

    def offer(self, actions: Sequence[Action]) -> None:
        """Show these buttons, the main one last and large; from one that goes, the keys come to the table."""
        had_keys = self._panel.has_keys
        self._panel.offer(actions)
        if had_keys and not self._panel.has_keys:
            self.setFocus()

    def duration(self, milliseconds: int) -> int:
        return self.queue.duration(milliseconds)

    def show_view(self, view: Any) -> None:
        """Show *view*; the public table may have other rooms than that of a person."""
        self._shared_scene.show_view(view)
        self.follow_rooms()

    def follow_rooms(self) -> None:
        """The scene has shown a view, perhaps as the end of an animation: lie where it has room."""
        if self._arranged != self._rooms():
            self._arrange()
            self.view.renew_ground()

    def _rooms(self) -> Sequence[QRectF]:
        scene = self._shared_scene
        return scene.board_room, scene.prompt_room, scene.button_room

    def _arrange(self) -> None:
        self._arranged = self._rooms()
        self._prompt.place(self._shared_scene.prompt_room.toRect())
        self._panel.setGeometry(self._shared_scene.button_room.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The log is narrow where the table needs the room."""
        self.log.setFixedWidth(WIDTH if self.width() >= ROOMY else NARROW)
        super().resizeEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab goes through what can be chosen on the table, then to the buttons."""
        if self.hasFocus() and self.cursor_ring.step(is_next):
            return True
        return bool(super().focusNextPrevChild(is_next))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab begins at the first group, Shift+Tab at the last."""
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        if event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason):
            self.cursor_ring.step(event.reason() == reasons.TabFocusReason, from_outside=True)
        self.cursor_ring.draw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cursor_ring.draw()
