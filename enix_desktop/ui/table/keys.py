"""What the keys mean at the table: the first that can use a key gets it."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.mode import Mode
from enix_desktop.ui.table.reader import TableReader
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.sharing import TableSharing

COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key belongs to the window."""
ZOOM = 1.15
_KEEPING_NOTES = (Qt.Key.Key_Escape, Qt.Key.Key_C, Qt.Key.Key_Shift)
"""The keys that put a note about a card away themselves, or mean nothing alone."""

MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""They begin a shortcut, or are held by habit: alone they mean nothing."""


class KeyedTable(Protocol):
    """What keys can do at a table."""

    scene: SharedScene
    queue: AnimationQueue
    help: TableHelp
    mode: Mode | None
    cursor_ring: TableCursor
    reader: TableReader
    sharing: TableSharing

    def toggle_log(self) -> None:
        """Show what happened, in sentences, or hide it."""

    def toggle_pause(self) -> None:
        """Pause or resume."""

    def toggle_last_move(self) -> None:
        """Show what happened since the viewer's last move, or hide it."""

    def put_recap_away(self) -> bool:
        """Put away what happened since the viewer's last turn; return whether it was there."""

    def on_own_key(self, event: QKeyEvent) -> bool:
        """A key that only this game has; return whether it meant something."""


class TableKeys:
    """Hands keys to what is open, then to the ring and the mode, then to the table itself."""

    def __init__(self, screen: KeyedTable) -> None:
        self._screen = screen

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; return whether it means anything here."""
        screen = self._screen
        if event.modifiers() & COMMANDS:
            return False
        if screen.sharing.is_peeking and event.isAutoRepeat():
            return True  # the key that shows the hand is still held
        if screen.queue.is_held and event.key() not in MODIFIERS:
            screen.queue.skip()
            return True
        is_read = event.key() not in (Qt.Key.Key_V, *MODIFIERS) and screen.put_recap_away()
        if is_read and event.key() == Qt.Key.Key_Escape:
            return True
        if event.key() not in _KEEPING_NOTES:
            screen.help.hide_notes()
        if event.key() == Qt.Key.Key_Escape and screen.help.asking.is_open:
            screen.help.asking.hide()
        elif event.key() == Qt.Key.Key_Escape and screen.reader.note.isVisible():
            screen.reader.note.put_away()
        elif event.key() == Qt.Key.Key_Escape and screen.help.put_away_notes():
            pass
        elif event.key() == Qt.Key.Key_Space and screen.queue.is_running:
            screen.queue.skip()
        elif self._is_for_mode(event):
            screen.help.hints.on_action()
            screen.cursor_ring.refresh()
        elif not screen.help.on_key(event) and not screen.cursor_ring.reveal(event):
            return self._on_table_key(event)
        return True

    def _is_for_mode(self, event: QKeyEvent) -> bool:
        cursor, mode = self._screen.cursor_ring, self._screen.mode
        if cursor.on_arrow(event) or cursor.on_choosing(event):
            return True
        return mode is not None and mode.on_key(event)

    def _on_table_key(self, event: QKeyEvent) -> bool:
        screen, scene = self._screen, self._screen.scene
        notes, item = screen.help.notes, screen.cursor_ring.item
        match event.key():
            case _ if screen.on_own_key(event) or screen.sharing.on_key(event, True):
                pass
            case Qt.Key.Key_C | Qt.Key.Key_Menu if notes is not None and item is not None:
                (notes.open_for if event.key() == Qt.Key.Key_Menu else notes.toggle_for)(item)
            case Qt.Key.Key_P:
                screen.toggle_pause()
            case Qt.Key.Key_V:
                screen.toggle_last_move()
            case Qt.Key.Key_B:
                screen.reader.toggle_board()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                scene.zoom(ZOOM, scene.board_room.center())
            case Qt.Key.Key_Minus:
                scene.zoom(1 / ZOOM, scene.board_room.center())
            case Qt.Key.Key_0 | Qt.Key.Key_F:
                scene.fit()
            case Qt.Key.Key_L:
                screen.toggle_log()
            case _:
                return False
        return True
