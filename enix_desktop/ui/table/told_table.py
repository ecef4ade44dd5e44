"""What a person can ask of the story of a table, and who is meant by "you" in it."""

from PySide6.QtCore import Signal

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Seat
from enix_desktop.ui.table.hooks import TableHooks
from enix_desktop.ui.table.narration import NO_SEAT
from enix_desktop.ui.table.use import TableUse


class ToldTable(TableHooks):
    """A table that tells its story: the log, the recap, and what waits to be read."""

    driver: TableDriver
    use: TableUse
    log_chosen = Signal(bool)
    """Somebody opened the log, or closed it."""

    @property
    def you(self) -> Seat:
        """The seat of the person who is looking, if one is."""
        viewer = self.driver.viewer
        return viewer if self.use.says_you and viewer in self.driver.people else NO_SEAT

    def set_waiting(self, waits: bool) -> None:
        """Let what concerns the viewer stay until a click or a key, or not."""
        self.story.narrator.waits = waits

    def toggle_log(self) -> None:
        """Show the log, or hide it."""
        is_open = self.log.isHidden()
        self.log.setVisible(is_open)
        self.log_chosen.emit(is_open)

    def toggle_last_move(self) -> None:
        """Show what happened since the viewer's last move, or hide it."""
        if self.last_move is not None and self.isVisible():  # not behind a curtain
            self.help.hints.on_action()  # a hint lies over the sentence
            self.last_move.toggle()

    def put_recap_away(self) -> bool:
        """The viewer goes on, so the recap has been read; return whether it was there."""
        was_there = self.story.recap.panel.isVisible()
        self.story.recap.hide()
        if self.last_move is not None:
            self.last_move.hide()
        return was_there

    def waiting_prompt(self) -> str:
        if self.driver.is_looked_at:
            return self.words.looked_at()
        return self.use.prompt(self)

    def usual_prompt(self) -> str:
        """Who has to move now."""
        if self.driver.is_paused:
            return self.words.paused()
        view = self.driver.view()
        if not view.to_move:
            return self.words.over()
        others = [seat for seat in view.to_move if seat not in self.driver.people] or view.to_move
        return self.waiting_for(others, view)
