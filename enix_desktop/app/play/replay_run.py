"""Drives a replay: goes through a recorded game, forward and back. It asks nobody and writes nothing."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.app.play.table_driver import AnyMatch, Decision, Happening, TableDriver
from enix_desktop.app.play.undo import Obstacle
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.match import Match
from enix_desktop.engine.rules import Event, Seat

PAUSES = {"slow": 1200, "normal": 700, "fast": 400, "rapid": 250, "instant": 120}
"""Milliseconds between what was shown and what comes next, by speed."""


class ReplayRun(TableDriver):
    """One replay at the table. Nothing can be decided."""

    moved = Signal(int)
    """So many moves of the game are made now."""
    playing = Signal(bool)
    """It began or stopped to go on by itself."""
    viewpoint_changed = Signal()
    ended = Signal()
    """The game was played on to its end: its result can be told."""

    def __init__(self, reel: Reel, parent: QObject | None = None) -> None:
        super().__init__()
        self.setParent(parent)
        self.reel = reel
        self.index = 0
        self.people: tuple[Seat, ...] = ()
        self._viewpoint = reel.permitted[0]
        record = replace(reel.record, entries=[], outcome=None)
        self._match: AnyMatch = Match(reel.game.rules, record, SeededChance(0), reel.states[0])
        self._is_showing = False
        self.is_playing = False
        self._timer = QTimer(self, singleShot=True, interval=PAUSES["normal"])
        self._timer.timeout.connect(self._play_on)
        self.viewer: Seat = self._viewpoint.seat

    @property
    def match(self) -> AnyMatch:
        """The game as far as it is shown; read-only."""
        return self._match

    @property
    def decision(self) -> Decision | None:
        """Nobody is asked."""
        return None

    @property
    def hints_allowed(self) -> bool:
        """There is nothing to decide."""
        return False

    @property
    def viewpoint(self) -> Viewpoint:
        """Who is looking."""
        return self._viewpoint

    def set_viewpoint(self, viewpoint: Viewpoint) -> None:
        """Look with other eyes, if these may look."""
        if viewpoint in self.reel.permitted and viewpoint != self._viewpoint:
            self._viewpoint, self.viewer = viewpoint, viewpoint.seat
            self._show_current()
            self.viewpoint_changed.emit()

    def view(self) -> Any:
        """The table as the viewer may see it."""
        return self.reel.view(self.index, self._viewpoint)

    def told(self) -> list[Event]:
        """Everything that happened so far, as the viewer may know it."""
        return self.reel.told(self.index, self._viewpoint)

    def just_told(self) -> list[Event]:
        """What happened last, as the viewer may know it."""
        return self.reel.happened(self.index, self._viewpoint)

    def go_to(self, index: int) -> None:
        """Show at once how it was when *index* moves were made."""
        wanted = max(0, min(index, self.reel.last))
        if wanted != self.index:
            self._set_index(wanted)
            self._show_current()

    def step_forward(self) -> None:
        """Show what happens next; at the end only the result is left."""
        index = self.reel.stop(self.index, 1)
        if index == self.index:
            self._end()
            return
        self._set_index(index)
        events = self.just_told()
        if events:
            self._is_showing = True
            self.happened.emit(Happening(events, self.view()))
        else:
            self._show_current()

    def step_back(self) -> None:
        """Show how it was before the last thing happened."""
        self.go_to(self.reel.stop(self.index, -1))

    def to_chapter(self, forward: bool) -> None:
        """Go to where the next chapter begins, or the one before."""
        self.go_to(self.reel.chapter_beside(self.index, forward))

    def play(self) -> None:
        """Go on by itself; from the end, from the beginning."""
        if self.is_playing:
            return
        if self.index == self.reel.last:
            self.go_to(0)
        self._set_playing(True)
        if not self._is_showing:
            self.step_forward()

    def pause(self) -> None:
        """Stay here; what is being shown is shown to its end."""
        self._timer.stop()
        if self.is_playing:
            self._set_playing(False)

    def set_speed(self, speed: str) -> None:
        """Wait as long between two things as *speed* says."""
        self._timer.setInterval(PAUSES[speed])

    def begin(self) -> None:
        """Nobody has to be asked."""

    def go_on(self) -> None:
        """The window has shown what happened."""
        self._is_showing = False
        if not self.is_playing:
            return
        if self.index == self.reel.last:
            self._end()
        else:
            self._timer.start()

    def _end(self) -> None:
        self.pause()
        if self.reel.is_over:
            self.ended.emit()

    def set_paused(self, is_paused: bool) -> None:
        """Pause or play."""
        (self.pause if is_paused else self.play)()

    def lift_curtain(self) -> None:
        """There is none."""

    def decide(self, move: Any) -> None:
        """Everything is decided already."""

    def refusal(self, move: Any) -> Any:
        """Nobody asks for one."""

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """What is over cannot be interrupted."""

    def is_interrupting(self, seat: Seat) -> bool:
        """Nobody does."""
        return False

    def undo(self) -> Obstacle:
        """A replay has a way back of its own."""
        return Obstacle.AGREEMENT

    def redo(self) -> bool:
        """Nothing is taken back here."""
        return False

    def ask_hint(self) -> None:
        """There are none."""

    def close(self) -> None:
        """Stop."""
        self.pause()

    def _set_index(self, index: int) -> None:
        self.index = index
        self._match.state = self.reel.states[index]
        self.moved.emit(index)

    def _show_current(self) -> None:
        self._is_showing = False
        self.undone.emit()
        if self.is_playing:
            self._timer.start()

    def _play_on(self) -> None:
        if self.is_playing and not self._is_showing:
            self.step_forward()

    def _set_playing(self, is_playing: bool) -> None:
        self.is_playing = is_playing
        self.playing.emit(is_playing)
