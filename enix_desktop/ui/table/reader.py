"""The table for screen readers: its items, prompts, events, and the board in words."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.table.accessible_scene import SceneAccess
from enix_desktop.ui.table.board_note import BoardNote
from enix_desktop.ui.table.controls import PromptLine
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.scene import SharedScene
from enix_desktop.ui.table.story import Story
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.widgets.accessible import Tree
from enix_desktop.ui.widgets.announcer import Announcer


class TableReader(QObject):
    """Listens to the table, and costs nothing while nobody listens to it."""

    def __init__(
        self,
        keyboard: QWidget,
        view: TableView,
        scene: SharedScene,
        cursor: TableCursor,
        *,
        prompt: PromptLine,
        story: Story,
        tree: Tree,
        board_words: Callable[[], Sequence[str]],
    ) -> None:
        """*keyboard* is the widget that gets the keys of the table; *board_words* tell the whole board."""
        super().__init__(view)
        self._scene, self._board_words = scene, board_words
        self.tree = tree
        self.access = SceneAccess(view, self.tree, keyboard)
        self.announcer = Announcer(view)
        self.note = BoardNote(view)
        self.note.closed.connect(keyboard.setFocus)
        self._later = QTimer(self, interval=0, singleShot=True)
        self._later.timeout.connect(self.access.refresh)
        story.narrator.told.connect(self.announcer.say)
        story.recap.told.connect(self.announcer.say)
        prompt.said.connect(self._on_prompt)
        cursor.moved.connect(self._on_moved)

    def toggle_board(self) -> None:
        """Tell the whole board, and let it be read; or close what was to be read."""
        if self.note.isVisible():
            self.note.put_away()
            return
        texts = self._board_words()
        if texts:
            self.note.tell(texts, self._scene.board_room)
            self.announcer.say(" ".join(texts))

    def put_away(self) -> None:
        """Another viewer comes."""
        self.note.put_away()
        self.announcer.finish()

    def _on_prompt(self, text: str, is_refusal: bool) -> None:
        if not QAccessible.isActive():
            return
        self._later.start()
        ringed = self.tree.focused()
        about = None if ringed is None else self.tree.item(ringed)
        if about is None or text not in about.about:  # else it is read with the item in the ring
            self.announcer.say(text, "prompt", is_refusal)

    def _on_moved(self) -> None:
        self.access.focus()
