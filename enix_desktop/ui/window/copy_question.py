"""The question before a copy of an unfinished game continues."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.copies import Continuation, Way, continuation_of
from enix_desktop.app.library.saves import SavedGame
from enix_desktop.app.play.games import resumed
from enix_desktop.ui.widgets.plain_box import PlainBox

Resume = Callable[[SavedGame, bool], object]
"""Shows or plays a game, as a branch if so told."""


class CopyQuestion(QObject):
    """Asks before a copy is played: it continues in its original, or as a game of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def go_on(self, game: SavedGame, resume: Resume) -> None:
        """Have *game* shown if it is over, else played; before a copy is played, say so and ask."""
        if game.record.outcome is not None:
            resume(game, False)
            return
        resumed(game)  # what cannot be played is neither asked about nor copied
        continuation = continuation_of(game)
        if continuation.way is Way.AS_IT_IS:
            resume(game, False)
        elif continuation.way is Way.IN_ITS_ORIGINAL:
            self._ask(game.path, continuation, lambda: resume(continuation.game, False))
        else:
            self._ask(game.path, continuation, lambda: resume(game, True))

    def _ask(self, chosen: Path, continuation: Continuation, play: Callable[[], object]) -> None:
        if continuation.way is Way.IN_ITS_ORIGINAL:
            text = self.tr(
                "“{copy}” is a copy of a game with {players} that is not finished. "
                "The game itself continues, where you left it."
            )
            yes = self.tr("&Continue the game")
        else:
            text = self.tr(
                "“{copy}” is a copy of an unfinished game. It continues as a game of its own: luck decides "
                "again, and everybody chooses their face-down card again."
            )
            yes = self.tr("&Play the copy")
        names = [who.name for who in continuation.game.record.participants]
        text = text.format(copy=chosen.stem, players=QLocale().createSeparatedList(names))
        box = PlainBox(PlainBox.Icon.Information, self._window.windowTitle(), text, self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        go_on = box.addButton(yes, PlainBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Cancel"), PlainBox.ButtonRole.RejectRole)
        box.setDefaultButton(go_on)
        box.buttonClicked.connect(lambda button: play() if button is go_on else None)
        box.open()
