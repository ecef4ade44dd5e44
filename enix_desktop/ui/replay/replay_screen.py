"""A recorded game on its table, with its controls below."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from enix_desktop.app.play.replay_branch import branch_points, branched
from enix_desktop.app.play.replay_reel import Reel, Viewpoint
from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.coaching.course import can_be_reviewed
from enix_desktop.ui.replay.bar import ReplayBar
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.screens import FinalScreen
from enix_desktop.ui.table.use import ReplayUse


class ReplayScreen(QWidget):
    """Goes through a game that was played, or as much of it as may be seen."""

    left = Signal()
    review_wanted = Signal()
    branched = Signal(object)
    """The record of a new game that begins here."""
    place_wanted = Signal(str)
    """A place in the book."""

    def __init__(self, kind: ReplayKind, reel: Reel, speed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.kind = kind
        self.run = ReplayRun(reel, self)
        self._branch_points = branch_points(reel)
        self.run.set_speed(speed)
        self._speed = speed
        self._use = ReplayUse(self.run)
        self.table = kind.table(self.run, speed, self._use)
        self.run.viewpoint_changed.connect(self.table.put_away_help)
        self.bar = ReplayBar(kind, self.run, speed, self.sentences)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.table.widget)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.bar)
        self.final: FinalScreen | None = None
        """How the game ended, while that is shown instead of the table."""
        self._connect()
        self._add_shortcuts()
        self.setFocusProxy(self.table.widget)
        self._show_index()

    def _connect(self) -> None:
        run, bar = self.run, self.bar
        run.moved.connect(self._show_index)
        run.moved.connect(self._leave_ending)
        run.ended.connect(lambda: self._show_ending(self._speed))
        run.viewpoint_changed.connect(self._on_viewpoint)
        bar.pressed.connect(self._do)
        bar.timeline.wanted.connect(self._go_to)
        bar.timeline.asked.connect(lambda index: bar.timeline.tell("\n".join(self.described(index))))
        bar.finder.found.connect(bar.timeline.show_found)
        bar.finder.wanted.connect(self._go_to)
        bar.finder.left.connect(self.table.widget.setFocus)
        bar.speed_chosen.connect(self.set_speed)
        bar.viewpoint_chosen.connect(self._set_viewpoint)
        bar.branch_wanted.connect(self._branch)
        bar.export_wanted.connect(self._export)
        bar.left.connect(self.left)
        self.table.place_wanted.connect(self.place_wanted)

    def _add_shortcuts(self) -> None:
        keys = QKeySequence.StandardKey
        for key, call in (
            (keys.Find, self._seek),
            (keys.FindNext, lambda: self.bar.finder.go(True)),
            (keys.FindPrevious, lambda: self.bar.finder.go(False)),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(call)

    def begin(self) -> None:
        self.table.begin()

    def _show_ending(self, speed: str) -> None:
        """Tell how the game ended, as it was told when it was played, or at once if instant."""
        outcome = self.run.reel.record.outcome
        if outcome is None or self.final is not None:
            return
        final = self.final = self.table.final_screen(outcome)
        final.watch_only()
        final.table_requested.connect(self._leave_ending)
        final.replay_requested.connect(self.run.play)
        final.review_requested.connect(self.review_wanted)
        if can_be_reviewed(self.run.reel.record):
            final.offer_review()
        self._pages.addWidget(final.widget)
        self._pages.setCurrentWidget(final.widget)
        final.begin(speed)
        final.widget.setFocus()

    def _leave_ending(self) -> None:
        """Back to the table."""
        if self.final is not None:
            final, self.final = self.final, None
            self._pages.removeWidget(final.widget)
            final.widget.deleteLater()
            self.table.widget.setFocus()

    def close_replay(self) -> None:
        self.run.close()

    def set_speed(self, speed: str) -> None:
        self._speed = speed
        self.run.set_speed(speed)
        self.table.set_speed(speed)
        self.bar.speed.set_key(speed)

    def sentences(self, index: int) -> list[str]:
        """What happened in the last of *index* moves, as the viewer may know it."""
        return self._use.sentences(self.table, index)

    def described(self, index: int) -> list[str]:
        """Where *index* is in the game, and what happened there."""
        chapter = self.run.reel.chapter(index)
        if chapter.seat is None:
            where = self.tr("Round {number}").format(number=chapter.round)
        else:
            name = self.run.reel.record.participants[chapter.seat].name
            where = self.tr("Round {number}, {player}’s turn").format(number=chapter.round, player=name)
        return [where, *self.sentences(index)]

    def text(self) -> str:
        """The whole game in sentences, as the viewer may know it."""
        names = ", ".join(who.name for who in self.run.reel.record.participants)
        told = [line for stop in self.run.reel.stops for line in self.sentences(stop)]
        return "\n".join([names, "", *told]) + "\n"

    def _do(self, name: str) -> None:
        if name == "play":
            self.toggle()
        else:
            self._settle()
            self._steps()[name]()

    def _steps(self) -> Mapping[str, Callable[[], object]]:
        run = self.run
        return {
            "first": lambda: run.go_to(0),
            "chapter_back": lambda: run.to_chapter(False),
            "back": run.step_back,
            "forward": run.step_forward,
            "chapter_forward": lambda: run.to_chapter(True),
            "last": self._to_result,
        }

    def _to_result(self) -> None:
        """Jump to the end: the result is there at once, and the table behind it."""
        self.run.go_to(self.run.reel.last)
        self._show_ending("instant")

    def toggle(self) -> None:
        """Go on by itself, or stay."""
        self.run.set_paused(self.run.is_playing)

    def _settle(self) -> None:
        """Finish the current animation at once, and stay."""
        self.run.pause()
        self.table.skip()

    def _go_to(self, index: int) -> None:
        self._settle()
        self.run.go_to(index)

    def _set_viewpoint(self, viewpoint: Viewpoint) -> None:
        self.table.skip()
        self.run.set_viewpoint(viewpoint)
        self.bar.show_viewpoint()

    def _on_viewpoint(self) -> None:
        self.bar.show_viewpoint()
        self.bar.finder.search()  # others know other things
        self._say_place()

    def _show_index(self) -> None:
        self.bar.show_index(self.run.index, self.run.index in self._branch_points)
        self._say_place()

    def _say_place(self) -> None:
        """For those who do not see the line."""
        self.bar.timeline.setAccessibleDescription(" ".join(self.described(self.run.index)))

    def _seek(self) -> None:
        self.bar.finder.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.finder.field.selectAll()

    def _branch(self) -> None:
        from enix_desktop.ui.replay.branch_dialog import BranchDialog

        self._settle()
        dialog = BranchDialog(self.kind, self.run.reel, self.run.viewpoint.seat, self)
        dialog.accepted.connect(lambda: self._on_branch(dialog.players))
        dialog.open()

    def _on_branch(self, players: list[str | None]) -> None:
        record = branched(self.run.reel, self.run.index, players)
        # The page goes with the game that begins; the dialog is still on it.
        QTimer.singleShot(0, self, lambda: self.branched.emit(record))

    def _export(self) -> None:
        from enix_desktop.ui.replay.export_dialog import ExportDialog

        self._settle()
        ExportDialog(self.kind, self.run, self.text(), self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Home and End jump, the page keys turn chapters; Space plays, Esc leaves."""
        name = {
            Qt.Key.Key_Left: "back",
            Qt.Key.Key_Right: "forward",
            Qt.Key.Key_Up: "chapter_back",
            Qt.Key.Key_Down: "chapter_forward",
            Qt.Key.Key_PageUp: "chapter_back",
            Qt.Key.Key_PageDown: "chapter_forward",
            Qt.Key.Key_Home: "first",
            Qt.Key.Key_End: "last",
            Qt.Key.Key_Space: "play",
            Qt.Key.Key_P: "play",
        }.get(Qt.Key(event.key()))
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif name is not None:
            self._do(name)
        elif event.key() == Qt.Key.Key_O and self.bar.open.isEnabled():
            self.bar.open.click()
        elif event.key() == Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.left.emit()  # a full screen is left first
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say_place()
        super().changeEvent(event)
