"""What the keys mean at the table: whoever can use a key first gets it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from enix_desktop.ui.enix.table_screen import TableScreen

COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key belongs to the window."""
ZOOM = 1.15
_KEEPING_NOTES = (Qt.Key.Key_Escape, Qt.Key.Key_C, Qt.Key.Key_Shift)
"""The keys that put a note about a card away themselves, or mean nothing alone."""


class TableKeys:
    """Hands keys to what is open, then to the ring and the mode, then to the table itself."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; return whether it means anything here."""
        screen = self._screen
        if event.modifiers() & COMMANDS:
            return False
        if event.key() not in _KEEPING_NOTES:
            screen.help.notes.hide()  # whoever plays on has read it
        if event.key() == Qt.Key.Key_Escape and screen.asking.is_open:
            screen.asking.hide()
        elif event.key() == Qt.Key.Key_Escape and screen.reader.note.isVisible():
            screen.reader.note.put_away()
        elif event.key() == Qt.Key.Key_Escape and screen.help.put_away_notes():
            pass
        elif event.key() == Qt.Key.Key_Space and screen.queue.is_running:
            screen.queue.skip()
        elif self._is_for_mode(event):
            screen.hints.on_action()
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
        match event.key():
            case Qt.Key.Key_I if screen.interrupt.isVisible():
                screen.interrupt.click()
            case Qt.Key.Key_C | Qt.Key.Key_Menu if screen.cursor_ring.item is not None:
                notes, item = screen.help.notes, screen.cursor_ring.item
                (notes.open_for if event.key() == Qt.Key.Key_Menu else notes.toggle_for)(item)
            case Qt.Key.Key_P:
                screen.toggle_pause()
            case Qt.Key.Key_V:
                screen.last_move.toggle()
            case Qt.Key.Key_B:
                screen.reader.toggle_board()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                scene.zoom(ZOOM, scene.plan.board.center())
            case Qt.Key.Key_Minus:
                scene.zoom(1 / ZOOM, scene.plan.board.center())
            case Qt.Key.Key_0 | Qt.Key.Key_F:
                scene.fit()
            case Qt.Key.Key_L:
                screen.log.setVisible(not screen.log.isVisible())
            case _:
                return False
        return True
